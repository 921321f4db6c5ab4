"""The short sentences on pictures of trick-taking games."""

from collections.abc import Sequence

from boneyard.core.errors import listed
from boneyard.core.game import NOBODY
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import is_made
from boneyard.games.tricks.state import BIDDING, NAMING, OVER, SETTING, TrickState
from boneyard.games.tricks.suits import NAMES, NO_SUIT
from boneyard.words.board_labels import common

WIDOW = "widow"
ASIDE = "aside"
DEALER = "dealer"


def side_names(game: TrickGame, names: Sequence[str]) -> list[str]:
    """The sides by their players; the viewer comes first on their side."""
    return [
        listed(sorted([name for seat, name in enumerate(names) if game.side(seat) == side], key=_last), "and")
        for side in range(game.sides)
    ]


def _last(name: str) -> bool:
    return name != common.YOU


def heading(game: TrickGame, state: TrickState, names: Sequence[str]) -> tuple[str, str]:
    """What is trump and who has the bid, and what is asked of everybody: two lines."""
    if state.bidder == NOBODY:
        said = "No one has bid yet" if state.owes == BIDDING else "Everyone passed: no one scores"
        return said, ""
    bidder = names[state.bidder]
    if state.owes == BIDDING:
        return f"{common.does(bidder, 'bids')} {state.bid}", "Bidding continues."
    has = common.does(bidder, "has")
    if state.owes == SETTING:
        puts = "put" if bidder == common.YOU else "puts"
        return f"{has} the bid with {state.bid}", f"{bidder} took the widow and {puts} a tile aside."
    if state.owes == NAMING:
        return f"{has} the bid with {state.bid}", f"{common.does(bidder, 'names')} the trumps."
    return f"{trumps(state.trump)} · {bidder} bid {state.bid}", _made(game, state, names)


def trumps(suit: int) -> str:
    """Which tiles are trumps."""
    return "No trumps" if suit == NO_SUIT else f"Trumps: {NAMES[suit]}"


def _made(game: TrickGame, state: TrickState, names: Sequence[str]) -> str:
    """How far the bidders are, or how it ended."""
    side = game.side(state.bidder)
    took = game.took(state)
    bidders = side_names(game, names)[side]
    if state.owes == OVER:
        made = is_made(game.most, state.bid, took[side])
        return f"{bidders} took {took[side]}: the bid is {'made' if made else 'set'}."
    left = game.needs(state) - took[side]
    if left <= 0:
        return "The bid is made."
    if left > game.most - sum(took):
        return "The bid can't be made anymore."
    return f"{common.does(bidders, 'needs')} {left} more."


def taken(game: TrickGame, state: TrickState, side: int) -> str:
    """How many tricks a side has, and what they are worth."""
    tricks = common.counted(game.tricks_of(state, side), "trick")
    worth = game.took(state)[side]
    return f"{tricks}, {worth} total" if game.answers.counts and worth else tricks


def called(bid: int) -> str:
    """A word of the bidding."""
    return str(bid) if bid else "pass"


def word(game: TrickGame, state: TrickState, seat: int) -> str:
    """What a seat's plate shows once the bidding is over: its bid, and who dealt."""
    bids = [bid for caller, bid in state.calls() if caller == seat]
    said = "" if state.owes == BIDDING or not bids else f"bid {max(bids)}" if max(bids) else "passed"
    return ", ".join(part for part in (said, DEALER if game.dealer(state) == seat else "") if part)


def in_trick(led: bool, best: bool) -> str:
    """What there is to say about a tile in the trick."""
    return " · ".join(word for word, so in (("led", led), ("best", best)) if so)


def to_do(leads: bool) -> str:
    """What the seat to play does."""
    return "leads" if leads else "plays"


def asks(game: TrickGame, state: TrickState, seat: int) -> str:
    """What the viewer is asked to do now."""
    if game.actors(state) != (seat,):
        return ""
    if state.owes == BIDDING:
        return f"{common.YOUR_TURN}: bid or pass"
    if state.owes == SETTING:
        return f"{common.YOUR_TURN}: put a tile aside"
    if state.owes == NAMING:
        return f"{common.YOUR_TURN}: name the trumps"
    suit = game.suit_led(state)
    if suit == NO_SUIT:
        return f"{common.YOUR_TURN}: lead a tile"
    if game.follows(state, seat):
        return f"{common.YOUR_TURN}: follow with {NAMES[suit]}"
    return f"You have no {NAMES[suit]}: play any tile"


def summary(game: TrickGame, state: TrickState, names: Sequence[str]) -> str:
    """The table in words."""
    actors = game.actors(state)
    parts = [common.to_move(names, actors)]
    parts += [line.rstrip(".") for line in heading(game, state, names) if line]
    parts += [f"{name}: {taken(game, state, side)}" for side, name in enumerate(side_names(game, names))]
    return ". ".join(parts) + "."
