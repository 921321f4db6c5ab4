"""The viewer's part of a scene: the rack with their tiles, and the places where they can go."""

from collections.abc import Sequence
from functools import lru_cache

from boneyard.core.game import Game, State
from boneyard.core.move import ALONE, LAY, Many, Move
from boneyard.core.tile import DOWN, tile_text, twins
from boneyard.games.tricks.moves import ASIDE
from boneyard.pictures.layout.frame import EMS
from boneyard.pictures.scene import (
    EVERYWHERE,
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
from boneyard.pictures.scene_diff import Own, apply_part
from boneyard.words.board_labels import common
from boneyard.words.grammar import YOU, shown

# The places of tiles that a record writes without one.
TRICK = "trick"
SET_ASIDE = "aside"

Box = tuple[float, float, float, float]
Changed = tuple[tuple[Label, ...], tuple[Lane, ...], tuple[str, ...], tuple[Spot, ...]]


def with_rack(
    scene: Scene, game: Game, state: State, seat: int, says: str | None = None, dims: bool = True
) -> Scene:
    """The same scene with the viewer's tiles below it and the places they fit made bright."""
    return apply_part(scene, rack(scene, game, state, seat, says, dims))


def rack(
    scene: Scene, game: Game, state: State, seat: int, says: str | None = None, dims: bool = True
) -> Own:
    """What a viewer adds to a scene: their tiles below it, and the places they fit made bright.

    `says` is the text above the rack, if the moves don't say enough; `dims` says whether a tile that can't be
    played is dimmed.
    """
    moves = game.moves(state, seat)
    held = tuple(sorted([tile for tile in game.hands(state)[seat] if tile != DOWN], reverse=True))
    fits = _fitting(moves, held) if moves else {}
    words = common.asks(moves) if says is None else says
    name, plate, backs, you = f"seat {seat} name", f"seat {seat}", f"seat {seat} ", shown(YOU)
    changed = (
        tuple([_yours(label, you) for label in scene.labels if label.id == name and label.text != you]),
        tuple([_your_turn(lane) for lane in scene.lanes if lane.id == plate and lane.marked != lane.bright]),
        # A hand that lies open at the end of a round is seen on its plate; here it would be there twice.
        tuple([piece[0] for piece in scene.pieces if piece[0].startswith(backs)]),
        tuple(_lit(scene.spots, fits)),
    )
    able = None
    if dims and moves:
        able = frozenset([tile for tiles in fits.values() for tile in tiles])
    box = (scene.left, scene.top, scene.width, scene.height)
    return _racked(box, scene.em, scene.wide, held, able, words, changed)


# A player who waits for others has the same rack as before, as long as the table need not zoom out.
@lru_cache(4096)
def _racked(
    box: Box,
    em: float,
    wide: bool,
    held: tuple[int, ...],
    able: frozenset[str] | None,
    words: str,
    changed: Changed,
) -> Own:
    """A rack below a box, given which of its tiles can be played, if that matters."""
    left, above, width, height = box
    top = above + height
    columns, scale = _rack_size(len(held), width, em, wide)
    rows = -(-len(held) // columns) if held else 1
    start = top + 2.0 * em  # below the words, whether there are any or not: the rack does not jump
    pieces = []
    for at, tile in enumerate(held):
        row, column = divmod(at, columns)
        in_row = min(columns, len(held) - row * columns)
        x = left + width / 2 + (column - (in_row - 1) / 2) * (1.1 * scale)
        y = start + scale + row * (2.12 * scale) + 0.12 * scale
        first, second = faces_from(tile, -1)
        id = piece_id(tile)
        dim = able is not None and id not in able
        pieces.append(Piece(id, first, second, x, y, 2, scale, RACK, EVERYWHERE, False, False, dim))
    bottom = start + rows * (2.12 * scale) + 0.5 * em
    labels, lanes, gone, spots = changed
    if words:
        size = em * min(1.0, (width - 1.6 * em) / text_width(words, em))
        asks = Label("asks", words, left + width / 2, top + em, size, "middle", NAME, strong=True)
        labels = (*labels, asks)
    panel = Lane("rack", left + 0.4 * em, top, width - 0.8 * em, bottom - top, plain=True)
    whole = (left, above, width, bottom + 0.4 * em - above)
    return Own(whole, pieces, gone, spots, labels, (*lanes, panel))


def _rack_size(count: int, width: float, em: float, wide: bool) -> tuple[int, float]:
    """How many tiles stand side by side on the rack, and how wide each is."""
    best = 3.0 if wide else 2.75
    columns = int((EMS[wide] - 2) / (1.1 * best))
    rows = 1 if wide else 2
    if count > columns * rows:
        columns = min(-(-count // rows), 26 if wide else 12)
    scale = min(best * em, (width - 2 * em) / (1.1 * columns))
    full = -(-count // columns) or 1
    return -(-count // full) or 1, scale  # rows of one length


def place_of(move: Move) -> str:
    """The spot that a tile goes to with a move: the place as a record writes it, or what it is laid to."""
    if move.kind == LAY:
        return move.where()
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


def _lit(spots: Sequence[Spot], fits: dict[str, tuple[str, ...]]) -> list[Spot]:
    """The spots that look different to a viewer whose tiles fit there, or nowhere."""
    found = []
    for spot in spots:
        fitting = fits.get(spot.id, ())
        if bool(fitting) != spot.active or fitting != spot.tiles:
            found.append(spot._replace(active=bool(fitting), tiles=fitting))
    return found


# From ply to ply most names and plates stay as they are.
@lru_cache(4096)
def _your_turn(lane: Lane) -> Lane:
    return lane._replace(marked=lane.bright)


@lru_cache(4096)
def _yours(label: Label, you: str) -> Label:
    sign = common.TURN if label.text.startswith(common.TURN) else ""
    return label._replace(text=sign + you)


def touches(game: Game, state: State, seat: int, move: Move) -> tuple[str, ...]:
    """What a seat touches to mean a move: the tiles of its hand, then the place where one goes."""
    if isinstance(move, Many):
        return tuple(piece_id(tile) for group in move.groups for tile in group)
    if not place_of(move):
        return ()
    return piece_id(_held(game, state, seat, int(move.tile))), place_of(move)


def _held(game: Game, state: State, seat: int, tile: int) -> int:
    """The tile that is really in the hand: a move names the first of those that look alike."""
    held = game.hands(state)[seat]
    return next((twin for twin in twins(tile) if twin in held), tile)
