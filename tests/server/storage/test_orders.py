"""The operator's orders: done in one transaction while servers play on, and told to everyone they concern."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from boneyard.core.errors import BadSetup
from boneyard.server.settings import Settings
from boneyard.server.storage.orders import Operator, OrderKind, Orders
from support.server.guests import BOT, OPEN, PERSON, Guest, begun, catch_up, make, send, serving, watching


@contextmanager
def operating(folder: Path) -> Iterator[Operator]:
    operator = Operator(Settings(data=str(folder)).url)
    try:
        yield operator
    finally:
        operator.close()


def players(folder: Path) -> dict[str, str]:
    """The id of each person by name."""
    with operating(folder) as operator:
        return {name: line.player for line in operator.inventory.guests(100) for name in line.names}


def everything(folder: Path) -> str:
    """All text of the database."""
    with operating(folder) as operator, operator.inventory.database.connect() as connection:
        names = connection.scalars(text("SELECT name FROM sqlite_master WHERE type = 'table'")).all()
        return "\n".join(
            str(tuple(row)) for name in names for row in connection.execute(text(f'SELECT * FROM "{name}"'))
        )


# --- closing


def test_guests_of_a_closed_table_are_told_and_no_one_plays_there_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], ben["token"]) as other,
            watching(client, made["table"]) as spectator,
        ):
            with operating(tmp_path) as operator:
                assert operator.close_table(made["table"]) == made["table"]
            for each in (ann, other, spectator):
                gone = each.until("gone")
                assert gone["why"] == "The operator of this server has closed this table."
        with watching(client, made["table"], made["token"]) as late:
            assert "operator" in late.until("gone")["why"]
    with serving(tmp_path) as client, watching(client, made["table"]) as after_restart:
        assert "operator" in after_restart.until("gone")["why"], "it doesn't say why anymore"


def test_a_move_that_crosses_the_order_does_not_open_the_table_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ben = begun(client)
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        with operating(tmp_path) as operator:
            operator.close_table(made["table"])
            before = services.store.tables.load(made["table"])
            portal: Any = client.portal
            event = before.events[-1]._replace(ply=len(before.events), text="deal", sender="")

            async def late() -> bool:
                stored: bool = await services.store.tables.add_event(made["table"], event, "playing")
                return stored

            assert portal.call(late)
            assert operator.inventory.tables(1)[0].phase == "closed"


def test_a_table_is_named_by_its_id_its_code_or_its_link(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        tables = [make(client)["table"] for _ in range(3)]
        with operating(tmp_path) as operator:
            codes = {line.id: line.code for line in operator.inventory.tables(10)}
            assert operator.close_table(tables[0]) == tables[0]
            assert operator.close_table(codes[tables[1]].lower()) == tables[1]
            assert operator.close_table(f"https://play.example.org/t/{tables[2]}") == tables[2]
            with pytest.raises(BadSetup, match=f"Table {tables[0]} is closed already"):
                operator.close_table(tables[0])
            for wrong in ("nowhere", "", "KKKKK", "../secret", "'; DROP TABLE tables"):
                with pytest.raises(BadSetup, match="There's no table"):
                    operator.close_table(wrong)


def test_idle_tables_are_archived_and_their_guests_told(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ben = begun(client)
        with watching(client, made["table"], made["token"]) as ann, operating(tmp_path) as operator:
            assert operator.archive(1) == 0
            assert operator.archive(0) == 1
            assert "no one has played" in ann.until("gone")["why"]
            assert operator.archive(0) == 0


# --- a message


def test_everyone_connected_reads_a_message(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"]) as spectator,
            client.websocket_connect("/lobby/live") as lobby,
        ):
            assert lobby.receive_json()["type"] == "tables"
            with operating(tmp_path) as operator:
                operator.tell_everyone("  Back\nat   noon. ")
            assert ann.until("notice")["text"] == spectator.until("notice")["text"] == "Back at noon."
            message = lobby.receive_json()
            while message["type"] != "notice":
                message = lobby.receive_json()
            assert message["text"] == "Back at noon."
            assert send(ann, "say", text="Thanks")["type"] in ("accepted", "refused"), "play goes on"
        with watching(client, made["table"], ben["token"]) as late:
            late.ask("pong", do="ping")
            assert "notice" not in [each["type"] for each in late.heard], "it is said once"


def test_a_message_without_words_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path), operating(tmp_path) as operator:
        with pytest.raises(BadSetup, match="The message is empty"):
            operator.tell_everyone(" \n ")
        with pytest.raises(BadSetup, match="at most 500 letters"):
            operator.tell_everyone("a" * 501)
        assert Orders(operator.inventory.database).after(0) == []


def test_orders_of_before_a_start_are_not_carried_out_again(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    with operating(tmp_path) as operator:
        operator.tell_everyone("Old news")
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann, operating(tmp_path) as operator:
            operator.tell_everyone("New")
            assert ann.until("notice")["text"] == "New"


def test_old_orders_are_thrown_away_but_never_the_last(tmp_path: Path) -> None:
    with serving(tmp_path), operating(tmp_path) as operator:
        orders = Orders(operator.inventory.database)
        for words in ("one", "two"):
            operator.tell_everyone(words)
        with operator.inventory.database.engine.begin() as connection:
            connection.execute(text("UPDATE orders SET at = 1"))
        operator.tell_everyone("three")
        assert [(each.number, each.kind, each.subject) for each in orders.after(0)] == [
            (2, OrderKind.NOTICE, "two"),
            (3, OrderKind.NOTICE, "three"),
        ]


def test_a_database_of_an_older_version_is_left_alone_with_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    with operating(tmp_path) as operator:
        with operator.inventory.database.engine.begin() as connection:
            connection.execute(text("DROP TABLE orders"))
        with pytest.raises(BadSetup, match=r"Nothing has changed\. The database says: no such table: orders"):
            operator.tell_everyone("Hello")


# --- one person


def hear_the_end(guest: Guest) -> None:
    """Wait until the server asks to connect again, because it has read the table anew."""
    with pytest.raises(WebSocketDisconnect) as ended:
        guest.until("nothing of the kind")
    assert ended.value.code == 1012


def played(client: TestClient, folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table with Ann and Ben, who have both moved and talked, and a match of theirs that is over."""
    made, ben = begun(client, options={"target": 10})
    with (
        watching(client, made["table"], made["token"]) as ann,
        watching(client, made["table"], ben["token"]) as other,
    ):
        send(ann, "say", text="Unmistakable words of Ann")
        send(other, "say", text="Hello from the other one")
        for _ in range(1000):
            ply = max(ann.now["ply"], other.now["ply"])
            catch_up(ann, ply)
            catch_up(other, ply)
            if ann.now["phase"] == "over":
                break
            if ann.now["phase"] == "round-over":
                send(ann, "deal")
            else:
                acting = ann if ann.now["moves"] else other
                assert acting.move()["type"] == "accepted"
        assert ann.now["phase"] == "over"
        ann.ask("pong", do="ping")
    return made, ben


