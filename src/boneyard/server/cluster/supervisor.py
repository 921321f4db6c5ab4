"""The parent of the worker processes: starts them, starts them again when they die, and ends with them."""

import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType
from typing import Final

Run = Callable[[], None]

_PAUSE: Final = 0.5  # seconds before a process that died young is started again
_YOUNG: Final = 5.0  # seconds
_WATCH: Final = 0.5  # seconds between looks for the parent


class Supervisor:
    """Keeps processes running: helpers, which are there as long as anyone is, and workers, which are asked to stop."""

    def __init__(self, helpers: Sequence[Run], workers: Sequence[Run]) -> None:
        self._runs: Final = [*helpers, *workers]
        self._helpers: Final = len(helpers)
        self._running: dict[int, int] = {}  # by process: which of them it runs
        self._born: dict[int, float] = {}
        self._stopping = False

    def run(self) -> None:
        """Run until a signal stops it, and every worker has finished what it was doing."""
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self._stop)
        for each_run in range(len(self._runs)):
            self._start(each_run)
        while any(number >= self._helpers for number in self._running.values()):
            pid, _status = os.waitpid(-1, 0)
            if pid not in self._running:
                continue  # none of ours
            number = self._running.pop(pid)
            if self._stopping:
                continue
            if time.monotonic() - self._born.pop(pid) < _YOUNG:
                time.sleep(_PAUSE)
            if not self._stopping:  # a signal may have come meanwhile
                self._start(number)
        for pid in self._running:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)

    def _start(self, number: int) -> None:
        parent = os.getpid()
        # A signal between the fork and the note of it would be for no one.
        masked = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                self._become(number, parent, masked)
                status = 0
            finally:
                os._exit(status)
        self._running[pid] = number
        self._born[pid] = time.monotonic()
        signal.pthread_sigmask(signal.SIG_SETMASK, masked)

    def _become(self, number: int, parent: int, masked: set[int | signal.Signals]) -> None:
        helps = number < self._helpers
        signal.signal(signal.SIGINT, signal.SIG_IGN if helps else signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.SIG_IGN if helps else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, masked)
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
        with suppress(KeyboardInterrupt):
            self._runs[number]()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True
        for pid, number in self._running.items():
            if number >= self._helpers:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGTERM)


def _end_with(parent: int) -> None:
    """End this process when its parent is gone, however that happened; a worker finishes what it was doing."""
    while os.getppid() == parent:
        time.sleep(_WATCH)
    if signal.getsignal(signal.SIGTERM) is signal.SIG_IGN:
        os._exit(1)
    os.kill(os.getpid(), signal.SIGTERM)
