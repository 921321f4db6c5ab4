"""Seats: after a grace period anyone can let a bot play for someone who is away, until they return."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boneyard.server import steady_time
from boneyard.server.cluster import bus
from support.server.guests import (
    BOT,
    OPEN,
    PERSON,
    begun,
    catch_up,
    chair,
    make,
    send,
    serving,
    sit,
    told,
    watching,
)

Wait = Callable[[float], None]


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Wait:
    """Let seconds pass for everyone who is away."""
    passed = 0.0

    def pass_by(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    monkeypatch.setattr(bus, "time", lambda: steady_time.time() + passed)
    return pass_by


def test_someone_is_away_as_soon_as_their_connection_closes_and_for_everyone(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client, PERSON, OPEN, BOT)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"]) as watcher,
        ):
            with watching(client, made["table"], taken["token"]):
                while not ann.table["seats"][1]["here"]:
                    ann.hear()
                assert chair(ann)["away"] is None
            for guest in (ann, watcher):
                while guest.table["seats"][1]["here"]:
                    guest.hear()
                seat = guest.table["seats"][1]
                assert (seat["gone"], seat["stands_in"], seat["away"] < 5) == ("", False, True)
                assert guest.table["seats"][2]["away"] is None  # a bot never is


def test_a_bot_plays_for_someone_away_and_the_name_stays(tmp_path: Path, wait: Wait) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            wait(30)
            assert send(ann, "seat", seat=1, to="bot")["type"] == "accepted"
            seat = chair(ann)
            assert (seat["name"], seat["kind"], seat["bot"], seat["stands_in"]) == (
                "Ben",
                "bot",
                "normal",
                True,
            )
            assert "A bot (normal) is now playing for Ben." in told(ann)
            ann.play_round()  # the bot takes its turns
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert (chair(ann)["stands_in"], chair(ann)["gone"]) == (True, "")
        assert ann.now["phase"] == "round-over"


def test_not_even_the_host_hands_a_seat_to_a_bot_before_the_grace_period(tmp_path: Path, wait: Wait) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            with watching(client, made["table"], taken["token"]):
                wait(300)  # that one is here does not count
            while ann.table["seats"][1]["here"]:
                ann.hear()
            assert "in 30 seconds" in send(ann, "seat", seat=1, to="bot")["why"]
            wait(20)
            assert "in 10 seconds" in send(ann, "seat", seat=1, to="bot")["why"]
            ann.ask("table", do="settle", grace=15)  # a shorter one counts from now
            assert "in 15 seconds" in send(ann, "seat", seat=1, to="bot")["why"]
            assert chair(ann)["kind"] == "person"
            wait(15)
            assert send(ann, "seat", seat=1, to="bot")["type"] == "accepted"


def test_anyone_at_the_table_can_let_the_bot_play_but_no_spectator(tmp_path: Path, wait: Wait) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made = make(client, "draw", PERSON, OPEN, OPEN)
        sit(client, made["table"], "Ben")
        third = sit(client, made["table"], "Cat")
        with (
            watching(client, made["table"], third["token"]) as cat,
            watching(client, made["table"]) as watcher,
        ):
            wait(60)
            refused = watcher.ask("refused", do="seat", id="w", ply=1, seat=1, to="bot")
            assert "You're watching" in refused["why"]
            for seat in (0, 1):  # the host is away too
                assert send(cat, "seat", seat=seat, to="bot")["type"] == "accepted"
                assert chair(cat, seat)["stands_in"]


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "genius", 7, "", ["greedy"]])
def test_a_stand_in_plays_at_normal_or_better(bot: object, tmp_path: Path, wait: Wait) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, _ = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            wait(30)
            assert send(ann, "seat", "a", seat=1, to="bot", bot=bot)["type"] == "refused"
            assert chair(ann)["kind"] == "person"
            assert send(ann, "seat", "b", seat=1, to="bot", bot="expert")["type"] == "accepted"


def test_a_player_who_comes_back_has_the_seat_at_that_moment_though_the_host_is_here(
    tmp_path: Path, wait: Wait
) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made, taken = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            wait(30)
            send(ann, "seat", seat=1, to="bot")
            with watching(client, made["table"], taken["token"]) as ben:
                while ben.table["seats"][1]["kind"] != "person":
                    ben.hear()
                seat = chair(ben)
                assert (seat["here"], seat["stands_in"], seat["away"]) == (True, False, None)
                assert "You're back in your seat." in told(ben)
                catch_up(ann, ben.now["ply"])
                assert "Ben is back." in told(ann)
                if ben.now["turn"] == 1:
                    assert ben.move()["type"] == "accepted"
    with serving(tmp_path) as client, watching(client, made["table"], taken["token"]) as ben:
        assert (chair(ben)["kind"], chair(ben)["stands_in"]) == ("person", False)


def test_no_one_is_replaced_in_a_game_of_days(tmp_path: Path, wait: Wait) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client, ways={"limit": 24 * 3600})
        with watching(client, made["table"], made["token"]) as ann:
            wait(3600)
            assert "the clock plays for them" in send(ann, "seat", seat=1, to="bot")["why"]


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ({"seat": 1, "to": "bot"}, "Ben is here"),
        ({"seat": 2, "to": "bot"}, "is a bot"),
        ({"seat": 2, "to": "person"}, "No bot plays for anyone"),
        ({"seat": 1, "to": "person"}, "No bot plays for anyone"),
        ({"seat": 7, "to": "bot"}, 'Give a "seat"'),
        ({"seat": True, "to": "bot"}, 'Give a "seat"'),
        ({"seat": "1", "to": "bot"}, 'Give a "seat"'),
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


def test_another_person_acts_for_a_host_who_is_away_for_long(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0, host_minutes=0.0) as client:
        made = make(client, "draw", PERSON, OPEN, OPEN)
        taken, third = sit(client, made["table"], "Ben"), sit(client, made["table"], "Cat")
        with (
            watching(client, made["table"], taken["token"]) as ben,
            watching(client, made["table"], third["token"]) as cat,
        ):
            assert (ben.table["host"], cat.table["host"]) == (True, False)
            assert "Only the host" in cat.ask("refused", do="settle", talk=False)["why"]
            ben.ask("table", do="settle", talk=False)
            with watching(client, made["table"], made["token"]) as ann:
                assert ann.table["host"]
                ben.ask("pong", do="ping")
                assert not ben.table["host"]


def test_a_player_left_alone_with_a_stand_in_does_not_see_its_hand(tmp_path: Path, wait: Wait) -> None:
    with serving(tmp_path) as client:
        made, taken = begun(client)
        with watching(client, made["table"], made["token"]) as ann:
            wait(30)
            assert send(ann, "seat", seat=1, to="bot")["type"] == "accepted"
            ann.play_round()
            assert ann.now["undo"] == {"back": False, "again": False, "free": False}
            assert "A bot is playing for Ben" in send(ann, "undo", to="start")["why"]
            with watching(client, made["table"], taken["token"]):
                while ann.table["seats"][1]["kind"] != "person":
                    ann.hear()
                ann.ask("pong", do="ping")
                assert ann.now["undo"]["back"]
                assert send(ann, "undo")["type"] == "accepted"
                assert ann.now["asks"]["waits"] == [1]
