"""Several servers on one database tell each other which table has moved on, and who is connected to them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

from boneyard.core.errors import BadSetup
from boneyard.server.tasks import cancel_all

if TYPE_CHECKING:
    from redis.asyncio import Redis


log = logging.getLogger(__name__)

_CHANNEL: Final = "boneyard"
_AGAIN: Final = 1.0  # seconds before a bus that went away is tried again

Receive = Callable[[str, int], Awaitable[None]]
ReceivePresence = Callable[[str, str, list[int]], Awaitable[None]]  # server, table, seats
_HERE: Final = "here"


class Bus:
    """Carries "table T is now at ply N" over Valkey or Redis; without an address it is silent."""

    def __init__(self, url: str, receive: Receive, receive_presence: ReceivePresence) -> None:
        self._url = url
        self._receive = receive
        self._receive_presence = receive_presence
        self._name = token_hex(4)  # so that nobody listens to oneself
        self._client: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(10_000)

    async def open(self) -> None:
        """Begin to receive and to send."""
        if not self._url:
            return
        try:
            from redis.asyncio import Redis
            from redis.exceptions import RedisError
        except ImportError:
            raise BadSetup(
                "Servers that share a bus need one more package: pip install 'boneyard[valkey]'."
            ) from None
        try:
            self._client = Redis.from_url(self._url)
            await self._client.ping()
        except (RedisError, OSError, ValueError) as problem:
            raise BadSetup(f"The bus cannot be reached: {problem}.") from None
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(ready)), asyncio.create_task(self._send())]
        await ready.wait()

    async def close(self) -> None:
        """Fall silent."""
        await cancel_all(self._tasks)
        if self._client is not None:
            with suppress(TimeoutError):  # a bus that has gone must not keep the server from closing
                async with asyncio.timeout(_AGAIN):
                    await self._client.aclose()

    def publish(self, table: str, ply: int) -> None:
        """Tell the others soon; who misses it finds out by a conflict in the store."""
        self._queue(f"{self._name} {table} {ply}")

    def publish_presence(self, table: str, seats: list[int]) -> None:
        """Tell the others soon which seats of a table are connected to this server."""
        self._queue(f"{self._name} {table} {_HERE} {','.join(map(str, seats)) or '-'}")

    def _queue(self, text: str) -> None:
        if self._client is not None:
            with suppress(asyncio.QueueFull):
                self._outgoing.put_nowait(text)

    async def _send(self) -> None:
        assert self._client is not None
        while True:
            text = await self._outgoing.get()
            try:
                await self._client.publish(_CHANNEL, text)
            except Exception as problem:
                log.warning("The bus did not take a message: %s", problem)
                await asyncio.sleep(_AGAIN)

    async def _listen(self, ready: asyncio.Event) -> None:
        assert self._client is not None
        while True:
            try:
                async with self._client.pubsub() as heard:
                    await heard.subscribe(_CHANNEL)
                    async for message in heard.listen():
                        if message["type"] == "subscribe":
                            ready.set()
                        else:
                            await self._take(message)
            except Exception as problem:
                log.warning("The bus went away and is tried again: %s", problem)
                await asyncio.sleep(_AGAIN)

    async def _take(self, message: dict[str, Any]) -> None:
        match bytes(message["data"]).decode("ascii", "replace").split():
            case [name, table, ply] if name != self._name and ply.isdigit():
                try:
                    await self._receive(table, int(ply))
                except Exception:
                    log.exception("Table %s could not catch up.", table)
            case [name, table, what, seats] if name != self._name and what == _HERE:
                here = [int(seat) for seat in seats.split(",") if seat.isdigit()]
                await self._receive_presence(name, table, here)
