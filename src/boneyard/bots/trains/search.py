"""Search at the train games: worlds drawn to fit what was seen, and each move's round played on in each of them."""

from math import sqrt
from typing import Final, final

from boneyard.bots import search_reasons
from boneyard.bots.bot import SURE
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue, probability_ahead, standard_error
from boneyard.bots.inference.guess import Guess
from boneyard.bots.trains import reasons
from boneyard.bots.trains.greedy import COSTS, ScoredMove, TrainEvaluator, announced_moves
from boneyard.bots.trains.rollout_kernel import TrainRollout
from boneyard.bots.trains.rollout_policy_kernel import RolloutPolicy
from boneyard.bots.trains.route_kernel import plan_of
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import CATCH, LAY, PASS, Move
from boneyard.core.rng import Rng
from boneyard.games.trains.lineup import Lineup
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TrainState

WIN: Final = 10.0  # points that a won round is worth besides its own


_UNIT: Final = "points ahead"


ROLLOUT_TURNS: Final = 2  # of its own that a round is played on for, after which it is judged as it stands


CANDIDATES: Final = 8  # moves that are followed, those first that look best at once


PRIOR_SCALE: Final = 1.0  # points that an opinion's pips stand for


PRIOR_ERROR: Final = 10.0  # points by which it is out


PRIOR_ERROR_OF_MORE: Final = 5.0  # the same where a round is shared by more than two


SINGLE_ROLLOUT_ERROR: Final = 60.0  # points by which one world is out


LEAST_ERROR: Final = 0.05  # of a doubt: an average is never taken to be nearer than that


_FIRST_PRUNING: Final = 8  # worlds after which moves far behind are given up for the first time


_PRUNED_BEHIND: Final = 3.0  # standard errors


def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
    """Every move by what the rounds after it come to, on the average over the worlds that there is time for."""
    game, state = view.game, view.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    for move in moves:
        if move.kind == CATCH:
            return _settled(move, reasons.catches())
    weighed = announced_moves(moves)
    if len(weighed) == 1:
        lays = weighed[0].kind == LAY
        why = reasons.only(state, view.seat) if lays else reasons.unable(state, weighed[0])
        return _settled(weighed[0], why)
    clock = Clock(budget)
    guess = Guess(view, history)
    rounds = TrainRollout(game, view.seat, WIN, ROLLOUT_TURNS)
    rounds.known = _known(view, history, rounds.thumb)
    rides, plans = _rides(game, state, view.seat, weighed)
    two = game.seats == 2 and len(game.reach.wild_double) == 0
    opinions = rounds.opinions(state, tuple(weighed)) if two else _of_greedy(game, state, view.seat, weighed)
    scores = CandidateScores(weighed, opinions, PRIOR_ERROR if game.seats == 2 else PRIOR_ERROR_OF_MORE)
    while clock.ticks():
        world = guess.world(rng)
        assert isinstance(world, TrainState)
        live = scores.live
        scores.add(rounds.values(world, tuple([weighed[at] for at in live]), [plans[at] for at in live]))
    return scores.thought(rides, game.seats)


def _settled(move: Move, why: str) -> Evaluation:
    return Evaluation((MoveValue(move, 0.0, why),), SURE, _UNIT, 0)


def _known(view: View, history: History, thumb: RolloutPolicy) -> list[int]:
    """The faces that each seat had nothing for when it passed last, a bit for each."""
    found = [0] * view.game.seats
    for event in history.events:
        if event.move.kind == PASS and isinstance(event.before, TrainState):
            found[event.seat] = thumb.ends(event.before, event.seat)
    return found


def _of_greedy(game: TrainGame, state: TrainState, seat: int, moves: list[Move]) -> list[float]:
    """What greedy makes of each move: where wild tiles or more players are, it sees more than the rule of thumb."""
    judged = {str(ride.move): ride.value for ride in TrainEvaluator(game, state, seat).judged(moves)}
    return [judged[str(move)] for move in moves]


