"""The store: one thread commits many at once, a fault of one is not the others', a taken ply stays taken."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from boneyard.core.errors import BadSetup
from boneyard.server.settings import Settings, gather
from boneyard.server.storage.schema import metadata
from boneyard.server.storage.tables import Chair, Event, Shuffle, Store
from boneyard.server.storage.writer import NotWritten

ROW: dict[str, object] = {
    "id": "t",
    "made": 1.0,
    "touched": 1.0,
    "game": "block",
    "edition": "cardinal",
    "size": 6,
    "options": "{}",
    "seats": 2,
    "public": True,
    "host": "ann",
    "phase": "waiting",
}
SEATS = [Chair(0, "Ann", "person", ""), Chair(1, "", "open", "")]
SHUFFLE = Shuffle(1, "00", "6-6", "hash", 0)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(Settings(data=str(folder)).url)
    store.open()
    try:
        await store.make(ROW, SEATS, SHUFFLE, 0)
        yield store
    finally:
        await asyncio.to_thread(store.close)


def event(ply: int, sender: str = "") -> Event:
    return Event(ply, 0, "pass", sender, 2.0)


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            before = store.writer.commits
            done = await asyncio.gather(*[store.add_event("t", event(ply)) for ply in range(300)])
            assert all(done)
            assert store.writer.commits - before < 20
            kept = store.load("t")
            assert kept is not None
            assert [each.ply for each in kept.events] == list(range(300))

    asyncio.run(run())


def test_a_ply_is_taken_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            both = await asyncio.gather(
                store.add_event("t", event(0, "a")), store.add_event("t", event(0, "b"))
            )
            assert list(both) == [True, False]
            kept = store.load("t")
            assert kept is not None
            assert [each.sender for each in kept.events] == ["a"]

    asyncio.run(run())


def test_a_work_that_fails_leaves_the_others_of_its_transaction_alone(tmp_path: Path) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    async def run() -> None:
        async with opened(tmp_path) as store:
            good, bad, also = await asyncio.gather(
                store.sit("t", 1, "Ben", "ben"),
                store.writer.add(broken),
                store.add_event("t", event(0)),
                return_exceptions=True,
            )
            assert (good, also) == (True, True)
            assert isinstance(bad, NotWritten)
            assert not await store.sit("t", 1, "Cy", "cy")

    asyncio.run(run())


def test_a_commit_that_fails_is_told_and_the_next_one_works(tmp_path: Path) -> None:
    def broken(connection: Connection) -> None:
        raise OSError("the disk is full")

    async def run() -> None:
        async with opened(tmp_path) as store:
            with pytest.raises(NotWritten):
                await store.writer.add(broken, plain=True)
            assert await store.add_event("t", event(0))

    asyncio.run(run())


def test_a_commit_is_on_the_disk_before_it_returns(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            with store.engine.connect() as connection:
                asked = ("journal_mode", "synchronous", "foreign_keys")
                found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
            assert found == ["wal", 2, 1]

    asyncio.run(run())


def test_the_steps_lead_to_what_the_schema_says(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            seen = inspect(store.engine)
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
            with store.engine.begin() as connection:
                connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(run())
    with pytest.raises(BadSetup, match="later version"):
        Store(Settings(data=str(tmp_path)).url).open()


def test_a_folder_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetup, match="Nothing can be kept in"):
        Settings(data=str(tmp_path / "file")).kept_secret()


def test_idle_tables_are_put_away_a_portion_at_a_time_and_those_that_moved_are_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            for number in range(5):
                await store.make({**ROW, "id": f"t{number}"}, SEATS, SHUFFLE, 0)
            await store.add_event("t", event(0)._replace(at=50.0))
            put_away = [
                await store.archive(10.0, 3),
                await store.archive(10.0, 3),
                await store.archive(10.0, 3),
            ]
            assert [len(each) for each in put_away] == [3, 2, 0]
            assert "t" not in {*put_away[0], *put_away[1]}

    asyncio.run(run())


def test_settings_come_from_flags_then_the_environment_then_defaults(tmp_path: Path) -> None:
    around = {"BONEYARD_PORT": "9000", "BONEYARD_DATA": str(tmp_path), "BONEYARD_BOT_DELAY": "0.1"}
    found = gather({"port": 9001, "host": None}, around)
    assert (found.port, found.host, found.bot_delay, found.folder) == (9001, "127.0.0.1", 0.1, tmp_path)
    assert found.url == f"sqlite:///{tmp_path}/tables.sqlite3"


@pytest.mark.parametrize(
    ("name", "value"), [("port", "many"), ("port", "70000"), ("port", "-1"), ("rate", "nan"), ("tables", "0")]
)
def test_a_setting_that_cannot_be_is_refused_by_its_name(name: str, value: str) -> None:
    with pytest.raises(BadSetup, match=name):
        gather({}, {f"BONEYARD_{name.upper()}": value})


def test_the_secret_is_made_once_and_for_its_owners_eyes(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new"))
    secret = settings.kept_secret()
    assert len(secret) >= 32
    assert Settings(data=str(tmp_path / "new")).kept_secret() == secret
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o777 == 0o600
    (tmp_path / "new" / "secret").write_text("half")
    assert len(settings.kept_secret()) >= 32
    assert Settings(data=str(tmp_path), secret="given").kept_secret() == "given"
