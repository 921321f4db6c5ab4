"""Rectangles that lie at any eighth of a turn: whether two overlap, and a table that finds those nearby quickly."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

_C = sqrt(0.5)

# The eight directions, clockwise from the right, as x and y.
WAYS = ((1.0, 0.0), (_C, _C), (0.0, 1.0), (-_C, _C), (-1.0, 0.0), (-_C, -_C), (0.0, -1.0), (_C, -_C))
_TOUCH = 0.005  # things that come as close as this only touch


class Shape(NamedTuple):
    """A rectangle: its middle, the way it points, half its length along that way and half its width across."""

    x: float
    y: float
    way: int
    along: float
    across: float

    def reach(self) -> tuple[float, float]:
        """Half the width and height of the upright box around it."""
        _, _, way, along, across = self
        if way % 4 == 0:
            return along, across
        if way % 4 == 2:
            return across, along
        dx, dy = WAYS[way % 8]
        return abs(dx) * along + abs(dy) * across, abs(dy) * along + abs(dx) * across


def _cast(way: int, axis: int) -> tuple[float, float]:
    (dx, dy), (ax, ay) = WAYS[way], WAYS[axis]
    return abs(dx * ax + dy * ay), abs(dx * ay - dy * ax)


# How much of its length and of its width a rectangle shows along an axis, by the way it points.
_CAST = tuple(tuple(_cast(way, axis) for axis in range(4)) for way in range(8))


def overlap(one: Shape, two: Shape) -> bool:
    """Whether two rectangles share more than an edge."""
    x1, y1, way1, along1, across1 = one
    x2, y2, way2, along2, across2 = two
    dx, dy = x2 - x1, y2 - y1
    cast1, cast2 = _CAST[way1 % 8], _CAST[way2 % 8]
    # Two that are both upright, or both slanting, have the same two axes.
    for axis in (way1 % 2, way1 % 2 + 2) if (way1 - way2) % 2 == 0 else (0, 1, 2, 3):
        ax, ay = WAYS[axis]
        long1, wide1 = cast1[axis]
        long2, wide2 = cast2[axis]
        reach = (long1 * along1 + wide1 * across1) + (long2 * along2 + wide2 * across2)
        if abs(dx * ax + dy * ay) > reach - _TOUCH:
            return False
    return True


class Ground:
    """The shapes that lie, kept by the cells that they touch; a copy is cheap, because it shares them."""

    def __init__(self) -> None:
        self._cells: dict[int, tuple[tuple[str, Shape], ...]] = {}
        self.left = self.top = self.right = self.bottom = 0.0
        self.asked: set[int] | None = None  # where someone notes it, the cells that were looked at

    def copy(self) -> "Ground":
        """A copy of the ground, to lay something else on."""
        other = Ground()
        other._cells = self._cells.copy()
        other.left, other.top, other.right, other.bottom = self.left, self.top, self.right, self.bottom
        return other

    def add(self, name: str, shape: Shape) -> list[int]:
        """Lay a shape down; the cells that it touches."""
        wide, high = shape.reach()
        touched = _cells(shape, wide, high)
        for cell in touched:
            self._cells[cell] = (*self._cells.get(cell, ()), (name, shape))
        self.left, self.right = min(self.left, shape.x - wide), max(self.right, shape.x + wide)
        self.top, self.bottom = min(self.top, shape.y - high), max(self.bottom, shape.y + high)
        return touched

    def remove(self, name: str, shape: Shape) -> list[int]:
        """Take a shape away, and tell the cells it touched; the box around everything stays as it was."""
        touched = _cells(shape, *shape.reach())
        for cell in touched:
            held = self._cells.get(cell, ())
            if (name, shape) in held:
                at = held.index((name, shape))
                self._cells[cell] = held[:at] + held[at + 1 :]
        return touched

    def free(self, shape: Shape) -> bool:
        """Whether nothing lies there."""
        x, y, way, _, _ = shape
        wide, high = shape.reach()
        upright = way % 2 == 0
        asked = self.asked
        for cell in _cells(shape, wide, high):
            if asked is not None:
                asked.add(cell)
            for _, other in self._cells.get(cell, ()):
                x2, y2, way2, along, across = other
                if upright and way2 % 2 == 0:
                    wide2, high2 = (along, across) if way2 % 4 == 0 else (across, along)
                    if abs(x2 - x) <= wide + wide2 - _TOUCH and abs(y2 - y) <= high + high2 - _TOUCH:
                        return False
                elif overlap(shape, other):
                    return False
        return True


# A cell of the ground is one number, so that sets of them are quick; neighbors are ROW or 1 away.
ROW = 1 << 12


def _cells(shape: Shape, wide: float, high: float) -> list[int]:
    """The cells, two units wide, that a shape with this reach touches."""
    x, y = shape[0], shape[1]
    rows = range(int((y - high) // 2), int((y + high) // 2) + 1)
    return [
        column * ROW + row for column in range(int((x - wide) // 2), int((x + wide) // 2) + 1) for row in rows
    ]


@lru_cache(4096)
def cells_under(shape: Shape) -> frozenset[int]:
    """The unit cells whose middle a shape covers, or nearly so."""
    wide, high = shape.reach()
    dx, dy = WAYS[shape.way % 8]
    found = []
    for x in range(int(shape.x - wide - 1), int(shape.x + wide + 2)):
        for y in range(int(shape.y - high - 1), int(shape.y + high + 2)):
            ox, oy = x + 0.5 - shape.x, y + 0.5 - shape.y
            if abs(ox * dx + oy * dy) <= shape.along + 0.25 and abs(ox * dy - oy * dx) <= shape.across + 0.25:
                found.append(x * ROW + y)
    return frozenset(found)
