"""What the lab costs beside a plain loop, and what a second core gains: `make bench-lab`.

The plain loop plays the same matches with the same bots and writes nothing down. Times are CPU times, so that whatever
else the machine does changes little; the wall clock is shown besides. Bars: less than 10 % overhead with rows of rounds
and moves, and at least 1.8 times as fast on two cores.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory

import boneyard
from boneyard.bots import bot, choice_of
from boneyard.core.rng import rng_for
from boneyard.lab import simulate

OVERHEAD, SPEED_UP = 0.10, 1.8
GAMES = (("block", "random", 300), ("muggins", "greedy", 150), ("mexican-train", "greedy", 100))
_LONG = 12.0  # seconds on one core, so that starting two counts for little beside them


@dataclass(frozen=True)
class Cost:
    """What something took: seconds of all processes together, and on the clock."""

    cpu: float
    wall: float


def cost_of(work: Callable[[], None]) -> Cost:
    """Do something and measure it."""
    before, started = _spent(), time.monotonic()
    work()
    return Cost(_spent() - before, time.monotonic() - started)


def _spent() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def plain(game: str, name: str, matches: int) -> None:
    """The loop that everyone would write first."""
    player = bot(name)
    for number in range(matches):
        match = boneyard.new(game, seed=f"0 {number}")
        chance = [rng_for(f"{match.seed} seat {seat}") for seat in range(match.game.seats)]
        while match.result is None:
            seat = match.actors[0]
            match.play(choice_of(player, match, seat, chance[seat]).move, seat)


def measure(game: str, name: str, matches: int, folder: Path) -> tuple[float, float, float]:
    """The overhead with rows of rounds, with rows of moves too, and the speed-up on two cores."""
    rounds, moves = folder / "rounds.csv", folder / "moves.csv"

    def lab(count: int, cores: int, detailed: bool = False) -> Callable[[], None]:
        def work() -> None:
            simulate(
                game, bots=name, matches=count, cores=cores, out=rounds, moves_out=moves if detailed else None
            )

        return work

    lab(2, 1)()  # warm up
    plain(game, name, 2)
    loop = min([cost_of(lambda: plain(game, name, matches)) for _ in range(3)], key=lambda each: each.cpu)
    one = min([cost_of(lab(matches, 1)) for _ in range(3)], key=lambda each: each.cpu)
    full = min([cost_of(lab(matches, 1, True)) for _ in range(3)], key=lambda each: each.cpu)
    many = matches * max(1, ceil(_LONG / one.cpu))
    alone, both = cost_of(lab(many, 1)), cost_of(lab(many, 2))
    # Two cores are busy for half of the processes' total time.
    gained = alone.cpu / (both.cpu / 2)
    print(
        f"{game} by {name}: plain loop {loop.cpu:.2f} s, lab {one.cpu:.2f} s ({one.cpu / loop.cpu - 1:+.1%}), "
        f"with moves {full.cpu:.2f} s ({full.cpu / loop.cpu - 1:+.1%}); "
        f"two cores {gained:.2f} times as fast by CPU time, {alone.wall / both.wall:.2f} by the clock"
    )
    return one.cpu / loop.cpu - 1, full.cpu / loop.cpu - 1, gained


def main() -> int:
    """Measure, and say which bars are missed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", help="only this one")
    asked = parser.parse_args().game
    missed = []
    with TemporaryDirectory() as folder:
        for game, name, matches in GAMES:
            if asked not in (None, game):
                continue
            rounds, moves, gained = measure(game, name, matches, Path(folder))
            if max(rounds, moves) >= OVERHEAD:
                missed.append(f"{game} by {name}: an overhead of {max(rounds, moves):.1%}")
            if gained < SPEED_UP:
                missed.append(f"{game} by {name}: only {gained:.2f} times as fast on two cores")
    for each in missed:
        print(f"MISSED: {each}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
