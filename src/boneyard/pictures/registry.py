"""Which family arranges which State; the public part of a scene, and what a viewer adds to it."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import ALONE, LAY, Move
from boneyard.core.tile import NO_TILE
from boneyard.pictures.scene import Scene
from boneyard.pictures.scene_diff import Own, difference
from boneyard.pictures.svg import draw

Arranger = Callable[[Game, State, bool, Sequence[str], int], Scene]


Viewing = Callable[[Scene, Game, State, int], Scene]


Partial = Callable[[Scene, Game, State, int], Own]

# The module that arranges a State, by the State's name: it has table() and with_seat(), and is loaded when needed.
_ARRANGERS = {
    "LineState": "boneyard.pictures.families.lines",
    "TrainState": "boneyard.pictures.families.trains",
    "TrickState": "boneyard.pictures.families.tricks",
    "PokerState": "boneyard.pictures.families.poker",
    "ClockState": "boneyard.pictures.families.clock",
    "NeighborsState": "boneyard.pictures.families.neighbors",
    "RowState": "boneyard.pictures.families.rows",
    "BingoState": "boneyard.pictures.families.rows",
    "TrafficState": "boneyard.pictures.families.traffic",
}


@cache
def _family(kind: str) -> Any:
    return import_module(_ARRANGERS[kind])


def table(
    game: Game, state: State, wide: bool = True, names: Sequence[str] = (), last: int = NO_TILE
) -> Scene:
    """The public part of a scene, from what a watcher sees: the same for every viewer.

    `last` is the tile that was played last, where the State itself does not tell.
    """
    arranger: Arranger = _family(type(state).__name__).table
    given = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(game.seats))
    # Looked at once more: whoever hands in the truth gets a watcher's picture all the same.
    return arranger(game, game.look(state, None), wide, given, last)


def with_seat(scene: Scene, game: Game, state: State, seat: int) -> Scene:
    """A public scene with what this seat sees besides: its rack, and the places where it can play now."""
    viewing: Viewing = _family(type(state).__name__).with_seat
    return viewing(scene, game, game.look(state, seat), seat)


def seat_part(scene: Scene, game: Game, state: State, seat: int) -> Own:
    """The same as what has to be told to somebody who has the public scene; some families know it at once."""
    family = _family(type(state).__name__)
    known: Partial | None = getattr(family, "seat_part", None)
    if known is not None:
        return known(scene, game, game.look(state, seat), seat)
    return difference(scene, with_seat(scene, game, state, seat))


public = table  # where `table` is the name of the table's colours


def as_svg(
    match: Match, seat: int | None = None, *, wide: bool = True, palette: str = "colour", table: str = "light"
) -> str:
    """A match now, as a seat sees it or as a watcher does."""
    game = match.game
    scene = public(game, match.look(None), wide, match.players, last_laid(match.round.moves))
    if seat is not None:
        scene = with_seat(scene, game, match.look(seat), seat)
    title = f"{match.edition.title}, round {match.round.number}"
    return draw(scene, palette=palette, table=table, title=title)


def last_laid(moves: Sequence[tuple[int, Move]]) -> int:
    """The tile that was played last in a round."""
    for _, move in reversed(moves):
        if move.kind in (LAY, ALONE):
            return int(move.tile)
    return NO_TILE
