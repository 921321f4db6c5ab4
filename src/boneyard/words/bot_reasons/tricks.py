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


def bids(hand: HandFacts) -> str:
    """About a bid."""
    return f"You hold {_holds(hand)}: enough for this bid."


def passes(hand: HandFacts) -> str:
    """About a pass when a bid was possible."""
    return f"Your best hand is {_holds(hand)}: not enough to bid."


def chance_to_make(chance: float) -> str:
    """How often a bid would be made, by the hand alone."""
    return f"A hand like this makes the bid about {chance:.0%} of the time."


def leaves_it(partner: bool) -> str:
    """About a pass that has nothing to do with the hand."""
    return "Your partner has the bid." if partner else "There's no higher bid left."


def names(hand: HandFacts) -> str:
    """About the trumps that are named."""
    return f"Your best trumps are {NAMES[hand.trump]}: you hold {_holds(hand)}."


def puts_aside(tile: int, hand: HandFacts) -> str:
    """About the tile that is put aside."""
    return f"{tile_text(tile)} helps you least with {NAMES[hand.trump]} as trumps."


def claims() -> str:
    """About claiming all tricks that are left."""
    return "You're sure to win every trick that's left."


def plays(best: TileFacts, alone: bool) -> str:
    """About a tile that is played to a trick."""
    if alone:
        return only()
    if best.leads:
        return _leads(best)
    if best.takes:
        return "Wins the trick." if best.wins > _SURE else "Wins the trick unless someone beats it."
    if best.wins > 0:
        return (
            f"Adds {best.counts} points to your partner's trick."
            if best.counts
            else "Your partner is winning the trick."
        )
    return "You can't win this trick, and this tile costs you the least."


def _leads(best: TileFacts) -> str:
    if best.trump and best.wins > 0.5:
        return "Draws out the others' trumps."
    if best.wins > _SURE:
        return "Nothing can beat it."
    return "It will probably win." if best.wins > 0.5 else "It costs you the least to lead."


def only() -> str:
    """About the only move there is."""
    return "It's the only tile you may play."


def _of_the_deals(share: float) -> str:
    """The share of the deals that were tried, in words."""
    if share <= 0.0 or share >= 1.0:
        return "all the deals I tried" if share > 0 else "none of the deals I tried"
    return f"about {min(max(share, 0.01), 0.99):.0%} of the deals I tried"


def numbers(
    move: Move, trump: int | None, win_chance: float, made: float | None, *, for_bidders: bool
) -> str:
    """The statistics of a move that was tried: how often the bid was made, or set, or the match won.

    `trump` is what the bidder would name; `made` is how often the bid was made, None if someone else always got it.
    """
    if move.kind == PASS:
        return f"If you pass, you have about a {win_chance:.0%} chance of winning the match."
    if made is None:
        return "Someone bid higher in all the deals I tried."
    if move.kind == ALONE and not for_bidders:
        return f"With this tile, the bid is set in {_of_the_deals(1 - made)}."
    if move.kind == ALONE:
        return f"With this tile, the bid is made in {_of_the_deals(made)}."
    if move.kind == BID and trump is None:
        return f"Where no one bid higher, you made it in {_of_the_deals(made)}."
    if move.kind == ASIDE and trump is not None:
        tile = tile_text(int(move.tile))
        return f"Without {tile} and with {NAMES[trump]} as trumps, you make the bid in {_of_the_deals(made)}."
    trumps = "" if trump is None else f"With {NAMES[trump]} as trumps, "
    return (
        f"{trumps}you make the bid in {_of_the_deals(made)}."
        if trumps
        else f"You make the bid in {_of_the_deals(made)}."
    )
