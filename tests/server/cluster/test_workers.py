"""Several worker processes on one port are one server: on SQLite with a bus of their own, and on PostgreSQL."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from support.server.clients import Viewer, new_table, some_move
from support.server.cluster import Postgres
from support.server.house import House, asked, house


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = {"BONEYARD_WORKERS": "2"}
    with ExitStack() as stack:
        if request.param == "postgresql":
            database = Postgres()
            stack.callback(database.remove)
            settings["BONEYARD_DATABASE"] = database.url
        yield stack.enter_context(house(tmp_path_factory.mktemp("two"), **settings))


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def play(viewers: list[Viewer], moves: int) -> int:
    """Everyone plays on whenever it is their turn; the ply they come to."""
    for _turn in range(moves):
        ply = max(each.now["ply"] for each in viewers)
        for each in viewers:
            each.at(ply)
        now = viewers[0].now
        if now["phase"] != "playing":
            break
        mover = next(each for each in viewers if each.seat == now["turn"])
        mover.say({"do": "move", "id": f"m{ply}", "ply": ply, "move": some_move(mover, lambda _count: 0)})
        assert mover.until(lambda message: message["type"] in ("accepted", "refused"))["type"] == "accepted"
    last: int = max(each.now["ply"] for each in viewers)
    return last


def test_tables_are_played_by_guests_of_any_worker(two: House) -> None:
    for _table in range(4):  # some of them belong to each worker
        viewers = new_table(two, 3, game="block")
        for each in viewers:
            each.connect()
        assert play(viewers, 8) > 2
        for each in viewers:
            each.leave()


def test_what_one_worker_makes_the_other_knows(two: House) -> None:
    made = asked(
        "POST", f"{two.address}/api/tables", json={"game": "draw", "name": "Ann", "public": True}
    ).json()
    for _try in range(6):  # whichever worker answers
        assert asked("GET", f"{two.address}/t/{made['table']}").status_code == 200
        listed = asked("GET", f"{two.address}/api/tables").json()["tables"]
        assert [each["table"] for each in listed].count(made["table"]) <= 1


def test_a_worker_that_dies_is_started_again_and_no_move_is_lost(two: House) -> None:
    viewers = new_table(two, 2, game="block")
    for each in viewers:
        each.connect()
    ply = play(viewers, 5)
    for pid in children(two.pid):
        os.kill(pid, signal.SIGKILL)  # the bus too
    again = [Viewer(two, each.table, each.seat, each.token) for each in viewers]
    for each in again:
        end = time.monotonic() + 30
        while True:
            try:
                each.connect()
                break
            except OSError:
                assert time.monotonic() < end
    assert again[0].now["ply"] >= ply
    play(again, 3)


@pytest.mark.parametrize("two", ["sqlite"], indirect=True)
def test_the_folder_belongs_to_the_parent(two: House, tmp_path: Path) -> None:
    other = House(tmp_path)
    other.settings["BONEYARD_DATA"] = two.settings["BONEYARD_DATA"]
    with pytest.raises(AssertionError, match="Another server is already using"):
        other.open()


def test_it_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    with house(tmp_path, BONEYARD_WORKERS="2") as found:
        started = [found.pid, *children(found.pid)]
        assert len(started) == 4
        found.signal(signal.SIGTERM)
        found.join()
        assert "Closed. Every table continues" in found.said()
        assert not any(Path(f"/proc/{pid}").exists() for pid in started)
