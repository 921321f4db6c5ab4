"""Uniform sampling of allocations: which unseen tile is in which place."""

from math import comb, prod
from typing import Final, Protocol, final

from boneyard.bots.inference.allocation_kernel import ELSEWHERE, AllocationCounts, uniform
from boneyard.bots.inference.bipartite_matching import Places, matching
from boneyard.bots.inference.places import Layout, TileOrigin
from boneyard.bots.inference.sight import Tiles, each_of
from boneyard.core.rng import Rng

_LARGEST: Final = 60_000  # the largest table of counts; beyond that, allocations are drawn seat by seat
_ATTEMPTS: Final = 400  # at an allocation drawn seat by seat before one of those rejected is taken

_TRACED: Final = (
    20_000  # steps in tracing where a seat's laid tiles came from; beyond that it is drawn roughly
)

Rooms = tuple[int, ...]
Allocation = dict[int, int]  # by tile, laid ones included: its place, or ELSEWHERE


class AllocationSampler(Protocol):
    """Draws allocations."""

    def draw(self, rng: Rng) -> Allocation:
        """The place of every unseen tile and of every laid one whose origin is open."""


def allocation_sampler(layout: Layout, unseen: Tiles) -> AllocationSampler:
    """The quickest exact sampler: all at once from a table of counts, or seat by seat."""
    tight = tight_of(layout)
    seats = {layout.places[at].seat for at in tight}
    size = prod([layout.places[at].room + 1 for at in tight]) * (unseen.bit_count() + len(layout.origins) + 1)
    if len(seats) > 1 and size <= _LARGEST:
        return CountingSampler(layout, unseen, tight)
    return SeatwiseSampler(layout, unseen, tight)


def tight_of(layout: Layout) -> list[int]:
    """The places that cannot hold every tile, or that laid tiles may have come from; the others can hold anything."""
    touched = {at for origin in layout.origins for at in origin.places}
    return [at for at, place in enumerate(layout.places) if (place.barred or at in touched) and place.room]


@final
class CountingSampler:
    """Counts all allocations in one table."""

    def __init__(self, layout: Layout, unseen: Tiles, tight: list[int]) -> None:
        self._tight: Final = tight
        came = _came(layout.origins, tight)
        fits = _fits([layout.places[at].barred for at in tight], unseen)
        self._tiles: Final = [*came, *fits]
        may = [*came.values(), *[places | 1 << len(tight) for places in fits.values()]]
        self.ways: Final = AllocationCounts([layout.places[at].room for at in tight], may)

    def draw(self, rng: Rng) -> Allocation:
        """One allocation, all equally likely."""
        drawn = self.ways.draw(rng)
        return {
            tile: self._tight[place] if place != ELSEWHERE else ELSEWHERE
            for tile, place in zip(self._tiles, drawn, strict=True)
        }


@final
class SeatwiseSampler:
    """Rejection sampling: seat after seat, each uniformly from what is left; then accepted so that all ways are even.

    The places of a seat bar less and less, so filling them in order leaves the same number of choices whatever was
    taken before. Only what other seats took makes a difference: an allocation is accepted with the ratio of the choices
    there were to the most there could have been.
    """

    def __init__(self, layout: Layout, unseen: Tiles, tight: list[int]) -> None:
        self._layout: Final = layout
        self._unseen: Final = unseen
        self._tight: Final = tight
        seats = sorted({layout.places[at].seat for at in tight})
        rows = [[at for at in tight if layout.places[at].seat == seat] for seat in seats]
        # The most restricted seats go first: then the others have least to lose.
        rows.sort(key=lambda row: -max([layout.places[at].barred.bit_count() for at in row], default=0))
        self._seats: Final = [_Seat(layout, unseen, row) for row in rows]
        taken = 0
        for each in self._seats:
            each.prepare(taken)
            taken += each.hidden
        self.exact = all([each.exact for each in self._seats])

    def draw(self, rng: Rng) -> Allocation:
        """One allocation, all equally likely; after too many attempts one of those rejected, or else any there is."""
        rejected: list[tuple[float, Allocation]] = []
        for _ in range(_ATTEMPTS):
            allocation: Allocation = {}
            left = self._unseen
            ratio = 1.0
            for seat in self._seats:
                left, part = seat.fill(left, allocation, rng)
                ratio *= part
                if ratio == 0.0:
                    break
            if ratio > 0.0:
                if uniform(rng) < ratio:
                    return self._whole(allocation)
                rejected.append((ratio, allocation))
        self.exact = False
        return self._whole(_by_weight(rejected, rng) if rejected else self._any(rng))

    def _any(self, rng: Rng) -> Allocation:
        places = [self._layout.places[at] for at in self._tight]
        came = _came(self._layout.origins, self._tight)
        fits = _fits([place.barred for place in places], self._unseen)
        found = matching([place.room for place in places], came, fits, rng)
        assert found is not None, "what was seen cannot have happened"
        return {tile: self._tight[place] for tile, place in found.items()}

    def _whole(self, allocation: Allocation) -> Allocation:
        for tile in each_of(self._unseen):
            allocation.setdefault(tile, ELSEWHERE)
        return allocation


def _by_weight(rejected: list[tuple[float, Allocation]], rng: Rng) -> Allocation:
    left = uniform(rng) * sum([ratio for ratio, _ in rejected])
    for ratio, allocation in rejected:
        left -= ratio
        if left <= 0:
            return allocation
    return rejected[-1][1]


