"""Records for tests of what reads them."""

from boneyard import catalog
from boneyard.core.match import Match
from boneyard.record import write

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


def long_record() -> str:
    """A finished match of draw with many decisions."""
    edition = catalog.edition("draw")
    game, options = edition.table(6, 2, {"target": 200})
    match = Match(edition, game, ("Ada", "Ben"), options, write, "long")
    match.deal()
    while match.result is None:
        match.play(match.moves()[0])
    return match.record()
