"""Search at the layout games: worlds that fit what was seen, each looked at in turn."""

from collections.abc import Callable
from typing import Final

from boneyard.bots import search_reasons
from boneyard.bots.bot import SURE
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue, probability_ahead, standard_error
from boneyard.bots.inference.guess import Guess
from boneyard.bots.lines import reasons
from boneyard.bots.lines.alphabeta_kernel import AlphaBetaSearch
from boneyard.bots.lines.determinization import LineDeterminizations
from boneyard.bots.lines.greedy import weights_for
from boneyard.bots.lines.ismcts_kernel import InformationSetTree
from boneyard.bots.lines.rollout_kernel import LineRollout, RolloutWeights
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import LAY, MUGGINS, Move
from boneyard.core.rng import Rng
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState

MAX_NODES: Final = 3000  # met in one world with open hands


WIN: Final = 10.0  # points that a won round is worth besides its own


PIP: Final = 0.5


EXPLORATION: Final = 0.7  # how much more than the average is hoped for of what was seldom tried, in a tree


DETERMINIZATIONS: Final = (
    8  # of an iteration of a tree, each of them looked at much quicker than with open hands
)


_UNIT: Final = "points ahead"

Look = Callable[[LineState, float], list[float]]  # at one world, until a time: what each move comes to there


def uses_ismcts(game: LineGame) -> bool:
    """Whether a game is searched over what can be seen: not where two sides make points and draw as they like.

    Who may draw a boneyard empty has to look many plays ahead exactly, and holds most of what could be hidden.
    """
    return game.sides > 2 or game.answers.count is None or not game.answers.free_draw


def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
    """Every move by what it comes to on the average over the worlds that there is time for."""
    game, state = view.game, view.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    for move in moves:
        if move.kind == MUGGINS:
            return _settled(move, reasons.calls(int(state.tally.unclaimed)))
    weighed = _claimed(game, state, moves)
    if len(weighed) == 1:
        lays = weighed[0].kind == LAY
        return _settled(weighed[0], reasons.only(state, weighed[0]) if lays else reasons.unable(weighed[0]))
    clock = Clock(budget)
    guess = Guess(view, history)
    tree = uses_ismcts(game)
    playout = LineRollout(game, rollout_weights(game), WIN)
    look = _tree(game, playout, weighed) if tree else _open_handed(game, view.seat, weighed)
    worlds = LineDeterminizations(guess, history, playout)
    rows: list[list[float]] = []
    while clock.ticks():
        for _ in range(DETERMINIZATIONS if tree else 1):
            rows.append(look(worlds.next(rng), clock.end or 0.0))
            if clock.late():
                break
    return _thought(weighed, rows, clock.done, guess.settled)


def _open_handed(game: LineGame, seat: int, moves: Moves) -> Look:
    search = AlphaBetaSearch(game, seat, WIN, PIP)
    return lambda world, until: search.values(world, moves, MAX_NODES, until)


def _tree(game: LineGame, playout: LineRollout, moves: Moves) -> Look:
    return InformationSetTree(game, playout, moves, EXPLORATION).values


def rollout_weights(game: LineGame) -> RolloutWeights:
    """What everybody is taken to care about in a round that is played on: what greedy does, as far as it is quick."""
    weights = weights_for(game)
    shut = weights.shut / (game.seats - game.seats // game.sides)
    return RolloutWeights(
        weights.points, weights.pips, weights.double, weights.fits, shut, weights.again, weights.wild
    )


def _settled(move: Move, why: str) -> Evaluation:
    return Evaluation((MoveValue(move, 0.0, why),), SURE, _UNIT, 0)


def _claimed(game: LineGame, state: LineState, moves: Moves) -> Moves:
    """The moves without those that leave points unclaimed: nobody does that on purpose."""
    if not game.spoken:
        return moves
    return tuple([move for move in moves if move.kind != LAY or move.say >= 0 or not game.worth(state, move)])


def _thought(moves: Moves, rows: list[list[float]], iterations: int, settled: bool) -> Evaluation:
    count = len(rows)
    means = [sum(column) / count for column in zip(*rows, strict=True)]
    order = sorted(range(len(moves)), key=lambda at: -means[at])
    best, next_ = order[0], order[1]
    worths = []
    for at in order:
        error = standard_error([row[at] for row in rows], settled)
        why = search_reasons.why(means[at], means[next_ if at == best else best], count)
        worths.append(MoveValue(moves[at], means[at], why, error))
    apart = standard_error([row[best] - row[next_] for row in rows], settled)
    return Evaluation(tuple(worths), probability_ahead(means[best] - means[next_], apart), _UNIT, iterations)
