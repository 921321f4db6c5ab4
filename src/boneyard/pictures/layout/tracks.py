"""The ground plan of a train game: a track for each train, as lanes or as spokes around the hub."""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.core.tile import is_double
from boneyard.pictures.layout.frame import EMS, TALL, WIDE
from boneyard.pictures.layout.joints import GAP, Port, Put
from boneyard.pictures.layout.shapes import Shape
from boneyard.pictures.layout.snake import next_put, port_after
from boneyard.pictures.scene import Rail

SPOKES = 6  # with more trains than this the spokes would be too short to read
_STACKED = 8  # on a phone: with more than this the words stand beside the tiles, not above them
_BARE = 0.62  # a phone's table with many lanes
_CHUNK = 2  # tiles of a lane that leave the view together, so that the others do not move with every play
_PITCH = 2 + 2 * GAP  # from row to row
_TURN = 2.65  # from where rows turn to the edge of the strip: a double may come first
_WIDEST = 42.0  # tile units; beyond it tiles would be too small
_ROOMY = 34.0
# The table of the spokes, width by height: what a desk's felt is, and that of a phone held sideways.
_SPOKED = 2.1


class Track(NamedTuple):
    """Where one train runs: its strip of the table, where its first tile joins, and where its words stand."""

    x: float
    y: float
    width: float
    height: float
    start: Port
    rows: int
    label: tuple[float, float, str]
    words: float  # how much room the words have
    size: float  # the height of the words
    stacked: bool = False  # they take two lines


class TrackPlan(NamedTuple):
    """The plan of a whole table."""

    width: float
    height: float
    em: float
    tracks: tuple[Track, ...]
    hub: tuple[float, float, int, float]  # x, y, turn, scale
    rails: tuple[Rail, ...]
    movable: bool  # tracks are lanes of one size, so that they can change places


def car_lengths(tiles: Sequence[int]) -> float:
    """How long a train is with all its tiles in a row."""
    return sum((1 if is_double(tile) else 2) + GAP for tile in tiles)


def plan_tracks(trains: int, longest: float, wide: bool) -> TrackPlan:
    """The ground plan for this many trains, given the longest train's length."""
    if trains <= (SPOKES if wide else _STACKED):
        return _spokes(trains, longest) if wide else _tall(trains, longest)
    return _lanes(trains, longest, wide)


def _tall(trains: int, longest: float) -> TrackPlan:
    """One lane above the other, the words of each above its tiles."""
    ems = EMS[False]
    head, line = 4.7, 1.75
    aspect = TALL if trains <= 6 else _BARE
    least = max(14.0, 2.3 * trains / (1 / aspect - (trains * line + head) / ems))
    for width in sorted({least, *[each for each in (16.0, 18.0, 20.0) if each > least]}):
        em = width / ems
        strip = (width / aspect - head * em - 0.2) / trains
        rows = max(1, int((strip - line * em - 0.2) / _PITCH))
        if _row_room(rows, width - 1.2) >= longest + 2.4:
            break
    high = line * em + rows * _PITCH + 0.06
    pitch = high + 0.16
    height = max(width / aspect, head * em + trains * pitch + 0.2)
    tracks = []
    for at in range(trains):
        x, y = 0.3, head * em + at * pitch
        start = Port(x + 0.3, y + line * em + 1.04, 0, row=0, step=2, low=x + _TURN, high=width - 0.3 - _TURN)
        words = (x + 0.6 * em, y + 0.5 * line * em + 0.05, "start")
        tracks.append(Track(x, y, width - 0.6, high, start, rows, words, width - 0.6 - 1.2 * em, em))
    return TrackPlan(width, height, em, tuple(tracks), (1.2 * em + 0.4, 1.6 * em, 0, 1.0 * em), (), True)


def _row_room(rows: int, run: float) -> float:
    """How long a train can be in this many rows; each turn of the line costs some length."""
    return rows * (run - 3.8) + 3.0 if rows > 1 else run


def _lanes(trains: int, longest: float, wide: bool) -> TrackPlan:
    """Lanes with their words beside them; on a wide table the hub is at the left, with a rail from it to every lane."""
    ems, aspect, head = (EMS[True], WIDE, 3.2) if wide else (EMS[False], _BARE, 4.7)
    hub, words = (4.8, 10.5) if wide else (0.3, 7.4)
    least = max(27.0 if wide else 14.0, 2.3 * trains / (1 / aspect - head / ems))
    widths = [least, *[each for each in ((34.0, _WIDEST) if wide else (16.0, 18.0, 20.0)) if each > least]]
    width = next(
        (each for each in widths if each * (1 - words / ems) - hub - 0.7 >= longest + 2.4), widths[-1]
    )
    em = width / ems
    height = width / aspect
    pitch = min((height - head * em - 0.3) / trains, 3.4)
    top = head * em + (height - head * em - 0.3 - trains * pitch) / 2 if wide else head * em
    middle = top + trains * pitch / 2
    size = min(em, (pitch - 0.14) / 2.75)  # two lines and the backs keep inside the lane
    tracks = []
    rails = []
    for at in range(trains):
        y = top + at * pitch
        line = y + (pitch - 0.14) / 2
        start = Port(hub + words * em, line, 0, low=hub, high=width - 0.7)
        label = (hub + 0.6 * em, line, "start")
        tracks.append(
            Track(hub, y, width - hub - 0.3, pitch - 0.14, start, 1, label, (words - 1.0) * em, size, True)
        )
        rails.append(Rail(2.8, middle, hub, line, True))
    if not wide:
        return TrackPlan(width, height, em, tuple(tracks), (1.2 * em + 0.4, 1.6 * em, 0, em), (), True)
    return TrackPlan(width, height, em, tuple(tracks), (1.9, middle, 2, 1.5), tuple(rails), True)


