"""A Hand is an immutable set of tiles, some of which may lie face down; Hands are those around the table."""

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.tile import DOWN, FACES, LETTERS, PIPS, TILES, WILD, tiles_text

# Sixty tiles a word: bit 63 would be a sign in compiled code and none in interpreted code.
WORD: Final = 60
# The bit of a word's last tile; the others are shifted down from it, because compiled code would shift up a one as
# a number of 32 bits.
LAST_BIT: Final = 0x0800000000000000
# From a single bit to its index: the powers of two leave different remainders by this prime.
PRIME: Final = 67
_POWERS: Final = [2**index % PRIME for index in range(WORD)]
_BIT_INDEX: Final = bytes([_POWERS.index(rest) if rest in _POWERS else 0 for rest in range(PRIME)])
BIT_PIPS: Final = bytes([PIPS[index] for index in _BIT_INDEX])  # of the tiles in the first word


@final
@mypyc_attr(acyclic=True)
class Hand:
    """An immutable set of tiles; `down` of them are known only by their number."""

    __slots__ = ("down", "size", "w0", "w1", "w2", "w3")

    def __init__(
        self, w0: i64 = 0, w1: i64 = 0, w2: i64 = 0, w3: i64 = 0, size: i64 = 0, down: i64 = 0
    ) -> None:
        self.w0: Final[i64] = w0
        self.w1: Final[i64] = w1
        self.w2: Final[i64] = w2
        self.w3: Final[i64] = w3
        self.size: Final[i64] = size
        self.down: Final[i64] = down

    def has(self, tile: i64) -> bool:
        """Whether the tile is seen in this hand."""
        if tile < 60:
            return tile >= 0 and (self.w0 >> tile) & 1 == 1
        if tile < 120:
            return (self.w1 >> (tile - 60)) & 1 == 1
        if tile < 180:
            return (self.w2 >> (tile - 120)) & 1 == 1
        return (self.w3 >> (tile - 180)) & 1 == 1

    def with_tile(self, tile: i64) -> "Hand":
        """This hand and one tile more; DOWN adds one face down."""
        size = self.size + 1
        if tile < 0:
            return Hand(self.w0, self.w1, self.w2, self.w3, size, self.down + 1)
        if tile < 60:
            return Hand(self.w0 | LAST_BIT >> (59 - tile), self.w1, self.w2, self.w3, size, self.down)
        if tile < 120:
            return Hand(self.w0, self.w1 | LAST_BIT >> (119 - tile), self.w2, self.w3, size, self.down)
        if tile < 180:
            return Hand(self.w0, self.w1, self.w2 | LAST_BIT >> (179 - tile), self.w3, size, self.down)
        return Hand(self.w0, self.w1, self.w2, self.w3 | LAST_BIT >> (239 - tile), size, self.down)

    def without(self, tile: i64) -> "Hand":
        """This hand less one tile; one that is not seen is taken from those face down."""
        size = self.size - 1
        if tile < 60:
            rest = self.w0 & ~(LAST_BIT >> (59 - tile))
            if rest != self.w0:
                return Hand(rest, self.w1, self.w2, self.w3, size, self.down)
        if not self.has(tile):
            return Hand(self.w0, self.w1, self.w2, self.w3, size, self.down - 1)
        if tile < 120:
            return Hand(self.w0, self.w1 ^ LAST_BIT >> (119 - tile), self.w2, self.w3, size, self.down)
        if tile < 180:
            return Hand(self.w0, self.w1, self.w2 ^ LAST_BIT >> (179 - tile), self.w3, size, self.down)
        return Hand(self.w0, self.w1, self.w2, self.w3 ^ LAST_BIT >> (239 - tile), size, self.down)

    def both(self, other: "Hand") -> "Hand":
        """The tiles that are seen in both."""
        w0 = self.w0 & other.w0
        w1 = self.w1 & other.w1
        w2 = self.w2 & other.w2
        w3 = self.w3 & other.w3
        return Hand(w0, w1, w2, w3, bits(w0) + bits(w1) + bits(w2) + bits(w3))

    def common(self, other: "Hand") -> i64:
        """How many tiles are seen in both."""
        found = bits(self.w0 & other.w0)
        if self.w1 != 0:
            found += bits(self.w1 & other.w1)
        if self.w2 != 0:
            found += bits(self.w2 & other.w2)
        if self.w3 != 0:
            found += bits(self.w3 & other.w3)
        return found

    def nth_common(self, other: "Hand", index: i64) -> i64:
        """The tile at an index among those seen in both, lowest first."""
        word = self.w0 & other.w0
        here = bits(word)
        if index < here:
            return lowest(nth(word, index))
        index -= here
        word = self.w1 & other.w1
        here = bits(word)
        if index < here:
            return lowest(nth(word, index)) + 60
        index -= here
        word = self.w2 & other.w2
        here = bits(word)
        if index < here:
            return lowest(nth(word, index)) + 120
        return lowest(nth(self.w3 & other.w3, index - here)) + 180

    def nth(self, index: i64) -> i64:
        """The seen tile at an index, lowest first."""
        return self.nth_common(self, index)

    def less(self, other: "Hand") -> "Hand":
        """The tiles that are seen here and not there."""
        w0 = self.w0 & ~other.w0
        w1 = self.w1 & ~other.w1
        w2 = self.w2 & ~other.w2
        w3 = self.w3 & ~other.w3
        return Hand(w0, w1, w2, w3, bits(w0) + bits(w1) + bits(w2) + bits(w3))

    def meets(self, other: "Hand") -> bool:
        """Whether some tile is seen in both."""
        if self.w0 & other.w0 != 0 or self.w1 & other.w1 != 0:
            return True
        return self.w2 & other.w2 != 0 or self.w3 & other.w3 != 0

    def holding(self, number: int) -> "Hand":
        """The tiles that show this number or face."""
        return self.both(HOLDING[number])

    def tiles(self) -> list[int]:
        """The seen tiles, lowest first."""
        found: list[int] = []
        if self.w0 != 0:
            _spread(self.w0, 0, found)
        if self.w1 != 0:
            _spread(self.w1, 60, found)
        if self.w2 != 0:
            _spread(self.w2, 120, found)
        if self.w3 != 0:
            _spread(self.w3, 180, found)
        return found

    def pips(self) -> int:
        """The pips of all seen tiles together."""
        total: i64 = 0
        for tile in self.tiles():
            total += PIPS[tile]
        return total

    def covered(self) -> "Hand":
        """The same hand as others see it: only how many tiles it holds."""
        return Hand(0, 0, 0, 0, self.size, self.size)

    def __len__(self) -> int:
        return self.size

    def __contains__(self, tile: int) -> bool:
        return self.has(tile)

    def __copy__(self) -> "Hand":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Hand":
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        if self.w0 != other.w0 or self.w1 != other.w1 or self.w2 != other.w2 or self.w3 != other.w3:
            return False
        return self.size == other.size and self.down == other.down

    def __hash__(self) -> int:
        return hash((int(self.w0), int(self.w1), int(self.w2), int(self.w3), int(self.down)))

    def __reduce__(self) -> tuple[object, ...]:
        return Hand, (self.w0, self.w1, self.w2, self.w3, self.size, self.down)

    def __repr__(self) -> str:
        return f"Hand({self})"

    def __str__(self) -> str:
        return tiles_text(self.tiles() + [DOWN] * self.down)


