"""Uniform sampling of deals by dynamic programming: unseen tiles are dealt to the places where they may be.

Three places are enough: the other hands of Forty-Two, or two hands of Moon and the tile beside them. The ways to deal
are counted from the last tile backward; then each tile goes to a place in proportion to the ways that lead on.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import BadSetup
from boneyard.core.hand import bit_of
from boneyard.core.rng import Rng
from boneyard.words.language import _

PLACES: Final = 3
_SIDE: Final[i64] = 9  # a place has room for 0 to 8 tiles


@final
class DealSampler:
    """Samples deals of the same tiles."""

    def __init__(self, tiles: list[int], may: list[int], room: list[int]) -> None:
        """For each tile the places it may go to, a bit for each; and the room in each of the three places."""
        if len(room) != PLACES or sum(room) != len(tiles) or max(room) >= _SIDE:
            raise BadSetup(
                _("{count} tiles don't fit into places with room for {room}.", count=len(tiles), room=room)
            )
        self._tiles: Final = tiles
        self._may: Final = may
        self._first: Final[i64] = room[0]
        self._second: Final[i64] = room[1]
        self._counts: Final[list[int]] = self._count_ways()
        self.count: Final[int] = self._at(0, self._first, self._second)

    def draw(self, rng: Rng) -> list[int]:
        """One way to deal them, all equally likely: for each place a word of tiles."""
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
        return self._counts[(at * _SIDE + x) * _SIDE + y]

    def _count_ways(self) -> list[int]:
        """By tile and room left in the first two places: the number of ways to deal from there on."""
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
