"""The database: safe on the disk, brought up to date, and refused with a sentence where it can't be used."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

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
    with pytest.raises(BadSetup, match="later version"):
        Store(Settings(data=str(tmp_path)).url).open()
