"""Traffic: tiles on the cells of a grid, the free cells that a new quad can use, and the tiles that are turned up."""

from boneyard.core.game import Game, Moves, State
from boneyard.core.move import Many, Move
from boneyard.core.tile import FACES
from boneyard.games.solitaire.traffic.grid import across, down
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.pictures.families.solitaire import STRIP, box_scene, mark_movable, strip
from boneyard.pictures.scene import Piece, Scene, SceneRequest, Sketch, Spot, piece_id, round_up
from boneyard.words.board_labels import common, places

UP = "up"
_STEP = 2.0
_LEAST = {True: (12, 9), False: (8, 9)}  # cells across and down that are always shown

Cell = tuple[int, int]


def table(game: Game, state: State, request: SceneRequest) -> Scene:
    """The public part of the scene."""
    assert isinstance(state, TrafficState)
    sketch = Sketch()
    cells: set[Cell] = {(0, 0), (3, 0)}
    for tile, x, y, direction in state.laid:
        _, (x2, y2) = cells_of((tile, x, y, direction))
        high, low = FACES[tile]
        piece = Piece(piece_id(tile), high, low, (x + x2) / 2, (y + y2) / 2, 2 * direction)
        sketch.pieces.append(piece._replace(place=places.on_grid((high, low), y, x, direction)))
        cells |= {(x, y), (x2, y2)}
    used = _used(game.moves(state, 0))
    sketch.spots += [
        Spot(cell_id(cell), "", *cell, length=1.0, place=places.cell_spot(cell[1], cell[0]))
        for cell in sorted(used)
    ]
    cells |= set(used)
    words = common.on_the_grid(len(state.laid))
    scene = box_scene(sketch, game, state, request.wide, _bounds(cells, request.wide), words, STRIP)
    return strip(scene, state.up, UP, common.turned_up())


def _bounds(cells: set[Cell], wide: bool) -> tuple[float, float, float, float]:
    """The ground around these cells; it grows by steps, so that the table zooms out seldom."""
    xs, ys = [cell[0] for cell in cells], [cell[1] for cell in cells]
    left, right = -round_up(-min(xs) + 0.5, _STEP), round_up(max(xs) + 0.5, _STEP)
    top, bottom = -round_up(-min(ys) + 0.5, _STEP), round_up(max(ys) + 0.5, _STEP)
    more = [max(0.0, least - got) / 2 for least, got in zip(_LEAST[wide], (right - left, bottom - top))]
    return left - more[0], top - more[1], right + more[0], bottom + more[1]


def _used(moves: Moves) -> dict[Cell, set[str]]:
    """The free cells that some quad would use, each with the tiles that could lie there."""
    found: dict[Cell, set[str]] = {}
    for move in moves:
        if isinstance(move, Many):
            for group in move.groups:
                for cell in cells_of(group):
                    found.setdefault(cell, set()).add(piece_id(group[0]))
    return found


def cells_of(group: tuple[int, ...]) -> tuple[Cell, Cell]:
    """The two cells that a tile of a quad covers, that of its higher number first."""
    _, x, y, direction = group
    return (x, y), (x + int(across(direction)), y + int(down(direction)))


def cell_id(cell: Cell) -> str:
    """A cell's name as a spot."""
    return f"{cell[0]},{cell[1]}"


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """What a viewer adds: the face-up tiles that fit into some quad, and where they could go."""
    moves = game.moves(state, seat)
    if not moves:
        return scene
    places = {cell_id(cell): tiles for cell, tiles in _used(moves).items()}
    able = {tile for tiles in places.values() for tile in tiles}
    return mark_movable(scene, able, places, UP)


def touches(game: Game, state: State, seat: int, move: Move) -> tuple[str, ...]:
    """Each tile of a quad on its cells, as a record writes it: 6-3@0,0v."""
    return tuple(str(move).split()) if isinstance(move, Many) else ()
