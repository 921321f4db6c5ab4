"""The house: no one loses a seat to a race, a crash, a crowd or a wrong clock."""

import asyncio
import gc
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import Engine, event

from boneyard.core.errors import Illegal
from boneyard.server.house import House
from boneyard.server.http.identity import Players
from boneyard.server.http.patience import WRITE
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.live.bot_driver import BotDriver
from boneyard.server.live.setup.request import SeatWish, TableRequest
from boneyard.server.live.shuffles import promised
from boneyard.server.live.table import LiveTable, standing_in
from boneyard.server.protocol.connection import TableConnection
from boneyard.server.protocol.services import Services
from boneyard.server.protocol.snapshot import view_of
from boneyard.server.settings import Settings
from boneyard.server.storage.tables import Event, SeatingChange, SeatKind, TableGone
from boneyard.server.storage.writer import NotWritten

FRIENDS = TableRequest("block", players=3, seats=[SeatWish(SeatKind.PERSON), SeatWish(), SeatWish()])
PAIR = TableRequest("block", players=2, seats=[SeatWish(SeatKind.PERSON), SeatWish()])


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Services]:
    house = House(Settings(data=str(folder), bot_delay=0.0, **settings))
    await house.open()
    try:
        yield house.services
    finally:
        await house.close()


async def made(services: Services, wish: TableRequest) -> LiveTable:
    table = await services.tables.get((await services.tables.make("ann", wish)).table)
    assert table is not None
    return table


def connected(services: Services, table: LiveTable, player: str | None = None) -> TableConnection:
    texts: list[str] = []

    def write(text: str) -> bool:
        texts.append(text)
        return True

    socket: Any = SimpleNamespace(scope={"extensions": {WRITE: write}}, told=texts)
    found = TableConnection(socket, Bucket(1, 1), view_of(table), services.players, "", player)
    table.join(found)
    return found


def told(viewer: TableConnection) -> list[str]:
    """What such a viewer was sent."""
    socket: Any = viewer.socket
    found: list[str] = socket.told
    return found


def test_sitting_down_twice_at_once_gives_one_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as services:
            table = await made(services, FRIENDS)
            first, second = await asyncio.gather(
                services.tables.sit(table, "ben", "Ben"), services.tables.sit(table, "ben", "Ben")
            )
            assert first == second
            assert [chair.kind for chair in table.seats] == ["person", "person", "open"]

    asyncio.run(run())


def test_a_seated_player_takes_no_second_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as services:
            table = await made(services, FRIENDS)
            with pytest.raises(Illegal, match="You already have seat 0 at this table"):
                await services.tables.sit(table, "ann", "Ann", 2)
            assert table.seat_of("ann") == 0
            assert table.seats[2].kind == "open"

    asyncio.run(run())


def test_a_full_table_that_was_cut_off_before_its_deal_begins_when_it_is_opened_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as services:
            table = await made(services, PAIR)
            await services.store.tables.sit(table.id, 1, "Ben", "ben")  # and here the power went
        async with opened(tmp_path) as services:
            again = await services.tables.get(table.id)
            assert again is not None
            assert again.match is not None

    asyncio.run(run())


def test_a_player_who_has_sat_down_keeps_the_seat_although_the_deal_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> asyncio.Future[bool]:
        promise: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        promise.set_exception(NotWritten())
        return promise

    async def run() -> None:
        async with opened(tmp_path) as services:
            table = await made(services, PAIR)
            monkeypatch.setattr(services.store.tables, "start", full)
            assert (await services.tables.sit(table, "ben", "Ben")).seat == 1
            assert table.phase == "waiting"
            monkeypatch.undo()
            await services.tables.start(table)
            assert table.match is not None

    asyncio.run(run())


def test_a_table_that_someone_has_just_asked_for_stays_in_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, rest_minutes=1.0) as services:
            table = await made(services, PAIR)
            table.touched = time() - 3600
            assert await services.tables.get(table.id) is table
            services.tables._forget_idle()
            assert await services.tables.get(table.id) is table
            table.touched = time() - 3600
            services.tables._forget_idle()
            assert services.tables.in_memory(table.id) is None

    asyncio.run(run())


def test_starting_asks_no_more_of_the_database_for_many_stored_tables_than_for_few(tmp_path: Path) -> None:
    async def asked(count: int) -> int:
        async with opened(tmp_path) as services:
            for _ in range(count):
                await services.tables.make("ann", PAIR)
        statements: list[str] = []

        def note(_line: object, _cursor: object, statement: str, *_: object) -> None:
            statements.append(statement)

        event.listen(Engine, "before_cursor_execute", note)
        try:
            async with opened(tmp_path) as services:
                await services.tables.archive()
                await services.tables.wake()
                assert len(services.tables) == 0, "what no one asks for stays where it is"
                return len(statements)
        finally:
            event.remove(Engine, "before_cursor_execute", note)

    async def run() -> None:
        few = await asked(1)
        assert abs(await asked(60) - few) <= 4  # housekeeping may have begun a second time, or not

    asyncio.run(run())


