"""The guard: foreign origins, forged seats, too much, too long, nonsense: refused with a sentence, changing nothing."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event
from starlette.websockets import WebSocketDisconnect

from boneyard.core.errors import BadSetup
from boneyard.server.http.errors import CloseCode
from boneyard.server.http.guard import address_of
from boneyard.server.http.identity import COOKIE, Players, proper
from boneyard.server.http.rate_limit import AddressLimit
from boneyard.server.storage import database
from support.server.guests import HOST, OPEN, PERSON, Guest, make, serving, watching

SENTENCE = re.compile(r"^\S+ .*[.!?]$", re.DOTALL)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def waiting(client: TestClient) -> dict[str, Any]:
    return make(client, "block", PERSON, OPEN)


@pytest.fixture
def playing(client: TestClient) -> dict[str, Any]:
    return make(client)


def why(answer: Any) -> str:
    said: str = answer.json()["why"]
    assert SENTENCE.match(said), said
    assert "Traceback" not in answer.text
    return said


def closing_code(guest: Guest) -> int:
    """Read until the connection is closed; returns the code."""
    try:
        while True:
            guest.hear()
    except WebSocketDisconnect as closed:
        return int(closed.code)


def test_everything_carries_the_headers_that_keep_a_page_to_itself(client: TestClient) -> None:
    for path in ("/", "/nowhere", "/health", "/static/lib/base.css", "/t/none", "/api/tables"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver.evil.example", "file://"]
)
def test_a_page_of_another_origin_can_neither_post_nor_listen(
    client: TestClient, waiting: dict[str, Any], origin: str
) -> None:
    answer = client.post("/api/tables", json={"game": "block"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert "a different address" in why(answer)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/t/{waiting['table']}/live", headers={"Origin": origin}),
    ):
        pass
    assert closed.value.code == 1008


def test_our_own_origin_and_listed_ones_are_let_in(client: TestClient, tmp_path: Path) -> None:
    assert client.post("/api/tables", json={"game": "block"}, headers={"Origin": HOST}).status_code == 201
    with serving(tmp_path, origins="https://friends.example") as other:
        headers = {"Origin": "https://friends.example"}
        assert other.post("/api/tables", json={"game": "block"}, headers=headers).status_code == 201


def test_a_seat_on_another_device_comes_with_the_personal_link(
    client: TestClient, waiting: dict[str, Any]
) -> None:
    client.cookies.clear()
    path = f"/t/{waiting['table']}/seat/{waiting['token']}"
    answer = client.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{waiting['table']}")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    with client.websocket_connect(f"/t/{waiting['table']}/live") as socket:
        assert socket.receive_json()["you"] == 0
    client.cookies.clear()


def test_no_one_is_moved_out_of_a_seat_by_the_link_of_another(
    client: TestClient, waiting: dict[str, Any]
) -> None:
    table = waiting["table"]
    client.cookies.clear()
    client.get(f"/t/{table}/seat/{waiting['token']}")
    other = client.app.state.services.players.token(table, 1)  # type: ignore[attr-defined]
    answer = client.get(f"/t/{table}/seat/{other}", headers={"Accept": "application/json"})
    assert answer.status_code == 409
    assert "a different browser" in why(answer)
    with client.websocket_connect(f"/t/{table}/live") as socket:
        assert socket.receive_json()["you"] == 0
    client.cookies.clear()


def test_forged_cookies_and_tokens_identify_no_one(client: TestClient, waiting: dict[str, Any]) -> None:
    forged = Players("another secret")
    token = waiting["token"]
    changed = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
    for bad in (changed, forged.token(waiting["table"], 0), "", "x" * 5000, Players("x").signed("Ann")):
        with watching(client, waiting["table"], bad or "none") as guest:
            assert guest.now["you"] is None
            assert guest.ask("refused", do="move", id="a", ply=0, move="pass")["why"].startswith(
                "You're watching"
            )
        if bad and len(bad) < 1000:
            answer = client.get(f"/t/{waiting['table']}/seat/{bad}", headers={"Accept": "application/json"})
            assert answer.status_code == 403
            why(answer)
    client.cookies.set(COOKIE, forged.signed("somebody"))
    with client.websocket_connect(f"/t/{waiting['table']}/live") as socket:
        assert socket.receive_json()["you"] is None
    client.cookies.clear()


def test_a_token_of_another_table_opens_nothing_here(client: TestClient, waiting: dict[str, Any]) -> None:
    other = make(client, "block", PERSON, OPEN)
    with watching(client, waiting["table"], other["token"]) as guest:
        assert guest.now["you"] is None


def test_only_the_player_whose_turn_it_is_can_move(client: TestClient) -> None:
    made = make(client, "block", PERSON, OPEN)
    ben = client.post(f"/t/{made['table']}/sit", json={"name": "Ben"}).json()
    client.cookies.clear()
    tokens = [made["token"], ben["token"]]
    with watching(client, made["table"], tokens[0]) as ann:
        turn = ann.now["turn"]
    with watching(client, made["table"], tokens[1 - turn]) as guest:
        before = guest.now["ply"]
        refused = guest.ask("refused", do="move", id="x", ply=before, move="pass")
        assert not refused["stale"]
        assert SENTENCE.match(refused["why"])
        assert refused["ply"] == before


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"move"',
        "{}",
        '{"do":7}',
        '{"do":"fly"}',
        '{"do":"move"}',
        '{"do":"move","id":"a","ply":"1","move":"pass"}',
        '{"do":"move","id":"a","ply":true,"move":"pass"}',
        '{"do":"move","id":"a","ply":-1,"move":"pass"}',
        '{"do":"move","id":"a","ply":1e300,"move":"pass"}',
        '{"do":"move","id":7,"ply":1,"move":"pass"}',
        '{"do":"move","id":"a","ply":1,"move":["pass"]}',
        '{"do":"move","id":"' + "a" * 41 + '","ply":1,"move":"pass"}',
        '{"do":"move","id":"a","ply":1,"move":"' + "6" * 1000 + '"}',
        '{"do":"move","id":"a","ply":1,"move":"\\u0000"}',
        '{"do":"touch","ply":1,"chosen":"6-4"}',
        '{"do":"touch","ply":1,"chosen":[7]}',
        '{"do":"why","ply":1,"tile":"nonsense"}',
        '{"do":"why","ply":1,"tile":["6-4"]}',
        '{"do":"shape","shape":"round"}',
        '{"do":"move","id":"\\ud800","ply":1,"move":"pass"}',
        "[" * 2000,
    ],
)
def test_nonsense_is_refused_with_a_sentence(
    client: TestClient, playing: dict[str, Any], message: str
) -> None:
    with watching(client, playing["table"], playing["token"]) as ann:
        ann.my_turn()
        before = ann.now["ply"]
        ann.socket.send_text(message)
        assert SENTENCE.match(ann.until("refused")["why"])
        assert ann.ask("pong", do="ping") == {"type": "pong"}
        assert ann.now["ply"] == before


def test_thousands_of_random_messages_change_nothing(client: TestClient, playing: dict[str, Any]) -> None:
    chance = random.Random(6)
    with watching(client, playing["table"], playing["token"]) as ann:
        ann.my_turn()
        record = ann.ask("record", do="record")["text"]
    for _ in range(20):
        with watching(client, playing["table"], playing["token"]) as ann:
            for _ in range(100):
                length = chance.randrange(200)
                if chance.random() < 0.5:
                    ann.socket.send_bytes(chance.randbytes(length))
                else:
                    ann.socket.send_text("".join(chance.choices('{}[]":,do move0123-> \\n', k=length)))
            assert closing_code(ann) == 1008
    with watching(client, playing["table"], playing["token"]) as ann:
        assert ann.ask("record", do="record")["text"] == record


def test_a_message_that_is_too_long_closes_the_line(client: TestClient, playing: dict[str, Any]) -> None:
    with watching(client, playing["table"], playing["token"]) as ann:
        ann.socket.send_text('{"do":"ping","more":"' + "x" * 5000 + '"}')
        assert closing_code(ann) == 1009


def test_a_viewer_who_sends_too_much_is_warned_and_then_disconnected(tmp_path: Path) -> None:
    with serving(tmp_path, rate=20.0, burst=40) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            for _ in range(400):
                ann.say(do="ping", id="a")
            assert closing_code(ann) == 1008
        refused = [message for message in ann.heard if message["type"] == "refused"]
        assert refused[0]["id"] == "a"
        assert refused[0]["why"].startswith("That's too much at once")


def test_one_address_makes_a_limited_number_of_tables(tmp_path: Path) -> None:
    with serving(tmp_path, making=3) as client:
        codes = [client.post("/api/tables", json={"game": "block"}).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 429]


def test_an_unknown_table_is_not_found(client: TestClient) -> None:
    with client.websocket_connect("/t/nowhere/live") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert closed.value.code == 4404
    for path in ("/t/nowhere", "/t/nowhere/record", "/t/nowhere/qr.svg", "/t/" + "x" * 500):
        answer = client.get(path, headers={"Accept": "application/json"})
        assert answer.status_code == 404
        why(answer)


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({}, 422),
        ({"game": "chess"}, 422),
        ({"game": 7}, 422),
        ({"game": "block", "edition": "/etc/passwd.toml"}, 422),
        ({"game": "block", "edition": 7}, 422),
        ({"game": "block", "set": 7}, 422),
        ({"game": "block", "set": "six"}, 422),
        ({"game": "block", "players": 99}, 422),
        ({"game": "block", "players": True}, 422),
        ({"game": "block", "options": {"target": "many"}}, 422),
        ({"game": "block", "options": []}, 422),
        ({"game": "block", "options": {"nonsense": 1}}, 422),
        ({"game": "block", "seats": "two"}, 422),
        ({"game": "block", "seats": [{"kind": "cat"}, {}]}, 422),
        ({"game": "block", "seats": [{"kind": "bot", "bot": "cat"}, {}]}, 422),
        ({"game": "block", "seats": [{"kind": "bot", "bot": 7}, {}]}, 422),
        ({"game": "block", "name": "a, b"}, 422),
        ({"game": "block", "name": "x" * 100}, 422),
        ({"game": "block", "name": 7}, 422),
    ],
)
def test_an_impossible_table_is_refused(client: TestClient, wish: dict[str, Any], status: int) -> None:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == status
    why(answer)


def test_every_error_is_a_sentence(client: TestClient, waiting: dict[str, Any]) -> None:
    table = waiting["table"]
    asked: list[tuple[str, str, dict[str, Any], int]] = [
        ("GET", "/nowhere", {}, 404),
        ("DELETE", "/api/tables", {}, 405),
        ("POST", "/api/tables", {"content": b"{", "headers": {"Content-Type": "application/json"}}, 400),
        ("POST", "/api/tables", {"content": b"[]", "headers": {"Content-Type": "application/json"}}, 400),
        ("POST", "/api/tables", {"content": b"x" * 100_000}, 413),
        ("POST", f"/t/{table}/sit", {"json": {"name": "You"}}, 422),
        ("POST", f"/t/{table}/sit", {"json": {"name": "Ben", "seat": 9}}, 409),
        ("POST", f"/t/{table}/sit", {"json": {"name": "Ben", "seat": "x"}}, 409),
        ("POST", f"/t/{table}/start", {"json": {}}, 403),
        ("GET", f"/t/{table}/record", {}, 409),
        ("GET", "/faces/pink.svg", {}, 404),
    ]
    client.cookies.clear()
    for method, path, sent, status in asked:
        headers = {"Accept": "application/json", **sent.pop("headers", {})}
        answer = client.request(method, path, headers=headers, **sent)
        assert answer.status_code == status, (method, path, answer.text)
        why(answer)
        page = client.request(method, path, headers={"Accept": "text/html"}) if method == "GET" else answer
        assert page.status_code == status


def test_a_fault_of_ours_is_a_sentence_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:

        async def broken(*_: object) -> None:
            raise RuntimeError("secret things")

        monkeypatch.setattr(client.app.state.services.tables.lobby, "tables", broken)  # type: ignore[attr-defined]
        answer = client.get("/api/tables")
        assert answer.status_code == 500
        assert "secret" not in answer.text
        why(answer)
        assert client.get("/health").json()["ok"] is True


def test_a_crowd_of_spectators_keeps_no_one_from_their_seat(tmp_path: Path) -> None:
    with serving(tmp_path, viewers=1) as client:
        made = make(client)
        with watching(client, made["table"]), watching(client, made["table"], made["token"]) as ann:
            assert ann.now["you"] == 0
            with (
                client.websocket_connect(f"/t/{made['table']}/live") as late,
                pytest.raises(WebSocketDisconnect) as closed,
            ):
                late.receive_json()
            assert closed.value.code == 1013


def test_an_id_that_no_database_would_take_is_refused(client: TestClient, playing: dict[str, Any]) -> None:
    with watching(client, playing["table"], playing["token"]) as ann:
        assert ann.my_turn()
        said = ann.ask("refused", do="move", id="a\0b", ply=ann.now["ply"], move=ann.now["moves"][0]["move"])
        assert SENTENCE.match(said["why"])
        assert ann.move()["type"] == "accepted"


def test_cookies_are_secure_where_the_address_is(tmp_path: Path) -> None:
    with serving(tmp_path, address="https://play.example.org") as client:
        given = client.post("/play/block", follow_redirects=False).headers.get_list("set-cookie")
        assert given
        for cookie in given:
            assert {"httponly", "samesite=lax", "secure"} <= set(cookie.lower().split("; "))


def test_a_personal_link_is_kept_out_of_the_servers_own_notes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as client:
        made = make(client)

        async def broken(*_: object) -> None:
            raise RuntimeError("broken")

        monkeypatch.setattr(client.app.state.services.tables, "hold", broken)  # type: ignore[attr-defined]
        answer = client.get(
            f"/t/{made['table']}/seat/{made['token']}", headers={"Accept": "application/json"}
        )
        assert answer.status_code == 500
        assert any("A request for" in record.message for record in caplog.records)
        assert not any(made["token"] in record.message for record in caplog.records)


def test_a_fault_of_ours_on_a_line_says_that_it_was_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:

            def broken(*_: object) -> None:
                raise RuntimeError("secret things")

            monkeypatch.setattr("boneyard.words.viewer.why_unplayable", broken)
            ann.say(do="why", ply=ann.now["ply"], tile="6-4")
            assert closing_code(ann) == 1011


def test_one_address_tries_a_limited_number_of_seats_and_tokens(tmp_path: Path) -> None:
    with serving(tmp_path, making=3) as client:
        made = make(client, "block", PERSON, OPEN)
        for path in (f"/t/{made['table']}/seat/forged", "/t/none/seat/forged", "/t/none/seat/x"):
            assert client.get(path).status_code != 429
        answer = client.post(f"/t/{made['table']}/sit", json={"name": "Ben"})
        assert answer.status_code == 429
        assert "Wait a minute" in why(answer)


def test_what_an_address_may_do_in_a_day_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("boneyard.server.http.rate_limit.monotonic", lambda: now)
    limit = AddressLimit(2)
    done = 0
    for minute in range(12 * 60):
        now = 60.0 * minute
        done += sum(limit.take("10.0.0.1") for _ in range(4))
    assert 60 <= done <= 100
    assert limit.take("10.0.0.2")


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one_address(client: str, address: str) -> None:
    assert address_of({"type": "http", "client": (client, 1234)}) == address


def test_an_address_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections=2) as client:
        made = make(client, "block", PERSON, OPEN)
        with watching(client, made["table"]), watching(client, made["table"]):
            with (
                pytest.raises(WebSocketDisconnect) as closed,
                client.websocket_connect(f"/t/{made['table']}/live"),
            ):
                pass
            assert closed.value.code == CloseCode.TRY_AGAIN
        with watching(client, made["table"]):
            pass


@pytest.mark.parametrize("name", ["\u200b\u200b", "\u3164", "\u2800 \u2800", "\u2066\u2069"])
def test_a_name_that_no_one_can_see_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="Type a name"):
        proper(name)


def test_names_that_look_the_same_are_distinguished() -> None:
    assert proper("An\u200bn\ufe0f") == "Ann"
    assert proper("Ann\u00ad", ["Ann"]) == "Ann 2"
    assert proper("\uff21nn", ["Ann"]) == "\uff21nn 2"
    assert proper("Jose\u0301") == "Jos\u00e9"


def test_tables_that_no_one_looks_at_make_room_for_new_ones(tmp_path: Path) -> None:
    with serving(tmp_path, tables=2, bot_delay=0.3) as client:
        first = make(client, first=1)  # a bot is about to move when its table leaves memory
        make(client)
        make(client)
        with watching(client, first["table"], first["token"]) as ann:
            assert ann.my_turn()


def test_asking_often_whether_a_server_works_writes_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        writer = client.app.state.services.store.database.writer  # type: ignore[attr-defined]
        before = writer.commits
        assert all(client.get("/health").status_code == 200 for _ in range(5))
        assert writer.commits <= before + 2


def test_a_server_that_cannot_write_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:
        assert client.get("/health").status_code == 200
        monkeypatch.setattr(database, "_FRESH", 0.0)
        engine = client.app.state.services.store.database.engine  # type: ignore[attr-defined]
        event.listen(engine, "begin", lambda line: line.exec_driver_sql("PRAGMA query_only = ON"))
        answer = client.get("/health", headers={"Accept": "application/json"})
        assert answer.status_code == 503
        assert "couldn't be saved" in why(answer)


@pytest.mark.parametrize(
    "host", ["localhost:8642", "127.0.0.1", "[::1]:8642", "box.local", "play.example.org", "testserver"]
)
def test_a_server_answers_to_its_own_names(tmp_path: Path, host: str) -> None:
    with serving(tmp_path, address="https://play.example.org") as client:
        assert client.get("/", headers={"Host": host}).status_code == 200


def test_a_page_that_leads_a_foreign_name_here_gets_nothing(
    client: TestClient, playing: dict[str, Any]
) -> None:
    foreign = {"Host": "evil.example", "Origin": "http://evil.example", "Accept": "application/json"}
    answer = client.get(f"/t/{playing['table']}", headers=foreign)
    assert answer.status_code == 421
    assert "--hosts" in why(answer)
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/t/{playing['table']}/live", headers=foreign),
    ):
        pass
    assert closed.value.code == CloseCode.POLICY


@pytest.mark.parametrize("host", ["[::1", "a]b", "evil.example:port", "ü" * 100])
def test_an_invalid_name_is_refused_with_a_sentence(client: TestClient, host: str) -> None:
    answer = client.get("/", headers={"Host": host.encode(), "Accept": "application/json"})
    assert answer.status_code == 421
    assert "--hosts" in why(answer)
