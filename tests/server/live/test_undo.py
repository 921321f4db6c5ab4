"""Moves are taken back freely alone, by consent among people; the events stay, and no one learns more by it."""

from pathlib import Path
from typing import Any

import pytest

from boneyard.server.live import events
from support.server.guests import BOT, OPEN, PERSON, Guest, catch_up, make, send, serving, sit, watching


def hand(guest: Guest) -> str:
    text: str = guest.ask("record", do="record")["text"]
    return text


def test_undo_alone_leads_back_to_your_last_choice_and_redo_forward_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            while len(ann.now["moves"]) < 2:
                assert ann.move()["type"] == "accepted"
                assert ann.my_turn()
            before = hand(ann)
            tile = ann.now["moves"][0]["move"].split()[0]
            assert ann.move(ann.now["moves"][0]["move"])["type"] == "accepted"
            assert ann.my_turn()
            after = hand(ann)
            ply = ann.now["ply"]
            assert ann.now["undo"] == {"back": True, "again": False, "free": True}
            assert send(ann, "undo")["ply"] == ply + 1
            assert hand(ann) == before
            assert ann.now["undo"]["again"]
            assert ann.now["log"][-1]["text"] == f"You undid {tile} and everything after it."
            assert send(ann, "redo")["type"] == "accepted"
            assert hand(ann) == after
            assert "nothing was undone" in send(ann, "redo")["why"]


def test_taken_back_stays_taken_back_after_a_restart_and_a_new_move_forgets_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "muggins", PERSON, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            for _ in range(3):
                assert ann.my_turn()
                assert ann.move()["type"] == "accepted"
            assert ann.my_turn()
            assert send(ann, "undo", "back")["type"] == "accepted"
            stands, ply = hand(ann), ann.now["ply"]
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert (ann.now["ply"], hand(ann)) == (ply, stands)
        # What was sent before the restart is answered as then, and not done twice.
        assert send(ann, "undo", "back", ply=ply - 1)["ply"] == ply
        assert ann.now["ply"] == ply
        assert ann.now["undo"]["again"]
        assert ann.move()["type"] == "accepted"
        assert not ann.now["undo"]["again"]


def test_a_solitaire_goes_back_to_its_first_move_also_when_it_is_over(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "squeeze", PERSON)
        with watching(client, made["table"], made["token"]) as ann:
            fresh = hand(ann)
            for _ in range(3):
                assert ann.move()["type"] == "accepted"
            assert ann.move("concede")["type"] == "accepted"
            assert ann.now["phase"] == "over"
            assert send(ann, "undo")["type"] == "accepted"
            assert ann.now["phase"] == "playing"
            assert send(ann, "undo", to="start")["type"] == "accepted"
            assert hand(ann) == fresh
            assert "no move has been made" in send(ann, "undo")["why"]
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert (ann.table["phase"], ann.now["phase"]) == ("playing", "playing")
        assert send(ann, "redo", count=2)["type"] == "accepted"


def test_nothing_is_taken_back_over_a_deal(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "muggins", PERSON, BOT, options={"target": 5000})  # never reached in a round
        with watching(client, made["table"], made["token"]) as ann:
            ann.play_round()
            promised = ann.now["fair"]["hash"]
            assert send(ann, "undo")["type"] == "accepted"
            assert (ann.now["phase"], ann.now["fair"]["revealed"]) == ("playing", [])
            ann.play_round()
            assert ann.now["fair"]["hash"] == promised
            assert send(ann, "deal")["type"] == "accepted"
            assert ann.my_turn()
            assert "in this round" in send(ann, "undo", count=90)["why"]
            made_in_it = {e["ply"] for told in ann.heard for e in told.get("log", ()) if e["round"] == 2}
            assert send(ann, "undo", count=len(made_in_it))["type"] == "refused"


@pytest.fixture
def three(tmp_path: Path) -> Any:
    """Ann and Ben and a bot at a table, each with a viewer, and a spectator."""
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN, BOT)
        ben = sit(client, made["table"], "Ben")
        with (
            watching(client, made["table"], made["token"]) as one,
            watching(client, made["table"], ben["token"]) as two,
            watching(client, made["table"]) as watcher,
        ):
            yield one, two, watcher


def played(one: Guest, two: Guest, watcher: Guest, *, by: int = 0) -> None:
    """Let everyone play until this seat has chosen something and it is a person's turn again."""
    while True:
        for guest in (one, two):
            while guest.now["ply"] < max(one.now["ply"], two.now["ply"]):
                guest.hear()
        if one.now["phase"] == "round-over":  # before anyone had a choice
            assert send(one, "deal")["type"] == "accepted"
            continue
        mover = next((guest for guest in (one, two) if guest.now["moves"]), None)
        if mover is None:
            one.hear()
            continue
        chose = mover is (one, two)[by] and len(mover.now["moves"]) > 1
        assert mover.move()["type"] == "accepted"
        if chose:
            break
    while one.now["turn"] == 2:
        one.hear()
    for guest in (two, watcher):
        catch_up(guest, one.now["ply"])


