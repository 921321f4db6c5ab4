"""Help among people is the host's choice: hints and undo off, on or by consent, seen before you sit down."""

from pathlib import Path
from typing import Any

import pytest

from support.server.guests import (
    BOT,
    OPEN,
    PERSON,
    Guest,
    begun,
    catch_up,
    make,
    send,
    serving,
    sit,
    told,
    watching,
)


def to_move(ann: Guest, ben: Guest) -> tuple[Guest, Guest]:
    """Whose turn it is, and the other one."""
    catch_up(ann, ben.now["ply"])
    catch_up(ben, ann.now["ply"])
    return (ann, ben) if ann.now["turn"] == 0 else (ben, ann)


@pytest.mark.parametrize(
    ("public", "others", "hints", "undo"),
    [
        (False, [OPEN], "on", "ask"),
        (True, [OPEN], "off", "off"),
        (True, [BOT, OPEN], "off", "off"),
        (True, [BOT], "on", "ask"),  # no one else can sit down here
    ],
)
def test_help_is_off_at_public_tables_of_people_unless_the_host_wants_it(
    public: bool, others: list[dict[str, str]], hints: str, undo: str, tmp_path: Path
) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, *others, public=public)
        with watching(client, made["table"]) as stranger:  # before sitting down
            ways = stranger.table["ways"]
            assert (ways["hints"], ways["undo"], ways["grace"]) == (hints, undo, 30)
        made = make(
            client, "draw", PERSON, *others, public=public, ways={"hints": "ask", "undo": "on", "grace": 60}
        )
        with watching(client, made["table"]) as stranger:
            ways = stranger.table["ways"]
            assert (ways["hints"], ways["undo"], ways["grace"]) == ("ask", "on", 60)


def test_the_host_changes_it_at_the_table_and_it_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client, PERSON, OPEN, OPEN)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], ben["token"]) as two,
        ):
            assert "Only the host" in two.ask("refused", do="settle", hints="on")["why"]
            ann.ask("table", do="settle", hints="off", undo="on", grace=45)
    with serving(tmp_path) as client, watching(client, made["table"]) as watcher:
        ways = watcher.table["ways"]
        assert (ways["hints"], ways["undo"], ways["grace"]) == ("off", "on", 45)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"hints": "maybe"}, "off, on, or ask"),
        ({"undo": True}, "off, on, or ask"),
        ({"grace": 3}, "10 to 3600 seconds"),
        ({"grace": "30"}, "10 to 3600 seconds"),
        ({"grace": 100_000}, "10 to 3600 seconds"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    given: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN)
        with watching(client, made["table"], made["token"]) as ann:
            assert sentence in ann.ask("refused", do="settle", **given)["why"]
        client.cookies.clear()
        answer = client.post("/api/tables", json={"game": "draw", "ways": given})
        assert (answer.status_code, sentence in answer.json()["why"]) == (422, True)


def test_where_help_is_off_there_are_neither_hints_nor_undo(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client, ways={"hints": "off", "undo": "off"})
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            mover, _ = to_move(ann, ben)
            assert mover.now["hint"] == "off"
            assert "Hints are off" in mover.ask("refused", do="hint", ply=mover.now["ply"])["why"]
            assert "Hints are off" in send(mover, "consult")["why"]
            assert mover.move()["type"] == "accepted"
            assert mover.now["undo"] == {"back": False, "again": False, "free": False}
            assert "Undo is off" in send(mover, "undo")["why"]


def test_no_one_is_asked_where_undo_is_on(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client, ways={"undo": "on"})
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            mover, _ = to_move(ann, ben)
            assert mover.move()["type"] == "accepted"
            assert mover.now["undo"] == {"back": True, "again": False, "free": True}
            assert send(mover, "undo", count=1)["type"] == "accepted"
            assert mover.now["asks"] is None
            assert "You undid" in told(mover)


def test_a_hint_by_consent_comes_when_the_others_agree_and_for_one_move(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client, ways={"hints": "ask"})
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]) as ben,
        ):
            mover, other = to_move(ann, ben)
            assert (mover.now["hint"], "your turn" in send(other, "consult")["why"]) == ("ask", True)
            assert "ask the others" in mover.ask("refused", do="hint", ply=mover.now["ply"])["why"]
            assert send(mover, "consult")["type"] == "accepted"
            catch_up(other, mover.now["ply"])
            assert other.now["asks"]["text"].endswith(" asks for a hint.")
            assert send(other, "answer", agree=False)["type"] == "accepted"
            catch_up(mover, other.now["ply"])
            assert mover.now["hint"] == "ask"
            assert send(mover, "consult", "again")["type"] == "accepted"
            catch_up(other, mover.now["ply"])
            assert send(other, "answer", "yes", agree=True)["type"] == "accepted"
            catch_up(mover, other.now["ply"])
            assert (mover.now["hint"], mover.now["asks"]) == ("on", None)
            assert "without asking" in send(mover, "consult", "once more")["why"]
            assert mover.ask("hint", do="hint", ply=mover.now["ply"])["move"]
            assert mover.move()["type"] == "accepted"
            assert mover.now["hint"] == "ask"


def test_alone_with_bots_there_is_always_help(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT, public=True, ways={"hints": "off", "undo": "off"})
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            assert ann.now["hint"] == "on"
            assert ann.move()["type"] == "accepted"
            assert ann.now["undo"]["free"]


@pytest.mark.parametrize(
    ("typed", "ways"),
    [
        ({"with": "friends"}, ("on", "ask", 30)),
        ({"with": "public"}, ("off", "off", 30)),
        ({"with": "public", "hints": "ask", "undo": "ask", "grace": "60"}, ("ask", "ask", 60)),
        ({"with": "friends", "hints": "off", "undo": "on", "grace": ""}, ("off", "on", 30)),
    ],
)
def test_the_form_asks_for_it(typed: dict[str, str], ways: tuple[str, str, int], tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.post("/new/block", data=typed, follow_redirects=False)
        with watching(client, answer.headers["location"].removeprefix("/t/")) as guest:
            found = guest.table["ways"]
            assert (found["hints"], found["undo"], found["grace"]) == ways
        assert client.post("/new/block", data={"with": "friends", "hints": "often"}).status_code == 422
        assert client.post("/new/block", data={"with": "friends", "grace": "soon"}).status_code == 422


def test_a_seat_that_is_taken_at_a_public_table_says_so_before(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN, OPEN, public=True)
        sit(client, made["table"], "Ben")
        with watching(client, made["table"]) as stranger:
            assert stranger.table["ways"]["hints"] == "off"
