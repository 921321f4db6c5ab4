"""Search at the train games: rounds played by the rules, routes that are trains, and the explanation of a choice."""

from itertools import pairwise

import pytest

import boneyard
from boneyard.bots import Budget, bot, choice_of
from boneyard.bots.levels import EXPERT
from boneyard.bots.trains.rollout_kernel import (
    WEIGHTS_OF_MORE,
    WEIGHTS_OF_TWO,
    WEIGHTS_WITH_WILD,
    TrainRollout,
)
from boneyard.bots.trains.route_kernel import Route, plan_of
from boneyard.bots.trains.search import CandidateScores
from boneyard.catalog import editions
from boneyard.core.hand import hand_of
from boneyard.core.match import Match
from boneyard.core.move import LAY, PASS, Move
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import FACES, WILD, tile_set
from boneyard.games.trains.line_up.search import lineup
from boneyard.games.trains.moves import LAST, train_move
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import OVER, PLAY, TrainState
from boneyard.words.bot_reasons import search as search_reasons
from boneyard.words.bot_reasons.trains import TrainMoveFacts

TABLES = [
    (sheet.game, sheet.key, seats)
    for game in ("mexican-train", "supertrain")
    for sheet in editions(game)
    for seats in sheet.players(sheet.sets[0])
]
FEW = Budget(iterations=6)


def after(game: str, edition: str, seats: int, moves: int, seed: str) -> Match:
    """A first round after a number of random moves, or at the last choice before its end."""
    match = boneyard.new(game, edition=edition, players=seats, seed=seed)
    rng = rng_for(seed)
    for _ in range(moves):
        seat = match.actors[0]
        options = match.moves(seat)
        match.play(options[rng.below(len(options))], seat)
        if len(match.rounds) > 1 or not match.actors:
            match.undo(1)
            break
    return match


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_round_played_out_keeps_to_the_rules(game: str, edition: str, seats: int) -> None:
    for seed in range(20):
        match = after(game, edition, seats, 17 * (seed % 6), f"out {seed}")
        rules, state = match.game, match.state
        assert isinstance(rules, TrainGame)
        assert isinstance(state, TrainState)
        rounds = TrainRollout(rules, int(state.turn), 10.0)
        end = rounds.roll_out(state, [plan_of(state, seat) for seat in range(seats)])
        assert end.owes == OVER
        again: TrainState = state
        for move in rounds.made:
            seat = int(again.turn)
            assert move in rules.moves(again, seat)
            played = rules.play(again, seat, move)
            assert isinstance(played, TrainState)
            again = played
        assert again == end
        assert sorted([*rules.laid(end), *sum(rules.hands(end), ()), *end.yard.rest()]) == sorted(rules.tiles)


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_round_is_worth_what_the_others_have_more_in_hand(game: str, edition: str, seats: int) -> None:
    state = after(game, edition, seats, 9, "worth").state
    rules = after(game, edition, seats, 9, "worth").game
    assert isinstance(rules, TrainGame)
    assert isinstance(state, TrainState)
    for seat in range(seats):
        rounds = TrainRollout(rules, seat, 10.0)
        end = rounds.roll_out(state, [plan_of(state, each) for each in range(seats)])
        points = rules.tally(end)
        others = [count for each, count in enumerate(points) if each != seat]
        won = 10.0 if points[seat] < min(others) else 5.0 if points[seat] == min(others) else 0.0
        fair = 10.0 / seats
        assert rounds.utility(end) == pytest.approx(sum(others) / len(others) - points[seat] + won - fair)


def fits(route: Route, start: int) -> bool:
    """Whether the tiles of a route make one train from an open end, each leaving the face it says."""
    ends = [start, *route.lefts]
    return all(
        WILD in (before, *FACES[tile]) or {before, left} == set(FACES[tile])
        for tile, (before, left) in zip(route.tiles, pairwise(ends), strict=True)
    )


def test_a_route_stays_a_train_whatever_is_drawn() -> None:
    longer = 0
    for seed in range(200):
        rng = rng_for(f"route {seed}")
        tiles = list(tile_set(9))
        rng.shuffle(tiles)
        start = int(rng.below(10))
        route = Route(lineup(hand_of(tiles[:8]), start), 0)
        for tile in tiles[8:16]:
            had = route.left()
            route.add(tile, start)
            assert (route.position(tile) >= 0) == (route.left() > had)
            assert fits(route, start)
            longer += int(route.left() - had)
    assert longer > 200


def test_a_route_is_joined_again_where_most_of_it_still_comes() -> None:
    plan = lineup(hand_of([tile for tile in tile_set(6) if 0 < tile < 12]), 0)
    assert plan.count > 4
    route = Route(plan, 0)
    assert not Route(plan, 0).rejoin(12)
    assert route.rejoin(plan.tiles[0][1])
    assert route.left() == plan.count - 1
    assert not Route(plan, 0).rejoin(plan.tiles[-1][1]) or plan.tiles[-1][1] in [
        left for _, left in plan.tiles[:2]
    ]


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_every_move_is_evaluated_the_best_first(game: str, edition: str, seats: int) -> None:
    match = after(game, edition, seats, 6, "thought")
    while len(match.moves(match.actors[0])) < 2:
        match.play(match.moves(match.actors[0])[0], match.actors[0])
    seat = match.actors[0]
    evaluation = EXPERT.evaluate(match.view(seat), match.history(seat), FEW, Rng(1))
    assert evaluation is not None
    assert {each.move for each in evaluation.moves} == set(match.moves(seat))
    values = [each.value for each in evaluation.moves]
    assert values == sorted(values, reverse=True)
    assert evaluation.iterations == 6
    assert 0.5 <= evaluation.sure <= 1
    for worth in evaluation.moves:
        assert worth.why.endswith(".")
        assert "deals" not in worth.why
        assert worth.numbers.endswith(".")


