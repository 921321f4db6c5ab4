"""Search at the layout games: the kernel against a plain slow search, and the explanation of a choice."""

from math import inf

import pytest

import boneyard
from boneyard.bots import Budget, bot, choice_of
from boneyard.bots.inference.guess import Guess
from boneyard.bots.inference.lines import LINE_INFERENCE
from boneyard.bots.levels import EXPERT
from boneyard.bots.lines.alphabeta_kernel import AlphaBetaSearch
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from support.models.deals import played, small

SMALL = [
    ("block", "cardinal", 3, 2, 3),
    ("block", "cardinal", 3, 3, 2),
    ("draw", "cardinal", 3, 2, 3),
    ("muggins", "university", 3, 2, 3),
    ("bergen", "cardinal", 3, 2, 3),
    ("matador", "cardinal", 3, 2, 3),
    ("sebastopol", "cardinal", 3, 4, 2),
    ("tiddle-a-wink", "cardinal", 3, 3, 2),
    ("chickenfoot", "university", 3, 2, 2),
]
WIN = 10.0


def slowly(game: LineGame, state: LineState, side: int) -> float:
    """The value of a state if one side plays its best against all others, by trying everything."""
    points = game.points(state)
    if points is not None:
        others = [made for each, made in enumerate(points) if each != side]
        margin = min(others) - points[side] if game.low_wins else points[side] - max(others)
        return margin + WIN * ((margin > 0) - (margin < 0))
    seat = int(state.turn)
    values = []
    for move in game.moves(state, seat):
        after = game.play(state, seat, move)
        assert isinstance(after, LineState)
        values.append(slowly(game, after, side))
    return max(values) if game.side(seat) == side else min(values)


@pytest.mark.parametrize(("game", "edition", "size", "seats", "hand"), SMALL)
def test_the_kernel_agrees_with_trying_everything(
    game: str, edition: str, size: int, seats: int, hand: int
) -> None:
    compared = 0
    for seed in range(300):
        match = played(small(game, edition, size, seats, hand), f"slow {seed}", seed % 5)
        rules, state = match.game, match.state
        assert isinstance(rules, LineGame)
        assert isinstance(state, LineState)
        if match.round_over or match.actors == ():
            continue
        seat = int(state.turn)
        moves = rules.moves(state, seat)
        found = AlphaBetaSearch(rules, seat, WIN, 0.5).values(state, moves, 1_000_000)
        for move, value in zip(moves, found, strict=True):
            after = rules.play(state, seat, move)
            assert isinstance(after, LineState)
            assert value == slowly(rules, after, rules.side(seat))
            compared += 1
    assert compared > 250


def some_turn(match: Match, count: int) -> int:
    """The seat to choose after a number of choices."""
    rng = rng_for("some turn")
    while True:
        seat = match.turn
        assert seat is not None
        moves = match.moves(seat)
        if len(moves) > 2:
            count -= 1
            if count == 0:
                return seat
        match.play(moves[rng.below(len(moves))], seat)


def test_every_move_is_evaluated_the_best_first() -> None:
    match = boneyard.new("block", players=2, seed=12)
    seat = some_turn(match, 2)
    evaluation = EXPERT.evaluate(match.view(seat), match.history(seat), Budget(iterations=5), Rng(1))
    assert evaluation is not None
    assert {each.move for each in evaluation.moves} == set(match.moves(seat))
    values = [each.value for each in evaluation.moves]
    assert values == sorted(values, reverse=True)
    assert evaluation.iterations == 5
    assert 0.5 <= evaluation.sure <= 1
    assert all(each.why.endswith(".") for each in evaluation.moves)


def drawn_empty(match: Match) -> int:
    """Draw as long as there is something to draw, and say whose turn it is when it is more than one move's."""
    while match.game.boneyard(match.state) or len(match.moves(match.actors[0])) < 3:
        seat = match.actors[0]
        match.play("draw" if "draw" in match.moves(seat) else match.moves(seat)[0], seat)
    return match.actors[0]


def test_one_deal_is_no_proof_unless_it_is_the_only_one() -> None:
    match = boneyard.new("muggins", edition="cardinal", players=2, seed=12)
    for settled in (False, True):
        seat = drawn_empty(match) if settled else some_turn(match, 1)
        view, history = match.view(seat), match.history(seat)
        assert Guess(view, history, LINE_INFERENCE).settled == settled
        evaluation = EXPERT.evaluate(view, history, Budget(iterations=1), Rng(1))
        assert evaluation is not None
        assert {each.error for each in evaluation.moves} == {0.0 if settled else inf}
        assert evaluation.moves[0].value > evaluation.moves[1].value
        assert evaluation.sure == (1.0 if settled else 0.5)


def test_points_are_claimed_and_called() -> None:
    match = boneyard.new("muggins", edition="university", players=2, seed=2, options={"calls": "spoken"})
    for number in range(12):
        seat = match.actors[-1]
        choice = choice_of(bot("expert"), match, seat, Rng(number), Budget(iterations=2))
        if "muggins" in match.moves(seat):
            assert choice.move == "muggins"
        match.play(choice.move, seat)
        if match.round_over:
            break
        state = match.state
        assert isinstance(state, LineState)
        assert state.tally.unclaimed == 0
