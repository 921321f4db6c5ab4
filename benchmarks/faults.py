"""Break a house on purpose, over and over, and count what is lost: nothing may be.

    python benchmarks/faults.py --kills 1000 --seed 1                a fifth as many of every other fault
    python benchmarks/faults.py --kills 50 --servers 3 --minutes 10  three servers on PostgreSQL and Valkey

People play at several tables through a proxy and keep every acknowledgement. Faults are drawn at random from the seed
(kill -9 and SIGSTOP of whatever runs, cut and half-open connections, a full disk, clock jumps, doubled and swapped
messages). After each, every acknowledged move must be stored exactly once, all viewers must see the same moment, and
every table must go on; no viewer may ever have been told of a hidden tile. The harness is in tests/support/faults,
and a short form of this runs with the tests.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from support.faults.campaign import Campaign, Fault, Lost, drawn


def main() -> None:
    """Run a campaign, and print what came of it."""
    words = argparse.ArgumentParser(description="Break a server at random and check that nothing is lost.")
    words.add_argument(
        "--kills", type=int, default=50, help="kills of servers; a fifth as many of every other fault"
    )
    words.add_argument("--others", type=int, default=None, help="how many of every other fault instead")
    words.add_argument(
        "--only", action="append", choices=[each.name for each in Fault], default=[], help="some kinds"
    )
    words.add_argument("--seed", default="1")
    words.add_argument("--servers", type=int, default=1, help="1 on SQLite; more on PostgreSQL and Valkey")
    words.add_argument("--tables", type=int, default=3)
    words.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after so long, wherever it stands"
    )
    asked = words.parse_args()
    others = asked.kills // 5 if asked.others is None else asked.others
    faults = drawn(asked.servers, asked.kills, others, asked.seed, [Fault[name] for name in asked.only])
    begun = time.monotonic()
    campaign = Campaign(asked.servers, asked.tables, asked.seed, lambda line: print(line, flush=True))
    try:
        asyncio.run(campaign.run(faults, begun + 60 * asked.minutes))
    except Lost as problem:
        print(f"LOST: {problem}"[:6000])
        sys.exit(1)
    finally:
        _report(campaign, asked.seed, asked.servers, time.monotonic() - begun)


def _report(campaign: Campaign, seed: str, servers: int, seconds: float) -> None:
    house = "one server on SQLite" if servers == 1 else f"{servers} servers on PostgreSQL and Valkey"
    print(f"seed {seed}, {house}, {seconds:.0f} s")
    for fault, count in sorted(campaign.done.items()):
        slow = sorted(campaign.recovery[fault])
        print(
            f"{count:6} {fault:26} play went on after {slow[len(slow) // 2]:5.1f} s, at most {slow[-1]:5.1f} s"
        )
    print(f"{campaign.acknowledged:6} acknowledged moves, each stored exactly once")
    print(f"{campaign.messages:6} messages without a hidden tile")
    for why, count in campaign.refusals.most_common(8):
        print(f"{count:6} refused: {why}")


if __name__ == "__main__":
    main()
