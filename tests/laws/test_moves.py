"""Every legal move is accepted and its text reads back; what is not legal is refused and changes nothing."""

import pickle
import re
from collections.abc import Callable, Sequence
from contextlib import suppress

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.edition import Edition
from boneyard.core.errors import BoneyardError, Illegal, NotYourTurn, Unreadable
from boneyard.core.game import NOBODY, Game, State
from boneyard.core.move import Move
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import tile_text
from boneyard.games.solitaire.moves import CONCEDE
from support.engine.families import laid, read_move
from support.engine.matches import (
    EDITIONS,
    Moment,
    edition_id,
    examples,
    on_failure,
    options_now,
    plans,
    walk,
)

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
TILE = re.compile(r"\b([0-9]+|[A-Z])-([0-9]+|[A-Z])\b")


def respelled(text: str) -> list[str]:
    """The same move as people write it."""
    found = [TILE.sub(r"\2-\1", text), text.lower(), text.upper(), f"  {text.replace(' ', '   ')}\t"]
    if ">" in text:
        found += [text.replace(" ", ""), TILE.sub(r"\2-\1", text).lower().replace(" ", "")]
    return found


def every_move_reads_back(moment: Moment) -> None:
    game, state = moment.game, moment.state
    for seat, move in options_now(game, state):
        text = str(move)
        assert read_move(text) == move
        assert str(read_move(text)) == text
        assert move == text
        for view in (state, game.look(state, seat)):
            assert game.read(view, seat, text) == move


@editions
@examples(20)
@given(data=st.data())
def test_every_printed_move_reads_back(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), every_move_reads_back)


def every_spelling_reads_back(moment: Moment) -> None:
    game, state = moment.game, moment.state
    for seat, move in options_now(game, state):
        for text in respelled(str(move)):
            assert game.read(state, seat, text) == move, text


@editions
@examples(10)
@given(data=st.data())
def test_a_move_is_read_however_it_is_spelled(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), every_spelling_reads_back)


def saying_the_obvious_changes_nothing(moment: Moment) -> None:
    game, state = moment.game, moment.state
    for seat, move in options_now(game, state):
        spelled = str(game.spelled(state, move))
        for text in (spelled, *respelled(spelled)):
            assert game.read(state, seat, text) == move, text


@editions
@examples(15)
@given(data=st.data())
def test_an_end_or_a_number_may_be_named_where_it_is_obvious(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), saying_the_obvious_changes_nothing)


def moves_are_distinct(moment: Moment) -> None:
    game, state = moment.game, moment.state
    for seat in range(game.seats):
        moves = game.moves(state, seat)
        assert len(set(moves)) == len(moves) == len({str(move) for move in moves})
        assert bool(moves) == (seat in game.actors(state))
    assert game.points(state) is not None or game.actors(state)


@editions
@examples(15)
@given(data=st.data())
def test_only_seats_that_may_act_have_moves(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), moves_are_distinct)


def a_random_move_is_one_of_the_list(moment: Moment) -> None:
    game = moment.game
    actors = game.actors(moment.state)
    assert game.alone(moment.state) == (actors[0] if len(actors) == 1 else NOBODY)
    for seat in actors:
        for view in (moment.state, game.look(moment.state, seat), game.look(moment.state, None)):
            moves = game.moves(view, seat)
            for seed in range(3):
                drawn, listed = Rng(seed), Rng(seed)
                assert game.pick(view, seat, drawn) == moves[listed.below(len(moves))]
                assert drawn.word() == listed.word(), "it takes other random numbers"


@editions
@examples(10)
@given(data=st.data())
def test_a_random_move_is_the_one_at_a_random_index(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), a_random_move_is_one_of_the_list)


def every_legal_move_is_accepted(moment: Moment) -> None:
    game, state = moment.game, moment.state
    kept = pickle.loads(pickle.dumps(state))
    for seat, move in options_now(game, state):
        after = game.play(state, seat, move)
        assert after != state, f"{seat} {move} changes nothing"
    assert state == kept


@editions
@examples(20)
@given(data=st.data())
def test_every_legal_move_is_accepted_and_leaves_the_state_before_it_alone(
    edition: Edition, data: st.DataObject
) -> None:
    walk(data.draw(plans(edition)), every_legal_move_is_accepted)


WORDS = (
    "draw",
    "pass",
    "stop",
    "muggins",
    "catch",
    "concede",
    "check",
    "bid 30",
    "add",
    "count",
    "turn",
    "waste",
    "fill",
)


