"""The writer: one thread commits many works at once, and a fault in one is not the others'."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from boneyard.server.storage.writer import NotWritten
from support.server.store import event, opened


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            before = store.database.writer.commits
            done = await asyncio.gather(*[store.tables.add_event("t", event(ply)) for ply in range(300)])
            assert all(done)
            assert store.database.writer.commits - before < 20
            kept = store.tables.load("t")
            assert kept is not None
            assert [each.ply for each in kept.events] == list(range(300))

    asyncio.run(run())


def test_a_work_that_fails_leaves_the_others_of_its_transaction_alone(tmp_path: Path) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    async def run() -> None:
        async with opened(tmp_path) as store:
            good, bad, also = await asyncio.gather(
                store.tables.sit("t", 1, "Ben", "ben"),
                store.database.writer.add(broken),
                store.tables.add_event("t", event(0)),
                return_exceptions=True,
            )
            assert (good, also) == (True, True)
            assert isinstance(bad, NotWritten)
            assert not await store.tables.sit("t", 1, "Cy", "cy")

    asyncio.run(run())


def test_a_commit_that_fails_is_reported_and_the_next_one_works(tmp_path: Path) -> None:
    def broken(connection: Connection) -> None:
        raise OSError("the disk is full")

    async def run() -> None:
        async with opened(tmp_path) as store:
            with pytest.raises(NotWritten):
                await store.database.writer.add(broken, savepoint=False)
            assert await store.tables.add_event("t", event(0))

    asyncio.run(run())
