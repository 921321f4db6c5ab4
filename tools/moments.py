"""Keep a moment of every edition as a record for the pages to draw: seeded matches, played by bots up to a move.

Run it by hand when a picture is to change: a better bot alone must not turn a good picture into a dull one.
"""

import sys
from pathlib import Path

import boneyard
from boneyard import catalog
from boneyard.bots import bot, choice_of
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.records import replay

FOLDER = Path(__file__).parent.parent / "src" / "boneyard" / "web" / "moments"
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"]
# By game: the players, the seed, the moves made. Every edition of a game is shown at the same point.
SHOWN = {
    "block": (4, 3, 20),
    "draw": (3, 4, 22),
    "muggins": (4, 3, 22),
    "bergen": (2, 3, 16),
    "matador": (4, 3, 20),
    "sebastopol": (4, 3, 20),
    "tiddle-a-wink": (4, 3, 24),
    "chickenfoot": (4, 3, 26),
    "mexican-train": (4, 3, 34),
    "supertrain": (4, 3, 34),
    "forty-two": (4, 5, 12),
    "moon": (3, 5, 10),
    "poker": (4, 24, 40),
    "bingo": (1, 3, 10),
    "big-clock": (1, 7, 40),
    "good-neighbors": (1, 3, 5),
    "traffic": (1, 3, 8),
    "squeeze": (1, 3, 5),
    "castle-rock": (1, 3, 5),
}


def played(game: str, edition: str, seats: int, seed: int, moves: int) -> Match:
    """A match after this many moves, or at the end of its first round if that comes sooner."""
    # A match from a record has no seed, so that it stays where its first round ends.
    match = replay(boneyard.new(game, edition=edition, players=NAMES[:seats], seed=seed).record())
    rng = rng_for(f"picture of {game}")
    player = bot("greedy" if seats > 1 else "random")  # a hint would take its time
    for _ in range(moves):
        if match.round_over:
            break
        seat = match.actors[0]
        match.play(choice_of(player, match, seat, rng).move, seat)
    return match


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, (seats, seed, moves) in SHOWN.items():
        for edition in catalog.editions(game):
            low, high = edition.players(edition.sets[0])
            match = played(game, edition.key, min(max(seats, low), high), seed, moves)
            path = FOLDER / f"{game}.{edition.key}.bones"
            path.write_text(match.record(), "utf-8")
            print(path.name, file=sys.stderr)


if __name__ == "__main__":
    main()
