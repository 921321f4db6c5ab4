"""Search at layout games over determinizations: information-set MCTS, or alpha-beta where reading ahead counts."""

from collections.abc import Callable
from typing import Final

from boneyard.bots.bot import SURE
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue, probability_ahead, standard_error
from boneyard.bots.inference.guess import Guess
from boneyard.bots.inference.lines import LINE_INFERENCE
from boneyard.bots.inference.worlds import Draw
from boneyard.bots.lines.alphabeta_kernel import AlphaBetaSearch
from boneyard.bots.lines.determinization import LineDeterminizations
from boneyard.bots.lines.greedy import play_reasons, weights_for
from boneyard.bots.lines.ismcts_kernel import InformationSetTree
from boneyard.bots.lines.rollout_kernel import LineRollout, RolloutWeights
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import LAY, Move
from boneyard.core.rng import Rng
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from boneyard.words.bot_reasons import lines as reasons
from boneyard.words.bot_reasons import search as search_reasons
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.language import say

MAX_NODES: Final = 3000  # of an alpha-beta search of one determinization
WIN: Final = 10.0  # points that winning a round is worth besides its own
PIP: Final = 0.5
EXPLORATION: Final = 0.7  # the exploration constant of the tree search
DETERMINIZATIONS: Final = 8  # per iteration of the tree search, each much quicker than an alpha-beta search

# The value of each move in one determinization, searched until a time by perf_counter.
SearchOnce = Callable[[LineState, float], list[float]]


def uses_ismcts(game: LineGame) -> bool:
    """Whether information-set MCTS searches a game: not one where two sides score in play and may draw at will.

    A player who may draw the boneyard empty must read many plays ahead exactly, and holds most of what is hidden.
    """
    return game.sides > 2 or game.answers.count is None or not game.answers.free_draw


def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
    """The mean value of every move over as many determinizations as the budget allows."""
    game, state = view.game, view.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    for move in moves:
        if move.kind == MUGGINS:
            return _forced(move, reasons.calls(int(state.tally.unclaimed)))
    candidates = _claiming(game, state, moves)
    if len(candidates) == 1:
        only = candidates[0]
        return _forced(only, reasons.only(state, only) if only.kind == LAY else reasons.unable(only))
    clock = Clock(budget)
    guess = Guess(view, history, LINE_INFERENCE)
    by_tree = uses_ismcts(game)
    rollout = LineRollout(game, rollout_weights(game), WIN)
    search = _ismcts(game, rollout, candidates) if by_tree else _alpha_beta(game, view.seat, candidates)
    determinizations = LineDeterminizations(guess, history, rollout)
    rows: list[list[float]] = []
    while clock.ticks():
        for _ in range(DETERMINIZATIONS if by_tree else 1):
            rows.append(search(determinizations.sample(rng), clock.end or 0.0))
            if clock.late():
                break
    why = play_reasons(view, candidates)
    return _evaluation(candidates, rows, why, clock.done, guess.settled)


def likely_worlds(view: View, history: History) -> Draw:
    """The worlds of a layout game, those in which the others played sensibly more often."""
    game = view.game
    assert isinstance(game, LineGame)
    rollout = LineRollout(game, rollout_weights(game), WIN)
    return LineDeterminizations(Guess(view, history, LINE_INFERENCE), history, rollout).sample


def _alpha_beta(game: LineGame, seat: int, moves: Moves) -> SearchOnce:
    search = AlphaBetaSearch(game, seat, WIN, PIP)
    return lambda state, until: search.values(state, moves, MAX_NODES, until)


def _ismcts(game: LineGame, rollout: LineRollout, moves: Moves) -> SearchOnce:
    return InformationSetTree(game, rollout, moves, EXPLORATION).values


def rollout_weights(game: LineGame) -> RolloutWeights:
    """The weights of the rollout policy: those of greedy, as far as its features are quick to compute."""
    weights = weights_for(game)
    shut = weights.shut / (game.seats - game.seats // game.sides)
    return RolloutWeights(
        weights.points, weights.pips, weights.double, weights.fits, shut, weights.again, weights.wild
    )


def _forced(move: Move, why: str) -> Evaluation:
    return Evaluation((MoveValue(move, 0.0, why),), SURE, Unit.POINTS, 0)


def _claiming(game: LineGame, state: LineState, moves: Moves) -> Moves:
    """The moves without those that leave points unclaimed: no one does that on purpose."""
    if not game.spoken:
        return moves
    return tuple([move for move in moves if move.kind != LAY or move.say >= 0 or not game.worth(state, move)])


def _evaluation(
    moves: Moves, rows: list[list[float]], why: list[str], iterations: int, settled: bool
) -> Evaluation:
    count = len(rows)
    means = [sum(column) / count for column in zip(*rows, strict=True)]
    order = sorted(range(len(moves)), key=lambda at: -means[at])
    best, next_ = order[0], order[1]
    values = []
    for at in order:
        error = standard_error([row[at] for row in rows], settled)
        numbers = search_reasons.compared(means[at] - means[next_ if at == best else best], count)
        reason = why[at] or say(search_reasons.LONG_RUN if at == best else search_reasons.NOTHING_SPECIAL)
        values.append(MoveValue(moves[at], means[at], reason, error, numbers))
    apart = standard_error([row[best] - row[next_] for row in rows], settled)
    return Evaluation(
        tuple(values), probability_ahead(means[best] - means[next_], apart), Unit.POINTS, iterations
    )
