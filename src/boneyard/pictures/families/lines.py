"""The layout games: a line that bends at the table's edge, arms that grow from doubles, chicken feet."""

from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from math import sqrt

from boneyard.core.game import Game, State
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.tile import FACES, is_double
from boneyard.games.lines.moves import LEAD, place_number, place_text, place_tile
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from boneyard.pictures.layout.frame import MOST_BESIDE, Felt, frame_table, inner_aspect, summary_for
from boneyard.pictures.layout.growth import Growth, GrowthStyle
from boneyard.pictures.layout.joints import Port, Put, both_feet, ends_of, port_beyond, toes
from boneyard.pictures.layout.rack import rack
from boneyard.pictures.layout.shapes import WAYS, Ground, Shape
from boneyard.pictures.layout.snake import beside, line_port, port_after, spinner_ports
from boneyard.pictures.scene import COUNT, Label, Piece, Rail, Scene, SceneRequest, Spot, faces_from, piece_id
from boneyard.pictures.scene_diff import Own, apply_part
from boneyard.words.board_labels import common, places
from boneyard.words.language import current

Rows = tuple[tuple[int, int, int, int], ...]
_Style = tuple[GrowthStyle, int, int, int, str]

_LEVELS = 12  # times that the ground of a layout may grow
_KEPT = 1024  # layouts remembered, so that a play costs one tile and not all of them

# The ground that a tile takes with what is left free around it, by how the layout branches.
_LINE, _SPINNER, _TREE, _FEET = 4.4, 5.0, 6.4, 7.5
# How wide a layout may always become, and one with a spinner.
_LEAST = {Felt.WIDE: 15.0, Felt.LOW: 19.0, Felt.SIDE: 15.0, Felt.TALL: 8.6}
_TURNING = {Felt.WIDE: 23.0, Felt.LOW: 25.0, Felt.SIDE: 23.0, Felt.TALL: 16.0}
_known: OrderedDict[tuple[_Style, Laid | None], Growth] = OrderedDict()


def _felt(game: LineGame, request: SceneRequest) -> Felt:
    """A low felt takes longer rows, and fewer of them; feet grow in all directions and need its height."""
    if not request.low:
        return Felt.WIDE if request.wide else Felt.TALL
    feet = game.layouts.branching.binds
    return Felt.SIDE if feet and game.seats < MOST_BESIDE else Felt.LOW


def table(game: Game, state: State, request: SceneRequest) -> Scene:
    """The public part of a layout game's scene."""
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    felt = _felt(game, request)
    growth = grow_layout(game, state.laid, felt)
    spots, rails = _spots(growth, state)
    pieces = growth.pieces.copy()
    for end in state.ends():
        if end.binds:
            pieces[int(end.tile)] = pieces[int(end.tile)]._replace(binds=True)
    if state.laid is not None and len(pieces) > 1:
        newest = int(state.laid.tile)
        pieces[newest] = pieces[newest]._replace(last=True)
    words = common.of_lines(game, state)
    frame = frame_table(game, state, request.names, felt, _bounds(growth, spots), words, request.totals)
    signs = [
        Label(f"on {number}", common.goes_on(tile), x, y, 0.6, role=COUNT)
        for number, (tile, x, y) in enumerate(growth.islands)
    ]
    return frame.scene(tuple(pieces.values()), tuple(spots), tuple(signs), (*growth.rails, *rails))


def _bounds(growth: Growth, spots: list[Spot]) -> tuple[float, float, float, float]:
    """The box around the tiles and the spots."""
    ground = growth.ground
    left, top, right, bottom = ground.left, ground.top, ground.right, ground.bottom
    for spot in spots:
        wide, high = Shape(spot.x, spot.y, spot.turn, spot.length / 2, 0.5).reach()
        left, right = min(left, spot.x - wide), max(right, spot.x + wide)
        top, bottom = min(top, spot.y - high), max(bottom, spot.y + high)
    return left, top, right, bottom


