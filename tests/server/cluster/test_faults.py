"""Without Valkey play goes on by way of the database; without PostgreSQL moves are refused. Both heal by themselves."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from boneyard.server.cluster.bus import Bus
from boneyard.server.live.registry import TableRegistry
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event
from support.server.cluster import SECRET, Postgres, Valkey
from support.server.guests import BOT, OPEN, PERSON, Guest, catch_up, make, send, serving, sit, watching


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.remove()


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    found = Valkey()
    found.start()
    yield found
    found.remove()


@contextmanager
def servers(database: Postgres, valkey: Valkey, folder: Path, count: int = 2) -> Iterator[list[TestClient]]:
    settings: dict[str, Any] = {
        "database": database.url,
        "secret": SECRET,
        "bus": valkey.url,
        "bot_processes": 1,
    }
    with ExitStack() as stack:
        yield [stack.enter_context(serving(folder, **settings)) for _each in range(count)]


def tables(client: TestClient) -> TableRegistry:
    found: TableRegistry = client.app.state.services.tables  # type: ignore[attr-defined]
    return found


def bus(client: TestClient) -> Bus:
    return tables(client).bus


def wait(until: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def moved(players: list[Guest], count: int = 3) -> None:
    """The players make a few moves, and everyone sees them."""
    for _move in range(count):
        ply = max(each.now["ply"] for each in players)
        for each in players:
            catch_up(each, ply)
        if players[0].now["phase"] != "playing":
            return
        mover = players[players[0].now["turn"]]
        assert mover.move()["type"] == "accepted"
    for each in players:
        catch_up(each, max(guest.now["ply"] for guest in players))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_play_goes_on_without_valkey_and_heals(
    database: Postgres, valkey: Valkey, tmp_path: Path, how: signal.Signals
) -> None:
    with servers(database, valkey, tmp_path) as (one, other):
        made = make(one, "draw", PERSON, OPEN, options={"target": 500})
        taken = sit(other, made["table"], "Ben")
        with (
            watching(one, made["table"], made["token"]) as ann,
            watching(other, made["table"], taken["token"]) as ben,
        ):
            moved([ann, ben], 2)
            valkey.signal(how)
            wait(lambda: not bus(one).up and not bus(other).up)
            moved([ann, ben], 4)
            ann.say(do="say", id="s1", text="Are you there?")
            while not any(message["type"] == "said" and message["lines"] for message in ben.heard):
                ben.hear()
            assert ben.table["seats"][0]["here"], "who was there before is taken to be there still"
            if how is signal.SIGSTOP:
                valkey.signal(signal.SIGCONT)
            else:
                valkey.start()
            wait(lambda: bus(one).up and bus(other).up)
            moved([ann, ben], 2)
            wait(lambda: bus(one).others() == {bus(other).name})


def test_moves_are_refused_without_postgresql_and_accepted_when_it_is_back(
    database: Postgres, valkey: Valkey, tmp_path: Path
) -> None:
    with servers(database, valkey, tmp_path) as (one, other):
        made = make(one, "draw", PERSON, OPEN, options={"target": 500})
        taken = sit(other, made["table"], "Ben")
        with (
            watching(one, made["table"], made["token"]) as ann,
            watching(other, made["table"], taken["token"]) as ben,
        ):
            moved([ann, ben], 2)
            mover = [ann, ben][ann.now["turn"]]
            ply = mover.now["ply"]
            database.kill()
            try:
                answer = mover.move()
                assert (answer["type"], answer["stale"]) == ("refused", False)
                assert "couldn't be saved" in answer["why"]
                assert mover.now["ply"] == ply
                assert one.get("/health").status_code == 503
                unknown = one.get("/t/aaaaaaaaaaaaaaaaaaaaaa", headers={"accept": "application/json"})
                assert (unknown.status_code, unknown.json()["why"][:35]) == (
                    503,
                    "The tables can't be reached right n",
                )
            finally:
                database.start()
            wait(lambda: other.get("/health").status_code == 200)
            wait(lambda: one.get("/health").status_code == 200)
            wait(lambda: not any(tables(each).in_memory(made["table"]).behind for each in (one, other)))  # type: ignore[union-attr]
            moved([ann, ben], 3)


def test_two_servers_that_both_believe_they_drive_do_no_harm(
    database: Postgres, valkey: Valkey, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def mine(_bus: Bus, _what: str, above: int = 0) -> int:
        return above + 1

    monkeypatch.setattr(Bus, "claim", mine)
    with servers(database, valkey, tmp_path) as (one, other):
        made = make(one, "block", PERSON, BOT, BOT, options={"target": 30})
        with (
            watching(one, made["table"], made["token"]) as ann,
            watching(other, made["table"]) as watcher,
        ):
            for _round in range(3):
                ann.play_round()
                if ann.now["phase"] == "over":
                    break
                send(ann, "deal")
            catch_up(watcher, ann.now["ply"])
            kept = tables(one).store.tables.load(made["table"])
            assert kept is not None
            assert [each.ply for each in kept.events] == list(range(len(kept.events)))


def test_a_driver_that_was_replaced_can_store_nothing(database: Postgres, tmp_path: Path) -> None:
    for url in (database.url, f"sqlite:///{tmp_path / 'tables.sqlite3'}"):
        with serving(tmp_path, database=url, secret=SECRET) as client:
            made = make(client, "draw", PERSON, OPEN)
            store = tables(client).store
            portal = client.portal
            assert portal is not None

            async def add(ply: int, fence: int, store: Store = store, table: str = made["table"]) -> bool:
                return await store.tables.add_event(table, Event(ply, None, "deal", "", 1.0), fence=fence)

            # People need no such number: theirs is 0.
            tried = [(0, 7), (1, 6), (1, 7), (2, 0), (3, 9), (4, 8)]
            assert [portal.call(add, *each) for each in tried] == [True, False, True, True, True, False]
            assert store.tables.fence(made["table"]) == 9
