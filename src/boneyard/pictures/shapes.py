"""Rectangles that lie at any eighth of a turn: whether two overlap, and a table that finds those nearby quickly."""

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
        dx, dy = WAYS[self.way % 8]
        return (
            abs(dx) * self.along + abs(dy) * self.across,
            abs(dy) * self.along + abs(dx) * self.across,
        )


def overlap(one: Shape, two: Shape) -> bool:
    """Whether two rectangles share more than an edge."""
    dx, dy = two.x - one.x, two.y - one.y
    if dx * dx + dy * dy > (one.along + one.across + two.along + two.across) ** 2:
        return False
    for way in {one.way % 4, two.way % 4, (one.way + 2) % 4, (two.way + 2) % 4}:
        ax, ay = WAYS[way]
        apart = abs(dx * ax + dy * ay)
        if apart > _extent(one, ax, ay) + _extent(two, ax, ay) - _TOUCH:
            return False
    return True


def _extent(shape: Shape, ax: float, ay: float) -> float:
    """How far a rectangle reaches along an axis from its middle."""
    dx, dy = WAYS[shape.way % 8]
    return abs(dx * ax + dy * ay) * shape.along + abs(dx * ay - dy * ax) * shape.across


class Ground:
    """The shapes that lie, kept by the cells that they touch."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[str, Shape]]] = {}
        self.left = self.top = self.right = self.bottom = 0.0

    def copy(self) -> "Ground":
        """The same ground, to lay something else on."""
        other = Ground()
        other._cells = {cell: list(held) for cell, held in self._cells.items()}
        other.left, other.top, other.right, other.bottom = self.left, self.top, self.right, self.bottom
        return other

    def add(self, name: str, shape: Shape) -> None:
        """Lay a shape down."""
        for cell in _cells(shape):
            self._cells.setdefault(cell, []).append((name, shape))
        wide, high = shape.reach()
        self.left, self.right = min(self.left, shape.x - wide), max(self.right, shape.x + wide)
        self.top, self.bottom = min(self.top, shape.y - high), max(self.bottom, shape.y + high)

    def remove(self, name: str, shape: Shape) -> None:
        """Take a shape away; the box around everything stays as it was."""
        for cell in _cells(shape):
            held = self._cells.get(cell, [])
            if (name, shape) in held:
                held.remove((name, shape))

    def free(self, shape: Shape) -> bool:
        """Whether nothing lies there."""
        cells = self._cells
        for cell in _cells(shape):
            for _, other in cells.get(cell, ()):
                if overlap(shape, other):
                    return False
        return True


def _cells(shape: Shape) -> list[tuple[int, int]]:
    wide, high = shape.reach()
    x1, x2 = int((shape.x - wide) // 2), int((shape.x + wide) // 2)
    y1, y2 = int((shape.y - high) // 2), int((shape.y + high) // 2)
    return [(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)]


def cells_under(shape: Shape) -> set[tuple[int, int]]:
    """The unit cells whose middle a shape covers, or nearly so."""
    wide, high = shape.reach()
    dx, dy = WAYS[shape.way % 8]
    found = set()
    for x in range(int(shape.x - wide - 1), int(shape.x + wide + 2)):
        for y in range(int(shape.y - high - 1), int(shape.y + high + 2)):
            ox, oy = x + 0.5 - shape.x, y + 0.5 - shape.y
            if abs(ox * dx + oy * dy) <= shape.along + 0.25 and abs(ox * dy - oy * dx) <= shape.across + 0.25:
                found.add((x, y))
    return found
