"""The short sentences on pictures of trick-taking games."""

from collections.abc import Sequence

from boneyard.core.game import NOBODY
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made
from boneyard.games.tricks.state import BIDDING, NAMING, OVER, SETTING, TrickState
from boneyard.games.tricks.suits import NO_SUIT
from boneyard.words import grammar
from boneyard.words.board_labels import common
from boneyard.words.families.tricks import suit_name
from boneyard.words.grammar import YOU, Side
from boneyard.words.language import _, ngettext, pgettext


def widow() -> str:
    """The tile that no one was dealt."""
    return pgettext("a tile", "widow")


def aside() -> str:
    """The tile that the bidder put aside."""
    return pgettext("a tile", "aside")


def dealer() -> str:
    """Who dealt."""
    return _("dealer")


def side_names(game: TrickGame, names: Sequence[str]) -> list[str]:
    """The sides by their players; the viewer comes first on their side."""
    return grammar.side_names(game, names)


def heading(game: TrickGame, state: TrickState, names: Sequence[str]) -> tuple[str, str]:
    """What is trump and who has the bid, and what is asked of everyone: two lines."""
    if state.bidder == NOBODY:
        return _("No one has bid yet") if state.owes == BIDDING else _("Everyone passed: no one scores"), ""
    name, bid, you = names[state.bidder], state.bid, names[state.bidder] == YOU
    if state.owes == BIDDING:
        bids = _("You bid {bid}", bid=bid) if you else _("{name} bids {bid}", name=name, bid=bid)
        return bids, _("Bidding continues.")
    has = (
        _("You have the bid with {bid}", bid=bid)
        if you
        else _("{name} has the bid with {bid}", name=name, bid=bid)
    )
    if state.owes == SETTING:
        if you:
            return has, _("You took the widow and put a tile aside.")
        return has, _("{name} took the widow and puts a tile aside.", name=name)
    if state.owes == NAMING:
        return has, _("You name the trumps.") if you else _("{name} names the trumps.", name=name)
    return _playing(name, bid, int(state.trump)), _made(game, state, names)


def _playing(name: str, bid: int, trump: int) -> str:
    if trump == NO_SUIT:
        if name == YOU:
            return _("No trumps · You bid {bid}", bid=bid)
        return _("No trumps · {name} bid {bid}", name=name, bid=bid)
    if name == YOU:
        return _("Trumps: {suit} · You bid {bid}", suit=suit_name(trump), bid=bid)
    return _("Trumps: {suit} · {name} bid {bid}", suit=suit_name(trump), name=name, bid=bid)


def _made(game: TrickGame, state: TrickState, names: Sequence[str]) -> str:
    """How far the bidders are, or how it ended."""
    side = game.side(state.bidder)
    took = game.took(state)
    bidders = grammar.sides_of(game, names)[side]
    if state.owes == OVER:
        return _ended(bidders, took[side], is_made(game.most, state.bid, took[side]))
    left = game.needs(state) - took[side]
    if left <= 0:
        return _("The bid is made.")
    if left > game.most - sum(took):
        return _("The bid can't be made anymore.")
    if bidders.you:
        return _("You need {left} more.", left=left)
    if bidders.several:
        return _("{names} need {left} more.", names=bidders.text, left=left)
    return _("{name} needs {left} more.", name=bidders.text, left=left)


def _ended(side: Side, took: int, made: bool) -> str:
    fields: dict[str, object] = {"name": side.text, "names": side.text, "took": took}
    if side.you:
        if made:
            return _("You took {took}: the bid is made.", **fields)
        return _("You took {took}: the bid is set.", **fields)
    if side.several:
        if made:
            return _("{names} took {took}: the bid is made.", **fields)
        return _("{names} took {took}: the bid is set.", **fields)
    if made:
        return _("{name} took {took}: the bid is made.", **fields)
    return _("{name} took {took}: the bid is set.", **fields)


def taken(game: TrickGame, state: TrickState, side: int) -> str:
    """How many tricks a side has, and what they are worth."""
    count, worth = game.tricks_of(state, side), game.took(state)[side]
    if game.answers.counts and worth:
        return ngettext("{count} trick, {total} total", "{count} tricks, {total} total", count, total=worth)
    return ngettext("{count} trick", "{count} tricks", count)


def called(bid: int) -> str:
    """A word of the bidding."""
    return str(bid) if bid else pgettext("a bid", "pass")


def word(game: TrickGame, state: TrickState, seat: int) -> str:
    """What a seat's plate shows once the bidding is over: its bid, and who dealt."""
    bids = [bid for caller, bid in state.calls() if caller == seat]
    said = ""
    if state.owes != BIDDING and bids:
        said = _("bid {bid}", bid=max(bids)) if max(bids) else pgettext("a player", "passed")
    return ", ".join(part for part in (said, dealer() if game.dealer(state) == seat else "") if part)


def in_trick(led: bool, best: bool) -> str:
    """What there is to say about a tile in the trick."""
    return " · ".join(
        word for word, so in ((pgettext("a tile", "led"), led), (pgettext("a tile", "best"), best)) if so
    )


def to_do(leads: bool) -> str:
    """What the seat to play does."""
    return pgettext("a player", "leads") if leads else pgettext("a player", "plays")


def asks(game: TrickGame, state: TrickState, seat: int) -> str:
    """What the viewer is asked to do now."""
    if game.actors(state) != (seat,):
        return ""
    if state.owes == BIDDING:
        return _("Your turn: bid or pass")
    if state.owes == SETTING:
        return _("Your turn: put a tile aside")
    if state.owes == NAMING:
        return _("Your turn: name the trumps")
    suit = game.suit_led(state)
    if suit == NO_SUIT:
        return _("Your turn: lead a tile")
    if game.follows(state, seat):
        return _("Your turn: follow with {suit}", suit=suit_name(suit))
    return _("You have no {suit}: play any tile", suit=suit_name(suit))


def summary(game: TrickGame, state: TrickState, names: Sequence[str]) -> str:
    """The table in words."""
    actors = game.actors(state)
    parts = [common.to_move(names, actors)]
    first, second = heading(game, state, names)
    parts += [_("{heading}.", heading=first), second] if first else []
    parts += [
        _("{name}: {tricks}.", name=name, tricks=taken(game, state, side))
        for side, name in enumerate(side_names(game, names))
    ]
    return " ".join(filter(None, parts))