def growth_style(game: LineGame, felt: Felt) -> GrowthStyle:
    """How far arms go before they bend, settled by the set and the branching alone, so that it never changes."""
    branching = game.layouts.branching
    spinner = max(branching.lead, branching.first) > 2
    each = _FEET if branching.binds else _TREE if branching.other > 2 else _SPINNER if spinner else _LINE
    return _growth_style(
        len(game.tiles),
        each,
        inner_aspect(game, felt),
        felt,
        spinner,
        not game.layouts.total,
        branching.other <= 2,
        bool(branching.binds),
    )


@lru_cache(256)
def _growth_style(
    tiles: int, each: float, aspect: float, felt: Felt, spinner: bool, across: bool, rows: bool, feet: bool
) -> GrowthStyle:
    ground = tiles * each
    least = _LEAST[felt]
    if spinner:
        least = _TURNING[felt]  # arms on both sides of a spinner need room to turn
    width = max(sqrt(ground * aspect), least)
    height = max(ground / width, 7.0)
    return GrowthStyle(width / 2, height / 2, across, rows, 2 if tiles <= 28 else 1, feet)


def grow_layout(game: LineGame, laid: Laid | None, felt: Felt) -> Growth:
    """The layout that these tiles make, one after the other."""
    how = growth_style(game, felt)
    branching = game.layouts.branching
    # Tiles say where they lie, in words.
    style = (how, branching.lead, branching.first, branching.other, current())
    found = _known.get((style, laid))
    if found is not None:
        _known.move_to_end((style, laid))
        return found
    # From the newest moment of this layout that is remembered; it goes on, so only its latest moment is kept.
    known: Laid | None = laid
    while known is not None and (style, known) not in _known:
        known = known.before
    growth = Growth(how) if known is None else _known.pop((style, known))
    rows = laid_in_order(laid)
    for count in range(len(growth.laid), len(rows)):
        _lay(game, growth, rows, count)
        growth = _with_room(game, growth, rows[: count + 1])
    _known[style, laid] = growth
    if len(_known) > _KEPT:
        _known.popitem(last=False)
    return growth


def _with_room(game: LineGame, growth: Growth, rows: Rows) -> Growth:
    """The same layout, rebuilt on more ground if one of its feet has run out of room.

    That's the only time tiles move: all of them, as the table zooms out.
    """
    while growth.crowded and growth.style.level < _LEVELS:
        growth = Growth(growth.style.roomier())
        for count in range(len(rows)):
            _lay(game, growth, rows, count)
            if growth.crowded:
                break
    for count in range(len(growth.laid), len(rows)):
        _lay(game, growth, rows, count)
    return growth


def _lay(game: LineGame, growth: Growth, rows: Rows, count: int) -> None:
    tile, place, near, _ = rows[count]
    double = is_double(tile)
    branching = game.layouts.branching
    feet = growth.style.feet
    if count == 0:
        _lead(growth, tile, branching.lead)
        growth.pieces[tile] = _piece(tile, growth.laid[tile], near, places.lead())
        return
    onto = place_tile(place)
    put = growth.join(tile, onto, place_number(place), double)
    ahead = port_beyond(put.shape, put.way, put.port, double)
    ports = [ahead]
    if put.port.step >= 0:
        ports = [port_after(put, double)]
    if double and growth.style.across:
        first = not any(is_double(row[0]) for row in rows[:count])
        room = (branching.first if first else branching.other) - 1
        if room > 1:
            ports = toes(put.shape, put.way) if feet else [*ports, *_ends(growth, put)]
            ports = ports[:room]
    growth.put(tile, put, ports)
    growth.pieces[tile] = _piece(tile, put, near, places.joined_to(onto))


def _ends(growth: Growth, put: Put) -> list[Port]:
    """The two ends of a spinner; the arms that are there already keep to their side of it from now on."""
    if put.port.step < 0 or put.way % 4 != 0 or put.shape.across < put.shape.along:
        return ends_of(put.shape, put.way)
    for tile, ports in list(growth.ports.items()):
        growth.turn_ports(tile, tuple([beside(port, put.shape.x) for port in ports]))
    return spinner_ports(put.shape, put.way, growth.style.edge, growth.style.run)


