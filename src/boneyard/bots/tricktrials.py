"""What came of trying something in many worlds: what it is worth, how sure that is, and how often the bid was made."""

from collections.abc import Callable
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final, final

from boneyard.bots.samples import error_of
from boneyard.bots.thought import Thought, Worth
from boneyard.bots.trickchances import Stakes
from boneyard.bots.trickrounds import Contract
from boneyard.core.game import Points
from boneyard.core.move import Move
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made

UNIT: Final = "of the matches won"


@final
@dataclass(frozen=True)
class Way:
    """A move, and for a bid or a tile put aside the contract it is meant for."""

    move: Move
    contract: Contract | None = None


@dataclass(frozen=True)
class Trial:
    """One way in one world: the chance to win the match after it, and whether the bid in question was made."""

    value: float
    made: float | None = None  # None where somebody else got the bid


def trial(game: TrickGame, stakes: Stakes, bid: int, side: int, took: Points) -> Trial:
    """What it comes to when the sides take this and one of them has bid so much."""
    return Trial(stakes.value(bid, side, took), float(is_made(game.most, bid, took[side])))


def between(one: Trial, other: Trial, share: float) -> Trial:
    """Two tellings of the same, the other one believed for this share."""
    made = None
    if one.made is not None and other.made is not None:
        made = (1 - share) * one.made + share * other.made
    return Trial((1 - share) * one.value + share * other.value, made)


@final
class Trials:
    """The trials of some ways, world by world, or in the only one there is where that is settled."""

    def __init__(self, ways: list[Way], settled: bool = False) -> None:
        self.ways: Final = ways
        self._settled: Final = settled
        self._rows: Final[list[list[Trial]]] = []

    def add(self, row: list[Trial]) -> None:
        """What came of each way in one more world."""
        self._rows.append(row)

    def thought(self, why: Callable[[Way, float, float | None], str]) -> Thought:
        """The moves, the best first, each by its best way; `why` is told the way, its value, how often it was made."""
        best: dict[Move, int] = {}
        means = [self._mean(at) for at in range(len(self.ways))]
        for at in sorted(range(len(self.ways)), key=lambda each: -means[each]):
            best.setdefault(self.ways[at].move, at)
        order = list(best.values())
        worths = [
            Worth(
                self.ways[at].move, means[at], why(self.ways[at], means[at], self._made(at)), self._error(at)
            )
            for at in order
        ]
        sure = min([self._better(order[0], at) for at in order[1:]], default=1.0)
        return Thought(tuple(worths), sure, UNIT, len(self._rows))

    def _mean(self, at: int) -> float:
        return sum([row[at].value for row in self._rows]) / len(self._rows)

    def _made(self, at: int) -> float | None:
        found = [row[at].made for row in self._rows]
        known = [each for each in found if each is not None]
        return sum(known) / len(known) if known else None

    def _error(self, at: int) -> float:
        return error_of([row[at].value for row in self._rows], self._settled)

    def _better(self, one: int, other: int) -> float:
        """How sure it is that one way is no worse than another: by their differences, world for world."""
        gaps = [row[one].value - row[other].value for row in self._rows]
        error = error_of(gaps, self._settled)
        gap = sum(gaps) / len(gaps)
        return 1.0 if error == 0 else 0.5 * (1 + erf(gap / error / sqrt(2)))
