"""One thread writes: all that waits is committed in one transaction, and everybody who waited is told then."""

import asyncio
import logging
import threading
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from boneyard.core.errors import BoneyardError

Done = TypeVar("Done")


_MOST: Final = 500  # works in one transaction

log = logging.getLogger(__name__)


class NotWritten(BoneyardError):
    """The disk or the database refused: nothing has changed."""

    def __init__(self) -> None:
        super().__init__(
            "That could not be written down just now, so nothing has changed: try again in a moment."
        )


class Writer:
    """A queue of small works on the database, done by one thread, many to a transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[tuple[Callable[[Connection], Any], Future[Any], bool]] = deque()
        self._something = threading.Event()
        self._ending = False
        self._thread: threading.Thread | None = None
        self.commits = 0  # transactions so far, for those who want to know how well it groups
        self.works = 0

    def start(self) -> None:
        """Begin to write."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, and end."""
        self._ending = True
        self._something.set()
        if self._thread is not None:
            self._thread.join()

    def add(self, work: Callable[[Connection], Done], plain: bool = False) -> Future[Done]:
        """Have something done in the next transaction; a plain work cannot fail by itself and needs no fence."""
        loop = asyncio.get_running_loop()
        promise: Future[Done] = loop.create_future()
        if self._ending:
            promise.set_exception(NotWritten())
            return promise
        self._waiting.append((work, promise, plain))
        self._something.set()
        return promise

    def _run(self) -> None:
        connection: Connection | None = None
        while True:
            self._something.wait()
            self._something.clear()
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), _MOST))]
                connection = self._commit(connection, batch)
            if self._ending and not self._waiting:
                if connection is not None:
                    connection.close()
                return

    def _commit(
        self,
        connection: Connection | None,
        batch: list[tuple[Callable[[Connection], Any], Future[Any], bool]],
    ) -> Connection | None:
        """Do a batch of works and commit them; a connection that broke is given up, the next batch gets a new one."""
        outcomes: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            if connection is None:
                connection = self._engine.connect()
            with connection.begin():
                for work, promise, plain in batch:
                    outcomes.append(_done(connection, work, promise, plain))
        except Exception:
            log.exception("Nothing could be written.")
            _tell([(promise, None, NotWritten()) for _, promise, _ in batch])
            _let_go(connection)
            return None
        self.commits += 1
        self.works += len(batch)
        _tell(outcomes)
        return connection


def _tell(outcomes: list[tuple[Future[Any], Any, Exception | None]]) -> None:
    """Wake those who wait, all of one loop at once: waking a loop costs more than what it then does."""
    loops: dict[AbstractEventLoop, list[tuple[Future[Any], Any, Exception | None]]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome[0].get_loop(), []).append(outcome)
    for loop, those in loops.items():
        with suppress(RuntimeError):  # a loop that has closed has nobody left to tell
            loop.call_soon_threadsafe(_settle, those)


def _settle(outcomes: list[tuple[Future[Any], Any, Exception | None]]) -> None:
    for promise, result, problem in outcomes:
        if promise.done():
            continue  # whoever waited has gone
        if problem is None:
            promise.set_result(result)
        else:
            promise.set_exception(problem)


def _done(
    connection: Connection, work: Callable[[Connection], Any], promise: Future[Any], plain: bool
) -> tuple[Future[Any], Any, Exception | None]:
    if plain:
        return promise, work(connection), None
    fence = connection.begin_nested()
    try:
        result = work(connection)
    except SQLAlchemyError:
        fence.rollback()
        return promise, None, NotWritten()
    fence.commit()
    return promise, result, None


def _let_go(connection: Connection | None) -> None:
    if connection is None:
        return
    with suppress(Exception):  # it was broken already, and the next one must be made
        connection.invalidate()
        connection.close()
