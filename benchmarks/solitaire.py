"""How fast each solver is, and how many deals of each solitaire can be won when the order of the boneyard is known.

``python benchmarks/solitaire.py`` prints a JSON line for every solitaire and set; ``castle-rock --set 6 --deals 20000``
asks one of them more closely. Deals come from ``--seed``, so the same command counts the same deals everywhere.
``won`` is what the edition calls so; ``none`` and ``two`` are lines that end with none and with at most two left, where
a solver that has found a win looks no further; ``unproved`` deals were given up after ``--most`` positions or
``--seconds`` of processor time, and of the ``undecided`` ones no win is known either. ``--odds`` times
``boneyard odds`` itself instead: deals a second with all cores, the start of their processes included.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from statistics import median

import boneyard
from boneyard import catalog
from boneyard.bots.registry import solve
from boneyard.bots.solitaire.solution import Solution, never_stop
from boneyard.core import tile
from boneyard.core.edition import Edition
from boneyard.core.rng import Rng
from boneyard.lab.odds import BEST, RANDOM, odds

SECONDS = 3.0  # for each game and set, if no number of deals is given
MOST = 1_000_000
ODDS_MOST = 20_000  # positions of one deal, where the odds are timed
ODDS_DEALS = 20_000


GAMES = [
    game for game in catalog.games() if catalog.edition(game).players(catalog.edition(game).sets[0]) == (1, 1)
]


def within(seconds: float) -> Callable[[int], bool]:
    """The tick of a search that stops after this many seconds of processor time; none means no limit."""
    end = time.process_time() + seconds
    return (lambda _: time.process_time() > end) if seconds else never_stop


def solved(
    edition: Edition, size: int, deals: int, most: int, seed: int, each_takes: float
) -> dict[str, object]:
    """The line for one edition and set: a number of solved deals, or as many as there is time for."""
    game, _ = edition.table(size, 1, {})
    rng = Rng(seed)
    pack = list(game.tiles)
    found: list[Solution] = []
    seconds = 0.0
    while len(found) < deals if deals else seconds < SECONDS:
        rng.shuffle(pack)
        state = game.deal(tuple(pack))
        assert state is not None
        start = time.process_time()
        found.append(solve(game, state, most, within(each_takes)))
        seconds += time.process_time() - start
    count = len(found)
    positions = [each.positions for each in found]
    return {
        "deals": count,
        "won": round(sum(each.won for each in found) / count, 4),
        "none": round(sum(each.left == 0 for each in found) / count, 4),
        "two": round(sum(each.left <= 2 for each in found) / count, 4),
        "unproved": sum(not each.proved for each in found),
        "undecided": sum(not (each.won or each.proved) for each in found),
        "positions_median": median(positions),
        "positions_most": max(positions),
        "positions_per_second": round(sum(positions) / seconds),
        "deals_per_second": round(count / seconds, 1),
    }


def counted(edition: Edition, size: int, play: str, cores: int) -> dict[str, object]:
    """How many deals a second ``boneyard odds`` plays with this many cores."""
    deals = 8
    while True:
        start = time.perf_counter()
        odds(edition, size, deals, play, 0, ODDS_MOST, cores)
        seconds = time.perf_counter() - start
        if seconds > SECONDS / 2 or deals >= ODDS_DEALS:
            rate = round(deals / seconds, 1)
            return {"odds": play, "cores": cores, "deals": deals, "deals_per_second": rate}
        deals = min(ODDS_DEALS, deals * max(2, min(16, int(SECONDS / max(seconds, 0.01)))))


def main() -> None:
    """Print the lines that were asked for."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("games", nargs="*", choices=[*GAMES, []])
    ask.add_argument("--set", type=int)
    ask.add_argument("--deals", type=int, default=0)
    ask.add_argument("--most", type=int, default=MOST)
    ask.add_argument("--seconds", type=float, default=0.0, help="processor time for each deal")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--odds", action="store_true", help="deals a second of boneyard odds, with all cores")
    given = ask.parse_args()
    cores = os.cpu_count() or 1
    build = {"boneyard": boneyard.__version__, "compiled": not str(tile.__file__).endswith(".py")}
    print(json.dumps({**build, "seed": given.seed, "most": given.most}), flush=True)
    for game in given.games or GAMES:
        for edition in catalog.editions(game):
            for size in sorted(edition.sets):
                if given.set not in (None, size):
                    continue
                head = {"edition": edition.name, "set": size}
                if given.odds:
                    for play in (BEST, RANDOM):
                        print(json.dumps({**head, **counted(edition, size, play, cores)}), flush=True)
                else:
                    line = solved(edition, size, given.deals, given.most, given.seed, given.seconds)
                    print(json.dumps({**head, **line}), flush=True)


if __name__ == "__main__":
    main()
