"""What house rules change, for their page: found out once for each text, in a worker process."""

import logging
from typing import Final

from boneyard.core.phrase import marked
from boneyard.server.http.errors import Refused
from boneyard.server.logs import name_of
from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.jobs.rule_effects import RuleEffectsJob
from boneyard.server.workers.long_jobs import LongJobs, Note
from boneyard.server.workers.process import Closed, JobFailed, WorkerLost, WorkerProcess
from boneyard.words.language import _

_LIMIT: Final = 180.0  # seconds for one, on a machine that has other things to do
_SECONDS: Final = 10.0  # of the processor's time, after which the deals played are enough
_LEAST_DEALS: Final = 20
_MOST_DEALS: Final = 200
_MEMORY: Final = 1_500_000_000  # bytes
_NICENESS: Final = 5  # someone has the page open and is waiting
_MOST_WAITING: Final = 6
_SETUP: Final = WorkerSetup(("boneyard.server.workers.jobs.rule_effects",), _MEMORY, _NICENESS)

TOO_LONG: Final = marked(
    "These rules take too long to try out here. Use `boneyard lab compare` on your own computer."
)

log = logging.getLogger(__name__)


def job_for(text: str) -> RuleEffectsJob:
    """The job for a household's rules."""
    return RuleEffectsJob(text, _LEAST_DEALS, _MOST_DEALS, _SECONDS)


class RuleEffects(LongJobs[RuleEffectsJob]):
    """What rules change, for those that someone asked about."""

    what = "effects"
    patience = 12.0
    crowded = marked("Many house rules are being tried out right now. Try again in a few minutes.")
    nobody_asked = marked("These rules haven't been tried out yet, or it was stopped. Start it again.")

    def __init__(self) -> None:
        super().__init__(_SETUP, _MOST_WAITING)

    async def work(self, worker: WorkerProcess, job: RuleEffectsJob, note: Note) -> bytes:
        """What was found, as JSON."""
        try:
            return await worker.run(job, _LIMIT, note)
        except TimeoutError:
            raise Refused(422, _(TOO_LONG)) from None
        except (WorkerLost, JobFailed, Closed) as problem:
            log.warning("House rules couldn't be tried out: %s", getattr(problem, "error", name_of(problem)))
            raise Refused(
                503, _("These rules couldn't be tried out right now. Try again in a moment.")
            ) from None
