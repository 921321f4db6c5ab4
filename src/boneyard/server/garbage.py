"""Garbage collection by the house: never in the middle of a move, and mostly of what is young."""

import gc
from typing import Final

_MANY_NEW: Final = 50_000  # objects, some ten megabytes
_VERY_MANY_NEW: Final = 1_000_000
_MANY_AGED: Final = 500_000
_MANY_VISITS: Final = 1000  # requests and connections: each may leave some garbage behind
_FEW_MOVES: Final = 100  # between two sweeps: there's time


def leave_it_to_the_house() -> None:
    """Stop Python's own collections: one that looks at everything delays moves."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Broom:
    """Sweeps up what is new as soon as there is much of it, and everything when half as much has been added to it.

    A busy table makes many objects that stay. Looking through all of them each time would take more time the more
    there are; most garbage is young. Moves leave none behind, and every look delays some of them: while there are
    many moves and few visits, it waits until very much is new.
    """

    def __init__(self) -> None:
        self._aged = 0  # objects that have outlived a sweep of the young since everything was swept
        self._kept = 0  # what had stayed by then
        self._visits = 0  # up to the last sweep
        self._moves = 0  # up to the last look
        self.sweeps = 0  # of everything, so far

    def sweep(self, visits: int = 0, moves: int = 0) -> None:
        """Collect garbage if there may be much of it, given how many visits and moves there have been so far."""
        busy = moves - self._moves >= _FEW_MOVES
        self._moves = moves
        new = gc.get_count()[0]
        likely = not busy or visits - self._visits >= _MANY_VISITS
        if new < (_MANY_NEW if likely else _VERY_MANY_NEW):
            return
        self._visits = visits
        self._aged += new - gc.collect(1)
        if self._aged > max(_MANY_AGED, self._kept // 2):
            self.sweep_all()

    def sweep_all(self) -> None:
        """Collect all garbage."""
        gc.collect()
        self._aged, self._kept = 0, len(gc.get_objects())
        self.sweeps += 1
