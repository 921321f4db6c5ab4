"""Bots think in worker processes: none holds up a table, whether it thinks for too long or dies of it."""

import logging
from collections.abc import Sequence
from time import monotonic
from typing import Final

from boneyard.bots.question import Question, answer
from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.jobs.bots import BotAnswer, BotJob
from boneyard.server.workers.pool import UNKNOWN, Origin, Priority, WorkerPool
from boneyard.server.workers.process import JobFailed, WorkerLost, WorkerProcess

_TRIES: Final = 2  # a bot whose process dies is asked once more
_SUBSTITUTES: Final = ("greedy", "random")  # they move for a bot that gave no answer

log = logging.getLogger(__name__)


class BotWorkers:
    """Processes that think for the bots of all tables.

    Bots that aren't ours come from `modules`, each with a dict BOTS of names to bots.
    """

    def __init__(self, workers: int = 1, limit_seconds: float = 5.0, modules: Sequence[str] = ()) -> None:
        self._limit: Final = limit_seconds
        self._modules: Final = tuple(modules)
        setup = WorkerSetup(imports=("boneyard.server.workers.jobs.bots", *modules))
        self.pool: Final = WorkerPool(workers, setup)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes there are now."""
        return self.pool.pids

    async def choose(
        self, question: Question, origin: Origin = UNKNOWN, priority: Priority = Priority.NORMAL
    ) -> BotAnswer:
        """What the bot chooses; a simpler one moves for a bot that gives no answer in time."""
        asked = monotonic()
        async with self.pool.lease(origin, priority) as worker:
            began = monotonic()
            found = await self._answer(worker, BotJob(question, self._modules))
        waited, thought = began - asked, monotonic() - began
        log.debug(
            "%s at table %s waited %.0f ms for a worker and took %.0f ms, the start of its process included.",
            question.bot,
            origin.table or "?",
            waited * 1e3,
            thought * 1e3,
        )
        return found

    async def _answer(self, worker: WorkerProcess, job: BotJob) -> BotAnswer:
        """The requested bot's answer, or that of the first fallback that has one."""
        for name in dict.fromkeys((job.question.bot, *_SUBSTITUTES)):
            for _ in range(_TRIES):
                try:
                    return await worker.run(job.asking(name), self._limit)
                except TimeoutError:
                    log.warning("The bot %s was still thinking after %s seconds.", name, self._limit)
                    break
                except JobFailed as problem:
                    log.warning("The bot %s has no answer: %s", name, problem.error)
                    break
                except WorkerLost:
                    log.warning("The process in which the bot %s was thinking is gone.", name)
        # No process is available: random play needs none, and a table must never stall.
        name = _SUBSTITUTES[-1]
        choice = answer(job.question.asking(name))
        return BotAnswer(str(choice.move), choice.why, name, choice.how_sure)

    async def close(self) -> None:
        """End all processes, and refuse everyone still waiting for an answer."""
        await self.pool.close()
