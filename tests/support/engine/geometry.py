"""Rectangles at any angle, by their corners, tested for overlap without using the picture code."""

from itertools import combinations
from math import cos, hypot, pi, sin

from boneyard.pictures import Label, Piece, Scene, Spot
from boneyard.pictures.scene import TABLE, TUCKED

Corners = list[tuple[float, float]]
_TOUCH = 0.01


def corners(x: float, y: float, turn: int, length: float, width: float) -> Corners:
    angle = turn * pi / 4
    dx, dy = cos(angle), sin(angle)
    found = []
    for along, across in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
        a, b = along * (length / 2 - _TOUCH), across * (width / 2 - _TOUCH)
        found.append((x + a * dx - b * dy, y + a * dy + b * dx))
    return found


def of_piece(piece: Piece) -> Corners:
    return corners(piece.x, piece.y, piece.turn, 2 * piece.scale, piece.scale)


def of_spot(spot: Spot) -> Corners:
    return corners(spot.x, spot.y, spot.turn, spot.length * spot.scale, spot.scale)


def of_label(label: Label) -> Corners:
    left, top, right, bottom = label.box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def overlap(one: Corners, two: Corners) -> bool:
    """Two convex shapes share something unless some edge of one keeps all of the other on its outer side."""
    for shape in (one, two):
        for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1]):
            nx, ny = y2 - y1, x1 - x2
            first = [x * nx + y * ny for x, y in one]
            second = [x * nx + y * ny for x, y in two]
            if max(first) < min(second) or max(second) < min(first):
                return False
    return True


def gap(one: Corners, two: Corners) -> float:
    """How far apart two shapes are: from the corners and the middles of the edges of each to the edges of the other."""
    return min(_far(one, two), _far(two, one))


def _far(points: Corners, shape: Corners) -> float:
    middles = [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1])]
    edges = list(zip(shape, shape[1:] + shape[:1]))
    return min(_to_edge(point, *edge) for point in [*points, *middles] for edge in edges)


def _to_edge(point: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    (px, py), (x1, y1), (x2, y2) = point, start, end
    dx, dy = x2 - x1, y2 - y1
    part = max(0.0, min(1.0, ((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy)))
    return hypot(px - x1 - part * dx, py - y1 - part * dy)


def lying(scene: Scene) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.role == TABLE]


def visible(scene: Scene) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.role != TUCKED]


def _near(one: Piece, two: Piece) -> bool:
    reach = 1.2 * (one.scale + two.scale)
    return abs(one.x - two.x) < reach and abs(one.y - two.y) < reach


def overlapping(pieces: list[Piece]) -> list[tuple[str, str]]:
    return [
        (one.id, two.id)
        for one, two in combinations(pieces, 2)
        if _near(one, two) and overlap(of_piece(one), of_piece(two))
    ]


def covered_by_words(scene: Scene) -> list[tuple[str, str]]:
    shapes = [(piece.id, of_piece(piece)) for piece in visible(scene)]
    return [
        (label.id, id) for label in scene.labels for id, shape in shapes if overlap(of_label(label), shape)
    ]


def words_on_words(scene: Scene) -> list[tuple[str, str]]:
    pairs = combinations(scene.labels, 2)
    return [(one.id, two.id) for one, two in pairs if overlap(of_label(one), of_label(two))]


def covered_by_spots(scene: Scene) -> list[tuple[str, str]]:
    shapes = [(piece.id, of_piece(piece)) for piece in lying(scene)]
    return [(spot.id, id) for spot in scene.spots for id, shape in shapes if overlap(of_spot(spot), shape)]


def overlapping_spots(scene: Scene) -> list[tuple[str, str]]:
    pairs = combinations(scene.spots, 2)
    return [(one.id, two.id) for one, two in pairs if overlap(of_spot(one), of_spot(two))]


def outside(scene: Scene) -> list[str]:
    shapes = [(piece.id, of_piece(piece)) for piece in visible(scene)]
    shapes += [(spot.id, of_spot(spot)) for spot in scene.spots]
    shapes += [(label.id, of_label(label)) for label in scene.labels]
    right, bottom = scene.left + scene.width, scene.top + scene.height
    return [
        id
        for id, shape in shapes
        if any(not (scene.left <= x <= right and scene.top <= y <= bottom) for x, y in shape)
    ]
