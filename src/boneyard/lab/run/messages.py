"""What the lab and its worker processes send each other: pickled by our own code on both sides, after its length."""

import traceback
from struct import Struct
from typing import IO, Final, NamedTuple

from boneyard.core.errors import BoneyardError
from boneyard.words.language import _

_LENGTH: Final = Struct(">Q")  # before every message, both ways


def not_sent() -> str:
    """Why another process can't run a function that was made on the spot."""
    return _(
        "Other processes can't import what a script or notebook defines. Put it in a module, or use cores=1."
    )


class Failure(NamedTuple):
    """Why a task has no result: a sentence, and a traceback for unexpected errors."""

    why: str
    traceback: str


class TaskFailed(BoneyardError):
    """A task that went wrong in another process, a bot of your own as a rule."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.why)
        if failure.traceback:
            self.add_note(failure.traceback)


def failure_of(problem: Exception) -> Failure:
    """An exception of another process as a failure."""
    if isinstance(problem, BoneyardError):
        return Failure(str(problem), "\n".join(getattr(problem, "__notes__", [])))
    return Failure(f"{type(problem).__name__}: {problem}", traceback.format_exc())


def send(output: IO[bytes], message: bytes) -> None:
    """Write a message with its length before it."""
    output.write(_LENGTH.pack(len(message)) + message)
    output.flush()


def receive(source: IO[bytes]) -> bytes:
    """The next message; EOFError once the other side has gone."""
    head = source.read(_LENGTH.size)
    body = source.read(_LENGTH.unpack(head)[0]) if len(head) == _LENGTH.size else b""
    if len(head) < _LENGTH.size or len(body) < _LENGTH.unpack(head)[0]:
        raise EOFError
    return body
