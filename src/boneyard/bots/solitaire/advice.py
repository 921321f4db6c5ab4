"""Hints and judgments for solitaires: the move to make while the order of the boneyard is unknown."""

from math import inf, sqrt
from typing import Final, final

from boneyard.bots.bot import SURE, Choice, sureness
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue
from boneyard.bots.solitaire.clock_kernel import step_to_help
from boneyard.bots.solitaire.move_value import (
    Effort,
    MoveOutlook,
    Outlook,
    Solve,
    beforehand,
    evaluate_moves,
)
from boneyard.bots.solitaire.solution import Tick
from boneyard.core.game import Moves
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.moves import SHIFT
from boneyard.words.bot_reasons import solitaire as reasons
from boneyard.words.bot_reasons.levels import ONLY_MOVE
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.language import say

_TROUBLE: Final = 20_000  # positions of the tops that are searched to help a double in trouble
_MATTERS: Final = 100.0  # of a move's value: one chance in ten of winning
_CHANCE: Final = 0.1  # the same as a share
_EXACTLY: Final = 0.01


@final
class SolitaireAdviser:
    """Advises on one kind of solitaire, by its solver."""

    def __init__(self, solve: Solve, effort: Effort) -> None:
        self.solve: Final = solve
        self.effort: Final = effort  # for a hint, unless a budget limits it

    def choose(self, view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
        """The move with the best expected end, as far as the budget allows finding it."""
        if len(moves) == 1:
            return Choice(moves[0], SURE, say(ONLY_MOVE))
        clock = Clock(budget)
        considered = _considered(view, moves, beforehand(budget))
        if len(considered) == 1:
            return Choice(considered[0], SURE, say(reasons.NEAREST_HELP))
        outlook = evaluate_moves(view, considered, rng, self.solve, self.effort, budget, clock)
        best = outlook.moves[0].move
        sure = sureness([each.value for each in outlook.moves], _EXACTLY if outlook.exact else _MATTERS)
        why = reasons.why(reasons.of_move(view.game, view.state, best), outlook)
        return Choice(best, sure, why, reasons.numbers(outlook))

    def judge(self, view: View, chosen: Move, budget: Budget, rng: Rng) -> Evaluation:
        """The value of a move and its alternatives: the share of the orders in which each can be won."""
        others = [move for move in view.moves() if move != chosen]
        return self._judged(view, (chosen, *others), 1, budget, rng)

    def judge_all(self, view: View, moves: Moves, budget: Budget, rng: Rng) -> Evaluation:
        """The value of every move, however many there are, as far as the budget's seconds allow."""
        return self._judged(view, moves, len(moves), budget, rng)

    def _judged(self, view: View, moves: Moves, always: int, budget: Budget, rng: Rng) -> Evaluation:
        outlook = evaluate_moves(view, moves, rng, self.solve, self.effort, budget, always=always)
        values = [
            MoveValue(each.move, each.wins, reasons.move_sentence(each, outlook), _error(each, outlook))
            for each in outlook.moves
        ]
        sure = sureness([each.wins for each in outlook.moves], _CHANCE)
        return Evaluation(tuple(values), sure, Unit.ORDERS, outlook.orders)


def _error(each: MoveOutlook, outlook: Outlook) -> float:
    """The standard error of a share; one that was the same in a few orders need not be so in all."""
    if outlook.only:
        return 0.0 if each.decided else inf
    if outlook.exact:
        return 0.0
    if outlook.orders == 1:
        return inf
    share = (each.wins * outlook.orders + 1) / (outlook.orders + 2)
    return sqrt(share * (1 - share) / (outlook.orders - 1))


def _considered(view: View, moves: Moves, late: Tick) -> Moves:
    """The moves to compare: of the clock's top moves only the one that is nearest to helping a double.

    Moving a top back and forth comes to the same in the end, so hints that could choose any top move would go around
    in circles.
    """
    if not isinstance(view.state, ClockState):
        return moves
    others = tuple([move for move in moves if move.kind != SHIFT])
    helping = step_to_help(view.state, _TROUBLE, late) if len(others) < len(moves) else None
    return others if helping is None and others else moves if helping is None else (*others, helping)
