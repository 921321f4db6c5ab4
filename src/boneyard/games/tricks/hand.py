"""A hand of the double-six as one number: a bit for each tile that is seen, and how many lie face down above them."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from boneyard.core.hand import bit_of, bits, lowest
from boneyard.core.tile import DOWN

SEEN: Final[i64] = 0xFFFFFFF  # the bits of the 28 tiles
_AT: Final = 32  # where the number of those face down begins
ONE_DOWN: Final[i64] = 0x100000000


def holding_of(tiles: Iterable[int]) -> i64:
    """The hand with these tiles; DOWN is a face-down tile."""
    found: i64 = 0
    row: tuple[int, ...] = tuple(tiles)
    for each in row:
        tile: i64 = each
        found += ONE_DOWN if tile < 0 else bit_of(tile)
    return found


def down(hand: i64) -> i64:
    """How many tiles of a hand lie face down."""
    return hand >> _AT


def size(hand: i64) -> i64:
    """How many tiles a hand holds."""
    return (hand >> _AT) + bits(hand & SEEN)


def covered(hand: i64) -> i64:
    """The same hand as others see it: only how many tiles it holds."""
    return size(hand) << _AT


def with_tile(hand: i64, tile: i64) -> i64:
    """A hand and one tile more; DOWN adds one face down."""
    if tile < 0:
        return hand + ONE_DOWN
    return hand | bit_of(tile)


def without(hand: i64, tile: i64) -> i64:
    """A hand less one tile; one that is not seen is taken from those face down."""
    if tile < 0:
        return hand - ONE_DOWN
    bit = bit_of(tile)
    if hand & bit == 0:
        return hand - ONE_DOWN
    return hand ^ bit


def seen_tiles(hand: i64) -> list[int]:
    """The seen tiles of a hand, lowest first."""
    found: list[int] = []
    left = hand & SEEN
    while left != 0:
        found.append(lowest(left))
        left &= left - 1
    return found


def tiles_of(hand: i64) -> tuple[int, ...]:
    """All tiles of a hand, those face down last."""
    return tuple(seen_tiles(hand) + [DOWN] * int(down(hand)))
