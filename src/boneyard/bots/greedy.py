"""The bot that takes the play with the best weighted sum of what can be seen of it at once."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, final

from boneyard.bots.bot import SURE, Choice, moves_of, sureness
from boneyard.bots.budget import Budget
from boneyard.bots.inference.sight import Sight
from boneyard.bots.lines import reasons as line_reasons
from boneyard.bots.lines.greedy import LineEvaluator
from boneyard.bots.poker import reasons as poker_reasons
from boneyard.bots.poker.greedy import PokerEvaluator
from boneyard.bots.solitaire import advice
from boneyard.bots.trains import reasons as train_reasons
from boneyard.bots.trains.greedy import TrainEvaluator, announced_moves
from boneyard.bots.tricks import greedy as tricks
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import CATCH, LAY, MUGGINS
from boneyard.core.rng import Rng
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import LineState
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TrainState
from boneyard.games.tricks.rules import TrickGame

_MATTERS: Final = 4.0  # pips by which a play has to be better before it is clearly so


@final
class GreedyBot:
    """Scores when it can, sheds heavy tiles, keeps its hand playable and others short of plays."""

    name: Final = "greedy"
    says: Final = (
        "Scores when it can, sheds heavy tiles, keeps its own hand playable and shuts the others out."
    )

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """The play with the best sum; of equals the first, so that chance has no part in it.

        It is found at once whatever the budget; only in games for one there is something to search.
        """
        moves = moves_of(view)
        chooses = FAMILIES.get(type(view.game))
        if chooses is None:
            raise BadSetup("The greedy bot does not know this game: ask random to play it.")
        return chooses(view, moves, budget, rng)


def _on_layout(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    game, state = view.game, view.state
    assert isinstance(game, LineGame)
    assert isinstance(state, LineState)
    for move in moves:
        if move.kind == MUGGINS:
            return Choice(move, SURE, line_reasons.calls(int(state.tally.unclaimed)))
    plays = [move for move in moves if move.kind == LAY]
    if not plays:
        return Choice(moves[0], SURE, line_reasons.unable(moves[0]))
    if len(moves) == 1:
        return Choice(plays[0], SURE, line_reasons.only(state, plays[0]))
    judge = LineEvaluator(Sight(view, game, state), state)
    judged = [judge.judged(move) for move in plays]
    best = max(judged, key=lambda each: each.value)
    sure = sureness([each.value for each in judged], _MATTERS)
    return Choice(best.move, sure, line_reasons.why(best, judged))


def _on_trains(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    game, state = view.game, view.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    for move in moves:
        if move.kind == CATCH:
            return Choice(move, SURE, train_reasons.catches())
    plays = announced_moves(moves)
    if plays[0].kind != LAY:
        return Choice(plays[0], SURE, train_reasons.unable(state, plays[0]))
    if len(plays) == 1:
        return Choice(plays[0], SURE, train_reasons.only(state, view.seat))
    judged = TrainEvaluator(game, state, view.seat).judged(plays)
    best = max(judged, key=lambda ride: ride.value)
    sure = sureness([ride.value for ride in judged], _MATTERS)
    return Choice(best.move, sure, train_reasons.why(best, game.seats))


def _at_poker(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    game, state = view.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    if len(moves) == 1:
        return Choice(moves[0], SURE, poker_reasons.only())
    best = PokerEvaluator(game, state, view.seat).best(moves)
    return Choice(best.move, best.sure, poker_reasons.why(best))


# How each family of games is played, by the type of its rules.
FAMILIES: Final[Mapping[type[Game], Callable[[View, Moves, Budget, Rng], Choice]]] = MappingProxyType(
    {
        LineGame: _on_layout,
        TrainGame: _on_trains,
        TrickGame: tricks.choose,
        PokerGame: _at_poker,
        **dict.fromkeys(advice.SOLVERS, advice.choose),
    }
)
