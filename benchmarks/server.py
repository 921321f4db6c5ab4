"""Benchmark the server: many tables of four over real WebSockets, every move kept on disk before it is told.

    python benchmarks/server.py                    500 tables of four-player block
    python benchmarks/server.py --game muggins --tables 100 --rate 200

The server is a real `boneyard serve` with SQLite in a temporary directory; the guests are this process (guests.py).
First moves are paced, then everybody moves as soon as it is their turn, which saturates the server. At the end it is
killed (kill -9) in the middle of things and started again: every acknowledged move must be there.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path

from guests import Crowd, Table, seated

SATURATED_BAR = 1000  # acknowledged moves a second
PACED_BAR_MS = 40.0  # p99
PEER = (
    "boardgame.io 0.50.2, 500 matches of four on this kind of machine: 1,020 moves/s (p99 612 ms) on its file storage, "
    "which loses acknowledged moves when killed; 2,630 (278 ms) in memory; paced at 500/s p99 34 and 11 ms."
)
_ROOM = 65536  # open files: a WebSocket is one on each side
_EVENT = re.compile(r"^(\d+ |round )")


class Server:
    """A `boneyard serve` process."""

    def __init__(self, data: Path, port: int) -> None:
        self.port = port
        limits = {
            "MAKING": "1000000",
            "TABLES": "100000",
            "RATE": "1000",
            "BURST": "1000",
            "CONNECTIONS": "100000",
        }
        settings = {f"BONEYARD_{name}": value for name, value in limits.items()}
        command = [sys.executable, "-m", "boneyard", "serve", "--port", str(port), "--data", str(data)]
        self.process = subprocess.Popen(
            command, env={**os.environ, **settings}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        self._wait()

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
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return float(found[1]) if found else 0.0

    @property
    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to close."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


def at(share: float, numbers: list[float]) -> float:
    """The number below which this share of all lie, in milliseconds."""
    ordered = sorted(numbers)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def measured(crowd: Crowd, server: Server, seconds: float, rate: float | None) -> tuple[float, str]:
    """Acknowledged moves a second, or the p99, and a line about it all."""
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
    return (made if rate is None else at(0.99, late)), line


async def drive(args: argparse.Namespace, server: Server, tables: list[Table], before: float) -> list[bool]:
    """Both measurements, and a server killed in the middle of things."""
    crowd = Crowd(tables)
    await crowd.connect(server.port, args.shape)
    await asyncio.sleep(1)
    kept = server.memory
    print(
        f"memory: {(kept - before) / len(tables):.0f} kB a table with four viewers ({kept / 1000:.0f} MB in all)"
    )
    crowd.going = crowd.paced = True
    _, line = await measured(crowd, server, 2, args.rate)  # to warm up
    p99, line = await measured(crowd, server, args.seconds, args.rate)
    print(f"paced at {args.rate:.0f}/s: {line}")
    crowd.go()
    await asyncio.sleep(2)
    rate, line = await measured(crowd, server, args.seconds, None)
    print(f"saturated:     {line}")
    kept = server.memory
    print(
        f"memory after {crowd.moves} moves: "
        f"{(kept - before) / len(tables):.0f} kB a table ({kept / 1000:.0f} MB in all)"
    )
    if crowd.refusals:
        print(f"{len(crowd.refusals)} messages were refused, the first: {crowd.refusals[0]}")
    still = sum(not table.acknowledged for table in tables)
    if still:
        print(f"{still} tables never moved.")
    server.kill()
    await asyncio.sleep(0.5)
    crowd.leave()
    if any(table.over for table in tables):
        print(f"{sum(table.over for table in tables)} matches ended: the numbers are of the others.")
    return [rate >= SATURATED_BAR, p99 < PACED_BAR_MS, not crowd.refusals]


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
        server = Server(Path(folder), args.port)
        before = server.memory
        options = {"target": 10000} if args.game == "block" else {}
        wish = {"game": args.game, "set": args.set, "options": options}
        tables = seated(args.port, args.tables, wish, args.seats)
        print(f"{args.tables} tables of {args.seats}, {args.game}, scenes {args.shape}, SQLite on disk")
        held = uvloop.run(drive(args, server, tables, before))
        server = Server(Path(folder), args.port)
        missing = lost(server, tables)
        server.stop()
    made = sum(len(table.acknowledged) for table in tables)
    print(f"killed and started again: {missing} of {made} acknowledged moves are lost")
    print(
        f"bars: saturated at least {SATURATED_BAR} moves/s, paced at 500/s p99 under {PACED_BAR_MS:.0f} ms, none lost"
    )
    print(PEER)
    if not all([*held, missing == 0]):
        raise SystemExit("A bar was missed.")


if __name__ == "__main__":
    main()
