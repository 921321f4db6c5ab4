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
    em = scene.em
    held = sorted([tile for tile in game.hands(state)[seat] if tile != DOWN], reverse=True)
    top = scene.top + scene.height
    fits = _fitting(moves, held)
    able = {tile for tiles in fits.values() for tile in tiles}
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
        id = piece_id(tile)
        dim = dims and bool(moves) and id not in able
        pieces.append(Piece(id, first, second, x, y, 2, scale, RACK, dim=dim))
    bottom = start + rows * pitch_y + 0.5 * em
    panel = Lane("rack", scene.left + 0.4 * em, top, scene.width - 0.8 * em, bottom - top, plain=True)
    name, plate = f"seat {seat} name", f"seat {seat}"
    labels = [_yours(label) if label.id == name else label for label in scene.labels]
    if words:
        size = em * min(1.0, (scene.width - 1.6 * em) / text_width(words, em))
        labels.append(
            Label("asks", words, scene.left + scene.width / 2, top + em, size, "middle", NAME, strong=True)
        )
    # A hand that lies open at the end of a round is seen on its plate; here it would be there twice.
    seen = {piece.id for piece in pieces}
    backs = f"{plate} "
    others = [piece for piece in scene.pieces if piece[0] not in seen and not piece[0].startswith(backs)]
    return replace(
        scene,
        height=bottom + 0.4 * em - scene.top,
        pieces=(*others, *pieces),
        labels=tuple(labels),
        lanes=(*[_your_turn(lane) if lane.id == plate else lane for lane in scene.lanes], panel),
        spots=tuple([_spot(spot, fits.get(spot.id, ())) for spot in scene.spots]),
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


def _fitting(moves: Sequence[Move], held: Sequence[int]) -> dict[str, tuple[str, ...]]:
    """By its spot, which tiles of a hand go there; of tiles that look alike all do."""
    places: dict[str, set[str]] = {}
    for move in moves:
        place = place_of(move)
        if place:
            places.setdefault(place, set()).add(tile_text(move.tile))
    if not places:
        return {}
    named = [(piece_id(tile), tile_text(tile)) for tile in held]
    return {place: tuple([id for id, text in named if text in texts]) for place, texts in places.items()}


def _spot(spot: Spot, fitting: tuple[str, ...]) -> Spot:
    if bool(fitting) == spot.active and fitting == spot.tiles:
        return spot
    return spot._replace(active=bool(fitting), tiles=fitting)


def _your_turn(lane: Lane) -> Lane:
    return lane._replace(marked=lane.bright)


def _yours(label: Label) -> Label:
    sign = phrases.TURN if label.text.startswith(phrases.TURN) else ""
    return label._replace(text=sign + phrases.YOU)