def _came(origins: list[TileOrigin], row: list[int]) -> dict[int, Places]:
    """By laid tile, which places of a row it may have come from."""
    return {
        origin.tile: sum([1 << place for place, at in enumerate(row) if at in origin.places])
        for origin in origins
    }


def _fits(barred: list[Tiles], tiles: Tiles) -> dict[int, Places]:
    """By tile, the places of a row that do not bar it."""
    return {
        tile: sum([1 << place for place, none in enumerate(barred) if not none >> tile & 1])
        for tile in each_of(tiles)
    }


@final
class _Seat:
    """One seat's places, and the ways in which its laid tiles may have come from them."""

    def __init__(self, layout: Layout, unseen: Tiles, row: list[int]) -> None:
        self._row: Final = row
        self._barred: Final = [layout.places[at].barred for at in row]
        self._unseen: Final = unseen
        self._origins: Final = [origin for origin in layout.origins if set(origin.places) & set(row)]
        rooms = tuple([layout.places[at].room for at in row])
        self.hidden: Final = sum(rooms) - len(self._origins)
        self._came: Final = [[row.index(at) for at in origin.places if at in row] for origin in self._origins]
        self._rooms: Final = rooms
        self._layers: Final = self._traced(rooms)
        self.exact: Final = len(self._layers) > len(self._origins)
        self._rests: Final = list(self._layers[-1].items())
        self._most: list[float] = []

    def _traced(self, rooms: Rooms) -> list[dict[Rooms, float]]:
        """For each laid tile in turn: what room may be left, in how many ways; cut off when there are too many."""
        found: list[dict[Rooms, float]] = [{rooms: 1.0}]
        steps = 0
        for came in self._came:
            steps += len(found[-1]) * len(came)
            if steps > _TRACED:
                break
            after: dict[Rooms, float] = {}
            for rest, ways in found[-1].items():
                for place in came:
                    if rest[place] > 0:
                        less = _changed(rest, place, -1)
                        after[less] = after.get(less, 0.0) + ways
            found.append(after)
        return found

    def prepare(self, taken: int) -> None:
        """The most choices for each way the room can be left, if this many tiles have gone to other seats."""
        everything = self._unseen.bit_count()
        self._most = []
        if not self.exact:
            return
        for rest, ways in self._rests:
            choices = ways
            placed = 0
            for barred, room in zip(self._barred, rest, strict=True):
                barred_count = (barred & self._unseen).bit_count()
                free = everything - barred_count - max(0, taken - barred_count)
                choices *= comb(max(0, free - placed), room)
                placed += room
            self._most.append(choices)

    def fill(self, left: Tiles, allocation: Allocation, rng: Rng) -> tuple[Tiles, float]:
        """Fill the places from what is left; the tiles that remain, and the ratio of the choices to the most."""
        if not self.exact:
            return self._filled_roughly(left, allocation, rng)
        at = _pick(self._most, rng)
        if at < 0:
            return left, 0.0
        rest, ways = self._rests[at]
        left, choices = self._put(rest, left, allocation, rng)
        if choices > 0.0:
            self._trace(rest, allocation, rng)
        return left, ways * choices / self._most[at]

    def _filled_roughly(self, left: Tiles, allocation: Allocation, rng: Rng) -> tuple[Tiles, float]:
        """The same if there are too many ways to count: always possible, but not all equally likely."""
        found = matching(self._rooms, _came(self._origins, self._row), _fits(self._barred, left), rng)
        if found is None:
            return left, 0.0
        for tile, place in found.items():
            allocation[tile] = self._row[place]
            left &= ~(1 << tile)
        return left, 1.0

    def _put(self, rest: Rooms, left: Tiles, allocation: Allocation, rng: Rng) -> tuple[Tiles, float]:
        """Put tiles into the room that is left; the tiles that remain, and the number of choices."""
        choices = 1.0
        for place, barred, room in zip(self._row, self._barred, rest, strict=True):
            free = each_of(left & ~barred)
            choices *= comb(len(free), room)
            if len(free) < room:
                return left, 0.0
            for count in range(room):
                other = count + int(rng.below(len(free) - count))
                free[count], free[other] = free[other], free[count]
                allocation[free[count]] = place
                left ^= 1 << free[count]
        return left, choices

    def _trace(self, rest: Rooms, allocation: Allocation, rng: Rng) -> None:
        """Draw where the laid tiles came from, uniformly over all ways that leave this room, the last tile first."""
        for at in reversed(range(len(self._origins))):
            earlier = self._layers[at]
            came = self._came[at]
            before = [_changed(rest, place, 1) for place in came]
            chosen = _pick([earlier.get(each, 0.0) for each in before], rng)
            allocation[self._origins[at].tile] = self._row[came[chosen]]
            rest = before[chosen]


def _changed(rooms: Rooms, place: int, by: int) -> Rooms:
    return (*rooms[:place], rooms[place] + by, *rooms[place + 1 :])


def _pick(weights: list[float], rng: Rng) -> int:
    """An index in a row, as rejected as its weight; -1 if all weights are 0."""
    whole = sum(weights)
    if whole <= 0:
        return -1
    left = uniform(rng) * whole
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return max([at for at, weight in enumerate(weights) if weight > 0])
