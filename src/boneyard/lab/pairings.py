"""Pairings: a round robin, or a Swiss system that pairs players with similar scores."""

from collections.abc import Iterator, Sequence
from itertools import combinations

Pair = tuple[int, int]


def round_robin(count: int) -> list[Pair]:
    """Every player meets every other once."""
    return list(combinations(range(count), 2))


def swiss_pairs(
    scores: Sequence[float], met: set[Pair], byes: Sequence[int]
) -> tuple[list[Pair], int | None]:
    """The next round of a Swiss system: pairs of players, and the bye if their number is odd.

    The best available opponent is one with the nearest score whom a player has not met. The bye goes to the lowest of
    those who had the fewest. Where everyone has met, opponents meet again.
    """
    order = sorted(range(len(scores)), key=lambda each: (-scores[each], each))
    bye: int | None = None
    if len(order) % 2:
        fewest = min(byes.count(each) for each in order)
        bye = next(each for each in reversed(order) if byes.count(each) == fewest)
        order.remove(bye)
    found = next(_pairings(order, met), None)
    return (found if found is not None else list(zip(order[::2], order[1::2], strict=True))), bye


def _pairings(order: list[int], met: set[Pair]) -> Iterator[list[Pair]]:
    """Every way to pair them without a rematch, the most even ones first."""
    if not order:
        yield []
        return
    first, *rest = order
    for other in rest:
        pair = (min(first, other), max(first, other))
        if pair not in met:
            for further in _pairings([each for each in rest if each != other], met):
                yield [pair, *further]


def swiss_rounds(count: int) -> int:
    """How many rounds find a winner: as many as halvings of the field."""
    return max(1, (count - 1).bit_length())
