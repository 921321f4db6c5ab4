"""Learned strategies of rounds of betting, cached for a few tables."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import erf, pi, sqrt
from threading import Lock
from typing import Final

from boneyard.bots.budget import Budget, Clock
from boneyard.bots.poker.cfr.cfr_kernel import CounterfactualRegretMinimization, OpponentModel
from boneyard.bots.poker.cfr.deals_kernel import PokerDealSampler
from boneyard.bots.poker.cfr.tree import STRENGTH_LEVELS, BettingRound, BettingTree
from boneyard.core.match import View
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState, Stakes

DEALS: Final = 50  # per iteration
BUCKETS: Final = (0, 0, 40, 20, 12)  # by the number of players in: how finely hands are distinguished
LATE: Final = 4  # deals before the end from which the match counts, not the chips
_SWING: Final = 6.0  # the standard deviation of a lead's change in a deal, in chips
_MOST: Final = 4000  # the most chips on a table for which leads are tabulated
_STEP: Final = 5  # deals between two looks at the clock
_LEARNING: Final = 0.75  # the share of the seconds for learning; the rest is for the odds of the hand
_LONGEST: Final = 2000  # iterations, if only the seconds are given
_CACHED: Final = 8  # tables


@dataclass
class LearnedStrategy:
    """The strategy of one round of betting, as far as it was learned."""

    cfr: CounterfactualRegretMinimization
    lock: Lock = field(default_factory=Lock)

    @property
    def iterations(self) -> int:
        """How many iterations were learned."""
        return int(self.cfr.iterations) // DEALS


_strategies: Final[OrderedDict[object, LearnedStrategy]] = OrderedDict()
_cache_lock: Final = Lock()


@contextmanager
def learned_strategy(
    view: View, betting: BettingRound, models: tuple[OpponentModel, ...], budget: Budget
) -> Iterator[LearnedStrategy]:
    """The strategy after as much learning as the budget allows, for one reader at a time."""
    seconds = None if budget.seconds is None else budget.seconds * _LEARNING
    clock = Clock(Budget(budget.iterations, seconds))
    strategy = _strategy(view, betting, models, budget.iterations)
    most = _LONGEST if budget.iterations is None else budget.iterations
    with strategy.lock:
        while strategy.iterations < most and clock.ticks():
            for _ in range(DEALS // _STEP):
                strategy.cfr.iterate(_STEP)
                if clock.late():
                    break
        yield strategy


def _strategy(
    view: View, betting: BettingRound, models: tuple[OpponentModel, ...], iterations: int | None
) -> LearnedStrategy:
    game = view.game
    assert isinstance(game, PokerGame)
    answers = game.answers
    leads = _leads(game, betting.start, view.number)
    start = betting.start if leads else _deep(game, betting.start)
    table = (game.seats, answers.bet, answers.raises, answers.exchange, id(answers.ranking))
    # The number of iterations is part of the key, because it changes the answer.
    key = (
        table,
        start.stakes,
        start.inside,
        start.waiting,
        betting.when,
        betting.drew,
        tuple(leads),
        models,
        iterations,
    )
    with _cache_lock:
        strategy = _strategies.get(key)
        if strategy is None:
            strategy = _strategies[key] = _new_strategy(view, start, betting, leads, models)
            if len(_strategies) > _CACHED:
                _strategies.popitem(last=False)
        _strategies.move_to_end(key)
    return strategy


def _new_strategy(
    view: View,
    start: PokerState,
    betting: BettingRound,
    leads: list[float],
    models: tuple[OpponentModel, ...],
) -> LearnedStrategy:
    game = view.game
    assert isinstance(game, PokerGame)
    tree = BettingTree(view, start)
    seats = list(start.inside)
    buckets = BUCKETS[len(seats)]
    deals = PokerDealSampler(
        game.answers.ranking, seats, buckets, STRENGTH_LEVELS, betting.when, list(betting.drew)
    )
    cfr = CounterfactualRegretMinimization(tree.root, tree, deals, leads, list(start.stakes.brought), models)
    return LearnedStrategy(cfr)


def _deep(game: PokerGame, start: PokerState) -> PokerState:
    """The same start with no more chips than can be bet, so that many deals of a match share one strategy."""
    stakes = start.stakes
    most = game.answers.bet * (1 + game.answers.raises)
    left = [min(had - paid, most) for had, paid in zip(stakes.brought, stakes.paid, strict=True)]
    brought = tuple([paid + rest for paid, rest in zip(stakes.paid, left, strict=True)])
    less = Stakes(brought, stakes.paid, stakes.put, stakes.level, stakes.raises)
    return start.spoken(less, start.inside, start.waiting)


def _leads(game: PokerGame, start: PokerState, number: int) -> list[float]:
    """The value of each lead over the best other if the match is nearly over; else nothing."""
    chips = sum(start.stakes.brought)
    rest = game.answers.deals - number
    if rest >= LATE or chips > _MOST:
        return []
    return [_worth(lead, rest) for lead in range(-chips, chips + 1)]


def _worth(lead: int, rest: int) -> float:
    """The value of a lead in chips: the chance of winning the match, scaled by what a chip is worth when level."""
    if rest <= 0:
        return _SWING * (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
    return _SWING * sqrt(pi * rest) * (1 + erf(lead / (_SWING * sqrt(2 * rest)))) / sqrt(2)
