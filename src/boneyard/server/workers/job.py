"""What a worker process is asked to do, and the frames in which the server and its workers talk.

Everything that crosses the pipes is pickled by our own code on both sides. A record that a visitor uploads travels
as text inside a job: nothing that came from outside is ever unpickled.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from struct import Struct
from typing import BinaryIO, Final, Generic, NamedTuple, TypeVar

Partial = TypeVar("Partial")
Result = TypeVar("Result")

HEAD: Final = Struct(">IB")  # before every body, both ways: how long it is, and what it is


class FrameKind(IntEnum):
    """What the body of a frame is."""

    SETUP = 0  # to the worker, once: the search path for modules and a WorkerSetup
    READY = 1  # from the worker, once
    JOB = 2  # to the worker: the reader's language, and a Job
    PARTIAL = (
        3  # from the worker, any number of times before the job ends: progress, or the best answer so far
    )
    RESULT = 4  # from the worker: the job is done
    FAILED = 5  # from the worker: a Failure, and the worker is ready for the next job


class JobFailure(NamedTuple):
    """Why a job has no result."""

    error: str  # the name of the exception
    message: str
    out_of_memory: bool


@dataclass(frozen=True)
class WorkerSetup:
    """How a worker process runs."""

    imports: tuple[str, ...] = ()  # before it says that it is ready, so that no job waits for them
    memory_limit: int | None = None  # bytes, if the platform can limit memory
    niceness: int = 0  # above 0: lower priority than the tables


class Job(ABC, Generic[Partial, Result]):
    """One thing for a worker to do; subclasses are frozen dataclasses with what it needs to know."""

    @abstractmethod
    def run(self, report: Callable[[Partial], None]) -> Result:
        """Do it, in the worker process; `report` sends a partial result ahead."""


def frame(kind: FrameKind, body: bytes) -> bytes:
    """A body with its head before it."""
    return HEAD.pack(len(body), kind) + body


def read_frame(source: BinaryIO) -> tuple[FrameKind, bytes] | None:
    """The next frame; None once the other side has gone."""
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    length, kind = HEAD.unpack(head)
    body = source.read(length)
    return (FrameKind(kind), body) if len(body) == length else None
