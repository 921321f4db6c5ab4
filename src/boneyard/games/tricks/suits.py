"""Suits and ranks of the double-six: which tiles belong together under which trumps, and which beats which."""

from typing import Final

from mypy_extensions import i64

from boneyard.core.tile import HIGH, LOW, is_double, tile_set

DOUBLES: Final = 7  # the doubles as a suit of their own, after the numbers 0 to 6
NO_SUIT: Final = 8
COUNT: Final[i64] = 28  # tiles of the set
SUITS: Final[i64] = 9  # the numbers 0 to 6, the doubles, none
NAMES: Final = ["blanks", "ones", "twos", "threes", "fours", "fives", "sixes", "doubles", "no trumps"]

_SET: Final = tile_set(6)
_ABOVE: Final = 10  # any trump beats any tile of a suit that was led


def is_trump(tile: int, trump: int) -> bool:
    """Whether a tile belongs to the trumps, and so to no other suit."""
    return is_double(tile) if trump == DOUBLES else trump in (HIGH[tile], LOW[tile])


def in_suit(tile: int, suit: int, trump: int) -> bool:
    """Whether a tile can follow a suit under these trumps."""
    if suit == trump:
        return is_trump(tile, trump)
    return not is_trump(tile, trump) and suit in (HIGH[tile], LOW[tile])


def _led(tile: int, trump: int) -> int:
    return trump if is_trump(tile, trump) else HIGH[tile]


def _rank(tile: int, suit: int) -> int:
    """A tile's place in its suit: the double on top, the others by their other end."""
    if suit == DOUBLES:
        return HIGH[tile] + 1
    return 8 if is_double(tile) else HIGH[tile] + LOW[tile] - suit + 1


def _strength(tile: int, suit: int, trump: int) -> int:
    if is_trump(tile, trump):
        return _ABOVE + _rank(tile, trump)
    return _rank(tile, suit) if in_suit(tile, suit, trump) else 0


_TRUMPS: Final = range(NO_SUIT + 1)
# By trump and tile: the suit that the tile leads.
LED: Final = bytes([_led(tile, trump) for trump in _TRUMPS for tile in _SET])
# By trump and suit: the tiles that follow it, a bit for each.
FOLLOWING: Final[list[int]] = [
    sum([2**tile for tile in _SET if in_suit(tile, suit, trump)]) for trump in _TRUMPS for suit in _TRUMPS
]
# By trump, suit led and tile: the highest number takes the trick, 0 cannot.
STRENGTH: Final = bytes(
    [_strength(tile, suit, trump) for trump in _TRUMPS for suit in _TRUMPS for tile in _SET]
)


def led_by(tile: i64, trump: i64) -> i64:
    """The suit that a tile leads under these trumps."""
    return LED[trump * COUNT + tile]


def following(suit: i64, trump: i64) -> i64:
    """The tiles that belong to a suit under these trumps, a bit for each."""
    return FOLLOWING[trump * SUITS + suit]


def strength(tile: i64, suit: i64, trump: i64) -> i64:
    """A tile's strength when this suit was led: the highest takes the trick, 0 can't."""
    return STRENGTH[(trump * SUITS + suit) * COUNT + tile]
