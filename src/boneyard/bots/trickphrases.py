"""What bots say of their bids, trumps and tricks."""

from boneyard.bots.trickhand import Promise
from boneyard.bots.trickplay import Played
from boneyard.core.tile import tile_text
from boneyard.games.tricks.suits import NAMES

_SURE = 0.95


def _holds(promise: Promise) -> str:
    trumps = f"{promise.trumps} {NAMES[promise.trump]}" if promise.trumps else "no trumps"
    doubles = "no other double" if promise.doubles == 0 else f"{promise.doubles} other double"
    return f"{trumps} and {doubles}{'s' if promise.doubles > 1 else ''}"


def bids(promise: Promise, chance: float) -> str:
    """Of a bid."""
    return f"With {_holds(promise)} it is made in about {chance:.0%} of deals."


def passes(promise: Promise, chance: float) -> str:
    """Of a pass where a bid was possible."""
    return f"With {_holds(promise)} at best, a bid would be made in only about {chance:.0%} of deals."


def leaves_it(partner: bool) -> str:
    """Of a pass for another reason than the hand."""
    return "The partner holds the bid." if partner else "Nothing is left to bid."


def names(promise: Promise) -> str:
    """Of the trumps that are named."""
    return f"The hand is best with {NAMES[promise.trump]}: it holds {_holds(promise)}."


def puts_aside(tile: int, promise: Promise) -> str:
    """Of the tile that is put aside."""
    return f"{tile_text(tile)} is the least use with {NAMES[promise.trump]}."


def claims() -> str:
    """Of a hand that is laid down."""
    return "All the tricks that are left are certain."


def plays(best: Played, alone: bool) -> str:
    """Of a tile that is played to a trick."""
    if alone:
        return "Nothing else may be played."
    if best.leads:
        return _leads(best)
    if best.takes:
        return "Takes the trick." if best.wins > _SURE else "Takes the trick unless it is beaten again."
    if best.wins > 0:
        return (
            f"Gives {best.counts} points to the partner's trick."
            if best.counts
            else "The partner has the trick."
        )
    return "The trick is lost, and this tile is the least loss."


def _leads(best: Played) -> str:
    if best.trump and best.wins > 0.5:
        return "Draws the others' trumps."
    if best.wins > _SURE:
        return "Nothing can beat it."
    return "Likely to hold." if best.wins > 0.5 else "Costs the least to lead."
