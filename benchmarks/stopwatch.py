"""The stopwatch that every contestant of the benchmark runs under, and the JSON line it prints.

Standard library only: this file is imported in the environment of the peers too.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

#: Plays this many rounds and returns the number of moves made in them.
Play = Callable[[int], int]


def best_of(play: Play, rounds: int, repeat: int, seed: int = 1) -> tuple[float, int]:
    """CPU seconds and moves of the fastest of ``repeat`` repetitions, after a warm-up."""
    random.seed(seed)
    play(max(1, rounds // 20))
    best = (float("inf"), 0)
    for _ in range(repeat):
        # The same rounds each time, so that the best is the quietest run and not the shortest rounds.
        random.seed(seed)
        start = time.process_time()
        moves = play(rounds)
        best = min(best, (time.process_time() - start, moves))
    return best


def report(name: str, version: str, play: Play, **extra: object) -> None:
    """Time ``play`` as the command line asks (``--rounds N --repeat R``) and print the JSON line."""
    parser = argparse.ArgumentParser(description=f"random rounds of {name}")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--repeat", type=int, default=5, help="repetitions, of which the best counts")
    args, _ = parser.parse_known_args()
    seconds, moves = best_of(play, args.rounds, args.repeat)
    line = {"name": name, "version": version, "rounds": args.rounds, "moves": moves, "cpu_seconds": seconds}
    print(json.dumps({**line, **extra}))
