"""Reviews of finished matches: one at a time in a worker process, dropped when no one is waiting."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.jobs.records import ReviewJob
from boneyard.server.workers.long_jobs import LongJobs, Note
from boneyard.server.workers.process import WorkerProcess
from boneyard.server.workers.records import MEMORY, read_record

_LIMIT: Final = 900.0  # seconds for one
_NICENESS: Final = 19  # it takes minutes
_MOST_WAITING: Final = 6
_SETUP: Final = WorkerSetup(("boneyard.server.workers.jobs.review_view",), MEMORY, _NICENESS)


class Reviews(LongJobs[ReviewJob]):
    """All reviews of one server."""

    what = "review"
    patience = 12.0
    crowded = marked("Many matches are being reviewed right now. Try again in a few minutes.")
    nobody_asked = marked("This review hasn't been started, or it was stopped. Start it again.")

    def __init__(self) -> None:
        super().__init__(_SETUP, _MOST_WAITING)

    async def work(self, worker: WorkerProcess, job: ReviewJob, note: Note) -> bytes:
        """The review as JSON."""
        return await read_record(worker, job, _LIMIT, note)
