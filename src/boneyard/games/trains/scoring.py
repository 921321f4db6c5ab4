"""What the tiles left in a hand cost."""

from typing import Final

from boneyard.core.hand import Hand
from boneyard.core.tile import FACES, PIPS, TOP

WILD_COST: Final = 10  # for every red train and every letter


def hand_points(hand: Hand) -> int:
    """The pips of a hand, and ten for every wild end."""
    total = 0
    for tile in hand.tiles():
        high, low = FACES[tile]
        total += PIPS[tile] + (WILD_COST if high > TOP else 0) + (WILD_COST if low > TOP else 0)
    return total
