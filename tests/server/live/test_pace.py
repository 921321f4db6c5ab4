"""The pace of bots: a setting of the table, none at all in a crowd, and one message that skips to a person's turn."""

import time
from pathlib import Path

from support.server.guests import BOT, PERSON, Guest, make, serving, watching


def until_your_turn(guest: Guest) -> tuple[float, int]:
    """How long it takes until it is the guest's turn, or the round is over, and how many moves bots make meanwhile."""
    began, before = time.monotonic(), guest.now["ply"]
    while guest.now["phase"] == "playing" and guest.now["turn"] != guest.now["you"]:
        guest.hear()
    return time.monotonic() - began, guest.now["ply"] - before


def after_your_turn(guest: Guest) -> tuple[float, int]:
    """The same once the guest has moved, at a time when the bots have to."""
    until_your_turn(guest)
    while guest.now["phase"] == "playing" and guest.now["turn"] == guest.now["you"]:
        assert guest.move()["type"] == "accepted"
    return until_your_turn(guest)


def test_bots_take_their_time(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=0.5) as client:
        made = make(client, "block", PERSON, BOT, BOT, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.table["ways"]["speed"] == "normal"
            took, moves = after_your_turn(ann)
            assert took > 0.4 * moves > 0.4


def test_the_host_sets_how_fast_they_play(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made = make(client, "block", PERSON, BOT, BOT, BOT, ways={"speed": "instant"})
        with watching(client, made["table"], made["token"]) as ann:
            took, moves = after_your_turn(ann)
            assert moves > 0
            assert took < 10
            while ann.now["turn"] == 0:
                assert ann.move()["type"] == "accepted"
            until_your_turn(ann)
            assert ann.ask("table", do="settle", speed="slow")["ways"]["speed"] == "slow"
            assert "slow bots" in ann.table["summary"]
    with serving(tmp_path) as client, watching(client, made["table"]) as watcher:
        assert watcher.table["ways"]["speed"] == "slow"


def test_a_new_speed_counts_for_the_bot_that_waits_already(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made = make(client, "block", PERSON, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            while ann.now["turn"] == 0:
                assert ann.move()["type"] == "accepted"
            ann.say(do="settle", speed="instant")
            took, _ = until_your_turn(ann)
            assert took < 10


def test_only_the_host_sets_it_and_only_to_what_there_is(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"]) as watcher:
            assert "Only" in watcher.ask("refused", do="settle", speed="fast")["why"]
        with watching(client, made["table"], made["token"]) as ann:
            why = ann.ask("refused", do="settle", speed="warp")["why"]
            assert why == "Bots play slow, normal, fast or instant, not 'warp'."


def test_with_eight_seats_or_more_bots_do_not_wait(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=30.0) as client:
        made = make(client, "mexican-train", PERSON, *[BOT] * 7)
        with watching(client, made["table"], made["token"]) as ann:
            took, moves = after_your_turn(ann)
            assert moves >= 7
            assert took < 10


def test_skipping_brings_your_turn_at_once_and_only_once(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=4.0) as client:
        made = make(client, "block", PERSON, BOT, BOT, BOT)
        with watching(client, made["table"], made["token"]) as ann:
            ann.say(do="skip")
            until_your_turn(ann)
            while ann.now["phase"] == "playing" and ann.now["turn"] == 0:
                assert ann.move()["type"] == "accepted"
            ann.say(do="skip")
            took, moves = until_your_turn(ann)
            assert moves > 0
            assert took < 4
            assert ann.now["turn"] == 0
            assert ann.move()["type"] == "accepted"
            began = time.monotonic()
            ann.hear()
            assert time.monotonic() - began > 3  # the next bot takes its time again


def test_a_spectator_skips_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=60.0) as client:
        made = make(client)
        with watching(client, made["table"]) as watcher:
            assert "watching" in watcher.ask("refused", do="skip")["why"]