def test_among_people_all_the_others_have_to_agree(three: Any) -> None:
    ann, ben, watcher = three
    played(ann, ben, watcher)
    before = ann.now["ply"]
    assert ann.now["undo"]["free"] is False
    assert send(ann, "undo")["type"] == "accepted"
    asks = ann.now["asks"]
    assert (asks["what"], asks["seat"], asks["agreed"], asks["waits"]) == ("undo", 0, [0], [1])
    catch_up(ben, before + 1)
    assert ben.now["asks"]["text"].startswith("Ann asks to undo ")
    assert "already asked for something" in send(ben, "undo", count=1)["why"]
    assert "already agreed" in send(ann, "answer", agree=True)["why"]
    assert "You're watching" in watcher.ask("refused", do="answer", id="w", ply=before + 1, agree=True)["why"]
    assert send(ben, "answer", agree=True)["type"] == "accepted"
    assert ben.now["asks"] is None
    catch_up(ann, ben.now["ply"])
    assert ann.now["turn"] == 0
    assert "You undid" in ann.now["log"][-1]["text"]
    assert "Ann undid" in ben.now["log"][-1]["text"]


@pytest.mark.parametrize("who", [0, 1])
def test_a_no_withdraws_it_whoever_says_it(three: Any, who: int) -> None:
    ann, ben, watcher = three
    played(ann, ben, watcher)
    assert send(ann, "undo")["type"] == "accepted"
    catch_up(ben, ann.now["ply"])
    assert send((ann, ben)[who], "answer", agree=False)["type"] == "accepted"
    catch_up(ann, ben.now["ply"])
    catch_up(ben, ann.now["ply"])
    assert ann.now["asks"] is None
    assert "No one is asking" in send(ben, "answer", agree=True)["why"]


def test_a_move_withdraws_it_and_bots_wait_while_it_is_asked(three: Any) -> None:
    ann, ben, watcher = three
    played(ann, ben, watcher)
    assert send(ann, "undo")["type"] == "accepted"
    catch_up(ben, ann.now["ply"])
    mover = ann if ann.now["turn"] == 0 else ben
    assert mover.move()["type"] == "accepted"
    assert mover.now["asks"] is None


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ({"do": "undo", "id": "a", "ply": 1, "count": 0}, "1 or more"),
        ({"do": "undo", "id": "a", "ply": 1, "count": True}, "1 or more"),
        ({"do": "undo", "id": "a", "ply": 1, "count": "3"}, "1 or more"),
        ({"do": "undo", "id": "a", "ply": 1, "to": "end"}, "start of the round"),
        ({"do": "undo", "id": "a"}, "Give the "),
        ({"do": "undo", "ply": 1}, '"id"'),
        ({"do": "redo", "id": "a", "ply": 1, "count": -1}, "1 or more"),
        ({"do": "answer", "id": "a", "ply": 1}, "agree"),
        ({"do": "answer", "id": "a", "ply": 1, "agree": 1}, "agree"),
        ({"do": "answer", "id": "a", "ply": 1, "agree": True}, "No one is asking"),
        ({"do": "move", "id": "a", "ply": 1, "move": "/undo 1"}, ""),
    ],
)
def test_what_makes_no_sense_is_answered_by_a_sentence(
    message: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    with serving(tmp_path, bot_delay=60.0) as client:
        made = make(client, "block", PERSON, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            ply = ann.now["ply"]
            assert sentence in ann.ask("refused", **message)["why"]
            ann.ask("pong", do="ping")
            assert ann.now["ply"] == ply


def test_a_stale_undo_is_refused_with_the_new_state(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            assert ann.move()["type"] == "accepted"
            refused = send(ann, "undo", ply=0)
            assert refused["stale"]


def test_an_undone_draw_shows_no_one_else_what_was_drawn(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for _ in range(20):
            made = make(client, "draw", PERSON, BOT, options={"target": 400})
            with (
                watching(client, made["table"], made["token"], "wide") as ann,
                watching(client, made["table"], shape="wide") as watcher,
            ):
                while ann.my_turn() and not any(move["kind"] == "draw" for move in ann.now["moves"]):
                    assert ann.move()["type"] == "accepted"
                if ann.now["phase"] != "playing":
                    continue
                held = {piece["id"] for piece in ann.now["own"]["pieces"]}
                assert ann.move("draw")["type"] == "accepted"
                drawn = {piece["id"] for piece in ann.now["own"]["pieces"]} - held
                heard = len(watcher.heard)
                assert send(ann, "undo", count=1)["type"] == "accepted"
                catch_up(watcher, ann.now["ply"])
                told = str(watcher.heard[heard:])
                assert drawn
                assert not any(f"'{tile}'" in told for tile in drawn)
                assert "Ann undid a draw." in told
                return
    pytest.fail("nobody had to draw in twenty rounds")


def test_taking_back_without_end_fills_no_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "MOST", 3)
    with serving(tmp_path) as client:
        made = make(client, "squeeze", PERSON)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.move()["type"] == "accepted"
            for do in ("undo", "redo", "undo"):
                assert send(ann, do)["type"] == "accepted"
            assert "all 3 undos" in send(ann, "redo")["why"]
            assert ann.move()["type"] == "accepted"
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert "all 3 undos" in send(ann, "undo")["why"]
