"""A hand that was not shown stays hidden, in looks and in records; what is hidden cannot be shown later."""

from pathlib import Path

import pytest

import boneyard
from boneyard import records
from boneyard.core.errors import BadRecord, Illegal
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.core.tile import read_tile
from boneyard.games.poker.state import PokerState

HEAD = "game: poker\nedition: cardinal\nset: 6\nplayers: Ann, Ben, Cid\n"
DEALT = HEAD + (
    "round 1\nfirst: 1\nhand 0: 6-6 5-5 4-1 3-2 2-1\nhand 1: 4-4 3-3 6-1 5-2 6-4\nhand 2: 6-5 5-1 4-2 3-1 6-2\n"
)
ONE_FOLDS = DEALT + "1 bet\n2 fold\n0 call\n"
ALL_FOLD = DEALT + "1 bet\n2 fold\n0 fold\n"
EXCHANGED = (
    "game: poker\nedition: cardinal\nset: 6\nplayers: Ann, Ben\noptions: exchange=yes\n"
    "round 1\nfirst: 0\nhand 0: 6-6 5-5 4-1 3-2 2-1\nhand 1: 4-4 3-3 6-1 5-2 6-4\nyard: 2-2 5-4 6-5 3-1 5-3\n"
    "0 check\n1 check\n0 exchange 3-2 4-1\n1 exchange 6-1\n"
)


def seen(match: Match, seat: int | None) -> list[bool]:
    """Whose hands a seat sees at the end of the first round."""
    hands = match.game.hands(match.game.look(match.rounds[0].state, seat))
    return [bool(hand) and hand[0] >= 0 for hand in hands]


def test_a_showdown_shows_those_who_reached_it() -> None:
    match = records.replay(ONE_FOLDS)
    assert seen(match, None) == [True, True, False]
    assert seen(match, 0) == [True, True, False]
    assert seen(match, 2) == [True, True, True]


def test_the_last_player_left_shows_nothing() -> None:
    match = records.replay(ALL_FOLD)
    assert seen(match, None) == [False, False, False]
    assert seen(match, 0) == [True, False, False]


def test_no_record_reveals_a_folded_hand() -> None:
    text = records.replay(ONE_FOLDS).record()
    assert "hand 1: 6-4 6-1 5-2 4-4 3-3" in text
    assert "hand 2: ? ? ? ? ?" in text
    assert "hand 2: 6-5 6-2 5-1 4-2 3-1" in records.replay(ONE_FOLDS).record(2)
    assert records.replay(ALL_FOLD).record().count("? ? ? ? ?") == 3


@pytest.mark.parametrize("told", [ONE_FOLDS, ALL_FOLD], ids=["one folds", "all fold"])
def test_a_record_with_hidden_hands_replays_to_the_same_scores_and_goes_on(told: str, tmp_path: Path) -> None:
    match = records.replay(told)
    path = tmp_path / "saved.bones"
    path.write_text(match.record(), "utf-8")
    loaded = boneyard.load(path)
    assert loaded.rounds[0].before == match.rounds[0].before
    assert loaded.game.points(loaded.rounds[0].state) == match.game.points(match.state)
    assert loaded.round.number == 2
    loaded.play("check")


def test_what_would_show_a_hand_face_down_is_refused() -> None:
    match = records.replay(records.replay(ONE_FOLDS).record())
    match.undo(2)  # Cid's fold, which was the second last
    match.play("call", 2)
    with pytest.raises(Illegal, match=r"The hands would have to be shown, and seat 2's tiles"):
        match.play("call", 0)
    assert "call" in match.moves(0)
    match.play("raise", 0)
    match.play("fold", 1)
    match.play("fold", 2)
    assert match.round_over


def test_a_fold_can_be_made_again_without_the_hand() -> None:
    match = records.replay(records.replay(ONE_FOLDS).record())
    scores = match.scores
    match.undo(2)
    match.redo(2)
    assert match.scores == scores


