"""The clock of a turn: off by default; when time is up the server moves, even if no one is here."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from boneyard import catalog
from boneyard.core.match import Match
from boneyard.records import write
from boneyard.server.house import House
from boneyard.server.live.clock import forced
from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from support.server.guests import BOT, OPEN, PERSON, Guest, catch_up, make, send, serving, sit, watching


def long_ago(folder: Path, seconds: float) -> None:
    """Let time pass over a house that is closed."""
    with sqlite3.connect(folder / "tables.sqlite3") as store:
        store.execute("UPDATE events SET at = at - ?", (seconds,))
        store.execute("UPDATE tables SET touched = touched - ?", (seconds,))


def begun(client: Any, *seats: dict[str, str], **ways: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    made = make(client, "draw", *(seats or (PERSON, OPEN)))
    ben = sit(client, made["table"], "Ben")
    with watching(client, made["table"], made["token"]) as ann:
        ann.ask("table", do="settle", **ways)
    return made, ben


def heard(guest: Guest) -> list[str]:
    return [entry["text"] for message in guest.heard for entry in message.get("log", ())]


def test_there_is_no_clock_by_default(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.now["clock"] is None


def test_the_message_says_who_is_timed_and_until_when(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client, limit=3600)
        with watching(client, made["table"], made["token"]) as ann:
            clock = ann.now["clock"]
            assert clock["seat"] == ann.now["turn"]
            assert 3500 < clock["left"] <= 3600
            assert abs(clock["until"] - time.time() - clock["left"]) < 5


@pytest.mark.parametrize("ending", ["bot", "forced"])
def test_a_slow_game_goes_on_though_no_one_is_here(tmp_path: Path, ending: str) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client, limit=24 * 3600, ending=ending)
        with watching(client, made["table"], made["token"]) as ann:
            ply, turn = ann.now["ply"], ann.now["turn"]
    long_ago(tmp_path, 23 * 3600)
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert ann.now["ply"] == ply
        assert 0 < ann.now["clock"]["left"] <= 3600
    long_ago(tmp_path, 2 * 3600)
    with serving(tmp_path) as client:
        services = client.app.state.services  # type: ignore[attr-defined]
        end = time.monotonic() + 30
        while (table := services.tables.in_memory(made["table"])) is None or table.ply <= ply:
            assert time.monotonic() < end, "nobody was helped on"
            time.sleep(0.05)
        token = (made, ben)[turn]["token"]
        with watching(client, made["table"], token) as late, watching(client, made["table"]) as watcher:
            while late.now["turn"] == turn:
                late.hear()
            catch_up(watcher, late.now["ply"])
            assert any(text.startswith("Your time was up: ") for text in heard(late))
            name = ("Ann", "Ben")[turn]
            assert any(text.startswith(f"{name}'s time was up: {name} ") for text in heard(watcher))
            assert late.now["clock"]["left"] > 23 * 3600


def test_asking_for_something_does_not_set_the_clock_back(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client, limit=3600)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], ben["token"]) as two,
        ):
            mover = ann if ann.now["turn"] == 0 else two
            assert mover.move()["type"] == "accepted"
            until = mover.now["clock"]["until"]
            time.sleep(0.3)
            assert send(mover, "undo")["type"] == "accepted"
            assert mover.now["asks"]
            assert mover.now["clock"]["until"] == until


def test_bots_do_not_wait_for_an_answer_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=0.5) as client:
        made = make(client, "draw", PERSON, OPEN, BOT)
        ben = sit(client, made["table"], "Ben")
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], ben["token"]) as two,
        ):
            while ann.now["turn"] != 1:
                if ann.now["turn"] == 0:
                    assert ann.move()["type"] == "accepted"
                else:
                    ann.hear()
            catch_up(two, ann.now["ply"])
            while two.now["turn"] == 1:  # the bot comes next, and thinks for a moment
                assert two.move()["type"] == "accepted"
            assert send(two, "undo")["type"] == "accepted"
            ply = two.now["ply"]
    long_ago(tmp_path, 100)
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        time.sleep(0.5)
        ann.ask("pong", do="ping")
        assert (ann.now["ply"], ann.now["asks"]["seat"]) == (ply, 1)
    long_ago(tmp_path, 100)
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        while ann.now["ply"] < ply + 2:
            ann.hear()
        assert any(text.startswith("No one answered Ben's request") for text in heard(ann))


def test_a_new_limit_counts_from_when_it_was_settled(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client)
    long_ago(tmp_path, 10_000)
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        ann.ask("table", do="settle", limit=600)
        ann.ask("now", do="shape", shape="none")
        assert 590 < ann.now["clock"]["left"] <= 600


def test_bots_are_not_timed(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=60.0) as client:
        for _ in range(10):
            made = make(client, "block", PERSON, BOT)
            with watching(client, made["table"], made["token"]) as ann:
                ann.ask("table", do="settle", limit=60)
                ann.ask("now", do="shape", shape="none")
                assert (ann.now["clock"] is None) == (ann.now["turn"] == 1)


def test_between_two_rounds_the_house_deals_in_the_end(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "muggins", PERSON, BOT, options={"target": 5000})
        with watching(client, made["table"], made["token"]) as ann:
            ann.ask("table", do="settle", limit=60)
            ann.play_round()
            assert ann.now["clock"]["seat"] is None
            ply = ann.now["ply"]
    long_ago(tmp_path, 100)
    with serving(tmp_path) as client, watching(client, made["table"], made["token"], since=ply) as ann:
        while ann.now["round"] == 1:
            ann.hear()
        assert ann.now["log"][0]["text"] == "Round 2 is dealt."


@pytest.mark.parametrize("game", catalog.games())
def test_there_is_always_something_plain_to_do(game: str) -> None:
    edition = catalog.editions(game)[0]
    size = edition.sets[0]
    seats = edition.players(size)[0]
    rules, settled = edition.table(size, seats, {})
    match = Match(edition, rules, tuple(f"P{seat}" for seat in range(seats)), settled, write, seed="plain")
    match.deal()
    for _ in range(30):
        turn = match.turn
        if turn is None:
            break
        match.play(forced(match, turn), turn)


def test_a_table_of_bots_is_not_brought_back_for_its_clock(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        bots = make(client, "draw", BOT, BOT, ways={"limit": 10})
        timed = make(client, "draw", PERSON, BOT, ways={"limit": 3600})
        assert bots["table"]
        with watching(client, timed["table"], timed["token"]) as ann:
            assert ann.my_turn()
    long_ago(tmp_path, 3590)
    store = Store(Settings(data=str(tmp_path)).url)
    assert store.tables.due_before(time.time() + 60.0) == [timed["table"]]
    store.database.engine.dispose()


def test_a_table_that_cannot_be_opened_does_not_stop_the_clocks_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        services = House(Settings(data=str(tmp_path))).services
        asked = []

        async def table(id: str) -> None:
            asked.append(id)
            if id == "broken":
                raise KeyError(id)

        monkeypatch.setattr(services.store.tables, "due_before", lambda moment: ["broken", "whole"])
        monkeypatch.setattr(services.tables, "get", table)
        await services.tables.wake()
        assert asked == ["broken", "whole"]
        services.store.database.engine.dispose()

    asyncio.run(run())


def test_time_without_a_server_is_charged_to_no_one(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client, limit=60)
    long_ago(tmp_path, 3600)
    with (
        serving(tmp_path, restart_seconds=15.0) as client,
        watching(client, made["table"], made["token"]) as ann,
    ):
        assert 10 < ann.now["clock"]["left"] <= 15


def test_a_server_that_starts_with_a_clock_far_ahead_closes_no_table(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client)
    long_ago(tmp_path, 400 * 24 * 3600.0)
    with serving(tmp_path) as client:
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        portal: Any = client.portal
        portal.call(services.tables.archive)
        assert services.store.tables.load(made["table"]).row.phase == "playing"


def test_what_was_played_by_a_clock_far_behind_is_not_closed_once_the_clock_is_right(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client)
    long_ago(tmp_path, 400 * 24 * 3600.0)
    with serving(tmp_path) as client:
        begun(client)  # by the right clock
    with serving(tmp_path) as client:
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        portal: Any = client.portal
        assert portal.call(services.tables.archive) == []
        assert services.store.tables.load(made["table"]).row.phase == "playing"


# In its own process: the clock has to be a false one before the server's modules take theirs from it.
LEAP = """
import sys, time
from pathlib import Path

true, leap = time.time, 0.0
time.time = lambda: true() + leap

from support.server.guests import OPEN, PERSON, make, serving, sit, watching

with serving(Path(sys.argv[1])) as client:
    made = make(client, "draw", PERSON, OPEN, ways={"limit": 3600})
    sit(client, made["table"], "Ben")
    tables = client.app.state.services.tables
    with watching(client, made["table"], made["token"]) as ann:
        for leap in (-100 * 24 * 3600.0, 100 * 24 * 3600.0):
            assert client.portal.call(tables.archive) == [], "the table was closed"
            ann.ask("now", do="shape", shape="tall")
            assert 3500 < ann.now["clock"]["left"] <= 3600, ann.now["clock"]
"""


def test_a_clock_that_leaps_neither_moves_a_turn_nor_closes_a_table(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LEAP, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_what_a_wrong_clock_wrote_prolongs_no_turn(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = begun(client, limit=60)
    long_ago(tmp_path, -100_000)
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert 0 < ann.now["clock"]["left"] <= 60
