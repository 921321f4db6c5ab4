"""How much is spent on each decision, so that a whole match takes minutes at most, or seconds if it is to be quick."""

from dataclasses import dataclass
from typing import Final

from boneyard.bots.budget import Budget, budget_of
from boneyard.bots.levels import EXPERT
from boneyard.bots.solitaire.advice import SOLVERS
from boneyard.core.game import Game

_WHOLE: Final = 150.0  # seconds for a match


_QUICK: Final = 15.0


_MOST: Final = 1.0  # seconds for a decision: what the expert takes at a table


_LEAST: Final = 0.02


_POSITIONS: Final = 200_000  # of a solitaire whose order is open, for one decision


_ORDERS: Final = 100  # that are tried of a solitaire whose order is not


_PATIENCE: Final = 20.0  # a solitaire's solver seldom needs long, and then it pays to wait


@dataclass(frozen=True)
class Effort:
    """What is spent on one decision."""

    budget: Budget
    positions: int  # looked at in a game for one whose order is open
    solving: Budget  # the time for that


def effort_for(game: Game, decisions: int, iterations: object, seconds: object, quick: bool) -> Effort:
    """What was asked for; else the expert's own, or less where there are many decisions."""
    whole = _QUICK if quick else _WHOLE
    if iterations is not None or seconds is not None:
        # An iteration is a deal that might be; the one that is, is looked at as thoroughly with few as with many.
        budget = budget_of(iterations, seconds)
        return Effort(budget, _POSITIONS, Budget(seconds=budget.seconds))
    share = whole / max(decisions, 1)
    alone = type(game) in SOLVERS  # where the order that came is looked at, too
    spent = max(min(_MOST, share / 2 if alone else share), _LEAST)
    patience = Budget(seconds=max(min(_PATIENCE, share - spent), _LEAST))
    tried = _ORDERS if alone else EXPERT.budget(game).iterations
    return Effort(Budget(tried, spent), _POSITIONS, patience)
