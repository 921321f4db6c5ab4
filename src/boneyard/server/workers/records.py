"""Records are read in processes of their own: one that takes too long is ended, and says so to who brought it."""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import Any, Final

import orjson

from boneyard.server.http.errors import Refused
from boneyard.server.workers import pipes
from boneyard.server.workers.record_process import DONE, PROGRESS

_START_SECONDS: Final = 60.0


_MOST_WAITING: Final = 40  # jobs before one process


TOO_LONG: Final = "This record takes too long to be played again here."


CROWDED: Final = "Many people look at records just now: try again in a moment."


BROKEN: Final = "This record could not be shown: the process that read it broke. Try again in a moment."

log = logging.getLogger(__name__)


Hear = Callable[[dict[str, Any]], None]


class BadFile(Refused):
    """A record that cannot be read, with the line that is wrong where there is one."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(422, told["why"])
        self.told = told


class Reader:
    """One process that reads records, one job after the other."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._process: Process | None = None
        self._lock = asyncio.Lock()
        self._waiting = 0

    @property
    def pid(self) -> int | None:
        """The number of the process; None while there is none."""
        return None if self._process is None else self._process.pid

    async def ask(self, job: dict[str, Any], hear: Hear | None = None) -> bytes:
        """What a job comes to; refuses with a sentence what cannot be read, or not in time."""
        if self._waiting >= _MOST_WAITING:
            raise Refused(503, CROWDED)
        self._waiting += 1
        try:
            async with self._lock:
                return await self._asked(job, hear)
        finally:
            self._waiting -= 1

    async def _asked(self, job: dict[str, Any], hear: Hear | None) -> bytes:
        try:
            process = await self._running()
            async with asyncio.timeout(self._limit):
                said = await _exchange(process, pickle.dumps(job), hear)
        except TimeoutError:
            await self.end()
            raise Refused(422, TOO_LONG) from None
        except (asyncio.IncompleteReadError, OSError):
            await self.end()
            log.warning("The process that reads records is gone.")
            raise Refused(503, BROKEN) from None
        except BaseException:
            # An answer still to come would be taken for the next one's.
            await self.end()
            raise
        if said[:1] == DONE:
            return said[1:]
        raise BadFile(orjson.loads(said[1:]))

    async def _running(self) -> Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        await self.end()
        self._process = await pipes.started("boneyard.server.workers.record_process")
        async with asyncio.timeout(_START_SECONDS):
            await _exchange(self._process, pickle.dumps(sys.path), None)
        return self._process

    async def end(self) -> None:
        """End the process at once, whatever it is doing."""
        process, self._process = self._process, None
        await pipes.ended(process)


async def _exchange(process: Process, message: bytes, hear: Hear | None) -> bytes:
    """Send a message and read the one that answers it, with word of how far it is in between."""
    await pipes.send(process, message)
    while True:
        said = await pipes.receive(process)
        if said[:1] != PROGRESS:
            return said
        if hear is not None:
            hear(orjson.loads(said[1:]))
