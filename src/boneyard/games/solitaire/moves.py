"""What is done in the solitaires, and where: their moves and places with their texts both ways.

A place is an hour of the clock; on a grid a tile brings its cell and direction with it.
"""

import re
from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import Unreadable
from boneyard.core.move import LAY, Groups, Many, Move, Notation
from boneyard.core.notation.move_text import is_number, plain, play_parts, read_common
from boneyard.core.tile import TOP, is_double, read_tile, tile_text
from boneyard.games.solitaire.codes import SolitaireCode

COUNT: Final[i64] = 50
TURN: Final[i64] = 51
WASTE: Final[i64] = 52
FILL: Final[i64] = 53
ADD: Final[i64] = 54
CONCEDE: Final[i64] = 55
SHIFT: Final[i64] = 56  # what lies on top of one hour, to another
REMOVE: Final[i64] = 57  # groups of tiles
SPREAD: Final[i64] = 58  # tiles on cells of a grid
_NAMES: Final = ["count", "turn", "waste", "fill", "add", "concede", "shift", "remove", "spread"]
_WORDS: Final = _NAMES[:6]  # those that say nothing more

DIRECTIONS: Final = ">v<^"  # of a tile's lower number, seen from its higher one
_CELL: Final = re.compile(r"(\d+ ?- ?\d+) ?@ ?(-?\d{1,3}) ?, ?(-?\d{1,3}) ?([<>^v]) ?")

_HOUR: Final = 1


@final
class SolitaireNotation(Notation):
    """How the solitaires write their moves."""

    def name(self, move: Move) -> str:
        return _NAMES[move.kind - COUNT] if COUNT <= move.kind <= SPREAD else super().name(move)

    def place(self, place: int) -> str:
        return str(hour_of(place))

    def text(self, move: Move) -> str:
        if isinstance(move, Many):
            if move.kind == SPREAD:
                return " ".join([_cell_text(group) for group in move.groups])
            return " ".join(["+".join([tile_text(tile) for tile in group]) for group in move.groups])
        return f"{move.left} > {move.where()}" if move.kind == SHIFT else super().text(move)

    def read(self, text: str) -> Move | None:
        move = plain(text)
        if move in _WORDS:
            return solitaire_move(COUNT + _WORDS.index(move))
        if "@" in move:
            return _read_cells(move)
        if ">" in move:
            return _read_hours(move)
        return _read_groups(move) if "+" in move else read_common(move)


NOTATION: Final = SolitaireNotation()


def solitaire_move(kind: i64, tile: i64 = -1, place: i64 = -1, left: i64 = -1) -> Move:
    """A move in a solitaire that names no more than one tile."""
    return Move(kind, tile, place, left, -1, NOTATION)


def removal_of(groups: Groups) -> Many:
    """To take tiles off the table, in groups that leave together."""
    return Many(REMOVE, groups, NOTATION)


def spread_of(groups: Groups) -> Many:
    """To lay tiles on a grid: each group is a tile, its cell and direction."""
    return Many(SPREAD, groups, NOTATION)


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


def _read_hours(move: str) -> Move:
    tile, place, left, said = play_parts(move)
    if not is_number(place):
        raise Unreadable(SolitaireCode.NO_HOUR, text=move)
    hour = int(place)
    if is_number(tile):
        other = int(tile)
        if hour > TOP or other > TOP:
            raise Unreadable(SolitaireCode.NOT_AN_HOUR, found=max(hour, other))
        return solitaire_move(SHIFT, place=on_hour(hour), left=other)
    if left >= 0 or said:
        raise Unreadable(SolitaireCode.MORE_THAN_AN_HOUR, text=move)
    return solitaire_move(LAY, read_tile(tile), on_hour(hour))


def _read_groups(move: str) -> Move:
    joined = re.sub(r" ?([+-]) ?", r"\1", move)
    return removal_of(
        tuple([tuple([read_tile(tile) for tile in group.split("+")]) for group in joined.split()])
    )


def _read_cells(move: str) -> Move:
    groups: list[tuple[int, ...]] = []
    at = 0
    while at < len(move):
        found = _CELL.match(move, at)
        if found is None:
            raise Unreadable(SolitaireCode.NOT_A_CELL, text=move[at:])
        groups.append(_cell(read_tile(found[1]), int(found[2]), int(found[3]), DIRECTIONS.index(found[4])))
        at = found.end()
    return spread_of(tuple(groups))


def _cell(tile: int, x: int, y: int, direction: int) -> tuple[int, ...]:
    """A tile on its cell; a double, whose ends are alike, is named by its upper or left one."""
    if is_double(tile) and direction >= 2:
        return on_cell(tile, x - 1, y, 0) if direction == 2 else on_cell(tile, x, y - 1, 1)
    return on_cell(tile, x, y, direction)
