"""Benchmark the server: many tables of four over real WebSockets, every move saved to disk before anyone hears of it.

    python benchmarks/server.py                    500 tables of four-player block, and the same on boardgame.io
    python benchmarks/server.py --game muggins --tables 100 --rate 200
    python benchmarks/server.py --workers 2        two processes on one port
    python benchmarks/server.py --stored 100000    and then how long it takes to start with so many stored tables

The server is a real `boneyard serve` with SQLite in a temporary directory; the guests are this process (guests.py).
First moves are paced, then everyone moves as soon as it is their turn, which saturates the server. At the end it is
killed (kill -9) in the middle of things and started again: every acknowledged move must be there.

Then a boardgame.io server, from the npm registry, gets the same load from the same guests (peer_server.js): the same
game and the same number of tables, viewers and moves. It keeps everything in memory unless `--peer file` is given.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

from guests import Crowd, Guest, PeerGuest, Table, seated

SATURATED_BAR = 1900  # acknowledged moves a second
WORKERS_BAR = 2700  # and with workers on two cores
SATURATED_BAR_MS = 250.0  # p99
PACED_BAR_MS = 10.0  # p99
MEMORY_BAR = 150.0  # kB a table with four viewers
START_BAR = 5.0  # seconds
PEER = "boardgame.io@0.50.2"
PEER_SCRIPT = Path(__file__).with_name("peer_server.js")
_ROOM = 65536  # open files: a WebSocket is one on each side
_EVENT = re.compile(r"^(\d+ |round )")


class Server:
    """A server's process, once it answers."""

    def __init__(self, command: list[str], port: int, folder: Path, **environment: str) -> None:
        self.port = port
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        self._wait()

    @classmethod
    def ours(cls, data: Path, port: int, workers: int = 1) -> Server:
        """`boneyard serve`."""
        limits = {
            "MAKING": "1000000",
            "TABLES": "100000",
            "RATE": "1000",
            "BURST": "1000",
            "CONNECTIONS": "100000",
            "WORKERS": str(workers),
        }
        command = [sys.executable, "-m", "boneyard", "serve", "--port", str(port), "--data", str(data)]
        return cls(command, port, data, **{f"BONEYARD_{name}": value for name, value in limits.items()})

    @classmethod
    def peers(cls, folder: Path, port: int, stored: bool) -> Server:
        """boardgame.io, fetched from the npm registry; None where there is no Node.js."""
        (folder / "package.json").write_text('{"type": "module"}', "utf-8")
        npm = [shutil.which("npm") or "npm", "install", "--silent", "--no-audit", "--no-fund", PEER]
        subprocess.run(npm, cwd=folder, check=True)
        shutil.copy(PEER_SCRIPT, folder)
        command = [shutil.which("node") or "node", PEER_SCRIPT.name, str(port)]
        return cls([*command, *(["kept"] if stored else [])], port, folder, NODE_ENV="production")

    def _wait(self) -> None:
        for _ in range(600):
            if self.process.poll() is not None:
                raise SystemExit("The server ended before it began.")
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("The server did not open.")

    @property
    def memory(self) -> float:
        """Resident memory in kB."""
        return sum(_resident(pid) for pid in self.pids)

    @property
    def pids(self) -> list[int]:
        """The process, and the workers that it started."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        return [pid, *map(int, children)]

    @property
    def seconds(self) -> float:
        """Processor time so far."""
        return sum(_used(pid) for pid in self.pids)

    def kill(self) -> None:
        """End it without warning."""
        for pid in self.pids:
            os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to close."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


def _resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return float(found[1]) if found else 0.0


def _used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at(share: float, numbers: list[float]) -> float:
    """The number below which this share of all lie, in milliseconds."""
    ordered = sorted(numbers)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Figures(NamedTuple):
    """What was measured."""

    rate: float  # acknowledged moves a second, at full speed
    late: float  # the p99 then, in milliseconds
    paced: float  # and when moves are paced
    memory: float  # kB a table with four viewers


async def measured(
    crowd: Crowd, server: Server, seconds: float, rate: float | None
) -> tuple[float, float, str]:
    """Acknowledged moves a second, the p99, and a line about it all."""
    crowd.latencies.clear()
    moves, read, used, mine = crowd.moves, crowd.bytes, server.seconds, time.process_time()
    start = time.perf_counter()
    if rate is None:
        await asyncio.sleep(seconds)
    else:
        await crowd.pace(rate, seconds)
    passed = time.perf_counter() - start
    made = (crowd.moves - moves) / passed
    late = list(crowd.latencies)
    share = 100 * (server.seconds - used) / passed, 100 * (time.process_time() - mine) / passed
    each = 1000 * (server.seconds - used) / max(1, crowd.moves - moves)
    size = (crowd.bytes - read) / max(1, crowd.moves - moves) / 4 / 1000
    line = (
        f"{made:7.0f} acknowledged moves/s   p50 {at(0.5, late):6.1f} ms   p99 {at(0.99, late):6.1f} ms   "
        f"(to the last of four; "
        f"server {share[0]:.0f} % of a core, {each:.2f} ms a move; guests {share[1]:.0f} %; {size:.1f} kB a message)"
    )
    return made, at(0.99, late), line


async def drive(
    args: argparse.Namespace, server: Server, tables: list[Table], before: float, kind: type[Guest]
) -> Figures:
    """Both measurements, and a server killed in the middle of things."""
    crowd = Crowd(tables, kind)
    await crowd.connect(server.port, args.shape if args.whole else f"{args.shape}&patches=1")
    await asyncio.sleep(1)
    memory = (server.memory - before) / len(tables)
    print(f"memory: {memory:.0f} kB a table with four viewers ({server.memory / 1000:.0f} MB in all)")
    crowd.going = crowd.paced = True
    await measured(crowd, server, 2, args.rate)  # to warm up
    _, paced, line = await measured(crowd, server, args.seconds, args.rate)
    print(f"paced at {args.rate:.0f}/s: {line}")
    crowd.go()
    await asyncio.sleep(2)
    rate, late, line = await measured(crowd, server, args.seconds, None)
    print(f"saturated:     {line}")
    kept = server.memory
    print(
        f"memory after {crowd.moves} moves: "
        f"{(kept - before) / len(tables):.0f} kB a table ({kept / 1000:.0f} MB in all)"
    )
    if crowd.refusals:
        raise SystemExit(f"{len(crowd.refusals)} messages were refused, the first: {crowd.refusals[0]}")
    still = sum(not table.acknowledged for table in tables)
    if still:
        print(f"{still} tables never moved.")
    server.kill()
    await asyncio.sleep(0.5)
    crowd.leave()
    if any(table.over for table in tables):
        print(f"{sum(table.over for table in tables)} matches ended: the numbers are of the others.")
    return Figures(rate, late, paced, memory)


def lost(server: Server, tables: list[Table]) -> int:
    """How many acknowledged moves are not in the records."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    missing = 0
    for table in tables:
        line.request("GET", f"/t/{table.id}/record", headers={"Authorization": f"Bearer {table.tokens[0]}"})
        text = line.getresponse().read().decode()
        # An event for each deal and each move, in order: its place is its ply.
        events = [event for event in text.splitlines() if _EVENT.match(event)]
        missing += sum(events[ply : ply + 1] != [move] for ply, move in table.acknowledged.items())
    line.close()
    return missing


