"""Search at train games: the candidate moves are rolled out over many determinizations, like arms of a bandit.

Each move starts from a prior, an opinion formed without search, and clearly worse moves are dropped on the way.
"""

from math import sqrt
from typing import Final, final

from boneyard.bots.bot import SURE
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue, probability_ahead, standard_error
from boneyard.bots.inference.guess import Guess
from boneyard.bots.inference.trains import TRAIN_INFERENCE
from boneyard.bots.trains.greedy import TrainEvaluator, announced_moves, move_facts
from boneyard.bots.trains.rollout_kernel import TrainRollout
from boneyard.bots.trains.rollout_policy_kernel import RolloutPolicy
from boneyard.bots.trains.route_kernel import plan_of
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import LAY, PASS, Move
from boneyard.core.rng import Rng
from boneyard.games.trains.line_up.search import Lineup
from boneyard.games.trains.moves import CATCH
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TrainState
from boneyard.words.bot_reasons import search as search_reasons
from boneyard.words.bot_reasons import trains as reasons
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.bot_reasons.trains import TrainMoveFacts

WIN: Final = 10.0  # points that winning a round is worth besides its own
ROLLOUT_TURNS: Final = 2  # of the searching seat, after which a rollout is cut off and evaluated
CANDIDATES: Final = 8  # the most moves that are rolled out, by their priors
PRIOR_SCALE: Final = 1.0  # points per unit of a prior
PRIOR_ERROR: Final = 10.0  # points by which a prior may be wrong
PRIOR_ERROR_OF_MORE: Final = 5.0  # the same with more than two players
SINGLE_ROLLOUT_ERROR: Final = 60.0  # points by which a single rollout may be wrong
LEAST_ERROR: Final = 0.05  # of the prior's error: a mean is never trusted more than that
_FIRST_PRUNING: Final = 8  # determinizations before moves far behind are dropped for the first time
_PRUNED_BEHIND: Final = 3.0  # standard errors


def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
    """Every move by its rollouts, over as many determinizations as the budget allows."""
    game, state = view.game, view.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    for move in moves:
        if move.kind == CATCH:
            return _forced(move, reasons.catches())
    candidates = announced_moves(moves)
    if len(candidates) == 1:
        lays = candidates[0].kind == LAY
        why = reasons.only(state, view.seat) if lays else reasons.unable(state, candidates[0])
        return _forced(candidates[0], why)
    clock = Clock(budget)
    guess = Guess(view, history, TRAIN_INFERENCE)
    rollout = TrainRollout(game, view.seat, WIN, ROLLOUT_TURNS)
    rollout.lacks = _lacks(view, history, rollout.policy)
    facts, plans = _facts(game, state, view.seat, candidates)
    two = game.seats == 2 and len(game.reach.wild_double) == 0
    priors = (
        rollout.priors(state, tuple(candidates))
        if two
        else _greedy_priors(game, state, view.seat, candidates)
    )
    scores = CandidateScores(candidates, priors, PRIOR_ERROR if game.seats == 2 else PRIOR_ERROR_OF_MORE)
    while clock.ticks():
        truth = guess.determinize(rng)
        assert isinstance(truth, TrainState)
        live = scores.live
        scores.add(rollout.values(truth, tuple([candidates[at] for at in live]), [plans[at] for at in live]))
    return scores.evaluation(facts)


def _forced(move: Move, why: str) -> Evaluation:
    return Evaluation((MoveValue(move, 0.0, why),), SURE, Unit.POINTS, 0)


def _lacks(view: View, history: History, policy: RolloutPolicy) -> list[int]:
    """The faces that each seat had nothing for when it last passed, a bit for each."""
    found = [0] * view.game.seats
    for event in history.events:
        if event.move.kind == PASS and isinstance(event.before, TrainState):
            found[event.seat] = policy.ends(event.before, event.seat)
    return found


def _greedy_priors(game: TrainGame, state: TrainState, seat: int, moves: list[Move]) -> list[float]:
    """Greedy's value of each move: with wild tiles or more players greedy sees more than the rollout policy."""
    scored = {str(each.move): each.value for each in TrainEvaluator(game, state, seat).score(moves)}
    return [scored[str(move)] for move in moves]


