"""Tiles that nobody sees dealt to the places they may be in, each way to deal them equally likely.

Three places are enough: the other hands of Forty-Two, or two hands of Moon and the tile beside them. The ways are
counted from the last tile on; a tile then goes to each place as often as ways lead on from there.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import BadSetup
from boneyard.core.hand import bit_of
from boneyard.core.rng import Rng

PLACES: Final = 3


_SIDE: Final[i64] = 9  # a place has room for 0 to 8 tiles


@final
class DealSampler:
    """Deals the same tiles again and again."""

    def __init__(self, tiles: list[int], may: list[int], room: list[int]) -> None:
        """Each tile with the places it may go to, a bit for each; and the room there is in each of the three."""
        if len(room) != PLACES or sum(room) != len(tiles) or max(room) >= _SIDE:
            raise BadSetup(f"{len(tiles)} tiles do not fit into places with room for {room}.")
        self._tiles: Final = tiles
        self._may: Final = may
        self._first: Final[i64] = room[0]
        self._second: Final[i64] = room[1]
        self._ways: Final[list[int]] = self._counted()
        self.ways: Final[int] = self._at(0, self._first, self._second)

    def draw(self, rng: Rng) -> list[int]:
        """One way to deal them: for each place a word of tiles."""
        x = self._first
        y = self._second
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        at: i64 = 0
        count: i64 = len(self._tiles)
        while at < count:
            bit = bit_of(self._tiles[at])
            may: i64 = self._may[at]
            pick = rng.below(self._at(at, x, y))
            at += 1
            if may & 1 == 1 and x > 0:
                ways = self._at(at, x - 1, y)
                if pick < ways:
                    a |= bit
                    x -= 1
                    continue
                pick -= ways
            if may & 2 == 2 and y > 0 and pick < self._at(at, x, y - 1):
                b |= bit
                y -= 1
            else:
                c |= bit
        return [int(a), int(b), int(c)]

    def _at(self, at: i64, x: i64, y: i64) -> i64:
        return self._ways[(at * _SIDE + x) * _SIDE + y]

    def _counted(self) -> list[int]:
        """By tile and room left in the first two places: the ways to deal the tiles from there on."""
        count: i64 = len(self._tiles)
        found = [0] * ((len(self._tiles) + 1) * int(_SIDE * _SIDE))
        found[count * _SIDE * _SIDE] = 1
        at = count - 1
        while at >= 0:
            may: i64 = self._may[at]
            x: i64 = 0
            while x < _SIDE:
                y: i64 = 0
                while y < _SIDE and x + y <= count - at:
                    ways: i64 = 0
                    after = (at + 1) * _SIDE + x
                    if may & 1 == 1 and x > 0:
                        ways += found[(after - 1) * _SIDE + y]
                    if may & 2 == 2 and y > 0:
                        ways += found[after * _SIDE + y - 1]
                    if may & 4 == 4 and x + y < count - at:
                        ways += found[after * _SIDE + y]
                    found[(at * _SIDE + x) * _SIDE + y] = int(ways)
                    y += 1
                x += 1
            at -= 1
        return found
