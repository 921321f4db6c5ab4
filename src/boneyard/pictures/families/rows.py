"""Squeeze, Castle Rock and Bingo: a row of tiles, read like lines of writing."""

from boneyard.core.game import Game, State
from boneyard.core.move import Move
from boneyard.games.solitaire.bingo import BingoState
from boneyard.games.solitaire.moves import COUNT
from boneyard.games.solitaire.rows import RowState
from boneyard.games.solitaire.state import GOING
from boneyard.pictures.families.solitaire import box_scene, inner_aspect, lay_tile, mark_movable, tiles_in
from boneyard.pictures.scene import NAME, Label, Scene, SceneRequest, Sketch, piece_id
from boneyard.words.board_labels import common, places

_ACROSS = 1.16  # from tile to tile
_COLUMNS = {True: (10, 14, 18, 22, 26), False: (5, 7, 9, 12, 15)}


def table(game: Game, state: State, request: SceneRequest) -> Scene:
    """The public part of a row's scene."""
    assert isinstance(state, RowState | BingoState)
    row = state.row
    counts = isinstance(state, BingoState)
    sketch = Sketch()
    down = 2.75 if counts else 2.4  # a line with room for a number below it, or without
    columns = _columns(len(row), down, request.wide)
    for at, tile in enumerate(row):
        line, column = divmod(at, columns)
        piece = lay_tile(tile, column * _ACROSS, line * down, 2)
        sketch.pieces.append(piece._replace(place=places.in_row(at, len(row))))
    if isinstance(state, BingoState) and state.verdict == GOING:
        line, column = divmod(int(state.place), columns)
        x, y = column * _ACROSS, line * down + 1.36
        sketch.labels.append(Label("count", str(state.count), x, y, 0.5, "middle", NAME, strong=True))
    # The line is as long as it can be, so that a row that shrinks keeps its place.
    right = (columns - 1) * _ACROSS + 0.5
    lines = max(-(-len(row) // columns), 1)
    bounds = (-0.5, -1.0, right, (lines - 1) * down + (1.66 if counts else 1.0))
    return box_scene(sketch, game, state, request.wide, bounds, _words(state), yard=not counts)


def _words(state: RowState | BingoState) -> str:
    if state.verdict != GOING:
        return ""
    if isinstance(state, BingoState):
        return common.count_on(state.row[state.place], state.count)
    return common.in_the_row(len(state.row))


def _columns(count: int, down: float, wide: bool) -> int:
    """How many tiles go in a line: as few as possible with room for all lines."""
    for columns in _COLUMNS[wide]:
        lines = -(-count // columns)
        if lines * down + 0.8 <= (columns * _ACROSS + 0.8) / inner_aspect(wide):
            return columns
    return _COLUMNS[wide][-1]


def _removable(game: Game, state: RowState) -> set[str]:
    return {piece_id(tile) for move in game.moves(state, 0) for tile in tiles_in(move)}


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """What a viewer adds: the tiles that can be removed, or the one that is counted next."""
    if isinstance(state, RowState):
        return mark_movable(scene, _removable(game, state), {})
    assert isinstance(state, BingoState)
    return mark_movable(scene, {piece_id(state.row[state.place])} if state.verdict == GOING else set(), {})


def bingo_touches(game: Game, state: State, seat: int, move: Move) -> tuple[str, ...]:
    """What a player touches to count on: the tile that is next."""
    assert isinstance(state, BingoState)
    return (piece_id(state.row[state.place]),) if move.kind == COUNT else ()
