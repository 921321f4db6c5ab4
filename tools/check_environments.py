"""The long runs behind what docs/environments.md says: `make check-environments`.

Every edition's batch against the engine, move by move, over many rounds; and rounds resampled from what a seat
knows, which must look the same to it. Prints a line for each edition, and ends with status 1 if anything differs.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from boneyard import catalog
from boneyard.adapters.batch import batch
from boneyard.adapters.table import table_for
from boneyard.adapters.world import other_world
from boneyard.core.environment.episode import Episode, shuffled_deal
from boneyard.core.rng import rng_for

ROUNDS, WORLDS = 10_000, 100_000
GAMES = 64  # side by side
SECONDS = 600.0  # for an edition, between progress reports


def compare(game: str, edition: str, rounds: int, seconds: float = SECONDS) -> tuple[int, int]:
    """How many rounds of a batch went as the engine plays them, and in how many moves."""
    games = batch(game, edition=edition, n=GAMES, seed="check")
    rules = games.game
    rngs = [rng_for(f"check {index}") for index in range(GAMES)]
    alone = [Episode(rules, shuffled_deal(rules, rng)) for rng in rngs]
    done = moves = 0
    start = time.process_time()
    while done < rounds and time.process_time() - start < seconds:
        actions = games.sample()
        games.step(actions)
        for index, episode in enumerate(alone):
            episode.act(int(actions[index]))
            moves += 1
            assert games.done[index] == episode.over, (game, edition, index)
            assert np.allclose(games.reward[index], episode.utilities()), (game, edition, index)
            if episode.over:
                done += 1
                episode = alone[index] = Episode(rules, shuffled_deal(rules, rngs[index]))
                while episode.over:
                    episode = alone[index] = Episode(rules, shuffled_deal(rules, rngs[index]))
            assert games.turn[index] == episode.seat, (game, edition, index)
            assert games.mask[index].tobytes() == episode.mask(), (game, edition, index)
            assert games.observation[index].tobytes() == episode.observation(episode.seat), (game, edition)
    return done, moves


def resample(game: str, edition: str, worlds: int) -> tuple[int, int]:
    """How many resampled rounds look the same to their seat, and how many there were."""
    table = table_for(game, edition=edition)
    rng = rng_for(f"worlds {game} {edition}")
    same = made = 0
    while made < worlds:
        episode = Episode(table.game, shuffled_deal(table.game, rng))
        while not episode.over and made < worlds:
            if rng.below(4) == 0:
                seat = int(rng.below(table.game.seats))
                other = other_world(table, episode, seat, rng)
                made += 1
                alike = other.information(seat) == episode.information(seat)
                same += alike and other.information_text(seat) == episode.information_text(seat)
            episode.play(episode.moves[rng.below(len(episode.moves))])
    return same, made


def main() -> int:
    """Both, for every edition; a smaller number of rounds and worlds may be given."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    worlds = int(sys.argv[2]) if len(sys.argv) > 2 else WORLDS
    editions = [(game, edition) for game, found in catalog.games().items() for edition in found]
    missed = 0
    all_same = all_made = 0
    for game, edition in editions:
        done, moves = compare(game, edition, rounds) if rounds else (0, 0)
        same, made = resample(game, edition, -(-worlds // len(editions))) if worlds else (0, 0)
        all_same, all_made = all_same + same, all_made + made
        missed += done < rounds or same < made
        print(
            f"{game}/{edition}: {done:,} rounds ({moves:,} moves) as the engine plays them; "
            f"{same:,} of {made:,} worlds the same",
            flush=True,
        )
    print(f"{all_same:,} of {all_made:,} resampled worlds look the same to their seat.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
