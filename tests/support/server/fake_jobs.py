"""Jobs that do nothing useful, for tests of the processes that run them."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from boneyard.server.workers.job import Job


@dataclass(frozen=True)
class Echo(Job[str, str]):
    """Gives back what it is given, after some partial results."""

    text: str
    partials: tuple[str, ...] = ()

    def run(self, report: Callable[[str], None]) -> str:
        print("This must not fall among the frames.")
        for each in self.partials:
            report(each)
        return self.text


@dataclass(frozen=True)
class Gated(Job[str, str]):
    """Reports that it has started, and ends when a file appears."""

    name: str
    gate: str

    def run(self, report: Callable[[str], None]) -> str:
        report(self.name)
        while not Path(self.gate).exists():
            time.sleep(0.005)
        return self.name


@dataclass(frozen=True)
class Endless(Job[str, str]):
    """Reports once, and never ends."""

    def run(self, report: Callable[[str], None]) -> str:
        report("the best so far")
        time.sleep(600)
        return "too late"


@dataclass(frozen=True)
class Hungry(Job[None, int]):
    """Takes this many bytes."""

    size: int

    def run(self, report: Callable[[None], None]) -> int:
        return len(bytearray(self.size))


@dataclass(frozen=True)
class Raising(Job[None, None]):
    """Raises."""

    def run(self, report: Callable[[None], None]) -> None:
        raise ValueError("no idea")


@dataclass(frozen=True)
class Dying(Job[None, None]):
    """Takes its process with it."""

    def run(self, report: Callable[[None], None]) -> None:
        os._exit(1)


@dataclass(frozen=True)
class Surroundings(Job[None, tuple[int, int, bool]]):
    """Tells its process's id, its niceness, and whether a module was imported before it."""

    module: str

    def run(self, report: Callable[[None], None]) -> tuple[int, int, bool]:
        import sys

        return os.getpid(), os.nice(0), self.module in sys.modules
