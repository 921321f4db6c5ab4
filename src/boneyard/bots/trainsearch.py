"""Search at the train games: worlds drawn to fit what was seen, and every move's round played out in each of them."""

from math import erf, sqrt
from typing import Final, final

from boneyard.bots import searchphrases, trainphrases
from boneyard.bots.bot import SURE
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.guess import Guess
from boneyard.bots.thought import Thought, Worth
from boneyard.bots.trains import spoken
from boneyard.bots.trains_kernel import TrainRounds, plan_of
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import CATCH, LAY, Move
from boneyard.core.rng import Rng
from boneyard.games.trains.lineup import Lineup
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TrainState

WIN: Final = 10.0  # points that a won round is worth besides its own
_UNIT: Final = "points ahead"
_BATCH: Final = 8  # worlds after which the moves that have fallen far behind are given up
_FAR: Final = 3.0  # standard errors


def think(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Thought:
    """Every move by what the rounds after it come to, on the average over the worlds that there is time for."""
    game, state = view.game, view.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    for move in moves:
        if move.kind == CATCH:
            return _settled(move, trainphrases.catches())
    weighed = spoken(moves)
    if len(weighed) == 1:
        lays = weighed[0].kind == LAY
        why = trainphrases.only(state, view.seat) if lays else trainphrases.unable(state, weighed[0])
        return _settled(weighed[0], why)
    clock = Clock(budget)
    guess = Guess(view, history)
    rounds = TrainRounds(game, view.seat, WIN)
    scores = Scores(weighed, [_plan_after(game, state, view.seat, move) for move in weighed])
    while clock.ticks():
        world = guess.world(rng)
        assert isinstance(world, TrainState)
        scores.add(rounds.values(world, scores.moves(), scores.plans()))
    return scores.thought()


def _settled(move: Move, why: str) -> Thought:
    return Thought((Worth(move, 0.0, why),), SURE, _UNIT, 0)


def _plan_after(game: TrainGame, state: TrainState, seat: int, move: Move) -> Lineup:
    after = game.play(state, seat, move)
    assert isinstance(after, TrainState)
    return plan_of(after, seat)


@final
class Scores:
    """What the moves have come to so far, world by world; those that are clearly worse are not followed further."""

    def __init__(self, moves: list[Move], plans: list[Lineup]) -> None:
        self._moves: Final = moves
        self._plans: Final = plans
        self._rows: Final[list[list[float]]] = [[] for _ in moves]
        self._live = list(range(len(moves)))
        self._count = 0

    def moves(self) -> Moves:
        """The moves still followed."""
        return tuple([self._moves[at] for at in self._live])

    def plans(self) -> list[Lineup]:
        """The line-ups after them."""
        return [self._plans[at] for at in self._live]

    def add(self, values: list[float]) -> None:
        """What they came to in another world."""
        for at, value in zip(self._live, values, strict=True):
            self._rows[at].append(value)
        self._count += 1
        if self._count % _BATCH == 0 and len(self._live) > 2:
            self._give_up()

    def _give_up(self) -> None:
        best = max(self._live, key=lambda at: sum(self._rows[at]))
        kept = []
        for at in self._live:
            lead, apart = self._apart(best, at)
            if lead <= _FAR * apart or at == best:
                kept.append(at)
        if len(kept) > 1:
            self._live = kept

    def _apart(self, best: int, at: int) -> tuple[float, float]:
        """How far a move is behind another in the worlds that both were followed in, and the standard error of that."""
        gaps = [one - other for one, other in zip(self._rows[best], self._rows[at], strict=False)]
        return sum(gaps) / len(gaps), _error(gaps)

    def thought(self) -> Thought:
        """All moves, the best first; one given up early is as far behind the best as it was then."""
        best = max(self._live, key=lambda at: sum(self._rows[at]))
        top = sum(self._rows[best]) / self._count
        means = [top - self._apart(best, at)[0] for at in range(len(self._moves))]
        order = sorted(range(len(self._moves)), key=lambda at: (at != best, -means[at]))
        next_ = order[1]
        worths = []
        for at in order:
            why = searchphrases.why(means[at], means[next_ if at == best else best], len(self._rows[at]))
            worths.append(Worth(self._moves[at], means[at], why, _error(self._rows[at])))
        lead, apart = self._apart(best, next_)
        sure = 0.5 if lead <= 0 else 1.0 if apart == 0 else 0.5 * (1 + erf(lead / (apart * sqrt(2))))
        return Thought(tuple(worths), sure, _UNIT, self._count)


def _error(values: list[float]) -> float:
    """The standard error of a mean."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)
