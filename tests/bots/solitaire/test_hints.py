"""Hints in solitaires: they never give up, never go in circles, and are honest about what wasn't searched."""

import pytest

import boneyard
from boneyard.bots import bot, choice_of
from boneyard.bots.budget import OWN, Budget
from boneyard.bots.registry import adviser, families, of, solve
from boneyard.bots.solitaire.move_value import Effort, MoveOutlook, Outlook, evaluate_moves
from boneyard.bots.solitaire.solution import Solution, Tick
from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.games.solitaire.moves import CONCEDE, TURN, WASTE, solitaire_move
from boneyard.games.solitaire.state import SolitaireState
from boneyard.words.bot_reasons.solitaire import move_sentence, numbers, of_move, why


def near_its_end(game: str, seed: int, left: int) -> Match:
    """A game with a choice and at most this many tiles to come, played there by the solver."""
    match = boneyard.new(game, set=6, players=1, seed=seed)
    for move in solve(match.game, match.state, 2000).line:
        assert isinstance(match.state, SolitaireState)
        if match.state.yard.left() <= left and len(match.moves()) > 1:
            break
        match.play(move)
    return match


def test_every_solitaire_has_a_solver() -> None:
    games = ("bingo", "big-clock", "good-neighbors", "traffic", "squeeze", "castle-rock")
    solved = {name for name in families() if of(name).adviser is not None}
    assert {boneyard.new(game, players=1, seed=1).game.family for game in games} == solved


@pytest.mark.parametrize("game", ["big-clock", "good-neighbors", "squeeze"])
def test_a_hint_near_the_end_is_a_legal_move(game: str) -> None:
    asked = 0
    for seed in range(1, 12):
        match = near_its_end(game, seed, 4)
        if match.result is None and len(match.moves()) > 1:
            asked += 1
            assert choice_of(bot("greedy"), match, 0, rng_for("end")).move in match.moves()
    assert asked


def weighing(
    *moves: MoveOutlook,
    orders: int = 12,
    exact: bool = False,
    others: int = 0,
    untried: int = 0,
    only: bool = False,
) -> Outlook:
    return Outlook(moves, orders, exact, others, untried, only)


TURNED, WASTED = solitaire_move(TURN), solitaire_move(WASTE)


@pytest.mark.parametrize(
    ("weighed", "said"),
    [
        (
            weighing(MoveOutlook(TURNED, 0.5, 2), MoveOutlook(WASTED, 0.25, 3)),
            "It wins in 6 of 12 orders I tried. The next best wins in 3.",
        ),
        (
            weighing(MoveOutlook(TURNED, 0, 2), MoveOutlook(WASTED, 0, 3), exact=True),
            "It leaves about 2.0. The next best leaves 3.0.",
        ),
        (
            weighing(MoveOutlook(TURNED, 0, 2), MoveOutlook(WASTED, 0, 2)),
            "It leaves about 2.0.",
        ),
        (
            weighing(MoveOutlook(TURNED, 0.5, 2), MoveOutlook(WASTED, 0.25, 2), orders=4, exact=True),
            "It wins in 2 of 4 possible orders. The next best wins in 1.",
        ),
        (
            weighing(MoveOutlook(TURNED, 1, 0), MoveOutlook(WASTED, 0.5, 2), orders=4, exact=True),
            "It wins for sure. The next best wins in 2.",
        ),
        (
            weighing(MoveOutlook(TURNED, 0.5, 2), others=1200),
            "It wins in 6 of 12 orders I tried.",
        ),
        (
            weighing(MoveOutlook(TURNED, 1, 0), MoveOutlook(WASTED, 1, 0), orders=1, untried=1),
            "It can win.",
        ),
        (
            weighing(MoveOutlook(TURNED, 0, 2), orders=1, untried=3),
            "It leaves about 2.0.",
        ),
    ],
)
def test_the_numbers_say_how_a_hint_was_found(weighed: Outlook, said: str) -> None:
    assert numbers(weighed) == said


def test_a_hint_gives_a_players_reason_or_else_how_the_move_compares() -> None:
    one, other = MoveOutlook(TURNED, 0.5, 2), MoveOutlook(WASTED, 0.25, 3)
    assert why("9-2 frees hour 9.", weighing(one, other)) == "9-2 frees hour 9."
    assert why("", weighing(one, other)) == "It's the best move I found."
    assert why("", weighing(one, one)) == "It's as good as any other move."
    assert why("", weighing(other, one, untried=1)) == "It's the best move I found."
    assert why("", weighing(MoveOutlook(TURNED, 0, 2), MoveOutlook(WASTED, 0, 3))).startswith(
        "It leaves the fewest"
    )


def test_a_hint_names_what_can_go_next_and_what_has_no_other_partner() -> None:
    said = set()
    for seed in range(8):
        for game in ("squeeze", "castle-rock", "good-neighbors"):
            match = boneyard.new(game, players=1, seed=seed)
            said |= {of_move(match.game, match.look(0), move).partition(" ")[0] for move in match.moves()}
    assert {"Then", "You"} <= said
    assert any("-" in word for word in said)


