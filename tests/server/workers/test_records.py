"""Records are read and reviewed in their own processes: what takes too long is ended, and no table waits."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from fastapi.testclient import TestClient

from boneyard.core.errors import BadSetup
from boneyard.server.http.errors import Refused
from boneyard.server.workers import records, reviews
from boneyard.server.workers.jobs import replay_view
from boneyard.server.workers.jobs.records import OutlineJob, RecordText, ReviewJob
from boneyard.server.workers.records import BadFile, RecordWorkers
from boneyard.server.workers.reviews import Reviews
from support.engine.records import FINISHED, long_record
from support.server.guests import BOT, PERSON, make, serving, watching


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        return file.read().rsplit(")", 1)[1].split()[0] != "Z"


def outline(text: str) -> OutlineJob:
    return OutlineJob(RecordText(text))


def wish(text: str, seat: int | None = None, quick: bool = True) -> ReviewJob:
    return ReviewJob(RecordText(text), seat, quick)


# --- one process


def test_a_reader_answers_and_explains() -> None:
    async def scenario() -> None:
        reader = RecordWorkers(20.0)
        assert b'"title":"Block"' in await reader.ask(outline(FINISHED))
        with pytest.raises(BadFile) as wrong:
            await reader.ask(outline("hello"))
        assert wrong.value.as_json()["line"] == 1
        first = reader.pid
        assert b'"title":"Block"' in await reader.ask(outline(FINISHED))
        assert reader.pid == first, "a wrong record costs nobody the process"
        await reader.close()

    asyncio.run(scenario())


def test_a_forged_record_that_fits_no_game_costs_no_one_the_reader() -> None:
    # Whose turn it is depends on face-down hands, and no line says it.
    forged = (
        "game: muggins\nedition: cardinal\nset: 6\nplayers: Ann, Ben, Cat\nround 1\n"
        "hand 0: 6-4 6-3 6-1 5-5 4-3 3-1 2-0\nhand 1: ? ? ? ? ? ? ?\nhand 2: ? ? ? ? ? ? ?\n"
        "yard: 3-2 0-0 6-6 5-4 4-1 5-3 5-1\n"
    )

    async def scenario() -> None:
        reader = RecordWorkers(20.0)
        assert await reader.ask(outline(FINISHED))
        first = reader.pid
        with pytest.raises(BadFile, match="face-down tiles don't show who starts"):
            await reader.ask(outline(forged))
        assert await reader.ask(outline(FINISHED))
        assert reader.pid == first
        await reader.close()

    asyncio.run(scenario())


def test_a_record_that_takes_too_long_is_given_up_and_the_next_one_is_read() -> None:
    async def scenario() -> None:
        reader = RecordWorkers(30.0)
        await reader.ask(outline(FINISHED))
        pid = reader.pid
        assert pid is not None
        reader._limit = 0.5
        with pytest.raises(Refused, match="takes too long"):
            await reader.ask(wish(long_record(), None, False))
        assert not alive(pid), "the process goes on reckoning"
        reader._limit = 30.0
        assert b'"title":"Block"' in await reader.ask(outline(FINISHED))
        await reader.close()

    asyncio.run(scenario())


def test_a_reader_that_dies_is_followed_by_another() -> None:
    async def scenario() -> None:
        reader = RecordWorkers(30.0)
        await reader.ask(outline(FINISHED))
        assert reader.pid is not None
        os.kill(reader.pid, 9)
        with suppress(Refused):  # a request at that moment gets "try again"
            await reader.ask(outline(FINISHED))
        assert b'"title":"Block"' in await reader.ask(outline(FINISHED))
        await reader.close()

    asyncio.run(scenario())


def test_a_record_with_too_many_moves_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_view, "MOST_STEPS", 3)
    with pytest.raises(BadSetup, match="too long to show"):
        replay_view.ReplayView(FINISHED)


def test_a_line_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "_MOST_WAITING", 0)

    async def scenario() -> None:
        reader = RecordWorkers(30.0)
        first = asyncio.create_task(reader.ask(outline(FINISHED)))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="Try again"):
            await reader.ask(outline(FINISHED))
        assert b'"title":"Block"' in await first
        await reader.close()

    asyncio.run(scenario())


# --- reviews


async def until(work: Reviews, text: str) -> Any:
    end = time.monotonic() + 90
    while time.monotonic() < end:
        told = work.ask(wish(text))
        if isinstance(told, str):
            return told
        await asyncio.sleep(0.05)
    raise AssertionError("the review does not come to an end")


def test_a_match_is_looked_back_at_once_and_remembered() -> None:
    async def scenario() -> None:
        work = Reviews()
        assert work.begin(wish(FINISHED))
        found = await until(work, FINISHED)
        assert '"decisions":[' in found
        assert work.pid is None, "the process is gone when it is done"
        assert work.begin(wish(FINISHED)) == found
        await work.close()

    asyncio.run(scenario())


def test_they_are_reviewed_one_after_the_other() -> None:
    async def scenario() -> None:
        work = Reviews()
        long = long_record()
        work.begin(wish(long, 0, False))
        await asyncio.sleep(0.5)
        told = work.begin(wish(FINISHED))
        assert isinstance(told, dict)
        assert (told["state"], told["before"]) == ("waiting", 1)
        work.give_up(wish(long, 0, False))
        await until(work, FINISHED)
        await work.close()

    asyncio.run(scenario())


def test_a_job_that_no_one_waits_for_is_canceled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviews, "patience", 0.6)

    async def scenario() -> None:
        work = Reviews()
        long = long_record()
        work.begin(wish(long, None, False))
        while work.pid is None:
            work.ask(wish(long, None, False))
            await asyncio.sleep(0.05)
        pid = work.pid
        await asyncio.sleep(2.5)
        assert work.pid is None
        assert not alive(pid)
        with pytest.raises(Refused, match="Start it again"):
            work.ask(wish(long, None, False))
        await work.close()

    asyncio.run(scenario())


def test_a_full_queue_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_MOST_WAITING", 0)

    async def scenario() -> None:
        work = Reviews()
        long = long_record()
        work.begin(wish(long, 0, False))
        with pytest.raises(Refused, match="Try again"):
            work.begin(wish(long, 1, False))
        await work.close()

    asyncio.run(scenario())


def test_a_record_that_is_not_over_is_refused_with_a_sentence() -> None:
    async def scenario() -> None:
        work = Reviews()
        text = "\n".join(FINISHED.splitlines()[:-1])
        work.begin(wish(text))
        with pytest.raises(Refused, match="isn't over"):
            await until(work, text)
        await work.close()

    asyncio.run(scenario())


# --- and the tables


@pytest.fixture
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("reading")) as found:
        yield found


def test_no_table_waits_for_a_review(client: TestClient) -> None:
    base = client.post("/replay", content=long_record()).json()["base"]
    begun = client.post(f"{base}/review", params={"seat": 0}, headers={"Accept": "application/json"})
    assert begun.status_code == 200, begun.text
    made = make(client, "block", PERSON, BOT)
    with watching(client, made["table"], made["token"]) as ann:
        for _ in range(3):
            if not ann.my_turn():
                break
            start = time.monotonic()
            assert ann.move()["type"] == "accepted"
            assert time.monotonic() - start < 1.0
    told = client.get(f"{base}/review", params={"seat": 0}, headers={"Accept": "application/json"}).json()
    assert told["state"] in ("working", "done")
    assert client.delete(f"{base}/review", params={"seat": 0}).status_code == 200