def test_an_idle_table_leaves_memory_and_is_the_same_on_the_next_knock(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, rest_minutes=1.0) as services:
            table = await made(services, PAIR)
            await services.tables.sit(table, "ben", "Ben")
            before, gone = (table.id, table.ply, table.record(0)), ref(table)
            table.touched = time() - 3600
            services.tables._forget_idle()
            await asyncio.sleep(0)
            del table
            gc.collect()
            assert gone() is None, "nothing keeps it"
            again = await services.tables.get(before[0])
            assert again is not None
            assert (again.id, again.ply, again.record(0)) == before

    asyncio.run(run())


def test_another_shuffle_in_place_of_the_promised_one_shows_for_everyone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as services:
            table = await made(services, PAIR)
            viewer = connected(services, table)
            kept, another = table.shuffles[1], promised(1)
            await services.store.tables.shuffle_again(table.id, another, kept.hash)
            await services.tables.catch_up(table)
            assert any(f'"hash":"{another.hash}"' in text for text in told(viewer))
            # A server that was slower wanted another one, too: what was put there first stays, it may be dealt by now.
            await services.store.tables.shuffle_again(table.id, promised(1), kept.hash)
            await services.tables.catch_up(table)
            assert table.shuffles[1] == another

    asyncio.run(run())


def test_a_viewer_who_sat_down_through_another_server_is_told_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as services:
            table = await made(services, FRIENDS)
            viewer = connected(services, table, "ben")
            await services.store.tables.sit(table.id, 1, "Ben", "ben")
            await services.tables.catch_up(table)
            assert viewer.seat == 1
            assert '"you":1' in told(viewer)[0]

    asyncio.run(run())


def test_a_bot_that_is_due_while_the_last_drive_ends_still_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = iter([0, -2])  # at the first call, and as the drive looks: no one is due anymore
    monkeypatch.setattr("boneyard.server.live.bot_driver.next_bot", lambda _: next(turns, 0))
    driven: list[int] = []

    class Table:
        id = "t"

    class Context:
        def driven_elsewhere(self, _table: object) -> bool:
            return False

        async def drive(self, _table: object) -> int:
            return 0

    async def run() -> None:
        driver = BotDriver(Context(), None, 0.0)  # type: ignore[arg-type]

        async def one(table: LiveTable, seat: int, fence: int) -> None:
            driven.append(seat)
            await asyncio.sleep(3600)

        monkeypatch.setattr(driver, "_act", one)
        table: Any = Table()
        driver.wake(table)
        await asyncio.sleep(0)
        driver.wake(table)  # it has become a bot's turn, but the drive is not quite gone
        await asyncio.sleep(0.01)
        await driver.close()
        await asyncio.sleep(0.01)

    asyncio.run(run())
    assert driven == [0]


def test_a_cookie_from_a_clock_that_was_ahead_is_still_its_players(monkeypatch: pytest.MonkeyPatch) -> None:
    players = Players("a secret of some length")
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: time() + 3600)
    cookie = players.signed("ann")
    monkeypatch.undo()
    assert players.read(cookie) == "ann"


def test_a_cookie_older_than_a_year_belongs_to_no_one(monkeypatch: pytest.MonkeyPatch) -> None:
    players = Players("a secret of some length")
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: time() - 400 * 24 * 3600)
    cookie = players.signed("ann")
    monkeypatch.undo()
    assert players.read(cookie) is None
    assert players.read(str(URLSafeTimedSerializer("other", salt="player").dumps("ann"))) is None


def test_the_hands_in_the_data_folder_are_for_its_owners_eyes(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "data"):
            for file in (tmp_path / "data").iterdir():
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    asyncio.run(run())


def test_a_change_of_seats_through_another_server_shows_here(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as services:
            table = await made(services, PAIR)
            await services.tables.sit(table, "ben", "Ben")
            viewer = connected(services, table)
            told(viewer).clear()
            gone = standing_in(table.seats[1], "normal")._replace(gone=TableGone.LEFT)
            event = Event(table.ply, None, "/left 1 normal", "", time())
            change = SeatingChange([gone], {"ben": None}, "zoe")
            assert await services.store.tables.add_event(table.id, event, change=change)
            await services.tables.catch_up(table)
            assert '"gone":"left"' in told(viewer)[0]
            assert (table.seat_of("ben"), table.host) == (None, "zoe")

    asyncio.run(run())
