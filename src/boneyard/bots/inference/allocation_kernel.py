"""Uniform sampling of allocations by dynamic programming: tiles go to places with limited room, all ways counted."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.rng import Rng

ELSEWHERE: Final = -1  # a tile that goes to none of the places


@final
class AllocationCounts:
    """The ways to fill some places; the tiles left over go elsewhere.

    `may` has a word for every tile: bit p if it may go to place p, and the bit after the last place if it may go
    elsewhere. A row of counts for every tile says in how many ways the tiles from there on can fill the room left.
    """

    def __init__(self, rooms: list[int], may: list[int]) -> None:
        self._places: Final[i64] = len(rooms)
        self._may: Final[list[int]] = may
        self._rooms: Final[list[int]] = rooms
        self._strides: Final[list[int]] = []
        size: i64 = 1
        for room in rooms:
            self._strides.append(int(size))
            size *= room + 1
        self._size: Final[i64] = size
        self._rows: Final[list[list[float]]] = self._count_ways()

    def _count_ways(self) -> list[list[float]]:
        row = [0.0] * int(self._size)
        row[0] = 1.0
        rows = [row]
        for may in reversed(self._may):
            row = self._row(may, row)
            rows.append(row)
        rows.reverse()
        return rows

    def _row(self, may: i64, after: list[float]) -> list[float]:
        """In how many ways this tile and those after it fill each room that may be left."""
        elsewhere = (may >> self._places) & 1 == 1
        row: list[float] = []
        code: i64 = 0
        while code < self._size:
            ways = after[code] if elsewhere else 0.0
            place: i64 = 0
            while place < self._places:
                if (may >> place) & 1 == 1:
                    stride: i64 = self._strides[place]
                    room: i64 = self._rooms[place]
                    if code // stride % (room + 1) > 0:
                        ways += after[code - stride]
                place += 1
            row.append(ways)
            code += 1
        return row

    def count(self) -> float:
        """How many ways there are."""
        return self._rows[0][self._size - 1]

    def draw(self, rng: Rng) -> list[int]:
        """One of them, all equally likely: the place of every tile."""
        found: list[int] = []
        code = self._size - 1
        tile: i64 = 0
        while tile < len(self._may):
            after = self._rows[tile + 1]
            left = uniform(rng) * self._rows[tile][code]
            may: i64 = self._may[tile]
            taken: i64 = ELSEWHERE
            place: i64 = 0
            while place < self._places:
                stride: i64 = self._strides[place]
                room: i64 = self._rooms[place]
                if (may >> place) & 1 == 1 and code // stride % (room + 1) > 0:
                    ways = after[code - stride]
                    if ways > 0.0:
                        taken = place
                        left -= ways
                        if left < 0.0:
                            break
                place += 1
            # What is left after all places is elsewhere's share, unless it is only a rounding error.
            if left >= 0.0 and (may >> self._places) & 1 == 1 and after[code] > 0.0:
                taken = ELSEWHERE
            if taken >= 0:
                code -= self._strides[taken]
            found.append(int(taken))
            tile += 1
        return found


def uniform(rng: Rng) -> float:
    """A random number from 0 up to 1."""
    high = rng.word() >> 5
    low = rng.word() >> 6
    return (float(high) * 67108864.0 + float(low)) / 9007199254740992.0
