"""Solvers search in processes of their own: a few at a time, for so long, and no longer than somebody wants to know."""

import asyncio
import json
import logging
import pickle
import sys
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.server.workers import pipes
from boneyard.server.workers.pipes import cancel_all

LOOKED: Final = 300_000  # positions


SECONDS: Final = 10.0


_STARTING: Final = 20.0  # seconds more that a busy machine may take for it


_GLANCE: Final = 0.2  # seconds between two looks whether anybody still wants to know


_MOST_WAITING: Final = 20


_KEPT: Final = 200  # answers, since whoever asks whether it can be won often wants to see it next

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """What the solver found; the line is written as in records."""

    won: bool
    left: int
    line: list[str]
    proved: bool
    positions: int


class NotSolved(BoneyardError):
    """A question that has no answer now."""


class Solvers:
    """Who is asked, and what was answered."""

    def __init__(self, at_once: int = 1) -> None:
        self._room: Final = asyncio.Semaphore(at_once)
        self._waiting = 0
        self._known: Final[OrderedDict[str, Answer]] = OrderedDict()
        self._errands: Final[dict[str, asyncio.Task[None]]] = {}
        self._processes: Final[set[Process]] = set()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes there are now."""
        return [process.pid for process in self._processes]

    def errand(self, who: str, work: "asyncio.Task[None]") -> None:
        """Let somebody have one search going on; the one before is broken off."""
        self.enough(who)
        self._errands[who] = work
        work.add_done_callback(
            lambda done: self._errands.pop(who) if self._errands.get(who) is done else None
        )

    def enough(self, who: str) -> None:
        """Break off a search that nobody waits for any more."""
        task = self._errands.pop(who, None)
        if task is not None:
            task.cancel()

    async def solve(self, match: Match, moment: str, wanted: Callable[[], bool]) -> Answer | None:
        """The answer for a moment of a match; None once nobody wants it any more."""
        known = self._known.get(moment)
        if known is not None:
            return known
        if self._waiting >= _MOST_WAITING:
            raise NotSolved("Too many people ask the solver just now: try again in a minute.")
        question = pickle.dumps(
            (match.edition, match.game.size, dict(match.options), match.state, LOOKED, SECONDS)
        )
        self._waiting += 1
        search = asyncio.create_task(self._searched(question))
        try:
            while wanted():
                done, _ = await asyncio.wait({search}, timeout=_GLANCE)
                if done:
                    return self._keep(moment, search.result())
            return None
        finally:
            self._waiting -= 1
            search.cancel()
            with suppress(asyncio.CancelledError, BoneyardError):
                await search

    def _keep(self, moment: str, answer: Answer) -> Answer:
        self._known[moment] = answer
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return answer

    async def _searched(self, question: bytes) -> Answer:
        async with self._room:
            process = await pipes.started("boneyard.server.workers.solver_process")
            self._processes.add(process)
            try:
                async with asyncio.timeout(SECONDS + _STARTING):
                    await pipes.send(process, pickle.dumps((sys.path, question)))
                    said: dict[str, Any] = json.loads(await pipes.receive(process))
            except (TimeoutError, asyncio.IncompleteReadError, ConnectionError, OSError):
                log.warning("A solver gave no answer.")
                raise NotSolved("The solver gave no answer in time: try again later in the game.") from None
            finally:
                self._processes.discard(process)
                await pipes.ended(process)
        if "failed" in said:
            raise NotSolved("The solver ran out of room: try again later in the game.")
        return Answer(**said)

    async def close(self) -> None:
        """Break everything off."""
        await cancel_all(self._errands.values())
