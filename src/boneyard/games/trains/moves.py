"""What is done and said in a train game, and where: its moves and places with their texts both ways.

A place is a train: the seat that owns it, or the number of a public one.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import Unreadable
from boneyard.core.move import LAY, Move, Notation
from boneyard.core.notation.move_text import is_number, plain, play_parts, read_common
from boneyard.core.tile import read_tile
from boneyard.games.trains.codes import TrainCode

CATCH: Final[i64] = 20
LAST: Final[i64] = 1000  # said with a play: that one tile is left

_OWN: Final = 1
_PUBLIC: Final = 64


@final
class TrainNotation(Notation):
    """How train games write their moves; a play may come with the words that one tile is left."""

    def name(self, move: Move) -> str:
        return "catch" if move.kind == CATCH else super().name(move)

    def place(self, place: int) -> str:
        return place_text(place)

    def said(self, say: int) -> str:
        return "last" if say == LAST else super().said(say)

    def read(self, text: str) -> Move | None:
        move = plain(text)
        if move == "catch":
            return train_move(CATCH)
        if ">" not in move:
            return read_common(move)
        tile, place, left, said = play_parts(move)
        return train_move(LAY, read_tile(tile), read_place(place), left, _read_said(said, move))


NOTATION: Final = TrainNotation()


def train_move(kind: i64, tile: i64 = -1, place: i64 = -1, left: i64 = -1, say: i64 = -1) -> Move:
    """A move in a train game."""
    return Move(kind, tile, place, left, say, NOTATION)


def on_train(seat: int) -> int:
    """The place on a seat's own train."""
    return _OWN + seat


def on_public(count: int) -> int:
    """The place on a public train, the first one being number 0."""
    return _PUBLIC + count


def train_seat(place: int) -> int:
    """The seat whose train a place is on, -1 for any other place."""
    return place - _OWN if _OWN <= place < _PUBLIC else -1


def train_public(place: int) -> int:
    """The number of the public train that a place is on, -1 for any other place."""
    return place - _PUBLIC if place >= _PUBLIC else -1


def place_text(place: int) -> str:
    """A place as a record writes it."""
    if place < _PUBLIC:
        return str(place - _OWN)
    count = train_public(place)
    return f"M{count + 1}" if count else "M"


def read_place(text: str) -> int:
    """The place that a text names."""
    name = "".join(text.lower().split())
    if is_number(name) and int(name) < _PUBLIC - _OWN:
        return on_train(int(name))
    if name[:1] == "m" and (len(name) == 1 or (is_number(name[1:]) and int(name[1:]) > 0)):
        return on_public(int(name[1:]) - 1 if len(name) > 1 else 0)
    if not name:
        raise Unreadable(TrainCode.NO_TRAIN_GIVEN)
    raise Unreadable(TrainCode.NOT_A_TRAIN, text=text.strip())


def _read_said(said: str, whole: str) -> int:
    if not said:
        return -1
    if said == "!last":
        return LAST
    if not is_number(said[1:]):
        raise Unreadable(TrainCode.NOT_SAID, text=whole)
    return int(said[1:])
