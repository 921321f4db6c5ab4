"""Bluffs: some of the bets that open the betting are always made with the worst hands, so none tells a good one."""

from typing import Final

from boneyard.bots.wagers_kernel import Spot, Wagers
from boneyard.core.move import BET

# At a third it would be all one whether such a bet is called; half of that keeps most of what is won from callers.
LEAST: Final = 0.15
_WORST: Final = 5  # a fifth of all hands


def veiled(wagers: Wagers, spot: Spot, grade: int) -> list[float]:
    """How often each word is said with a hand of this grade, the bluffs that learning left out among them."""
    shares = wagers.shares(spot, grade)
    count = int(wagers.dealt.count)
    worst = count // _WORST
    if BET not in spot.kinds or grade >= worst:
        return shares
    bet = spot.kinds.index(int(BET))
    row = [wagers.shares(spot, each)[bet] for each in range(count)]
    weak, strong = sum(row[: count // 2]), sum(row[count // 2 :])
    missing = max(0.0, strong * LEAST / (1 - LEAST) - weak) / worst
    more = min(missing, 1 - shares[bet])
    rest = 1 - shares[bet]
    return [
        share + more if word == bet else share * (1 - more / rest) if rest else share
        for word, share in enumerate(shares)
    ]
