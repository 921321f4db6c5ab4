"""Long jobs: one at a time in a worker process, with progress, dropped when no one is waiting.

Servers of one house post on a board what they work on and what came of it, so that any of them can tell.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import inf
from time import monotonic
from typing import Any, Final, Generic, Protocol, TypeVar

from boneyard.server.http.errors import Refused
from boneyard.server.steady_time import time
from boneyard.server.tasks import cancel_all
from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.jobs.records import NOTHING_DONE, Progress
from boneyard.server.workers.pool import UNKNOWN, Crowded, Origin, WorkerLease, WorkerPool, run_while
from boneyard.server.workers.process import Closed, WorkerProcess
from boneyard.words.language import _

_KEPT: Final = 40
_POSTING: Final = 1.0  # seconds between notes for other servers
_ANSWER, _PROGRESS, _ASKED, _STOP = "answer", "progress", "asked", "stop"  # what a note has

log = logging.getLogger(__name__)

LongJob = TypeVar("LongJob", bound=Hashable)

Note = Callable[[Progress], None]


class Board(Protocol):
    """Where servers read each other's notes."""

    async def post(self, about: str, value: object) -> None:
        """Keep this server's note about something."""

    async def read(self, about: str) -> Sequence[tuple[Any, bool]]:
        """The other servers' notes about it, each with whether its server is alive."""


@dataclass
class _Running(Generic[LongJob]):
    """A job that waits or is worked on."""

    job: LongJob
    lease: WorkerLease
    progress: Progress = NOTHING_DONE
    begun: bool = False
    failed: Refused | None = None
    asked_at: float = field(default_factory=monotonic)


