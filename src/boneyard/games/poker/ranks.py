"""What a poker hand is worth: its class, and one number that puts any two hands in order."""

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from boneyard.core.hand import Hand
from boneyard.core.tile import double, tile_of

HIGH_TILE: Final = 0
PAIR: Final = 1
FLUSH: Final = 2
THREES: Final = 3
FOUR_STRAIGHT: Final = 4
FULL_HAND: Final = 5
FIVE_STRAIGHT: Final = 6
FOURS: Final = 7
SIX_STRAIGHT: Final = 8
ROYAL: Final = 9
CLASSES: Final = [
    "high tile",
    "one pair",
    "flush",
    "threes",
    "four straight",
    "full hand",
    "five straight",
    "fours",
    "six straight",
    "royal",
]

HAND: Final = 5  # tiles of a hand
ALL_HANDS: Final = 15_504
SINGLES: Final = 15


def _in_order() -> tuple[int, ...]:
    singles = [tile_of(high, low) for high in range(2, 7) for low in range(1, high)]
    return (*singles, *[double(number) for number in range(2, 7)])


# The twenty tiles, the worst first: doubles are above all others, by pips; then the higher end counts, then the lower.
ORDER: Final[tuple[int, ...]] = _in_order()

# A hand is a number with a bit for each of its tiles, the best tile's the highest. Of two hands with as many tiles the
# one with the better best tile is then the greater number, or else the one with the better second tile, and so on.
_BITS: Final[dict[int, int]] = {tile: 1 << place for place, tile in enumerate(ORDER)}
_CLASS: Final[i64] = 1 << len(ORDER)  # the class comes before all tiles
_DOUBLES: Final = bytes([bin(number).count("1") for number in range(32)])  # how many of the five
_ONES: Final[i64] = (1 << SINGLES) - 1


def tiles_number(tiles: list[int]) -> int:
    """Tiles as a number: the bits of a hand."""
    total = 0
    for tile in tiles:
        total |= _BITS[tile]
    return total


def _suit(number: int) -> list[int]:
    """The tiles of a suit in sequence, by their other end."""
    return [tile_of(number, other) for other in range(1, 7) if tile_of(number, other) in _BITS]


def _runs(number: int, length: int) -> list[int]:
    """The sequences of a suit; the ones have no double, so theirs runs from 2 to 6."""
    row = _suit(number)
    return [tiles_number(row[at : at + length]) for at in range(len(row) - length + 1)]


def _five_of(number: int) -> list[int]:
    return [tiles_number(list(tiles)) for tiles in combinations(_suit(number), HAND)]


def _with_any(run: int) -> list[int]:
    """A run of four by itself, and with each fifth tile that can lie beside it."""
    return [run, *[run | bit for bit in _BITS.values() if not run & bit]]


def sheet_straights() -> dict[int, int]:
    """The straights in sequence: four of the fours and any fifth tile, five of any suit, five of the sixes."""
    found = {hand: FLUSH for number in range(1, 7) for hand in _five_of(number)}
    found.update({hand: FOUR_STRAIGHT for run in _runs(4, 4) for hand in _with_any(run)})
    found.update({run: FIVE_STRAIGHT for number in range(1, 6) for run in _runs(number, HAND)})
    found.update(dict.fromkeys(_runs(6, HAND), SIX_STRAIGHT))
    return found


def suit_straights() -> dict[int, int]:
    """The straights by suit: any five tiles of the fours, of the fives, of the sixes."""
    found = {hand: FLUSH for number in range(1, 4) for hand in _five_of(number)}
    for number, straight in ((4, FOUR_STRAIGHT), (5, FIVE_STRAIGHT), (6, SIX_STRAIGHT)):
        found.update(dict.fromkeys(_five_of(number), straight))
    return found


def _one_suit() -> frozenset[int]:
    return frozenset(
        [
            tiles_number([one, two])
            for one, two in combinations(ORDER[:SINGLES], 2)
            if any([one in _suit(number) and two in _suit(number) for number in range(1, 7)])
        ]
    )


_TWO_OF_A_SUIT: Final[frozenset[int]] = _one_suit()


@final
class Ranking:
    """The order of all hands under one reading of the straights."""

    def __init__(self, straights: dict[int, int]) -> None:
        # Flushes among them: the hands whose class doesn't follow from their doubles.
        self._straights: Final = straights
        # Of all hands of five, worked out when first asked for.
        self._places: Final[dict[int, int]] = {}

    def class_of(self, tiles: int) -> int:
        """The best class that a hand, given as its number, fits."""
        number: i64 = tiles
        doubles: i64 = _DOUBLES[number >> SINGLES]
        if doubles >= 3:
            if doubles == 5:
                return ROYAL
            if doubles == 4:
                return FOURS
            return FULL_HAND if int(number & _ONES) in _TWO_OF_A_SUIT else THREES
        found = self._straights.get(tiles, HIGH_TILE)
        return PAIR if found == HIGH_TILE and doubles == 2 else found

    def strength_of(self, tiles: int) -> int:
        """A number that is higher for the better of two hands; no two hands have the same."""
        return self.class_of(tiles) * _CLASS + tiles

    def strength(self, hand: Hand) -> int:
        """The strength of a hand all of whose tiles are seen."""
        return self.strength_of(tiles_number(hand.tiles()))

    def place(self, tiles: int) -> int:
        """How many of all hands of five, given as a number, this one beats: from 0 to 15,503."""
        if not self._places:
            every = [tiles_number(list(chosen)) for chosen in combinations(ORDER, HAND)]
            every.sort(key=self.strength_of)
            for place, each in enumerate(every):
                self._places[each] = place
        return self._places[tiles]

    def name(self, hand: Hand) -> str:
        """A hand's class in words."""
        return CLASSES[self.class_of(tiles_number(hand.tiles()))]
