"""First rounds to draw: those of every edition, at its smallest, its largest and a middling table."""

from collections.abc import Iterator
from itertools import islice

from boneyard.core.edition import Edition
from support.engine.matches import EDITIONS, Moment, Plan, Table, moments, seat_counts


def _of(family: str) -> list[Edition]:
    return [edition for edition in EDITIONS if type(edition).__name__ == f"{family}Edition"]


LINES, TRAINS, TRICKS, POKER, SOLO = (_of(name) for name in ("Line", "Train", "Trick", "Poker", "Solitaire"))


def rounds(edition: Edition, count: int) -> Iterator[tuple[Table, list[Moment]]]:
    """The first round of this many matches, every moment of it."""
    counts = seat_counts(edition)
    chosen = dict.fromkeys([counts[0], counts[-1], counts[len(counts) // 2]])
    for seed, (size, seats) in enumerate(islice(chosen, count)):
        at = Table(edition, size, seats)
        yield at, first_round(at, seed)


def first_round(at: Table, seed: int) -> list[Moment]:
    """Every moment of the first round at a table."""
    match = at.start(f"{at.edition.name} {seed}")
    first = match.round
    found = []
    for moment in moments(match, Plan(at, seed, []).chooser(), 400):
        if match.round is not first and moment.state is match.state:
            break
        found.append(moment)
    return found
