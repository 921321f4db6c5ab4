"""A bot stands in for who has left; who comes back gets the seat again, and the host decides."""

from pathlib import Path
from typing import Any

import pytest

from support.server.guests import BOT, OPEN, PERSON, Guest, catch_up, make, send, serving, sit, watching


def begun(client: Any, *seats: dict[str, str]) -> tuple[dict[str, Any], dict[str, Any]]:
    made = make(client, "draw", *(seats or (PERSON, OPEN)))
    return made, sit(client, made["table"], "Ben")


def chair(guest: Guest, seat: int = 1) -> dict[str, Any]:
    """A seat as it was told last, once all that was said before has come."""
    guest.ask("pong", do="ping")
    found: dict[str, Any] = guest.table["seats"][seat]
    return found


def test_the_host_lets_a_bot_play_for_who_has_left_and_the_name_stays(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert send(ann, "seat", seat=1, to="bot", bot="random")["type"] == "accepted"
            seat = chair(ann)
            assert (seat["name"], seat["kind"], seat["bot"], seat["stands_in"]) == (
                "Ben",
                "bot",
                "random",
                True,
            )
            assert any(
                "A bot (random) plays for Ben now." in str(message.get("log")) for message in ann.heard
            )
            ann.play_round()  # the bot takes its turns
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert chair(ann)["stands_in"]
        assert ann.now["phase"] == "round-over"


def test_who_comes_back_asks_the_host_who_is_here(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            send(ann, "seat", seat=1, to="bot")
            with watching(client, made["table"], taken["token"]) as ben:
                assert ben.now["moves"] == []
                assert ben.now["undo"] is None
                assert "A bot plays in your seat" in send(ben, "move", move="draw")["why"]
                assert send(ben, "seat", seat=1, to="person")["type"] == "accepted"
                catch_up(ann, ben.now["ply"])
                assert chair(ann)["wants"]
                assert "asked already" in send(ben, "seat", seat=1, to="person")["why"]
                assert send(ann, "seat", seat=1, to="wait")["type"] == "accepted"
                assert not chair(ann)["wants"]
                catch_up(ben, ann.now["ply"])
                send(ben, "seat", seat=1, to="person")
                catch_up(ann, ben.now["ply"])
                assert send(ann, "seat", seat=1, to="person")["type"] == "accepted"
                catch_up(ben, ann.now["ply"])
                assert chair(ben)["kind"] == "person"
                assert not chair(ben)["wants"]
                assert "You play again." in str(ben.heard)


def test_without_a_host_to_ask_the_seat_is_given_back_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            send(ann, "seat", seat=1, to="bot")
        with watching(client, made["table"], taken["token"]) as ben:
            while ben.table["seats"][0]["here"]:
                ben.hear()
            assert send(ben, "seat", seat=1, to="person", id="back")["type"] == "accepted"
            assert chair(ben)["kind"] == "person"
            ply = ben.now["ply"]
            assert send(ben, "seat", seat=1, to="person", id="back", ply=ply - 1)["ply"] == ply
    with serving(tmp_path) as client, watching(client, made["table"], taken["token"]) as ben:
        assert (chair(ben)["kind"], chair(ben)["stands_in"]) == ("person", False)


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ({"seat": 1, "to": "bot"}, "Ben is here"),
        ({"seat": 2, "to": "bot"}, "is a bot already"),
        ({"seat": 2, "to": "person"}, "No bot plays for anybody"),
        ({"seat": 1, "to": "person"}, "No bot plays for anybody"),
        ({"seat": 1, "to": "wait"}, "Nobody asks"),
        ({"seat": 7, "to": "bot"}, "Say which"),
        ({"seat": True, "to": "bot"}, "Say which"),
        ({"seat": "1", "to": "bot"}, "Say which"),
        ({"seat": 1, "to": "me"}, "to"),
        ({"seat": 1}, "to"),
        ({"seat": 1, "to": ["bot"]}, "to"),
    ],
)
def test_what_cannot_be_is_answered_by_a_sentence(
    message: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client, PERSON, OPEN, BOT)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], taken["token"]),
        ):
            assert sentence in send(ann, "seat", **message)["why"]
            assert chair(ann)["kind"] == "person"


@pytest.mark.parametrize("bot", ["genius", 7, "", ["greedy"]])
def test_only_bots_that_there_are_can_stand_in(bot: object, tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert send(ann, "seat", seat=1, to="bot", bot=bot)["type"] == "refused"
            assert chair(ann)["kind"] == "person"


def test_nobody_but_the_host_decides(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made = make(client, "draw", PERSON, OPEN, OPEN)
        taken, third = sit(client, made["table"], "Ben"), sit(client, made["table"], "Cat")
        with watching(client, made["table"], made["token"]) as ann:
            send(ann, "seat", seat=1, to="bot")
        with (
            watching(client, made["table"], third["token"]) as cat,
            watching(client, made["table"]) as watcher,
        ):
            for to in ("bot", "person", "wait"):
                assert "Only who made the table" in send(cat, "seat", seat=1, to=to)["why"]
            refused = watcher.ask("refused", do="seat", id="w", ply=1, seat=1, to="bot")
            assert "You are watching" in refused["why"]
        assert taken


def test_another_person_acts_for_a_host_who_is_away_for_long(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0, host_minutes=0.0) as client:
        made = make(client, "draw", PERSON, OPEN, OPEN)
        taken, third = sit(client, made["table"], "Ben"), sit(client, made["table"], "Cat")
        with (
            watching(client, made["table"], taken["token"]) as ben,
            watching(client, made["table"], third["token"]) as cat,
        ):
            assert (ben.table["host"], cat.table["host"]) == (True, False)
            assert "Only who made" in cat.ask("refused", do="settle", talk=False)["why"]
            assert send(ben, "seat", seat=0, to="bot")["type"] == "accepted"
            assert chair(ben, 0)["stands_in"]
            with watching(client, made["table"], made["token"]) as ann:
                assert ann.table["host"]
                ben.ask("pong", do="ping")
                assert not ben.table["host"]
                assert send(ann, "seat", seat=0, to="person")["type"] == "accepted"


def test_who_is_left_alone_with_a_stand_in_does_not_look_ahead_at_its_hand(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert send(ann, "seat", seat=1, to="bot", bot="random")["type"] == "accepted"
            ann.play_round()
            assert ann.now["undo"] == {"back": False, "again": False, "free": False}
            assert "A bot plays for Ben" in send(ann, "undo", to="start")["why"]
            assert send(ann, "seat", seat=1, to="person")["type"] == "accepted"
            assert ann.now["undo"]["back"]
            assert send(ann, "undo")["type"] == "accepted"
            assert ann.now["asks"]["waits"] == [1]
        assert taken
