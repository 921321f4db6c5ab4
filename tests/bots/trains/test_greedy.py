"""Greedy at the train games: its line-up, other people's trains, doubles, and the last tile."""

import pytest

import boneyard
from boneyard.bots import Choice, bot, choice_of
from boneyard.core.match import Match, View
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.rng import Rng, rng_for
from boneyard.games.trains.line_up.search import lineup
from boneyard.games.trains.moves import LAST
from boneyard.games.trains.state import STRING, TOLL, TrainState
from boneyard.records import replay
from boneyard.words.bot_reasons.trains import unable

PUREMCO = """
game: mexican-train
edition: puremco
players: Ada, Ben
options: hand=5
round 1
hub: 12-12
first: 0
"""


def choice_in(text: str, seat: int) -> Choice:
    return choice_of(bot("greedy"), replay(text), seat, Rng(1))


def greedy_step(match: Match) -> tuple[View, Choice]:
    seat = match.actors[0]
    view = match.view(seat)
    choice = choice_of(bot("greedy"), match, seat, Rng(1))
    match.play(choice.move, seat)
    return view, choice


LINED_UP = PUREMCO + "hand 0: 12-9 12-1 5-1 8-5 8-3\nhand 1: 11-9 10-6 7-4 7-2 6-2\nyard: 6-6 5-5\n"


def test_greedy_plays_its_line_up() -> None:
    # 12-1 starts a train of four; 12-9, which is heavier, leads nowhere and would spoil it.
    rides = [move for move in replay(LINED_UP).moves(0) if str(move).endswith("> 0")]
    assert rides == ["12-1 > 0", "12-9 > 0"]
    choice = choice_in(LINED_UP + "0 12-9 > M\n1 11-9 > M\n", 0)
    assert choice.move == "12-1 > 0"


def test_greedy_goes_on_with_its_train() -> None:
    # 7-1 and 5-1 both fit; behind 5-1 there are two more.
    text = PUREMCO + "hand 0: 12-1 7-1 5-1 8-5 8-3\nhand 1: 12-9 10-6 6-4 4-2 6-2\nyard: 6-6 5-5\n"
    choice = choice_in(text + "0 12-1 > 0\n1 12-9 > 1\n", 0)
    assert choice.move == "5-1 > 0"
    assert choice.why == "Continues your train, with 2 tiles lined up to follow. Gets rid of 6 pips."


def test_greedy_uses_a_public_train_for_what_is_not_lined_up() -> None:
    choice = choice_in(LINED_UP, 0)
    assert choice.move == "12-9 > M"
    assert choice.why == "Saves 4 tiles for your train. Gets rid of 21 pips on a public train."


def test_greedy_takes_a_marked_train_first() -> None:
    text = PUREMCO.replace("12-12", "10-10") + (
        "hand 0: 10-1 9-4 5-1 8-5 8-3\nhand 1: 10-4 12-6 7-6 7-2 6-2\nyard: 6-3 5-5 4-4\n"
        "0 10-1 > 0\n1 10-4 > 1\n0 5-1 > 0\n1 draw\n1 pass\n"
    )
    assert "8-5 > 0" in replay(text).moves(0)
    choice = choice_in(text, 0)
    assert choice.move == "9-4 > 1"
    assert choice.why == ("Saves 2 tiles for your train. Gets rid of 13 pips on another player's train.")


def test_greedy_covers_a_double_with_what_is_not_lined_up() -> None:
    text = PUREMCO.replace("hand=5", "hand=6") + (
        "hand 0: 12-5 4-4 5-4 4-3 7-3 11-4\nhand 1: 12-4 11-10 10-6 6-2 5-2 9-8\nyard: 6-3 5-5 9-9\n"
        "0 12-5 > 0\n1 12-4 > M\n0 4-4 > M\n"
    )
    assert {"5-4 > M", "4-3 > M", "11-4 > M"} <= {str(move) for move in replay(text).moves(0)}
    choice = choice_in(text, 0)
    assert choice.move == "11-4 > M"
    assert choice.why == "Covers the double on a public train. Saves 3 tiles for your train."


