"""The database: safe on disk, upgraded, and refused with a sentence if it can't be used."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from boneyard.core.errors import BadSetup
from boneyard.server.settings import Settings
from boneyard.server.storage.schema import metadata
from boneyard.server.storage.store import Store
from support.server.store import opened


def test_a_commit_is_on_the_disk_before_it_returns(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            with store.database.engine.connect() as connection:
                asked = ("journal_mode", "synchronous", "foreign_keys")
                found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
            assert found == ["wal", 2, 1]

    asyncio.run(run())


def test_the_steps_lead_to_what_the_schema_says(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            seen = inspect(store.database.engine)
            for name, table in metadata.tables.items():
                assert {column["name"] for column in seen.get_columns(name)} == set(table.columns.keys())
                keys = seen.get_pk_constraint(name)["constrained_columns"]
                assert set(keys) == {column.name for column in table.primary_key}
        again = Store(Settings(data=str(tmp_path)).url)
        again.open()  # a store that is there already is left as it is
        await asyncio.to_thread(again.close)

    asyncio.run(run())


@pytest.mark.parametrize("url", ["nonsense", "nosuch://host/x", "sqlite:////proc/none/x.sqlite3"])
def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(BadSetup):
        Store(url).open()


def test_a_database_of_a_later_server_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            with store.database.engine.begin() as connection:
                connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(run())
    with pytest.raises(BadSetup, match="newer version"):
        Store(Settings(data=str(tmp_path)).url).open()


def test_a_second_server_on_the_same_folder_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path):
            with pytest.raises(BadSetup, match="Another server is already using"):
                Store(Settings(data=str(tmp_path)).url).open()
        again = Store(Settings(data=str(tmp_path)).url)
        again.open()
        await asyncio.to_thread(again.close)

    asyncio.run(run())


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_page_is_refused_with_a_sentence_or_does_no_harm(tmp_path: Path, seed: int) -> None:
    async def run() -> None:
        async with opened(tmp_path):
            pass

    asyncio.run(run())
    file, chance = tmp_path / "tables.sqlite3", random.Random(seed)
    damaged = bytearray(file.read_bytes())
    start = chance.randrange(0, len(damaged), 4096)
    damaged[start : start + 4096] = chance.randbytes(4096)
    file.write_bytes(damaged)
    store = Store(Settings(data=str(tmp_path)).url)
    said = "can't be used"
    try:
        store.open()
    except BadSetup as refused:
        said = str(refused)
    store.close()
    assert "can't be used" in said


def test_what_is_written_stays_out_of_the_log(tmp_path: Path) -> None:
    with (
        pytest.raises(DBAPIError) as broken,
        Store(Settings(data=str(tmp_path)).url).database.connect() as line,
    ):
        line.execute(text("SELECT * FROM nothing WHERE hand = :hand"), {"hand": "6-6 5-5"})
    assert "6-6" not in str(broken.value)
