"""What bots say about their bids, trumps and tricks."""

from dataclasses import dataclass
from typing import Final

from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.tile import tile_text
from boneyard.games.tricks.moves import ASIDE, BID
from boneyard.games.tricks.suits import NO_SUIT
from boneyard.words.families.tricks import suit_name
from boneyard.words.language import _, ngettext, percent

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
    doubles = _doubles(hand.doubles)
    if not hand.trumps:
        return _("no trumps and {doubles}", doubles=doubles)
    return _("{count} {suit} and {doubles}", count=hand.trumps, suit=suit_name(hand.trump), doubles=doubles)


def _doubles(count: int) -> str:
    if count == 0:
        return _("no other double")
    return ngettext("{count} other double", "{count} other doubles", count)


def bids(hand: HandFacts) -> str:
    """About a bid."""
    return _("You hold {tiles}: enough for this bid.", tiles=_holds(hand))


def passes(hand: HandFacts) -> str:
    """About a pass when a bid was possible."""
    return _("Your best hand is {tiles}: not enough to bid.", tiles=_holds(hand))


def chance_to_make(chance: float) -> str:
    """How often a bid would be made, by the hand alone."""
    return _("A hand like this makes the bid about {percent} of the time.", percent=percent(chance, 0))


def leaves_it(partner: bool) -> str:
    """About a pass that has nothing to do with the hand."""
    return _("Your partner has the bid.") if partner else _("There's no higher bid left.")


def names(hand: HandFacts) -> str:
    """About the trumps that are named."""
    if hand.trump == NO_SUIT:
        return _("You do best with no trumps: you hold {tiles}.", tiles=_holds(hand))
    return _("Your best trumps are {suit}: you hold {tiles}.", suit=suit_name(hand.trump), tiles=_holds(hand))


def puts_aside(tile: int, hand: HandFacts) -> str:
    """About the tile that is put aside."""
    if hand.trump == NO_SUIT:
        return _("{tile} helps you least with no trumps.", tile=tile_text(tile))
    return _(
        "{tile} helps you least with {suit} as trumps.", tile=tile_text(tile), suit=suit_name(hand.trump)
    )


def claims() -> str:
    """About claiming all tricks that are left."""
    return _("You're sure to win every trick that's left.")


def plays(best: TileFacts, alone: bool) -> str:
    """About a tile that is played to a trick."""
    if alone:
        return only()
    if best.leads:
        return _leads(best)
    if best.takes:
        return _("Wins the trick.") if best.wins > _SURE else _("Wins the trick unless someone beats it.")
    if best.wins > 0:
        if best.counts:
            return _("Adds {points} points to your partner's trick.", points=best.counts)
        return _("Your partner is winning the trick.")
    return _("You can't win this trick, and this tile costs you the least.")


def _leads(best: TileFacts) -> str:
    if best.trump and best.wins > 0.5:
        return _("Draws out the others' trumps.")
    if best.wins > _SURE:
        return _("Nothing can beat it.")
    return _("It will probably win.") if best.wins > 0.5 else _("It costs you the least to lead.")


def only() -> str:
    """About the only move there is."""
    return _("It's the only tile you may play.")


def _of_the_deals(share: float) -> str:
    """The share of the deals that were tried, in words."""
    if share <= 0.0 or share >= 1.0:
        return _("all the deals I tried") if share > 0 else _("none of the deals I tried")
    return _("about {percent} of the deals I tried", percent=percent(min(max(share, 0.01), 0.99), 0))


def numbers(
    move: Move, trump: int | None, win_chance: float, made: float | None, *, for_bidders: bool
) -> str:
    """The statistics of a move that was tried: how often the bid was made, or set, or the match won.

    `trump` is what the bidder would name; `made` is how often the bid was made, or None if someone else always got it.
    """
    if move.kind == PASS:
        return _(
            "If you pass, you have about a {percent} chance of winning the match.",
            percent=percent(win_chance, 0),
        )
    if made is None:
        return _("Someone bid higher in all the deals I tried.")
    if move.kind == ALONE and not for_bidders:
        return _("With this tile, the bid is set in {deals}.", deals=_of_the_deals(1 - made))
    if move.kind == ALONE:
        return _("With this tile, the bid is made in {deals}.", deals=_of_the_deals(made))
    if move.kind == BID and trump is None:
        return _("Where no one bid higher, you made it in {deals}.", deals=_of_the_deals(made))
    if move.kind == ASIDE and trump == NO_SUIT:
        return _(
            "Without {tile} and with no trumps, you make the bid in {deals}.",
            tile=tile_text(int(move.tile)),
            deals=_of_the_deals(made),
        )
    if move.kind == ASIDE and trump is not None:
        tile = tile_text(int(move.tile))
        return _(
            "Without {tile} and with {suit} as trumps, you make the bid in {deals}.",
            tile=tile,
            suit=suit_name(trump),
            deals=_of_the_deals(made),
        )
    if trump is None:
        return _("You make the bid in {deals}.", deals=_of_the_deals(made))
    if trump == NO_SUIT:
        return _("With no trumps, you make the bid in {deals}.", deals=_of_the_deals(made))
    return _(
        "With {suit} as trumps, you make the bid in {deals}.",
        suit=suit_name(trump),
        deals=_of_the_deals(made),
    )