def test_greedy_goes_out() -> None:
    text = PUREMCO.replace("hand=5", "hand=2") + (
        "hand 0: 12-4 4-3\nhand 1: 12-11 10-6\nyard: 6-3 5-5 9-9\n0 12-4 > 0\n1 12-11 > M\n"
    )
    choice = choice_in(text, 0)
    assert choice.why in ("You go out with it.", "It's your last tile.")


@pytest.mark.parametrize("seed", range(4))
def test_greedy_lays_its_whole_line_up_in_a_string(seed: int) -> None:
    match = boneyard.new("mexican-train", edition="uduble", players=2, seed=seed)
    seat = match.actors[0]
    state = match.state
    assert isinstance(state, TrainState)
    best = lineup(state.hands.of(seat), int(state.trains[seat].end), "tiles", True)
    laid = 0
    while match.turn == seat and laid < best.count:
        view, choice = greedy_step(match)
        if choice.move.kind != LAY:
            assert best.count == 0
            return
        assert isinstance(view.state, TrainState)
        assert laid == 0 or view.state.now.string
        laid += 1
    assert laid == best.count


def test_greedy_never_stops_a_string_that_could_go_on() -> None:
    for edition in ("uduble", "cardinal"):
        for seed in range(4):
            match = boneyard.new("mexican-train", edition=edition, players=3, seed=seed)
            for _ in range(60):
                if match.result is not None or len(match.rounds) > 1:
                    break
                view, choice = greedy_step(match)
                assert isinstance(view.state, TrainState)
                if view.state.owes == STRING and choice.move.kind == STOP:
                    # Only a double that the hand cannot cover is kept back.
                    assert choice.why == "What you have left is better kept."


def spoken_round(silent: bool) -> tuple[int, int]:
    """University with a penalty: how often greedy announced, and how often it caught players who didn't."""
    announced = caught = 0
    for seed in range(6):
        match = boneyard.new(
            "mexican-train",
            edition="university",
            players=4,
            seed=seed,
            options={"calls": "spoken", "penalty": "draw"},
        )
        rng = rng_for(str(seed))
        while match.result is None and len(match.rounds) == 1:
            seat = match.actors[-1]
            view = match.view(seat)
            choice = choice_of(bot("greedy"), match, seat, rng)
            plays = [move for move in view.moves() if move.kind == LAY and move.say == LAST]
            if "catch" in view.moves():
                assert choice.move == "catch"
                caught += 1
            elif plays and choice.move.kind == LAY:
                assert choice.move.say == LAST
                announced += 1
                if silent:
                    match.play(choice.move.saying(-1), seat)
                    continue
            match.play(choice.move, seat)
    return announced, caught


def test_greedy_announces_its_last_tile() -> None:
    announced, caught = spoken_round(silent=False)
    assert announced > 0
    assert caught == 0


def test_greedy_catches_a_player_who_did_not_announce() -> None:
    announced, caught = spoken_round(silent=True)
    assert caught > 0
    assert announced >= caught


def test_greedy_lays_a_plain_tile_before_a_wild_one() -> None:
    text = PUREMCO.replace("mexican-train", "supertrain") + (
        "hand 0: 12-9 12-1 5-1 8-5 3-W\nhand 1: 11-9 10-6 7-4 7-2 6-2\nyard: 6-6 5-5\n"
    )
    assert "3-W > M" in replay(text).moves(0)
    assert choice_in(text, 0).move == "12-9 > M"


def test_a_move_without_a_tile_has_its_sentence() -> None:
    state = boneyard.new("supertrain", players=2, seed=1).state
    assert isinstance(state, TrainState)
    said = {unable(state, Move(kind)) for kind in (DRAW, PASS, STOP)}
    assert len(said) == 3
    taxed = state.turned(state.rail, state.turn, TOLL, -1)
    assert unable(taxed, Move(DRAW)) not in said
