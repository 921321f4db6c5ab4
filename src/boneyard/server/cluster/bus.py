"""The bus: lets the servers of one house tell each other what changed, who is connected, and who drives a table."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any, Final

import orjson

from boneyard.server.cluster.hub import DEAD_AFTER, Hub, HubLost
from boneyard.server.cluster.local import SCHEME, LocalHub
from boneyard.server.cluster.valkey import ValkeyHub
from boneyard.server.logs import name_of
from boneyard.server.steady_time import time
from boneyard.server.tasks import cancel_all

log = logging.getLogger(__name__)

_EVERY: Final = 0.3  # seconds between signs of life
_BEAT: Final = "beat"
_BYE: Final = "bye"
_LEAVING: Final = 1.0  # seconds to say goodbye

Handle = Callable[..., None]  # a server's name, and what it says


class Bus:
    """Signs of life, messages and leases of the servers on one database; without an address it is silent.

    A server hears its own signs of life too. When they stop coming, the bus is gone, and `up` is false until they
    come again. Other servers are only taken for dead while the bus is up.
    """

    def __init__(self, url: str) -> None:
        self.name: Final = token_hex(6)
        self.on_up: Callable[[], None] = (
            _nothing  # the bus is there again, and something may have been missed
        )
        self.on_down: Callable[[], None] = _nothing
        self.on_gone: Callable[[str, float], None] = _nobody_left  # a server, and when it was last alive
        self.report: Callable[[], object] = _nothing  # what goes with every sign of life
        self._hub: Hub | None = _hub_at(url)
        self._handlers: dict[str, Handle] = {}
        self._task: asyncio.Task[None] | None = None
        self._calls: set[asyncio.Task[None]] = set()
        self._others: dict[str, float] = {}  # when each other server was last heard, by our own clock
        self._heard_self = -DEAD_AFTER
        self._up_since = 0.0
        self._looked = 0.0  # when this server last looked around
        self._up = False
        self._lost = False  # whether the last sign of life couldn't be given
        self._first_heard = asyncio.Event()
        self._ahead = 0.0  # seconds that the hub's clock is ahead of ours
        self._leases: dict[str, int] = {}  # the numbers of the leases this server holds
        self._owners: dict[str, str] = {}  # the other servers that hold leases, as far as we know

    @property
    def shared(self) -> bool:
        """Whether there can be other servers."""
        return self._hub is not None

    @property
    def up(self) -> bool:
        """Whether messages arrive."""
        return self._up

    def time(self) -> float:
        """The time on which all servers agree, in seconds since 1970."""
        return time() + self._ahead

    def others(self) -> set[str]:
        """The other servers that are alive."""
        return set(self._others)

    def on(self, kind: str, handle: Handle) -> None:
        """Have a kind of message from other servers handled."""
        self._handlers[kind] = handle

    async def open(self) -> None:
        """Begin to receive and to send."""
        if self._hub is None:
            return
        await self._hub.open(self._receive)
        self._task = asyncio.create_task(self._live())
        with suppress(TimeoutError):
            async with asyncio.timeout(DEAD_AFTER):
                await self._first_heard.wait()

    async def close(self) -> None:
        """Say goodbye, so that no one waits for this server, and fall silent."""
        if self._hub is None:
            return
        await cancel_all([*([] if self._task is None else [self._task]), *self._calls])
        with suppress(HubLost, TimeoutError):
            async with asyncio.timeout(_LEAVING):
                await self._hub.leave(self.name)
                self.send(_BYE)
        await self._hub.close()

    def send(self, kind: str, *details: object) -> None:
        """Tell the others soon; who misses it reads the database when the bus is there again."""
        if self._hub is not None:
            self._hub.publish(_encode([self.name, kind, *details]))

    # --- leases

    def drives(self, what: str) -> int | None:
        """The number of our lease, if we have one."""
        return self._leases.get(what)

    def driven_elsewhere(self, what: str) -> bool:
        """Whether another living server holds the lease, as far as we know."""
        return self._owners.get(what) in self._others

    async def claim(self, what: str, above: int = 0) -> int | None:
        """Take a lease, and return its number; None if another server holds it.

        While the bus is gone everyone may drive, with the number that was valid last: the database takes one event
        for each ply, whoever sends it.
        """
        held = self._leases.get(what)
        if held is not None and held >= above:
            return held
        if self._hub is None or not self._up:
            return above
        try:
            lease = await self._hub.claim(what, self.name, above)
        except HubLost:
            return above
        if lease.owner != self.name:
            self._leases.pop(what, None)
            self._owners[what] = lease.owner
            self._others.setdefault(
                lease.owner, monotonic()
            )  # it is alive, and gone if nothing is heard of it
            return None
        self._owners.pop(what, None)
        self._leases[what] = lease.fence
        return lease.fence

    def doubt(self, what: str) -> None:
        """Ask again before this lease is used."""
        self._leases.pop(what, None)

    def release(self, what: str) -> None:
        """Give a lease back, and let the others know."""
        self._owners.pop(what, None)
        if self._leases.pop(what, None) is not None and self._hub is not None:
            self._call(self._give_back(what))

    async def _give_back(self, what: str) -> None:
        assert self._hub is not None
        await self._hub.release(what, self.name)
        self.send("free", what)

    def freed(self, what: str) -> None:
        """Another server has given a lease back."""
        self._owners.pop(what, None)

    async def release_all(self) -> None:
        """Give back every lease, before this server stops."""
        held, self._leases = list(self._leases), {}
        if self._hub is not None:
            with suppress(HubLost, TimeoutError):
                async with asyncio.timeout(_LEAVING):
                    for what in held:
                        await self._give_back(what)

    # --- notes

    def note(self, about: str, value: object) -> None:
        """Keep a note about something, for servers that come later."""
        if self._hub is not None:
            self._call(self._hub.note(about, self.name, _encode(value)))

    async def notes(self, about: str) -> dict[str, tuple[Any, float | None]]:
        """The other servers' notes about something, each with when its server was last alive; None if it still is."""
        if self._hub is None or not self._up:
            return {}
        try:
            found, seen = await self._hub.notes(about), await self._hub.servers()
        except HubLost:
            return {}
        now = self.time()
        return {
            server: (orjson.loads(value), _last_alive(seen, server, now))
            for server, value in found.items()
            if server != self.name
        }

    async def post(self, about: str, value: object) -> None:
        """Keep a note about something, and return once others can read it."""
        if self._hub is not None:
            with suppress(HubLost):
                await self._hub.note(about, self.name, _encode(value))

    async def read(self, about: str) -> list[tuple[Any, bool]]:
        """The other servers' notes about something, each with whether its server is alive."""
        return [(value, last is None) for value, last in (await self.notes(about)).values()]

    # --- how it goes

    def _call(self, call: Any) -> None:
        async def carry_out() -> None:
            with suppress(HubLost):
                await call

        task = asyncio.create_task(carry_out())
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _live(self) -> None:
        self._looked = monotonic()
        while True:
            await self._beat()
            await asyncio.sleep(_EVERY)
            self._look_around()

    async def _beat(self) -> None:
        assert self._hub is not None
        try:
            self._ahead = await self._hub.beat(self.name) - time()
        except HubLost as problem:
            if not self._lost:  # once for each time it is gone: it is asked several times a second
                log.warning("The bus doesn't answer: %s", problem)
            self._lost = True
            return
        if self._lost:
            log.warning("The bus answers again.")
        self._lost = False
        self.send(_BEAT, self.report())

    def _look_around(self) -> None:
        now = monotonic()
        late = now - self._looked - _EVERY
        if late > _EVERY:  # a server that got no time itself can't blame the others for their silence
            self._heard_self += late
            self._others = {server: heard + late for server, heard in self._others.items()}
        self._looked = now
        if self._up and now - self._heard_self > DEAD_AFTER:
            self._up = False
            self._leases.clear()
            self._owners.clear()
            log.warning("The bus is gone: looking into the database instead.")
            self.on_down()
        if not self._up or now - self._up_since < DEAD_AFTER:
            return  # they may all be alive, and only their messages got lost
        for server in [name for name, heard in self._others.items() if now - heard > DEAD_AFTER]:
            self._lose(server, self.time() - (now - self._others[server]))

    def _lose(self, server: str, at: float) -> None:
        self._others.pop(server, None)
        log.info("Another server is gone: %s", server)
        for what in [what for what, owner in self._owners.items() if owner == server]:
            del self._owners[what]
        self.on_gone(server, at)

    def _receive(self, message: bytes) -> None:
        try:
            server, kind, *details = orjson.loads(message)
            if server == self.name:
                if kind == _BEAT:
                    self._hear_self()
                return
            if kind == _BYE:
                self._lose(server, self.time())
                return
            self._others[server] = monotonic()
            handle = self._handlers.get(kind)
            if handle is not None:
                handle(server, *details)
        except Exception as problem:  # what another version says must not end the listening
            log.warning("A message of another server wasn't understood: %s", name_of(problem))

    def _hear_self(self) -> None:
        self._heard_self = monotonic()
        if not self._up:
            self._up, self._up_since = True, self._heard_self
            self._first_heard.set()
            self.on_up()


def _hub_at(url: str) -> Hub | None:
    if not url:
        return None
    return LocalHub(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else ValkeyHub(url)


def _last_alive(seen: Mapping[str, float], server: str, now: float) -> float | None:
    last = seen.get(server, 0.0)
    return None if now - last < DEAD_AFTER else last


def _nothing() -> None:
    """No one has asked to be notified."""


def _nobody_left(_server: str, _at: float) -> None:
    """No one has asked to be notified."""


def _encode(value: object) -> bytes:
    return orjson.dumps(value, default=tuple, option=orjson.OPT_NON_STR_KEYS)
