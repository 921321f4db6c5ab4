"""What lies before somebody at a table: the rules, the moment, the names, and whose eyes they are."""

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import Move


@dataclass(frozen=True)
class Seen:
    """A moment of a round as a seat sees it; with no seat all that the state shows."""

    game: Game
    state: State
    names: Sequence[str]
    seat: int | None = None


@dataclass(frozen=True)
class Step:
    """A move with the moments before and after it."""

    seat: int
    move: Move
    before: State
    after: State


def seen_by(match: Match, seat: int) -> Seen:
    """What a seat sees now."""
    return Seen(match.game, match.look(seat), match.players, seat)


def gained(game: Game, step: Step) -> list[int]:
    """The tiles that somebody's hand gained by the own move."""
    had = game.hands(step.before)[step.seat]
    return [tile for tile in game.hands(step.after)[step.seat] if tile not in had]
