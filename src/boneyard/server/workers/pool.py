"""Workers that do the jobs of all tables, and the fair line in which those jobs wait."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from copy import deepcopy
from enum import IntEnum
from itertools import count
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from boneyard.server.metrics import SLOW, Histogram
from boneyard.server.workers.job import Job, Partial, Result, WorkerSetup
from boneyard.server.workers.process import Closed, WorkerLost, WorkerProcess

T = TypeVar("T")

_ROOM_FOR_NEWCOMERS: Final = 4  # times as many may wait when the line is full of other addresses' jobs
_GLANCE: Final = 0.2  # seconds between checks whether anyone still wants the result


class Priority(IntEnum):
    """Which jobs come first, wherever they are from."""

    URGENT = 0  # someone's time is up
    NORMAL = 1


class Origin(NamedTuple):
    """The origin of a job: addresses take turns, and so do the tables of an address."""

    address: str = ""  # unknown if no one is connected
    table: str = ""


UNKNOWN: Final = Origin()


class Crowded(Exception):
    """Too many jobs are waiting."""


class FairQueue:
    """Numbered jobs that wait, drawn in turn: address after address, and of each address table after table.

    However much one address asks for, a job from another waits for at most one of its jobs besides those that run.
    """

    def __init__(self) -> None:
        # Insertion order is the order of turns: after a turn, an origin moves to the end.
        self._lines: Final[dict[Priority, dict[str, dict[str, deque[int]]]]] = {each: {} for each in Priority}
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def push(self, job: int, origin: Origin, priority: Priority) -> None:
        """Add a job to the line."""
        tables = self._lines[priority].setdefault(origin.address, {})
        tables.setdefault(origin.table, deque()).append(job)
        self._size += 1

    def pop(self) -> int:
        """Take the job out whose turn it is."""
        addresses = next(line for line in self._lines.values() if line)
        address = next(iter(addresses))
        tables = addresses.pop(address)
        table = next(iter(tables))
        jobs = tables.pop(table)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            addresses[address] = tables
        self._size -= 1
        return job

    def remove(self, job: int, origin: Origin, priority: Priority) -> None:
        """Take out a job that no one wants anymore."""
        addresses = self._lines[priority]
        tables = addresses[origin.address]
        tables[origin.table].remove(job)
        if not tables[origin.table]:
            del tables[origin.table]
        if not tables:
            del addresses[origin.address]
        self._size -= 1

    def has(self, address: str) -> bool:
        """Whether any job of an address waits."""
        return any([address in addresses for addresses in self._lines.values()])

    def __iter__(self) -> Iterator[int]:
        """The jobs in the order in which they would be drawn now."""
        rest = deepcopy(self)
        while rest:
            yield rest.pop()


class WorkerLease:
    """A place in the pool's line, and then one of its workers: use it with `async with`."""

    def __init__(self, pool: "WorkerPool", number: int, origin: Origin, priority: Priority) -> None:
        self._pool: Final = pool
        self.number: Final = number
        self.origin: Final = origin
        self.priority: Final = priority
        self.granted: Final[asyncio.Future[WorkerProcess]] = asyncio.get_running_loop().create_future()
        self.began = 0.0  # when it got its worker

    def grant(self, worker: WorkerProcess) -> None:
        """Let the job have a worker."""
        self.began = monotonic()
        self.granted.set_result(worker)

    async def __aenter__(self) -> WorkerProcess:
        try:
            return await self.granted
        except BaseException:
            self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        try:
            if self._pool.single_use:
                await self.granted.result().kill()
        finally:
            self.give_back()

    def give_back(self) -> None:
        """Leave the line, or let the next job have the worker. Done already, it changes nothing."""
        self._pool.end(self)

    @property
    def position(self) -> int:
        """The place in line: 1 for the next, 0 if there is no wait."""
        return self._pool.position(self)