def _lead(growth: Growth, tile: int, ways: int) -> None:
    """The first tile lies in the middle: a double upright, so that the line goes to its left and right."""
    high, low = FACES[tile]
    if high == low and growth.style.across:
        shape = Shape(0.0, 0.0, 0, 0.5, 1.0)
        sides = [Port(0.5, 0.0, 0, double=True), Port(-0.5, 0.0, 4, double=True)]
        if growth.style.rows:
            sides = [line_port(port, growth.style.edge) for port in sides]
            if ways > 2:
                sides = [beside(port, 0.0) for port in sides] + spinner_ports(
                    shape, 0, growth.style.edge, growth.style.run
                )
        ports = (
            both_feet(shape)
            if growth.style.feet
            else sides
            if growth.style.rows
            else [*sides, *ends_of(shape, 0)]
        )
        ports = ports[:ways]
    else:
        shape = Shape(0.0, 0.0, 0, 1.0, 0.5)
        ports = [Port(1.0, 0.0, 0, low), Port(-1.0, 0.0, 4, high)]
        if high == low:
            ports = [port._replace(number=-1) for port in ports][:ways]
        if growth.style.rows:
            ports = [line_port(port, growth.style.edge) for port in ports]
    growth.put(tile, Put(shape, 0, 0.0, Port(0.0, 0.0, 0)), ports)


def _piece(tile: int, put: Put, near: int, place: str) -> Piece:
    shape = put.shape
    across = shape.across > shape.along
    turn = (put.way + 2) % 4 if across else put.way
    first, second = faces_from(tile, near)
    return Piece(piece_id(tile), first, second, shape.x, shape.y, turn, place=place)


def _spots(growth: Growth, state: LineState) -> tuple[list[Spot], list[Rail]]:
    """The open ends, each where the next tile would go, none on top of another; and rails to those that lie apart."""
    if state.laid is None:
        return [Spot(place_text(LEAD), common.lead(), 0.0, 0.0, place=places.lead_spot())], []
    taken = Ground()
    found: list[Spot] = []
    rails: list[Rail] = []
    for end in state.ends():
        put = growth.open_place(int(end.tile), int(end.number))
        shape = _apart(growth, taken, int(end.tile), int(end.number), put)
        taken.add("", shape)
        rails += put.rails
        scale = 2 * shape.across
        length = 2 * shape.along / scale
        number = str(int(end.number))
        place = places.open_end(int(end.tile), int(end.number))
        spot = Spot(place_text(end.place), number, shape.x, shape.y, shape.way, length, scale, place=place)
        found.append(spot)
    return found, rails


def _apart(growth: Growth, taken: Ground, tile: int, number: int, put: Put) -> Shape:
    """A place for a spot that avoids the others and touches its tile: shorter, turned or small if necessary."""
    return next(
        shape
        for shape in _tried(growth, tile, number, put)
        if taken.free(shape) and growth.ground.free(shape)
    )


def _tried(growth: Growth, tile: int, number: int, put: Put) -> Iterator[Shape]:
    """The places for a spot, the best first; nearly always that one is free, and the others aren't looked for."""
    yield put.shape
    yield _nearer(put, 0.5, 0.5)
    for way in () if put.rails else growth.choices(tile, number, False):
        yield way.shape
        yield _nearer(way, 0.5, 0.5)
        yield _nearer(way, 0.3, 0.3)
    # Only if nothing at all is left beside the tile.
    for k in range(30):
        yield put.shape._replace(x=growth.ground.left + 3 + 2.4 * k, y=growth.ground.bottom + 1.4)


def _nearer(put: Put, along: float, across: float) -> Shape:
    """A smaller place that begins where a larger one does."""
    dx, dy = WAYS[put.way]
    back = put.shape.along - along
    return Shape(put.shape.x - back * dx, put.shape.y - back * dy, put.way, along, across)


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """The scene with what a viewer adds."""
    return apply_part(scene, seat_part(scene, game, state, seat))


def seat_part(scene: Scene, game: Game, state: State, seat: int) -> Own:
    """What a viewer adds: the rack, the open ends that take one of its tiles, and a summary that calls it you."""
    return rack(scene, game, state, seat)._replace(summary=summary_for(scene, game, state, seat))
