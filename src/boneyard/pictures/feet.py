"""Chicken feet: the three toes of a double, the middle one straight on, the others slanting away from it."""

from boneyard.pictures.joints import Port
from boneyard.pictures.shapes import WAYS, Shape

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
