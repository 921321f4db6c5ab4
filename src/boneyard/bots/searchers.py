"""Which games are searched, and how: a row for each family, found by the type of its rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boneyard.bots import trickexpert
from boneyard.bots.thought import Searcher
from boneyard.core.game import Game
from boneyard.games.tricks.rules import TrickGame

SEARCHERS: Final[Mapping[type[Game], Searcher]] = MappingProxyType({TrickGame: trickexpert.SEARCHER})
