"""What a solver finds out about a solitaire whose order is known."""

from collections.abc import Callable
from dataclasses import dataclass

from boneyard.core.move import Move

# Told from time to time how many positions have been looked at; answers whether to stop.
Tick = Callable[[int], bool]


@dataclass(frozen=True)
class Solution:
    """The best line that was found, and whether there can be no better one."""

    won: bool
    left: int  # the score at the end of the line
    line: tuple[Move, ...]
    proved: bool  # everything was looked at, or nothing can be better
    positions: int


def patient(positions: int) -> bool:
    """The tick of whoever waits as long as it takes."""
    return False
