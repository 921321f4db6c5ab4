"""What is done and said in a layout game, and where: its moves and places with their texts both ways.

A place is the lead, or the tile that shows the open end, with the number of that end if the tile shows two.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import Unreadable
from boneyard.core.move import LAY, Move, Notation
from boneyard.core.notation.move_text import is_number, plain, play_parts, read_common, read_face_after
from boneyard.core.tile import face_text, read_tile, tile_text
from boneyard.games.lines.codes import LineCode

MUGGINS: Final[i64] = 10

LEAD: Final[i64] = 0
_ON_TILE: Final = 1024
_PIPS: Final = 32


@final
class LineNotation(Notation):
    """How layout games write their moves; a play may come with the points that are claimed for it."""

    def name(self, move: Move) -> str:
        return "muggins" if move.kind == MUGGINS else super().name(move)

    def place(self, place: int) -> str:
        return place_text(place)

    def may_mean(self, meant: Move, whole: Move) -> bool:
        if meant.kind != LAY or whole.kind != LAY or meant.tile != whole.tile:
            return False
        if meant.left != -1 and meant.left != whole.left:
            return False
        if place_tile(meant.place) != place_tile(whole.place):
            return False
        number = place_number(meant.place)
        return number == -1 or number == place_number(whole.place)

    def read(self, text: str) -> Move | None:
        move = plain(text)
        if move == "muggins":
            return line_move(MUGGINS)
        if ">" not in move:
            return read_common(move)
        tile, place, left, said = play_parts(move)
        return line_move(LAY, read_tile(tile), read_place(place), left, _read_claim(said, move))


NOTATION: Final = LineNotation()


def line_move(kind: i64, tile: i64 = -1, place: i64 = -1, left: i64 = -1, say: i64 = -1) -> Move:
    """A move in a layout game."""
    return Move(kind, tile, place, left, say, NOTATION)


def on_tile(tile: int, number: int = -1) -> int:
    """The place at a tile of the layout, at the end with this number if that isn't clear."""
    return _ON_TILE + tile * _PIPS + number + 1


def place_tile(place: int) -> int:
    """The tile of the layout that a place is at, -1 for the lead."""
    return (place - _ON_TILE) // _PIPS if place >= _ON_TILE else -1


def place_number(place: int) -> int:
    """The number of the end that a place names, -1 if it names none."""
    return (place - _ON_TILE) % _PIPS - 1 if place >= _ON_TILE else -1


def place_text(place: int) -> str:
    """A place as a record writes it."""
    if place < _ON_TILE:
        return "lead"
    number = place_number(place)
    text = tile_text(place_tile(place))
    return f"{text}.{face_text(number)}" if number >= 0 else text


def read_place(text: str) -> int:
    """The place that a text names."""
    name, dot, number = "".join(text.lower().split()).partition(".")
    if name == "lead" and not dot:
        return LEAD
    if not name:
        raise Unreadable(LineCode.NO_PLACE)
    return on_tile(read_tile(name), read_face_after(".", number, text) if dot else -1)


def _read_claim(said: str, whole: str) -> int:
    if not said:
        return -1
    if not is_number(said[1:]):
        raise Unreadable(LineCode.NO_CLAIM, text=whole)
    return int(said[1:])
