"""What words are made from: the rules, the moment, the names, and whose view it is."""

from collections.abc import Sequence
from dataclasses import dataclass

from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.words.grammar import YOU


@dataclass(frozen=True)
class Seen:
    """A moment of a round as a seat sees it; without a seat, everything that the state shows."""

    game: Game
    state: State
    names: Sequence[str]
    seat: int | None = None
    last: Move | None = None  # the last move, in solitaires, if nothing is secret


@dataclass(frozen=True)
class Step:
    """A move with the moments before and after it."""

    seat: int
    move: Move
    before: State
    after: State


def seen_by(match: Match, seat: int | None, names: Sequence[str] = ()) -> Seen:
    """What a seat, or a spectator (None), sees now; `names` replace the players' names."""
    last = match.round.moves[-1][1] if match.game.seats == 1 and match.round.moves else None
    return Seen(match.game, match.look(seat), names or match.players, seat, last)


def addressed(names: Sequence[str], seat: int | None) -> tuple[str, ...]:
    """The names as a seat hears them: its own is You."""
    return tuple([YOU if each == seat else name for each, name in enumerate(names)])


def holds(seen: Seen, tile: int) -> bool:
    """Whether the viewer holds a tile, as far as that can be seen."""
    return seen.seat is None or tile in seen.game.hands(seen.state)[seen.seat]


def gained(game: Game, step: Step) -> list[int]:
    """The tiles that a player's hand gained by their move."""
    had = game.hands(step.before)[step.seat]
    return [tile for tile in game.hands(step.after)[step.seat] if tile not in had]
