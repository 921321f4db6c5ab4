"""A match as one viewer reads it: whose turn it is, restrictions, what was done, how it ended."""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.core.errors import BoneyardError, Illegal
from boneyard.core.game import Game
from boneyard.core.match import Match, Round
from boneyard.core.move import Move
from boneyard.records import write
from boneyard.words.context import Step, addressed, seen_by
from boneyard.words.counts import sum_of
from boneyard.words.refusals import reader, render
from boneyard.words.registry import teller


class RoundEnd(NamedTuple):
    """How a round ended: in words, and its points as a table."""

    how: str
    head: list[str]
    rows: list[list[str]]  # in order of standing
    lead: int  # how many of the first rows lead the match, or have won it; 0 if everyone is level


def ask(match: Match, seat: int | None) -> str:
    """What this viewer has to do, or who the table is waiting for."""
    return teller(match.game).status(match, seat)


def says(match: Match, seat: int | None, moves: Sequence[Move]) -> list[str]:
    """The current restrictions, and why this viewer can't play."""
    tells = teller(match.game)
    seen = seen_by(match, seat, addressed(match.players, seat))
    found = [] if tells.pictured else list(tells.says(seen))
    if moves:
        stuck = tells.stuck(seen, moves)
        found += [stuck] if stuck else []
    return found


def same_for_waiting(match: Match) -> bool:
    """Whether all players who can't act read the same text; at the end, winners are addressed."""
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
        return render(problem, reader(match, seat))
    except BoneyardError:  # this game names no places
        return why_unplayable(match, seat, tile)
    return ""


class LogWords(NamedTuple):
    """What was done: for everyone, for the players it names, beside the seat, and what it scored."""

    public: str
    own: dict[int, str]  # by seat: whose move it was, and others who are named in it
    bubble: str
    points: int


def log_words(game: Game, players: Sequence[str], step: Step) -> LogWords:
    """What was done with one move, in words."""
    tells = teller(game)
    public = " ".join(tells.log(game, players, [step], None))
    named = [seat for seat, name in enumerate(players) if seat == step.seat or name in public]
    own = {seat: " ".join(tells.log(game, addressed(players, seat), [step], seat)) for seat in named}
    bubble = tells.bubble(game, players, step)
    return LogWords(public, own, bubble, tells.scored(game, step))


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
    """Who won, addressed to a seat."""
    return teller(match.game).winners(match, addressed(match.players, seat))


def aim(match: Match) -> str:
    """When the match is over."""
    return teller(match.game).aim(match)
