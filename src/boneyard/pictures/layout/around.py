"""Seats around a table: the viewer's at the bottom, the next one on the left, and so on; and what is before them.

Everything is measured in lines of text. Plates and places are the same at every seat, so a viewer's seat gets to the
bottom by shifting them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from boneyard.core.tile import DOWN
from boneyard.pictures.layout.frame import EMS, score_label, score_width
from boneyard.pictures.scene import (
    BINDS,
    COUNT,
    HELD,
    NAME,
    SHOWN,
    WORDS,
    Label,
    Lane,
    Piece,
    Scene,
    Sketch,
    faces_from,
    piece_id,
    shorten,
    text_width,
)
from boneyard.words.board_labels import common, places
from boneyard.words.grammar import shown

SEAT, PLACE, SIDE = "seat", "place", "side"  # what lanes are called that turn with the table
_MOVES = (SEAT, PLACE, SIDE)
_HEAD = 3.9
_EDGE = 0.5
_WORDS = 3.2  # the height of a plate without tiles
_PITCH = 1.06  # of small tiles side by side

Point = tuple[float, float]


class Sizes(NamedTuple):
    """How large a family wants the plates, the tiles on them, and the ground in the middle."""

    plate: float  # the height of a plate
    tile: float  # the width of a tile on it
    middle: float  # the height of the ground between the plates
    wide: float  # the width of a plate on a wide table


@dataclass(frozen=True)
class Around:
    """Where everything is at one table."""

    seats: int
    wide: bool
    sizes: Sizes
    width: float
    plate: float  # how wide a plate is
    plates: tuple[Point, ...]  # their upper left corners, from the bottom seat on round the table
    middle: Point
    bottom: float  # of the lowest plate


def seats_around(seats: int, wide: bool, sizes: Sizes, across: float = 0.0) -> Around:
    """The places of this many seats, from the one at the bottom on, on a table so wide or as wide as usual."""
    width = across or EMS[wide]
    plate = sizes.wide if wide else (width - 2 * _EDGE - 0.6) / 3 if seats > 3 else 0.47 * width
    left, right, center = _EDGE, width - _EDGE - plate, (width - plate) / 2
    middle = _HEAD + sizes.plate + 0.5 + sizes.middle / 2
    own = middle + sizes.middle / 2 + 0.5
    # On a wide table the seats at the sides stand beside the middle, on a tall one above it.
    side = _HEAD if not wide else middle - sizes.plate / 2 if seats > 3 else _HEAD + 1.0
    sides = [(left, side), (center, _HEAD), (right, side)]
    others = {2: [sides[1]], 3: [sides[0], sides[2]], 4: sides}[seats]
    plates = ((center, own), *others)
    return Around(seats, wide, sizes, width, plate, plates, (width / 2, middle), own + sizes.plate + _EDGE)


class SeatWord(NamedTuple):
    """What a plate says about a seat."""

    name: str
    number: str = ""
    word: str = ""
    turn: bool = False
    dim: bool = False  # the hand is out of play
    score: str = ""  # the points so far


def add_plate(
    sketch: Sketch, at: Around, seat: int, said: SeatWord, held: Sequence[int], room: float = 0.0
) -> None:
    """A seat's plate: the name, a number, a word, and what the seat holds, with room kept free at the right."""
    x, y = at.plates[seat]
    key = f"{SEAT} {seat}"
    sign = common.TURN if said.turn else ""
    inner = at.plate - 1.2
    count = Label(f"{key} count", said.number, x + at.plate - 0.6, y + 1.1, 0.95, "end", COUNT, key)
    room_for_name = inner - text_width(said.number, 0.95) - 0.4 - score_width(said.score, 1.0)
    name = shorten(sign + shown(said.name), 1.0, room_for_name)
    named = Label(f"{key} name", name, x + 0.6, y + 1.1, 1.0, role=NAME, lane=key, strong=said.turn)
    labels = [named, *score_label(named, said.score)]
    labels += [count] if said.number else []
    if said.word:
        labels.append(word_on_plate(key, said.word, x + 0.6, y + 2.4, inner))
    scale = at.sizes.tile
    tiles = row(key, held, x + 0.6, y + at.sizes.plate - 0.4 - scale, scale, inner - room, said.dim)
    sketch.pieces += [piece._replace(place=places.hand_of(said.name)) for piece in tiles]
    sketch.labels += labels
    sketch.lanes.append(Lane(key, x, y, at.plate, at.sizes.plate, bright=said.turn, plain=True))


def word_on_plate(key: str, word: str, x: float, y: float, room: float) -> Label:
    """A seat's state in words, as large as there is room for."""
    size = min(0.9, 0.9 * room / max(text_width(word, 0.9), 0.1))
    return Label(f"{key} word", word, x, y, size, role=WORDS, lane=key)


