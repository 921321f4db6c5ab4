"""A worker process of the lab: it reads tasks from its input and writes their results to its output, one by one."""

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from struct import Struct
from typing import BinaryIO, Final, NamedTuple

from boneyard.core.errors import BadSetup, BoneyardError

_LENGTH: Final = Struct(">Q")  # before every message, both ways

NOT_SENT: Final = "What a script or a notebook defines can't be sent to other processes: put it in a module, or use cores=1."


class Failure(NamedTuple):
    """Why a task has no result: a sentence, and for what nobody expected where it happened."""

    why: str
    traceback: str


class TaskFailed(BoneyardError):
    """A task that went wrong in another process, a bot of your own as a rule."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.why)
        if failure.traceback:
            self.add_note(failure.traceback)


def failure_of(problem: Exception) -> Failure:
    """What is told of an exception in another process."""
    if isinstance(problem, BoneyardError):
        return Failure(str(problem), "\n".join(getattr(problem, "__notes__", [])))
    return Failure(f"{type(problem).__name__}: {problem}", traceback.format_exc())


def send(output: BinaryIO, message: bytes) -> None:
    """Write a message with its length before it."""
    output.write(_LENGTH.pack(len(message)) + message)
    output.flush()


def receive(source: BinaryIO) -> bytes:
    """The next message; EOFError once the other side has gone."""
    head = source.read(_LENGTH.size)
    body = source.read(_LENGTH.unpack(head)[0]) if len(head) == _LENGTH.size else b""
    if len(head) < _LENGTH.size or len(body) < _LENGTH.unpack(head)[0]:
        raise EOFError
    return body


def main() -> None:
    """Work until the input ends, which it does with the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the process that started this one
    source = sys.stdin.buffer
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not end up among the results
    with suppress(EOFError, BrokenPipeError):
        sys.path[:] = pickle.loads(receive(source))
        while True:
            send(output, pickle.dumps(_answer(receive(source))))


def _answer(message: bytes) -> tuple[bool, object]:
    """Whether a task went well, and what came of it."""
    try:
        try:
            function, task = pickle.loads(message)
        except AttributeError as problem:
            raise BadSetup(NOT_SENT if "__main__" in str(problem) else str(problem)) from None
        return True, function(task)
    except Exception as problem:
        return False, failure_of(problem)


if __name__ == "__main__":
    main()
