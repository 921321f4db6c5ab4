"""A match as one viewer reads it: whose turn it is, what binds, what was done, how it ended."""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.core.errors import BoneyardError, Illegal
from boneyard.core.match import Match, Round
from boneyard.core.move import Move
from boneyard.records import write
from boneyard.words.context import Step, addressed, seen_by
from boneyard.words.counts import sum_of
from boneyard.words.registry import teller


class RoundEnd(NamedTuple):
    """How a round ended: in words, and its points as a table."""

    how: str
    head: list[str]
    rows: list[list[str]]  # in order of standing
    lead: int  # how many of the first rows lead the match, or have won it; 0 if everyone is level


def ask(match: Match, seat: int | None) -> str:
    """What this viewer is to do, or who is waited for."""
    return teller(match.game).status(match, seat)


def says(match: Match, seat: int | None, moves: Sequence[Move]) -> list[str]:
    """What binds the table, and why this viewer cannot play."""
    tells = teller(match.game)
    seen = seen_by(match, seat, addressed(match.players, seat))
    found = [] if tells.pictured else list(tells.says(seen))
    if moves:
        stuck = tells.stuck(seen, moves)
        found += [stuck] if stuck else []
    return found


def same_for_waiting(match: Match) -> bool:
    """Whether everyone who can do nothing now reads the same; at the end winners are addressed."""
    return match.result is None and teller(match.game).alike


def why_unplayable(match: Match, seat: int, tile: str) -> str:
    """Why a tile in hand, or whatever else was touched, cannot be played."""
    return teller(match.game).why_not(seen_by(match, seat), tile)


def why_not_there(match: Match, seat: int, tile: str, place: str) -> str:
    """Why a tile in hand cannot go to a place; empty if it can."""
    game, state = match.game, match.look(seat)
    try:
        game.play(state, seat, game.read(state, seat, f"{tile} > {place}"))
    except Illegal as problem:
        reason = str(problem).partition(" is refused: ")[2]
        return f"{tile} doesn't fit there: {reason}" if reason else str(problem)
    except BoneyardError:  # this game names no places
        return why_unplayable(match, seat, tile)
    return ""


class LogWords(NamedTuple):
    """What was done: as everyone reads it, as the player does who did it, at their seat, and what it scored."""

    public: str
    own: str
    bubble: str
    points: int


def log_words(match: Match, step: Step) -> LogWords:
    """What was done with one move, in words."""
    tells = teller(match.game)
    public = " ".join(tells.log(match.game, match.players, [step], None))
    mine = " ".join(tells.log(match.game, addressed(match.players, step.seat), [step], step.seat))
    bubble = tells.bubble(match.game, match.players, step)
    return LogWords(public, mine, bubble, tells.scored(match.game, step))


def addressed_match(match: Match, seat: int | None) -> Match:
    """The match with the names as a seat reads them; only to speak of, not to be played on."""
    if seat is None:
        return match
    found = Match(match.edition, match.game, addressed(match.players, seat), match.options, write)
    found.rounds.extend(match.rounds)
    return found


def round_end(match: Match, round_: Round) -> RoundEnd:
    """How a round ended: in words, and its points as a table."""
    tells, game = teller(match.game), match.game
    head, rows = tells.round_table(match, round_)
    totals = sum_of([round_.before, game.tally(round_.state)])
    winners = game.standing(round_.state, totals, round_.number)
    best = min(totals) if game.low_wins else max(totals)
    top = [side for side, total in enumerate(totals) if total == best] if winners is None else winners
    sides = [game.side(row) if len(rows) == game.seats else row for row in range(len(rows))]
    order = sorted(
        range(len(rows)),
        key=lambda row: (sides[row] not in top, totals[sides[row]] * (1 if game.low_wins else -1)),
    )
    lead = sum(side in top for side in sides)
    return RoundEnd(
        tells.round_ended(match, round_), head, [rows[row] for row in order], lead % len(rows) if rows else 0
    )


def winners(match: Match, seat: int | None) -> str:
    """Who won, as one tells it to a seat."""
    return teller(match.game).winners(match, addressed(match.players, seat))


def aim(match: Match) -> str:
    """When the match is over."""
    return teller(match.game).aim(match)
