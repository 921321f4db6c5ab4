"""The bots a person can choose: random, greedy, and the levels, which search with more or less time and care."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, final

from boneyard.bots.bot import Bot, Choice, moves_of
from boneyard.bots.budget import OWN, Budget
from boneyard.bots.evaluation import Evaluation
from boneyard.bots.registry import family_of
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng
from boneyard.words.bot_reasons.levels import BY_CHANCE, CARELESS, DESCRIPTIONS, ONLY_MOVE
from boneyard.words.language import _, say


@final
class RandomBot:
    """Any legal move, all equally likely."""

    name: Final = "random"
    looks_back: Final = False  # so no one needs to put its history together

    @property
    def says(self) -> str:
        """One sentence about how it plays."""
        return say(DESCRIPTIONS[self.name])

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """One of the legal moves."""
        moves = moves_of(view)
        why = say(ONLY_MOVE if len(moves) == 1 else BY_CHANCE)
        return Choice(moves[rng.below(len(moves))], 1.0 / len(moves), why)


@final
class GreedyBot:
    """Takes the play with the best weighted sum of features that can be seen at once, without looking ahead."""

    name: Final = "greedy"
    looks_back: Final = False

    @property
    def says(self) -> str:
        """One sentence about how it plays."""
        return say(DESCRIPTIONS[self.name])

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """The play with the best sum; among equals the first, so that chance plays no part.

        The budget matters only in solitaires, where even greedy searches.
        """
        moves = moves_of(view)
        family = family_of(view.game)
        if family is None:
            raise BadSetup(_("The greedy bot doesn't know this game. The random bot can play it."))
        return family.greedy(view, moves, budget, rng)


GREEDY: Final = GreedyBot()


@final
class Level:
    """A search budget, and how often the level settles for less than the best move it found."""

    def __init__(self, name: str, seconds: float, slips: int = 0) -> None:
        self.name: Final = name
        self.seconds: Final = seconds
        self.slips: Final = slips  # in a hundred moves

    @property
    def says(self) -> str:
        """One sentence about how it plays."""
        return say(DESCRIPTIONS[self.name])

    def searches(self, game: Game) -> bool:
        """Whether the level looks ahead at this game; if not, it plays like greedy."""
        family = family_of(game)
        return family is not None and family.searcher is not None

    def budget(self, game: Game) -> Budget:
        """The level's default budget: its iterations for this game, within its time limit."""
        family = family_of(game)
        searcher = None if family is None else family.searcher
        alone = None if family is None else family.adviser
        seconds = self.seconds if alone is None else max(self.seconds, alone.effort.seconds)
        return Budget(None if searcher is None else searcher.iterations[self.name], seconds)

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """The best move the level finds; an easy-going level takes another now and then."""
        moves = moves_of(view)
        evaluation = self.evaluate(view, history, budget, rng)
        if evaluation is None:
            found = GREEDY.choose(view, history, self._own(view.game, budget), rng)
            return self._careless(found, moves, rng) if self._may_slip(view.game, moves) else found
        values = evaluation.moves
        may_slip = len(values) > 1 and not evaluation.firm and self._may_slip(view.game, moves)
        second = may_slip and self._slips(rng)
        taken = values[1] if second else values[0]
        sure = 1.0 - evaluation.sure if second else evaluation.sure
        return Choice(taken.move, sure, taken.why, taken.numbers)

    def evaluate(self, view: View, history: History, budget: Budget, rng: Rng) -> Evaluation | None:
        """The value of every move; None for a game that the level cannot search."""
        family = family_of(view.game)
        if family is None or family.searcher is None:
            return None
        return family.searcher.evaluate(view, moves_of(view), history, self._own(view.game, budget), rng)

    def _own(self, game: Game, budget: Budget) -> Budget:
        return self.budget(game) if budget == OWN else budget

    def _may_slip(self, game: Game, moves: Moves) -> bool:
        # In a solitaire every level gives the solver's advice.
        family = family_of(game)
        return self.slips > 0 and len(moves) > 1 and (family is None or family.adviser is None)

    def _slips(self, rng: Rng) -> bool:
        return int(rng.below(100)) < self.slips

    def _careless(self, found: Choice, moves: Moves, rng: Rng) -> Choice:
        if not self._slips(rng):
            return found
        return Choice(moves[rng.below(len(moves))], 1.0 / len(moves), say(CARELESS))


EASY: Final = Level("easy", 0.05, slips=33)
NORMAL: Final = Level("normal", 0.2)
EXPERT: Final = Level("expert", 1.0)

# By name, the weakest first: the order people see.
_ALL: Final[tuple[Bot, ...]] = (RandomBot(), EASY, GREEDY, NORMAL, EXPERT)
BOTS: Final[Mapping[str, Bot]] = MappingProxyType({each.name: each for each in _ALL})
