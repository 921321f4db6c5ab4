"""Solvers and hints for games for one: the solver of each game, and the move to make where the order is unknown."""

from collections.abc import Mapping
from math import inf, sqrt
from types import MappingProxyType
from typing import Final

from boneyard.bots.bot import SURE, Choice, sureness
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue
from boneyard.bots.solitaire import clock_kernel, neighbors_kernel, reasons, rows_kernel, traffic_kernel
from boneyard.bots.solitaire.clock_kernel import step_to_help
from boneyard.bots.solitaire.move_value import Effort, MoveOutlook, Outlook, Solve, beforehand, evaluate_moves
from boneyard.bots.solitaire.solution import Solution, Tick, patient
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, Moves, State
from boneyard.core.match import View
from boneyard.core.move import SHIFT, Move
from boneyard.core.rng import Rng
from boneyard.games.solitaire.bingo import BingoGame
from boneyard.games.solitaire.clock import ClockGame
from boneyard.games.solitaire.clock_state import ClockState
from boneyard.games.solitaire.neighbors import NeighborsGame
from boneyard.games.solitaire.rows import RowGame
from boneyard.games.solitaire.traffic import TrafficGame

# What a hint looks at where nobody limits it: Traffic's positions take longest.
_USUAL: Final = Effort(orders=12, positions=400, moves=16, followed=4000)


_EFFORTS: Final[Mapping[type[Game], Effort]] = MappingProxyType(
    {
        # On a clock tops can go round in circles: nothing is followed to its end there.
        ClockGame: Effort(orders=6, positions=4000, moves=8, followed=0),
        NeighborsGame: Effort(orders=12, positions=400, moves=16, followed=1000),
        TrafficGame: Effort(orders=8, positions=200, moves=8, followed=200),
    }
)


_TROUBLE: Final = 20_000  # positions of the tops that are tried to help a double in trouble


_MATTERS: Final = 100.0  # of a weighed value: a chance of one in ten to win


_CHANCE: Final = 0.1  # the same as a share


_EXACTLY: Final = 0.01


_MANY: Final = 2_000_000  # positions of a search that nobody limits

# The solver of each game, by the type of its rules.
SOLVERS: Final[Mapping[type[Game], Solve]] = MappingProxyType(
    {
        RowGame: rows_kernel.best_line,
        BingoGame: rows_kernel.best_line,
        ClockGame: clock_kernel.best_line,
        NeighborsGame: neighbors_kernel.best_line,
        TrafficGame: traffic_kernel.best_line,
    }
)


def solver(game: Game) -> Solve:
    """The solver of a game for one; refuses any other."""
    found = SOLVERS.get(type(game))
    if found is None:
        raise BadSetup("There is a solver only for games for one: boneyard games lists them.")
    return found


def solve(game: Game, state: State, most: int = _MANY, tick: Tick = patient) -> Solution:
    """The best end that can be reached with the order of the boneyard known, and the line that leads there."""
    return solver(game)(game, state, most, tick)


def choose(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    """The move with the best expected end, as far as that is found out within the budget."""
    if len(moves) == 1:
        return Choice(moves[0], SURE, "It is the only move.")
    clock = Clock(budget)
    considered = _considered(view, moves, beforehand(budget))
    if len(considered) == 1:
        return Choice(considered[0], SURE, reasons.NEAREST_HELP)
    weighing = evaluate_moves(view, considered, rng, solver(view.game), _effort(view.game), budget, clock)
    said = reasons.why(weighing)
    sure = sureness([each.value for each in weighing.moves], _EXACTLY if weighing.exact else _MATTERS)
    return Choice(weighing.moves[0].move, sure, said + reasons.tops(len(moves) - len(considered)))


def judge(view: View, chosen: Move, budget: Budget, rng: Rng) -> Evaluation:
    """What a move was worth, and the others beside it: the share of the orders in which each can be won."""
    others = [move for move in view.moves() if move != chosen]
    weighing = evaluate_moves(
        view, (chosen, *others), rng, solver(view.game), _effort(view.game), budget, always=1
    )
    worths = [
        MoveValue(each.move, each.wins, reasons.move_sentence(each, weighing), _error(each, weighing))
        for each in weighing.moves
    ]
    sure = sureness([each.wins for each in weighing.moves], _CHANCE)
    return Evaluation(tuple(worths), sure, "of the orders won", weighing.orders)


def _error(each: MoveOutlook, weighing: Outlook) -> float:
    """How far a share may be out; where it was the same in a few orders, it need not be in all."""
    if weighing.only:
        return 0.0 if each.decided else inf
    if weighing.exact:
        return 0.0
    if weighing.orders == 1:
        return inf
    share = (each.wins * weighing.orders + 1) / (weighing.orders + 2)
    return sqrt(share * (1 - share) / (weighing.orders - 1))


def _effort(game: Game) -> Effort:
    return _EFFORTS.get(type(game), _USUAL)


def _considered(view: View, moves: Moves, late: Tick) -> Moves:
    """The moves to weigh: of the clock's top moves only the one that is nearest to help.

    A top that goes back and forth comes to the same in the end, so that hints which may choose any would go round in
    circles.
    """
    if not isinstance(view.state, ClockState):
        return moves
    others = tuple([move for move in moves if move.kind != SHIFT])
    helping = step_to_help(view.state, _TROUBLE, late) if len(others) < len(moves) else None
    return others if helping is None and others else moves if helping is None else (*others, helping)
