"""Where a tile can join one on the table: straight, around a corner, or at an eighth of a turn."""

from functools import lru_cache
from typing import NamedTuple

from boneyard.pictures.layout.shapes import WAYS, Shape
from boneyard.pictures.scene import Rail

GAP = 0.04  # between tiles that touch
_OUT = 1.0 + GAP  # from an end to the middle of a tile that goes straight on
_DIAGONAL = 0.7072
_TURN = {0: 0.0, 1: 1.0, -1: 1.05, 2: 1.6, -2: 1.9}  # what turning costs
_CROSSED = 3.0  # a double at a corner is hard to read
_HUGGED = 0.8  # beside a double, instead of straight away from it


class Port(NamedTuple):
    """Where a tile may be joined: the middle of the edge, the way that leads off, and what the arm has done so far."""

    x: float
    y: float
    way: int
    number: int = -1  # the open number there, where a tile shows two
    bent: bool = False  # the arm has turned a corner
    drifts: bool = False  # its last tile led from one row to the next
    double: bool = False  # a double lies here
    toe: bool = False  # one of several that go off a double at once
    row: int = -1  # of an arm in rows: the way of its last row ...
    step: int = -1  # ... the way from one row to the next, -1 for an arm that goes where there is room
    low: float = 0.0  # ... and how far its rows go to the left
    high: float = 0.0
    run: int = 0  # tiles that still go on upright before the first row


class Put(NamedTuple):
    """A place for a tile: its shape, the way the arm goes there, and what it costs."""

    shape: Shape
    way: int
    cost: float
    port: Port
    rails: tuple[Rail, ...] = ()  # that lead to it, where it lies apart


@lru_cache(4096)
def options(port: Port, double: bool, diagonal: bool) -> tuple[tuple[Shape, int, float], ...]:
    """The ways a tile can be joined at a port: straight on, round a corner, or at an eighth of a turn."""
    dx, dy = WAYS[port.way]
    along, across = (0.5, 1.0) if double else (1.0, 0.5)
    out = along + GAP
    found = [(Shape(port.x + out * dx, port.y + out * dy, port.way, along, across), port.way, 0.0)]
    slanted = port.way % 2 == 1
    if not slanted:
        for turn in (2, -2):
            way = (port.way + turn) % 8
            ex, ey = WAYS[way]
            cost = _TURN[turn] + (_HUGGED if port.double else 0.0)
            if not double:
                step = 0.5 + GAP
                x, y = port.x + step * dx + 0.5 * ex, port.y + step * dy + 0.5 * ey
                found.append((Shape(x, y, way, along, across), way, cost))
            elif not port.double:
                x, y = port.x - 0.5 * dx + (1 + GAP) * ex, port.y - 0.5 * dy + (1 + GAP) * ey
                found.append((Shape(x, y, way, along, across), way, cost + _CROSSED))
    if diagonal or slanted:
        for turn in (1, -1):
            way = (port.way + turn) % 8
            ex, ey = WAYS[way]
            step = across * _DIAGONAL + GAP
            x, y = port.x + step * dx + along * ex, port.y + step * dy + along * ey
            found.append((Shape(x, y, way, along, across), way, _TURN[turn]))
    return tuple(found)


def port_beyond(shape: Shape, way: int, port: Port, double: bool) -> Port:
    """The port straight on from a tile that was joined at another."""
    dx, dy = WAYS[way]
    turned = way != port.way
    upright = way % 4 == 2
    return Port(
        shape.x + shape.along * dx,
        shape.y + shape.along * dy,
        way,
        bent=port.bent or turned,
        drifts=(port.bent or turned) and upright,
        double=double and shape.across > shape.along,
    )


def claim(port: Port) -> Shape:
    """The ground that an open end asks the others to leave free."""
    dx, dy = WAYS[port.way]
    return Shape(port.x + _OUT * dx, port.y + _OUT * dy, port.way, 1.0, 0.5)


def ends_of(shape: Shape, way: int) -> list[Port]:
    """The two ends of a double that lies across a way."""
    found = []
    for turn in (-2, 2):
        side = (way + turn) % 8
        dx, dy = WAYS[side]
        found.append(Port(shape.x + shape.across * dx, shape.y + shape.across * dy, side))
    return found


_ASIDE = 0.5 + 0.3536  # how far out and how far aside a slanting toe begins, so that it clears the middle one


def toes(shape: Shape, way: int) -> list[Port]:
    """Where the toes of a double join it, one that lies across a way: the middle one first."""
    dx, dy = WAYS[way]
    found = [Port(shape.x + 0.5 * dx, shape.y + 0.5 * dy, way, double=True, toe=True)]
    for turn in (1, -1):
        side = WAYS[(way + 2 * turn) % 8]
        x, y = shape.x + _ASIDE * (dx + side[0]), shape.y + _ASIDE * (dy + side[1])
        found.append(Port(x, y, (way + turn) % 8, toe=True))
    return found


def both_feet(shape: Shape) -> list[Port]:
    """The toes on both sides of an upright double, in turn, so that it grows evenly."""
    return [port for pair in zip(toes(shape, 0), toes(shape, 4)) for port in pair]
