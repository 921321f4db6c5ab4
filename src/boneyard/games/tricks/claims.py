"""Whether a hand takes every trick that is left, whatever the others hold.

The seat that leads is sure only of what it sees: any unseen tiles may lie together in one hand. A suit that is led
takes one tile of it out of that hand each time, and the hand keeps its best to the last: so as many leads as there are
tiles out must beat the best of them, and what is left of the suit after that cannot be beaten. Trumps are led first,
and all that are out must fall to them before a tile of another suit is safe. What others have shown that they do not
hold is not counted on.
"""

from mypy_extensions import i64

from boneyard.core.hand import bits, lowest
from boneyard.core.tile import NO_SUIT
from boneyard.games.tricks.suits import SUITS, following, led_by, strength


def is_certain(own: i64, out: i64, trump: i64) -> bool:
    """Whether the own tiles take all tricks when led, the unseen ones being out."""
    plain = own
    if trump != NO_SUIT:
        trumps = following(trump, trump)
        mine = own & trumps
        theirs = out & trumps
        plain = own & ~trumps
        if not _runs(mine, theirs, trump, trump):
            return False
        if plain != 0 and bits(theirs) > bits(mine):
            return False
    suit: i64 = 0
    while suit < SUITS:
        if suit != trump and not _runs(
            _leading(plain, suit, trump), out & following(suit, trump), suit, trump
        ):
            return False
        suit += 1
    return True


def _leading(tiles: i64, suit: i64, trump: i64) -> i64:
    """Those of some tiles that lead this suit."""
    found: i64 = 0
    left = tiles
    while left != 0:
        bit = left & -left
        if led_by(lowest(bit), trump) == suit:
            found |= bit
        left ^= bit
    return found


def _runs(mine: i64, theirs: i64, suit: i64, trump: i64) -> bool:
    """Whether enough tiles of a suit beat the best one out for all of those out to fall to them."""
    if mine == 0 or theirs == 0:
        return True
    best: i64 = 0
    left = theirs
    while left != 0:
        best = max(best, strength(lowest(left), suit, trump))
        left &= left - 1
    above: i64 = 0
    left = mine
    while left != 0:
        if strength(lowest(left), suit, trump) > best:
            above += 1
        left &= left - 1
    return above >= min(bits(mine), bits(theirs))
