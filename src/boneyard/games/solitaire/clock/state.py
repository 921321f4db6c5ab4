"""The Big Clock at one moment, and the few questions that everything about it comes down to."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.tile import HIGH, LOW, double, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.state import LOST, SolitaireState

Pile = tuple[int, ...]

NOTHING_UP: Final[i64] = -2  # no tile is turned up; one that no one here knows is DOWN


@final
@mypyc_attr(acyclic=True)
class ClockState(SolitaireState):
    """The piles from hour 1 on, each from the bottom up, the turned-up tile, the waste heap and the boneyard."""

    def __init__(self, piles: tuple[Pile, ...], up: i64, waste: Pile, yard: Yard, verdict: i64) -> None:
        super().__init__(yard, verdict)
        self.piles: Final[tuple[Pile, ...]] = piles
        self.up: Final[i64] = up
        self.waste: Final[Pile] = waste
        self.gap: Final[bool] = some_empty(piles)  # some hour has no tile
        self.astray: Final[bool] = some_astray(piles)  # some double is at a wrong hour

    def with_yard(self, yard: Yard) -> SolitaireState:
        return ClockState(self.piles, self.up, self.waste, yard, self.verdict)

    def given_up(self) -> SolitaireState:
        return ClockState(self.piles, self.up, self.waste, self.yard, LOST)

    def _parts(self) -> tuple[object, ...]:
        return self.piles, int(self.up), self.waste, self.yard, int(self.verdict)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ClockState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return ClockState, self._parts()

    def __repr__(self) -> str:
        piles = " | ".join([tiles_text(pile) for pile in self.piles])
        up = tiles_text([] if self.up == NOTHING_UP else [self.up])
        return f"ClockState({piles}; up {up}; boneyard {self.yard.left()})"


def is_double(tile: i64) -> bool:
    """Whether a tile is a double; one face down is not known to be."""
    return tile >= 0 and HIGH[tile] == LOW[tile]


def takes(top: i64, tile: i64) -> bool:
    """Whether a tile may be laid on a top: they share a number, and the top is no double."""
    if top < 0 or tile < 0:
        return False
    high: i64 = HIGH[top]
    low: i64 = LOW[top]
    if high == low:
        return False
    return high == HIGH[tile] or high == LOW[tile] or low == HIGH[tile] or low == LOW[tile]


def taking(piles: tuple[Pile, ...], tile: i64) -> list[int]:
    """The hours where a turned-up tile may be laid: on a matching top, and a double on its own empty hour."""
    found: list[int] = []
    for at, pile in enumerate(piles):
        if takes(pile[-1], tile) if pile else tile == double(at + 1):
            found.append(at + 1)
    return found


def finished(pile: Pile, hour: i64) -> bool:
    """Whether an hour has its own double on top, which locks it."""
    return len(pile) > 0 and pile[-1] == double(hour)


def astray(piles: tuple[Pile, ...]) -> list[int]:
    """The hours with a double on top that belongs to another hour."""
    found: list[int] = []
    for at, pile in enumerate(piles):
        if len(pile) > 0 and is_double(pile[-1]) and pile[-1] != double(at + 1):
            found.append(at + 1)
    return found


def some_astray(piles: tuple[Pile, ...]) -> bool:
    """Whether there is such an hour."""
    hour: i64 = 1
    for pile in piles:
        if len(pile) > 0 and is_double(pile[-1]) and HIGH[pile[-1]] != hour:
            return True
        hour += 1
    return False


def some_empty(piles: tuple[Pile, ...]) -> bool:
    """Whether some hour has no tile."""
    for pile in piles:
        if len(pile) == 0:
            return True
    return False


def sent_home(piles: tuple[Pile, ...]) -> tuple[Pile, ...]:
    """The piles after every double at a wrong hour that can go home has: its hour is empty, or shows its number.

    The order does not matter: none of them takes another's way.
    """
    found = piles
    going = some_astray(piles)
    while going:
        going = False
        for hour in astray(found):
            tile = found[hour - 1][-1]
            home: i64 = HIGH[tile]
            if not 0 < home <= len(found):
                continue
            pile = found[home - 1]
            if not pile or takes(pile[-1], tile):
                found = moved(found, hour, home)
                going = True
    return found


def moved(piles: tuple[Pile, ...], hour: i64, other: i64) -> tuple[Pile, ...]:
    """The piles after the top of one hour went to another."""
    row = list(piles)
    row[other - 1] = (*row[other - 1], row[hour - 1][-1])
    row[hour - 1] = row[hour - 1][:-1]
    return tuple(row)
