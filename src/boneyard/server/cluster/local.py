"""A hub for the processes of one `boneyard serve`: a small process of its own behind a Unix socket."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from time import time
from typing import Any, Final

import orjson

from boneyard.server.cluster.hub import DEAD_AFTER, Hub, HubLost, Lease, Receive
from boneyard.server.logs import name_of
from boneyard.server.tasks import cancel_all

log = logging.getLogger(__name__)

SCHEME: Final = "local://"
_PATIENCE: Final = 2.0  # seconds for one answer
_AGAIN: Final = 0.1  # seconds before a connection that broke is tried again
_LONGEST: Final = 1 << 24  # bytes of one message
_MOST_WAITING: Final = 1 << 24  # bytes for a process that doesn't read
_MOST_NOTED: Final = 50_000  # things; the oldest notes are forgotten
_FOR_ALL: Final = b"!"  # a published message; what begins otherwise is an answer


class LocalHub(Hub):
    """The client's side: a line for each question, and for each message."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._writer: asyncio.StreamWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._numbers = count(1)

    async def open(self, receive: Receive) -> None:
        """Connect, and stay connected."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._stay_connected(ready, receive))
        await ready.wait()

    async def close(self) -> None:
        """Disconnect."""
        if self._task is not None:
            await cancel_all([self._task])

    def publish(self, message: bytes) -> None:
        """Send a message to everyone, this process too."""
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(_FOR_ALL + message + b"\n")

    async def beat(self, server: str) -> float:
        """Note that a server is alive."""
        return float(await self._ask("beat", server))

    async def servers(self) -> Mapping[str, float]:
        """When each server was last alive."""
        found: dict[str, float] = await self._ask("servers")
        return found

    async def leave(self, server: str) -> None:
        """Forget a server."""
        await self._ask("leave", server)

    async def claim(self, what: str, server: str, above: int = 0) -> Lease:
        """Take a lease, or learn who has it."""
        return Lease(*await self._ask("claim", what, server, above))

    async def release(self, what: str, server: str) -> None:
        """Give a lease back."""
        await self._ask("release", what, server)

    async def note(self, about: str, server: str, value: bytes) -> None:
        """Keep a note."""
        await self._ask("note", about, server, value.decode())

    async def notes(self, about: str) -> Mapping[str, bytes]:
        """All notes."""
        found: dict[str, str] = await self._ask("notes", about)
        return {server: value.encode() for server, value in found.items()}

    async def _ask(self, *question: object) -> Any:
        if self._writer is None or self._writer.is_closing():
            raise HubLost("not connected")
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        self._writer.write(orjson.dumps([number, *question]) + b"\n")
        try:
            async with asyncio.timeout(_PATIENCE):
                return await answer
        except TimeoutError:
            raise HubLost("no answer") from None
        finally:
            self._answers.pop(number, None)

    async def _stay_connected(self, ready: asyncio.Event, receive: Receive) -> None:
        while True:
            try:
                reader, self._writer = await asyncio.open_unix_connection(self._path, limit=_LONGEST)
                ready.set()
                while line := await reader.readline():
                    if line.startswith(_FOR_ALL):
                        receive(line[1:-1])
                        continue
                    number, value = orjson.loads(line)
                    waiting = self._answers.get(number)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(value)
            except (OSError, ValueError) as problem:
                log.debug("Lost the bus, trying again: %s", name_of(problem))
            finally:
                if self._writer is not None:
                    self._writer.close()
            await asyncio.sleep(_AGAIN)


class _Memory:
    """What the hub remembers."""

    def __init__(self) -> None:
        self._alive: dict[str, float] = {}
        self._leases: dict[str, Lease] = {}
        self._notes: dict[str, dict[str, str]] = {}
        self._fence = 0
        self.calls: Final[Mapping[str, Callable[..., object]]] = {
            "beat": self._beat,
            "servers": lambda: self._alive,
            "leave": lambda server: self._alive.pop(server, None),
            "claim": self._claim,
            "release": self._release,
            "note": self._note,
            "notes": lambda about: self._notes.get(about, {}),
        }

    def _beat(self, server: str) -> float:
        now = self._alive[server] = time()
        return now

    def _claim(self, what: str, server: str, above: int) -> Lease:
        held = self._leases.get(what)
        if held is not None:
            ours = held.owner == server
            if ours and held.fence >= above:
                return held
            if not ours and time() - self._alive.get(held.owner, 0.0) < DEAD_AFTER:
                return held
        self._fence = max(self._fence + 1, int(time() * 1000), above + 1)
        lease = self._leases[what] = Lease(server, self._fence)
        return lease

    def _release(self, what: str, server: str) -> None:
        held = self._leases.get(what)
        if held is not None and held.owner == server:
            del self._leases[what]

    def _note(self, about: str, server: str, value: str) -> None:
        # A process that has gone leaves its notes only until someone else writes about the same thing.
        kept = {name: note for name, note in self._notes.get(about, {}).items() if name in self._alive}
        self._notes[about] = {**kept, server: value}
        if len(self._notes) > _MOST_NOTED:
            del self._notes[next(iter(self._notes))]


async def serve_hub(path: str) -> None:
    """Answer and pass on until canceled."""
    memory, connected = _Memory(), set[asyncio.StreamWriter]()

    async def attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.add(writer)
        try:
            while line := await reader.readline():
                if line.startswith(_FOR_ALL):
                    for each in connected:
                        if each.transport.get_write_buffer_size() < _MOST_WAITING:
                            each.write(line)
                    continue
                number, what, *details = orjson.loads(line)
                writer.write(orjson.dumps([number, memory.calls[what](*details)], default=tuple) + b"\n")
        except (OSError, ValueError) as problem:
            log.warning("A process left the bus: %s", name_of(problem))
        finally:
            connected.discard(writer)
            with suppress(OSError):
                writer.close()

    server = await asyncio.start_unix_server(attend, path, limit=_LONGEST)
    async with server:
        await server.serve_forever()
