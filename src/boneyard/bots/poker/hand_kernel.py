"""Exhaustive enumeration of the poker hands that the unseen tiles can make, to see how good a hand is."""

from itertools import combinations

from boneyard.core.hand import Hand
from boneyard.games.poker.ranks import ALL_HANDS, HAND, Ranking, tiles_number


def share_beaten(ranking: Ranking, hand: Hand, unseen: list[int], held: int) -> float:
    """The share of all hands of `held` unseen tiles that a hand beats."""
    own = ranking.strength(hand)
    single = [tiles_number([tile]) for tile in unseen]
    beaten = 0
    count = 0
    for chosen in combinations(single, held):
        count += 1
        if ranking.strength_of(sum(chosen)) < own:
            beaten += 1
    return beaten / count if count > 0 else 1.0


def expected_share(ranking: Ranking, kept: list[int], unseen: list[int], others: int) -> float:
    """How good the kept tiles become on average when unseen ones fill up the hand.

    A hand counts by the share of all hands that it beats, to the power of the number of others plus one, because they
    exchange as well.
    """
    own = tiles_number(kept)
    single = [tiles_number([tile]) for tile in unseen]
    total = 0.0
    count = 0
    for drawn in combinations(single, HAND - len(kept)):
        share = ranking.place(own + sum(drawn)) / ALL_HANDS
        total += share ** (others + 1)
        count += 1
    return total / count
