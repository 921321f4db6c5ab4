"""What the expert makes of every move of a moment, or in games for one the solver; else what greedy would have done."""

from boneyard.bots import bot
from boneyard.bots.budget import Budget
from boneyard.bots.evaluation import Evaluation, MoveValue
from boneyard.bots.levels import EXPERT as LEVEL
from boneyard.bots.solitaire.advice import SOLVERS, judge
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.review import sentences
from boneyard.review.decision import EXPERT, GREEDY, SOLVER, Judgement
from boneyard.review.decision_points import DecisionPoint


def judge_of(game: Game) -> str:
    """Who judges the moves of a game: whoever can."""
    if type(game) in SOLVERS:
        return SOLVER
    return EXPERT if LEVEL.searches(game) else GREEDY


def judged(moment: DecisionPoint, budget: Budget, rng: Rng) -> Judgement:
    """A move beside all others, with nothing but what its seat could know."""
    by = judge_of(moment.view.game)
    thought = _thought(moment, budget, rng)
    if thought is None:
        return _by_greedy(moment, budget, rng)
    chosen, missed = _worth_of(moment.view, moment.chosen, thought)
    return Judgement(by, thought.worths, thought.sure, thought.unit, thought.iterations, chosen, missed)


def _thought(moment: DecisionPoint, budget: Budget, rng: Rng) -> Evaluation | None:
    if type(moment.view.game) in SOLVERS:
        return judge(moment.view, moment.chosen, budget, rng)
    try:
        return LEVEL.think(moment.view, moment.history, budget, rng)
    except BadSetup:
        # A scenario may deal fewer tiles than the game has; nobody can guess where the others are then.
        return None


def _by_greedy(moment: DecisionPoint, budget: Budget, rng: Rng) -> Judgement:
    choice = bot(GREEDY).choose(moment.view, moment.history, budget, rng)
    named = MoveValue(choice.move, 0.0, choice.why)
    chosen = named if moment.chosen == choice.move else None
    return Judgement(GREEDY, (named,), choice.sure, "", 0, chosen)


def _worth_of(view: View, move: Move, thought: Evaluation) -> tuple[MoveValue | None, int]:
    """What the move that was made is worth; one that nobody would weigh is told by the points it let go."""
    for each in thought.worths:
        if each.move == move:
            return each, 0
    # Without a claim the same tile with it was weighed instead; a call is the only thing that is, and costs no turn.
    instead = next((each for each in thought.worths if _same_play(each.move, move)), None)
    if instead is None and len(thought.worths) > 1:
        return None, 0
    best = thought.worths[0] if instead is None else instead
    missed = _gain(view, best.move) - (0 if instead is None else _gain(view, move))
    if not thought.unit.startswith("points") or missed < 0:
        return None, 0
    return MoveValue(move, best.value - missed, sentences.missed(missed), best.error), missed


def _same_play(one: Move, other: Move) -> bool:
    return (one.kind, one.tile, one.place, one.left) == (other.kind, other.tile, other.place, other.left)


def _gain(view: View, move: Move) -> int:
    """What a move scores at once for the own side."""
    game = view.game
    side = game.side(view.seat)
    after: State = game.play(view.state, view.seat, move)
    made = game.tally(after)[side] - game.tally(view.state)[side]
    return -made if game.low_wins else made
