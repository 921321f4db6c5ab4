"""How long the best line-up of a random hand takes: median, tails and the slowest, by set and size of the hand."""

from __future__ import annotations

import argparse
import random
import time

from boneyard.core.hand import hand_of
from boneyard.core.tile import HIGH, TILES, tile_set
from boneyard.games.trains.line_up import search as module
from boneyard.games.trains.line_up.search import lineup

SETS = {
    "double-12": [*tile_set(12)],
    "double-15": [*tile_set(15)],
    "double-18": [*tile_set(18)],
    "supertrain": [*tile_set(12), *range(190, 203), *range(209, TILES)],
}


def times(tiles: list[int], size: int, hands: int, by: str) -> list[float]:
    """Milliseconds for each hand, sorted."""
    rng = random.Random(f"{len(tiles)} {size} {by}")
    found = []
    for _ in range(hands):
        hand = hand_of(rng.sample(tiles, size))
        face = HIGH[rng.choice(tiles[:91])]
        start = time.process_time()
        lineup(hand, face, by)
        found.append(1000 * (time.process_time() - start))
    return sorted(found)


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=2000, help="random hands a line")
    parser.add_argument("--sizes", type=int, nargs="+", default=[10, 15, 20, 25], help="tiles a hand")
    args = parser.parse_args()
    print("compiled" if not str(module.__file__).endswith(".py") else "interpreted", "- milliseconds a hand")
    print(f"{'set':12}{'by':>6}{'tiles':>6}{'median':>9}{'p95':>9}{'p99':>9}{'max':>9}")
    for name, tiles in SETS.items():
        for by in ("tiles", "pips"):
            for size in args.sizes:
                found = times(tiles, size, args.hands, by)
                parts = [found[int(part * (len(found) - 1))] for part in (0.5, 0.95, 0.99, 1)]
                print(f"{name:12}{by:>6}{size:6}" + "".join([f"{part:9.3f}" for part in parts]), flush=True)


if __name__ == "__main__":
    main()
