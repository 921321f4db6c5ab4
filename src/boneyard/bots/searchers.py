"""Which games are searched, and how: a row for each family, found by the type of its rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boneyard.bots import lines, trainsearch
from boneyard.bots.thought import Searcher
from boneyard.core.game import Game
from boneyard.games.lines.rules import LineGame
from boneyard.games.trains.rules import TrainGame

SEARCHERS: Final[Mapping[type[Game], Searcher]] = MappingProxyType(
    {
        LineGame: Searcher(lines.think, MappingProxyType({"easy": 4, "normal": 60, "expert": 200})),
        TrainGame: Searcher(trainsearch.think, MappingProxyType({"easy": 8, "normal": 100, "expert": 400})),
    }
)
