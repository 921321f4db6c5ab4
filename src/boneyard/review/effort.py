"""How much is spent on each decision, so that a review takes minutes at most, or seconds if it should be quick."""

from dataclasses import dataclass
from typing import Final

from boneyard.bots.budget import Budget, budget_of
from boneyard.bots.levels import EXPERT
from boneyard.bots.registry import family_of
from boneyard.core.game import Game

_WHOLE: Final = 150.0  # seconds for a match
_QUICK: Final = 15.0
_MOST: Final = 1.0  # seconds per decision: what the expert takes at a table
_LEAST: Final = 0.02
_POSITIONS: Final = 200_000  # per decision, of a solitaire with its order open
_ORDERS: Final = 100  # tried of a solitaire whose order is unknown
_PATIENCE: Final = 20.0  # seconds: a solitaire's solver seldom needs long, and then it pays to wait


@dataclass(frozen=True)
class ReviewEffort:
    """What is spent on one decision."""

    budget: Budget
    positions: int  # searched in a solitaire with its order open
    solving: Budget  # the time for that


def effort_for(game: Game, decisions: int, iterations: object, seconds: object, quick: bool) -> ReviewEffort:
    """The requested effort, or else the expert's own, or less if there are many decisions."""
    whole = _QUICK if quick else _WHOLE
    if iterations is not None or seconds is not None:
        # An iteration is a deal that might be; the true one is searched as thoroughly with few as with many.
        budget = budget_of(iterations, seconds)
        return ReviewEffort(budget, _POSITIONS, Budget(seconds=budget.seconds))
    share = whole / max(decisions, 1)
    family = family_of(game)
    alone = family is not None and family.adviser is not None  # then the true order is searched, too
    spent = max(min(_MOST, share / 2 if alone else share), _LEAST)
    patience = Budget(seconds=max(min(_PATIENCE, share - spent), _LEAST))
    tried = _ORDERS if alone else EXPERT.budget(game).iterations
    return ReviewEffort(Budget(tried, spent), _POSITIONS, patience)
