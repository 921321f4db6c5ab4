"""What a search makes of a position: the value of every move it compared, and the statistics behind them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import erf, inf, sqrt

from boneyard.bots.budget import Budget
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.words.bot_reasons.search import Unit


@dataclass(frozen=True)
class MoveValue:
    """A move, its expected value, the standard error of that, and the reason a player would give."""

    move: Move
    value: float  # the higher the better, in the unit of its Evaluation
    why: str
    error: float = 0.0  # infinite when a single sample out of many is all there is
    numbers: str = ""  # the statistics behind it in a sentence, for anyone who asks


@dataclass(frozen=True)
class Evaluation:
    """The moves that were compared, the best first."""

    moves: tuple[MoveValue, ...]
    sure: float  # that no other move is better than the first, 0 to 1
    unit: Unit
    iterations: int  # spent on it
    firm: bool = False  # the first move is made even if a level would settle for less


Evaluate = Callable[[View, Moves, History, Budget, Rng], Evaluation]


@dataclass(frozen=True)
class Searcher:
    """How a family of games is searched, and the iterations that each level asks for there."""

    evaluate: Evaluate
    iterations: Mapping[str, int]  # by the level's name; a level's time limit applies as well


def standard_error(values: Sequence[float], settled: bool = False) -> float:
    """The standard error of the mean: infinite for a single value, unless it's certain that there are no others."""
    count = len(values)
    if count < 2:
        return 0.0 if settled else inf
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def probability_ahead(lead: float, error: float) -> float:
    """The probability, 0.5 to 1, that a lead in the mean with this standard error is a lead in truth."""
    if lead <= 0:
        return 0.5
    return 1.0 if error == 0 else 0.5 * (1 + erf(lead / (error * sqrt(2))))
