"""A campaign of faults: drawn at random from a seed, each while people play, and after each everything is checked.

Checked are: every acknowledged move is in the database exactly once, at its ply; all viewers of a table see the same
moment of it; every table goes on. At the end of an epoch, before its tables are replaced by new ones: no viewer was
told of a tile that it may not know.
"""

import asyncio
import contextlib
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable
from enum import StrEnum
from random import Random
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from boneyard.server.tasks import cancel_all
from support.faults.house import FaultHouse
from support.faults.players import PlayedTable, seat_table
from support.faults.proxy import Proxy
from support.server.truth import Truth, named_by

PATIENCE: Final = (
    120.0  # seconds until everything goes on; nothing is waited for that long on an idle machine
)
_EPOCH: Final = 25  # faults before there are new tables
_MORE: Final = 2  # moves at each table after each fault
_LEAPS: Final = (-400 * 86400.0, -7200.0, -30.0, 30.0, 7200.0, 400 * 86400.0)  # seconds


class Fault(StrEnum):
    """What can go wrong."""

    KILL_SERVER = "kill -9 of a server"
    KILL_WORKER = "kill -9 of a worker"
    KILL_POSTGRES = "kill -9 of PostgreSQL"
    KILL_VALKEY = "kill -9 of Valkey"
    STOP_SERVER = "SIGSTOP of a server"
    STOP_POSTGRES = "SIGSTOP of PostgreSQL"
    STOP_VALKEY = "SIGSTOP of Valkey"
    CUT = "cut connections"
    HALF_OPEN = "half-open connections"
    FULL_DISK = "full disk"
    CLOCK = "clock jump"
    DOUBLED = "doubled messages"
    SWAPPED = "swapped messages"


_ON_SQLITE: Final = (Fault.FULL_DISK,)
_ON_POSTGRES: Final = (Fault.KILL_POSTGRES, Fault.KILL_VALKEY, Fault.STOP_POSTGRES, Fault.STOP_VALKEY)


def kinds(servers: int) -> list[Fault]:
    """What can go wrong in a house with so many servers."""
    missing = _ON_SQLITE if servers > 1 else _ON_POSTGRES
    return [fault for fault in Fault if fault not in missing]


def drawn(servers: int, kills: int, others: int, seed: str, only: Iterable[Fault] = ()) -> list[Fault]:
    """The faults of a campaign in their order."""
    chosen = set(only) or set(kinds(servers))
    each = {fault: kills if fault is Fault.KILL_SERVER else others for fault in kinds(servers)}
    found = [fault for fault, count in each.items() if fault in chosen for _ in range(count)]
    Random(seed).shuffle(found)
    return found


class Lost(AssertionError):
    """What a campaign is there to find."""


