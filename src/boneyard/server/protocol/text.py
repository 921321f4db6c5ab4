"""What is said to a viewer: whose turn it is, what binds, what was done, how it ended, all in the words of telling."""

from collections.abc import Sequence
from typing import Any

from boneyard.core.game import State
from boneyard.core.match import Match, Round
from boneyard.core.move import Move
from boneyard.core.tile import read_tile
from boneyard.games.solitaire.moves import CONCEDE, solitaire_move
from boneyard.pictures import touches
from boneyard.records import write
from boneyard.words import Step, addressed, seen_by, teller

MANY = 300  # moves beyond this many are not listed but found by touching


def ask(match: Match, seat: int | None) -> str:
    """What this viewer is to do, or whom one waits for."""
    return teller(match.state).status(match, seat)


def says(match: Match, seat: int | None, moves: Sequence[Move]) -> list[str]:
    """What binds the table, and why this viewer cannot play."""
    tells = teller(match.state)
    seen = seen_by(match, seat, addressed(match.players, seat))
    found = [] if tells.pictured else list(tells.says(seen))
    if moves:
        stuck = tells.stuck(seen, moves)
        found += [stuck] if stuck else []
    return found


def alike(match: Match) -> bool:
    """Whether all who can do nothing now are told the same; at the end winners are addressed."""
    return match.result is None and teller(match.state).alike


def why(match: Match, seat: int, tile: str) -> str:
    """Why a tile in hand cannot be played."""
    return teller(match.state).fits_nowhere(seen_by(match, seat), read_tile(tile))


def moves_of(match: Match, seat: int) -> list[Move]:
    """What a seat can do now; whoever plays alone may also give up."""
    moves = list(match.moves(seat))
    if moves and match.game.seats == 1 and int(CONCEDE) in match.game.kinds:
        moves.append(solitaire_move(CONCEDE))
    return moves


def kind_of(move: Move) -> str:
    """What kind of move it is, as a page tells them apart."""
    return move.name()


def buttons(match: Match, seat: int, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The moves as a page shows them."""
    tells = teller(match.state)
    seen = seen_by(match, seat, addressed(match.players, seat))
    return [
        {
            "move": str(move),
            "touch": touches(match.game, seen.state, seat, move),
            "label": tells.button(seen, move),
            "kind": kind_of(move),
        }
        for move in moves
    ]


def log_sentences(match: Match, step: Step) -> tuple[str, str]:
    """What was done: for everybody, and for who did it."""
    tells = teller(step.before)
    public = " ".join(tells.told(match.game, match.players, [step], None))
    mine = " ".join(tells.told(match.game, addressed(match.players, step.seat), [step], step.seat))
    return public, mine


def told_to(match: Match, seat: int | None) -> Match:
    """The match with the names as one tells them to a seat; only to speak of, not to be played on."""
    if seat is None:
        return match
    found = Match(match.edition, match.game, addressed(match.players, seat), match.options, write)
    found.rounds.extend(match.rounds)
    return found


def ended(match: Match, round_: Round) -> dict[str, Any]:
    """How a round ended: in words, and its points as a table."""
    tells = teller(round_.state)
    head, rows = tells.round_table(match, round_)
    return {"how": tells.round_ended(match, round_), "head": head, "rows": rows}


def winners(match: Match, seat: int | None) -> str:
    """Who won, as one tells it to a seat."""
    return teller(match.state).winners(match, addressed(match.players, seat))


def aim(match: Match, state: State) -> str:
    """When the match is over."""
    return teller(state).aim(match)
