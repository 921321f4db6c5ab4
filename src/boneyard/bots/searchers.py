"""Which games are searched, and how: a row for each family, found by the type of its rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boneyard.bots import lines
from boneyard.bots.thought import Searcher
from boneyard.core.game import Game
from boneyard.games.lines.rules import LineGame

SEARCHERS: Final[Mapping[type[Game], Searcher]] = MappingProxyType(
    {
        LineGame: Searcher(lines.think, MappingProxyType({"easy": 4, "normal": 60, "expert": 400})),
    }
)