def fill(data: Path, count: int) -> None:
    """Store so many tables: copies of those that are there, under other names."""
    base = sqlite3.connect(data / "tables.sqlite3")
    there = [row[0] for row in base.execute("SELECT id FROM tables")]
    ours = [("tables", "id"), *[(name, '"table"') for name in ("seats", "keys", "events", "rounds")]]
    with base:
        for copy in range(1, -(-count // len(there))):
            for name, key in ours:
                columns = [row[1] for row in base.execute(f"PRAGMA table_info({name})")]
                taken = {key.strip('"'): f"substr({key}, 1, 16) || '{copy:06d}'", "code": "NULL"}
                picked = ", ".join(taken.get(column, f'"{column}"') for column in columns)
                some = ",".join("?" * len(there))
                base.execute(
                    f"INSERT OR IGNORE INTO {name} SELECT {picked} FROM {name} WHERE {key} IN ({some})", there
                )
    base.close()


def start_with(data: Path, port: int, count: int, tables: list[Table]) -> bool:
    """Start a server with many stored tables, and open some; whether it was quick enough."""
    fill(data, count)
    began = time.perf_counter()
    server = Server.ours(data, port)
    opened, used = time.perf_counter() - began, server.seconds
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    began = time.perf_counter()
    for table in tables:
        line.request("GET", f"/t/{table.id}/record", headers={"Authorization": f"Bearer {table.tokens[0]}"})
        line.getresponse().read()
    each = 1000 * (time.perf_counter() - began) / len(tables)
    print(
        f"with {count} stored tables: started in {opened:.1f} s ({used:.1f} s of processor time), "
        f"{server.memory / 1000:.0f} MB with {len(tables)} of them in memory, {each:.0f} ms each to open"
    )
    server.stop()
    return opened < START_BAR


def peer(args: argparse.Namespace, run: Callable[..., Figures]) -> None:
    """The same load on boardgame.io."""
    if shutil.which("npm") is None and shutil.which("node") is None:
        print("boardgame.io isn't measured: there is no Node.js here.")
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server.peers(Path(folder), args.port + 1, args.peer == "file")
        before = server.memory
        tables = [Table(f"match{number}", [""] * 4) for number in range(args.tables)]
        print(f"\n{PEER}, {args.tables} matches of 4, storage: {args.peer}")
        try:
            run(drive(args, server, tables, before, PeerGuest))
        finally:
            server.stop()


def main() -> None:
    """Run it all and say whether the bars are met."""
    parser = argparse.ArgumentParser(description="Benchmark the server.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second of the paced run")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each run")
    parser.add_argument("--game", default="block")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--set", type=int, default=None)
    parser.add_argument("--shape", default="wide", choices=["wide", "tall", "none"])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="whole states instead of patches")
    parser.add_argument("--peer", default="memory", choices=["memory", "file", "none"])
    parser.add_argument("--stored", type=int, default=0, help="start again with so many stored tables")
    parser.add_argument("--port", type=int, default=18642)
    args = parser.parse_args()
    try:
        import resource

        import uvloop
    except ImportError:
        raise SystemExit("This benchmark needs uvloop, on Linux: pip install uvloop") from None
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (min(_ROOM, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2
    )
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = Server.ours(data, args.port, args.workers)
        before = server.memory
        options = {"target": 10000} if args.game == "block" else {}
        wish = {"game": args.game, "set": args.set, "options": options}
        tables = seated(args.port, args.tables, wish, args.seats)
        sent = "whole states" if args.whole else "patches"
        print(
            f"{args.tables} tables of {args.seats}, {args.game}, scenes {args.shape}, {sent}, SQLite on disk"
        )
        found: Figures = uvloop.run(drive(args, server, tables, before, Guest))
        server = Server.ours(data, args.port, args.workers)
        missing = lost(server, tables)
        server.stop()
        made = sum(len(table.acknowledged) for table in tables)
        print(f"killed and started again: {missing} of {made} acknowledged moves are lost")
        quick = not args.stored or start_with(data, args.port, args.stored, tables)
    if args.peer != "none":
        peer(args, uvloop.run)
    bar = SATURATED_BAR if args.workers == 1 else WORKERS_BAR
    print(
        f"\nbars: saturated at least {bar} moves/s with p99 under {SATURATED_BAR_MS:.0f} ms, "
        f"paced at 500/s p99 under {PACED_BAR_MS:.0f} ms, under {MEMORY_BAR:.0f} kB a table, none lost"
    )
    held = [found.rate >= bar, found.late < SATURATED_BAR_MS, found.paced < PACED_BAR_MS]
    if not all([*held, found.memory < MEMORY_BAR, missing == 0, quick]):
        raise SystemExit("A bar was missed.")


if __name__ == "__main__":
    main()
