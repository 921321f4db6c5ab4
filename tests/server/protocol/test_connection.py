"""A viewer who doesn't read is dropped; one who sends steadily may stay."""

import asyncio
from typing import Any

from starlette.websockets import WebSocketState

from boneyard.server.http.errors import CloseCode
from boneyard.server.http.patience import WRITE
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.protocol.connection import Connection


class Deaf:
    """A socket whose other end never reads."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}

    async def send(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        await asyncio.sleep(3600)


class Slow(Deaf):
    """A socket whose other end is behind with reading at first, and then keeps up."""

    def __init__(self) -> None:
        super().__init__()
        self.behind, self.texts = True, list[str]()
        self.scope = {"extensions": {WRITE: self.write}}

    def write(self, text: str) -> bool:
        if not self.behind:
            self.texts.append(text)
        return not self.behind

    async def send(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(0)
        self.texts.append(message["text"])


def test_a_viewer_who_does_not_read_is_dropped_instead_of_buffered_forever() -> None:
    async def run() -> None:
        connection = Connection(Deaf(), Bucket(20, 40))  # type: ignore[arg-type]
        receiving = asyncio.create_task(asyncio.sleep(3600))
        connection.receive_in(receiving)
        for _ in range(1000):
            connection.send_text("x" * 10_000)
        await asyncio.sleep(0)
        assert connection.closed is CloseCode.TRY_AGAIN
        assert len(connection._waiting) == 0
        await asyncio.wait([receiving], timeout=1)
        assert receiving.cancelled()

    asyncio.run(run())


def test_what_waits_is_sent_before_what_comes_later() -> None:
    async def run() -> None:
        socket = Slow()
        connection = Connection(socket, Bucket(20, 40))  # type: ignore[arg-type]
        connection.send_text("1")
        connection.send_text("2")
        socket.behind = False
        connection.send_text("3")
        assert not socket.texts
        while len(socket.texts) < 3:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.send_text("4")
        assert socket.texts == ["1", "2", "3", "4"], "at once again"

    asyncio.run(run())


def test_what_is_being_done_for_a_viewer_is_not_broken_off() -> None:
    async def run() -> None:
        connection = Connection(Deaf(), Bucket(20, 40))  # type: ignore[arg-type]
        receiving = asyncio.create_task(asyncio.sleep(3600))
        connection.receive_in(receiving)
        connection.begin_work()
        connection.close(CloseCode.TRY_AGAIN)
        await asyncio.sleep(0)
        assert not receiving.cancelled()
        receiving.cancel()

    asyncio.run(run())


def test_a_bucket_gives_its_fill_at_once_and_then_as_much_as_comes_in() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_one_large_message_is_no_backlog() -> None:
    async def run() -> None:
        connection = Connection(Deaf(), Bucket(20, 40))  # type: ignore[arg-type]
        connection.send_text("x" * 5_000_000)
        assert connection.closed is None
        connection.send_text("x")
        assert connection.closed is CloseCode.TRY_AGAIN

    asyncio.run(run())
