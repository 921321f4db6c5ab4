"""Runs solvers in worker processes: a few at a time, for a limited time, and only while someone is waiting."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.server.tasks import cancel_all
from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.jobs.solver import SolverAnswer, SolverJob
from boneyard.server.workers.pool import UNKNOWN, Crowded, Origin, WorkerPool, run_while
from boneyard.server.workers.process import Closed, JobFailed, WorkerLost
from boneyard.words.language import _

MOST_POSITIONS: Final = 1_000_000
SECONDS: Final = 10.0

_SPARE_SECONDS: Final = 20.0  # that a busy machine may take on top of them
_MEMORY: Final = 2 << 30  # bytes
_NICENESS: Final = 10  # people who play come first
_MOST_WAITING: Final = 20
_KEPT: Final = 200  # answers: people who ask whether it can be won often ask for the solution next

log = logging.getLogger(__name__)


class NotSolved(BoneyardError):
    """A question that has no answer now."""


class SolverWorkers:
    """The searches that are going on, and what was found."""

    def __init__(self, workers: int = 1) -> None:
        setup = WorkerSetup(("boneyard.bots.solitaire.advice",), _MEMORY, _NICENESS)
        self.pool: Final = WorkerPool(workers, setup, single_use=True, most_waiting=_MOST_WAITING)
        self._known: Final[OrderedDict[str, SolverAnswer]] = OrderedDict()
        self._searches: Final[dict[str, asyncio.Task[None]]] = {}

    @property
    def pids(self) -> list[int]:
        """The ids of the processes there are now."""
        return self.pool.pids

    def start_search(self, person: str, search: "asyncio.Task[None]") -> None:
        """Register a person's search and cancel their previous one."""
        self.stop_search(person)
        self._searches[person] = search
        search.add_done_callback(
            lambda done: self._searches.pop(person) if self._searches.get(person) is done else None
        )

    def stop_search(self, person: str) -> None:
        """Break off a search that its person doesn't wait for anymore."""
        task = self._searches.pop(person, None)
        if task is not None:
            task.cancel()

    async def solve(
        self, match: Match, moment: str, wanted: Callable[[], bool], origin: Origin = UNKNOWN
    ) -> SolverAnswer | None:
        """The answer for a moment of a match, or None once no one wants it anymore."""
        known = self._known.get(moment)
        if known is not None:
            return known
        options = dict(match.options)
        job = SolverJob(match.edition, match.game.size, options, match.state, MOST_POSITIONS, SECONDS)
        found = await run_while(wanted, self._search(job, origin))
        if found is not None:
            self._known[moment] = found
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return found

    async def _search(self, job: SolverJob, origin: Origin) -> SolverAnswer:
        try:
            return await self.pool.run(job, SECONDS + _SPARE_SECONDS, origin)
        except Crowded:
            raise NotSolved(
                _("Too many people are asking the solver right now. Try again in a minute.")
            ) from None
        except JobFailed as problem:
            log.warning("A solver failed: %s", problem.error)
            if problem.out_of_memory:
                raise NotSolved(_("The solver ran out of memory. Try again later in the game.")) from None
        except (TimeoutError, WorkerLost, Closed):
            log.warning("A solver gave no answer.")
        raise NotSolved(_("The solver had no answer in time. Try again later in the game."))

    async def close(self) -> None:
        """Break everything off."""
        await cancel_all(self._searches.values())
        await self.pool.close()
