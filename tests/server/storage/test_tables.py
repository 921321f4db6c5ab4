"""Tables in the store: a taken ply stays taken, idle ones are put away, clocks that run out are found."""

import asyncio
from pathlib import Path

from boneyard.server.storage.tables import Phase, Shuffle
from support.server.store import ROW, SEATS, SHUFFLE, event, opened


def test_a_ply_is_taken_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            both = await asyncio.gather(
                store.tables.add_event("t", event(0, "a")), store.tables.add_event("t", event(0, "b"))
            )
            assert list(both) == [True, False]
            kept = store.tables.load("t")
            assert kept is not None
            assert [each.sender for each in kept.events] == ["a"]

    asyncio.run(run())


def test_idle_tables_are_archived_a_portion_at_a_time_and_those_that_were_played_at_are_not(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            for number in range(5):
                await store.tables.make(ROW._replace(id=f"t{number}"), SEATS, SHUFFLE, 0)
            keep_house = store.tables.keep_house
            assert await keep_house([], 1.0, 10.0) == [], "they are new"
            assert await keep_house(["t"], 9.0, 10.0) == []
            assert await keep_house([], 11.0) == [], "no table is ever archived"
            archived = [await keep_house([], 11.0, 10.0, 3) for _ in range(3)]
            assert [len(each) for each in archived] == [3, 2, 0]
            assert "t" not in {*archived[0], *archived[1]}

    asyncio.run(run())


def test_servers_that_run_side_by_side_count_their_time_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            for seconds in (60.0, 45.0, 120.0, 105.0):
                await store.tables.keep_house([], seconds)
            assert store.tables.service() == 120.0

    asyncio.run(run())


def test_tables_are_found_by_the_time_their_clocks_run_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            playing = ROW._replace(phase=Phase.PLAYING)
            for name, limit in (("untimed", 0), ("soon", 10), ("later", 100)):
                await store.tables.make(playing._replace(id=name, turn_limit=limit), SEATS, SHUFFLE, 0)
                await store.tables.add_event(name, event(0))  # at 2.0
            assert store.tables.due_before(12.0) == []
            assert store.tables.due_before(12.5) == ["soon"]
            assert sorted(store.tables.due_before(1000.0)) == ["later", "soon"]
            await store.tables.change_settings("untimed", 5, "{}", 30.0)  # the new clock counts from then
            assert store.tables.due_before(34.0) == ["soon"]
            assert sorted(store.tables.due_before(36.0)) == ["soon", "untimed"]

    asyncio.run(run())


def test_a_player_finds_the_way_back_to_a_table_by_code_by_seat_and_by_deal(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await store.tables.make(ROW._replace(id="u", touched=2.0), SEATS, Shuffle(1, "11", "", "", 0), 0)
            assert [each.row.id for each in store.tables.of_player("ann", 12)] == ["u", "t"]
            assert store.tables.of_player("ben", 12) == []
            (row, seats) = store.tables.of_player("ann", 12)[1]
            assert (row, seats) == (ROW._replace(code=row.code), SEATS)
            assert row.code is not None
            assert store.tables.with_code(row.code) == "t"
            assert store.tables.with_deal("ann", "block", "cardinal", 6, "11") == "u"
            assert store.tables.with_deal("ben", "block", "cardinal", 6, "11") is None

    asyncio.run(run())
