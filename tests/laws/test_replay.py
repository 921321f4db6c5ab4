"""Replay, undo, pickles and copies give the same states back."""

import copy
import pickle

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard import records
from boneyard.core.edition import Edition
from boneyard.core.game import State
from boneyard.core.match import Match
from support.engine.families import alike
from support.engine.matches import EDITIONS, Moment, edition_id, examples, moments, on_failure, plans, walk

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)


def same_match(one: Match, two: Match) -> None:
    assert two.record() == one.record()
    assert alike(two.state, one.state)
    assert two.scores == one.scores
    assert two.actors == one.actors
    assert repr(two.result) == repr(one.result)
    assert [each.before for each in two.rounds] == [each.before for each in one.rounds]


@editions
@examples(25)
@given(data=st.data())
def test_a_replayed_record_gives_the_same_states(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    match = plan.table.start(plan.seed)
    most = data.draw(st.integers(0, 400), label="moves")
    states: list[State] = []
    again: list[State] = []
    with on_failure(match, plan):
        for moment in moments(match, plan.chooser(), most):
            states.append(moment.state)
        text = match.record()
        replayed = records.replay(text, lambda each: again.append(each.state))
        same_match(match, replayed)
        assert len(again) == len(states)
        assert all(map(alike, again, states))
        assert records.check(text) == []


@editions
@examples(25)
@given(data=st.data())
def test_undo_takes_back_exactly_the_last_moves(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    match = plan.table.start(plan.seed)
    with on_failure(match, plan):
        told_before = [(match.record(), match.state, match.scores, match.actors)]
        made = []
        for moment in moments(match, plan.chooser(), data.draw(st.integers(0, 120), label="moves")):
            if moment.made is not None:
                made.append(moment.made)
                told_before.append((match.record(), match.state, match.scores, match.actors))
        count = data.draw(st.integers(0, len(made)), label="taken back")
        match.undo(count)
        text, state, scores, actors = told_before[len(made) - count]
        # If the move taken back ended a round, the next deal is undone too.
        assert text.startswith(match.record())
        if match.record() == text:
            assert (match.state, match.scores, match.actors) == (state, scores, actors)
        for seat, move in made[len(made) - count :]:
            match.play(move, seat)
        assert (match.record(), match.state, match.scores, match.actors) == told_before[-1]


def pickled_and_copied_alike(moment: Moment) -> None:
    game, state = moment.game, moment.state
    for each in (state, game.look(state, 0), game.look(state, None)):
        for other in (pickle.loads(pickle.dumps(each)), copy.copy(each), copy.deepcopy(each)):
            assert other == each
            assert hash(other) == hash(each)
            for seat in range(game.seats):
                assert game.moves(other, seat) == game.moves(each, seat)
            assert game.actors(other) == game.actors(each)


@editions
@examples(10)
@given(data=st.data())
def test_states_and_views_survive_pickling_and_copying(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), pickled_and_copied_alike, 60)


def moves_and_deals_survive(moment: Moment) -> None:
    deal = moment.match.round.deal
    assert pickle.loads(pickle.dumps(deal)) == deal == copy.deepcopy(deal)
    assert hash(copy.deepcopy(deal)) == hash(deal)
    for move in moment.match.moves():
        assert pickle.loads(pickle.dumps(move)) == move == copy.deepcopy(move)
        assert hash(copy.copy(move)) == hash(move) == hash(str(move))


@editions
@examples(8)
@given(data=st.data())
def test_moves_and_deals_survive_pickling_and_copying(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), moves_and_deals_survive, 60)


@editions
@examples(15)
@given(data=st.data())
def test_a_pickled_state_plays_on_like_the_original(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))

    def plays_on(moment: Moment) -> None:
        if moment.before is not None and moment.made is not None:
            before = pickle.loads(pickle.dumps(moment.before))
            assert moment.game.play(before, *moment.made) == moment.state

    walk(plan, plays_on, 80)


@editions
@examples(10)
@given(data=st.data())
def test_the_same_seed_deals_the_same_match(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    one, two = (walk(plan, lambda moment: None, 100) for _ in range(2))
    same_match(one, two)
