"""What is done in the solitaires, and where: their moves and places with their texts both ways.

A place is an hour of the clock; on a grid a tile brings its cell and direction with it.
"""

import re
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.errors import Unreadable
from boneyard.core.move import LAY, Groups, Many, Move
from boneyard.core.spelling import is_number, plain, play_parts, read_common
from boneyard.core.tile import TOP, is_double, read_tile, tile_text

COUNT: Final[i64] = 50
TURN: Final[i64] = 51
WASTE: Final[i64] = 52
FILL: Final[i64] = 53
ADD: Final[i64] = 54
CONCEDE: Final[i64] = 55
SHIFT: Final[i64] = 56  # what lies on top of one hour, to another
REMOVE: Final[i64] = 57  # groups of tiles
SPREAD: Final[i64] = 58  # tiles on cells of a grid
_NAMES: Final = ["count", "turn", "waste", "fill", "add", "concede", "shift"]
_WORDS: Final = _NAMES[:-1]  # those that say nothing more

DIRECTIONS: Final = ">v<^"  # of a tile's lower number, seen from its higher one
_CELL: Final = re.compile(r"(\d+ ?- ?\d+) ?@ ?(-?\d{1,3}) ?, ?(-?\d{1,3}) ?([<>^v]) ?")

_HOUR: Final = 1


@final
@mypyc_attr(acyclic=True)
class SolitaireMove(Move):
    """A move in a solitaire that names no more than one tile."""

    def name(self) -> str:
        return _NAMES[self.kind - COUNT] if COUNT <= self.kind <= SHIFT else super().name()

    def where(self) -> str:
        return str(hour_of(self.place))

    def __str__(self) -> str:
        return f"{self.left} > {self.where()}" if self.kind == SHIFT else super().__str__()


@final
@mypyc_attr(acyclic=True)
class Removal(Many):
    """Tiles that leave the table, in groups that leave together."""

    def __init__(self, groups: Groups) -> None:
        super().__init__(REMOVE, groups)

    def name(self) -> str:
        return "remove"


@final
@mypyc_attr(acyclic=True)
class Spread(Many):
    """Tiles laid on a grid: each group is a tile, its cell and direction."""

    def __init__(self, groups: Groups) -> None:
        super().__init__(SPREAD, groups)

    def name(self) -> str:
        return "spread"

    def unordered(self) -> list[list[int]]:
        return sorted([list(group) for group in self.groups])

    def __str__(self) -> str:
        return " ".join([_cell_text(group) for group in self.groups])


def on_cell(tile: int, x: int, y: int, direction: int) -> tuple[int, ...]:
    """A tile on a grid: the cell of its higher number, and the direction of its lower one."""
    return tile, x, y, direction


def _cell_text(group: tuple[int, ...]) -> str:
    tile, x, y, direction = group
    return f"{tile_text(tile)}@{x},{y}{DIRECTIONS[direction]}"


def on_hour(hour: int) -> int:
    """The place at an hour of the clock."""
    return _HOUR + hour


def hour_of(place: int) -> int:
    """The hour that a place is at, -1 for any other place."""
    return place - _HOUR if place >= _HOUR else -1


def read_move(text: str) -> Move | None:
    """The move that a text spells, None for no move of a solitaire."""
    move = plain(text)
    if move in _WORDS:
        return SolitaireMove(COUNT + _WORDS.index(move))
    if "@" in move:
        return _read_cells(move)
    if ">" in move:
        return _read_hours(move)
    return _read_groups(move) if "+" in move else read_common(move)


def _read_hours(move: str) -> Move:
    tile, place, left, said = play_parts(move)
    if not is_number(place):
        raise Unreadable(f"An hour stands after the >, like > 3; {move!r} has {place or 'nothing'!r}.")
    hour = int(place)
    if is_number(tile):
        other = int(tile)
        if hour > TOP or other > TOP:
            raise Unreadable(f"Two hours stand around the >, like 10 > 3; {max(hour, other)} is none.")
        return SolitaireMove(SHIFT, place=on_hour(hour), left=other)
    if left >= 0 or said:
        raise Unreadable(f"A tile goes to an hour without more words, like 6-5 > 3, not {move!r}.")
    return SolitaireMove(LAY, read_tile(tile), on_hour(hour))


def _read_groups(move: str) -> Move:
    joined = re.sub(r" ?([+-]) ?", r"\1", move)
    return Removal(tuple([tuple([read_tile(tile) for tile in group.split("+")]) for group in joined.split()]))


def _read_cells(move: str) -> Move:
    groups: list[tuple[int, ...]] = []
    at = 0
    while at < len(move):
        found = _CELL.match(move, at)
        if found is None:
            raise Unreadable(
                f"{move[at:]!r} is no tile on a cell: write the tile, the cell of its higher number and the way "
                "to the lower one, like 6-3@0,0v or 5-4@-1,2>."
            )
        groups.append(_cell(read_tile(found[1]), int(found[2]), int(found[3]), DIRECTIONS.index(found[4])))
        at = found.end()
    return Spread(tuple(groups))


def _cell(tile: int, x: int, y: int, direction: int) -> tuple[int, ...]:
    """A tile on its cell; a double, whose ends are alike, is named by its upper or left one."""
    if is_double(tile) and direction >= 2:
        return on_cell(tile, x - 1, y, 0) if direction == 2 else on_cell(tile, x, y - 1, 1)
    return on_cell(tile, x, y, direction)
