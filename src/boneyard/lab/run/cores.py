"""Tasks on all cores of this machine: worker processes, one thread here for each, and a new one where one dies.

Not the standard library's pool: its processes import the caller's main module again, so that a script without a guard
around its last lines would start itself over and over; and one process that dies takes the whole pool with it.
"""

import pickle
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from queue import LifoQueue
from typing import Any, Final, TypeVar

from boneyard.core.errors import BoneyardError
from boneyard.lab.run.messages import TaskFailed, receive, send
from boneyard.words.language import _, current

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD: Final = 4  # tasks in flight for each worker, so that none waits for a slow one
_TRIES: Final = 3  # for one task, whose process may have been killed from outside


class WorkerDied(BoneyardError):
    """A process that ended in the middle of a task, again and again."""


class _Worker:
    """One process, started for its first task and again after its end."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._language = current()  # the caller's: another thread starts the process
        self._closed = False

    def run(self, message: bytes) -> Any:
        """The result of a task; if a process dies, another one tries again."""
        for _try in range(_TRIES):
            if self._closed:
                break
            with suppress(EOFError, OSError, ValueError):  # ValueError: its pipe was closed meanwhile
                process = self._process or self._start()
                assert process.stdin is not None
                assert process.stdout is not None
                send(process.stdin, message)
                fine, found = pickle.loads(receive(process.stdout))
                if fine:
                    return found
                raise TaskFailed(found)
            self.kill()
        raise WorkerDied(
            _("A worker process died {count} times on the same task. Is there enough memory?", count=_TRIES)
        )

    def _start(self) -> subprocess.Popen[bytes]:
        command = (sys.executable, "-P", "-m", "boneyard.lab.run.worker")
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin is not None
        send(self._process.stdin, pickle.dumps((sys.path, self._language)))
        return self._process

    def kill(self, *, closing: bool = False) -> None:
        """Kill the process; the next task starts a new one, unless everything is closing."""
        self._closed = self._closed or closing
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def in_order(function: Callable[[Task], Result], tasks: Iterable[Task], count: int) -> Iterator[Result]:
    """The result of every task, in order, from this many processes."""
    workers = [_Worker() for _number in range(count)]
    idle: LifoQueue[_Worker] = LifoQueue()
    for worker in workers:
        idle.put(worker)

    def ask(message: bytes) -> Result:
        worker = idle.get()
        try:
            found: Result = worker.run(message)
            return found
        finally:
            idle.put(worker)

    waiting: deque[Future[Result]] = deque()
    threads = ThreadPoolExecutor(count)
    try:
        for task in tasks:
            waiting.append(threads.submit(ask, pickle.dumps((function, task))))
            if len(waiting) > count * _AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill(closing=True)
        threads.shutdown()
