"""Connections that dawdle: half-sent requests lock nobody out, and clients that never read give back what they hold."""

import asyncio
import base64
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from boneyard.server.http import patience
from boneyard.server.http.patience import PatientHttp, PatientWebSocket

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def app(
    scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """Say hello after the whole request; tell a WebSocket more than it wants to know."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        for _ in range(10_000):
            await send({"type": "websocket.send", "text": "x" * 100_000})
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


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


def test_half_sent_requests_lock_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "MOST_UNFINISHED", 5)

    async def run() -> None:
        async with serving() as (port, server):
            half = [await sent(port, b"GET / HTTP/1.1\r\nHost: h\r\n") for _ in range(20)]
            reader, writer = await sent(port, b"GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            assert (await asyncio.wait_for(reader.readuntil(b"hello"), 5)).startswith(b"HTTP/1.1 200")
            assert all([await is_cut_off(each) for each in half[:15]])
            assert len(server.server_state.connections) <= 6
            writer.write(
                b"GET / HTTP/1.1\r\nHost: h\r\n\r\n"
            )  # a connection that goes on has all its time again
            assert b"hello" in await asyncio.wait_for(reader.readuntil(b"hello"), 5)
            for each in (*half, (reader, writer)):
                each[1].close()

    asyncio.run(run())


def test_a_client_that_never_reads_gives_back_its_connection() -> None:
    async def run() -> None:
        async with serving(ws_ping_interval=0.1, ws_ping_timeout=0.2) as (port, server):
            key = base64.b64encode(b"0123456789abcdef").decode()
            deaf = socket.create_connection(("127.0.0.1", port))
            deaf.sendall(
                b"GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key.encode() + b"\r\n\r\n"
            )
            while not server.server_state.connections:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(10):
                while server.server_state.connections:
                    await asyncio.sleep(0.05)
            deaf.close()

    asyncio.run(run())
