"""The layout games: a line that bends at the table's edge, arms that grow from doubles, chicken feet."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt

from boneyard.core.game import Game, State
from boneyard.core.laid import laid_in_order
from boneyard.core.place import LEAD, place_number, place_text, place_tile
from boneyard.core.tile import FACES, NO_TILE, is_double, tile_text
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from boneyard.pictures import phrases
from boneyard.pictures.feet import both_feet, toes
from boneyard.pictures.frame import Frame, framed, inner_aspect
from boneyard.pictures.growth import Growth, Manner
from boneyard.pictures.joints import Port, Put, ends_of, leaving
from boneyard.pictures.rack import with_rack
from boneyard.pictures.scene import COUNT, Label, Piece, Rail, Scene, Spot, faces_from, piece_id
from boneyard.pictures.shapes import WAYS, Ground, Shape
from boneyard.pictures.snake import after, beside, line_port, sails

Rows = tuple[tuple[int, int, int, int], ...]

_KEPT = 2048  # layouts remembered, so that a play costs one tile and not all of them
# The ground that a tile takes with what is left free around it, by how the layout branches.
_LINE, _SPINNER, _TREE, _FEET = 4.4, 5.0, 6.4, 7.5
_known: OrderedDict[tuple[object, ...], Growth] = OrderedDict()


def table(game: Game, state: State, wide: bool, names: Sequence[str], last: int = NO_TILE) -> Scene:
    """The public part of a layout game's scene."""
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    rows = laid_in_order(state.laid)
    growth = grown(game, rows, wide)
    spots, rails = _spots(growth, state)
    binding = {int(end.tile) for end in state.ends() if end.binds}
    newest = rows[-1][0] if rows else NO_TILE
    pieces = tuple(
        _piece(tile, growth.laid[tile], near, tile == newest and len(rows) > 1, tile in binding)
        for tile, _, near, _ in rows
    )
    bounds = [growth.ground.left, growth.ground.top, growth.ground.right, growth.ground.bottom]
    for spot in spots:
        high, across = Shape(spot.x, spot.y, spot.turn, spot.length / 2, 0.5).reach()
        bounds = [
            min(bounds[0], spot.x - high),
            min(bounds[1], spot.y - across),
            max(bounds[2], spot.x + high),
            max(bounds[3], spot.y + across),
        ]
    frame = framed(game, state, names, wide, tuple(bounds), phrases.of_lines(game, state))
    return _scene(frame, pieces, spots, growth, rails)


def _scene(
    frame: Frame, pieces: tuple[Piece, ...], spots: list[Spot], growth: Growth, rails: list[Rail]
) -> Scene:
    words = [
        Label(f"on {number}", f"{tile_text(tile)} goes on", x, y, 0.6, role=COUNT)
        for number, (tile, x, y) in enumerate(growth.islands)
    ]
    return replace(frame.scene(pieces, tuple(spots), tuple(words)), rails=(*growth.rails, *rails))


def manner(game: LineGame, wide: bool) -> Manner:
    """How far arms go before they bend, settled by the set and the branching alone, so that it never changes."""
    branching = game.layouts.branching
    feet = branching.binds
    spinner = max(branching.lead, branching.first) > 2
    each = _FEET if feet else _TREE if branching.other > 2 else _SPINNER if spinner else _LINE
    ground = len(game.tiles) * each
    aspect = inner_aspect(game, wide)
    least = 15.0 if wide else 8.6
    if spinner:
        least = 23.0 if wide else 16.0  # arms on both sides of a spinner need room to turn
    width = max(sqrt(ground * aspect), least)
    height = max(ground / width, 7.0)
    run = 2 if len(game.tiles) <= 28 else 1
    return Manner(width / 2, height / 2, not game.layouts.total, branching.other <= 2, run, feet)


def grown(game: LineGame, rows: Rows, wide: bool) -> Growth:
    """The layout that these tiles make, one after the other."""
    how = manner(game, wide)
    branching = game.layouts.branching
    key: tuple[object, ...] = (how, branching.lead, branching.first, branching.other, rows)
    found = _known.get(key)
    if found is not None:
        _known.move_to_end(key)
        return found
    start = len(rows)
    while start > 0 and (*key[:-1], rows[:start]) not in _known:
        start -= 1
    growth = _known[(*key[:-1], rows[:start])].copy() if start else Growth(how)
    for count in range(start, len(rows)):
        _lay(game, growth, rows, count)
    _known[key] = growth
    if len(_known) > _KEPT:
        _known.popitem(last=False)
    return growth