class Campaign:
    """One house, and what happens to it."""

    def __init__(self, servers: int, tables: int, seed: str, say: Callable[[str], None]) -> None:
        self._random = Random(seed)
        self._house = FaultHouse(servers)
        self._count = tables
        self._seed = seed
        self._say = say
        self._proxy = Proxy(self._ports, Random(f"{seed} proxy"))
        self._going = asyncio.Event()
        self._tables: list[PlayedTable] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._epochs = 0
        self.done: Counter[Fault] = Counter()
        self.acknowledged = 0
        self.messages = 0  # checked for hidden tiles
        self.refusals: Counter[str] = Counter()
        self.recovery: dict[Fault, list[float]] = {}  # seconds until every table had moved on

    def _ports(self) -> list[int]:
        return [server.port for server in self._house.servers if server.is_open]

    async def run(self, faults: Iterable[Fault], until: float = float("inf")) -> None:
        """Let these faults happen, as many as fit before a moment of the monotonic clock."""
        try:
            await self._house.open()
            await self._proxy.open()
            for number, fault in enumerate(faults):
                if time.monotonic() > until:
                    break
                if number % _EPOCH == 0:
                    await self._turn_over()
                await self._survive(fault)
            await self._end_epoch()
        finally:
            await cancel_all(self._tasks)
            if self._proxy.port:
                await self._proxy.close()
            self._house.close()

    # --- tables

    async def _turn_over(self) -> None:
        """Check what was played, and begin with new tables."""
        await self._end_epoch()
        self._epochs += 1
        port = self._random.choice(self._ports())
        for number in range(self._count):
            seats, bots = ((2, 0), (4, 0), (3, 1))[number % 3]
            self._tables.append(await seat_table(port, seats, bots, f"{self._seed} {self._epochs} {number}"))
        for table in self._tables:
            for player in table.players:
                self._tasks.append(asyncio.create_task(player.play(self._proxy.port, self._going)))
        await self._go_on("the start")

    async def _end_epoch(self) -> None:
        if not self._tables:
            return
        await self._converge("the end")
        await cancel_all(self._tasks)
        for table in self._tables:
            self._verify(table, whole=True)
            self._look_for_secrets(table)
            for player in table.players:
                self.refusals.update(player.refusals)
        self._tables, self._tasks = [], []

    # --- faults

    async def _survive(self, fault: Fault) -> None:
        await asyncio.sleep(self._random.uniform(0, 0.3))  # in the middle of anything
        begun = time.monotonic()
        try:
            await self._happen(fault)
            await self._go_on(fault)
            self.recovery.setdefault(fault, []).append(time.monotonic() - begun)
            await self._converge(fault)
            for table in self._tables:
                self._verify(table)
        except AssertionError as problem:
            logs = "\n".join([server.said() for server in self._house.servers])
            raise Lost(f"{problem}\nafter fault {self.done.total() + 1}, {fault}\n{logs}") from None
        self.done[fault] += 1
        if self.done.total() % 10 == 0:
            self._say(f"{self.done.total()} faults, {self.acknowledged} acknowledged moves")

    async def _happen(self, fault: Fault) -> None:
        house, random = self._house, self._random
        server = random.choice(house.servers)
        if fault is Fault.KILL_SERVER:
            await server.kill()
            await server.open()
        elif fault is Fault.KILL_WORKER:
            workers = server.workers
            if workers:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(random.choice(workers), signal.SIGKILL)
        elif fault is Fault.KILL_POSTGRES:
            await house.kill_postgres()
        elif fault is Fault.KILL_VALKEY:
            await house.kill_valkey(random)
        elif fault in (Fault.STOP_SERVER, Fault.STOP_POSTGRES, Fault.STOP_VALKEY):
            await self._stop(fault, server.pid)
        elif fault is Fault.CUT:
            for line in self._proxy.some_lines(random.random()):
                line.cut()
        elif fault is Fault.HALF_OPEN:
            for line in self._proxy.some_lines(random.random()):
                line.frozen = True
        elif fault is Fault.FULL_DISK:
            server.fill_disk(True)
            await asyncio.sleep(random.uniform(0.2, 2))
            server.fill_disk(False)
        elif fault is Fault.CLOCK:
            house.leap(random.choice(_LEAPS))
            await asyncio.sleep(random.uniform(0, 1))
            if random.random() < 0.5:  # it is noticed only by those who read it, new servers above all
                await server.kill()
                await server.open()
            house.leap(0.0)
        else:
            await self._garble(fault)

    async def _stop(self, fault: Fault, server: int) -> None:
        pids = [server]
        if fault is Fault.STOP_POSTGRES:
            from support.faults.house import children

            pids = [self._house.postgres.get_pid(), *children(self._house.postgres.get_pid())]
        elif fault is Fault.STOP_VALKEY:
            assert self._house.valkey is not None
            pids = [self._house.valkey.pid]
        for number in (signal.SIGSTOP, signal.SIGCONT):
            for pid in pids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, number)
            if number == signal.SIGSTOP:
                await asyncio.sleep(self._random.uniform(0.5, 4))

    async def _garble(self, fault: Fault) -> None:
        proxy = self._proxy
        if fault is Fault.DOUBLED:
            proxy.doubles = 0.5
        else:
            proxy.swaps = 0.5
        before = proxy.doubled + proxy.swapped
        end = time.monotonic() + PATIENCE
        while proxy.doubled + proxy.swapped < before + 3 and time.monotonic() < end:
            await asyncio.sleep(0.05)
        proxy.doubles = proxy.swaps = 0.0

    # --- what must hold

    async def _go_on(self, after: str) -> None:
        """Every table makes more moves."""
        self._going.set()
        wanted = {table.id: len(table.acknowledged) + _MORE for table in self._tables}
        end = time.monotonic() + PATIENCE
        while behind := [table for table in self._tables if len(table.acknowledged) < wanted[table.id]]:
            if time.monotonic() > end:
                raise Lost(f"table {behind[0].id} doesn't go on after {after}: {_standing(behind[0])}")
            self._check_players()
            await asyncio.sleep(0.02)

    async def _converge(self, after: str) -> None:
        """Everyone stops, has an answer to everything, and sees the same moment, which is the stored one."""
        self._going.clear()
        end = time.monotonic() + PATIENCE
        left = list(self._tables)
        while left:
            left = [table for table in left if not self._is_settled(table)]
            if left and time.monotonic() > end:
                raise Lost(f"table {left[0].id} doesn't settle after {after}: {_standing(left[0])}")
            self._check_players()
            await asyncio.sleep(0.02)

    def _check_players(self) -> None:
        """A player who made a mistake is no fault of the house."""
        for task in self._tasks:
            if task.done():
                task.result()

    def _is_settled(self, table: PlayedTable) -> bool:
        if any(player.pending is not None for player in table.players):
            return False
        seen = {
            (player.now.get("ply"), player.now.get("phase"), player.now.get("turn"))
            for player in table.players
        }
        if len(seen) != 1:
            return False
        with contextlib.suppress(SQLAlchemyError):
            (row,) = self._house.rows('SELECT count(*) FROM events WHERE "table" = :id', id=table.id)
            return bool(row[0] == next(iter(seen))[0])
        return False

    def _verify(self, table: PlayedTable, whole: bool = False) -> None:
        """Every acknowledged move is there exactly once, and no ply is missing."""
        wanted = list(table.acknowledged) if whole else table.unverified
        rows = self._house.rows(
            'SELECT ply, seat, sender FROM events WHERE "table" = :id ORDER BY ply', id=table.id
        )
        if [row.ply for row in rows] != list(range(len(rows))):
            raise Lost(f"a ply is missing at table {table.id}")
        sent = Counter([row.sender for row in rows])
        at = {row.ply: row for row in rows}
        for id in wanted:
            seat, ply = table.acknowledged[id]
            sender = f"seat {seat} {id}"
            if sent[sender] != 1:
                raise Lost(
                    f"move {id} of table {table.id} was acknowledged and is there {sent[sender]} times"
                )
            if at[ply].sender != sender:
                raise Lost(
                    f"move {id} of table {table.id} was acknowledged for ply {ply}, where there is another"
                )
        if not whole:
            self.acknowledged += len(wanted)
            table.unverified = []

    def _look_for_secrets(self, table: PlayedTable) -> None:
        truth = Truth(self._house.url, table.id)
        for player in table.players:
            for heard in player.heard:
                self.messages += 1
                for number, told in named_by(heard, truth):
                    secret = told - truth.known(heard.ply, number, player.seat)
                    if secret:
                        raise Lost(f"seat {player.seat} was told of {sorted(secret)}: {heard.text[:2000]}")


def _standing(table: PlayedTable) -> str:
    return "; ".join(
        [
            f"seat {player.seat} at ply {player.now.get('ply')} ({player.now.get('phase')}, turn "
            f"{player.now.get('turn')}, moves {len(player.now.get('moves', ()))}), waits for {player.pending}, "
            f"acted last at {player.acted}, refused {player.refusals[-3:]}, heard {player.last_heard()}"
            for player in table.players
        ]
    )
