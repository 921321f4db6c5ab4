"""Reviewing a match: what is judged, by which bot, and that the judgment uses only what a seat could know."""

import itertools
import json
import re
from dataclasses import replace
from types import MappingProxyType

import pytest

import boneyard
from boneyard.bots import levels
from boneyard.bots.budget import Budget
from boneyard.bots.evaluation import Evaluation, MoveValue, Searcher
from boneyard.bots.registry import BotFamily, family_of, solve
from boneyard.catalog import editions, games
from boneyard.core.errors import BadSetup, Unreadable
from boneyard.core.game import Game, Moves
from boneyard.core.history import History
from boneyard.core.match import Match, View
from boneyard.core.rng import Rng, rng_for
from boneyard.records import replay
from boneyard.review import Decision, Review, as_data, effort, review
from boneyard.words import review as sentences
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.review_facts import Judge
from support.engine.secrets import another_truth

SHEETS = [(sheet.game, sheet.key) for game in games() for sheet in editions(game)]
TABLES = [
    ("block", "cardinal", 3),
    ("draw", "cardinal", 2),
    ("muggins", "university", 2),
    ("matador", "cardinal", 2),
    ("chickenfoot", "university", 2),
    ("mexican-train", "puremco", 2),
    ("forty-two", "cardinal", 4),
    ("moon", "uduble", 3),
    ("poker", "cardinal", 3),
]
MUGGINS = """
game: muggins
edition: cardinal
players: Ann, Ben, Cy
options: calls=spoken
round 1
hand 0: 5-5 5-4 2-1
hand 1: 5-0 4-4
hand 2: 5-3 3-3
0 5-5 > lead
"""


def played(game: str, edition: str, seats: int, moves: int, seed: str) -> boneyard.Match:
    """A first round played at random, up to this many moves on, and not to its end."""
    match = boneyard.new(game, edition=edition, players=seats, seed=seed)
    rng = rng_for(seed)
    for _ in range(moves):
        seat = match.actors[0]
        options = match.moves(seat)
        match.play(options[rng.below(len(options))], seat)
        if len(match.rounds) > 1 or match.round_over:
            match.undo()
            break
    return match


def as_known(found: Review) -> list[tuple[object, ...]]:
    """All of a review that a seat could know, words included."""
    return [
        (each.ply, each.chosen, each.judgement, each.knowledge, *told(found, each))
        for each in found.decisions
    ]


def give_searcher(monkeypatch: pytest.MonkeyPatch, searcher: Searcher | None) -> None:
    """Let the levels search every game with this, or with nothing."""

    def changed(game: Game) -> BotFamily | None:
        family = family_of(game)
        return None if family is None else replace(family, searcher=searcher)

    monkeypatch.setattr(levels, "family_of", changed)


def told(found: Review, each: Decision) -> list[str]:
    return [sentences.moment(each, found), sentences.verdict(each, found), *sentences.known(each, found)]


# --- what is judged


@pytest.mark.parametrize(("game", "edition"), SHEETS)
def test_every_edition_can_be_looked_back_at(game: str, edition: str) -> None:
    low = boneyard.edition(game, edition).players(boneyard.edition(game, edition).sets[0])[0]
    match = played(game, edition, low, 9, "every")
    found = review(match, iterations=1)
    assert len(found.decisions) + found.forced == len(match.round.moves)
    for each in found.decisions:
        assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in told(found, each)[1:])
    assert sentences.head(found).endswith(".")
    assert sentences.method(found).endswith(".")


def test_every_move_with_a_choice_is_a_decision_and_no_other() -> None:
    match = played("draw", "cardinal", 2, 12, "choice")
    found = review(match, iterations=1)
    assert found.seats == (0, 1)
    assert len(found.decisions) + found.forced == len(match.round.moves)
    for each in found.decisions:
        assert len(each.view.moves()) > 1
        assert match.round.moves[each.at] == (each.seat, each.chosen)
    assert found.decision(found.decisions[0].ply) is found.decisions[0]
    with pytest.raises(BadSetup, match="no decision after move 99"):
        found.decision(99)


def test_only_the_decisions_of_the_named_seat_are_looked_at() -> None:
    match = played("draw", "cardinal", 2, 12, "choice")
    one = match.review(1, iterations=1)
    assert {each.seat for each in one.decisions} == {1}
    assert as_known(one) == [each for each in as_known(review(match, iterations=1)) if each[0] in plies(one)]


def plies(found: Review) -> set[int]:
    return {each.ply for each in found.decisions}