def _facts(
    game: TrainGame, state: TrainState, seat: int, moves: list[Move]
) -> tuple[list[TrainMoveFacts], list[Lineup]]:
    """The facts about each move, and the line-up after it."""
    had = plan_of(state, seat)
    found, plans = [], []
    for move in moves:
        after = game.play(state, seat, move)
        assert isinstance(after, TrainState)
        plan = plan_of(after, seat)
        found.append(move_facts(game, state, seat, move, after, had, plan))
        plans.append(plan)
    return found, plans


@final
class CandidateScores:
    """The rollout values of the candidate moves so far; moves that are clearly worse are dropped.

    A prior counts like a mean with the standard error `prior_error`, so it matters while there are few rollouts.
    """

    def __init__(self, moves: list[Move], priors: list[float], prior_error: float) -> None:
        self._prior_error: Final = prior_error
        self._moves: Final = moves
        self._favorite: Final = max(range(len(moves)), key=lambda at: priors[at])
        self._priors: Final = [PRIOR_SCALE * (each - priors[self._favorite]) for each in priors]
        self._rows: Final[list[list[float]]] = [[] for _ in moves]
        self.live = sorted(range(len(moves)), key=lambda at: -priors[at])[:CANDIDATES]
        self._count = 0

    def add(self, values: list[float]) -> None:
        """Add the values of the live moves in another determinization."""
        for at, value in zip(self.live, values, strict=True):
            self._rows[at].append(value)
        self._count += 1
        # Less and less often, because it goes through all determinizations so far.
        if self._count >= _FIRST_PRUNING and self._count & (self._count - 1) == 0 and len(self.live) > 2:
            self._prune()

    def _prune(self) -> None:
        best = max(self.live, key=lambda at: sum(self._rows[at]))
        kept = []
        for at in self.live:
            lead, error = self._lead(best, at)
            if lead <= _PRUNED_BEHIND * error or at in (best, self._favorite):
                kept.append(at)
        if len(kept) > 1:
            self.live = kept

    def _lead(self, one: int, other: int) -> tuple[float, float]:
        """A move's mean lead over another in the determinizations of both, and its standard error."""
        gaps = [a - b for a, b in zip(self._rows[one], self._rows[other], strict=False)]
        return (sum(gaps) / len(gaps), standard_error(gaps)) if gaps else (0.0, 0.0)

    def _posterior(self, at: int) -> tuple[float, float]:
        """A move's lead over the favorite, prior and rollouts combined, and its standard error."""
        if at == self._favorite:
            return 0.0, 0.0
        lead, error = self._lead(at, self._favorite)
        seen = len(self._rows[at])
        if seen == 0:
            return self._priors[at], self._prior_error
        error = max(error, LEAST_ERROR * self._prior_error) if seen > 1 else SINGLE_ROLLOUT_ERROR
        weight = (
            self._prior_error * self._prior_error / (self._prior_error * self._prior_error + error * error)
        )
        return weight * lead + (1 - weight) * self._priors[at], sqrt(weight) * error

    def evaluation(self, facts: list[TrainMoveFacts]) -> Evaluation:
        """All moves, the best first."""
        posterior = [self._posterior(at) for at in range(len(self._moves))]
        base = sum(self._rows[self._favorite]) / self._count
        order = sorted(range(len(self._moves)), key=lambda at: -posterior[at][0])
        best, next_ = order[0], order[1]
        values = []
        for at in order:
            other = next_ if at == best else best
            lead = posterior[at][0] - posterior[other][0]
            deals = min(len(self._rows[at]), len(self._rows[other]))
            value, error = base + posterior[at][0], posterior[at][1]
            numbers = search_reasons.compared(lead, deals)
            values.append(MoveValue(self._moves[at], value, reasons.why(facts[at]), error, numbers))
        lead = posterior[best][0] - posterior[next_][0]
        error = sqrt(posterior[best][1] ** 2 + posterior[next_][1] ** 2)
        return Evaluation(tuple(values), probability_ahead(lead, error), Unit.POINTS, self._count)
