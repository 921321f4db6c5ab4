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
        return f"Yes, you can still win, in {grammar.counted(len(found.line), 'move')}."
    if found.proved:
        return f"This deal can't be won from here. The best you can do is leave {found.left}."
    return undecided(found)


def undecided(found: Outcome) -> str:
    """Say how far a search got that ended before it was decided."""
    looked = f"I looked at {found.positions:,} positions and found no win."
    return f"{looked} The best I found leaves {found.left}." if found.line else looked


def shown(found: Outcome) -> str:
    """Introduce the line that the solver is about to play, with knowledge that no player has."""
    moves = grammar.counted(len(found.line), "move")
    if found.won:
        return f"A win in {moves}, found by looking at the tiles to come, which you can't see."
    if found.proved:
        return f"This deal can't be won from here. These {moves} leave {found.left}, the fewest possible."
    return undecided(found)
