"""Why a move, a deal or a position of a trick-taking game is refused."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.games.tricks.codes import TrickCode
from boneyard.words.grammar import spans
from boneyard.words.language import _
from boneyard.words.refusals.audience import Audience, Sentences, any_of
from boneyard.words.refusals.moves import whose_turn
from boneyard.words.refusals.names import suit_name


def finished_bidding(to: Audience, seat: int, turn: int) -> str:
    """A bid by a player who has passed."""
    if to.is_you(seat):
        finished = _("You have finished bidding.")
    else:
        finished = _("{player} has finished bidding.", player=to.first(seat))
    return f"{finished} {whose_turn(to, turn)}"


def may_bid(to: Audience, bids: tuple[int, ...], over: int) -> str:
    """What can be bid now."""
    if not bids:
        return _("You can't bid anything over {over}, so pass.", over=over)
    shown = spans(bids)
    if over:
        return _("Bid {bids} over {over}, or pass.", bids=shown, over=over)
    return _("Bid {bids}, or pass.", bids=shown)


def bidding_not_over(to: Audience, bids: tuple[int, ...], over: int) -> str:
    """A tile, or a suit, before the bidding is over."""
    return f"{_('The bidding is still going on.')} {may_bid(to, bids, over)}"


def not_a_bid(to: Audience, bid: int, bids: tuple[int, ...], over: int) -> str:
    """A number that no one ever bids."""
    wrong = _("{bid} isn't a bid here.", bid=bid)
    return f"{wrong} {may_bid(to, bids, over)}"


def bidding_over(to: Audience, seat: int, bid: int) -> str:
    """A bid that comes too late."""
    if to.is_you(seat):
        return _("The bidding is over: you won it with {bid}.", bid=bid)
    return _("The bidding is over: {player} won it with {bid}.", player=to.name(seat), bid=bid)


def trumps_named(to: Audience, suit: str) -> str:
    """Trumps are named once."""
    return _("Trumps have already been named: {suit}.", suit=suit_name(suit))


def not_trumps(to: Audience, suit: str, suits: tuple[str, ...]) -> str:
    """A suit that can't be trumps in this game."""
    return _("{suit} can't be trumps here. Choose {suits}.", suit=suit, suits=_choices(suits))


def trumps_first(to: Audience, suits: tuple[str, ...]) -> str:
    """A tile before trumps are named."""
    return _("Name the trumps first, like trump 4. Choose {suits}.", suits=_choices(suits))


def follow_suit(to: Audience, suit: str, trumps: bool, held: tuple[str, ...]) -> str:
    """A tile of another suit than the one that was led."""
    if trumps:
        return _(
            "Trumps ({suit}) were led, so follow suit with {held}.", suit=suit_name(suit), held=any_of(held)
        )
    return _("Follow suit with {held}: {suit} were led.", suit=suit_name(suit), held=any_of(held))


def tiles_left(to: Audience, hands: int, each: int, widow: bool, tiles: int) -> str:
    """Answers that don't use up the tiles."""
    if widow:
        return _(
            "{hands} hands of {each} and one widow don't use up the {tiles} tiles. Change tiles or widow.",
            hands=hands,
            each=each,
            tiles=tiles,
        )
    return _(
        "{hands} hands of {each} and no widow don't use up the {tiles} tiles. Change tiles or widow.",
        hands=hands,
        each=each,
        tiles=tiles,
    )


def uneven_hands(to: Audience, sizes: tuple[int, ...]) -> str:
    """A deal whose hands would not come out even."""
    return _(
        "Every hand has the same number of tiles, so that tricks come out even. These have {sizes}.",
        sizes=", ".join(map(str, sizes)),
    )


def _choices(suits: tuple[str, ...]) -> str:
    numbers = [int(suit) for suit in suits if suit.isdigit()]
    return any_of([spans(numbers), *[suit for suit in suits if not suit.isdigit()]])


SENTENCES: Final[Sentences] = {
    TrickCode.FINISHED_BIDDING: finished_bidding,
    TrickCode.BIDDING_NOT_OVER: bidding_not_over,
    TrickCode.BIDDING_OVER: bidding_over,
    TrickCode.NOT_A_BID: not_a_bid,
    TrickCode.BID_TOO_LOW: may_bid,
    TrickCode.NO_WIDOW: marked("There's no widow in this game, so there is nothing to put aside."),
    TrickCode.ASIDE_FIRST: marked("You have taken the widow, so put a tile aside first, like aside 4-1."),
    TrickCode.ASIDE_ALREADY: marked("You have already put a tile aside."),
    TrickCode.TRUMPS_FIRST: trumps_first,
    TrickCode.TRUMPS_NAMED: trumps_named,
    TrickCode.NOT_TRUMPS: not_trumps,
    TrickCode.WHICH_TILE: marked("Say which tile you play."),
    TrickCode.FOLLOW_SUIT: follow_suit,
    TrickCode.NO_CLAIMING: marked("Hands are played out here. To claim tricks, play with claim=yes."),
    TrickCode.CLAIM_ON_LEAD: marked("You may claim the rest only when it's your lead."),
    TrickCode.CLAIM_NOT_SURE: marked(
        "Tiles that are still out could take a trick. You may claim only when every trick left is sure to be yours."
    ),
    TrickCode.NO_BID_NUMBER: marked("Write a number after bid, like bid 31, not {text!r}."),
    TrickCode.NO_TRUMP_SUIT: marked("Write a number from 0 to 6, doubles or none after trump, not {text!r}."),
    TrickCode.UNEVEN_HANDS: uneven_hands,
    TrickCode.WIDOW_SIZE: marked("The boneyard holds exactly one tile, the widow. This one has {found}."),
    TrickCode.ALL_DEALT: marked("The boneyard holds no tile: all are dealt. This one has {found}."),
    TrickCode.TILES_LEFT: tiles_left,
    TrickCode.PARTNERS_ARE_FOUR: marked(
        "Partners sit opposite each other, so you need four players, not {players}."
    ),
    TrickCode.BIDDING_NOT_WON: marked("No one has won the bidding yet, so nothing is named or played."),
    TrickCode.NOT_BIDS: marked("Write bids and passes in their order, like 30 pass 31, not {found!r}."),
    TrickCode.NO_SUCH_TRUMPS: marked("{found} can't be named here."),
}
