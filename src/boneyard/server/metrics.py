"""A server's own metrics for Prometheus: numbers only, never which table or person they are about."""

import asyncio
import os
import sys
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from time import monotonic, process_time
from typing import Final, NamedTuple

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)  # jobs of workers
_LAG: Final = 0.5  # seconds between two looks at how late the event loop is

Labels = tuple[str, ...]


class Sample(NamedTuple):
    """One line: what is behind the family's name, its labels, the number."""

    suffix: str
    labels: Mapping[str, str]
    value: float


class Family(NamedTuple):
    """All samples of one name."""

    name: str
    kind: str  # counter, gauge, histogram
    says: str
    samples: Iterable[Sample]


class Counter:
    """How often something happened, by labels whose values come from our own code: no one else can add one."""

    def __init__(self, *labels: str) -> None:
        self._names: Final = labels
        self._counts: Final[Tally[Labels]] = Tally()

    def add(self, *labels: str, many: int = 1) -> None:
        """Count once more, or many times."""
        self._counts[labels] += many

    @property
    def total(self) -> int:
        """All together."""
        return self._counts.total()

    def samples(self) -> list[Sample]:
        """One for each set of labels; one without labels is there from the start."""
        if not self._names and not self._counts:
            return [Sample("", {}, 0)]
        return [Sample("", dict(zip(self._names, labels)), n) for labels, n in sorted(self._counts.items())]


class Histogram:
    """How long something takes."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds: Final = tuple(bounds)
        self._counts: Final = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Note one more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def samples(self, labels: Mapping[str, str] | None = None) -> Iterator[Sample]:
        """How many took at most so long, for each bound; then their sum and their number."""
        fixed = labels or {}
        below = 0
        for bound, number in zip((*self._bounds, float("inf")), tuple(self._counts)):
            below += number
            yield Sample("_bucket", {**fixed, "le": _number(bound)}, below)
        yield Sample("_sum", fixed, self._sum)
        yield Sample("_count", fixed, below)


class Metrics:
    """What is counted while a server runs; anything that can be looked up isn't kept here."""

    def __init__(self) -> None:
        self.requests: Final = Counter("method", "route", "status")
        self.moves: Final = Counter()
        self.commits: Final = Histogram(QUICK)
        self.lag: Final = Histogram(QUICK)
        self.sockets = 0  # open ones
        self.visits = 0  # requests and connections so far

    async def watch_loop(self) -> None:
        """Measure periodically how late the event loop runs."""
        while True:
            due = monotonic() + _LAG
            await asyncio.sleep(_LAG)
            self.lag.observe(max(0.0, monotonic() - due))


def gauge(name: str, says: str, value: float) -> Family:
    """A number that goes up and down."""
    return Family(name, "gauge", says, [Sample("", {}, value)])


def process_families() -> list[Family]:
    """What every process can say of itself, by the names that Prometheus uses for it."""
    found = [
        Family(
            "process_cpu_seconds_total",
            "counter",
            "CPU time of this process.",
            [Sample("", {}, process_time())],
        )
    ]
    memory = _resident_bytes()
    if memory is not None:
        found.append(gauge("process_resident_memory_bytes", "Memory of this process.", memory))
    with suppress(OSError):  # only Linux lists them here
        found.append(gauge("process_open_fds", "Open files and sockets.", len(os.listdir("/proc/self/fd"))))
    return found


def exposition(families: Iterable[Family]) -> str:
    """The text that Prometheus reads."""
    lines = []
    for family in families:
        lines += [f"# HELP {family.name} {family.says}", f"# TYPE {family.name} {family.kind}"]
        lines += [_line(family.name, sample) for sample in family.samples]
    return "\n".join([*lines, ""])


def _line(name: str, sample: Sample) -> str:
    labels = ",".join([f'{key}="{_escaped(value)}"' for key, value in sample.labels.items()])
    return (
        f"{name}{sample.suffix}{{{labels}}} {_number(sample.value)}"
        if labels
        else (f"{name}{sample.suffix} {_number(sample.value)}")
    )


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    if value == float("inf"):
        return "+Inf"
    return str(int(value)) if float(value).is_integer() else repr(float(value))


def _resident_bytes() -> int | None:
    """The memory that this process has now; the most it has had where the system only tells that."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        pass
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
