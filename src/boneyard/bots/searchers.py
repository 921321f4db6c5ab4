"""Which games are searched, and how: a row for each family, found by the type of its rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boneyard.bots import lines, pokerexpert, trainsearch, trickexpert
from boneyard.bots.thought import Searcher
from boneyard.core.game import Game
from boneyard.games.lines.rules import LineGame
from boneyard.games.poker.rules import PokerGame
from boneyard.games.trains.rules import TrainGame
from boneyard.games.tricks.rules import TrickGame

SEARCHERS: Final[Mapping[type[Game], Searcher]] = MappingProxyType(
    {
        LineGame: Searcher(lines.think, MappingProxyType({"easy": 4, "normal": 60, "expert": 400})),
        # More worlds make it surer, but hardly stronger.
        TrickGame: Searcher(trickexpert.think, MappingProxyType({"easy": 6, "normal": 40, "expert": 200})),
        TrainGame: Searcher(trainsearch.think, MappingProxyType({"easy": 8, "normal": 100, "expert": 400})),
        PokerGame: Searcher(pokerexpert.think, MappingProxyType({"easy": 10, "normal": 300, "expert": 1000})),
    }
)
