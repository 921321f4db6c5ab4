"""What bots say of their bids, trumps and tricks."""

from boneyard.bots.tricks.greedy import ScoredTile
from boneyard.bots.tricks.hand_value import HandValue
from boneyard.bots.tricks.trials import Option
from boneyard.core.move import ALONE, ASIDE, BID, PASS
from boneyard.core.tile import tile_text
from boneyard.games.tricks.suits import NAMES

_SURE = 0.95


def _holds(promise: HandValue) -> str:
    trumps = f"{promise.trumps} {NAMES[promise.trump]}" if promise.trumps else "no trumps"
    doubles = "no other double" if promise.doubles == 0 else f"{promise.doubles} other double"
    return f"{trumps} and {doubles}{'s' if promise.doubles > 1 else ''}"


def bids(promise: HandValue, chance: float) -> str:
    """Of a bid."""
    return f"With {_holds(promise)} it is made in about {chance:.0%} of deals."


def passes(promise: HandValue, chance: float) -> str:
    """Of a pass where a bid was possible."""
    return f"With {_holds(promise)} at best, a bid would be made in only about {chance:.0%} of deals."


def leaves_it(partner: bool) -> str:
    """Of a pass for another reason than the hand."""
    return "The partner holds the bid." if partner else "Nothing is left to bid."


def names(promise: HandValue) -> str:
    """Of the trumps that are named."""
    return f"The hand is best with {NAMES[promise.trump]}: it holds {_holds(promise)}."


def puts_aside(tile: int, promise: HandValue) -> str:
    """Of the tile that is put aside."""
    return f"{tile_text(tile)} is the least use with {NAMES[promise.trump]}."


def claims() -> str:
    """Of a hand that is laid down."""
    return "All the tricks that are left are certain."


def plays(best: ScoredTile, alone: bool) -> str:
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


def _leads(best: ScoredTile) -> str:
    if best.trump and best.wins > 0.5:
        return "Draws the others' trumps."
    if best.wins > _SURE:
        return "Nothing can beat it."
    return "Likely to hold." if best.wins > 0.5 else "Costs the least to lead."


def only() -> str:
    """Of a move without an alternative."""
    return "Nothing else may be played."


def _of_the_deals(share: float) -> str:
    """How many of the deals that were tried."""
    if share <= 0.0 or share >= 1.0:
        return "all the deals tried" if share > 0 else "none of the deals tried"
    return f"about {min(max(share, 0.01), 0.99):.0%} of the deals tried"


def why(way: Option, value: float, made: float | None, for_bidders: bool) -> str:
    """Of a move that was tried: how often the bid was made, or set, or the match won."""
    kind = way.move.kind
    if kind == PASS:
        return f"Passing leaves a chance of about {value:.0%} to win the match."
    if made is None:
        return "The others went higher in all the deals tried."
    if kind == ALONE and not for_bidders:
        return f"The bid is set in {_of_the_deals(1 - made)} with it."
    if kind == ALONE:
        return f"The bid is made in {_of_the_deals(made)} with it."
    trumps = "" if way.contract is None else f"With {NAMES[way.contract.trump]} as trumps "
    if kind == BID:
        return f"{trumps or 'Where nobody went higher '}it is made in {_of_the_deals(made)}."
    if kind == ASIDE:
        trumps = f"Without {tile_text(int(way.move.tile))}, and {trumps[0].lower()}{trumps[1:]}"
    return f"{trumps}the bid is made in {_of_the_deals(made)}."