def near_moves(game: Game, state: State, seed: int) -> list[str]:
    """Texts that are almost moves of this moment: other tiles, places, numbers, claims and words."""
    rng = rng_for(f"near {seed}")
    there = [tile_text(each) for each in laid(state)] or ["lead"]
    places = [*there, "lead", *[str(seat) for seat in range(game.seats)], "M"]

    def one_of(texts: Sequence[str]) -> str:
        return texts[rng.below(len(texts))]

    def number() -> int:
        return int(rng.below(game.size + 1))

    def tile() -> str:
        return tile_text(game.tiles[rng.below(len(game.tiles))])

    kinds: list[Callable[[], str]] = [
        lambda: f"{tile()} > {one_of(places)}",
        lambda: f"{tile()} > {one_of(places)}.{number()}",
        lambda: f"{tile()} > {one_of(places)} ={number()}",
        lambda: f"{tile()} > {one_of(places)}.{number()} ={number()} !{number()}",
        lambda: one_of(WORDS),
        lambda: f"{number()} > {number()}",
        lambda: f"{tile()} > {number()}",
        tile,
        lambda: one_of(there),
        lambda: "+".join(one_of([*there, tile()]) for _ in range(2 + rng.below(3))),
    ]
    return [kinds[rng.below(len(kinds))]() for _ in range(12)]


def is_false_claim(game: Game, state: State, seat: int, move: Move) -> bool:
    """A claim of points that a play does not make is allowed and worth nothing, though no list of moves names it."""
    return move.say >= 0 and move.saying(-1) in game.moves(state, seat)


def may_be_conceded(game: Game, move: Move) -> bool:
    """A solitaire can be given up at any time, though no list of moves names it."""
    return move.kind == CONCEDE and int(CONCEDE) in game.kinds


def may_be_tried(game: Game, state: State, seat: int, move: Move) -> bool:
    """A call that no one can be sure of is accepted if it's right, though no list of moves has it."""
    return move in game.calls(state, seat)


def only_legal_moves_are_accepted(game: Game, state: State, seat: int, text: str) -> None:
    try:
        move = read_move(text)
    except Unreadable:
        return
    legal = move in game.moves(state, seat)
    kept = pickle.loads(pickle.dumps(state))
    if may_be_tried(game, state, seat, move):
        with suppress(NotYourTurn, Illegal):
            game.play(state, seat, move)
    elif seat not in game.actors(state):
        with pytest.raises(NotYourTurn):
            game.play(state, seat, move)
    elif legal:
        game.play(state, seat, move)
    elif not is_false_claim(game, state, seat, move) and not may_be_conceded(game, move):
        with pytest.raises(Illegal) as refused:
            game.play(state, seat, move)
        assert refused.value.code is not None
    assert state == kept


@editions
@examples(60)
@given(data=st.data())
def test_what_is_not_among_the_moves_is_refused(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    match = walk(plan, lambda moment: None, data.draw(st.integers(0, 80), label="moves"))
    with on_failure(match, plan):
        for text in near_moves(match.game, match.state, plan.seed):
            for seat in range(match.game.seats):
                only_legal_moves_are_accepted(match.game, match.state, seat, text)


def moves_of_others_are_refused(moment: Moment) -> None:
    game, state = moment.game, moment.state
    rng = rng_for(repr(game.hands(state)))
    pairs = options_now(game, state)
    seats = (*range(-2, game.seats + 2), 99)
    for _ in range(4 if pairs else 0):
        move = pairs[rng.below(len(pairs))][1]
        seat = seats[rng.below(len(seats))]
        if seat not in game.actors(state):
            with pytest.raises(NotYourTurn):
                game.play(state, seat, move)


@editions
@examples(10)
@given(data=st.data())
def test_no_one_moves_for_another(edition: Edition, data: st.DataObject) -> None:
    walk(data.draw(plans(edition)), moves_of_others_are_refused)


@editions
@examples(30)
@given(data=st.data())
def test_a_refused_move_leaves_the_match_as_it_was(edition: Edition, data: st.DataObject) -> None:
    plan = data.draw(plans(edition))
    match = walk(plan, lambda moment: None, data.draw(st.integers(0, 80), label="moves"))
    with on_failure(match, plan):
        kept, record = match.state, match.record()
        for text in near_moves(match.game, match.state, plan.seed):
            try:
                match.play(text)
            except BoneyardError:
                assert match.state == kept
                assert match.record() == record
            else:
                match.undo()
                assert match.state == kept
