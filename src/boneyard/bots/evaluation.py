"""What a searcher makes of a position: the worth of every move it weighed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from boneyard.bots.budget import Budget
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng


@dataclass(frozen=True)
class Worth:
    """A move, what is expected of it, how far that may be out by chance, and one sentence that says why."""

    move: Move
    value: float  # the higher the better, in the unit of its Thought
    why: str
    error: float = (
        0.0  # the standard error of an average over samples; infinite where one of many is all there is
    )


@dataclass(frozen=True)
class Thought:
    """The moves that were weighed, the best first."""

    worths: tuple[Worth, ...]
    sure: float  # that no other move is better than the first, 0 to 1
    unit: str  # what a value counts, in the plural or as a share: "points", "of the matches won"
    iterations: int  # done for it


Think = Callable[[View, Moves, History, Budget, Rng], Thought]


@dataclass(frozen=True)
class Searcher:
    """How a family of games is searched, and the iterations that each level asks for there."""

    think: Think
    iterations: Mapping[str, int]  # by the level's name; the seconds of a level are kept besides
