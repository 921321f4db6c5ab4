"""A way between the tiles for an arm that is walled in: a thin rail from its end to the nearest ground with room."""

from collections import deque
from collections.abc import Callable
from itertools import pairwise
from math import atan2, hypot, pi

from boneyard.pictures.layout.joints import Port, options
from boneyard.pictures.layout.shapes import WAYS, Ground, Shape
from boneyard.pictures.scene import Rail

_STEP = 0.3
_THIN = 0.11  # half the width of ground that a rail needs
_FURTHEST = 2500  # points looked at

# From point to point, by the way, and how long that is.
_ON = {
    0: (1, 0, 1.0),
    2: (0, 1, 1.0),
    4: (-1, 0, 1.0),
    6: (0, -1, 1.0),
    1: (1, 1, 1.42),
    3: (-1, 1, 1.42),
    5: (-1, -1, 1.42),
    7: (1, -1, 1.42),
}

Node = tuple[int, int]
Point = tuple[float, float]


def route(
    ground: Ground, fits: Callable[[Shape, int], bool], end: Shape, double: bool
) -> tuple[Shape, int, tuple[Rail, ...]] | None:
    """Where a tile can lie instead of against this end, the way it points, and the rails that lead there."""
    for from_, start in _around(end):
        if ground.free(Shape(*start, 0, _THIN, _THIN)):
            found = _search(ground, fits, from_, start, end.way, double)
            if found is not None:
                return found
    return None


def _around(end: Shape) -> list[tuple[Point, Point]]:
    """Points on the rim of a tile's open end, each with one just outside of it."""
    ux, uy = WAYS[end.way % 8]
    long, wide = end.along, end.across
    if long > wide:  # of a tile that lies along, only the far half is open
        rim = [
            (long, 0.0, 1, 0),
            *[(long * at, wide * side, 0, side) for at in (0.75, 0.3) for side in (1, -1)],
        ]
    else:
        rim = [(long, wide * at, 1, 0) for at in (0.0, 0.6, -0.6)]
        rim += [(0.0, wide * side, 0, side) for side in (1, -1)]
        rim += [(-long, wide * at, -1, 0) for at in (0.0, 0.6, -0.6)]
    found = []
    for u, v, out_u, out_v in rim:
        x, y = end.x + u * ux - v * uy, end.y + u * uy + v * ux
        found.append(((x, y), (x + 0.22 * (out_u * ux - out_v * uy), y + 0.22 * (out_u * uy + out_v * ux))))
    return found


def _search(
    ground: Ground,
    fits: Callable[[Shape, int], bool],
    from_: Point,
    start: Point,
    way_on: int,
    double: bool,
) -> tuple[Shape, int, tuple[Rail, ...]] | None:
    x0, y0 = start
    came: dict[Node, Node] = {(0, 0): (0, 0)}
    edge = deque([(0, 0)])
    ways = list(dict.fromkeys([(way_on - way_on % 2) % 8, 0, 2, 4, 6]))
    while edge and len(came) < _FURTHEST:
        node = edge.popleft()
        x, y = x0 + node[0] * _STEP, y0 + node[1] * _STEP
        if (node[0] + node[1]) % 2 == 0:
            for way in ways:
                shape = options(Port(x, y, way), double, False)[0][0]
                if fits(shape, way):
                    return shape, way, _rails(from_, _path(came, node), x0, y0)
        for way, (ex, ey, long) in _ON.items():
            on = (node[0] + ex, node[1] + ey)
            if on in came:
                continue
            middle = Shape(x + ex * _STEP / 2, y + ey * _STEP / 2, way, long * _STEP / 2 + _THIN, _THIN)
            if ground.free(middle):
                came[on] = node
                edge.append(on)
    return None


def _path(came: dict[Node, Node], node: Node) -> list[Node]:
    found = [node]
    while came[found[-1]] != found[-1]:
        found.append(came[found[-1]])
    return found[::-1]


def _rails(from_: Point, path: list[Node], x0: float, y0: float) -> tuple[Rail, ...]:
    """The path with a rail for each straight part of it."""
    kept = [path[0]]
    for before, node, on in zip(path, path[1:], path[2:]):
        if (node[0] - before[0], node[1] - before[1]) != (on[0] - node[0], on[1] - node[1]):
            kept.append(node)
    if len(path) > 1:
        kept.append(path[-1])
    points = [from_, *[(x0 + x * _STEP, y0 + y * _STEP) for x, y in kept]]
    return tuple(Rail(x1, y1, x2, y2) for (x1, y1), (x2, y2) in pairwise(points))


def rail_shape(rail: Rail) -> Shape:
    """The ground that a rail takes, short of its two ends."""
    dx, dy = rail.x2 - rail.x1, rail.y2 - rail.y1
    long = hypot(dx, dy)
    way = round(atan2(dy, dx) / (pi / 4)) % 8
    return Shape((rail.x1 + rail.x2) / 2, (rail.y1 + rail.y2) / 2, way, max(long / 2 - 0.12, 0.01), 0.08)
