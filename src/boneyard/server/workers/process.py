"""A worker process as the server sees it: started when it is needed, sent jobs, killed when it is late."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from boneyard.core.errors import BoneyardError
from boneyard.server.workers.job import HEAD, FrameKind, Job, JobFailure, Partial, Result, WorkerSetup, frame
from boneyard.words.language import _, current

_MODULE: Final = "boneyard.server.workers.main"
_START_SECONDS: Final = 60.0  # a machine that is busy with other things starts a process slowly
_LEAVE_SECONDS: Final = 1.0  # for an idle worker to exit on its own


class Closed(BoneyardError):
    """A job that is not done because the server is closing."""

    def __init__(self) -> None:
        super().__init__(_("The server is closing and takes no more jobs."))


class WorkerLost(Exception):
    """The process went away in the middle of a job, or could not be started."""


class JobFailed(Exception):
    """The job itself raised; the worker is fine."""

    def __init__(self, failure: JobFailure) -> None:
        super().__init__(f"{failure.error}: {failure.message}")
        self.error = failure.error  # for the log: the message may name what the job is about
        self.out_of_memory = failure.out_of_memory


class WorkerProcess:
    """One process, started for its first job and again after its end. It does one job at a time."""

    def __init__(self, setup: WorkerSetup) -> None:
        self._setup: Final = setup
        self._process: Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, or None if none is running."""
        return None if self._process is None else self._process.pid

    @property
    def running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process before there is a job for it; WorkerLost where that can't be done."""
        try:
            await self._ready()
        except (asyncio.IncompleteReadError, OSError) as problem:  # a TimeoutError is an OSError
            await self.kill()
            raise (Closed() if self._closed else WorkerLost()) from problem
        except BaseException:
            await self.kill()
            raise

    async def run(
        self,
        job: Job[Partial, Result],
        deadline: float,
        on_partial: Callable[[Partial], None] | None = None,
    ) -> Result:
        """The result of a job; TimeoutError when it takes more seconds than the deadline allows.

        The time to start the process doesn't count. A job that is late or canceled costs the process: a result still
        to come would be taken for that of the next job.
        """
        message = pickle.dumps((current(), job))
        try:
            process = await self._ready()
            async with asyncio.timeout(deadline):
                await _send(process, FrameKind.JOB, message)
                kind, body = await _receive(process)
                while kind is FrameKind.PARTIAL:
                    if on_partial is not None:
                        on_partial(pickle.loads(body))
                    kind, body = await _receive(process)
        except TimeoutError:
            await self.kill()
            raise
        except (asyncio.IncompleteReadError, OSError) as problem:
            await self.kill()
            raise (Closed() if self._closed else WorkerLost()) from problem
        except BaseException:
            await self.kill()
            raise
        if kind is FrameKind.FAILED:
            raise JobFailed(pickle.loads(body))
        result: Result = pickle.loads(body)
        return result

    async def _ready(self) -> Process:
        if self._closed:
            raise Closed
        if self._process is not None and self.running:
            return self._process
        await self.kill()
        command = (sys.executable, "-P", "-m", _MODULE)
        process = self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        if self._closed:  # while it was being started
            raise Closed
        async with asyncio.timeout(_START_SECONDS):
            await _send(process, FrameKind.SETUP, pickle.dumps((sys.path, self._setup)))
            await _receive(process)
        return process

    async def kill(self) -> None:
        """Kill the process, whatever it is doing; the next job starts a new one."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self, *, busy: bool) -> None:
        """End the process for good; an idle one may exit on its own."""
        self._closed = True
        process = self._process
        if process is not None and process.stdin is not None and not busy:
            process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(_LEAVE_SECONDS):
                    await process.wait()
        await self.kill()


async def _send(process: Process, kind: FrameKind, body: bytes) -> None:
    """Send a frame; ConnectionResetError if the process is gone."""
    assert process.stdin is not None
    try:
        process.stdin.write(frame(kind, body))
    except RuntimeError as problem:  # uvloop knows that already
        raise ConnectionResetError(str(problem)) from None
    await process.stdin.drain()


async def _receive(process: Process) -> tuple[FrameKind, bytes]:
    """The next frame; IncompleteReadError if the process is gone."""
    assert process.stdout is not None
    length, kind = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
    return FrameKind(kind), await process.stdout.readexactly(length)
