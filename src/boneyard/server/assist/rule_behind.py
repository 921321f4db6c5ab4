"""The rule behind a refusal at a table, as on the rules page: its heading, its text and its address."""

from typing import Annotated

from msgspec import Meta, Struct

from boneyard.core.errors import BoneyardError, Illegal, NotYourTurn
from boneyard.core.match import Match
from boneyard.core.move import ALONE, LAY, Move
from boneyard.core.tile import read_tile
from boneyard.games.tricks.state import TrickState
from boneyard.server.http.templates import anchor
from boneyard.server.live.table import LiveTable
from boneyard.words import seen_by
from boneyard.words.rules import rulebook


class Rule(Struct, frozen=True):
    """A rule in the edition's own words."""

    question: Annotated[str, Meta(description="the rule's heading on the rules page")]
    says: Annotated[str, Meta(description="what the rule says")]
    link: Annotated[str, Meta(description="the address of that rule")]


def behind_refusal(table: LiveTable, seat: int | None, text: str, problem: BoneyardError) -> Rule | None:
    """The rule that a seat's refused move breaks, or None if the refusal already says everything."""
    match = table.match
    plain = isinstance(problem, Illegal) and not isinstance(problem, NotYourTurn)
    if not plain or match is None or seat is None or seat not in match.actors:
        return None
    try:
        return _rule(table, match, seat, match.game.meant(text))
    except BoneyardError:
        return None


def behind_tile(table: LiveTable, seat: int, tile: str) -> Rule | None:
    """The rule that keeps a tile in hand from being played now, or None if it can be played or isn't in the hand."""
    match = table.match
    if match is None or seat not in match.actors:
        return None
    if not match.game.deals_hands:
        return None
    number = read_tile(tile)
    if number not in match.game.hands(match.look(seat))[seat]:
        return None
    if len(match.moves(seat)) == 0 or any(move.tile == number for move in match.moves(seat)):
        return None
    kind = ALONE if isinstance(match.state, TrickState) else LAY
    return _rule(table, match, seat, Move(kind, number))


def _rule(table: LiveTable, match: Match, seat: int, move: Move) -> Rule | None:
    line = rulebook.rule_behind(table.edition, seen_by(match, seat), move)
    if line is None:
        return None
    return Rule(line.question, line.says, f"{table.rules_link}#{anchor(line.key)}")
