"""How long Forty-Two and Moon take to solve with all hands open: a whole deal, and each of its first leads."""

from __future__ import annotations

import argparse
import random
import time

from boneyard.bots.tricks.solver import solve_kernel as module
from boneyard.bots.tricks.solver.solve_kernel import Solver
from boneyard.core.tile import HIGH, LOW, tile_set

FORTY_TWO = list(tile_set(6))
MOON = [tile for tile in FORTY_TWO if LOW[tile] > 0 or HIGH[tile] == 0]

#: What a Solver is asked: the hands, the trump, the seat that leads, and the seats of its side.
Deal = tuple[list[int], int, int, int]


def forty_two_deals(count: int) -> list[Deal]:
    """Random deals of seven tiles, the nine kinds of trump in turn, the bidder's side as side A."""
    rng = random.Random("forty-two")
    found = []
    for number in range(count):
        leader = rng.randrange(4)
        found.append((hands(rng, FORTY_TWO, 4), number % 9, leader, 0b0101 << leader % 2))
    return found


def moon_deals(count: int) -> list[Deal]:
    """Random deals of Moon, the seven trumps in turn, the bidder against the two others."""
    rng = random.Random("moon")
    found = []
    for number in range(count):
        leader = rng.randrange(3)
        found.append((hands(rng, MOON, 3), number % 7, leader, 1 << leader))
    return found


def hands(rng: random.Random, tiles: list[int], seats: int) -> list[int]:
    """Seven tiles for each seat, as words."""
    dealt = rng.sample(tiles, 7 * seats)
    return [sum([1 << tile for tile in dealt[7 * seat : 7 * seat + 7]]) for seat in range(seats)]


def times(deals: list[Deal], counts: bool, each: bool, repeat: int) -> list[float]:
    """Milliseconds of CPU for each deal, the best of the repetitions, sorted."""
    solver = Solver()
    best = [float("inf")] * len(deals)
    for _ in range(repeat):
        for number, (dealt, trump, leader, side) in enumerate(deals):
            start = time.process_time()
            if each:
                solver.by_tile(dealt, trump, leader, [], side, counts)
            else:
                solver.points(dealt, trump, leader, [], side, counts)
            best[number] = min(best[number], 1000 * (time.process_time() - start))
    return sorted(best)


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="random deals a line")
    parser.add_argument("--repeat", type=int, default=1, help="repetitions, of which each deal's best counts")
    args = parser.parse_args()
    print(
        "compiled" if not str(module.__file__).endswith(".py") else "interpreted", "- CPU milliseconds a deal"
    )
    print(f"{'game':12}{'asked':>10}{'mean':>9}{'median':>9}{'p95':>9}{'max':>9}")
    for game, deals, counts in (
        ("forty-two", forty_two_deals(args.deals), True),
        ("moon", moon_deals(args.deals), False),
    ):
        for asked in ("points", "by_tile"):
            found = times(deals, counts, asked == "by_tile", args.repeat)
            parts = [found[int(part * (len(found) - 1))] for part in (0.5, 0.95, 1)]
            row = [sum(found) / len(found), *parts]
            print(f"{game:12}{asked:>10}" + "".join([f"{part:9.3f}" for part in row]), flush=True)


if __name__ == "__main__":
    main()
