"""Grows a layout tile by tile: tiles never move, and a new one goes where it leaves the most room."""

from dataclasses import dataclass, field, replace
from functools import partial
from math import floor
from typing import NamedTuple

from boneyard.pictures.layout.joints import Port, Put, claim, ends_of, options, port_beyond, toes
from boneyard.pictures.layout.routes import rail_shape, route
from boneyard.pictures.layout.shapes import ROW, WAYS, Ground, Shape, cells_under
from boneyard.pictures.layout.snake import next_put
from boneyard.pictures.scene import Piece, Rail

# What a tile's place costs besides its turn; the cheapest one is taken.
_OUTSIDE = 4.0  # for each unit beyond the bounds
_CLAIMED = 6.0  # an open end has claimed the ground
_ROOM = (14.0, 4.0, 1.0, 0.0)  # by how many tiles could go on from it
_TIGHT = 0.2  # for each cell that its surroundings lack
_AREA = 45  # cells of free ground that are plenty
_DRIFT = 2.2  # going on upright between two rows
_LAME = 6.0  # a toe that has no room
_CRAMPED = 5.0  # a double that would have none next
_ROUTED = 1000.0
_NOWHERE = 100000.0
_WHIM = 3.0
_CARE = 2.0
_ROOMIER = 1.1  # how much wider and higher the ground becomes if it's too small


@dataclass(frozen=True)
class GrowthStyle:
    """How an arranger wants its tiles laid."""

    wide: float  # half the width that arms keep inside
    high: float
    across: bool = True  # doubles lie across
    rows: bool = False  # arms keep to rows
    run: int = 1  # tiles that an arm goes upright from a spinner before its first row
    feet: bool = False  # a double grows three toes, two of them slanting
    care: float = 1.0  # how much room for others counts against a straight way
    level: int = 0  # how often the ground has grown

    def roomier(self) -> "GrowthStyle":
        """The same on more ground."""
        return replace(
            self,
            wide=_ROOMIER * self.wide,
            high=_ROOMIER * self.high,
            care=_CARE,
            level=self.level + 1,
        )

    def whim(self, onto: int, rank: int, way: int) -> float:
        """Different preferences on each attempt, so that arms that blocked each other once don't do it again."""
        if self.level == 0:
            return 0.0
        mixed = (onto * 31 + rank * 7 + way) * 64 + self.level
        return _WHIM * (mixed * 2654435761 % (1 << 32)) / (1 << 32)

    @property
    def edge(self) -> float:
        """Where rows turn."""
        return self.wide - 1.5


class _Open(NamedTuple):
    """The best place at an open end, good as long as nothing changes in the cells that were looked at for it."""

    put: Put
    asked: set[int]
    flooded: set[int]