def _spokes(trains: int, longest: float) -> TrackPlan:
    """The hub in the middle; trains go off to the right and left, each in its own strip."""
    ems = EMS[True]
    head, line = 3.2, 1.7
    right = -(-trains // 2)
    for width in (27.0, 30.0, _ROOMY, 38.0, _WIDEST):
        em = width / ems
        height = width / _SPOKED
        strip = (height - head * em - 0.3) / right
        rows = max(1, int((strip - line * em - 0.25 + 0.04) / _PITCH))
        run = width / 2 - 2.6 - 1.2
        if _row_room(rows, run) >= longest + 2.4:
            break
    middle = width / 2, head * em + (height - head * em) / 2
    tracks = []
    rails = []
    for at in range(trains):
        on_right = at < right
        count = right if on_right else trains - right
        # Round the table: down on the right, then up on the left.
        row = at if on_right else trains - 1 - at
        high = (height - head * em - 0.3) / count
        tall = min(high - 0.2, line * em + rows * _PITCH + 0.3)
        y = head * em + row * high + (high - tall) / 2
        x = width / 2 + 2.4 if on_right else 0.4
        long = width / 2 - 2.8
        way = 0 if on_right else 4
        first = x + 0.3 if on_right else x + long - 0.3
        low, far = x + _TURN, x + long - _TURN
        start = Port(first, y + line * em + 1.08, way, row=way, step=2, low=low, high=far)
        words = (
            (x + 0.7 * em, y + 0.5 * line * em + 0.05, "start")
            if on_right
            else (x + long - 0.7 * em, y + 0.5 * line * em + 0.05, "end")
        )
        tracks.append(Track(x, y, long, tall, start, rows, words, long - 1.4 * em, em))
        edge = x - 0.0 if on_right else x + long
        rails.append(Rail(middle[0] + (0.7 if on_right else -0.7), middle[1], edge, start.y, True))
    return TrackPlan(width, height, em, tuple(tracks), (*middle, 2, 1.35), tuple(rails), False)


def cars(track: Track, tiles: Sequence[int]) -> tuple[list[Put], Port, int]:
    """Where the tiles of a train lie, where its next one joins, and how many at its beginning are out of view.

    Tiles out of view still have a place, before the start of a lane, so that people can scroll to them.
    """
    hidden = 0
    while True:
        puts, port = _run(track, tiles[hidden:], hidden > 0)
        if hidden >= len(tiles) - 1 or _fits(track, puts, port):
            return _tuck_away(tiles[:hidden], track) + puts, port, hidden
        hidden = min(hidden + (_CHUNK if track.rows == 1 else _first_row(puts)), len(tiles) - 1)


def depth(track: Track, puts: Sequence[Put]) -> float:
    """How high the strip has to be for the rows in use, so that no empty ground is framed."""
    lowest = max([put.shape.y + put.shape.reach()[1] for put in puts], default=track.start.y)
    row = track.start.y
    while row + 1.1 < lowest:
        row += _PITCH
    return min(row + 1.08 - track.y, track.height)


def _run(track: Track, tiles: Sequence[int], shortened: bool) -> tuple[list[Put], Port]:
    port = track.start
    way = 1 if port.way == 0 else -1
    if shortened:
        port = port._replace(x=port.x + 1.5 * way)
    if track.rows == 1:
        # Straight on, to the very end of the strip.
        port = port._replace(row=port.way, step=2, low=-1e9, high=1e9)
    puts = []
    for tile in tiles:
        put = next_put(port, is_double(tile))
        puts.append(put)
        port = port_after(put, is_double(tile))
    return puts, port


def _fits(track: Track, puts: Sequence[Put], port: Port) -> bool:
    """Whether the tiles and the place for one more keep inside the strip."""
    for put in (*puts, next_put(port, False)):
        wide, high = put.shape.reach()
        if put.shape.x - wide < track.x or put.shape.x + wide > track.x + track.width:
            return False
        if put.shape.y + high > track.y + track.height + 0.01:
            return False
    return True


def _first_row(puts: Sequence[Put]) -> int:
    """How many tiles lie in the first row, with the one that leads on from it."""
    return next((at + 1 for at, put in enumerate(puts) if put.way != puts[0].way), len(puts) - 1)


def _tuck_away(tiles: Sequence[int], track: Track) -> list[Put]:
    """Places for the tiles out of view, one before the other, outside the lane."""
    way = -1 if track.start.way == 0 else 1
    x = track.start.x
    found = []
    for tile in reversed(tiles):
        along, across = (0.5, 1.0) if is_double(tile) else (1.0, 0.5)
        x += way * (along + GAP)
        shape = Shape(x, track.start.y, track.start.way, along, across)
        found.append(Put(shape, track.start.way, 0.0, track.start))
        x += way * along
    return found[::-1]
