"""The Big Clock: the hours around, their piles, 0-0 in the middle; the turned-up tile and the waste heap beside."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from boneyard.core.game import Game, State
from boneyard.core.move import LAY, Move
from boneyard.core.tile import double
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.moves import SHIFT, hour_of
from boneyard.pictures.families.solitaire import box_scene, lay_tile, mark_movable
from boneyard.pictures.scene import (
    COUNT,
    PILED,
    TUCKED,
    Label,
    Lane,
    Scene,
    SceneRequest,
    Sketch,
    Spot,
    piece_id,
    text_width,
)
from boneyard.words.board_labels import common, places

_RIMS = 3  # tiles of a pile whose rims are seen below the top
_RIM = 0.09
_SMALL = 0.42  # the height of words beside tiles
_NUMBER = 0.66  # the size of an hour's number

# How far the hours lie from the middle, across and down, by how many there are.
_ROUND = {
    True: {12: (6.4, 5.4), 9: (5.4, 4.4), 6: (4.2, 3.2)},
    False: {12: (3.9, 5.7), 9: (3.7, 4.9), 6: (3.4, 4.0)},
}

Point = tuple[float, float]


def table(game: Game, state: State, request: SceneRequest) -> Scene:
    """The public part of the clock's scene."""
    assert isinstance(game, ClockGame)
    assert isinstance(state, ClockState)
    sketch = Sketch()
    rx, ry = _ROUND[request.wide][game.hours]
    if double(0) in state.yard.tiles[: int(state.yard.taken)]:
        sketch.pieces.append(lay_tile(double(0), 0.0, 0.0, 0)._replace(place=places.middle()))
    for hour in range(1, game.hours + 1):
        angle = 2 * pi * hour / game.hours
        _hour(sketch, hour, state.piles[hour - 1], (rx * sin(angle), -ry * cos(angle)))
    if request.wide:
        up, waste = (-rx - 3.6, 0.0), (rx + 3.6, 0.0)
        bounds = (-rx - 4.8, -ry - 1.75, rx + 4.8, ry + 1.75)
    else:
        up, waste = (-2.2, ry + 3.9), (2.2, ry + 3.9)
        bounds = (-rx - 1.3, -ry - 1.75, rx + 1.3, ry + 5.0)
    _turned_up(sketch, state, up)
    _waste(sketch, state.waste, waste)
    return box_scene(sketch, game, state, request.wide, bounds, common.hours_left(game.left(state)))


def _hour(sketch: Sketch, hour: int, pile: Sequence[int], at: Point) -> None:
    """An hour with its pile, its number towards the middle, and how deep the pile is on the far side."""
    x, y = at
    name = str(hour)
    if not pile:
        sketch.spots.append(Spot(name, name, x, y, 2, lane=name, place=places.hour_spot(hour, True)))
        return
    far = hypot(x, y)
    out = (x / far, y / far)
    _pile(sketch, pile, at, (out[0] * _RIM, out[1] * _RIM), name, places.hour(hour))
    rims = _RIM * min(len(pile) - 1, _RIMS)
    half = _NUMBER / 2 + 0.06
    inside = _clear(out, half, half)
    spot = Spot(name, name, x - out[0] * inside, y - out[1] * inside, 0, 1.0, _NUMBER, name)
    sketch.spots.append(spot._replace(place=places.hour_spot(hour, False)))
    if len(pile) > 1:
        text = f"×{len(pile)}"
        beyond = _clear(out, text_width(text, _SMALL) / 2 + 0.05, 0.3) + rims
        at_x, at_y = x + out[0] * beyond, y + out[1] * beyond
        sketch.labels.append(Label(f"{name} count", text, at_x, at_y, _SMALL, "middle", COUNT))


def _clear(out: Point, wide: float, high: float) -> float:
    """How far from a standing tile's middle, in a direction, something of this half width and height is clear of it."""
    found = []
    if abs(out[0]) > 1e-6:
        found.append((0.5 + wide) / abs(out[0]))
    if abs(out[1]) > 1e-6:
        found.append((1.0 + high) / abs(out[1]))
    return min(found)


def _pile(sketch: Sketch, pile: Sequence[int], at: Point, rim: Point, lane: str, name: str) -> None:
    """A pile of tiles: the top one, the rims of some below it; the others are out of view."""
    for count, tile in enumerate(pile):
        under = len(pile) - 1 - count
        piece = lay_tile(
            tile, at[0] + rim[0] * min(under, _RIMS), at[1] + rim[1] * min(under, _RIMS), 2, lane
        )
        piece = piece._replace(place=places.in_pile(name, under, len(pile)))
        if under:
            piece = piece._replace(role=PILED if under <= _RIMS else TUCKED)
        sketch.pieces.append(piece)


def _turned_up(sketch: Sketch, state: ClockState, at: Point) -> None:
    _ground(sketch, "up", common.turned_up(), at)
    if state.up >= 0:
        sketch.pieces.append(lay_tile(int(state.up), *at, 2, "up")._replace(place=places.turned_up()))


def _waste(sketch: Sketch, waste: Sequence[int], at: Point) -> None:
    _ground(sketch, "waste", common.waste(len(waste)), at)
    _pile(sketch, waste, at, (0.0, -_RIM), "waste", places.waste())


def _ground(sketch: Sketch, key: str, words: str, at: Point) -> None:
    """A place on the felt with its name."""
    x, y = at
    sketch.lanes.append(Lane(key, x - 0.5, y - 1.0, 1.0, 2.0))
    sketch.labels.append(Label(f"{key} name", words, x, y - 1.65, _SMALL, "middle", COUNT))


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """What a viewer adds: the tiles that can move, and the hours that take them."""
    assert isinstance(state, ClockState)
    places: dict[str, set[str]] = {}
    for move in game.moves(state, seat):
        if move.kind == LAY:
            places.setdefault(str(hour_of(move.place)), set()).add(piece_id(int(move.tile)))
        elif move.kind == SHIFT:
            top = state.piles[move.left - 1][-1]
            places.setdefault(str(hour_of(move.place)), set()).add(piece_id(top))
    return mark_movable(scene, {tile for tiles in places.values() for tile in tiles}, places)


def touches(game: Game, state: State, seat: int, move: Move) -> tuple[str, ...]:
    """The turned-up tile or a top, and the hour where it goes."""
    assert isinstance(state, ClockState)
    if move.kind not in (LAY, SHIFT):
        return ()
    tile = int(move.tile) if move.kind == LAY else state.piles[int(move.left) - 1][-1]
    return piece_id(tile), str(hour_of(move.place))
