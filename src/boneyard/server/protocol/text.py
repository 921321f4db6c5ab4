"""The moves of a seat as a page shows them."""

from collections.abc import Sequence
from typing import Any

from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.games.solitaire.moves import CONCEDE, SolitaireMove
from boneyard.pictures import touches
from boneyard.words import addressed, seen_by, teller

MANY = 300  # moves beyond this many are not listed but found by touching


def moves_of(match: Match, seat: int) -> list[Move]:
    """What a seat can do now; whoever plays alone may also give up."""
    moves = list(match.moves(seat))
    if moves and match.game.seats == 1 and int(CONCEDE) in match.game.kinds:
        moves.append(SolitaireMove(CONCEDE))
    return moves


def kind_of(move: Move) -> str:
    """What kind of move it is, as a page tells them apart."""
    return move.name()


def buttons(match: Match, seat: int, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The moves as a page shows them."""
    tells = teller(match.game)
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
