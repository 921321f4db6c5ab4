"""The kernels of the trick games' expert, against the plain bots they are fast versions of."""

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.bot import choice_of
from boneyard.bots.tricks.determinization import hand_evaluator
from boneyard.bots.tricks.hand_value import hand_value
from boneyard.bots.tricks.rollout_kernel import POINT_BITS, TrickRollout
from boneyard.core.match import Match
from boneyard.core.move import ALONE
from boneyard.core.rng import Rng
from boneyard.games.tricks.hand import holding_of
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import PLAYING, TrickState

TABLES = [("forty-two", "cardinal", 4), ("forty-two", "uduble", 4), ("moon", "uduble", 3)]


def to_the_play(game: str, edition: str, seats: int, seed: str) -> Match:
    """A round of greedy bots just before its first tile."""
    match = boneyard.new(game, edition=edition, players=seats, seed=seed)
    while True:
        state = match.state
        assert isinstance(state, TrickState)
        if state.owes == PLAYING:
            return match
        seat = match.actors[0]
        match.play(choice_of(bot("greedy"), match, seat, Rng(1)).move, seat)


def begun(match: Match) -> TrickRollout:
    """A playout at this moment."""
    game, state = match.game, match.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    found = TrickRollout(game.seats, game.answers.partners, bool(game.answers.counts))
    hands = [int(state.hand(seat)) for seat in range(game.seats)]
    trick = [tile for _, tile in game.trick(state)]
    found.begin(hands, state.trump, state.bidder, int(state.auction.aside), int(state.leader), trick)
    return found


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_a_playout_lays_the_tiles_that_greedy_lays(game: str, edition: str, seats: int, seed: int) -> None:
    match = to_the_play(game, edition, seats, f"playout {seed}")
    table, number = match.game, match.round.number
    assert isinstance(table, TrickGame)
    whole = begun(match).roll_out()
    state = match.state
    while match.result is None and match.round.number == number and match.state.owes == PLAYING:  # type: ignore[attr-defined]
        seat = match.actors[0]
        move = choice_of(bot("greedy"), match, seat, Rng(1)).move
        if move.kind != ALONE:
            return
        assert begun(match).best_tile() == move.tile
        state = table.play(match.state, seat, move)
        match.play(move, seat)
    assert isinstance(state, TrickState)
    took = [0] * table.sides
    for seat in range(seats):
        took[table.side(seat)] += whole >> (seat * POINT_BITS) & 63
    assert tuple(took) == table.took(state)


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_plays_of_greedy_are_never_strange_and_others_sometimes_are(
    game: str, edition: str, seats: int
) -> None:
    strange = 0
    for seed in range(5):
        match = to_the_play(game, edition, seats, f"strange {seed}")
        table, state = match.game, match.state
        assert begun(match).count_surprises([begun(match).best_tile()], -1) == 0
        moves = table.moves(state, match.actors[0])
        strange += sum(
            begun(match).count_surprises([int(move.tile)], -1) for move in moves if move.kind == ALONE
        )
        assert begun(match).count_surprises([int(moves[0].tile)], match.actors[0]) == 0
    assert strange > 0


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_promises_are_those_of_the_plain_hand(game: str, edition: str, seats: int) -> None:
    for seed in range(40):
        match = boneyard.new(game, edition=edition, players=seats, seed=f"promise {seed}")
        table = match.game
        assert isinstance(table, TrickGame)
        for tiles in table.hands(match.state):
            found = hand_evaluator(table).each(int(holding_of(tiles)))
            plain = [hand_value(tiles, trump, table).points for trump in table.answers.trumps]
            assert found == pytest.approx(plain)
