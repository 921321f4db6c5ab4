"""What the solitaires have in common: a box with a line of words and the boneyard above it, and what can be moved."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from boneyard.core.game import Game, State
from boneyard.core.move import Many, Move
from boneyard.core.tile import DOWN
from boneyard.games.solitaire.state import GOING, WON, SolitaireState
from boneyard.pictures.layout.frame import EMS, fan
from boneyard.pictures.layout.rack import place_of
from boneyard.pictures.scene import (
    BINDS,
    COUNT,
    NAME,
    YARD,
    Label,
    Lane,
    Piece,
    Scene,
    Sketch,
    faces_from,
    piece_id,
    text_width,
)
from boneyard.words.board_labels import common, places

Bounds = tuple[float, float, float, float]

WIDE, TALL = 1.6, 0.56  # width by height, for there is no rack
STRIP = 8.4  # what turned-up tiles take, in lines of words
_HEAD = {True: 3.2, False: 4.8}  # in lines of words
_SHORT = 1.2  # a tall picture may be as low as this, height by width
_PAD = 0.4
_LEAST = {True: 15.0, False: 7.4}


def inner_aspect(wide: bool, kept: float = 0.0) -> float:
    """The aspect ratio left for the tiles, with this many lines of text kept free."""
    lines = EMS[wide]
    beside, below = (kept, 0.0) if wide else (0.0, kept)
    return (lines - beside) / (lines / (WIDE if wide else TALL) - _HEAD[wide] - below)


def box_scene(
    sketch: Sketch,
    game: Game,
    state: State,
    wide: bool,
    bounds: Bounds,
    words: str,
    kept: float = 0.0,
    yard: bool = True,
) -> Scene:
    """A scene that holds these bounds, with words and the boneyard above.

    So many lines of words are kept free: at the right of a wide table, below a tall one, where they are still to come.
    """
    left, top, right, bottom = bounds[0] - _PAD, bounds[1] - _PAD, bounds[2] + _PAD, bounds[3] + _PAD
    lines = EMS[wide]
    beside, below = (kept, 0.0) if wide else (0.0, kept)
    across = max(right - left, (bottom - top) * inner_aspect(wide, kept))
    width = max(_LEAST[wide], across * lines / (lines - beside))
    em = width / lines
    rest = width / WIDE if wide else max(width * _SHORT, bottom - top + (_HEAD[wide] + below) * em)
    height = rest - below * em
    x = (left + right - width + beside * em) / 2
    y = (top + bottom - height - _HEAD[wide] * em) / 2
    said = (
        words if isinstance(state, SolitaireState) and state.verdict == GOING else ending_words(game, state)
    )
    room = width - 1.6 * em
    if yard:
        left = _yard(sketch, game.boneyard(state), x + width - 0.8 * em, y + 1.75 * em, em)
        room = left - x - 2 * em if wide else room
    size = em * min(1.1, room / max(text_width(said, em), em))
    line = y + (1.75 if wide else 4.0) * em
    sketch.labels.append(Label("words", said, x + 0.8 * em, line, size, "start", BINDS, strong=True))
    told = common.with_boneyard(said, len(game.boneyard(state))) if yard else said
    return sketch.scene((x, y, width, height), wide, em, told)


def _yard(sketch: Sketch, held: Sequence[int], right: float, middle: float, em: float) -> float:
    """The boneyard with its count up to a right edge; and where its name begins."""
    stack, across = fan(YARD, (DOWN,) * min(len(held), 4), right, middle, 0.95 * em, 0.3, 4 * em, YARD)
    sketch.pieces += stack
    count = Label("yard count", str(len(held)), right - across - 0.5 * em, middle, em, "end", COUNT)
    name = Label("yard name", common.boneyard(), count.box[0] - 0.5 * em, middle, em, "end", NAME)
    sketch.labels += [name, count]
    return name.box[0]


def ending_words(game: Game, state: State) -> str:
    """How a solitaire came out."""
    assert isinstance(state, SolitaireState)
    return common.over_with(state.verdict == WON, game.tally(state)[0])


def lay_tile(tile: int, x: float, y: float, turn: int, lane: str = "", scale: float = 1.0) -> Piece:
    """A tile face up on the table."""
    first, second = faces_from(tile, -1)
    return Piece(piece_id(tile), first, second, x, y, turn, scale, lane=lane)


def strip(scene: Scene, tiles: Sequence[int], key: str, words: str) -> Scene:
    """The scene with face-up tiles as large as on a rack: on the right if it's wide, otherwise below."""
    em = scene.em
    each = min(2.8, (28.0 if scene.wide else 25.0) / (1.1 * max(len(tiles), 1))) * em
    if scene.wide:
        right, top = scene.left + scene.width, scene.top + (_HEAD[True] + 0.4) * em
        panel = Lane(
            key, right - STRIP * em, top, (STRIP - 0.4) * em, scene.top + scene.height - top - 0.4 * em
        )
    else:
        top = scene.top + scene.height
        panel = Lane(key, scene.left + 0.4 * em, top, scene.width - 0.8 * em, (STRIP - 0.4) * em)
    x, y = panel.x + panel.width / 2, panel.y + 1.9 * em
    turn = 0 if scene.wide else 2
    first = 0.55 * each if scene.wide else -(len(tiles) - 1) / 2 * 1.1 * each
    pieces = []
    for at, tile in enumerate(tiles):
        along = first + at * 1.1 * each
        place = (x, y + along) if scene.wide else (x + along, y + each)
        pieces.append(lay_tile(tile, *place, turn, key, each)._replace(place=places.turned_up()))
    label = Label(f"{key} name", words, x, panel.y + em, 0.95 * em, "middle", COUNT)
    return replace(
        scene,
        height=max(scene.height, panel.y + panel.height + 0.4 * em - scene.top),
        pieces=(*scene.pieces, *pieces),
        labels=(*scene.labels, label),
        lanes=(*scene.lanes, panel._replace(plain=True)),
    )


def tiles_in(move: Move) -> list[int]:
    """The tiles that leave with a move."""
    if isinstance(move, Many):
        return [int(tile) for group in move.groups for tile in group]
    return [int(move.tile)] if move.tile >= 0 else []


def touches(game: Game, state: State, seat: int, move: Move) -> tuple[str, ...]:
    """What a player touches to mean a move: the tiles that leave with it."""
    return (
        tuple(piece_id(tile) for tile in tiles_in(move)) if isinstance(move, Many) or place_of(move) else ()
    )


def mark_movable(scene: Scene, able: set[str], places: Mapping[str, set[str]], dims: str = "") -> Scene:
    """The scene as the player sees it: movable tiles are marked, and places that take a tile are bright.

    In the lane `dims`, tiles that can't be moved are dimmed instead.
    """
    pieces = tuple(
        piece._replace(dim=piece.id not in able)
        if dims and piece.lane == dims
        else piece._replace(able=piece.id in able)
        for piece in scene.pieces
    )
    spots = tuple(
        spot._replace(active=spot.id in places, tiles=tuple(sorted(places.get(spot.id, ()))))
        for spot in scene.spots
    )
    return replace(scene, pieces=pieces, spots=spots)