def test_the_numbers_compare_a_move_with_the_others() -> None:
    said = [
        search_reasons.compared(lead, deals) for lead, deals in ((2.54, 7), (-3.0, 1), (5.0, 0), (0.01, 9))
    ]
    assert said == [
        "In 7 deals I tried, it comes out 2.5 points ahead of the next best move.",
        "In the one deal I tried, it comes out 3.0 points behind the best move.",
        "At first glance, it comes out 5.0 points ahead of the next best move.",
        "In 9 deals I tried, no other move comes out ahead.",
    ]


def test_the_sentences_agree_with_the_worths_and_name_deals_that_both_were_tried_in() -> None:
    moves: list[Move] = [train_move(LAY, tile, 1) for tile in range(10)]
    scores = CandidateScores(moves, [0.0, -9.0, *[-20.0] * 6, -30.0, -40.0], 5.0)
    for world in range(8):
        # The second comes to more than the first, but out so far that the first opinion outweighs it.
        spread = 40.0 if world % 2 else -40.0
        scores.add([0.0, 3.0 + spread, *[-90.0] * 6])
    assert scores.live == [0, 1]
    scores.add([0.0, 3.0])
    found = scores.evaluation([TrainMoveFacts(move, 1, True, True, False, False, 1, 1) for move in moves])
    best = found.moves[0]
    assert best.move == moves[0]
    for worth in found.moves[1:]:
        tried = {1: "In 9 deals I tried", 8: "At first glance", 9: "At first glance"}
        where = tried.get(int(worth.move.tile), "In 8 deals I tried")
        behind = best.value - worth.value
        assert worth.why == "You go out with it."
        assert worth.numbers == f"{where}, it comes out {behind:.1f} points behind the best move."
    ahead = best.value - found.moves[1].value
    assert f"{ahead:.1f} points ahead of the next best" in best.numbers


def test_a_round_is_judged_after_a_number_of_turns() -> None:
    match = boneyard.new("mexican-train", edition="puremco", players=3, seed=4)
    rules, state = match.game, match.state
    assert isinstance(rules, TrainGame)
    assert isinstance(state, TrainState)
    rounds = TrainRollout(rules, 0, 10.0, 2)
    plans = [plan_of(state, seat) for seat in range(3)]
    end = rounds.roll_out(state, plans)
    assert end.owes == PLAY
    assert end.turn == 0
    views = [TrainRollout(rules, seat, 10.0, 2) for seat in range(3)]
    for each in views:
        each.policy.start(end, [plan_of(end, seat) for seat in range(3)], [0, 0, 0])
    # What one is ahead of the mean of the others is what these are behind, all in all.
    assert sum(each.estimate(end) for each in views) == pytest.approx(0)


def test_fewer_loose_tiles_are_a_better_prospect() -> None:
    for row in (WEIGHTS_OF_TWO, WEIGHTS_OF_MORE, WEIGHTS_WITH_WILD):
        assert row[:8] == sorted(row[:8], reverse=True)


def test_what_a_player_could_not_match_is_known() -> None:
    match = boneyard.new("mexican-train", edition="puremco", players=2, seed=6)
    rng = rng_for("known")
    while not (match.history(0).events and match.history(0).events[-1].move.kind == PASS):
        options = match.moves(match.actors[0])
        match.play(options[rng.below(len(options))], match.actors[0])
    passed = match.history(0).events[-1]
    rules, state = match.game, match.state
    assert isinstance(rules, TrainGame)
    assert isinstance(state, TrainState)
    assert isinstance(passed.before, TrainState)
    ends = TrainRollout(rules, 0, 10.0).policy.ends(passed.before, passed.seat)
    faces = {face for tile in state.hands.of(passed.seat).tiles() for face in FACES[tile]}
    assert ends > 0
    assert not any(ends >> face & 1 for face in faces)


def test_the_last_tile_is_announced() -> None:
    match = boneyard.new(
        "mexican-train", edition="university", set=9, players=2, seed=8, options={"calls": "spoken"}
    )
    told = 0
    for number in range(300):
        seat = match.actors[-1]
        choice = choice_of(bot("expert"), match, seat, Rng(number), Budget(iterations=1))
        if "catch" in match.moves(seat):
            assert choice.move == "catch"
        if choice.move.kind == LAY and any(move.say == LAST for move in match.moves(seat)):
            assert choice.move.say == LAST
            told += 1
        match.play(choice.move, seat)
        if len(match.rounds) > 1:
            break
    assert told > 0
