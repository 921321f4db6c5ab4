"""Matches as rows of plain values: one for every side of every round, or one for every move."""

from collections.abc import Iterable, Iterator
from typing import Final

from boneyard.core.match import Match, Round
from boneyard.records.rows import Row, Rows

ROUNDS: Final = (
    "match", "game", "edition", "set", "players", "round", "first", "moves", "side", "points", "total", "won",
)  # fmt: skip
MOVES: Final = ("match", "game", "edition", "round", "move", "seat", "player", "choices", "played")


def to_rows(matches: Iterable[Match], *, moves: bool = False) -> Rows:
    """The rounds of these matches, one row for each side, or their moves; a match is named by its number, from 0 on."""
    if moves:
        return Rows(MOVES, [row for number, match in enumerate(matches) for row in _moves(number, match)])
    return Rows(ROUNDS, [row for number, match in enumerate(matches) for row in _rounds(number, match)])


def _rounds(number: int, match: Match) -> Iterator[Row]:
    game, edition = match.game, match.edition
    winners = () if match.result is None else {game.side(seat) for seat in match.result.winners}
    for each in match.rounds:
        points = game.tally(each.state)
        for side in range(game.sides):
            total = each.before[side] + points[side]
            last = each is match.rounds[-1]
            yield (
                number, edition.game, edition.key, game.size, game.seats, each.number, each.deal.first,
                len(each.moves), side, points[side], total, int(last and side in winners),
            )  # fmt: skip


def _moves(number: int, match: Match) -> Iterator[Row]:
    for each in match.rounds:
        yield from _moves_of_round(number, match, each)


def _moves_of_round(number: int, match: Match, each: Round) -> Iterator[Row]:
    game, edition = match.game, match.edition
    state = game.start(each.deal, each.before)
    for at, (seat, move) in enumerate(each.moves):
        choices = len(game.moves(state, seat))
        yield (
            number, edition.game, edition.key, each.number, at, seat, match.players[seat], choices, str(move),
        )  # fmt: skip
        state = game.play(state, seat, move)
