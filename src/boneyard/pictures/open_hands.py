"""A public scene with all hands laid open below it, for looking back at a round."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from boneyard.core.tile import DOWN, FACES
from boneyard.pictures.scene import BLANK, NAME, SHOWN, Label, Piece, Scene, piece_id, text_width

_SCALES: Final = (1.0, 0.8, 0.62)  # of a tile on the table: as large as all hands fit side by side
_STEP: Final = 1.12  # from tile to tile, in tiles
_GAP: Final = 0.5


def with_hands(scene: Scene, names: Sequence[str], hands: Sequence[Sequence[int]]) -> Scene:
    """The scene made higher, with a row or more for each hand below the table."""
    size = scene.em
    left = scene.left + size + max(text_width(name, size) for name in names) + size
    room = scene.left + scene.width - left - size
    most = max(len(hand) for hand in hands)
    fitting = [
        each
        for each in _SCALES
        if most * each * _STEP <= room and len(hands) * (2 + _GAP) * each <= scene.height / 2
    ]
    scale = fitting[0] if fitting else _SCALES[-1]
    columns = max(1, int(room / (scale * _STEP)))
    below = scene.top + scene.height
    labels, pieces = list(scene.labels), list(scene.pieces)
    shown = {piece.id for piece in pieces}
    for seat, hand in enumerate(hands):
        below += _GAP * scale
        middle = below + scale
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
                    left + (column + 0.5) * scale * _STEP,
                    middle + row * (2 + _GAP) * scale,
                    2,
                    scale,
                    SHOWN,
                )
            )
        rows = max(1, -(-len(hand) // columns))
        below += rows * (2 + _GAP) * scale - _GAP * scale
    return replace(
        scene,
        height=below + _GAP * scale - scene.top,
        labels=tuple(labels),
        pieces=tuple(pieces),
    )
