"""Finished matches reviewed: one at a time in a worker process, given up when nobody waits for it."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Any, Final

from boneyard.server.http.errors import Refused
from boneyard.server.tasks import cancel_all
from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.jobs.records import NOTHING_DONE, Progress, ReviewJob
from boneyard.server.workers.pool import UNKNOWN, Crowded, Lease, Origin, WorkerPool, run_while
from boneyard.server.workers.process import Closed
from boneyard.server.workers.records import MEMORY, read_record

PATIENCE: Final = 12.0  # seconds after which nobody seems to wait anymore

_LIMIT: Final = 900.0  # seconds for one
_NICENESS: Final = 19  # it takes minutes
_MOST_WAITING: Final = 6
_KEPT: Final = 40
_SETUP: Final = WorkerSetup(("boneyard.server.workers.jobs.review_view",), MEMORY, _NICENESS)

CROWDED: Final = "Many matches are being looked back at just now: try again in a few minutes."
NOBODY_ASKED: Final = "Nobody has asked for this review yet, or it was given up: ask for it again."

log = logging.getLogger(__name__)


@dataclass
class _Review:
    """A review that waits or is worked on."""

    job: ReviewJob
    lease: Lease
    progress: Progress = NOTHING_DONE
    begun: bool = False
    failed: Refused | None = None
    asked_at: float = field(default_factory=monotonic)

    @property
    def wanted(self) -> bool:
        return monotonic() - self.asked_at <= PATIENCE


class Reviews:
    """All reviews of one server."""

    def __init__(self) -> None:
        self._pool: Final = WorkerPool(1, _SETUP, single_use=True, most_waiting=_MOST_WAITING)
        self._reviews: Final[dict[ReviewJob, _Review]] = {}
        self._found: Final[OrderedDict[ReviewJob, str]] = OrderedDict()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def pid(self) -> int | None:
        """The process that reviews now; None while none does."""
        return next(iter(self._pool.pids), None)

    def begin(self, job: ReviewJob, origin: Origin = UNKNOWN) -> dict[str, Any] | str:
        """Have a match reviewed, and say how far that is."""
        for each in [each for each in self._reviews.values() if each.failed is not None and not each.wanted]:
            del self._reviews[each.job]
        if job not in self._found and job not in self._reviews:
            try:
                review = self._reviews[job] = _Review(job, self._pool.lease(origin))
            except (Crowded, Closed):
                raise Refused(503, CROWDED) from None
            task = asyncio.create_task(self._carry_out(review))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self.ask(job)

    def ask(self, job: ReviewJob) -> dict[str, Any] | str:
        """How far it is, or the review itself as JSON; whoever asks is taken to wait for it."""
        if job in self._found:
            self._found.move_to_end(job)
            return self._found[job]
        review = self._reviews.get(job)
        if review is None:
            raise Refused(404, NOBODY_ASKED)
        review.asked_at = monotonic()
        if review.failed is not None:
            del self._reviews[job]
            raise review.failed
        return {
            "state": "working" if review.begun else "waiting",
            "done": review.progress.done,
            "of": review.progress.of,
            "before": review.lease.position,
        }

    def give_up(self, job: ReviewJob) -> None:
        """Nobody wants it anymore."""
        review = self._reviews.get(job)
        if review is not None:
            review.asked_at = -inf

    async def _carry_out(self, review: _Review) -> None:
        try:
            found = await run_while(lambda: review.wanted, self._run(review))
            if found is not None:
                self._found[review.job] = f'{{"state":"done","review":{found.decode()}}}'
                if len(self._found) > _KEPT:
                    self._found.popitem(last=False)
        except Refused as problem:
            review.failed = problem
        except Exception:
            log.exception("A match could not be reviewed.")
        finally:
            review.lease.give_back()
            if review.failed is None:
                self._reviews.pop(review.job, None)

    async def _run(self, review: _Review) -> bytes:
        def note(progress: Progress) -> None:
            review.progress = progress

        async with review.lease as worker:
            review.begun = True
            return await read_record(worker, review.job, _LIMIT, note)

    async def close(self) -> None:
        """Give up whatever is being done."""
        await cancel_all(self._tasks)
        await self._pool.close()
