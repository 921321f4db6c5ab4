"""For operators: a server says whether it can take guests, and its metrics name no table and no person."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from boneyard.core.errors import BadSetup
from boneyard.server.app import create_app
from boneyard.server.metrics import Counter, Family, Histogram, exposition
from boneyard.server.pages import operators
from boneyard.server.settings import Settings
from boneyard.server.storage import database
from support.server.guests import make, serving, watching

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? (\+Inf|-?[0-9.e+-]+)')


def numbers(client: TestClient) -> dict[str, float]:
    """Every line of /metrics, by its name and labels."""
    answer = client.get("/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines), [line for line in lines if not LINE.fullmatch(line)]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


# --- the text


def test_the_text_is_what_prometheus_reads() -> None:
    counter, histogram = Counter("what"), Histogram((0.1, 1.0))
    counter.add('a "quoted"\\ one')
    counter.add("b", many=2)
    for seconds in (0.05, 0.1, 0.5, 7):
        histogram.observe(seconds)
    text = exposition(
        [
            Family("a_total", "counter", "Some.", counter.samples()),
            Family("b_seconds", "histogram", "Times.", histogram.samples({"pool": "x"})),
        ]
    )
    assert text.splitlines() == [
        "# HELP a_total Some.",
        "# TYPE a_total counter",
        'a_total{what="a \\"quoted\\"\\\\ one"} 1',
        'a_total{what="b"} 2',
        "# HELP b_seconds Times.",
        "# TYPE b_seconds histogram",
        'b_seconds_bucket{pool="x",le="0.1"} 2',
        'b_seconds_bucket{pool="x",le="1"} 3',
        'b_seconds_bucket{pool="x",le="+Inf"} 4',
        'b_seconds_sum{pool="x"} 7.65',
        'b_seconds_count{pool="x"} 4',
    ]
    assert text.endswith("\n")


# --- what is counted


def test_play_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as client, local(client):
        before = numbers(client)
        assert before["boneyard_moves_total"] == before["boneyard_sockets"] == 0
        made = make(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.move("nonsense", id="1")["type"] == "refused"
            assert ann.my_turn()
            assert ann.move()["type"] == "accepted"
            while_open = numbers(client)
        assert while_open["boneyard_sockets"] == 1
        assert while_open["boneyard_tables"] == 1
        assert while_open['boneyard_seats{kind="bot"}'] == 1
        assert while_open['boneyard_seats{kind="person"}'] == 1
        assert while_open['boneyard_seats{kind="present"}'] == 1
        assert while_open["boneyard_moves_total"] >= 1
        assert while_open["boneyard_commit_seconds_count"] >= 2
        assert while_open['boneyard_requests_total{method="POST",route="/api/tables",status="201"}'] == 1
        assert while_open['boneyard_refusals_total{kind="unreadable"}'] == 1
        client.get("/nowhere/at/all")
        client.get(f"/t/{made['table']}x")
        client.request("BREW", "/")
        after = numbers(client)
        assert after['boneyard_requests_total{method="GET",route="none",status="404"}'] == 1
        assert after['boneyard_requests_total{method="GET",route="/t/{table}",status="404"}'] == 1
        assert after['boneyard_refusals_total{kind="404"}'] == 2
        assert any('method="other"' in name for name in after)
        assert after["boneyard_writer_alive"] == 1
        assert after['boneyard_jobs_waiting{pool="bots"}'] == 0
        assert 'boneyard_job_seconds_count{pool="reviews"}' in after
        assert after["process_resident_memory_bytes"] > 1e6


def test_what_workers_and_the_loop_take_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.server.metrics._LAG", 0.01)
    with serving(tmp_path) as client, local(client):
        made = make(client, first=1)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()  # the bot has moved
            found = numbers(client)
            while not found["boneyard_loop_lag_seconds_count"] or (
                not found['boneyard_job_seconds_count{pool="bots"}']
            ):
                found = numbers(client)
    assert found['boneyard_job_seconds_sum{pool="bots"}'] > 0


def test_no_tile_token_name_or_key_is_among_the_numbers(tmp_path: Path) -> None:
    with serving(tmp_path) as client, local(client):
        made = make(client, name="Ann Unmistakable")
        with watching(client, made["table"], made["token"]) as ann:
            client.get(f"/t/{made['table']}/seat/{made['token']}", follow_redirects=False)
            client.get(f"/t/{made['table']}/seat/{made['token']}/{made['token']}")
            client.get(f"/{made['token']}")
            ann.play_round()
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        text = client.get("/metrics").text
        table = services.tables.in_memory(made["table"])
        secrets = [
            made["table"],
            made["token"],
            "Unmistakable",
            str(table.code),
            str(table.host),
            services.settings.kept_secret(),
            *[
                part
                for shuffle in table.shuffles.values()
                for part in (shuffle.tiles, shuffle.salt, shuffle.hash)
                if part  # the next shuffle has no order yet
            ],
            *client.cookies.values(),
        ]
        assert all(secrets)
        assert [secret for secret in secrets if secret in text] == []
        assert re.findall(r"\b\d\d?-\d\d?\b", text) == []


# --- who may read


@contextmanager
def local(client: TestClient, address: str = "127.0.0.1") -> Iterator[None]:
    """The test client as a reader on the server's own machine, or at another address."""
    transport: Any = client._transport
    before, transport.client = transport.client, (address, 50000)
    try:
        yield
    finally:
        transport.client = before


