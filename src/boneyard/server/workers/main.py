"""The worker process: it runs one job after the other until the server closes its input or is gone."""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

from boneyard.server.workers.job import FrameKind, Job, JobFailure, WorkerSetup, frame, read_frame
from boneyard.words.language import use


def main() -> None:
    """Read jobs from the input and write results to the output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which closes our input
    source = sys.stdin.buffer
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a job prints must not fall among the frames

    def send(message: bytes) -> None:
        output.write(message)
        output.flush()

    def report(partial: object) -> None:
        send(frame(FrameKind.PARTIAL, pickle.dumps(partial)))

    with suppress(BrokenPipeError):
        opening = read_frame(source)
        if opening is None:
            return
        sys.path[:], setup = pickle.loads(opening[1])
        _set_up(setup)
        send(frame(FrameKind.READY, b""))
        while (request := read_frame(source)) is not None:
            send(_run(request[1], report))


def _set_up(setup: WorkerSetup) -> None:
    if hasattr(os, "nice"):
        os.nice(setup.niceness)
    if setup.memory_limit is not None:
        with suppress(ImportError, ValueError, OSError):
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (setup.memory_limit, setup.memory_limit))
    for name in setup.imports:
        import_module(name)


def _read(message: bytes) -> tuple[str, Job[Any, Any]]:
    """A job, and the language of its reader."""
    found: tuple[str, Job[Any, Any]] = pickle.loads(message)
    return found


def _run(message: bytes, report: Callable[[object], None]) -> bytes:
    """The frame that answers a job."""
    try:
        language, job = _read(message)
        with use(language):
            return frame(FrameKind.RESULT, pickle.dumps(job.run(report)))
    except BrokenPipeError:
        raise  # the server has gone while the job was reporting
    except Exception as problem:
        failure = JobFailure(type(problem).__name__, str(problem), isinstance(problem, MemoryError))
        return frame(FrameKind.FAILED, pickle.dumps(failure))


if __name__ == "__main__":
    main()