@pytest.mark.parametrize(
    ("weighed", "said"),
    [
        (
            weighing(MoveOutlook(TURNED, 0.5, 2)),
            "It could be won in 6 of 12 orders I tried, and left 2.0 on average.",
        ),
        (
            weighing(MoveOutlook(TURNED, 0.5, 2), exact=True),
            "It wins 50% of all possible orders and leaves 2.0 on average.",
        ),
        (weighing(MoveOutlook(TURNED, 1, 0), orders=1), "It could be won in the one order I tried."),
        (weighing(MoveOutlook(TURNED, 0, 3), orders=1), "In the one order I tried, it left 3 at best."),
        (
            weighing(MoveOutlook(TURNED, 1, 0), exact=True, only=True),
            "Every tile was known: it could be won.",
        ),
        (
            weighing(MoveOutlook(TURNED, 0, 2), exact=True, only=True),
            "Every tile was known: it could no longer be won.",
        ),
        (
            weighing(MoveOutlook(TURNED, 0, 2, decided=False), only=True),
            "Every tile was known, but I couldn't tell in time whether it could still be won.",
        ),
    ],
)
def test_a_reviewed_move_is_explained_by_the_orders_it_wins(weighed: Outlook, said: str) -> None:
    assert move_sentence(weighed.moves[0], weighed) == said


def test_whoever_judges_a_move_weighs_it_whatever_it_is() -> None:
    match = boneyard.new("good-neighbors", set=12, players=1, seed=3)
    for chosen in (match.moves()[-1], solitaire_move(CONCEDE)):
        evaluation = adviser(match.game).judge(match.view(0), chosen, Budget(iterations=2), rng_for("judge"))
        assert chosen in [worth.move for worth in evaluation.moves]
        values = [each.value for each in evaluation.moves]
        assert values == sorted(values, reverse=True)
        assert all(0 <= worth.value <= 1 and worth.error > 0 for worth in evaluation.moves)


def test_where_no_line_is_found_the_first_moves_are_weighed() -> None:
    def at_a_loss(game: Game, state: State, most: int, tick: Tick) -> Solution:
        return Solution(False, 5, (), False, 1)

    match = boneyard.new("good-neighbors", set=12, players=1, seed=3)
    effort = Effort(orders=2, positions=50, moves=3, followed=0)
    for always in (0, 1):
        found = evaluate_moves(
            match.view(0), match.moves(), rng_for("loss"), at_a_loss, effort, always=always
        )
        assert [each.move for each in found.moves] == list(match.moves()[:3])


def test_where_nothing_is_unseen_a_move_wins_or_does_not() -> None:
    match = near_its_end("squeeze", 4, 0)
    evaluation = adviser(match.game).judge(
        match.view(0), solitaire_move(CONCEDE), Budget(iterations=9), rng_for("judge")
    )
    assert evaluation.iterations == 1
    assert {worth.value for worth in evaluation.moves} <= {0.0, 1.0}
    assert {each.error for each in evaluation.moves} == {0.0}
    assert evaluation.moves[0].value == solve(match.game, match.state).won


def test_an_end_that_was_not_found_out_may_be_either() -> None:
    match = near_its_end("squeeze", 4, 0)
    effort = Effort(orders=5, positions=1, moves=30, followed=0)
    found = evaluate_moves(match.view(0), match.moves(), rng_for("short"), adviser(match.game).solve, effort)
    assert found.orders == 1
    assert found.only
    assert not found.exact
    assert not all(each.decided for each in found.moves)


# --- iterations and seconds


class Counting:
    """A solver that counts how often it is asked."""

    def __init__(self, match: Match) -> None:
        self.solve = adviser(match.game).solve
        self.asked = 0

    def __call__(self, game: Game, state: State, most: int, tick: Tick) -> Solution:
        self.asked += 1
        return self.solve(game, state, most, tick)


def weighed(match: Match, budget: Budget) -> tuple[Outlook, int]:
    solver = Counting(match)
    effort = Effort(orders=5, positions=50, moves=30, followed=1000)
    return evaluate_moves(
        match.view(0), match.moves(), rng_for("weighed"), solver, effort, budget
    ), solver.asked


def test_an_iteration_is_an_order() -> None:
    match = boneyard.new("squeeze", set=6, players=1, seed=3)
    moves = len(match.moves())
    for iterations, orders in ((1, 1), (3, 3), (9, 9), (None, 5)):
        found, asked = weighed(match, Budget(iterations))
        assert found.orders == orders
        assert asked == orders * moves
        assert len(found.moves) == moves


def test_orders_are_followed_through_where_the_iterations_reach() -> None:
    match = near_its_end("castle-rock", 4, 3)
    assert match.result is None
    exact, asked = weighed(match, OWN)
    assert exact.exact
    assert asked == 0
    assert weighed(match, Budget(exact.orders))[0] == exact
    assert not weighed(match, Budget(exact.orders - 1))[0].exact


def test_of_little_time_the_best_so_far_comes() -> None:
    match = boneyard.new("traffic", set=6, players=1, seed=3)
    found, asked = weighed(match, Budget(seconds=1e-6))
    assert asked <= 2  # one to find what to weigh, one to weigh it
    assert [each.move for each in found.moves] == [found.moves[0].move]
    assert found.orders == 1
    assert 1 + found.others + found.untried == len(match.moves())
