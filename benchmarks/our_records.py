"""Our records: matches read from a stream of .bones texts with ``boneyard.matches``, every move checked by the rules.

A round here is a record. All moves are uniformly random; ``--game`` says of which game, by default block.
"""

from __future__ import annotations

import argparse
from io import StringIO

import boneyard
from boneyard.core.rng import Rng
from stopwatch import report

RECORDS = 40


def written(game: str, seed: int) -> str:
    """A random match as a record."""
    chance = Rng(seed)
    match = boneyard.new(game, seed=seed)
    while match.result is None:
        moves = match.moves()
        match.play(moves[int(chance.below(len(moves)))])
    return match.record()


def main() -> None:
    """Time the reading."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--game", default="block")
    texts = [written(parser.parse_known_args()[0].game, seed) for seed in range(RECORDS)]

    def read(records: int) -> int:
        stream = StringIO("".join([texts[number % RECORDS] for number in range(records)]))
        return sum([len(each.moves) for match in boneyard.matches(stream) for each in match.rounds])

    report("boneyard", boneyard.__version__, read, compiled=boneyard.compiled, counts="all moves")


if __name__ == "__main__":
    main()
