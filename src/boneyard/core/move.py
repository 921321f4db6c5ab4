"""What a seat may do, and its text both ways."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.errors import Unreadable
from boneyard.core.tile import face_text, read_face, read_tile, tile_text

LAY: Final[i64] = 0
DRAW: Final[i64] = 1
PASS: Final[i64] = 2
STOP: Final[i64] = 3
MUGGINS: Final[i64] = 4
CATCH: Final[i64] = 5

_VERBS: Final = {"draw": 1, "pass": 2, "stop": 3, "muggins": 4, "catch": 5}
_WORDS: Final = ["", "draw", "pass", "stop", "muggins", "catch"]
LAST: Final[i64] = 1000  # what is said with a play: points claimed, or that one tile is left

# A place is one small int. On a layout it is the tile that shows the open end, with the number of that end where the
# tile shows two different ones; on trains it is the owner's seat or the number of a public train.
LEAD: Final[i64] = 0
_ON_TRAIN: Final = 1
_ON_PUBLIC: Final = 64
_ON_TILE: Final = 1024
_PIPS: Final = 32


@final
@mypyc_attr(acyclic=True)
class Move:
    """One move: what is done, with which tile, where, which number it leaves open, what is said with it.

    A move equals its canonical text, so that `"6-4 > 5-5" in match.moves()` means what it says.
    """

    def __init__(self, kind: i64, tile: i64 = -1, place: i64 = -1, left: i64 = -1, say: i64 = -1) -> None:
        self.kind: Final[i64] = kind
        self.tile: Final[i64] = tile
        self.place: Final[i64] = place
        self.left: Final[i64] = left
        self.say: Final[i64] = say

    def saying(self, say: int) -> "Move":
        """The same move with an announcement; -1 for none."""
        return Move(self.kind, self.tile, self.place, self.left, say)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return str(self) == other if isinstance(other, str) else NotImplemented
        if self.kind != other.kind or self.tile != other.tile or self.place != other.place:
            return False
        return self.left == other.left and self.say == other.say

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.kind, self.tile, self.place, self.left, self.say)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __str__(self) -> str:
        if self.kind != LAY:
            return _WORDS[self.kind]
        text = f"{tile_text(self.tile)} > {place_text(self.place)}"
        if self.left >= 0:
            text += f" ={face_text(self.left)}"
        if self.say >= 0:
            text += " !last" if self.say == LAST else f" !{self.say}"
        return text


def on_tile(tile: int, number: int = -1) -> int:
    """The place at a tile of the layout, at the end with this number where that needs saying."""
    return _ON_TILE + tile * _PIPS + number + 1


def on_train(seat: int) -> int:
    """The place on a seat's own train."""
    return _ON_TRAIN + seat


def on_public(count: int) -> int:
    """The place on a public train, the first one being number 0."""
    return _ON_PUBLIC + count


def train_seat(place: int) -> int:
    """The seat whose train a place is on, -1 for any other place."""
    return place - _ON_TRAIN if _ON_TRAIN <= place < _ON_PUBLIC else -1


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
        return str(train_seat(place))
    if place < _ON_TILE:
        count = train_public(place)
        return f"M{count + 1}" if count else "M"
    number = place_number(place)
    text = tile_text(place_tile(place))
    return f"{text}.{face_text(number)}" if number >= 0 else text


def read_move(text: str) -> Move:
    """The move that a text spells, whatever its spaces, its letters' case and the order of a tile's ends."""
    plain = " ".join(text.lower().split())
    verb = _VERBS.get(plain, -1)
    if verb >= 0:
        return Move(verb)
    if ">" not in plain:
        raise Unreadable(
            f"{text.strip()!r} is not a move: write a tile and a place, like 6-4 > 5-5, 6-6 > lead or 6-4 > M, "
            "or draw, pass, stop, muggins or catch."
        )
    rest, _, said = plain.partition("!")
    rest, _, left = rest.partition("=")
    tile, _, place = rest.partition(">")
    return Move(LAY, read_tile(tile), read_place(place), _read_left(left, plain), _read_say(said, plain))


def read_place(text: str) -> int:
    """The place that a text names."""
    name, dot, number = "".join(text.split()).partition(".")
    if name == "lead" and not dot:
        return LEAD
    if not name:
        raise Unreadable(
            "A tile needs a place after the >: a tile of the layout, like > 5-5, > lead, a seat's train or > M."
        )
    if not dot and _is_number(name) and int(name) < _ON_PUBLIC - 1:
        return on_train(int(name))
    if not dot and name[0] == "m" and (len(name) == 1 or (_is_number(name[1:]) and int(name[1:]) > 0)):
        return on_public(int(name[1:]) - 1 if len(name) > 1 else 0)
    return on_tile(read_tile(name), _read_face(".", number, text) if dot else -1)


def _read_left(text: str, whole: str) -> int:
    return _read_face("=", text, whole) if "=" in whole else -1


def _read_face(sign: str, text: str, whole: str) -> int:
    face = read_face(text)
    if face < 0:
        raise Unreadable(
            f"After {sign} stands a number from 0 to 18 or a letter; "
            f"{whole.strip()!r} has {text.strip() or 'nothing'!r}."
        )
    return face


def _read_say(text: str, whole: str) -> int:
    said = text.strip()
    if not said and "!" not in whole:
        return -1
    if said == "last":
        return LAST
    if not _is_number(said) or len(said) > 3:
        raise Unreadable(
            f"After ! stand the points claimed, like !15, or !last; {whole!r} has {said or 'nothing'!r}."
        )
    return int(said)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4
