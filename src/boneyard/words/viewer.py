"""A match as one viewer reads it: whose turn it is, what binds, what was done, how it ended."""

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.core.game import State
from boneyard.core.match import Match, Round
from boneyard.core.move import Move
from boneyard.records import write
from boneyard.words.context import Step, addressed, seen_by
from boneyard.words.registry import teller


class RoundEnd(NamedTuple):
    """How a round ended: in words, and its points as a table."""

    how: str
    head: list[str]
    rows: list[list[str]]


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


def log_sentences(match: Match, step: Step) -> tuple[str, str]:
    """What was done, as everyone reads it and as the player does who did it."""
    tells = teller(match.game)
    public = " ".join(tells.log(match.game, match.players, [step], None))
    mine = " ".join(tells.log(match.game, addressed(match.players, step.seat), [step], step.seat))
    return public, mine


def addressed_match(match: Match, seat: int | None) -> Match:
    """The match with the names as a seat reads them; only to speak of, not to be played on."""
    if seat is None:
        return match
    found = Match(match.edition, match.game, addressed(match.players, seat), match.options, write)
    found.rounds.extend(match.rounds)
    return found


def round_end(match: Match, round_: Round) -> RoundEnd:
    """How a round ended: in words, and its points as a table."""
    tells = teller(match.game)
    head, rows = tells.round_table(match, round_)
    return RoundEnd(tells.round_ended(match, round_), head, rows)


def winners(match: Match, seat: int | None) -> str:
    """Who won, as one tells it to a seat."""
    return teller(match.game).winners(match, addressed(match.players, seat))


def aim(match: Match, state: State) -> str:
    """When the match is over."""
    return teller(match.game).aim(match)