class WorkerPool:
    """Up to `size` worker processes, started when they are first needed, and the jobs that wait for them.

    The process of a single-use pool ends with each job, which gives its memory back. `most_waiting` is how many jobs
    may wait before further ones are turned away; an address with none among them has more room.
    """

    def __init__(
        self, size: int, setup: WorkerSetup, *, single_use: bool = False, most_waiting: int | None = None
    ) -> None:
        self.single_use: Final = single_use
        self._size: Final = max(1, size)
        self._setup: Final = setup
        self._most_waiting: Final = most_waiting
        self._workers: Final[list[WorkerProcess]] = []
        self._idle: Final[list[WorkerProcess]] = []  # those that are running stand last
        self._leases: Final[dict[int, WorkerLease]] = {}
        self._queue: Final = FairQueue()
        self._numbers: Final = count()
        self._closed = False
        self.seconds: Final = Histogram(SLOW)  # that jobs took, without the time in line

    @property
    def waiting(self) -> int:
        """How many jobs stand in line."""
        return len(self._queue)

    async def check(self) -> bool:
        """Whether a job could be done: a process is there, or one can be started."""
        if self._closed:
            return False
        if any([worker.running for worker in self._workers]):
            return True
        try:
            async with self.lease() as worker:
                await worker.start()
        except (Crowded, Closed, WorkerLost):
            return False
        return True

    @property
    def pids(self) -> list[int]:
        """The ids of the processes there are now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def run(
        self,
        job: Job[Partial, Result],
        deadline: float,
        origin: Origin = UNKNOWN,
        priority: Priority = Priority.NORMAL,
        on_partial: Callable[[Partial], None] | None = None,
    ) -> Result:
        """The result of a job, as WorkerProcess.run gives it; the time in line doesn't count.

        Cancel the task that waits here, and the job leaves the line or its process is killed.
        """
        async with self.lease(origin, priority) as worker:
            return await worker.run(job, deadline, on_partial)

    def lease(self, origin: Origin = UNKNOWN, priority: Priority = Priority.NORMAL) -> WorkerLease:
        """Wait in line for a worker; refuses with Crowded or Closed right away."""
        if self._closed:
            raise Closed
        worker = self._free_worker()
        if worker is None and self._is_full_for(origin):
            raise Crowded
        lease = WorkerLease(self, next(self._numbers), origin, priority)
        self._leases[lease.number] = lease
        if worker is None:
            self._queue.push(lease.number, origin, priority)
        else:
            lease.grant(worker)
        return lease

    def _free_worker(self) -> WorkerProcess | None:
        if self._idle:
            return self._idle.pop()
        if len(self._workers) == self._size:
            return None
        self._workers.append(WorkerProcess(self._setup))
        return self._workers[-1]

    def _is_full_for(self, origin: Origin) -> bool:
        waiting, most = len(self._queue), self._most_waiting
        if most is None or waiting < most:
            return False
        # No one may keep others out by filling the whole line.
        return self._queue.has(origin.address) or waiting >= most * _ROOM_FOR_NEWCOMERS

    def position(self, lease: WorkerLease) -> int:
        """A lease's place in line."""
        return next((place for place, number in enumerate(self._queue, 1) if number == lease.number), 0)

    def end(self, lease: WorkerLease) -> None:
        """Take a lease out of the line, or its worker back."""
        if self._leases.pop(lease.number, None) is None:
            return
        if lease.granted.cancelled() or not lease.granted.done():
            self._queue.remove(lease.number, lease.origin, lease.priority)
            lease.granted.cancel()
            return
        self.seconds.observe(monotonic() - lease.began)
        worker = lease.granted.result()
        following = self._next_lease()
        if following is not None:
            following.grant(worker)
        elif worker.pid is None:
            self._idle.insert(0, worker)
        else:
            self._idle.append(worker)

    def _next_lease(self) -> WorkerLease | None:
        while self._queue:
            lease = self._leases[self._queue.pop()]
            if not lease.granted.cancelled():
                return lease
            del self._leases[lease.number]  # the waiter was just canceled and hasn't left the line yet
        return None

    async def close(self) -> None:
        """Refuse the jobs that wait, kill those that run, end all processes."""
        self._closed = True
        while (lease := self._next_lease()) is not None:
            del self._leases[lease.number]
            lease.granted.set_exception(Closed())
        await asyncio.gather(
            *(worker.close(busy=worker not in self._idle) for worker in self._workers), return_exceptions=True
        )


async def run_while(wanted: Callable[[], bool], work: Coroutine[Any, Any, T]) -> T | None:
    """Do some work as long as someone wants it; None once no one does."""
    task = asyncio.create_task(work)
    try:
        while wanted():
            done, _ = await asyncio.wait({task}, timeout=_GLANCE)
            if done:
                return task.result()
        return None
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