def test_a_deal_that_would_show_hidden_hands_at_once_is_refused() -> None:
    text = (
        "game: poker\nedition: cardinal\nset: 6\nplayers: Ann, Ben\noptions: chips=1\n"
        "round 1\nfirst: 0\nhand 0: ? ? ? ? ?\nhand 1: 4-4 3-3 6-1 5-2 6-4\n"
    )
    with pytest.raises(BadRecord, match="are face down here"):
        records.replay(text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_record_of_an_unfinished_deal_hides_nothing_of_it(seats: int) -> None:
    options = {"exchange": True} if seats < 4 else {}
    for seed in range(12):
        match = boneyard.new("poker", players=seats, seed=seed, options=options)
        rng = rng_for(f"unfinished {seed}")
        for _ in range(25):
            match.play(match.moves()[rng.below(len(match.moves()))])
            assert records.replay(match.record()).state == match.state


# --- the exchange


def test_others_see_how_many_tiles_are_exchanged_and_not_which() -> None:
    match = records.replay(EXCHANGED)
    assert "0 exchange ? ?" in match.record(1)
    assert "1 exchange 6-1" in match.record(1)
    assert "0 exchange 4-1 3-2" in match.record(0)
    assert "1 exchange ?" in match.record(0)
    view = match.look(1)
    assert isinstance(view, PokerState)
    assert [len(hand) for hand in view.given.row()] == [2, 1]
    assert view.given.of(0).tiles() == []
    assert view.given.of(1).tiles() == [read_tile("6-1")]


def test_a_drawn_tile_is_known_only_to_its_holder() -> None:
    match = records.replay(EXCHANGED)
    assert "yard: 2-2 5-4 ? ? ?" in match.record(0)
    assert "yard: ? ? 6-5 ? ?" in match.record(1)
    assert "yard: ? ? ? ? ?" in match.record(watcher=True)


def test_a_showdown_does_not_show_what_was_given_away() -> None:
    match = records.replay(EXCHANGED + "0 check\n1 check\n")
    text = match.record()
    assert "hand 0: 6-6 5-5 2-1 ? ?" in text
    assert "yard: 2-2 5-4 6-5 ? ?" in text
    assert "0 exchange ? ?" in text
    assert records.replay(text).scores == match.scores
    assert records.check(text) == []


def test_after_a_fold_nothing_of_the_exchange_is_revealed() -> None:
    match = records.replay(EXCHANGED + "0 bet\n1 fold\n")
    text = match.record()
    assert "hand 1: ? ? ? ? ?" in text
    assert "yard: ? ? ? ? ?" in text
    assert records.replay(text).scores == match.scores


def test_any_unseen_tile_may_be_given_away_out_of_a_hand_face_down() -> None:
    match = records.replay(EXCHANGED.replace("hand 0: 6-6 5-5 4-1 3-2 2-1", "hand 0: ? ? ? ? ?"))
    assert isinstance(match.state, PokerState)
    assert match.state.hands.of(0).down == 3
    with pytest.raises(BadRecord, match="doesn't hold 5-2"):
        records.replay(
            EXCHANGED.replace("hand 0: 6-6 5-5 4-1 3-2 2-1", "hand 0: ? ? ? ? ?").replace("3-2 4-1", "5-2")
        )


# --- rounds that end as they are dealt


def test_undo_and_redo_go_over_rounds_that_ended_as_they_were_dealt() -> None:
    for seed in range(40):
        match = boneyard.new("poker", players=3, seed=seed, options={"chips": 12, "ante": 3, "bet": 5})
        for _ in range(200):
            if match.result is not None:
                break
            match.play(match.moves()[0])
        silent = [each.number for each in match.rounds if not each.moves]
        text, made = match.record(), sum(len(each.moves) for each in match.rounds)
        if silent:
            match.undo(made)
            match.redo(made)
            assert match.record() == text
            return
    pytest.fail("no match had a round without a move")
