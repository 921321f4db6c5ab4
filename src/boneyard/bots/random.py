"""The bot that leaves it to chance."""

from typing import Final, final

from boneyard.bots.bot import Choice, moves_of
from boneyard.bots.budget import Budget
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng


@final
class RandomBot:
    """Any legal move, all equally likely."""

    name: Final = "random"
    says: Final = "Makes any legal move, all equally likely."

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """One of the legal moves."""
        moves = moves_of(view)
        why = "It is the only move." if len(moves) == 1 else "Chance picked it."
        return Choice(moves[rng.below(len(moves))], 1.0 / len(moves), why)
