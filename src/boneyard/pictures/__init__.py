"""Pictures: a State as a Scene, pieces and spots with coordinates, and a Scene as SVG."""

from boneyard.pictures.registry import as_svg, at_rest, seat_part, table, touches, with_seat
from boneyard.pictures.scene import Label, Lane, Piece, Scene, Spot
from boneyard.pictures.svg import draw

__all__ = [
    "Label",
    "Lane",
    "Piece",
    "Scene",
    "Spot",
    "as_svg",
    "at_rest",
    "draw",
    "seat_part",
    "table",
    "touches",
    "with_seat",
]
