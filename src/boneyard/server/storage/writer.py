"""The writer: one thread that commits everything waiting in one transaction, then wakes the waiters."""

import asyncio
import logging
import threading
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from boneyard.core.errors import BoneyardError
from boneyard.words.language import _

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

_LARGEST_BATCH: Final = 500  # works in one transaction

log = logging.getLogger(__name__)


class NotWritten(BoneyardError):
    """The disk or the database refused: nothing has changed."""

    def __init__(self) -> None:
        super().__init__(_("That couldn't be saved, so nothing has changed. Try again in a moment."))


class _Waiting(NamedTuple):
    """A piece of work that hasn't been done yet."""

    work: Work[Any]
    future: Future[Any]
    savepoint: bool


class _Outcome(NamedTuple):
    """The result of a piece of work, delivered once it is committed."""

    future: Future[Any]
    result: Any
    problem: Exception | None


class Writer:
    """A queue of small works on the database, done by one thread, many to a transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Waiting] = deque()
        self._wake = threading.Event()
        self._stopping = False
        self._thread: threading.Thread | None = None
        self.commits = 0  # transactions so far, to see how well the writer groups
        self.on_commit: Callable[[float], None] = _nobody_asks  # called with the seconds each took

    @property
    def alive(self) -> bool:
        """Whether it writes."""
        return self._thread is not None and self._thread.is_alive() and not self._stopping

    def start(self) -> None:
        """Start to write."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, and stop."""
        self._stopping = True
        self._wake.set()
        if self._thread is not None:
            self._thread.join()

    def add(self, work: Work[Result], savepoint: bool = True) -> Future[Result]:
        """Schedule work for the next transaction; work that can't fail on its own needs no savepoint."""
        future: Future[Result] = asyncio.get_running_loop().create_future()
        if self._stopping:
            future.set_exception(NotWritten())
            return future
        self._waiting.append(_Waiting(work, future, savepoint))
        if not self._wake.is_set():  # otherwise the writer has yet to look
            self._wake.set()
        return future

    def _run(self) -> None:
        connection: Connection | None = None
        while True:
            self._wake.wait()
            self._wake.clear()
            while self._waiting:
                count = min(len(self._waiting), _LARGEST_BATCH)
                connection = self._commit(connection, [self._waiting.popleft() for _ in range(count)])
            if self._stopping and not self._waiting:
                if connection is not None:
                    connection.close()
                return

    def _commit(self, connection: Connection | None, batch: Sequence[_Waiting]) -> Connection | None:
        """Do a batch and commit it; a connection that broke is given up, and the next batch gets a new one."""
        began = monotonic()
        try:
            if connection is None:
                connection = self._engine.connect()
            with connection.begin():
                outcomes = [_do(connection, waiting) for waiting in batch]
        except Exception:
            log.exception("Nothing could be saved.")
            _tell([_Outcome(waiting.future, None, NotWritten()) for waiting in batch])
            _give_up(connection)
            return None
        self.commits += 1
        self.on_commit(monotonic() - began)
        _tell(outcomes)
        return connection


def _nobody_asks(_seconds: float) -> None:
    """The default of `Writer.on_commit`."""


def _do(connection: Connection, waiting: _Waiting) -> _Outcome:
    work, future, savepoint = waiting
    if not savepoint:
        return _Outcome(future, work(connection), None)
    nested = connection.begin_nested()
    try:
        result = work(connection)
    except SQLAlchemyError:
        nested.rollback()
        return _Outcome(future, None, NotWritten())
    nested.commit()
    return _Outcome(future, result, None)


def _tell(outcomes: Sequence[_Outcome]) -> None:
    """Wake all waiters, one wake-up per event loop: waking a loop costs more than the work it then does."""
    loops: dict[AbstractEventLoop, list[_Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, those in loops.items():
        with suppress(RuntimeError):  # a closed loop has no waiters left
            loop.call_soon_threadsafe(_settle, those)


def _settle(outcomes: Sequence[_Outcome]) -> None:
    for future, result, problem in outcomes:
        if future.done():
            continue  # the waiter is gone
        if problem is None:
            future.set_result(result)
        else:
            future.set_exception(problem)


def _give_up(connection: Connection | None) -> None:
    if connection is None:
        return
    with suppress(Exception):  # it was broken already, and the next one must be made
        connection.invalidate()
        connection.close()
