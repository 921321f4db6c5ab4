"""Finished matches looked back at: one at a time in a process of its own, given up when nobody waits for it."""

import asyncio
import logging
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from hashlib import sha256
from time import monotonic
from typing import Any, Final

from boneyard.server.http.errors import Refused
from boneyard.server.workers.records import Reader

_LIMIT: Final = 900.0  # seconds for one


PATIENCE: Final = 12.0  # seconds after which nobody seems to wait any more


_MOST_WAITING: Final = 6


_KEPT: Final = 40


CROWDED: Final = "Many matches are being looked back at just now: try again in a few minutes."


NOBODY_ASKED: Final = "Nobody has asked for this review yet, or it was given up: ask for it again."

log = logging.getLogger(__name__)


Job = dict[str, Any]


@dataclass
class _Work:
    key: bytes
    job: Job
    done: int = 0
    of: int = 0
    begun: bool = False
    failed: Refused | None = None
    wanted: float = field(default_factory=monotonic)

    @property
    def forgotten(self) -> bool:
        return monotonic() - self.wanted > PATIENCE


class Reviews:
    """All reviews of one server."""

    def __init__(self) -> None:
        self._waiting: deque[_Work] = deque()
        self._works: dict[bytes, _Work] = {}
        self._found: OrderedDict[bytes, str] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._reader = Reader(_LIMIT)

    @property
    def pid(self) -> int | None:
        """The process that looks back now; None while none does."""
        return self._reader.pid

    def begin(self, job: Job) -> dict[str, Any] | str:
        """Have a match looked back at, and say how far that is."""
        key = _key(job)
        for work in [each for each in self._works.values() if each.failed is not None and each.forgotten]:
            del self._works[work.key]
        if key not in self._found and key not in self._works:
            if len(self._waiting) >= _MOST_WAITING:
                raise Refused(503, CROWDED)
            work = self._works[key] = _Work(key, job)
            self._waiting.append(work)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run())
        return self.ask(job)

    def ask(self, job: Job) -> dict[str, Any] | str:
        """How far it is, or the review itself as JSON; who asks waits for it."""
        key = _key(job)
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        work = self._works.get(key)
        if work is None:
            raise Refused(404, NOBODY_ASKED)
        work.wanted = monotonic()
        if work.failed is not None:
            del self._works[key]
            raise work.failed
        before = 0 if work.begun else 1 + self._waiting.index(work)
        return {
            "state": "working" if work.begun else "waiting",
            "done": work.done,
            "of": work.of,
            "before": before,
        }

    def give_up(self, job: Job) -> None:
        """Nobody wants it any more."""
        work = self._works.get(_key(job))
        if work is not None:
            work.wanted = 0.0

    async def _run(self) -> None:
        while self._waiting:
            work = self._waiting.popleft()
            if work.forgotten:
                self._works.pop(work.key, None)
                continue
            work.begun = True
            await self._one(work)

    async def _one(self, work: _Work) -> None:
        def hear(told: dict[str, Any]) -> None:
            work.done, work.of = told["done"], told["of"]

        asked = asyncio.create_task(self._reader.ask(work.job, hear))
        try:
            while not asked.done():
                await asyncio.wait([asked], timeout=0.25)
                if work.forgotten and not asked.done():
                    asked.cancel()
                    await asyncio.wait([asked])
            found = (await asked).decode()
            self._found[work.key] = f'{{"state":"done","review":{found}}}'
            if len(self._found) > _KEPT:
                self._found.popitem(last=False)
            self._works.pop(work.key, None)
        except Refused as problem:
            work.failed = problem
        except asyncio.CancelledError:
            self._works.pop(work.key, None)
            if not asked.done():  # the house closes
                asked.cancel()
                raise
        except Exception:
            log.exception("A match could not be looked back at.")
            self._works.pop(work.key, None)
        finally:
            await self._reader.end()

    async def close(self) -> None:
        """Give up whatever is being done."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._reader.end()


def _key(job: Job) -> bytes:
    return sha256(repr(sorted(job.items())).encode("utf-8", "replace")).digest()
