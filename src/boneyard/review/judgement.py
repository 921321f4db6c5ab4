"""The value of every move at a moment: by the expert, by the solver in solitaires, or else compared with greedy."""

from boneyard.bots.budget import Budget
from boneyard.bots.evaluation import Evaluation, MoveValue
from boneyard.bots.levels import EXPERT, GREEDY
from boneyard.bots.registry import family_of
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.review.decision import Judgement
from boneyard.review.decision_points import DecisionPoint
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.review import missed as missed_points
from boneyard.words.review_facts import Judge


def judge_of(game: Game) -> Judge:
    """The judge for a game's moves."""
    family = family_of(game)
    if family is not None and family.adviser is not None:
        return Judge.SOLVER
    return Judge.EXPERT if EXPERT.searches(game) else Judge.GREEDY


def judge(moment: DecisionPoint, budget: Budget, rng: Rng) -> Judgement:
    """Compare a move with all others, with nothing but what its seat could know."""
    by = judge_of(moment.view.game)
    found = _evaluate(moment, budget, rng)
    if found is None:
        return _by_greedy(moment, budget, rng)
    chosen, missed = _value_of(moment.view, moment.chosen, found)
    return Judgement(by, found.moves, found.sure, found.unit, found.iterations, chosen, missed)


def _evaluate(moment: DecisionPoint, budget: Budget, rng: Rng) -> Evaluation | None:
    family = family_of(moment.view.game)
    if family is not None and family.adviser is not None:
        return family.adviser.judge(moment.view, moment.chosen, budget, rng)
    try:
        return EXPERT.evaluate(moment.view, moment.history, budget, rng)
    except BadSetup:
        # A scenario may deal fewer tiles than the game has; then no one can guess where the others are.
        return None


def _by_greedy(moment: DecisionPoint, budget: Budget, rng: Rng) -> Judgement:
    choice = GREEDY.choose(moment.view, moment.history, budget, rng)
    named = MoveValue(choice.move, 0.0, choice.why)
    chosen = named if moment.chosen == choice.move else None
    return Judgement(Judge.GREEDY, (named,), choice.sure, Unit.NONE, 0, chosen)


def _value_of(view: View, move: Move, found: Evaluation) -> tuple[MoveValue | None, int]:
    """The value of the move that was made; one that was not compared is valued by the points it left unclaimed."""
    for each in found.moves:
        if each.move == move:
            return each, 0
    # The same tile with a claim was compared instead; or a call, which is compared alone and costs no turn.
    instead = next((each for each in found.moves if _same_play(each.move, move)), None)
    if instead is None and len(found.moves) > 1:
        return None, 0
    best = found.moves[0] if instead is None else instead
    missed = _gain(view, best.move) - (0 if instead is None else _gain(view, move))
    if found.unit != Unit.POINTS or missed < 0:
        return None, 0
    return MoveValue(move, best.value - missed, missed_points(missed), best.error), missed


def _same_play(one: Move, other: Move) -> bool:
    return (one.kind, one.tile, one.place, one.left) == (other.kind, other.tile, other.place, other.left)


def _gain(view: View, move: Move) -> int:
    """What a move scores right away for the player's side."""
    game = view.game
    side = game.side(view.seat)
    after: State = game.play(view.state, view.seat, move)
    made = game.tally(after)[side] - game.tally(view.state)[side]
    return -made if game.low_wins else made
