"""Forty-Two and Moon thought through: likely worlds, each told to its end, for the chance to win the match.

One iteration is one world for the play of a tile, and four where nothing is solved. All that was said and played in
the round stands in the view itself, so the history of the round has nothing to add.
"""

from typing import Final, Protocol

from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue
from boneyard.bots.tricks import reasons
from boneyard.bots.tricks.bidding import BidEvaluator, ContractEvaluator
from boneyard.bots.tricks.determinization import TrickDeal, TrickDeterminizations
from boneyard.bots.tricks.play import TileEvaluator
from boneyard.bots.tricks.trials import UNIT, ContractRollout, Option, Trial, Trials
from boneyard.bots.tricks.win_chance import Stakes
from boneyard.core.game import NOBODY, Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import CLAIM, Move
from boneyard.core.rng import Rng
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, PLAYING, TrickState

_ROLLOUTS: Final = 4  # worlds in an iteration before the play, which take less time than one in it


_FORCED_ITERATIONS: Final = 12  # worlds that tell what a move without an alternative is worth


class OptionEvaluator(Protocol):
    """Ways to go on, and what comes of each in a world."""

    @property
    def ways(self) -> list[Option]:
        """Those that are tried."""

    def tried(self, world: TrickDeal) -> list[Trial]:
        """What comes of each."""


def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
    """What every move is worth that was thought of."""
    game, state = view.game, view.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    stakes = Stakes(game, view.scores, game.side(view.seat))
    for move in moves:
        if move.kind == CLAIM:
            return _claimed(game, state, view.seat, stakes, move)
    trials = _tried(_table(view, game, state, stakes, moves), view, game, state, budget, rng)
    for_bidders = state.bidder != NOBODY and game.side(state.bidder) == game.side(view.seat)
    found = trials.thought(lambda way, value, made: reasons.why(way, value, made, for_bidders))
    if len(moves) > 1:
        return found
    worth = found.worths[0]
    return Evaluation(
        (MoveValue(worth.move, worth.value, reasons.only(), worth.error),), 1.0, UNIT, found.iterations
    )


def _table(view: View, game: TrickGame, state: TrickState, stakes: Stakes, moves: Moves) -> OptionEvaluator:
    """What is to be tried now."""
    if state.owes == PLAYING:
        return TileEvaluator(game, state, stakes, moves)
    rounds = ContractRollout(game)
    if state.owes == BIDDING:
        return BidEvaluator(game, state, view.seat, stakes, moves, rounds)
    return ContractEvaluator(game, state, view.seat, stakes, moves, rounds)


def _tried(
    table: OptionEvaluator, view: View, game: TrickGame, state: TrickState, budget: Budget, rng: Rng
) -> Trials:
    """All ways tried in world after world, as long as the budget lasts."""
    worlds = TrickDeterminizations(game, state, view.seat, rng)
    trials = Trials(table.ways, worlds.settled)
    clock = Clock(budget)
    while clock.ticks():
        for _ in range(1 if state.owes == PLAYING else _ROLLOUTS):
            trials.add(table.tried(worlds.draw()))
        if len(table.ways) == 1 and clock.done >= _FORCED_ITERATIONS:
            break
    return trials


def _claimed(game: TrickGame, state: TrickState, seat: int, stakes: Stakes, move: Move) -> Evaluation:
    """A hand that takes all the rest is laid down: that is worth what it is worth, in any world."""
    after = game.play(state, seat, move)
    assert isinstance(after, TrickState)
    value = stakes.value(state.bid, game.side(state.bidder), game.took(after))
    return Evaluation((MoveValue(move, value, reasons.claims()),), 1.0, UNIT, 0)
