"""What an expert at Forty-Two or Moon says of its bids, trumps and tiles."""

from boneyard.bots.tricktrials import Way
from boneyard.core.move import ALONE, ASIDE, BID, PASS
from boneyard.core.tile import tile_text
from boneyard.games.tricks.suits import NAMES


def only() -> str:
    """Of a move without an alternative."""
    return "Nothing else may be played."


def _of_the_deals(share: float) -> str:
    """How many of the deals that were tried."""
    if share <= 0.0 or share >= 1.0:
        return "all the deals tried" if share > 0 else "none of the deals tried"
    return f"about {min(max(share, 0.01), 0.99):.0%} of the deals tried"


def why(way: Way, value: float, made: float | None, for_bidders: bool) -> str:
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
