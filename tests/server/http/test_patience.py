"""Connections that dawdle: half-sent requests lock no one out, and clients that never read give back what they hold."""

import asyncio
import base64
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from boneyard.server.http import patience
from boneyard.server.http.patience import PatientHttp, PatientWebSocket
from support.server.clients import new_table, some_move
from support.server.house import house

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def app(
    scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """Answer a whole request, some at length; send a WebSocket more than it reads, or only listen to it."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        if scope["path"] == "/quiet":
            await receive()  # that it connects
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
        for _ in range(10_000):
            await send({"type": "websocket.send", "text": "x" * 100_000})
        return
    while (await receive()).get("more_body"):
        pass
    words = b"hello" * (10_000_000 if scope["path"] == "/long" else 1)
    length = str(len(words)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    await send({"type": "http.response.body", "body": words})


@asynccontextmanager
async def serving(**more: Any) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, log_level="error", lifespan="off", http=PatientHttp, ws=PatientWebSocket, **more
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname()[1], server
    finally:
        server.should_exit = True
        await task


async def sent(port: int, words: bytes) -> Streams:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(words)
    await writer.drain()
    return reader, writer


async def is_cut_off(streams: Streams) -> bool:
    try:
        return await asyncio.wait_for(streams[0].read(), 5) == b""
    except ConnectionResetError:
        return True
    finally:
        streams[1].close()


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: h\r\nX: ",
        b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab",
    ],
)
def test_a_request_that_never_ends_is_cut_off(half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "WITHIN", 0.2)

    async def run() -> None:
        async with serving() as (port, server):
            assert await is_cut_off(await sent(port, half))
            assert not server.server_state.connections
            assert not patience._unfinished

    asyncio.run(run())


def test_half_sent_requests_lock_no_one_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "MOST_UNFINISHED", 5)
    monkeypatch.setattr(patience, "MOMENT", 0.0)

    async def run() -> None:
        async with serving() as (port, server):
            half = [await sent(port, b"GET / HTTP/1.1\r\nHost: h\r\n") for _ in range(20)]
            reader, writer = await sent(port, b"GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            assert (await asyncio.wait_for(reader.readuntil(b"hello"), 5)).startswith(b"HTTP/1.1 200")
            assert all([await is_cut_off(each) for each in half[:15]])
            assert len(server.server_state.connections) <= 6
            writer.write(
                b"GET / HTTP/1.1\r\nHost: h\r\n\r\n"
            )  # the next request on a connection gets the full time again
            assert b"hello" in await asyncio.wait_for(reader.readuntil(b"hello"), 5)
            for each in (*half, (reader, writer)):
                each[1].close()

    asyncio.run(run())


def test_guests_of_a_proxy_who_all_come_at_once_are_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "MOST_UNFINISHED", 5)

    async def run() -> None:
        async with serving() as (port, _server):
            lines = []
            for _ in range(40):  # in one go: the server, in this same thread, has seen none of them yet
                lines.append(socket.create_connection(("127.0.0.1", port)))
                lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            for each in lines:
                reader, writer = await asyncio.open_connection(sock=each)
                assert (await asyncio.wait_for(reader.readuntil(b"hello"), 5)).startswith(b"HTTP/1.1 200")
                writer.close()

    asyncio.run(run())


@pytest.mark.parametrize("words", [b"GET / HTTP/1.1\r\nHost: h\r\n", b"GET / HTTP/1.1\r\nHost: h\r\n\r\n"])
def test_many_addresses_with_few_connections_each_lock_no_one_out(
    words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither half-sent requests nor connections that stay open after an answer take every descriptor."""
    addresses = count()
    monkeypatch.setattr(patience, "household_of", lambda _host: str(next(addresses)))
    monkeypatch.setattr(patience, "most_connections", lambda: 10)

    async def run() -> None:
        async with serving() as (port, server):
            crowd = []
            for _ in range(30):
                crowd.append(await sent(port, words))
                if words.endswith(b"\r\n\r\n"):
                    await asyncio.wait_for(crowd[-1][0].readuntil(b"hello"), 5)
            reader, writer = await sent(port, b"GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            assert (await asyncio.wait_for(reader.readuntil(b"hello"), 5)).startswith(b"HTTP/1.1 200")
            assert all([await is_cut_off(each) for each in crowd[:20]])
            assert len(server.server_state.connections) <= 11
            for each in (*crowd, (reader, writer)):
                each[1].close()

    asyncio.run(run())


def test_an_answer_that_is_never_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "WITHIN", 0.2)

    async def run() -> None:
        async with serving() as (port, server):
            deaf = socket.create_connection(("127.0.0.1", port))
            deaf.sendall(b"GET /long HTTP/1.1\r\nHost: h\r\n\r\n")
            while not server.server_state.connections:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(10):
                while server.server_state.connections:
                    await asyncio.sleep(0.05)
            deaf.close()

    asyncio.run(run())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_server_opens_as_many_files_as_the_system_allows() -> None:
    program = """
import resource
from boneyard.server.http.patience import most_connections, raise_file_limit
_soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
few = most_connections()
raise_file_limit()
soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
assert soft == (65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)), (soft, hard)
assert few == 150 and few < most_connections() < soft, (few, most_connections(), soft)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_client_that_never_reads_gives_back_its_connection() -> None:
    async def run() -> None:
        async with serving(ws_ping_interval=0.1, ws_ping_timeout=0.2) as (port, server):
            deaf = socket.create_connection(("127.0.0.1", port))
            deaf.sendall(upgrade("/"))
            while not server.server_state.connections:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(10):
                while server.server_state.connections:
                    await asyncio.sleep(0.05)
            deaf.close()

    asyncio.run(run())


def upgrade(path: str) -> bytes:
    key = base64.b64encode(b"0123456789abcdef").decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


def test_anything_that_comes_from_a_client_answers_a_ping() -> None:
    async def run() -> None:
        async with serving(ws_ping_interval=0.05, ws_ping_timeout=3) as (port, _server):
            reader, writer = await sent(port, upgrade("/quiet"))
            await reader.readuntil(b"\r\n\r\n")
            for _ in range(4):
                async with asyncio.timeout(20):
                    assert await reader.readexactly(2) == b"\x89\x04", "that is no ping"
                    await reader.readexactly(4)
                writer.write(b"\x81\x81\0\0\0\0x")  # a text, and no pong
            writer.close()

    asyncio.run(run())


DEAF = 120
MOVES = 60


def test_watchers_that_never_read_cost_little_and_give_everything_back(tmp_path: Path) -> None:
    settings = {"RATE": "100000", "BURST": "100000", "CONNECTIONS": "1000", "VIEWERS": "200"}
    with house(tmp_path, **{f"BONEYARD_{name}": value for name, value in settings.items()}) as there:
        sitting = new_table(there, 2, game="mexican-train", options={})
        for viewer in sitting:
            viewer.connect()
        before = there.memory, there.descriptors
        deaf = [watch_without_reading(there.port, sitting[0].table) for _ in range(DEAF)]
        most = 0.0
        for _ in range(MOVES):
            ply = max(viewer.now["ply"] for viewer in sitting)
            for viewer in sitting:
                viewer.at(ply)
            now = sitting[0].now
            if now["phase"] == "round-over":
                acting, words = sitting[0], {"do": "deal"}
            else:
                acting = sitting[now["actors"][0]]
                words = {"do": "move", "move": some_move(acting, lambda count: 0)}
            acting.say({**words, "id": f"at {ply}", "ply": ply})
            acting.until(lambda message: message["type"] in ("accepted", "refused"))
            most = max(most, there.memory)
        # Kernel buffers take what one watcher is sent for a while, so it isn't known at once to be deaf.
        assert most - before[0] < 100, f"{most - before[0]:.0f} MB for {DEAF} watchers that never read"
        end = time.monotonic() + 60
        while there.descriptors > before[1] + 5:
            assert time.monotonic() < end, f"{there.descriptors - before[1]} descriptors are kept"
            time.sleep(0.2)
        for each in deaf:
            each.close()
        print(f"{most - before[0]:.1f} MB more while {DEAF} watchers didn't read {MOVES} moves")


def watch_without_reading(port: int, table: str) -> socket.socket:
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", port))
    deaf.sendall(upgrade(f"/t/{table}/live?shape=wide"))
    return deaf


class Pipe(asyncio.Transport):
    """A transport that notes each write, and tells its protocol to wait after many bytes."""

    def __init__(self, protocol: PatientWebSocket) -> None:
        super().__init__()
        self.protocol, self.writes = protocol, list[bytes]()

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))
        if sum(map(len, self.writes)) > patience._MOST_UNSENT:
            self.protocol.pause_writing()


def test_texts_of_one_moment_are_one_write() -> None:
    async def run() -> None:
        config = uvicorn.Config(app, log_level="error", lifespan="off")
        config.load()
        socket = PatientWebSocket(config, ServerState(), {})
        pipe = Pipe(socket)
        socket.transport = pipe
        assert all([socket.write_text("one"), socket.write_text("two"), not pipe.writes])
        await asyncio.sleep(0)
        assert pipe.writes == [b"\x81\x03one\x81\x03two"]
        # Someone who doesn't read is noticed at once, whatever else there is to say at this moment.
        assert [socket.write_text("x" * 40_000) for _ in range(4)] == [True, True, False, False]

    asyncio.run(run())