@pytest.mark.parametrize(
    ("setting", "address", "status"),
    [
        ("local", "127.0.0.1", 200),
        ("local", "::1", 200),
        ("local", "::ffff:127.0.0.1", 200),
        ("local", "192.168.1.20", 403),
        ("local", "2001:db8::1", 403),
        ("local", "testclient", 403),
        ("none", "127.0.0.1", 403),
        ("all", "203.0.113.9", 200),
        ("all", "2001:db8::1", 200),
        ("10.0.0.0/8, local", "10.2.3.4", 200),
        ("10.0.0.0/8, local", "11.2.3.4", 403),
        ("10.0.0.0/8, local", "127.0.0.1", 200),
    ],
)
def test_only_those_named_may_read(tmp_path: Path, setting: str, address: str, status: int) -> None:
    with serving(tmp_path, metrics=setting) as client, local(client, address):
        answer = client.get("/metrics")
        assert answer.status_code == status
        assert ("boneyard_moves_total" in answer.text) is (status == 200)


def test_guests_of_a_proxy_on_this_machine_do_not_read(tmp_path: Path) -> None:
    with serving(tmp_path) as client, local(client):
        for header in ("X-Forwarded-For", "Forwarded"):
            assert client.get("/metrics", headers={header: "for=203.0.113.9"}).status_code == 403


def test_readers_that_make_no_sense_are_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="The setting metrics can't be 'everybody'"):
        create_app(Settings(data=str(tmp_path), metrics="everybody"))


# --- ready


def test_a_server_that_has_opened_is_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.get("/ready")
        assert answer.status_code == 200
        assert answer.json() == {"ready": True}
        assert client.get("/ready").json() == {"ready": True}
        assert len(client.app.state.services.pools["bots"].pids) == 1  # type: ignore[attr-defined]


def test_a_server_is_not_ready_without_a_writer(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        client.app.state.services.store.database.writer.stop()  # type: ignore[attr-defined]
        answer = client.get("/ready", headers={"Accept": "application/json"})
        assert answer.status_code == 503
        assert answer.json()["why"] == operators.NO_WRITER


def test_nor_when_nothing_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:
        monkeypatch.setattr(database, "_FRESH", 0.0)
        monkeypatch.setattr(database, "probe", lambda line: line.exec_driver_sql("UPDATE nowhere SET a = 1"))
        assert client.get("/ready").status_code == 503


def test_nor_when_no_worker_can_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:
        monkeypatch.setattr("sys.executable", str(tmp_path / "no-such-python"))
        answer = client.get("/ready", headers={"Accept": "application/json"})
        assert answer.status_code == 503
        assert answer.json()["why"] == operators.NO_WORKERS


def test_nor_while_it_closes(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        pools = client.app.state.services.pools  # type: ignore[attr-defined]
        client.portal.call(pools["bots"].close)  # type: ignore[union-attr]
        assert client.get("/ready").status_code == 503