def row(
    key: str, held: Sequence[int], left: float, y: float, scale: float, most: float, dim: bool = False
) -> list[Piece]:
    """Small tiles side by side from a left edge, closer together if there are many."""
    apart = min(_PITCH * scale, (most - scale) / max(len(held) - 1, 1))
    found = []
    for at, tile in enumerate(sorted(held, reverse=True)):
        first, second = faces_from(tile, -1)
        id = piece_id(tile) if tile != DOWN else f"{key} {at}"
        role = HELD if tile == DOWN else SHOWN
        x = left + scale / 2 + at * apart
        found.append(Piece(id, first, second, x, y, 2, scale, role, key, dim=dim))
    return found


def add_head(sketch: Sketch, at: Around, first: str, second: str) -> None:
    """Two lines of words above the table."""
    _words(sketch, at.width, first, second)


def _words(sketch: Sketch, width: float, first: str, second: str) -> None:
    for line, (words, y, high) in enumerate(((first, 1.3, 1.1), (second, 2.75, 0.95))):
        if words:
            size = min(high, high * (width - 1.2) / text_width(words, high))
            role = BINDS if line == 0 else WORDS
            key = "words" if line == 0 else "more words"
            sketch.labels.append(Label(key, words, width / 2, y, size, "middle", role, strong=line == 0))


def with_head(scene: Scene, first: str, second: str, summary: str) -> Scene:
    """The scene with other words above the table: as they are said to a viewer."""
    at = Sketch()
    _words(at, scene.width, first, second)
    new = {label.id: label for label in at.labels}
    return replace(scene, labels=tuple(new.get(label.id, label) for label in scene.labels), summary=summary)


def seen_from_seat(scene: Scene, seat: int) -> Scene:
    """A table with a rack, seen from its seat: that seat is at the bottom, its plate as low as what is left on it."""
    key = f"{SEAT} {seat}"
    holding = {piece.lane for piece in scene.pieces} | {spot.lane for spot in scene.spots}
    if key not in holding:
        scene = _lower_plate(scene, key)
    return _turn_table(scene, seat)


def _lower_plate(scene: Scene, key: str) -> Scene:
    """The plate of a seat whose tiles stand on the rack: only its words are left, just above the rack."""
    lower = max(lane.height for lane in scene.lanes if lane.id == key) - _WORDS
    return replace(
        scene,
        labels=tuple(
            label._replace(y=label.y + lower) if label.lane == key else label for label in scene.labels
        ),
        lanes=tuple(
            lane._replace(y=lane.y + lower, height=_WORDS) if lane.id == key else lane for lane in scene.lanes
        ),
    )


def _turn_table(scene: Scene, seat: int) -> Scene:
    """The same table with a seat at the bottom: what belongs to a lane moves with it."""
    moved: dict[str, Point] = {}
    for kind in _MOVES:
        lanes = [lane for lane in scene.lanes if lane.id.split(" ")[0] == kind]
        for index, lane in enumerate(lanes):
            there = lanes[(index - seat) % len(lanes)]
            # By their feet: one plate may be lower than the others.
            down = there.y + there.height - lane.y - lane.height
            moved[lane.id] = (there.x - lane.x, down)

    def shift(lane: str) -> Point:
        return moved.get(lane, (0.0, 0.0))

    return replace(
        scene,
        pieces=tuple(
            piece._replace(x=piece.x + shift(piece.lane)[0], y=piece.y + shift(piece.lane)[1])
            for piece in scene.pieces
        ),
        spots=tuple(
            spot._replace(x=spot.x + shift(spot.lane)[0], y=spot.y + shift(spot.lane)[1])
            for spot in scene.spots
        ),
        labels=tuple(
            label._replace(x=label.x + shift(label.lane)[0], y=label.y + shift(label.lane)[1])
            for label in scene.labels
        ),
        lanes=tuple(
            lane._replace(x=lane.x + shift(lane.id)[0], y=lane.y + shift(lane.id)[1]) for lane in scene.lanes
        ),
    )


PITCH, LINE = 1.06, 2.18  # of tiles side by side and below each other in a heap, in their width
APART = 0.45  # between two tricks


@dataclass(frozen=True)
class Heaps:
    """The plates for the tricks that were taken."""

    corners: tuple[tuple[float, float], ...]
    wide: float
    scale: float
    seats: int  # tiles of a trick
    most: int  # tricks of a hand
    heading: float  # the height of the words
    top: float

    @property
    def block(self) -> float:
        """How wide a trick is."""
        return ((self.seats - 1) * PITCH + 1) * self.scale

    @property
    def each_row(self) -> int:
        """Tricks side by side."""
        return int((self.wide - 1.2 + APART * self.scale) / (self.block + APART * self.scale))

    @property
    def high(self) -> float:
        """How high a plate is that could hold all tricks of a hand."""
        return self.heading + -(-self.most // self.each_row) * LINE * self.scale + 0.3

    def place(self, number: int, count: int) -> tuple[float, float]:
        """The middle of a tile of a trick, from the plate's corner."""
        line, column = divmod(number, self.each_row)
        left = 0.6 + column * (self.block + APART * self.scale) + (0.5 + count * PITCH) * self.scale
        return left, self.heading + self.scale + line * LINE * self.scale
