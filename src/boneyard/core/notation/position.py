"""A moment of a round as one line of text, as FEN is one of a chess board: its fields, and how they are read.

Which fields there are is a matter of the family; each has its own Positions.
"""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import mypyc_attr

from boneyard.core.codes import PositionCode
from boneyard.core.errors import BadSetup, BoneyardError, Code, Unreadable
from boneyard.core.game import NOBODY, Game, Points, Seats, State
from boneyard.core.tile import DOWN, read_tile, tile_text, tiles_text, twins

Rows = tuple[tuple[int, ...], ...]

_MOST: Final = 999_999_999
NONE: Final = "none"


@final
class Fields:
    """The fields of a position by name; whatever is wrong with one is refused with a sentence.

    Every tile is read through here, so that none is in two places.
    """

    def __init__(self, game: Game, found: dict[str, str], first: int, totals: Points) -> None:
        self.game: Final = game
        self.first: Final = first  # who began the round
        self.totals: Final = totals  # what everyone brought to it
        self._found: Final = found
        self._asked: Final[list[str]] = []
        self._seen: Final[dict[int, str]] = {}

    def wrong(self, name: str, code: Code, **told: object) -> BadSetup:
        """The refusal of a field, naming it."""
        return self.wrong_by(name, BadSetup(code, **told))

    def wrong_by(self, name: str, problem: BoneyardError) -> BadSetup:
        """The refusal of a field for a reason that something else gave."""
        return BadSetup(PositionCode.IN_FIELD, field=name, why=problem)

    def has(self, name: str) -> bool:
        """Whether there is a field of this name."""
        if name not in self._asked:
            self._asked.append(name)
        return name in self._found

    def text(self, name: str) -> str:
        """A field as it is written; empty if there isn't one."""
        return self._found[name] if self.has(name) else ""

    def words(self, name: str) -> list[str]:
        """The words of a field; empty if it says none or is left out."""
        text = self.text(name)
        return [] if text.lower() == NONE else text.split()

    def parts(self, name: str, sign: str) -> list[str]:
        """The parts of a field between separators; empty if it says none or is left out."""
        text = self.text(name)
        return [] if not text or text.lower() == NONE else [part.strip() for part in text.split(sign)]

    def tile(self, name: str, word: str) -> int:
        """A tile of this set that is nowhere else, or a face-down one."""
        if word == tile_text(DOWN):
            return DOWN
        try:
            tile = read_tile(word)
        except Unreadable as problem:
            raise self.wrong_by(name, problem) from None
        for twin in twins(tile):
            if twin not in self._seen:
                tile = twin
                break
        if tile not in self.game.tiles:
            raise self.wrong(name, PositionCode.TILE_NOT_IN_SET, tile=tile_text(tile), size=self.game.size)
        if tile in self._seen:
            raise self.wrong(name, PositionCode.TILE_TWICE, tile=tile_text(tile), where=self._seen[tile])
        self._seen[tile] = name
        return tile

    def tiles(self, name: str) -> tuple[int, ...]:
        """The tiles of a field."""
        return tuple([self.tile(name, word) for word in self.words(name)])

    def rows(self, name: str, count: int) -> Rows:
        """So many rows of tiles, with a | between them."""
        parts = self.text(name).split("|")
        if not self.has(name) or len(parts) != count:
            found = len(parts) if self.has(name) else 0
            raise self.wrong(name, PositionCode.ROWS, count=count, found=found)
        return tuple(
            [
                tuple([self.tile(name, word) for word in part.split() if word.lower() != NONE])
                for part in parts
            ]
        )

    def hands(self) -> Rows:
        """A hand for every seat."""
        return self.rows("hands", self.game.seats)

    def number(self, name: str, default: int = 0, high: int = _MOST) -> int:
        """A whole number from 0 on."""
        if not self.has(name):
            return default
        found = self._whole(name, self._found[name])
        if not 0 <= found <= high:
            raise self.wrong(name, PositionCode.NUMBER_RANGE, high=high, found=found)
        return found

    def numbers(self, name: str, default: Points) -> Points:
        """As many whole numbers as there are by default."""
        if not self.has(name):
            return default
        found = tuple([self._whole(name, word) for word in self.words(name)])
        if len(found) != len(default):
            raise self.wrong(name, PositionCode.NUMBERS, count=len(default), found=len(found))
        return found

    def _whole(self, name: str, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
            raise self.wrong(name, PositionCode.NOT_WHOLE, found=word)
        return int(word)

    def seat(self, name: str, default: int = NOBODY) -> int:
        """A seat at this table."""
        if not self.has(name):
            return default
        return self.seat_in(name, self._found[name])

    def seat_in(self, name: str, word: str) -> int:
        """The seat at this table that a word of a field names."""
        found = self._whole(name, word)
        if not 0 <= found < self.game.seats:
            raise self.wrong(name, PositionCode.NO_SUCH_SEAT, last=self.game.seats - 1, found=found)
        return found

    def seats(self, name: str) -> Seats:
        """Some seats, each of them once."""
        found = [self.seat_in(name, word) for word in self.words(name)]
        if len(set(found)) < len(found):
            raise self.wrong(name, PositionCode.SEAT_TWICE)
        return tuple(found)

    def choice(self, name: str, choices: list[str], default: int = 0) -> int:
        """Which of these words is there, by its index in their list."""
        if not self.has(name):
            return default
        found = self._found[name].lower()
        if found not in choices:
            raise self.wrong(name, PositionCode.CHOICE, given=found, names=tuple(choices))
        return choices.index(found)

    def flag(self, name: str) -> bool:
        """Whether a field says yes."""
        return self.choice(name, ["no", "yes"]) == 1

    def check_all_asked(self) -> None:
        """Refuse a field that this game has no use for."""
        for name in self._found:
            if name not in self._asked:
                raise BadSetup(PositionCode.NO_SUCH_FIELD, given=name, names=tuple(sorted(self._asked)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions:
    """How the moments of a family's rounds are written and read."""

    @abstractmethod
    def write(self, game: Game, state: State) -> dict[str, str]:
        """The fields of a moment; an empty one is left out, because it is as usual."""

    @abstractmethod
    def read(self, game: Game, fields: Fields) -> State:
        """The moment these fields describe; refuses an impossible one with a sentence."""


def rows_text(rows: Iterable[Iterable[int]]) -> str:
    """Rows of tiles with a | between them."""
    return " | ".join([tiles_text(row) for row in rows])


def some_tiles(tiles: Iterable[int]) -> str:
    """Tiles as they are written; nothing for none."""
    return " ".join([tile_text(tile) for tile in tiles])


def some_numbers(numbers: Iterable[int]) -> str:
    """Numbers with spaces between them."""
    return " ".join([str(number) for number in numbers])


def unusual(number: int, usual: int = 0) -> str:
    """A number; nothing if it is as usual."""
    return "" if number == usual else str(number)


def yes(true: bool) -> str:
    """A yes, or nothing."""
    return "yes" if true else ""
