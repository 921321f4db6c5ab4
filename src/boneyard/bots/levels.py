"""The levels a person can choose: the same search with more or less time, and more or less care."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, final

from boneyard.bots.bot import Choice, moves_of
from boneyard.bots.budget import OWN, Budget
from boneyard.bots.evaluation import Evaluation, Searcher
from boneyard.bots.greedy import GreedyBot
from boneyard.bots.lines import search as lines
from boneyard.bots.poker import expert as poker
from boneyard.bots.solitaire import advice
from boneyard.bots.trains import search as trains
from boneyard.bots.tricks import expert as tricks
from boneyard.core.game import Game, Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng
from boneyard.games.lines.rules import LineGame
from boneyard.games.poker.rules import PokerGame
from boneyard.games.trains.rules import TrainGame
from boneyard.games.tricks.rules import TrickGame

_GREEDY: Final = GreedyBot()


@final
class Level:
    """A budget and a temperament: how often it is content with something else than the best it found."""

    def __init__(self, name: str, says: str, seconds: float, slips: int = 0) -> None:
        self.name: Final = name
        self.says: Final = says
        self.seconds: Final = seconds
        self.slips: Final = slips  # in a hundred moves

    def searches(self, game: Game) -> bool:
        """Whether it looks ahead at this game; where nothing has been written for that, it plays as greedy does."""
        return type(game) in SEARCHERS

    def budget(self, game: Game) -> Budget:
        """What it spends where nobody says otherwise: its iterations at this game, never longer than its seconds."""
        searcher = SEARCHERS.get(type(game))
        return Budget(None if searcher is None else searcher.iterations.get(self.name), self.seconds)

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """The best move it finds; an easy-going level takes another now and then."""
        moves = moves_of(view)
        thought = self.think(view, history, budget, rng)
        if thought is None:
            found = _GREEDY.choose(view, history, self._own(view.game, budget), rng)
            return self._careless(found, moves, rng) if self._may_slip(view.game, moves) else found
        worths = thought.worths
        second = len(worths) > 1 and self._may_slip(view.game, moves) and self._slips(rng)
        taken = worths[1] if second else worths[0]
        return Choice(taken.move, 1.0 - thought.sure if second else thought.sure, taken.why)

    def think(self, view: View, history: History, budget: Budget, rng: Rng) -> Evaluation | None:
        """What it makes of every move; None where it cannot look ahead."""
        searcher = SEARCHERS.get(type(view.game))
        if searcher is None:
            return None
        return searcher.think(view, moves_of(view), history, self._own(view.game, budget), rng)

    def _own(self, game: Game, budget: Budget) -> Budget:
        return self.budget(game) if budget == OWN else budget

    def _may_slip(self, game: Game, moves: Moves) -> bool:
        # In a game for one every level gives the solver's advice.
        return self.slips > 0 and len(moves) > 1 and type(game) not in advice.SOLVERS

    def _slips(self, rng: Rng) -> bool:
        return int(rng.below(100)) < self.slips

    def _careless(self, found: Choice, moves: Moves, rng: Rng) -> Choice:
        if not self._slips(rng):
            return found
        return Choice(moves[rng.below(len(moves))], 1.0 / len(moves), "It did not think about this one.")


EASY: Final = Level(
    "easy",
    "Thinks for a moment and is soon content: every third move is not the best it could find.",
    0.05,
    33,
)


NORMAL: Final = Level(
    "normal",
    "Thinks for up to a fifth of a second and plays the best it finds; as greedy where it cannot search.",
    0.2,
)


EXPERT: Final = Level(
    "expert", "Thinks for up to a second and plays the best it finds; as greedy where it cannot search.", 1.0
)

SEARCHERS: Final[Mapping[type[Game], Searcher]] = MappingProxyType(
    {
        LineGame: Searcher(lines.evaluate, MappingProxyType({"easy": 4, "normal": 60, "expert": 400})),
        # More worlds make it surer, but hardly stronger.
        TrickGame: Searcher(tricks.evaluate, MappingProxyType({"easy": 6, "normal": 40, "expert": 200})),
        TrainGame: Searcher(trains.evaluate, MappingProxyType({"easy": 8, "normal": 100, "expert": 400})),
        PokerGame: Searcher(poker.evaluate, MappingProxyType({"easy": 10, "normal": 300, "expert": 1000})),
    }
)
