"""How fast each solver is, and how many deals of each solitaire can be won when the order of the boneyard is known.

``python benchmarks/solitaire.py`` prints a JSON line for every solitaire and set; ``castle-rock --set 6 --deals 20000``
asks one of them more closely. Deals come from ``--seed``, so the same command counts the same deals everywhere.
``won`` is what the edition calls so; ``none`` and ``two`` are lines that end with none and with at most two left, where
a solver that has found a win looks no further; ``unproved`` deals were given up after ``--most`` positions.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median

import boneyard
from boneyard import catalog
from boneyard.bots.found import Found
from boneyard.bots.solving import solved_games, solver_of
from boneyard.core import tile
from boneyard.core.edition import Edition
from boneyard.core.rng import Rng

SECONDS = 3.0  # for each game and set, where no number of deals is asked for
MOST = 1_000_000


def never(_: int) -> bool:
    """Nobody stops a benchmark early."""
    return False


def solved(edition: Edition, size: int, deals: int, most: int, seed: int) -> dict[str, object]:
    """The line of one edition and set: so many deals solved, or as many as there is time for."""
    game, _ = edition.table(size, 1, {})
    solver = solver_of(edition.game)
    rng = Rng(seed)
    pack = list(game.tiles)
    found: list[Found] = []
    seconds = 0.0
    while len(found) < deals if deals else seconds < SECONDS:
        rng.shuffle(pack)
        state = game.deal(tuple(pack))
        assert state is not None
        start = time.process_time()
        found.append(solver(game, state, most, never))
        seconds += time.process_time() - start
    count = len(found)
    positions = [each.positions for each in found]
    return {
        "deals": count,
        "won": round(sum(each.won for each in found) / count, 4),
        "none": round(sum(each.left == 0 for each in found) / count, 4),
        "two": round(sum(each.left <= 2 for each in found) / count, 4),
        "unproved": sum(not each.proved for each in found),
        "positions_median": median(positions),
        "positions_most": max(positions),
        "positions_per_second": round(sum(positions) / seconds),
        "deals_per_second": round(count / seconds, 1),
    }


def main() -> None:
    """Print the lines that were asked for."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("games", nargs="*", choices=[*solved_games(), []])
    ask.add_argument("--set", type=int)
    ask.add_argument("--deals", type=int, default=0)
    ask.add_argument("--most", type=int, default=MOST)
    ask.add_argument("--seed", type=int, default=1)
    given = ask.parse_args()
    head = {"boneyard": boneyard.__version__, "compiled": not str(tile.__file__).endswith(".py")}
    print(json.dumps({**head, "seed": given.seed, "most": given.most}), flush=True)
    for game in given.games or solved_games():
        for edition in catalog.editions(game):
            for size in sorted(edition.sets):
                if given.set in (None, size):
                    line = solved(edition, size, given.deals, given.most, given.seed)
                    print(json.dumps({"edition": edition.name, "set": size, **line}), flush=True)


if __name__ == "__main__":
    main()
