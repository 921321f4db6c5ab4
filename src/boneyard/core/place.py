"""Where a tile may go, as one small int with its text both ways.

On a layout a place is the tile that shows the open end, with the number of that end where the tile shows two different
ones; on trains it is the owner's seat or the number of a public train; on a clock it is the hour.
"""

from typing import Final

from mypy_extensions import i64

from boneyard.core.errors import Unreadable
from boneyard.core.tile import face_text, read_face, read_tile, tile_text

LEAD: Final[i64] = 0
_NUMBERED: Final = 1
_ON_PUBLIC: Final = 64
_ON_TILE: Final = 1024
_PIPS: Final = 32


def on_tile(tile: int, number: int = -1) -> int:
    """The place at a tile of the layout, at the end with this number where that needs saying."""
    return _ON_TILE + tile * _PIPS + number + 1


def on_train(seat: int) -> int:
    """The place on a seat's own train."""
    return _NUMBERED + seat


def on_hour(hour: int) -> int:
    """The place at an hour of the clock."""
    return _NUMBERED + hour


def on_public(count: int) -> int:
    """The place on a public train, the first one being number 0."""
    return _ON_PUBLIC + count


def train_seat(place: int) -> int:
    """The seat whose train a place is on, -1 for any other place."""
    return place - _NUMBERED if _NUMBERED <= place < _ON_PUBLIC else -1


def hour_of(place: int) -> int:
    """The hour that a place is at, -1 for any other place."""
    return place - _NUMBERED if _NUMBERED <= place < _ON_PUBLIC else -1


def train_public(place: int) -> int:
    """The number of the public train that a place is on, -1 for any other place."""
    return place - _ON_PUBLIC if _ON_PUBLIC <= place < _ON_TILE else -1


def place_tile(place: int) -> int:
    """The tile of the layout that a place is at, -1 for the lead."""
    return (place - _ON_TILE) // _PIPS if place >= _ON_TILE else -1


def place_number(place: int) -> int:
    """The number of the end that a place names, -1 where it names none."""
    return (place - _ON_TILE) % _PIPS - 1 if place >= _ON_TILE else -1


def place_text(place: int) -> str:
    """A place as a record writes it."""
    if place == LEAD:
        return "lead"
    if place < _ON_PUBLIC:
        return str(place - _NUMBERED)
    if place < _ON_TILE:
        count = train_public(place)
        return f"M{count + 1}" if count else "M"
    number = place_number(place)
    text = tile_text(place_tile(place))
    return f"{text}.{face_text(number)}" if number >= 0 else text


def read_place(text: str) -> int:
    """The place that a text names."""
    name, dot, number = "".join(text.split()).partition(".")
    if name == "lead" and not dot:
        return LEAD
    if not name:
        raise Unreadable(
            "A tile needs a place after the >: a tile of the layout, like > 5-5, > lead, a seat's train or > M."
        )
    if not dot and is_number(name) and int(name) < _ON_PUBLIC - 1:
        return _NUMBERED + int(name)
    if not dot and name[0] == "m" and (len(name) == 1 or (is_number(name[1:]) and int(name[1:]) > 0)):
        return on_public(int(name[1:]) - 1 if len(name) > 1 else 0)
    return on_tile(read_tile(name), read_face_after(".", number, text) if dot else -1)


def read_face_after(sign: str, text: str, whole: str) -> int:
    """The face that stands after a sign in a move's text."""
    face = read_face(text)
    if face < 0:
        raise Unreadable(
            f"After {sign} stands a number from 0 to 18 or a letter; "
            f"{whole.strip()!r} has {text.strip() or 'nothing'!r}."
        )
    return face


def is_number(text: str) -> bool:
    """Whether a text is a small whole number."""
    return text.isascii() and text.isdigit() and len(text) < 4
