"""A Scene: pieces, spots and labels with their coordinates, in tile units: a tile is two long and one wide."""

from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import ceil
from typing import NamedTuple

from boneyard.core.tile import DOWN, FACES, face_text, tile_text, twins
from boneyard.words.language import _

BLANK = -1  # a face that is not seen
EVERYWHERE = ""  # the lane of what lies in none

# What a piece is there for.
TABLE = "table"  # it lies, face up, for all to see
RACK = "rack"  # the viewer's own
SHOWN = "shown"  # a hand laid open at the end of a round
HELD = "held"  # someone's tile, face down
YARD = "yard"
TUCKED = "tucked"  # the beginning of a long lane, the depth of a heap: there, but out of view
PILED = "piled"  # under another tile, so that only its rim is seen

# What a label says.
NAME = "name"
COUNT = "count"
WORDS = "words"
BINDS = "binds"
MARKER = "marker"  # with a small engine before it, on a plate
CHIPS = "chips"  # with a chip before it, on a plate
SCORE = "score"  # a player's points, on a plate

MARKER_PLATE = 2.6  # how much wider than its word
_PLATES = {MARKER: MARKER_PLATE, CHIPS: MARKER_PLATE, SCORE: 0.9}

_NARROW = frozenset("iljtfrI.,:;'!|()[] -1")
_WIDE = frozenset("mwMWQOGD@%")


class Piece(NamedTuple):
    """A tile: its center, direction and numbers; its id never changes while it's visible."""

    id: str
    first: int  # the face at its tail, BLANK where it lies face down
    second: int  # the face at its head
    x: float
    y: float
    turn: int = 0  # eighths clockwise; at 0 the tail is left and the head right
    scale: float = 1.0
    role: str = TABLE
    lane: str = EVERYWHERE
    last: bool = False  # it was played last
    binds: bool = False  # this must be answered before anything else may be played
    dim: bool = False  # it fits nowhere now
    able: bool = False  # the viewer can use it where it lies
    place: str = ""  # where it lies, in words for people who can't see it

    @property
    def down(self) -> bool:
        """Whether it lies face down."""
        return self.first == BLANK

    @property
    def text(self) -> str:
        """How one speaks of it."""
        return _("face down") if self.down else f"{face_text(self.first)}-{face_text(self.second)}"


class Spot(NamedTuple):
    """A place that takes a tile: its id is the place as a record writes it."""

    id: str
    number: str
    x: float
    y: float
    turn: int = 0
    length: float = 2.0
    scale: float = 1.0
    lane: str = EVERYWHERE
    active: bool = False  # the viewer can play here now
    tiles: tuple[str, ...] = ()  # the pieces of the viewer's rack that fit here
    place: str = ""  # where it is and what it takes, in words for people who can't see it


class Label(NamedTuple):
    """Words on the table; x and y are the middle of their line at its start, its middle or its end."""

    id: str
    text: str
    x: float
    y: float
    size: float
    anchor: str = "start"
    role: str = WORDS
    lane: str = EVERYWHERE
    strong: bool = False

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom, as wide as the letters may become."""
        wide = text_width(self.text, self.size) + _PLATES.get(self.role, 0.0) * self.size
        left = self.x - {"start": 0.0, "middle": wide / 2, "end": wide}[self.anchor]
        return left, self.y - 0.6 * self.size, left + wide, self.y + 0.6 * self.size


class Lane(NamedTuple):
    """A part of the table: a strip that holds one train, the plate of a seat, the place of its tile in a trick."""

    id: str
    x: float
    y: float
    width: float
    height: float
    slot: int = 0  # which one it is, from the top
    bright: bool = False
    marked: bool = False
    hidden: int = 0  # tiles out of view at its beginning
    plain: bool = False  # a plate for words and what someone holds


class Rail(NamedTuple):
    """A line on the felt from one thing to what belongs to it."""

    x1: float
    y1: float
    x2: float
    y2: float
    curved: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a table as a picture: its bounds and everything in it."""

    left: float
    top: float
    width: float
    height: float
    wide: bool
    em: float  # the height of ordinary words
    pieces: tuple[Piece, ...]
    spots: tuple[Spot, ...] = ()
    labels: tuple[Label, ...] = ()
    lanes: tuple[Lane, ...] = ()
    rails: tuple[Rail, ...] = ()
    summary: str = ""

    def as_dict(self) -> dict[str, object]:
        """The scene as plain numbers, texts and lists, to be sent to a browser."""
        return {
            "box": [self.left, self.top, self.width, self.height],
            "wide": self.wide,
            "em": self.em,
            "pieces": [{**piece._asdict(), "text": piece.text} for piece in self.pieces],
            "spots": [spot._asdict() for spot in self.spots],
            "labels": [label._asdict() for label in self.labels],
            "lanes": [lane._asdict() for lane in self.lanes],
            "rails": [rail._asdict() for rail in self.rails],
            "summary": self.summary,
        }


class SceneRequest(NamedTuple):
    """What the public part of a scene is drawn for."""

    wide: bool
    names: tuple[str, ...]
    last: int  # the tile that was played last, if the State doesn't know
    totals: tuple[int, ...]  # the points on the plates, a number for each seat, or none
    low: bool = False  # for a felt much wider than high; such a request is wide, too


@dataclass
class Sketch:
    """A scene in the making."""

    pieces: list[Piece] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    lanes: list[Lane] = field(default_factory=list)

    def scene(self, box: tuple[float, float, float, float], wide: bool, em: float, summary: str) -> Scene:
        """The scene in a box: its left and top, its width and height."""
        return Scene(
            *box,
            wide,
            em,
            tuple(self.pieces),
            tuple(self.spots),
            tuple(self.labels),
            tuple(self.lanes),
            summary=summary,
        )


@cache
def piece_id(tile: int) -> str:
    """A tile's name for life: its text; tiles that look alike are numbered."""
    alike = twins(tile)
    return tile_text(tile) if tile == alike[0] else f"{tile_text(tile)}/{alike.index(tile) + 1}"


def faces_from(tile: int, near: int) -> tuple[int, int]:
    """The faces of a tile from tail to head, the given one first."""
    if tile == DOWN:
        return BLANK, BLANK
    high, low = FACES[tile]
    return (low, high) if near == low else (high, low)


@lru_cache(4096)
def text_width(text: str, size: float) -> float:
    """How wide words of this height may become, in whatever plain letters there are."""
    ems = sum(
        0.4 if sign in _NARROW else 0.98 if sign in _WIDE or ord(sign) > 0x2E80 else 0.7 for sign in text
    )
    return size * ems


@lru_cache(4096)
def shorten(text: str, size: float, room: float) -> str:
    """Words cut so that they fit."""
    if text_width(text, size) <= room:
        return text
    while text and text_width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def round_up(number: float, step: float) -> float:
    """A length rounded up, so that it changes seldom."""
    return step * ceil(number / step - 1e-9)
