"""A match: turns, calls, undo and the end."""

import numpy as np
import pytest

import boneyard
from boneyard import BoneyardError, Illegal, NotYourTurn, Unreadable, records
from boneyard.core.match import Match
from boneyard.core.move import ALONE, LAY, PASS, Many, Move
from boneyard.games.poker import moves as poker
from boneyard.games.poker.moves import EXCHANGE, exchange_of
from boneyard.games.solitaire.moves import COUNT, NOTATION, spread_of
from boneyard.games.tricks.moves import TRUMP, trick_move

START = """\
game: block
edition: cardinal
players: Ann, Ben
options: target=20
round 1
first: 0
hand 0: 6-4 5-5
hand 1: 6-6 3-2
"""


def started() -> Match:
    """A small match in which seat 0 leads."""
    return records.replay(START)


def test_a_move_is_given_as_text_or_as_itself() -> None:
    one, two = started(), started()
    one.play("4-6>lead")
    two.play(two.moves()[1])
    assert one.record() == two.record()
    assert one.turn == 1


def test_moves_are_listed_for_the_seat_whose_turn_it_is() -> None:
    match = started()
    assert match.moves() == match.moves(0)
    assert [str(move) for move in match.moves()] == ["5-5 > lead", "6-4 > lead"]
    assert match.moves(1) == ()


def test_a_move_out_of_turn_is_refused() -> None:
    with pytest.raises(NotYourTurn, match="It's seat 0's turn, not seat 1's"):
        started().play("6-6 > lead", 1)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = started()
    for refused in (match.moves, match.look, match.view, match.record):
        with pytest.raises(Unreadable, match=f"There's no seat {seat}. This table has seats 0 to 1"):
            refused(seat)
    with pytest.raises(Unreadable):
        match.play("6-4 > lead", seat)


def test_undo_takes_back_moves_one_by_one() -> None:
    match = started()
    texts = [match.record()]
    for move in ("6-4 > lead", "6-6 > 6-4.6"):
        match.play(move)
        texts.append(match.record())
    match.undo()
    assert match.record() == texts[1]
    match.undo()
    assert match.record() == texts[0]
    match.undo(0)
    assert match.record() == texts[0]


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (3, "You can't undo 3 moves: 1 has been made"),
        (-1, "You can't undo -1 moves: 1 has been made"),
    ],
)
def test_undo_takes_back_no_more_than_was_made(count: int, sentence: str) -> None:
    match = started()
    match.play("6-4 > lead")
    with pytest.raises(Illegal, match=sentence):
        match.undo(count)
    assert [(seat, str(move)) for seat, move in match.round.moves] == [(0, "6-4 > lead")]
    assert match.turn == 1


def test_undo_takes_back_the_end_of_a_match() -> None:
    match = boneyard.new("block", seed=1, options={"target": 1})
    while match.result is None:
        match.play(match.moves()[0])
    finished, scores = match.record(), match.scores
    last = match.round.moves[-1]
    match.undo()
    assert match.result is None
    match.play(last[1], last[0])
    assert match.result is not None
    assert (match.record(), match.scores) == (finished, scores)


def test_undo_reaches_back_over_a_deal() -> None:
    match = boneyard.new("block", seed=1, options={"target": 500})
    while len(match.rounds) < 3:
        match.play(match.moves()[0])
    made = sum(len(each.moves) for each in match.rounds)
    text = match.record()
    moves = [pair for each in match.rounds for pair in each.moves]
    match.undo(made)
    assert match.record() == boneyard.new("block", seed=1, options={"target": 500}).record()
    for seat, move in moves:
        match.play(move, seat)
    assert match.record() == text


def test_nothing_can_be_played_after_the_end() -> None:
    match = boneyard.new("block", seed=1, options={"target": 1})
    while match.result is None:
        match.play(match.moves()[0])
    assert match.actors == ()
    for move in ("pass", "6-4 > lead"):
        with pytest.raises(NotYourTurn, match="The match is over"):
            match.play(move)


def test_a_round_of_a_record_without_a_seed_waits_for_the_next_deal() -> None:
    match = records.replay(START.replace("target=20", "target=200") + "0 6-4 > lead\n1 6-6 > 6-4.6\n")
    for _ in range(2):
        match.play("pass")
    while match.actors:
        match.play(match.moves()[0])
    assert match.result is None
    with pytest.raises(NotYourTurn, match="The round is over"):
        match.play("pass")


def test_a_call_out_of_turn_goes_to_the_only_seat_that_may_make_it() -> None:
    text = (
        "game: muggins\nedition: university\nplayers: Ann, Ben\noptions: calls=spoken\n"
        "round 1\nfirst: 0\nhand 0: 6-4 1-0\nhand 1: 2-1 2-0\n0 6-4 > lead\n"
    )
    match = records.replay(text)
    assert match.actors == (1,)
    assert "muggins" in match.moves(1)
    match.play("muggins")
    assert match.scores == (0, 10)


