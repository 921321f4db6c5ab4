"""What a searcher makes of a position: the worth of every move it weighed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import erf, inf, sqrt

from boneyard.bots.budget import Budget
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng


@dataclass(frozen=True)
class MoveValue:
    """A move, what is expected of it, how far that may be out by chance, and one sentence that says why."""

    move: Move
    value: float  # the higher the better, in the unit of its Thought
    why: str
    error: float = (
        0.0  # the standard error of an average over samples; infinite where one of many is all there is
    )


@dataclass(frozen=True)
class Evaluation:
    """The moves that were weighed, the best first."""

    worths: tuple[MoveValue, ...]
    sure: float  # that no other move is better than the first, 0 to 1
    unit: str  # what a value counts, in the plural or as a share: "points", "of the matches won"
    iterations: int  # done for it


Evaluate = Callable[[View, Moves, History, Budget, Rng], Evaluation]


@dataclass(frozen=True)
class Searcher:
    """How a family of games is searched, and the iterations that each level asks for there."""

    think: Evaluate
    iterations: Mapping[str, int]  # by the level's name; the seconds of a level are kept besides


def standard_error(values: Sequence[float], settled: bool = False) -> float:
    """The standard error of the average: infinite for a single value, which tells nothing of the others.

    Where it is settled that there are no others, a single value is all there is to know.
    """
    count = len(values)
    if count < 2:
        return 0.0 if settled else inf
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def probability_ahead(lead: float, error: float) -> float:
    """How sure it is that what is so far ahead on the average is ahead indeed, 0.5 to 1."""
    if lead <= 0:
        return 0.5
    return 1.0 if error == 0 else 0.5 * (1 + erf(lead / (error * sqrt(2))))