def test_the_cost_is_what_the_best_move_was_worth_more() -> None:
    found = review(played("block", "cardinal", 2, 8, "cost"), iterations=4)
    assert found.by == Judge.EXPERT
    assert found.unit == "points ahead"
    for each in found.decisions:
        judged = each.judgement
        assert judged.chosen is not None
        assert judged.chosen.move == each.chosen
        assert each.cost == judged.moves[0].value - judged.chosen.value >= 0
        assert judged.agrees == (each.cost == 0)
    costs = [each.cost or 0 for each in found.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert all(costs)


def test_the_same_iterations_give_the_same_review() -> None:
    match = played("block", "cardinal", 2, 6, "same")
    assert as_known(review(match, 0, iterations=2)) == as_known(review(match, 0, iterations=2))


def test_the_curve_has_a_point_for_each_decision() -> None:
    found = review(played("block", "cardinal", 2, 8, "cost"), iterations=2)
    for seat in (0, 1):
        curve = found.curve(seat)
        assert [point.ply for point in curve] == [each.ply for each in found.of(seat)]
        assert sum(point.before - point.after for point in curve) == pytest.approx(
            found.cost(seat) * len(curve)
        )


def test_points_that_were_not_claimed_are_what_the_move_cost() -> None:
    found = review(replay(MUGGINS), 0, iterations=3)
    (lead,) = found.decisions
    assert lead.cost == pytest.approx(10)
    assert lead.judgement.chosen is not None
    assert lead.judgement.chosen.why == "It left 10 points unclaimed."


def test_points_that_were_not_claimed_are_a_clear_mistake_however_little_was_looked_at() -> None:
    (lead,) = review(replay(MUGGINS), 0, iterations=1).mistakes
    assert lead.cost == pytest.approx(10)


def test_nothing_is_clear_after_one_deal_and_nothing_is_said_to_be_infinite() -> None:
    found = review(played("muggins", "cardinal", 2, 20, "one"), iterations=1)
    searched = [each for each in found.decisions if each.judgement.iterations]
    assert any(each.cost for each in searched)
    assert not found.mistakes
    data = json.dumps(as_data(found), allow_nan=False)
    assert not re.search(r"\b(inf|nan)\b", data)
    assert json.loads(data)["decisions"][0]["judged"]["worths"][0]["error"] is None
    assert json.loads(data)["curve"]["0"][0]["error"] is None


def test_a_call_that_was_not_made_is_what_the_move_cost() -> None:
    found = review(replay(MUGGINS + "1 5-0 > 5-5 !10\n"), 1, iterations=3)
    (play,) = found.decisions
    assert play.cost == pytest.approx(10)


def test_progress_is_reported_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    match = played("block", "cardinal", 2, 6, "same")
    count = len(review(match, iterations=1, progress=lambda *done: heard.append(done)).decisions)
    assert heard == [(done, count) for done in range(count + 1)]


# --- nothing but what the seat may know


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_another_truth_with_the_same_look_is_reviewed_the_same(game: str, edition: str, seats: int) -> None:
    found = 0
    for seed in range(4):
        match = played(game, edition, seats, 6, f"truth {seed}")
        for seat in range(seats):
            other = another_truth(match, seat, rng_for(f"other {seed}"))
            if other is None or not any(mover == seat for mover, _ in match.round.moves):
                continue
            one, same = (review(each, seat, iterations=1) for each in (match, other))
            found += len(one.decisions)
            assert as_known(one) == as_known(same)
    assert found > 0


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_seats_own_record_is_reviewed_as_the_whole_one(game: str, edition: str, seats: int) -> None:
    match = played(game, edition, seats, 7, "sealed")
    seat = match.round.moves[-1][0]
    one, same = review(match, seat, iterations=1), review(replay(match.record(seat)), seat, iterations=1)
    assert as_known(one) == as_known(same)


def test_a_seat_whose_tiles_lie_face_down_is_refused() -> None:
    match = played("block", "cardinal", 2, 6, "same")
    sealed = replay(match.record(0))
    with pytest.raises(BadSetup, match="Player 2's tiles are face down"):
        review(sealed, 1, iterations=1)
    found = review(sealed, iterations=1)
    assert found.seats == (0,)
    assert found.covered > 0
    assert "are face down in this record" in sentences.head(found)


def test_what_cannot_be_looked_back_at_is_refused() -> None:
    match = boneyard.new("block", players=2, seed=1)
    with pytest.raises(BadSetup, match="No one has made a move yet"):
        match.review()
    with pytest.raises(BadSetup, match="Player 2 hasn't made a move yet"):
        match.review(1)
    with pytest.raises(Unreadable, match="There's no seat 7"):
        match.review(7)
    match = played("block", "cardinal", 2, 6, "wrong")
    for wrong in ({"iterations": "x"}, {"iterations": 1.5}, {"seconds": "x"}, {"seconds": float("inf")}):
        with pytest.raises(BadSetup, match="A bot thinks for a"):
            match.review(**wrong)


# --- who judges


def test_without_a_search_moves_are_compared_with_greedy_and_the_review_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give_searcher(monkeypatch, None)
    found = review(played("poker", "cardinal", 3, 8, "greedy"), iterations=1)
    assert found.by == Judge.GREEDY
    assert "No expert plays this game yet" in sentences.method(found)
    assert found.unit == ""
    assert found.curve(0) == ()
    for each in found.decisions:
        judged = each.judgement
        assert (each.cost is None) == (each.chosen != judged.best.move)
        assert judged.agrees == (each.chosen == judged.best.move)


def test_a_searcher_judges_as_soon_as_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
        values = [MoveValue(move, -0.1 * at, "Because.") for at, move in enumerate(moves)]
        return Evaluation(tuple(values), 1.0, Unit.MATCHES, 1)

    searcher = Searcher(evaluate, MappingProxyType({"expert": 1}))
    give_searcher(monkeypatch, searcher)
    found = review(played("mexican-train", "puremco", 2, 8, "soon"), iterations=1)
    assert found.by == Judge.EXPERT
    assert found.unit == "of the matches won"
    assert sentences.amount(0.063, found.unit) == "6.3% of the matches won"
    assert sentences.worth(0.5, found.unit) == "50.0%"
    assert all(each.cost is not None for each in found.decisions)


# --- solitaires


def lost(seed: int) -> Match:
    match = boneyard.new("squeeze", set=6, seed=seed)
    rng = rng_for(str(seed))
    while match.result is None:
        match.play(match.moves()[rng.below(len(match.moves()))])
    return match


def test_the_solver_finds_which_move_gave_the_win_away() -> None:
    found = review(lost(3), iterations=1)
    assert found.undecided == 0
    assert found.by == Judge.SOLVER
    orders = [each.order for each in found.decisions if each.order is not None]
    assert len(orders) == len(found.decisions)
    assert orders[0].before is True
    assert orders[-1].after is False
    (thrown,) = found.thrown
    assert thrown.order is not None
    assert thrown.order.better is not None
    assert thrown.order.better is not None
    better = sentences.deed(thrown, thrown.order.better, found)
    assert sentences.open_order(thrown, thrown.order, found) == (
        f"This gave away a win. You could still win with: {better}."
    )
    # One thing follows from the other: what could be won after a move could be won before the next.
    assert all(
        one.after == other.before for one, other in itertools.pairwise(orders) if one.after is not None
    )


def test_giving_up_what_could_be_won_is_a_mistake() -> None:
    match = boneyard.new("squeeze", set=6, seed=3)
    match.play("concede")
    found = review(match, iterations=4)
    (given,) = found.thrown
    assert sentences.deed(given, given.chosen, found) == "Give up"
    assert given in found.mistakes
    assert given.judgement.chosen is not None
    assert given.judgement.chosen.value == 0


def test_a_solitaire_is_judged_over_orders_that_might_be() -> None:
    found = review(lost(3), iterations=6)
    assert found.unit == "of the orders won"
    assert (
        "The solver judged each move, using only what the player knew. It tried up to 6 possible orders"
        in (sentences.method(found))
    )
    for each in found.decisions:
        judged = each.judgement
        assert judged.by == Judge.SOLVER
        assert {each.move for each in judged.moves} == set(each.view.moves())
        assert judged.chosen is not None
        assert judged.chosen.move == each.chosen
        assert each.cost == max(each.value for each in judged.moves) - judged.chosen.value
    assert len(found.curve(0)) == len(found.decisions)
    costs = [each.cost or 0 for each in found.mistakes]
    assert costs
    assert costs == sorted(costs, reverse=True)
    # Avoidable mistakes come first, and each mistake is listed once.
    assert found.highlights[: len(costs)] == found.mistakes
    told_of = [each.ply for each in found.highlights]
    assert sorted(told_of) == sorted({each.ply for each in (*found.mistakes, *found.thrown)})


def test_another_order_to_come_is_judged_the_same() -> None:
    match = boneyard.new("squeeze", set=6, seed=3)
    for _ in range(4):
        match.play(match.moves()[0])
    other = replay(match.record().replace("4-4 5-5", "5-5 4-4"))
    assert other.state != match.state
    assert as_known(review(match, iterations=3)) == as_known(review(other, iterations=3))


def test_what_the_solver_could_not_tell_in_time_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "_POSITIONS", 1)
    found = review(lost(3), iterations=1)
    assert found.undecided > 0
    assert sentences.undecided(found).startswith("For ")
    assert sentences.faultless(found).startswith("There wasn't enough time to tell whether most of the moves")


def test_a_fully_decided_review_says_that_no_win_was_given_away() -> None:
    match = boneyard.new("squeeze", set=6, seed=3)
    for move in solve(match.game, match.state).line:
        match.play(move)
    found = review(match, iterations=1)
    assert found.undecided == 0
    assert found.thrown == ()
    assert sentences.faultless(found).endswith("no move is known to have given a win away.")


def test_a_solitaire_in_progress_is_not_laid_open() -> None:
    match = boneyard.new("squeeze", set=6, seed=3)
    for _ in range(3):
        match.play(match.moves()[0])
    found = review(match, iterations=10)
    assert found.going_on
    assert all(each.order is None for each in found.decisions)
    assert sentences.faultless(found) == "No clear mistakes found."


# --- as data


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_review_is_plain_data(game: str, edition: str, seats: int) -> None:
    found = review(played(game, edition, seats, 7, "data"), iterations=1)
    again = json.loads(json.dumps(as_data(found), allow_nan=False))
    assert [each["ply"] for each in again["decisions"]] == [each.ply for each in found.decisions]
    assert again["players"] == list(found.players)
    assert set(again["curve"]) == {str(seat) for seat in found.seats}
