"""Why a move, a deal or a position of poker is refused."""

from typing import Final

from boneyard.core.phrase import marked
from boneyard.games.poker.codes import PokerCode
from boneyard.words.language import _, ngettext
from boneyard.words.refusals.audience import Audience, Sentences, any_of
from boneyard.words.refusals.moves import whose_turn


def folded(to: Audience, seat: int, turn: int) -> str:
    """A player who has folded tries to act."""
    if to.is_you(seat):
        return f"{_('You have folded.')} {whose_turn(to, turn)}"
    return f"{_('{player} has folded.', player=to.first(seat))} {whose_turn(to, turn)}"


def sits_out(to: Audience, seat: int, turn: int) -> str:
    """Someone without chips tries to act."""
    if to.is_you(seat):
        return f"{_('You have no chips, so you sit out.')} {whose_turn(to, turn)}"
    return f"{_('{player} has no chips and sits out.', player=to.first(seat))} {whose_turn(to, turn)}"


def all_in(to: Audience, seat: int, turn: int) -> str:
    """A player who is all in tries to act."""
    if to.is_you(seat):
        return f"{_('You are all in.')} {whose_turn(to, turn)}"
    return f"{_('{player} is all in.', player=to.first(seat))} {whose_turn(to, turn)}"


def raise_limit(to: Audience, count: int, may: tuple[str, ...]) -> str:
    """One raise too many."""
    return ngettext(
        "There has been {count} raise, and that's the limit: say {may}.",
        "There have been {count} raises, and that's the limit: say {may}.",
        count,
        may=any_of(may),
    )


def fewer_left(to: Audience, count: int) -> str:
    """More tiles are traded than can be drawn."""
    return ngettext(
        "There is {count} tile left to draw, so you can't trade more than that.",
        "There are {count} tiles left to draw, so you can't trade more than that.",
        count,
    )


def trade_not_held(to: Audience, seat: int, missing: tuple[str, ...], held: tuple[str, ...]) -> str:
    """Tiles that aren't in the hand are traded."""
    tiles = " ".join(held)
    if to.is_you(seat):
        return _("You don't have {missing}, only {tiles}.", missing=any_of(missing), tiles=tiles)
    return _(
        "{player} doesn't hold {missing}, only {tiles}.",
        player=to.first(seat),
        missing=any_of(missing),
        tiles=tiles,
    )


def name_tiles(to: Audience, held: tuple[str, ...]) -> str:
    """An exchange of nothing."""
    return _("Name the tiles to trade, from {tiles}.", tiles=" ".join(held))


def face_down(to: Audience, seat: int) -> str:
    """A showdown with a hand that no one here can see."""
    return _(
        "The hands would have to be shown, and {player}'s tiles are face down here.", player=to.name(seat)
    )


def no_chips(to: Audience, seat: int) -> str:
    """A hand for someone who is out."""
    return _(
        "{player} has no chips left and is dealt nothing. Write 'hand {seat}: none'.",
        player=to.first(seat),
        seat=seat,
    )


def hand_size(to: Audience, seat: int, most: int, found: int) -> str:
    """A hand with too few tiles or too many."""
    return _(
        "{player} has chips and plays, so the hand needs one to {most} tiles, not {found}.",
        player=to.first(seat),
        most=most,
        found=found,
    )


def paid_too_much(to: Audience, seat: int, brought: int) -> str:
    """More chips are in the pot than were brought."""
    return _(
        "{player} brought {brought} chips, and puts in no more than that.",
        player=to.first(seat),
        brought=brought,
    )


def needs_hand(to: Audience, seat: int) -> str:
    """Someone is in without a hand."""
    return _("{player} is still in and needs a hand.", player=to.first(seat))


def is_out(to: Audience, seat: int) -> str:
    """It's the turn of a player who is out."""
    return _("{player} is out.", player=to.first(seat))


SENTENCES: Final[Sentences] = {
    PokerCode.HAND_OVER: marked("The hand is over."),
    PokerCode.FOLDED: folded,
    PokerCode.SITS_OUT: sits_out,
    PokerCode.ALL_IN: all_in,
    PokerCode.BETTING: marked("This is a round of betting: say {may}."),
    PokerCode.NO_BET: marked("No one has bet, so you can't {move}: say {may}."),
    PokerCode.BET_TO_CALL: marked("There is a bet, and calling it costs {owed}: say {may}."),
    PokerCode.BET_ALREADY: marked("Someone has already bet: say {may}."),
    PokerCode.NO_RAISES: marked("There are no raises here: say {may}."),
    PokerCode.RAISE_LIMIT: raise_limit,
    PokerCode.TOO_FEW_CHIPS: marked(
        "You have too few chips to raise, {left} with {owed} to call: say {may}."
    ),
    PokerCode.NO_ONE_TO_CALL: marked("No one else has chips to call with: say {may}."),
    PokerCode.EXCHANGING: marked(
        "This is the exchange: say stand, or exchange and the tiles to trade, like exchange 6-1 3-2."
    ),
    PokerCode.FEWER_LEFT: fewer_left,
    PokerCode.TRADED_TWICE: marked("You can trade a tile only once."),
    PokerCode.TRADE_NOT_HELD: trade_not_held,
    PokerCode.NAME_TILES: name_tiles,
    PokerCode.FACE_DOWN: face_down,
    PokerCode.NO_TILES_GIVEN: marked(
        "Write the tiles to give away after exchange, like exchange 6-1 3-2. To keep all, write stand."
    ),
    PokerCode.NO_OPPONENT: marked(
        "No one is left to play against: at least two players need chips and a hand."
    ),
    PokerCode.NO_CHIPS: no_chips,
    PokerCode.HAND_SIZE: hand_size,
    PokerCode.PAID_TOO_MUCH: paid_too_much,
    PokerCode.NEEDS_HAND: needs_hand,
    PokerCode.IS_OUT: is_out,
    PokerCode.TWO_ARE_IN: marked("At least two players are in until the hand is over."),
    PokerCode.WHO_SPEAKS: marked("Name whoever has to speak, and no one once the hand is over."),
    PokerCode.NOTHING_TO_EXCHANGE: marked("The boneyard is empty, so no one can exchange a tile."),
}
