"""The rule behind a refusal: which question of the edition's own page answers why a move may not be made now."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from boneyard.core.edition import Edition, RuleLine
from boneyard.core.game import State
from boneyard.core.move import DRAW, LAY, PASS, STOP, Move
from boneyard.core.tile import HIGH, LOW
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import ADDING, LEADING, LineState
from boneyard.games.poker.moves import EXCHANGE, RAISE, STAND
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState
from boneyard.games.solitaire.moves import ADD, FILL, TURN
from boneyard.games.trains.moves import CATCH
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TOLL, TrainState
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP
from boneyard.games.tricks.state import BIDDING, NAMING, SETTING, TrickState
from boneyard.words.context import Seen

# What no sheet has a question for, because nobody asks it.
_PLAIN: Final = RuleLine(
    "Placement a tile", "match", "A tile is laid against an open end that shows one of its two numbers."
)


Asks = Callable[[Seen, Move], tuple[str, ...]]


def ground(edition: Edition, seen: Seen, move: Move) -> RuleLine | None:
    """The line of the rules that a refused move runs into; None where it breaks none, like a tile not held."""
    asks = _FAMILIES.get(type(seen.state), _alone)
    page = {line.question: line for line in edition.page()}
    for question in asks(seen, move):
        if question == _PLAIN.question:
            return _PLAIN
        if question in page:
            return page[question]
    return None


def _holds(seen: Seen, tile: int) -> bool:
    return seen.seat is None or tile in seen.game.hands(seen.state)[seen.seat]


def _in_a_line(seen: Seen, move: Move) -> tuple[str, ...]:
    game, state = seen.game, seen.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    if move.kind == DRAW:
        return ("After a double",) if state.stage == ADDING else ("Drawing by choice", "Unable to play")
    if move.kind == PASS:
        return ("Unable to play",)
    if move.kind == MUGGINS:
        return ("Option calls", "During play")
    if move.kind == STOP:
        return ("After a double",)
    if move.kind != LAY or not _holds(seen, move.tile):
        return ()
    if state.stage == LEADING:
        return ("Who leads",)
    if any(end.binds for end in state.ends()):
        return ("Doubles",)
    return ("Touching ends",)


def _on_trains(seen: Seen, move: Move) -> tuple[str, ...]:
    game, state = seen.game, seen.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    if move.kind == CATCH:
        return ("Option calls", "The last tile")
    if move.kind == STOP:
        return ("First turn",)
    if state.now.owes == TOLL:
        return ("Letters",)
    if move.kind in (DRAW, PASS):
        return ("Unable to play",)
    if move.kind != LAY or not _holds(seen, move.tile):
        return ()
    if state.now.drew:
        return ("Unable to play",)
    return _on_a_train(game, state, seen.seat or 0, move)


def _on_a_train(game: TrainGame, state: TrainState, seat: int, move: Move) -> tuple[str, ...]:
    """A tile that is held, laid on a train; without a place, wherever it might have gone."""
    reach = game.reach
    index = reach.index_of(move.place)
    allowed = reach.spots(state, seat)
    fitting = [
        at for at, train in enumerate(state.trains) if train.end >= 0 and reach.fits[train.end].has(move.tile)
    ]
    there = index in fitting if index >= 0 else bool(fitting)
    if index >= 0 and index in allowed and not there:
        return (_PLAIN.question,)
    if state.now.bound >= 0 or len(state.now.opens) == 2:
        return ("An open double",)
    if state.now.opens and game.answers.cover_only:
        return ("After a double",)
    if not there:
        return (_PLAIN.question,)
    if index not in allowed if index >= 0 else not set(fitting) & set(allowed):
        return ("First turn",) if reach.on_own_only(state, seat) else ("Unable to play",)
    if HIGH[move.tile] == LOW[move.tile]:
        return ("Wild ends",) if reach.wild_double.has(move.tile) else ("Two doubles in a turn",)
    return ("Wild ends", _PLAIN.question)


def _in_tricks(seen: Seen, move: Move) -> tuple[str, ...]:
    state = seen.state
    assert isinstance(state, TrickState)
    if move.kind == ASIDE or state.owes == SETTING:
        return ("The widow",)
    if move.kind == BID:
        return ("Bids",) if state.owes == BIDDING else ("The bidding",)
    if move.kind == PASS or state.owes == BIDDING:
        return ("The bidding",)
    if move.kind == TRUMP or state.owes == NAMING:
        return ("Trumps",)
    if move.kind == CLAIM:
        return ("Option claim",)
    return ("Tricks",) if _holds(seen, move.tile) else ()


def _at_poker(seen: Seen, move: Move) -> tuple[str, ...]:
    game, state = seen.game, seen.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    if move.kind in (EXCHANGE, STAND):
        return ("Option exchange",)
    if move.kind == RAISE and state.stakes.raises >= game.answers.raises:
        return ("Option raises",)
    # Whoever may raise and has not the chips for it is told what a bet is.
    return ("Bets",) if move.kind == RAISE and state.stakes.owed(seen.seat or 0) > 0 else ("Betting",)


def _alone(seen: Seen, move: Move) -> tuple[str, ...]:
    return ("The boneyard", "A turn") if move.kind in (ADD, TURN, FILL) else ("A turn",)


_FAMILIES: Final[Mapping[type[State], Asks]] = MappingProxyType(
    {LineState: _in_a_line, TrainState: _on_trains, TrickState: _in_tricks, PokerState: _at_poker}
)
