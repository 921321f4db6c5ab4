"""What bots say about their bids, trumps and tricks."""

from dataclasses import dataclass
from typing import Final

from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.tile import tile_text
from boneyard.games.tricks.moves import ASIDE, BID
from boneyard.games.tricks.suits import NAMES

_SURE: Final = 0.95


@dataclass(frozen=True)
class HandFacts:
    """The facts about a hand under one trump that its sentence needs."""

    trump: int
    trumps: int  # how many the hand holds
    doubles: int  # besides the trumps


@dataclass(frozen=True)
class TileFacts:
    """The facts about a tile played to a trick that its sentence needs."""

    wins: float  # the chance that it, or a partner's tile, takes the trick
    counts: int  # what the tile itself is worth
    takes: bool  # it beats every tile in the trick so far
    leads: bool
    trump: bool


def _holds(hand: HandFacts) -> str:
    trumps = f"{hand.trumps} {NAMES[hand.trump]}" if hand.trumps else "no trumps"
    doubles = "no other double" if hand.doubles == 0 else f"{hand.doubles} other double"
    return f"{trumps} and {doubles}{'s' if hand.doubles > 1 else ''}"


def bids(hand: HandFacts, chance: float) -> str:
    """About a bid."""
    return f"With {_holds(hand)} it is made in about {chance:.0%} of deals."


def passes(hand: HandFacts, chance: float) -> str:
    """About a pass when a bid was possible."""
    return f"With {_holds(hand)} at best, a bid would be made in only about {chance:.0%} of deals."


def leaves_it(partner: bool) -> str:
    """About a pass that has nothing to do with the hand."""
    return "The partner holds the bid." if partner else "Nothing is left to bid."


def names(hand: HandFacts) -> str:
    """About the trumps that are named."""
    return f"The hand is best with {NAMES[hand.trump]}: it holds {_holds(hand)}."


def puts_aside(tile: int, hand: HandFacts) -> str:
    """About the tile that is put aside."""
    return f"{tile_text(tile)} is the least use with {NAMES[hand.trump]}."


def claims() -> str:
    """About a hand that is laid down."""
    return "All the tricks that are left are certain."


def plays(best: TileFacts, alone: bool) -> str:
    """About a tile that is played to a trick."""
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


def _leads(best: TileFacts) -> str:
    if best.trump and best.wins > 0.5:
        return "Draws the others' trumps."
    if best.wins > _SURE:
        return "Nothing can beat it."
    return "Likely to hold." if best.wins > 0.5 else "Costs the least to lead."


def only() -> str:
    """About the only move there is."""
    return "Nothing else may be played."


def _of_the_deals(share: float) -> str:
    """The share of the deals that were tried, in words."""
    if share <= 0.0 or share >= 1.0:
        return "all the deals tried" if share > 0 else "none of the deals tried"
    return f"about {min(max(share, 0.01), 0.99):.0%} of the deals tried"


def why(move: Move, trump: int | None, win_chance: float, made: float | None, *, for_bidders: bool) -> str:
    """About a move that was tried: how often the bid was made, or set, or the match won.

    `trump` is what the bidder would name; `made` is how often the bid was made, None if somebody else always got it.
    """
    if move.kind == PASS:
        return f"Passing leaves a chance of about {win_chance:.0%} to win the match."
    if made is None:
        return "The others went higher in all the deals tried."
    if move.kind == ALONE and not for_bidders:
        return f"The bid is set in {_of_the_deals(1 - made)} with it."
    if move.kind == ALONE:
        return f"The bid is made in {_of_the_deals(made)} with it."
    trumps = "" if trump is None else f"With {NAMES[trump]} as trumps "
    if move.kind == BID:
        return f"{trumps or 'Where nobody went higher '}it is made in {_of_the_deals(made)}."
    if move.kind == ASIDE:
        trumps = f"Without {tile_text(int(move.tile))}, and {trumps[0].lower()}{trumps[1:]}"
    return f"{trumps}the bid is made in {_of_the_deals(made)}."
