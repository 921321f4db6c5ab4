"""Whether a hand takes every trick that is left, whatever the others hold.

The seat that leads is sure only of what it sees: any unseen tiles may lie together in one hand, and what others have
shown that they do not hold is not counted on. A hand is certain when its tiles have an order, settled in advance, in
which no such hand can take a trick. Each other hand stands alone here: what it may play depends on the leads only.
"""

from mypy_extensions import i64

from boneyard.core.hand import bit_of, bits, lowest
from boneyard.core.tile import HIGH, LOW
from boneyard.games.tricks.suits import NO_SUIT, SUITS, following, led_by, strength


def is_certain(own: i64, out: i64, trump: i64) -> bool:
    """Whether a player's tiles take every trick when led against the unseen ones."""
    if _runs_suit_by_suit(own, out, trump):
        return True
    if _is_hopeless(own, out, trump):
        return False
    # Between the two: a tile of two suits may have to fall to either.
    return _in_some_order(own, out, trump, [])


# --- suit by suit: enough tiles above the best one out


def _runs_suit_by_suit(own: i64, out: i64, trump: i64) -> bool:
    """Whether each suit alone is enough: all that are out fall to own tiles above the best of them, trumps first."""
    plain = own
    if trump != NO_SUIT:
        trumps = following(trump, trump)
        plain = own & ~trumps
        if not _runs(own & trumps, out & trumps, trump, trump):
            return False
        if plain != 0 and bits(out & trumps) > bits(own & trumps):
            return False
    suit: i64 = 0
    while suit < SUITS:
        mine = _leading(plain, suit, trump)
        if mine != 0 and not _runs(mine, out & following(suit, trump), suit, trump):
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
    """Whether as many own tiles as there are out, or all of them, beat the best one out."""
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


# --- hopeless: some tile that is out can be kept for its trick in every order


def _is_hopeless(own: i64, out: i64, trump: i64) -> bool:
    """Whether some tile out outlasts every order of leads and beats an own one."""
    if trump != NO_SUIT:
        trumps = following(trump, trump)
        if own & ~trumps != 0 and bits(out & trumps) > bits(own & trumps):
            return True
    left = own
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        suit = led_by(tile, trump)
        worth = strength(tile, suit, trump)
        threats = out & following(suit, trump)
        while threats != 0:
            threat = lowest(threats)
            threats &= threats - 1
            if strength(threat, suit, trump) > worth and _outlasts(
                threat, own ^ bit_of(tile), out ^ bit_of(threat), trump
            ):
                return True
    return False


def _outlasts(threat: i64, leads: i64, out: i64, trump: i64) -> bool:
    """Whether each lead of the threat's suits can be followed by another tile that no other suit draws away."""
    suit: i64 = 0
    while suit < SUITS:
        if following(suit, trump) & bit_of(threat) != 0:
            asked = bits(_leading(leads, suit, trump))
            if asked > bits(_kept(out & following(suit, trump), suit, leads, trump)):
                return False
        suit += 1
    return True


def _kept(tiles: i64, suit: i64, leads: i64, trump: i64) -> i64:
    """Those of a suit's tiles whose other end is no suit that is led."""
    found: i64 = 0
    left = tiles
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        other: i64 = HIGH[tile] + LOW[tile] - suit
        drawn = suit != trump and other != suit and _leading(leads, other, trump) != 0
        if not drawn:
            found |= bit_of(tile)
    return found


# --- in between: every order of leads against every way to follow them


def _in_some_order(own: i64, out: i64, trump: i64, led: list[int]) -> bool:
    """Whether the leader's remaining tiles, led after these, take all tricks in some order."""
    if own == 0:
        return True
    left = own
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        if _is_safe(tile, own, out, trump, led):
            led.append(tile)
            if _in_some_order(own ^ bit_of(tile), out, trump, led):
                return True
            led.pop()
    return False


def _is_safe(tile: i64, own: i64, out: i64, trump: i64, led: list[int]) -> bool:
    """Whether no hand can beat this lead after the ones before it."""
    suit = led_by(tile, trump)
    follows = following(suit, trump)
    worth = strength(tile, suit, trump)
    left = out
    while left != 0:
        bit = left & -left
        left ^= bit
        threat = lowest(bit)
        if strength(threat, suit, trump) > worth:
            # A trump beats another suit only from a hand that has nothing of it.
            void: i64 = 0
            if follows & bit == 0:
                void = follows
            if _survives(bit, out ^ bit, void, bits(own) - 1, trump, led, 0, []):
                return False
    return True


def _survives(
    threat: i64, pool: i64, void: i64, rest: i64, trump: i64, led: list[int], at: i64, shed: list[int]
) -> bool:
    """Whether a hand can follow the leads from this one on and still hold the threat, void in a suit at the end.

    The hand is made up as it goes: from the pool it takes what it follows with; where it follows with nothing it has
    nothing of that suit from there on, and sheds something, which is settled last.
    """
    if at == len(led):
        return _can_fill(pool & ~void, rest, shed)
    asked = following(led_by(led[at], trump), trump)
    left = pool & asked
    while left != 0:
        bit = left & -left
        left ^= bit
        kept = [each & ~bit for each in shed]
        if _survives(threat, pool ^ bit, void, rest, trump, led, at + 1, kept):
            return True
    if threat & asked != 0:
        return False
    pool &= ~asked
    return _survives(threat, pool, void, rest, trump, led, at + 1, [*shed, int(pool)])


def _can_fill(pool: i64, rest: i64, shed: list[int]) -> bool:
    """Whether there are tiles enough for the rest of the hand, and for each one shed out of what it could be then."""
    needed = rest
    if bits(pool) < needed:
        return False
    for each in reversed(shed):
        needed += 1
        if bits(each) < needed:
            return False
    return True
