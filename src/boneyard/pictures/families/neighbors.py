"""Good Neighbors: a small grid of tiles, with a line between any two that make a pair."""

from dataclasses import replace

from boneyard.core.game import Game, State
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.games.solitaire.state import GOING
from boneyard.pictures.families.solitaire import box_scene, lay_tile, mark_movable
from boneyard.pictures.scene import Rail, Scene, SceneRequest, Sketch, piece_id
from boneyard.words.board_labels import common, places

_ALONG, _ACROSS = 2.75, 1.75  # from tile to tile


def table(game: Game, state: State, request: SceneRequest) -> Scene:
    """The public part of the scene."""
    assert isinstance(game, NeighborsGame)
    assert isinstance(state, NeighborsState)
    sketch = Sketch()
    # Tiles lie along on a wide table and stand on a tall one.
    dx, dy, turn = (_ALONG, _ACROSS, 0) if request.wide else (_ACROSS, _ALONG, 2)
    for at, tile in enumerate(state.layout):
        row, column = divmod(at, game.columns)
        piece = lay_tile(tile, column * dx, row * dy, turn)
        sketch.pieces.append(piece._replace(place=places.in_grid(row + 1, column + 1)))
    half = (1.0, 0.5) if request.wide else (0.5, 1.0)
    right, bottom = (game.columns - 1) * dx, (game.rows - 1) * dy
    bounds = (-half[0] - 0.3, -half[1] - 0.3, right + half[0] + 0.3, bottom + half[1] + 0.3)
    words = common.tiles_left(game.left(state))
    return box_scene(sketch, game, state, request.wide, bounds, words)


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """What a viewer adds: the pairs that can be taken."""
    assert isinstance(game, NeighborsGame)
    assert isinstance(state, NeighborsState)
    pairs = game.pairs(state) if state.verdict == GOING else []
    at = {piece.id: (piece.x, piece.y) for piece in scene.pieces}
    rails = tuple(Rail(*at[piece_id(one)], *at[piece_id(other)]) for one, other in pairs)
    able = {piece_id(tile) for pair in pairs for tile in pair}
    return replace(mark_movable(scene, able, {}), rails=rails)
