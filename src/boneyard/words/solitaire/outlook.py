"""What is said about a solitaire after solving it with the order of its tiles known."""

from collections.abc import Sequence
from typing import Protocol

from boneyard.words.language import _, ngettext, number


class SolverOutcome(Protocol):
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


def winnable(found: SolverOutcome) -> str:
    """Say whether a game that goes on can still be won."""
    if found.won:
        return ngettext(
            "Yes, you can still win, in {count} move.",
            "Yes, you can still win, in {count} moves.",
            len(found.line),
        )
    if found.proved:
        return _("This deal can't be won from here. The best you can do is leave {left}.", left=found.left)
    return undecided(found)


def undecided(found: SolverOutcome) -> str:
    """Say how far a search got that ended before it was decided."""
    looked = number(found.positions)
    if found.line:
        return _(
            "I looked at {positions} positions and found no win. The best I found leaves {left}.",
            positions=looked,
            left=found.left,
        )
    return _("I looked at {positions} positions and found no win.", positions=looked)


def shown(found: SolverOutcome) -> str:
    """Introduce the line that the solver is about to play, with knowledge that no player has."""
    moves = len(found.line)
    if found.won:
        return ngettext(
            "A win in {count} move, found by looking at the tiles to come, which you can't see.",
            "A win in {count} moves, found by looking at the tiles to come, which you can't see.",
            moves,
        )
    if found.proved:
        return ngettext(
            "This deal can't be won from here. This move leaves {left}, the fewest possible.",
            "This deal can't be won from here. These {count} moves leave {left}, the fewest possible.",
            moves,
            left=found.left,
        )
    return undecided(found)
