"""Counting what happened in a match: the lines of its statistics, and what families count in the same way."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from boneyard.core.game import Game, Points
from boneyard.core.match import Round
from boneyard.core.move import DRAW, LAY, PASS
from boneyard.core.phrase import marked
from boneyard.games.trains.moves import CATCH
from boneyard.words.context import Step

SEAT, SIDE, TABLE = "seat", "side", "table"


@dataclass(frozen=True)
class StatLine:
    """One thing that was counted: a number for each seat, for each side, or one for the whole table."""

    what: str  # a marked message, by which programs know the line too
    numbers: tuple[int, ...]
    by: str = SEAT


Played = Sequence[tuple[Round, list[Step]]]
Counted = tuple[list[StatLine], list[StatLine]]  # how often things happened, and what the points were made by


def plays_of(game: Game, played: Played) -> list[StatLine]:
    """What games with hands and a boneyard have in common."""
    return [
        times_made(game, played, marked("Tiles played"), LAY),
        tiles_drawn(game, played),
        times_made(game, played, marked("Passes"), PASS),
    ]


def moves_made(game: Game, played: Played) -> StatLine:
    """How many moves each seat made."""
    found = [0] * game.seats
    for _, made in played:
        for step in made:
            found[step.seat] += 1
    return StatLine(marked("Moves"), tuple(found))


def times_made(game: Game, played: Played, what: str, kind: int) -> StatLine:
    """How often each seat made a move of a kind."""
    found = [0] * game.seats
    for _, made in played:
        for step in made:
            found[step.seat] += step.move.kind == kind
    return StatLine(what, tuple(found))


def tiles_drawn(game: Game, played: Played) -> StatLine:
    """How many tiles each seat took from the boneyard, by drawing or because it was caught."""
    found = [0] * game.seats
    for _, made in played:
        for step in made:
            if step.move.kind not in (DRAW, CATCH):
                continue
            pairs = zip(game.hands(step.before), game.hands(step.after))
            for seat, (had, has) in enumerate(pairs):
                found[seat] += max(0, len(has) - len(had))
    return StatLine(marked("Tiles drawn"), tuple(found))


def none_of(game: Game) -> Points:
    """No points for any side."""
    return (0,) * game.sides


def sum_of(rows: Sequence[Points]) -> Points:
    """Points added up, side by side."""
    *_, last = accumulate(rows, lambda one, other: tuple(a + b for a, b in zip(one, other)))
    return last


def difference(one: Points, other: Points) -> Points:
    """Points less other points, side by side."""
    return tuple(a - b for a, b in zip(one, other))
