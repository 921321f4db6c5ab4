"""Jobs that take long: one at a time in a worker process, asked how far they are, given up when nobody waits."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from boneyard.server.http.errors import Refused
from boneyard.server.tasks import cancel_all
from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.jobs.records import NOTHING_DONE, Progress
from boneyard.server.workers.pool import UNKNOWN, Crowded, Lease, Origin, WorkerPool, run_while
from boneyard.server.workers.process import Closed, WorkerProcess

_KEPT: Final = 40

log = logging.getLogger(__name__)

LongJob = TypeVar("LongJob", bound=Hashable)

Note = Callable[[Progress], None]


@dataclass
class _Running(Generic[LongJob]):
    """A job that waits or is worked on."""

    job: LongJob
    lease: Lease
    progress: Progress = NOTHING_DONE
    begun: bool = False
    failed: Refused | None = None
    asked_at: float = field(default_factory=monotonic)


class LongJobs(ABC, Generic[LongJob]):
    """All jobs of one kind on one server, and the answers they came to."""

    what: str  # the name of the answer in what a page is told
    patience: float  # seconds after which nobody seems to wait anymore
    crowded: str  # what is said when too many wait
    nobody_asked: str  # and when there is no such job

    def __init__(self, setup: WorkerSetup, most_waiting: int) -> None:
        self._pool: Final = WorkerPool(1, setup, single_use=True, most_waiting=most_waiting)
        self._running: Final[dict[LongJob, _Running[LongJob]]] = {}
        self._found: Final[OrderedDict[LongJob, str]] = OrderedDict()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @abstractmethod
    async def work(self, worker: WorkerProcess, job: LongJob, note: Note) -> bytes:
        """The answer as JSON; whatever goes wrong is refused with a sentence."""

    @property
    def pid(self) -> int | None:
        """The process that works now; None while none does."""
        return next(iter(self._pool.pids), None)

    def begin(self, job: LongJob, origin: Origin = UNKNOWN) -> dict[str, Any] | str:
        """Have a job done, and say how far it is."""
        for each in [each for each in self._running.values() if each.failed and not self._wanted(each)]:
            del self._running[each.job]
        if job not in self._found and job not in self._running:
            try:
                running = self._running[job] = _Running(job, self._pool.lease(origin))
            except (Crowded, Closed):
                raise Refused(503, self.crowded) from None
            task = asyncio.create_task(self._carry_out(running))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.ask(job)

    def done(self, job: LongJob) -> str | None:
        """The answer, where it is there already."""
        return self._found.get(job)

    def ask(self, job: LongJob) -> dict[str, Any] | str:
        """How far it is, or the answer itself as JSON; whoever asks is taken to wait for it."""
        if job in self._found:
            self._found.move_to_end(job)
            return self._found[job]
        running = self._running.get(job)
        if running is None:
            raise Refused(404, self.nobody_asked)
        running.asked_at = monotonic()
        if running.failed is not None:
            del self._running[job]
            raise running.failed
        return {
            "state": "working" if running.begun else "waiting",
            "done": running.progress.done,
            "of": running.progress.of,
            "before": running.lease.position,
        }

    def give_up(self, job: LongJob) -> None:
        """Nobody wants it anymore."""
        running = self._running.get(job)
        if running is not None:
            running.asked_at = -inf

    def _wanted(self, running: _Running[LongJob]) -> bool:
        return monotonic() - running.asked_at <= self.patience

    async def _carry_out(self, running: _Running[LongJob]) -> None:
        try:
            found = await run_while(lambda: self._wanted(running), self._run(running))
            if found is not None:
                self._found[running.job] = f'{{"state":"done","{self.what}":{found.decode()}}}'
                if len(self._found) > _KEPT:
                    self._found.popitem(last=False)
        except Refused as problem:
            running.failed = problem
        except Exception:
            log.exception("A long job failed.")
        finally:
            running.lease.give_back()
            if running.failed is None:
                self._running.pop(running.job, None)

    async def _run(self, running: _Running[LongJob]) -> bytes:
        def note(progress: Progress) -> None:
            running.progress = progress

        async with running.lease as worker:
            running.begun = True
            return await self.work(worker, running.job, note)

    async def close(self) -> None:
        """Give up whatever is being done."""
        await cancel_all(self._tasks)
        await self._pool.close()