@final
@mypyc_attr(acyclic=True)
class Hands:
    """The hands around the table, an immutable row; four of them without a tuple, which would cost more to renew."""

    __slots__ = ("a", "b", "c", "count", "d", "more")

    def __init__(self, count: i64, a: Hand, b: Hand, c: Hand, d: Hand, more: tuple[Hand, ...]) -> None:
        self.count: Final[i64] = count
        self.a: Final[Hand] = a
        self.b: Final[Hand] = b
        self.c: Final[Hand] = c
        self.d: Final[Hand] = d
        self.more: Final[tuple[Hand, ...]] = more

    def of(self, seat: i64) -> Hand:
        """The hand of a seat."""
        if seat == 0:
            return self.a
        if seat == 1:
            return self.b
        if seat == 2:
            return self.c
        return self.d if seat == 3 else self.more[seat - 4]

    def put(self, seat: i64, hand: Hand) -> "Hands":
        """The same row with another hand at a seat."""
        if seat == 0:
            return Hands(self.count, hand, self.b, self.c, self.d, self.more)
        if seat == 1:
            return Hands(self.count, self.a, hand, self.c, self.d, self.more)
        if seat == 2:
            return Hands(self.count, self.a, self.b, hand, self.d, self.more)
        if seat == 3:
            return Hands(self.count, self.a, self.b, self.c, hand, self.more)
        more = list(self.more)
        more[seat - 4] = hand
        return Hands(self.count, self.a, self.b, self.c, self.d, tuple(more))

    def row(self) -> tuple[Hand, ...]:
        """All hands, seat 0 first."""
        return (self.a, self.b, self.c, self.d, *self.more)[: self.count]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hands):
            return NotImplemented
        return self.row() == other.row()

    def __hash__(self) -> int:
        return hash(self.row())

    def __reduce__(self) -> tuple[object, ...]:
        return hands_of, (self.row(),)

    def __repr__(self) -> str:
        return f"Hands({self})"

    def __str__(self) -> str:
        return " | ".join([str(hand) for hand in self.row()])


def hands_of(row: tuple[Hand, ...]) -> Hands:
    """The hands around the table from a plain row."""
    filled = row if len(row) >= 4 else row + (EMPTY,) * (4 - len(row))
    return Hands(len(row), filled[0], filled[1], filled[2], filled[3], row[4:])


def _spread(word: i64, base: i64, found: list[int]) -> None:
    while word != 0:
        bit = word & -word
        found.append(lowest(bit) + base)
        word ^= bit


def bit_of(index: i64) -> i64:
    """The word in which only the bit of this index is set."""
    return LAST_BIT >> (59 - index)


def lowest(word: i64) -> i64:
    """The index of the lowest bit that is set."""
    return _BIT_INDEX[(word & -word) % PRIME]


def nth(word: i64, index: i64) -> i64:
    """The n-th set bit, lowest first, alone in its word."""
    while index > 0:
        word &= word - 1
        index -= 1
    return word & -word


def bits(word: i64) -> i64:
    """How many bits of a word are set."""
    return int(word).bit_count()  # compiled callers count in place: see tools/translation_units.py


def hand_of(tiles: Iterable[int]) -> Hand:
    """The hand with these tiles; DOWN is a face-down tile."""
    w0: i64 = 0
    w1: i64 = 0
    w2: i64 = 0
    w3: i64 = 0
    down: i64 = 0
    row: tuple[int, ...] = tuple(tiles)
    for each in row:
        tile: i64 = each
        if tile < 0:
            down += 1
        elif tile < 60:
            w0 |= LAST_BIT >> (59 - tile)
        elif tile < 120:
            w1 |= LAST_BIT >> (119 - tile)
        elif tile < 180:
            w2 |= LAST_BIT >> (179 - tile)
        else:
            w3 |= LAST_BIT >> (239 - tile)
    return Hand(w0, w1, w2, w3, len(row), down)


EMPTY: Final = Hand()
HOLDING: Final[list[Hand]] = [
    hand_of([tile for tile in range(TILES) if face in FACES[tile]]) for face in range(WILD + 1 + len(LETTERS))
]
