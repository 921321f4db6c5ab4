"""A public scene with all hands laid open below it, for looking back at a round."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from boneyard.core.tile import DOWN, FACES
from boneyard.pictures.scene import BLANK, NAME, SHOWN, Label, Piece, Scene, piece_id, text_width

_SCALE: Final = 0.62  # of a tile on the table
_STEP: Final = 1.12  # from tile to tile, in tiles
_GAP: Final = 0.5


def with_hands(scene: Scene, names: Sequence[str], hands: Sequence[Sequence[int]]) -> Scene:
    """The scene made higher, with a row or more for each hand below the table."""
    size = scene.em
    left = scene.left + size + max(text_width(name, size) for name in names) + size
    columns = max(1, int((scene.left + scene.width - left - size) / (_SCALE * _STEP)))
    below = scene.top + scene.height
    labels, pieces = list(scene.labels), list(scene.pieces)
    shown = {piece.id for piece in pieces}
    for seat, hand in enumerate(hands):
        below += _GAP * _SCALE
        middle = below + _SCALE
        labels.append(
            Label(id=f"open {seat}", text=names[seat], x=scene.left + size, y=middle, size=size, role=NAME)
        )
        for at, tile in enumerate(sorted(hand, reverse=True)):
            row, column = divmod(at, columns)
            first, second = (BLANK, BLANK) if tile == DOWN else FACES[tile]
            name = piece_id(tile) if tile != DOWN else ""
            pieces.append(
                Piece(
                    # A hand that lies open at the end of a round is on the table too.
                    f"open {seat} {at}" if not name or name in shown else name,
                    first,
                    second,
                    left + (column + 0.5) * _SCALE * _STEP,
                    middle + row * (2 + _GAP) * _SCALE,
                    2,
                    _SCALE,
                    SHOWN,
                )
            )
        rows = max(1, -(-len(hand) // columns))
        below += rows * (2 + _GAP) * _SCALE - _GAP * _SCALE
    return replace(
        scene,
        height=below + _GAP * _SCALE - scene.top,
        labels=tuple(labels),
        pieces=tuple(pieces),
    )
