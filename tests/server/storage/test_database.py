"""The database: safe on disk, upgraded, and refused with a sentence if it can't be used."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from boneyard.core.errors import BadSetup
from boneyard.server.house import House
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


def test_a_damaged_page_is_refused_with_a_sentence_or_does_no_harm(tmp_path: Path) -> None:
    """Every page of a database with a table in it, one after the other; the whole house is opened."""

    async def make() -> None:
        async with opened(tmp_path / "whole"):
            pass

    async def start(folder: Path) -> str:
        house = House(Settings(data=str(folder)))
        try:
            await house.open()
        except BadSetup as refused:
            return str(refused)
        finally:
            await house.close()
        return ""

    asyncio.run(make())
    whole, chance = (tmp_path / "whole" / "tables.sqlite3").read_bytes(), random.Random(5)
    said = set()
    for page in range(0, len(whole), 4096):
        folder = tmp_path / str(page)
        folder.mkdir()
        (folder / "tables.sqlite3").write_bytes(whole[:page] + chance.randbytes(4096) + whole[page + 4096 :])
        said.add(asyncio.run(start(folder)).replace(str(folder), "FOLDER"))
    refused = [each for each in said if each]
    assert refused
    assert all("can't be used" in each and "restore a backup" in each for each in refused)


def test_what_is_written_stays_out_of_the_log(tmp_path: Path) -> None:
    with (
        pytest.raises(DBAPIError) as broken,
        Store(Settings(data=str(tmp_path)).url).database.connect() as line,
    ):
        line.execute(text("SELECT * FROM nothing WHERE hand = :hand"), {"hand": "6-6 5-5"})
    assert "6-6" not in str(broken.value)
