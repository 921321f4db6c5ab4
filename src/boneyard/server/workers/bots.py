"""Bots think in processes of their own: none holds up a table, whether it thinks too long or dies of it."""

import asyncio
import json
import logging
import pickle
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from boneyard.bots.question import Question, answer
from boneyard.core.errors import BoneyardError
from boneyard.server.workers import pipes
from boneyard.server.workers.pipes import cancel_all

_TRIES: Final = 2  # a bot whose process dies is asked once more


_INSTEAD: Final = ("greedy", "random")  # who moves for a bot that gave no answer


_START_SECONDS: Final = 60.0  # a machine that is busy with other things starts a process slowly


_LEAVE_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """The move a bot makes, in the notation of records, one sentence that says why, and who chose it."""

    move_text: str
    why: str
    by: str


class Closing(BoneyardError):
    """A question that is not answered because the bots are being sent home."""


class _Lost(Exception):
    """The process went away in the middle of a question."""


class _Failed(Exception):
    """The bot itself said that it could not answer."""


class _Thinker:
    """One process, started when it is first needed and again after its end."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._modules = tuple(modules)
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process; None while there is none."""
        return None if self._process is None else self._process.pid

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer to a question, or TimeoutError when it takes longer than the limit."""
        process = await self._running()
        try:
            async with asyncio.timeout(limit):
                said = await _exchange(process, pickle.dumps(question))
        except _Failed:
            raise
        except BaseException:
            # Also when the wait was called off: an answer still to come would be taken for the next one's.
            await self.end()
            raise
        return Answer(said["move"], said["why"], question.bot)

    async def _running(self) -> Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        await self.end()
        self._process = await pipes.started("boneyard.server.workers.bot_process")
        try:
            opening = pickle.dumps((sys.path, self._modules))
            async with asyncio.timeout(_START_SECONDS):
                await _exchange(self._process, opening)
        except BaseException:
            await self.end()
            raise
        return self._process

    async def end(self) -> None:
        """End the process at once, whatever it is doing."""
        process, self._process = self._process, None
        await pipes.ended(process)

    async def leave(self) -> None:
        """Let the process go home by itself, and end it when it stays."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(_LEAVE_SECONDS):
                    await self._process.wait()
        await self.end()


async def _exchange(process: Process, message: bytes) -> dict[str, str]:
    """Send a message and read the one that answers it."""
    try:
        await pipes.send(process, message)
        said: dict[str, str] = json.loads(await pipes.receive(process))
    except (asyncio.IncompleteReadError, ConnectionError) as problem:
        raise _Lost from problem
    if "failed" in said:
        raise _Failed(said["failed"])
    return said


@dataclass
class _Waiting:
    question: Question
    answered: asyncio.Future[Answer]


class Thinkers:
    """Processes that think for the bots of all tables, first asked first answered.

    Bots of one's own come from modules named by `modules`, each with a BOTS of names to bots.
    """

    def __init__(self, workers: int = 1, limit_seconds: float = 5.0, modules: Sequence[str] = ()) -> None:
        self._workers: Final = max(1, workers)
        self._limit: Final = limit_seconds
        self._modules: Final = tuple(modules)
        self._waiting: Final[asyncio.Queue[_Waiting]] = asyncio.Queue()
        self._thinkers: Final[list[_Thinker]] = []
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._idle = 0
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes there are now."""
        return [thinker.pid for thinker in self._thinkers if thinker.pid is not None]

    async def choose(self, question: Question) -> Answer:
        """What the bot chooses; somebody simpler moves for one that gives no answer in time."""
        if self._closed:
            raise Closing("No bot answers any more: the server is closing.")
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(question, answered))
        if self._waiting.qsize() > self._idle and len(self._tasks) < self._workers:
            thinker = _Thinker(self._modules)
            self._thinkers.append(thinker)
            self._tasks.append(asyncio.create_task(self._work(thinker)))
        return await answered

    async def _work(self, thinker: _Thinker) -> None:
        while not self._closed:
            self._idle += 1
            try:
                waiting = await self._waiting.get()
            finally:
                self._idle -= 1
            if waiting.answered.cancelled():
                continue  # its table is gone
            try:
                found = await self._answer(thinker, waiting.question)
            except asyncio.CancelledError:
                _refuse(waiting)
                raise
            except Exception as problem:
                if not waiting.answered.done():
                    waiting.answered.set_exception(problem)
            else:
                if not waiting.answered.done():
                    waiting.answered.set_result(found)

    async def _answer(self, thinker: _Thinker, question: Question) -> Answer:
        """The answer of the bot that is asked, or of the first that gives one instead of it."""
        for name in dict.fromkeys((question.bot, *_INSTEAD)):
            for _ in range(_TRIES):
                try:
                    return await thinker.ask(question.asking(name), self._limit)
                except TimeoutError:
                    log.warning("The bot %s was still thinking after %s seconds.", name, self._limit)
                    break
                except _Failed as problem:
                    log.warning("The bot %s has no answer: %s", name, problem)
                    break
                except (_Lost, OSError):
                    log.warning("The process in which the bot %s was thinking is gone.", name)
        # No process can be had: chance needs none, and a table must never stall.
        choice = answer(question.asking(_INSTEAD[-1]))
        return Answer(str(choice.move), choice.why, _INSTEAD[-1])

    async def close(self) -> None:
        """Send everybody home; whoever still waits for an answer is refused."""
        self._closed = True
        await cancel_all(self._tasks)
        while not self._waiting.empty():
            _refuse(self._waiting.get_nowait())
        await asyncio.gather(*(thinker.leave() for thinker in self._thinkers))
        self._tasks.clear()


def _refuse(waiting: _Waiting) -> None:
    if not waiting.answered.done():
        waiting.answered.set_exception(Closing("No bot answers any more: the server is closing."))
