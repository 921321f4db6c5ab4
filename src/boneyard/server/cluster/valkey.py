"""A hub in Valkey or Redis, for servers on several machines."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from boneyard.core.errors import BadSetup
from boneyard.server.cluster.hub import DEAD_AFTER, LEASE_KEPT, NOTES_KEPT, Hub, HubLost, Lease, Receive
from boneyard.server.logs import name_of
from boneyard.server.tasks import cancel_all
from boneyard.words.language import _

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger(__name__)

_CHANNEL: Final = "boneyard"
_SERVERS: Final = "boneyard:servers"
_FENCE: Final = "boneyard:fence"
_LEASE: Final = "boneyard:lease:"
_NOTES: Final = "boneyard:notes:"
_PATIENCE: Final = 1.0  # seconds for one answer
_AGAIN: Final = 0.5  # seconds before a connection that broke is tried again
_MOST_WAITING: Final = 10_000  # messages; more are dropped
_AT_ONCE: Final = 200  # messages

# The clock of Valkey counts, so that servers whose clocks differ agree.
_NOW: Final = """
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
"""
_BEAT: Final = (
    _NOW
    + """
redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', now))
return string.format('%.0f', now)
"""
)
# A number is at least the time in milliseconds: so it's higher than all before even if Valkey has lost its memory.
_CLAIM: Final = (
    _NOW
    + """
local held = redis.call('HMGET', KEYS[1], 'owner', 'fence')
if held[1] then
  if held[1] == ARGV[1] then
    if tonumber(held[2]) >= tonumber(ARGV[2]) then return held end
  else
    local alive = redis.call('HGET', KEYS[2], held[1])
    if alive and now - tonumber(alive) < tonumber(ARGV[3]) then return held end
  end
end
local fence = math.max(now, tonumber(redis.call('GET', KEYS[3]) or '0') + 1, tonumber(ARGV[2]) + 1)
local text = string.format('%.0f', fence)
redis.call('SET', KEYS[3], text)
redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'fence', text)
redis.call('EXPIRE', KEYS[1], ARGV[4])
return {ARGV[1], text}
"""
)
_RELEASE: Final = "if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then redis.call('DEL', KEYS[1]) end"

Answer = TypeVar("Answer")


class ValkeyHub(Hub):
    """Messages over publish and subscribe, the rest in hashes."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing: deque[bytes] = deque(maxlen=_MOST_WAITING)
        self._something = asyncio.Event()

    async def open(self, receive: Receive) -> None:
        """Connect; a hub that can't be reached now is refused with a sentence."""
        try:
            from redis.asyncio import Redis
            from redis.exceptions import RedisError
        except ImportError:
            raise BadSetup(
                _(
                    "Servers that share a bus need an extra package: {command}.",
                    command="pip install 'boneyard[valkey]'",
                )
            ) from None
        try:
            self._client = Redis.from_url(self._url)
            async with asyncio.timeout(10 * _PATIENCE):
                await self._client.ping()
        except (RedisError, OSError, ValueError) as problem:
            raise BadSetup(_("The bus can't be reached: {why}.", why=problem)) from None
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(ready, receive)),
            asyncio.create_task(self._send()),
        ]
        await ready.wait()

    async def close(self) -> None:
        """Send what waits, and disconnect; a hub that is gone must not keep a server from closing."""
        with suppress(HubLost):
            await self._send_waiting()
        await cancel_all(self._tasks)
        if self._client is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE):
                    await self._client.aclose()

    def publish(self, message: bytes) -> None:
        """Send a message soon."""
        self._outgoing.append(message)
        self._something.set()

    async def beat(self, server: str) -> float:
        """Note that a server is alive."""
        return float(await self._ask(self._redis.eval(_BEAT, 1, _SERVERS, server))) / 1000

    async def servers(self) -> Mapping[str, float]:
        """When each server was last alive."""
        found = await self._ask(self._redis.hgetall(_SERVERS))
        return {name.decode(): float(at) / 1000 for name, at in found.items()}

    async def leave(self, server: str) -> None:
        """Forget a server."""
        await self._ask(self._redis.hdel(_SERVERS, server))

    async def claim(self, what: str, server: str, above: int = 0) -> Lease:
        """Take a lease, or learn who has it."""
        keys = (_LEASE + what, _SERVERS, _FENCE)
        asked = self._redis.eval(_CLAIM, 3, *keys, server, above, 1000 * DEAD_AFTER, LEASE_KEPT)
        owner, fence = await self._ask(asked)
        return Lease(owner.decode(), int(fence))

    async def release(self, what: str, server: str) -> None:
        """Give a lease back."""
        await self._ask(self._redis.eval(_RELEASE, 1, _LEASE + what, server))

    async def note(self, about: str, server: str, value: bytes) -> None:
        """Keep a note."""
        key = _NOTES + about
        await self._ask(self._redis.hset(key, server, value))
        await self._ask(self._redis.expire(key, NOTES_KEPT))

    async def notes(self, about: str) -> Mapping[str, bytes]:
        """All notes."""
        found = await self._ask(self._redis.hgetall(_NOTES + about))
        return {name.decode(): value for name, value in found.items()}

    @property
    def _redis(self) -> Any:
        assert self._client is not None, "not open"
        return self._client

    async def _ask(self, answer: Awaitable[Answer]) -> Answer:
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(_PATIENCE):
                return await answer
        except (RedisError, OSError) as problem:
            raise HubLost(name_of(problem)) from None

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._send_waiting()
            except HubLost as problem:
                log.warning("The bus didn't accept a message: %s", problem)
                await asyncio.sleep(_AGAIN)

    async def _send_waiting(self) -> None:
        while self._outgoing:
            some = [self._outgoing.popleft() for _each in range(min(_AT_ONCE, len(self._outgoing)))]
            line = self._redis.pipeline(transaction=False)
            for message in some:
                line.publish(_CHANNEL, message)
            await self._ask(line.execute())

    async def _listen(self, ready: asyncio.Event, receive: Receive) -> None:
        while True:
            try:
                async with self._redis.pubsub() as heard:
                    await heard.subscribe(_CHANNEL)
                    async for message in heard.listen():
                        if message["type"] == "subscribe":
                            ready.set()
                        elif message["type"] == "message":
                            receive(message["data"])
            except Exception as problem:
                log.debug("Lost the bus, trying again: %s", name_of(problem))
                await asyncio.sleep(_AGAIN)
