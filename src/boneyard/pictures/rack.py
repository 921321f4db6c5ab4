"""The viewer's part of a scene: the rack with the own tiles, and the places where they can go."""

from collections.abc import Sequence
from dataclasses import replace

from boneyard.core.game import Game, State
from boneyard.core.move import ALONE, ASIDE, LAY, Move
from boneyard.core.place import place_text
from boneyard.core.tile import DOWN, tile_text
from boneyard.pictures import phrases
from boneyard.pictures.frame import EMS
from boneyard.pictures.scene import (
    NAME,
    RACK,
    Label,
    Lane,
    Piece,
    Scene,
    Spot,
    faces_from,
    piece_id,
    text_width,
)

# The places of tiles that a record writes without one.
TRICK = "trick"
SET_ASIDE = "aside"


def with_rack(
    scene: Scene, game: Game, state: State, seat: int, says: str | None = None, dims: bool = True
) -> Scene:
    """The same scene with the viewer's tiles below it and the places they fit made bright.

    `says` are the words above the rack, where the moves do not say enough; `dims` tells whether a tile that cannot be
    played is to be seen as such.
    """
    moves = game.moves(state, seat)
    plays = [move for move in moves if place_of(move)]
    em = scene.em
    held = sorted([tile for tile in game.hands(state)[seat] if tile != DOWN], reverse=True)
    top = scene.top + scene.height
    able = {piece_id(tile) for tile in held if any(_means(move, tile) for move in plays)}
    columns, scale = _rack_size(len(held), scene)
    rows = -(-len(held) // columns) if held else 1
    pitch_x, pitch_y = 1.1 * scale, 2.12 * scale
    words = phrases.asks(moves) if says is None else says
    start = top + 2.0 * em  # below the words, whether there are any or not: the rack does not jump
    pieces = []
    for at, tile in enumerate(held):
        row, column = divmod(at, columns)
        in_row = min(columns, len(held) - row * columns)
        x = scene.left + scene.width / 2 + (column - (in_row - 1) / 2) * pitch_x
        y = start + scale + row * pitch_y + 0.12 * scale
        first, second = faces_from(tile, -1)
        dim = dims and bool(moves) and piece_id(tile) not in able
        pieces.append(Piece(piece_id(tile), first, second, x, y, 2, scale, RACK, dim=dim))
    bottom = start + rows * pitch_y + 0.5 * em
    panel = Lane("rack", scene.left + 0.4 * em, top, scene.width - 0.8 * em, bottom - top, plain=True)
    labels = [_yours(label, seat) for label in scene.labels]
    if words:
        size = em * min(1.0, (scene.width - 1.6 * em) / text_width(words, em))
        labels.append(
            Label("asks", words, scene.left + scene.width / 2, top + em, size, "middle", NAME, strong=True)
        )
    # A hand that lies open at the end of a round is seen on its plate; here it would be there twice.
    seen = {piece.id for piece in pieces}
    plate = f"seat {seat} "
    return replace(
        scene,
        height=bottom + 0.4 * em - scene.top,
        pieces=tuple(
            piece for piece in scene.pieces if piece.id not in seen and not piece.id.startswith(plate)
        )
        + tuple(pieces),
        labels=tuple(labels),
        lanes=(*[_your_turn(lane, seat) for lane in scene.lanes], panel),
        spots=tuple(_spot(spot, plays, held) for spot in scene.spots),
    )


def _rack_size(count: int, scene: Scene) -> tuple[int, float]:
    """How many tiles stand side by side on the rack, and how wide each is."""
    best = 3.0 if scene.wide else 2.75
    columns = int((EMS[scene.wide] - 2) / (1.1 * best))
    rows = 1 if scene.wide else 2
    if count > columns * rows:
        columns = min(-(-count // rows), 26 if scene.wide else 12)
    scale = min(best * scene.em, (scene.width - 2 * scene.em) / (1.1 * columns))
    full = -(-count // columns) or 1
    return -(-count // full) or 1, scale  # rows of one length


def place_of(move: Move) -> str:
    """The spot that a tile goes to with a move: the place as a record writes it, or what it is laid to."""
    if move.kind == LAY:
        return place_text(move.place)
    return TRICK if move.kind == ALONE else SET_ASIDE if move.kind == ASIDE else ""


def _means(move: Move, tile: int) -> bool:
    return int(move.tile) == tile or tile_text(move.tile) == tile_text(tile)


def _spot(spot: Spot, plays: Sequence[Move], held: Sequence[int]) -> Spot:
    fitting = tuple(
        piece_id(tile)
        for tile in held
        if any(place_of(move) == spot.id and _means(move, tile) for move in plays)
    )
    return spot._replace(active=bool(fitting), tiles=fitting)


def _your_turn(lane: Lane, seat: int) -> Lane:
    return lane._replace(marked=lane.bright) if lane.id == f"seat {seat}" else lane


def _yours(label: Label, seat: int) -> Label:
    if label.id != f"seat {seat} name":
        return label
    sign = phrases.TURN if label.text.startswith(phrases.TURN) else ""
    return label._replace(text=sign + phrases.YOU)
