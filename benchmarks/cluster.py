"""What several servers take: memory and processor time of each, of PostgreSQL and of Valkey, at a pace.

    python benchmarks/cluster.py --servers 3 --tables 50 --rate 5

Tables of four-player block. Each viewer comes through a proxy that sends them to the next server, so that a table's
guests are everywhere. docs/deploy.md has the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from guests import Crowd, Guest, seated
from server import at
from support.server.cluster import Cluster, cluster


def memory(pids: list[int]) -> float:
    """Resident memory in MB; what processes share counts once."""
    return sum(_proportional(pid) for pid in pids) / 1000


def _proportional(pid: int) -> int:
    found = re.search(r"^Pss:\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text("ascii"), re.MULTILINE)
    return int(found[1]) if found else 0


def used(pids: list[int]) -> float:
    """Processor time so far, in seconds."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def parts(house: Cluster) -> dict[str, list[int]]:
    """The processes of each part, without those in which bots would think."""
    servers = {f"server {number}": [each.pid] for number, each in enumerate(house.houses, 1)}
    return {**servers, "PostgreSQL": house.database.pids, "Valkey": house.valkey.pids}


async def drive(args: argparse.Namespace, house: Cluster) -> None:
    """Connect everyone, play at the pace, and print what it took."""
    port = int(house.proxy.address.rpartition(":")[2])
    print("memory before:  ", _line({name: memory(pids) for name, pids in parts(house).items()}, "MB"))
    wish: dict[str, object] = {"game": "block", "options": {"target": 10000}}
    tables = await asyncio.to_thread(seated, house.houses[0].port, args.tables, wish, 4)
    crowd = Crowd(tables, Guest)
    await crowd.connect(port, "wide&patches=1")
    print("memory connected:", _line({name: memory(pids) for name, pids in parts(house).items()}, "MB"))
    await crowd.pace(args.rate, 2)  # to warm up
    crowd.latencies.clear()
    before = {name: used(pids) for name, pids in parts(house).items()}
    moves, start = crowd.moves, time.perf_counter()
    await crowd.pace(args.rate, args.seconds)
    passed = time.perf_counter() - start
    shares = {name: 100 * (used(pids) - before[name]) / passed for name, pids in parts(house).items()}
    print("memory after:    ", _line({name: memory(pids) for name, pids in parts(house).items()}, "MB"))
    print("share of a core: ", _line(shares, "%"))
    rate = (crowd.moves - moves) / passed
    print(f"{rate:.1f} acknowledged moves/s, p50 {at(0.5, crowd.latencies):.0f} ms to the last of four")
    crowd.leave()
    if crowd.refusals:
        raise SystemExit(f"{len(crowd.refusals)} messages were refused, the first: {crowd.refusals[0]}")


def _line(figures: dict[str, float], unit: str) -> str:
    return "   ".join(f"{name} {figure:.1f} {unit}" for name, figure in figures.items())


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description="Measure what several servers take.")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=5.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    limits = {"BONEYARD_RATE": "1000", "BONEYARD_BURST": "1000", "BONEYARD_TABLES": "100000"}
    with tempfile.TemporaryDirectory() as folder, cluster(Path(folder), args.servers, **limits) as house:
        print(f"{args.servers} servers, {args.tables} tables of four, {args.rate:g} moves a second")
        asyncio.run(drive(args, house))


if __name__ == "__main__":
    main()
