"""The expert at Forty-Two and Moon: the chance of winning the match after every option, over determinizations.

One iteration is one determinization while tiles are played, and four before that, if nothing is solved. The view
itself shows everything said and played in the round, so the history has nothing to add.
"""

from collections.abc import Callable
from typing import Final, Protocol

from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue
from boneyard.bots.tricks.bidding import BidEvaluator, ContractEvaluator
from boneyard.bots.tricks.determinization import TrickDeal, TrickDeterminizations
from boneyard.bots.tricks.greedy import move_reason
from boneyard.bots.tricks.play import TileEvaluator
from boneyard.bots.tricks.trials import ContractRollout, Trial, TrialOption, Trials
from boneyard.bots.tricks.win_chance import MatchStakes
from boneyard.core.game import NOBODY, Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.games.tricks.moves import CLAIM
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, PLAYING, TrickState
from boneyard.words.bot_reasons import tricks as reasons
from boneyard.words.bot_reasons.search import Unit

_ROLLOUTS: Final = 4  # determinizations in an iteration before the play, where each takes less time
_WORTH_OUTBIDDING: Final = 0.03  # chance of winning the match that a better bidder must add for a partner
_SURE_TO_OUTBID: Final = 0.99  # of the best of many bids: some look better by luck
_FORCED_ITERATIONS: Final = 12  # spent on the value of a move without an alternative


class OptionEvaluator(Protocol):
    """The options of a moment, and a trial of each in a determinization."""

    @property
    def options(self) -> list[TrialOption]:
        """The options that are tried."""

    def evaluate(self, deal: TrickDeal) -> list[Trial]:
        """The trial of each option in this deal."""


def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
    """The value of every move that was considered."""
    game, state = view.game, view.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    stakes = MatchStakes(game, view.scores, game.side(view.seat))
    for move in moves:
        if move.kind == CLAIM:
            return _claim(game, state, view.seat, stakes, move)
    evaluator = _evaluator(view, game, state, stakes, moves)
    trials = _run_trials(evaluator, view, game, state, budget, rng)
    for_bidders = state.bidder != NOBODY and game.side(state.bidder) == game.side(view.seat)

    def why(option: TrialOption, value: float, made: float | None) -> tuple[str, str]:
        trump = None if option.contract is None else option.contract.trump
        numbers = reasons.numbers(option.move, trump, value, made, for_bidders=for_bidders)
        return move_reason(view, option.move, trump), numbers

    found = trials.evaluation(why, _reason_to_outbid(game, state, view.seat))
    if len(moves) > 1:
        return found
    only = found.moves[0]
    return Evaluation(
        (MoveValue(only.move, only.value, reasons.only(), only.error),), 1.0, Unit.MATCHES, found.iterations
    )


def _reason_to_outbid(game: TrickGame, state: TrickState, seat: int) -> Callable[[float, float], bool] | None:
    """What outbidding a partner must be worth, by its lead and how sure that is, or None if no partner holds the bid.

    A partner who has outbid this seat knows of its hand and has the better one.
    """
    bidder = state.bidder
    if state.owes != BIDDING or bidder in (NOBODY, seat) or game.side(bidder) != game.side(seat):
        return None
    outbid = any([caller == seat and bid > 0 for caller, bid in state.calls()])
    return lambda lead, sure: not outbid and lead >= _WORTH_OUTBIDDING and sure >= _SURE_TO_OUTBID


def _evaluator(
    view: View, game: TrickGame, state: TrickState, stakes: MatchStakes, moves: Moves
) -> OptionEvaluator:
    if state.owes == PLAYING:
        return TileEvaluator(game, state, stakes, moves)
    rollout = ContractRollout(game)
    if state.owes == BIDDING:
        return BidEvaluator(game, state, view.seat, stakes, moves, rollout)
    return ContractEvaluator(game, state, view.seat, stakes, moves, rollout)


def _run_trials(
    evaluator: OptionEvaluator, view: View, game: TrickGame, state: TrickState, budget: Budget, rng: Rng
) -> Trials:
    """Try all options in one determinization after another, as long as the budget lasts."""
    determinizations = TrickDeterminizations(game, state, view.seat, rng)
    trials = Trials(evaluator.options, determinizations.settled)
    clock = Clock(budget)
    while clock.ticks():
        for _ in range(1 if state.owes == PLAYING else _ROLLOUTS):
            trials.add(evaluator.evaluate(determinizations.sample()))
        if len(evaluator.options) == 1 and clock.done >= _FORCED_ITERATIONS:
            break
    return trials


def _claim(game: TrickGame, state: TrickState, seat: int, stakes: MatchStakes, move: Move) -> Evaluation:
    """Lay down a hand that takes all the rest: its value is the same in any deal."""
    after = game.play(state, seat, move)
    assert isinstance(after, TrickState)
    value = stakes.value(state.bid, game.side(state.bidder), game.took(after))
    return Evaluation((MoveValue(move, value, reasons.claims()),), 1.0, Unit.MATCHES, 0)
