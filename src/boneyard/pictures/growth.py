"""Growing a layout tile by tile: what lies never moves, and a new tile goes where it leaves the most room to go on."""

from dataclasses import dataclass, field
from math import floor

from boneyard.pictures.feet import toes
from boneyard.pictures.joints import Port, Put, claim, ends_of, leaving, options
from boneyard.pictures.scene import Rail
from boneyard.pictures.snake import next_put
from boneyard.pictures.shapes import WAYS, Ground, Shape, cells_under

# What a tile's place costs besides its turn; the cheapest one is taken.
_OUTSIDE = 4.0  # for each unit beyond the bounds
_CLAIMED = 6.0  # an open end has claimed the ground
_ROOM = (14.0, 4.0, 1.0, 0.0)  # by how many tiles could go on from it
_TIGHT = 0.2  # for each cell that its surroundings lack
_AREA = 45  # cells of free ground that are plenty
_DRIFT = 2.2  # going on upright between two rows
_LAME = 6.0  # a toe that has no room
_STRETCH = 100.0
_FAR = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)
_NOWHERE = 100000.0


@dataclass(frozen=True)
class Manner:
    """How an arranger wants its tiles laid."""

    wide: float  # half the width that arms keep inside
    high: float
    across: bool = True  # doubles lie across
    rows: bool = False  # arms keep to rows
    run: int = 1  # tiles that an arm goes upright from a spinner before its first row
    feet: bool = False  # a double grows three toes, two of them slanting

    @property
    def edge(self) -> float:
        """Where rows turn."""
        return self.wide - 1.5


@dataclass
class Growth:
    """The tiles laid so far, where each may be joined, and what the open ends claim for themselves."""

    manner: Manner
    ground: Ground = field(default_factory=Ground)
    claims: Ground = field(default_factory=Ground)
    laid: dict[int, Put] = field(default_factory=dict)
    ports: dict[int, list[Port]] = field(default_factory=dict)
    covered: set[tuple[int, int]] = field(default_factory=set)  # cells of the ground under tiles
    rails: list[Rail] = field(default_factory=list)
    islands: list[tuple[int, float, float]] = field(default_factory=list)  # where an arm without room goes on

    def copy(self) -> "Growth":
        """The same layout, to be continued in another way."""
        return Growth(
            self.manner,
            self.ground.copy(),
            self.claims.copy(),
            dict(self.laid),
            {tile: list(ports) for tile, ports in self.ports.items()},
            set(self.covered),
            list(self.rails),
            list(self.islands),
        )

    # --- laying

    def put(self, tile: int, put: Put, ports: list[Port]) -> None:
        """Lay a tile, with the places where the next ones may join it."""
        self.laid[tile] = put
        self.ground.add(str(tile), put.shape)
        self.covered |= cells_under(put.shape)
        self.ports[tile] = ports
        for port in ports:
            self.claims.add(str(tile), claim(port))

    def join(self, tile: int, onto: int, number: int, double: bool) -> Put:
        """Where a tile goes that is laid against another; the port that it takes is used up."""
        found = self.best(onto, number, double)
        self.close(onto, found.port)
        if _STRETCH <= found.cost < _NOWHERE:
            dx, dy = WAYS[found.way]
            shape = found.shape
            self.rails.append(Rail(found.port.x, found.port.y, shape.x - shape.along * dx, shape.y - shape.along * dy))
        if found.cost >= _NOWHERE:
            self.islands.append((onto, found.shape.x - found.shape.along, found.shape.y))
        return found

    def close(self, onto: int, port: Port) -> None:
        """Use up a port."""
        self.ports[onto].remove(port)
        self.claims.remove(str(onto), claim(port))

    # --- choosing

    def best(self, onto: int, number: int, double: bool) -> Put:
        """The best place for a tile laid against another one, at the end with this number."""
        ports = [port for port in self.ports[onto] if number < 0 or port.number in (-1, number)]
        first = ports[0]
        if first.step >= 0:
            in_row = next_put(first, double and self.manner.across)
            if self.ground.free(in_row.shape):
                return in_row
        several = [port for port in ports if port.toe] if first.toe else [first]
        found = self._cheapest(onto, [(port, port) for port in several], double)
        if found is None and first.toe:
            # No toe has room: the ends of the double may.
            whole = self.laid[onto]
            found = self._cheapest(onto, [(port, first) for port in ends_of(whole.shape, whole.way)], double)
        return found or self._stretched(several, double) or self._island(first, double)

    def _cheapest(self, onto: int, ports: list[tuple[Port, Port]], double: bool) -> Put | None:
        found: Put | None = None
        for rank, (port, used) in enumerate(ports):
            for shape, way, cost in options(port, double and self.manner.across, self.manner.feet):
                cost += 0.05 * rank
                if (found is not None and cost >= found.cost) or not self.ground.free(shape):
                    continue
                cost += self._price(onto, port, shape, way, double)
                if found is None or cost < found.cost:
                    found = Put(shape, way, cost, used)
        return found

    def _price(self, onto: int, port: Port, shape: Shape, way: int, double: bool) -> float:
        cost = self._outside(shape)
        if not self.claims.free(shape, str(onto)):
            cost += _CLAIMED
        if port.drifts and way % 4 == 2:
            cost += _DRIFT
        if double and self.manner.feet:
            return cost + _LAME * sum(not self._open(claim(toe)) for toe in toes(shape, way))
        ahead = leaving(shape, way, port, double)
        return cost + _ROOM[self._room(ahead)] + _TIGHT * (_AREA - self._area(ahead, shape))

    def _outside(self, shape: Shape) -> float:
        wide, high = shape.reach()
        over = max(abs(shape.x) + wide - self.manner.wide, abs(shape.y) + high - self.manner.high, 0.0)
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
        start = (floor(port.x + 0.6 * dx), floor(port.y + 0.6 * dy))
        blocked = cells_under(taken)
        if start in self.covered or start in blocked:
            return 0
        seen = {start}
        edge = [start]
        while edge and len(seen) < _AREA:
            x, y = edge.pop(0)
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell not in seen and cell not in self.covered and cell not in blocked:
                    seen.add(cell)
                    edge.append(cell)
        return min(len(seen), _AREA)

    # --- where nothing fits

    def _stretched(self, ports: list[Port], double: bool) -> Put | None:
        """A place further off, with a rail that leads there between the tiles."""
        found: Put | None = None
        for port in ports:
            for turn in (0, 1, -1, 2, -2) if self.manner.feet else (0, 2, -2):
                way = (port.way + turn) % 8
                dx, dy = WAYS[way]
                for far in _FAR:
                    rail = Shape(port.x + far / 2 * dx, port.y + far / 2 * dy, way, far / 2 - 0.1, 0.1)
                    if not self.ground.free(rail):
                        break
                    on = Port(port.x + far * dx, port.y + far * dy, way, bent=port.bent)
                    shape = options(on, double and self.manner.across, False)[0][0]
                    cost = _STRETCH * (1 + far) + self._outside(shape)
                    if (found is None or cost < found.cost) and self._open(shape):
                        found = Put(shape, way, cost, port)
        return found

    def _island(self, port: Port, double: bool) -> Put:
        """A place outside of everything, for an arm that has no room left."""
        along, across = (0.5, 1.0) if double and self.manner.across else (1.0, 0.5)
        x, y = self.ground.left + 2.2, self.ground.bottom + 2.4
        return Put(Shape(x + along, y, 0, along, across), 0, _NOWHERE, port)
