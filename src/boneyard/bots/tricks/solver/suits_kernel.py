"""Bitboards of the suits of Forty-Two and Moon, laid out so that the solver compares tiles by comparing bits.

A tile is one bit of a word, and its place is chosen so that in every suit, whatever is trumps, the better tile has the
lower bit: first the doubles, 6-6 to 0-0, then all the others, 6-5 to 1-0. In the suit of fours that gives 4-4, 6-4,
5-4, 4-3, 4-2, 4-1, 4-0, which is their rank, and likewise for each number; among themselves the doubles start at 6-6.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.tile import HIGH, LOW
from boneyard.games.tricks.suits import NO_SUIT, is_trump

TILES: Final = 28  # of the double-six set

# Powers of two have different remainders modulo this prime: a bit's remainder is its tile's index in tables.
PRIME: Final = 29

# The bit of the last place; the others are shifted down from it, because compiled code would shift a one up as a
# 32-bit number.
LAST_BIT: Final = 0x8000000


def _in_places() -> list[int]:
    falling = range(TILES - 1, -1, -1)
    doubles = [tile for tile in falling if HIGH[tile] == LOW[tile]]
    return doubles + [tile for tile in falling if HIGH[tile] != LOW[tile]]


TILE_AT: Final = bytes(_in_places())
PLACE: Final = bytes([TILE_AT.index(tile) for tile in range(TILES)])


@final
@mypyc_attr(acyclic=True)
class Led:
    """The suit that a tile asks for when it is led, and the suit of its lower end, if that is one, with its leaders."""

    def __init__(self, tile: int, suit: i64, lower: i64, callers: i64) -> None:
        self.tile: Final[int] = tile
        self.bit: Final[i64] = 0 if tile < 0 else LAST_BIT >> (TILES - 1 - PLACE[tile])
        self.suit: Final[i64] = suit  # all tiles that follow it
        self.lower: Final[i64] = lower  # all tiles of the suit of its lower end
        self.callers: Final[i64] = callers  # those of them that lead that suit


@final
class Suits:
    """The suits of the set under one trump."""

    def __init__(self, trump: int) -> None:
        trumps = 0
        suits: list[int] = [0] * 7
        leads: list[int] = [0] * 7
        for tile in range(TILES):
            bit = 1 << PLACE[tile]
            if is_trump(tile, trump):
                trumps |= bit
            else:
                suits[HIGH[tile]] |= bit
                suits[LOW[tile]] |= bit
                leads[HIGH[tile]] |= bit
        led = [Led(-1, 0, 0, 0)] * PRIME
        for tile in range(TILES):
            high = HIGH[tile]
            low = LOW[tile]
            if is_trump(tile, trump):
                one = Led(tile, trumps, 0, 0)
            elif high == low:
                one = Led(tile, suits[high], 0, 0)
            else:
                one = Led(tile, suits[high], suits[low], leads[low])
            led[one.bit % PRIME] = one
        self.trumps: Final[i64] = trumps
        self.led: Final[list[Led]] = led


SUITS: Final = [Suits(trump) for trump in range(NO_SUIT + 1)]


def placed(tiles: i64) -> i64:
    """A word of tiles, each the bit of its number, as a word of places."""
    found: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if tiles >> tile & 1 == 1:
            found |= bit_at(tile)
        tile += 1
    return found


def bit_at(tile: i64) -> i64:
    """The bit of a tile by its number."""
    return LAST_BIT >> (TILES - 1 - PLACE[tile])


def above(bit: i64, suit: i64, trumps: i64) -> i64:
    """All tiles of the set that beat this one, which is a trump or of the suit that was led."""
    if bit & trumps != 0:
        return trumps & (bit - 1)
    return trumps | suit & (bit - 1)


def top(tiles: i64, trumps: i64) -> i64:
    """The best of some tiles that are trumps or of the suit that was led."""
    best = tiles & trumps
    if best == 0:
        best = tiles
    return best & -best


def humblest(tiles: i64) -> i64:
    """The last of some tiles in the order of places."""
    while tiles & (tiles - 1) != 0:
        tiles &= tiles - 1
    return tiles