@dataclass
class Growth:
    """The tiles laid so far, where each may be joined, and what the open ends claim for themselves."""

    style: GrowthStyle
    ground: Ground = field(default_factory=Ground)
    claims: Ground = field(default_factory=Ground)
    laid: dict[int, Put] = field(default_factory=dict)
    ports: dict[int, tuple[Port, ...]] = field(default_factory=dict)
    covered: set[int] = field(default_factory=set)  # cells of the ground under tiles
    rails: list[Rail] = field(default_factory=list)
    routes: dict[tuple[int, bool], Put | None] = field(
        default_factory=dict
    )  # found so far for ends without room
    islands: list[tuple[int, float, float]] = field(
        default_factory=list
    )  # where an arm without room continues
    pieces: dict[int, Piece] = field(default_factory=dict)  # what lies, as it is drawn
    crowded: bool = False  # an open end was left without room
    _opens: dict[tuple[int, int], _Open] = field(default_factory=dict)
    _flooded: set[int] | None = None

    def copy(self) -> "Growth":
        """The same layout, to be continued in another way."""
        return Growth(
            self.style,
            self.ground.copy(),
            self.claims.copy(),
            self.laid.copy(),
            self.ports.copy(),
            self.covered.copy(),
            list(self.rails),
            dict(self.routes),
            list(self.islands),
            self.pieces.copy(),
            self.crowded,
            self._opens.copy(),
        )

    # --- laying

    def put(self, tile: int, put: Put, ports: list[Port]) -> None:
        """Lay a tile, with the places where the next ones may join it."""
        self.laid[tile] = put
        changed = self.ground.add(str(tile), put.shape)
        self.covered |= cells_under(put.shape)
        self.ports[tile] = tuple(ports)
        for port in ports:
            changed += self.claims.add(str(tile), claim(port))
        self._forget(changed, cells_under(put.shape))

    def join(self, tile: int, onto: int, number: int, double: bool) -> Put:
        """Where a tile laid against another goes; it uses up that port."""
        considerate = self._considerate(tile, onto, number, double) if self.style.feet else None
        self.crowded = self.crowded or (self.style.feet and considerate is None)
        found = considerate or self.best(onto, number, double)
        changed = self._close(onto, found.port)
        for rail in found.rails:
            self.rails.append(rail)
            changed += self.ground.add("rail", rail_shape(rail))
        if found.cost >= _NOWHERE:
            x, y = found.shape.x - found.shape.along, found.shape.y - 1.4
            self.islands.append((onto, x, y))
            changed += self.ground.add("words", Shape(x + 2.6, y, 0, 2.6, 0.4))
        self._forget(changed, frozenset())
        return found

    def _considerate(self, tile: int, onto: int, number: int, double: bool) -> Put | None:
        """The best place that leaves every open end its room, or None if there isn't one."""
        for put in self.choices(onto, number, double):
            trial = self.copy()
            trial._close(onto, put.port)
            ahead = port_beyond(put.shape, put.way, put.port, double)
            trial.put(tile, put, toes(put.shape, put.way) if double else [ahead])
            if trial._all_alive():
                return put
        return None

    def _all_alive(self) -> bool:
        """Whether a tile has room at every open end, and all toes that are still to come at every double."""
        ends = [(tile, len(ports)) for tile, ports in self.ports.items() if ports]
        for tile, count in ends:
            if (tile, -1) in self._opens:
                continue
            if count == 1:
                if self._look(tile, -1) is None:
                    return False
                continue
            scratch = self.copy()
            for _ in range(count):
                put = scratch._beside(tile, -1, False)
                if put is None:
                    return False
                scratch._close(tile, put.port)
                scratch.ground.add("", put.shape)
            self._look(tile, -1)
        return True

    def _close(self, onto: int, port: Port) -> list[int]:
        """Use up a port; the cells that it claimed."""
        ports = self.ports[onto]
        at = ports.index(port)
        self.turn_ports(onto, ports[:at] + ports[at + 1 :])
        return self.claims.remove(str(onto), claim(port))

    def turn_ports(self, tile: int, ports: tuple[Port, ...]) -> None:
        """Give a tile other ports than it had."""
        if ports != self.ports[tile]:
            self.ports[tile] = ports
            self._opens = {key: value for key, value in self._opens.items() if key[0] != tile}

    def _forget(self, changed: list[int], covered: frozenset[int]) -> None:
        """Open ends near something that changed have to be looked at again."""
        self._opens = {
            key: value
            for key, value in self._opens.items()
            if value.asked.isdisjoint(changed) and value.flooded.isdisjoint(covered)
        }

    # --- choosing

    def open_place(self, onto: int, number: int) -> Put:
        """Where the next tile would go at an open end; remembered, because most ends stay as they are."""
        if all(port.number < 0 for port in self.ports[onto]):
            number = -1  # it shows one number only
        known = self._opens.get((onto, number))
        if known is not None:
            return known.put
        # A way around others depends on the whole table, and is not remembered.
        return self._look(onto, number) or self.best(onto, number, False)

    def _look(self, onto: int, number: int) -> Put | None:
        """Find the place at an open end, and remember it."""
        asked: set[int] = set()
        flooded: set[int] = set()
        self.ground.asked = self.claims.asked = asked
        self._flooded = flooded
        put = self._beside(onto, number, False)
        self.ground.asked = self.claims.asked = self._flooded = None
        if put is not None:
            self._opens[onto, number] = _Open(put, asked, flooded)
        return put

    def best(self, onto: int, number: int, double: bool) -> Put:
        """The best place for a tile laid against another one, at the end with this number."""
        found = self._beside(onto, number, double)
        if found is not None:
            return found
        first = next(port for port in self.ports[onto] if number < 0 or port.number in (-1, number))
        return self._routed(onto, first, double) or self._island(first, double)

    def _beside(self, onto: int, number: int, double: bool) -> Put | None:
        """The best place that touches the other tile, or None if there isn't one."""
        ports = [port for port in self.ports[onto] if number < 0 or port.number in (-1, number)]
        first = ports[0]
        if first.step >= 0:
            in_row = next_put(first, double and self.style.across)
            if self.ground.free(in_row.shape):
                return in_row
        several = [port for port in ports if port.toe] if first.toe else [first]
        found = self._cheapest(onto, [(port, port) for port in several], double)
        if found is None and first.toe:
            # No toe has room: the ends of the double may.
            whole = self.laid[onto]
            found = self._cheapest(onto, [(port, first) for port in ends_of(whole.shape, whole.way)], double)
        return found

    def choices(self, onto: int, number: int, double: bool) -> list[Put]:
        """All places that touch the other tile, the best first."""
        ports = [port for port in self.ports[onto] if number < 0 or port.number in (-1, number)]
        pairs = [(port, port) for port in ports if port.toe] if ports[0].toe else [(ports[0], ports[0])]
        if ports[0].toe:
            whole = self.laid[onto]
            pairs += [(port, ports[0]) for port in ends_of(whole.shape, whole.way)]
        found = []
        for rank, (port, used) in enumerate(pairs):
            self.claims.remove(str(onto), claim(used))
            for shape, way, cost in options(port, double and self.style.across, self.style.feet):
                if self.ground.free(shape):
                    cost += 0.05 * rank + self.style.whim(onto, rank, way)
                    found.append(Put(shape, way, cost + self._price(port, shape, way, double), used))
            self.claims.add(str(onto), claim(used))
        return sorted(found, key=lambda put: put.cost)

    def _cheapest(self, onto: int, ports: list[tuple[Port, Port]], double: bool) -> Put | None:
        found: Put | None = None
        for rank, (port, used) in enumerate(ports):
            self.claims.remove(str(onto), claim(used))  # it must not block itself
            for shape, way, cost in options(port, double and self.style.across, self.style.feet):
                cost += 0.05 * rank
                if (found is not None and cost >= found.cost) or not self.ground.free(shape):
                    continue
                cost += self._price(port, shape, way, double)
                if found is None or cost < found.cost:
                    found = Put(shape, way, cost, used)
            self.claims.add(str(onto), claim(used))
        return found

    def _price(self, port: Port, shape: Shape, way: int, double: bool) -> float:
        cost = self._outside(shape)
        care = self.style.care
        if not self.claims.free(shape):
            cost += care * _CLAIMED
        if port.drifts and way % 4 == 2:
            cost += _DRIFT
        if double and self.style.feet:
            return cost + care * _LAME * sum(not self._open(claim(toe)) for toe in toes(shape, way))
        ahead = port_beyond(shape, way, port, double)
        if self.style.feet and not any(self._open(each) for each, _, _ in options(ahead, True, True)):
            cost += care * _CRAMPED
        return cost + care * (_ROOM[self._room(ahead)] + _TIGHT * (_AREA - self._area(ahead, shape)))

    def _outside(self, shape: Shape) -> float:
        wide, high = shape.reach()
        over = max(abs(shape.x) + wide - self.style.wide, abs(shape.y) + high - self.style.high, 0.0)
        return _OUTSIDE * over

    def _open(self, shape: Shape) -> bool:
        return self.ground.free(shape) and self.claims.free(shape)

    def _room(self, port: Port) -> int:
        """How many tiles could go on from a port, up to three, straight on or round a corner."""
        most = 0
        for shape, way, _ in options(port, False, False):
            if not self._open(shape):
                continue
            found = 1
            dx, dy = WAYS[way]
            while found < 3:
                shape = Shape(shape.x + 2 * dx, shape.y + 2 * dy, way, shape.along, shape.across)
                if not self._open(shape):
                    break
                found += 1
            most = max(most, found)
            if most == 3:
                break
        return most

    def _area(self, port: Port, taken: Shape) -> int:
        """How much free ground is connected with a port, counted in cells up to what is plenty."""
        dx, dy = WAYS[port.way]
        start = floor(port.x + 0.6 * dx) * ROW + floor(port.y + 0.6 * dy)
        covered, under_it = self.covered, cells_under(taken)
        if start in covered or start in under_it:
            return 0
        seen = {start}
        edge = [start]
        for at in edge:  # it grows on the way
            for cell in (at + ROW, at - ROW, at + 1, at - 1):
                if cell not in seen and cell not in covered and cell not in under_it:
                    seen.add(cell)
                    edge.append(cell)
            if len(seen) >= _AREA:
                break
        if self._flooded is not None:
            self._flooded |= seen
        return min(len(seen), _AREA)

    # --- if nothing fits

    def _routed(self, onto: int, port: Port, double: bool) -> Put | None:
        """A place further off, with a rail that leads there between the tiles."""
        known = self.routes.get((onto, double), self)
        if known is None:
            return None  # what is enclosed stays enclosed
        if isinstance(known, Put) and self._still(known):
            return known._replace(port=port)
        put: Put | None = None
        for roomy in (True, False):
            found = route(
                self.ground, partial(self._takes, roomy), self.laid[onto].shape, double and self.style.across
            )
            if found is not None:
                put = Put(found[0], found[1], _ROUTED, port, found[2])
                break
        self.routes[onto, double] = put
        return put

    def _still(self, put: Put) -> bool:
        return self.ground.free(put.shape) and all(self.ground.free(rail_shape(rail)) for rail in put.rails)

    def _takes(self, roomy: bool, shape: Shape, way: int) -> bool:
        """Whether a tile can lie there without being in anyone's way, if possible with room to go on."""
        if not roomy:
            return self.ground.free(shape)
        return self._open(shape) and self._room(port_beyond(shape, way, Port(0.0, 0.0, way), False)) > 1

    def _island(self, port: Port, double: bool) -> Put:
        """A separate place for an arm that is walled in: the nearest free ground, or below everything."""
        wide, high = int(self.style.wide), int(self.style.high)
        places = [(x, y) for x in range(-wide + 3, wide - 2) for y in range(-high + 2, high - 1)]
        places.sort(key=lambda place: (place[0] - port.x) ** 2 + (place[1] - port.y) ** 2)
        for x, y in places:
            whole = Shape(x + 0.5, y - 0.3, 0, 3.6, 1.5)  # the words, the tile, and one to go on with
            if self._open(whole):
                return self._on_island(x - 2.0, y + 0.1, double, port)
        return self._on_island(self.ground.left + 2.2, self.ground.bottom + 2.4, double, port)

    def _on_island(self, x: float, y: float, double: bool, port: Port) -> Put:
        along, across = (0.5, 1.0) if double and self.style.across else (1.0, 0.5)
        return Put(Shape(x + along, y, 0, along, across), 0, _NOWHERE, port)