def test_everything_of_a_person_is_handed_out_and_nothing_that_opens_their_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = played(client, tmp_path)
        with operating(tmp_path) as operator:
            found: dict[str, Any] = operator.export(players(tmp_path)["Ann"])
            told = orjson.dumps(found).decode()
    (table,) = found["tables"]
    assert table["table"] == made["table"]
    assert table["names"] == ["Ann"]
    assert table["host"]
    assert [line["text"] for line in table["chat"]] == ["Unmistakable words of Ann"]
    assert table["results"][0]["names"] == ["Ann", "Ben"]
    assert len(table["moves"]) > 3
    assert made["token"] not in told
    assert ben["token"] not in told
    assert "Hello from the other one" not in told


def test_a_deleted_person_is_nowhere_in_the_database_and_the_rest_stays(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = played(client, tmp_path)
        ids = players(tmp_path)
        with watching(client, made["table"], ben["token"]) as other:
            before = other.ask("record", do="record")["text"]
            with operating(tmp_path) as operator:
                erased = operator.delete(ids["Ann"])
                assert erased.tables == [made["table"]]
                hear_the_end(other)
                operator.delete_again(erased)
        left = everything(tmp_path)
        for secret in ("Ann", "Unmistakable", ids["Ann"]):
            assert secret not in left, secret
        assert "Hello from the other one" in left
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.now["you"] is None, "the old link still opens the seat"
        with watching(client, made["table"], ben["token"]) as other:
            assert [seat["name"] for seat in other.table["seats"]] == ["Guest", "Ben"]
            after = other.ask("record", do="record")["text"]
            assert after == re.sub(r"\bAnn\b", "Guest", before)
            assert send(other, "rematch")["type"] == "accepted"
        with operating(tmp_path) as operator, pytest.raises(BadSetup, match="Nothing is stored about"):
            operator.delete(ids["Ann"])


def test_a_table_goes_on_when_someone_in_the_middle_of_it_is_deleted(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client, PERSON, OPEN, BOT)
        ids = players(tmp_path)
        with watching(client, made["table"], ben["token"]) as other:
            with operating(tmp_path) as operator:
                operator.delete(ids["Ann"])
            hear_the_end(other)
        with watching(client, made["table"], ben["token"], person=True) as other:
            assert other.table["seats"][0]["name"] == "Guest"
            assert other.table["seats"][0]["kind"] == "bot"
            for _ in range(3):
                if other.my_turn():
                    assert other.move()["type"] == "accepted"


def test_a_seat_of_a_deleted_person_who_waited_is_open_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN)
        with operating(tmp_path) as operator:
            operator.delete(players(tmp_path)["Ann"])
        client.cookies.clear()
        answer = client.post(f"/t/{made['table']}/sit", json={"name": "Cid"})
        assert answer.status_code == 200, answer.text


def test_a_solitaire_of_a_deleted_person_is_put_away(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "traffic", PERSON)
        with watching(client, made["table"]) as spectator, operating(tmp_path) as operator:
            operator.delete(players(tmp_path)["Ann"])
            hear_the_end(spectator)
            (line,) = operator.inventory.tables(5)
            assert (line.phase, line.people) == ("archived", ("Guest",))
        assert "Ann" not in everything(tmp_path)
        with watching(client, made["table"]) as anyone:
            assert anyone.until("gone")


def test_who_is_not_known_can_be_neither_handed_out_nor_deleted(tmp_path: Path) -> None:
    with serving(tmp_path), operating(tmp_path) as operator:
        for wrong in ("nobody", "", "a b", "%"):
            with pytest.raises(BadSetup, match="Nothing is stored about"):
                operator.export(wrong)
            with pytest.raises(BadSetup, match="Nothing is stored about"):
                operator.delete(wrong)