class LongJobs(ABC, Generic[LongJob]):
    """All jobs of one kind on one server, and their answers."""

    what: str  # the answer's name in what a page receives
    patience: float  # seconds without a request after which no one is waiting
    crowded: str  # what is said when too many wait
    nobody_asked: str  # and when there is no such job

    def __init__(self, setup: WorkerSetup, most_waiting: int) -> None:
        self.pool: Final = WorkerPool(1, setup, single_use=True, most_waiting=most_waiting)
        self._running: Final[dict[LongJob, _Running[LongJob]]] = {}
        self._found: Final[OrderedDict[LongJob, str]] = OrderedDict()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.board: Board | None = None  # of the house, if it has several servers

    @abstractmethod
    async def work(self, worker: WorkerProcess, job: LongJob, note: Note) -> bytes:
        """The answer as JSON; whatever goes wrong is refused with a sentence."""

    @property
    def pid(self) -> int | None:
        """The process that works now; None while none does."""
        return next(iter(self.pool.pids), None)

    def begin(self, job: LongJob, origin: Origin = UNKNOWN) -> dict[str, Any] | str:
        """Run a job, and report its progress."""
        for each in [each for each in self._running.values() if each.failed and not self._wanted(each)]:
            del self._running[each.job]
        if job not in self._found and job not in self._running:
            try:
                running = self._running[job] = _Running(job, self.pool.lease(origin))
            except (Crowded, Closed):
                raise Refused(503, _(self.crowded)) from None
            task = asyncio.create_task(self._carry_out(running))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.ask(job)

    def done(self, job: LongJob) -> str | None:
        """The answer, if it is ready."""
        return self._found.get(job)

    def ask(self, job: LongJob) -> dict[str, Any] | str:
        """The progress, or the answer as JSON; asking shows that someone is waiting."""
        if job in self._found:
            self._found.move_to_end(job)
            return self._found[job]
        running = self._running.get(job)
        if running is None:
            raise Refused(404, _(self.nobody_asked))
        running.asked_at = monotonic()
        if running.failed is not None:
            del self._running[job]
            raise running.failed
        return self._progress(running)

    def _progress(self, running: _Running[LongJob]) -> dict[str, Any]:
        return {
            "state": "working" if running.begun else "waiting",
            "done": running.progress.done,
            "of": running.progress.of,
            "before": running.lease.position,
        }

    def give_up(self, job: LongJob) -> None:
        """The job is no longer wanted."""
        running = self._running.get(job)
        if running is not None:
            running.asked_at = -inf

    # --- several servers

    async def begin_anywhere(self, job: LongJob, origin: Origin = UNKNOWN) -> dict[str, Any] | str:
        """Run a job, unless another server does or has, and report its progress."""
        if not self._known(job):
            elsewhere = await self._elsewhere(job)
            if elsewhere is not None:
                return elsewhere
        return self.begin(job, origin)

    async def ask_anywhere(self, job: LongJob) -> dict[str, Any] | str:
        """The progress or the answer, from whichever server knows."""
        if not self._known(job):
            elsewhere = await self._elsewhere(job)
            if elsewhere is not None:
                return elsewhere
        return self.ask(job)

    async def give_up_anywhere(self, job: LongJob) -> None:
        """The job is no longer wanted, whichever server runs it."""
        if job in self._running or self.board is None:
            self.give_up(job)
        else:
            await self.board.post(self._about(job), {_STOP: True})

    def _known(self, job: LongJob) -> bool:
        return self.board is None or job in self._found or job in self._running

    def _about(self, job: LongJob) -> str:
        return f"job {sha256(f'{self.what} {job!r}'.encode()).hexdigest()}"

    async def _elsewhere(self, job: LongJob) -> dict[str, Any] | str | None:
        """What another server has posted; asking shows it that someone is waiting."""
        assert self.board is not None
        about = self._about(job)
        notes = await self.board.read(about)
        answer = next((note[_ANSWER] for note, _alive in notes if _ANSWER in note), None)
        if answer is not None:
            self._keep(job, answer)
            return str(answer)
        progress: dict[str, Any] | None = next(
            (note[_PROGRESS] for note, alive in notes if alive and _PROGRESS in note), None
        )
        if progress is not None:
            await self.board.post(about, {_ASKED: time()})
        return progress

    async def _keep_posted(self, running: _Running[LongJob]) -> None:
        """Post the progress, and learn whether someone at another server is waiting."""
        assert self.board is not None
        about, asked = self._about(running.job), 0.0
        while True:
            await self.board.post(about, {_PROGRESS: self._progress(running)})
            for note, _alive in await self.board.read(about):
                if note.get(_STOP):
                    self.give_up(running.job)
                elif note.get(_ASKED, 0.0) > asked:
                    asked, running.asked_at = note[_ASKED], monotonic()
            await asyncio.sleep(_POSTING)

    # --- one job

    def _wanted(self, running: _Running[LongJob]) -> bool:
        return monotonic() - running.asked_at <= self.patience

    def _keep(self, job: LongJob, answer: str) -> None:
        self._found[job] = answer
        if len(self._found) > _KEPT:
            self._found.popitem(last=False)

    async def _carry_out(self, running: _Running[LongJob]) -> None:
        posting = None if self.board is None else asyncio.create_task(self._keep_posted(running))
        outcome: dict[str, object] = {}
        try:
            found = await run_while(lambda: self._wanted(running), self._run(running))
            if found is not None:
                answer = f'{{"state":"done","{self.what}":{found.decode()}}}'
                self._keep(running.job, answer)
                outcome = {_ANSWER: answer}
        except Refused as problem:
            running.failed = problem
        except Exception:
            log.exception("A long job failed.")
        finally:
            running.lease.give_back()
            if running.failed is None:
                self._running.pop(running.job, None)
            if posting is not None and self.board is not None:
                await cancel_all([posting])
                await self.board.post(self._about(running.job), outcome)

    async def _run(self, running: _Running[LongJob]) -> bytes:
        def note(progress: Progress) -> None:
            running.progress = progress

        async with running.lease as worker:
            running.begun = True
            return await self.work(worker, running.job, note)

    async def close(self) -> None:
        """Cancel all running jobs."""
        await cancel_all(self._tasks)
        await self.pool.close()
