"""What a solver finds out about a solitaire whose order is known."""

from collections.abc import Callable
from dataclasses import dataclass

from boneyard.core.move import Move

# Called from time to time with the number of positions searched so far; returns whether to stop.
Tick = Callable[[int], bool]


@dataclass(frozen=True)
class Solution:
    """The best line that was found, and whether there can be no better one."""

    won: bool
    left: int  # the score at the end of the line
    line: tuple[Move, ...]
    proved: bool  # the search was exhaustive, or nothing can be better
    positions: int


def never_stop(positions: int) -> bool:
    """The tick of a search that may take as long as it needs."""
    return False