def _rides(
    game: TrainGame, state: TrainState, seat: int, moves: list[Move]
) -> tuple[list[ScoredMove], list[Lineup]]:
    """What can be told of each move at once, and the line-up after it."""
    had = plan_of(state, seat)
    found, plans = [], []
    for move in moves:
        after = game.play(state, seat, move)
        assert isinstance(after, TrainState)
        index = game.reach.index_of(int(move.place)) if move.kind == LAY else -1
        covers = index >= 0 and (index == state.bound or index in state.opens)
        plan = plan_of(after, seat)
        out = after.hands.of(seat).size == 0
        sheds = COSTS[move.tile] if move.kind == LAY else 0
        found.append(ScoredMove(move, 0.0, sheds, out, index, index == seat, covers, had.count, plan.count))
        plans.append(plan)
    return found, plans


@final
class CandidateScores:
    """What the moves have come to so far, world by world; those that are clearly worse are not followed further.

    An opinion formed at once has its say as long as few worlds were seen: it counts like an average that is out by
    `doubt`.
    """

    def __init__(self, moves: list[Move], priors: list[float], doubt: float) -> None:
        self._doubt: Final = doubt
        self._moves: Final = moves
        self._rule: Final = max(range(len(moves)), key=lambda at: priors[at])
        self._priors: Final = [PRIOR_SCALE * (each - priors[self._rule]) for each in priors]
        self._rows: Final[list[list[float]]] = [[] for _ in moves]
        self.live = sorted(range(len(moves)), key=lambda at: -priors[at])[:CANDIDATES]
        self._count = 0

    def add(self, values: list[float]) -> None:
        """What the moves still followed came to in another world."""
        for at, value in zip(self.live, values, strict=True):
            self._rows[at].append(value)
        self._count += 1
        # Asked ever more seldom, because it looks through all worlds so far.
        if self._count >= _FIRST_PRUNING and self._count & (self._count - 1) == 0 and len(self.live) > 2:
            self._give_up()

    def _give_up(self) -> None:
        best = max(self.live, key=lambda at: sum(self._rows[at]))
        kept = []
        for at in self.live:
            lead, apart = self._apart(best, at)
            if lead <= _PRUNED_BEHIND * apart or at in (best, self._rule):
                kept.append(at)
        if len(kept) > 1:
            self.live = kept

    def _apart(self, one: int, other: int) -> tuple[float, float]:
        """How far a move is ahead of another in the worlds that both were followed in, and the error of that."""
        gaps = [a - b for a, b in zip(self._rows[one], self._rows[other], strict=False)]
        return (sum(gaps) / len(gaps), standard_error(gaps)) if gaps else (0.0, 0.0)

    def _judged(self, at: int) -> tuple[float, float]:
        """How far a move is ahead of the one that looked best at once, all in all, and the error of that."""
        if at == self._rule:
            return 0.0, 0.0
        lead, apart = self._apart(at, self._rule)
        seen = len(self._rows[at])
        if seen == 0:
            return self._priors[at], self._doubt
        apart = max(apart, LEAST_ERROR * self._doubt) if seen > 1 else SINGLE_ROLLOUT_ERROR
        weight = self._doubt * self._doubt / (self._doubt * self._doubt + apart * apart)
        return weight * lead + (1 - weight) * self._priors[at], sqrt(weight) * apart

    def thought(self, rides: list[ScoredMove], seats: int) -> Evaluation:
        """All moves, the best first."""
        judged = [self._judged(at) for at in range(len(self._moves))]
        base = sum(self._rows[self._rule]) / self._count
        order = sorted(range(len(self._moves)), key=lambda at: -judged[at][0])
        best, next_ = order[0], order[1]
        worths = []
        for at in order:
            other = next_ if at == best else best
            lead = judged[at][0] - judged[other][0]
            worlds = min(len(self._rows[at]), len(self._rows[other]))
            why = search_reasons.of_train(reasons.why(rides[at], seats), lead, worlds)
            worths.append(MoveValue(self._moves[at], base + judged[at][0], why, judged[at][1]))
        lead = judged[best][0] - judged[next_][0]
        apart = sqrt(judged[best][1] ** 2 + judged[next_][1] ** 2)
        return Evaluation(tuple(worths), probability_ahead(lead, apart), _UNIT, self._count)