def test_a_call_goes_to_whose_turn_it_is_or_to_the_seat_that_is_named() -> None:
    text = (
        "game: muggins\nedition: university\nplayers: Ann, Ben, Cy, Dee\noptions: calls=spoken\n"
        "round 1\nfirst: 0\nhand 0: 6-4 1-0\nhand 1: 6-3 2-0\nhand 2: 5-5 5-4\nhand 3: 5-1 5-2\n0 6-4 > lead\n"
    )
    match = records.replay(text)
    assert list(match.actors) == [1, 2, 3]
    match.play("muggins", 3)
    assert match.scores == (0, 0, 0, 10)
    assert list(match.actors) == [1]


def test_a_view_shows_its_seat_the_scores_and_its_own_moves() -> None:
    match = started()
    view = match.view(0)
    assert view.moves() == match.moves(0)
    assert view.state == match.look(0)
    assert (view.seat, view.scores, view.number) == (0, (0, 0), 1)


def test_the_result_names_winners_and_scores() -> None:
    match = records.replay(START.replace("6-4 5-5", "6-4") + "0 6-4 > lead\n")
    assert match.result is None
    assert match.scores == (17, 0)
    again = records.replay(
        START.replace("6-4 5-5", "6-4").replace("target=20", "target=17") + "0 6-4 > lead\n"
    )
    assert repr(again.result) == "Result(winners=(0,), scores=(17, 0))"


@pytest.mark.parametrize(
    ("game", "move"),
    [
        ("block", Move(99)),
        ("block", Move(int(LAY), 5000, 1)),
        ("forty-two", trick_move(int(TRUMP), left=42)),
        ("forty-two", Move(int(ALONE), 9999)),
        ("bingo", Many(int(COUNT), (), NOTATION)),
        ("traffic", spread_of(((1, 2, 3),))),
        ("poker", Many(int(EXCHANGE), (), poker.NOTATION)),
        ("poker", exchange_of(())),
    ],
)
def test_an_invalid_move_is_refused_with_a_sentence(game: str, move: Move) -> None:
    match = boneyard.new(game, seed=1)
    before = match.record()
    with pytest.raises(BoneyardError):
        match.play(move)
    assert match.record() == before


def test_what_is_needless_in_a_move_is_dropped() -> None:
    match = boneyard.new("forty-two", seed=1)
    match.play(Move(int(PASS), 7))
    assert match.round.moves == [(match.round.deal.first, Move(int(PASS)))]


@pytest.mark.parametrize("wrong", [None, "0", 1.5, True, [0], -1, 9])
def test_an_invalid_seat_is_refused_with_a_sentence(wrong: object) -> None:
    match = boneyard.new("block", seed=1)
    with pytest.raises(Unreadable, match="There's no seat"):
        match.view(wrong)  # type: ignore[arg-type]
    if wrong is not None:  # a spectator may look, too
        for ask in (match.look, match.moves, match.record):
            with pytest.raises(Unreadable, match="This table has seats 0 to 1"):
                ask(wrong)  # type: ignore[arg-type]
        with pytest.raises(Unreadable, match="There's no seat"):
            match.play(match.moves()[0], wrong)  # type: ignore[call-overload]


def test_seats_and_counts_may_come_from_numpy() -> None:
    match = boneyard.new("block", seed=1)
    turn = np.int64(match.actors[0])
    assert match.moves(turn) == match.moves()
    assert match.view(turn) == match.view(int(turn))
    assert match.hint(turn).move in match.moves()
    match.play(match.moves()[0], turn)
    assert type(match.round.moves[0][0]) is int
    match.undo(np.int8(1))
    assert match.undone == 1


@pytest.mark.parametrize("wrong", [None, 7, 2.5, ["6-4 > lead"], b"draw"])
def test_what_is_neither_a_move_nor_a_text_is_refused_in_a_sentence(wrong: object) -> None:
    match = boneyard.new("block", seed=1)
    with pytest.raises(Unreadable, match="A move is a Move or its text"):
        match.play(wrong)  # type: ignore[call-overload]


@pytest.mark.parametrize("wrong", ["1", None, 1.5, True])
def test_a_number_of_moves_is_a_whole_number(wrong: object) -> None:
    match = boneyard.new("block", seed=1)
    for ask in (match.undo, match.redo):
        with pytest.raises(Unreadable, match="A number of moves is a whole number"):
            ask(wrong)  # type: ignore[arg-type]
