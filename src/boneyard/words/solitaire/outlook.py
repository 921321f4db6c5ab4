"""What is said about a game for one after solving it with the order of its tiles known."""

from collections.abc import Sequence
from typing import Protocol

from boneyard.words import grammar


class Outcome(Protocol):
    """What a solver found out."""

    @property
    def won(self) -> bool:
        """Whether its line ends with a win."""

    @property
    def left(self) -> int:
        """What its line leaves."""

    @property
    def line(self) -> Sequence[object]:
        """The moves; none if no end was found."""

    @property
    def proved(self) -> bool:
        """Whether there can be no better end."""

    @property
    def positions(self) -> int:
        """How many it looked at."""


def winnable(found: Outcome) -> str:
    """Say whether a game that goes on can still be won."""
    if found.won:
        return f"Yes: it can still be won, in {grammar.counted(len(found.line), 'move')}."
    if found.proved:
        return f"No: it cannot be won any more; at best {found.left} {_are(found.left)} left."
    return undecided(found)


def undecided(found: Outcome) -> str:
    """Say how far a search got that ended before it was decided."""
    line = f"the best line found leaves {found.left}" if found.line else "no line to an end was found either"
    return f"No win found in {found.positions:,} positions; {line}."


def shown(found: Outcome) -> str:
    """Introduce the line that the solver is about to play, with knowledge that no player has."""
    moves = grammar.counted(len(found.line), "move")
    if found.won:
        return f"A win in {moves}, found by looking at what is to come, which no player may."
    if found.proved:
        return f"It cannot be won from here; this line of {moves} leaves {found.left}, and none leaves less."
    return undecided(found)


def _are(count: int) -> str:
    return "is" if count == 1 else "are"