def _lay(game: LineGame, growth: Growth, rows: Rows, count: int) -> None:
    tile, place, _, _ = rows[count]
    double = is_double(tile)
    branching = game.layouts.branching
    feet = growth.manner.feet
    if count == 0:
        _lead(growth, tile, branching.lead)
        return
    onto = place_tile(place)
    put = growth.join(tile, onto, place_number(place), double)
    ahead = leaving(put.shape, put.way, put.port, double)
    ports = [ahead]
    if put.port.step >= 0:
        ports = [after(put, double)]
    if double and growth.manner.across:
        first = not any(is_double(row[0]) for row in rows[:count])
        room = (branching.first if first else branching.other) - 1
        if room > 1:
            ports = toes(put.shape, put.way) if feet else [*ports, *_ends(growth, put)]
            ports = ports[:room]
    growth.put(tile, put, ports)


def _ends(growth: Growth, put: Put) -> list[Port]:
    """The two ends of a spinner; the arms that are there already keep to their side of it from now on."""
    if put.port.step < 0 or put.way % 4 != 0 or put.shape.across < put.shape.along:
        return ends_of(put.shape, put.way)
    for tile, ports in growth.ports.items():
        growth.ports[tile] = [beside(port, put.shape.x) for port in ports]
    return sails(put.shape, put.way, growth.manner.edge, growth.manner.run)


def _lead(growth: Growth, tile: int, ways: int) -> None:
    """The first tile lies in the middle: a double upright, so that the line goes to its left and right."""
    high, low = FACES[tile]
    if high == low and growth.manner.across:
        shape = Shape(0.0, 0.0, 0, 0.5, 1.0)
        sides = [Port(0.5, 0.0, 0, double=True), Port(-0.5, 0.0, 4, double=True)]
        if growth.manner.rows:
            sides = [line_port(port, growth.manner.edge) for port in sides]
            if ways > 2:
                sides = [beside(port, 0.0) for port in sides] + sails(
                    shape, 0, growth.manner.edge, growth.manner.run
                )
        ports = (
            both_feet(shape)
            if growth.manner.feet
            else sides
            if growth.manner.rows
            else [*sides, *ends_of(shape, 0)]
        )
        ports = ports[:ways]
    else:
        shape = Shape(0.0, 0.0, 0, 1.0, 0.5)
        ports = [Port(1.0, 0.0, 0, low), Port(-1.0, 0.0, 4, high)]
        if high == low:
            ports = [port._replace(number=-1) for port in ports][:ways]
        if growth.manner.rows:
            ports = [line_port(port, growth.manner.edge) for port in ports]
    growth.put(tile, Put(shape, 0, 0.0, Port(0.0, 0.0, 0)), ports)


def _piece(tile: int, put: Put, near: int, last: bool, binds: bool) -> Piece:
    shape = put.shape
    across = shape.across > shape.along
    turn = (put.way + 2) % 4 if across else put.way
    first, second = faces_from(tile, near)
    return Piece(piece_id(tile), first, second, shape.x, shape.y, turn, last=last, binds=binds)


def _spots(growth: Growth, state: LineState) -> tuple[list[Spot], list[Rail]]:
    """The open ends, each where the next tile would go, none on top of another; and rails to those that lie apart."""
    if state.laid is None:
        return [Spot(place_text(LEAD), phrases.LEAD, 0.0, 0.0)], []
    taken = Ground()
    found: list[Spot] = []
    rails: list[Rail] = []
    for end in state.ends():
        put = growth.best(int(end.tile), int(end.number), False)
        shape = _apart(growth, taken, put)
        taken.add("", shape)
        rails += put.rails
        number = str(int(end.number))
        found.append(Spot(place_text(end.place), number, shape.x, shape.y, shape.way, 2 * shape.along))
    return found, rails


def _apart(growth: Growth, taken: Ground, put: Put) -> Shape:
    """A place for a spot that keeps off the others: half a tile long if need be, or further along."""
    return next(
        shape for shape in _tried(growth, put) if taken.free(shape) and growth.ground.free(shape)
    )


def _tried(growth: Growth, put: Put) -> Iterator[Shape]:
    yield put.shape
    dx, dy = WAYS[put.way]
    yield put.shape._replace(x=put.shape.x - 0.5 * dx, y=put.shape.y - 0.5 * dy, along=0.5)
    for k in range(30):
        yield put.shape._replace(x=growth.ground.left + 3 + 2.4 * k, y=growth.ground.bottom + 1.4)


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """What a viewer adds: the rack, and the open ends that take one of its tiles."""
    return with_rack(scene, game, state, seat)
