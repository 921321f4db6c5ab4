"""Reads records in worker processes: one that takes too long is dropped, with a sentence for the uploader."""

import logging
from collections.abc import Callable
from typing import Any, Final

from boneyard.core.phrase import marked
from boneyard.server.http.errors import Refused
from boneyard.server.logs import name_of
from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.jobs.records import Progress, RecordJob, RecordProblem
from boneyard.server.workers.pool import UNKNOWN, Crowded, Origin, WorkerPool
from boneyard.server.workers.process import Closed, JobFailed, WorkerLost, WorkerProcess
from boneyard.words.language import _

OWN_SECONDS: Final = 30.0  # that one question about a record of our own tables may take
UPLOADED_SECONDS: Final = 8.0  # and about one that was uploaded

MEMORY: Final = 1_500_000_000  # bytes that one process may take
_NICENESS: Final = 5
_MOST_WAITING: Final = 40
_SETUP: Final = WorkerSetup(("boneyard.server.workers.jobs.records",), MEMORY, _NICENESS)

TOO_LONG: Final = marked("This record takes too long to replay here.")
CROWDED: Final = marked("Many people are viewing records right now. Try again in a moment.")
BROKEN: Final = marked("This record couldn't be shown because its reader failed. Try again in a moment.")

log = logging.getLogger(__name__)


class BadFile(Refused):
    """A record that can't be read, with the line that is wrong if there is one."""

    def __init__(self, problem: RecordProblem) -> None:
        super().__init__(422, problem.why)
        self.line = problem.line

    def as_json(self) -> dict[str, Any]:
        """What the page receives."""
        return {"why": str(self)} if self.line is None else {"why": str(self), "line": self.line}


class RecordWorkers:
    """One process that answers questions about records and keeps the last ones played."""

    def __init__(self, limit_seconds: float) -> None:
        self._limit = limit_seconds
        self.pool: Final = WorkerPool(1, _SETUP, most_waiting=_MOST_WAITING)

    @property
    def pid(self) -> int | None:
        """The id of the process; None while there is none."""
        return next(iter(self.pool.pids), None)

    async def ask(self, job: RecordJob, origin: Origin = UNKNOWN) -> bytes:
        """The result of a job; refuses with a sentence what can't be read, or not in time."""
        try:
            lease = self.pool.lease(origin)
        except (Crowded, Closed):
            raise Refused(503, _(CROWDED)) from None
        async with lease as worker:
            return await read_record(worker, job, self._limit)

    async def close(self) -> None:
        """End the process."""
        await self.pool.close()


async def read_record(
    worker: WorkerProcess,
    job: RecordJob,
    deadline: float,
    on_progress: Callable[[Progress], None] | None = None,
) -> bytes:
    """The result of a job about a record; any failure is refused with a sentence."""
    try:
        found = await worker.run(job, deadline, on_progress)
    except TimeoutError:
        raise Refused(422, _(TOO_LONG)) from None
    except (WorkerLost, JobFailed, Closed) as problem:
        log.warning("The process that reads records is gone: %s", getattr(problem, "error", name_of(problem)))
        raise Refused(503, _(BROKEN)) from None
    if isinstance(found, RecordProblem):
        raise BadFile(found)
    return found
