"""Records for tests of what reads them."""

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.records import write
from support.engine.matches import seat_counts

FINISHED = """game: block
edition: cardinal
set: 6
players: Ada, Ben
options: hand=2, target=1
round 1
first: 0
hand 0: 6-5 4-1
hand 1: 6-4 1-0
yard: 6-6 6-3 6-2 6-1 6-0 5-5 5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-0 3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 0-0
0 6-5 > lead
1 6-4 > 6-5
0 4-1 > 6-4
"""

# A solitaire that was lost with the last choice but one.
SQUEEZED = """game: squeeze
edition: cardinal
set: 6
players: Ada
round 1
yard: 4-0 2-1 5-3 3-2 6-3 1-1 1-0 4-2 0-0 6-5 3-1 6-2 6-4 6-6 5-0 5-1 4-3 4-1 2-2 6-0 6-1 5-4 3-3 5-2 3-0 2-0 4-4 5-5
0 2-1+3-2
0 add
0 6-2+6-4+6-6
0 1-0+0-0
0 1-1+3-1
0 5-3+6-5
0 4-0+4-2
0 add
0 4-1+6-1
0 6-3+4-3
0 5-0+6-0
0 add
0 5-2+2-0
0 5-4+4-4
"""


def long_record() -> str:
    """A finished match of draw with many decisions."""
    edition = catalog.edition("draw")
    game, options = edition.table(6, 2, {"target": 200})
    match = Match(edition, game, ("Ada", "Ben"), options, write, "long")
    match.deal()
    while match.result is None:
        match.play(match.moves()[0])
    return match.record()


def random_record(edition: Edition, moves: int = 40) -> str:
    """A match after a number of random moves, with everyone's tiles open."""
    counts = seat_counts(edition)
    size, seats = counts[len(counts) // 2]
    game, options = edition.table(size, seats, {})
    names = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gro", "Hal", "Ines", "Jo")
    match = Match(edition, game, names[:seats], options, write, "random")
    match.deal()
    rng = rng_for(f"random {edition.name}")
    for _ in range(moves):
        if match.result is not None:
            break
        if not match.actors:
            match.deal()
            continue
        seat = match.actors[int(rng.below(len(match.actors)))]
        offered = match.moves(seat)
        if not offered:
            break
        match.play(offered[int(rng.below(len(offered)))], seat)
    return match.record()
