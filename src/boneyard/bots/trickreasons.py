"""What an expert at Forty-Two or Moon says of its bids, trumps and tiles."""

from boneyard.bots.tricktrials import Way
from boneyard.core.move import ALONE, ASIDE, BID, PASS
from boneyard.core.tile import tile_text
from boneyard.games.tricks.suits import NAMES


def only() -> str:
    """Of a move without an alternative."""
    return "Nothing else may be played."


def why(way: Way, value: float, made: float | None, for_bidders: bool) -> str:
    """Of a move that was tried: how often the bid was made, or set, or the match won."""
    kind = way.move.kind
    if kind == PASS:
        return f"Passing leaves a chance of about {value:.0%} to win the match."
    if made is None:
        return "The others went higher in all the deals tried."
    if kind == ALONE and not for_bidders:
        return f"The bid is set in about {1 - made:.0%} of the deals tried with it."
    if kind == ALONE:
        return f"The bid is made in about {made:.0%} of the deals tried with it."
    trumps = "" if way.contract is None else f"With {NAMES[way.contract.trump]} as trumps "
    if kind == BID:
        return f"{trumps or 'Where nobody went higher '}it is made in about {made:.0%} of the deals tried."
    if kind == ASIDE:
        trumps = f"Without {tile_text(int(way.move.tile))}, and {trumps[0].lower()}{trumps[1:]}"
    return f"{trumps}the bid is made in about {made:.0%} of the deals tried."
