"""What was learned about the betting at a table, kept for a few tables."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import erf, pi, sqrt
from threading import Lock
from typing import Final

from boneyard.bots.budget import Budget, Clock
from boneyard.bots.poker.cfr.cfr_kernel import CounterfactualRegretMinimization, OpponentModel
from boneyard.bots.poker.cfr.deals_kernel import DealSampler
from boneyard.bots.poker.cfr.tree import STRENGTH_LEVELS, BettingRound, BettingTree
from boneyard.core.match import View
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState, Stakes

DEALS: Final = 50  # of one iteration


BUCKETS: Final = (0, 0, 40, 20, 12)  # by the players that are in: how finely hands are told apart


LATE: Final = 4  # deals before the end from which on the match counts, not the chips


_SWING: Final = 6.0  # chips by which a lead changes in a deal, give or take


_MOST: Final = 4000  # chips on a table where leads are looked up


_STEP: Final = 5  # deals after which the time is looked at


_LEARNING: Final = 0.75  # of the seconds; the rest is for the odds of the hand


_LONGEST: Final = 2000  # iterations, where only the seconds are told


_KEPT: Final = 8  # tables


@dataclass
class LearnedStrategy:
    """One table's betting, as far as it was learned."""

    wagers: CounterfactualRegretMinimization
    lock: Lock = field(default_factory=Lock)

    @property
    def iterations(self) -> int:
        """How many were learned from."""
        return int(self.wagers.deals) // DEALS


_strategies: Final[OrderedDict[object, LearnedStrategy]] = OrderedDict()


_cache_lock: Final = Lock()


@contextmanager
def learned_strategy(
    view: View, betting: BettingRound, taken: tuple[OpponentModel, ...], budget: Budget
) -> Iterator[LearnedStrategy]:
    """The book of a round of betting after as much learning as the budget allows, for one reader at a time."""
    seconds = None if budget.seconds is None else budget.seconds * _LEARNING
    clock = Clock(Budget(budget.iterations, seconds))
    book = _strategy(view, betting, taken, budget.iterations)
    most = _LONGEST if budget.iterations is None else budget.iterations
    with book.lock:
        while book.iterations < most and clock.ticks():
            for _ in range(DEALS // _STEP):
                book.wagers.learn(_STEP)
                if clock.late():
                    break
        yield book


def _strategy(
    view: View, betting: BettingRound, taken: tuple[OpponentModel, ...], iterations: int | None
) -> LearnedStrategy:
    game = view.game
    assert isinstance(game, PokerGame)
    answers = game.answers
    leads = _leads(game, betting.start, view.number)
    start = betting.start if leads else _deep(game, betting.start)
    table = (game.seats, answers.bet, answers.raises, answers.exchange, id(answers.ranking))
    # A book of another length would answer differently, so each has its own.
    key = (
        table,
        start.stakes,
        start.inside,
        start.waiting,
        betting.when,
        betting.drew,
        tuple(leads),
        taken,
        iterations,
    )
    with _cache_lock:
        book = _strategies.get(key)
        if book is None:
            book = _strategies[key] = _new_strategy(view, start, betting, leads, taken)
            if len(_strategies) > _KEPT:
                _strategies.popitem(last=False)
        _strategies.move_to_end(key)
    return book


def _new_strategy(
    view: View, start: PokerState, betting: BettingRound, leads: list[float], taken: tuple[OpponentModel, ...]
) -> LearnedStrategy:
    game = view.game
    assert isinstance(game, PokerGame)
    growing = BettingTree(view, start)
    seats = list(start.inside)
    grades = BUCKETS[len(seats)]
    dealt = DealSampler(
        game.answers.ranking, seats, grades, STRENGTH_LEVELS, betting.when, list(betting.drew)
    )
    wagers = CounterfactualRegretMinimization(
        growing.first, growing, dealt, leads, list(start.stakes.brought), taken
    )
    return LearnedStrategy(wagers)


def _deep(game: PokerGame, start: PokerState) -> PokerState:
    """The same start with no more chips than can be bet: then many deals of a match are the same to learn."""
    stakes = start.stakes
    most = game.answers.bet * (1 + game.answers.raises)
    left = [min(had - paid, most) for had, paid in zip(stakes.brought, stakes.paid, strict=True)]
    brought = tuple([paid + rest for paid, rest in zip(stakes.paid, left, strict=True)])
    less = Stakes(brought, stakes.paid, stakes.put, stakes.level, stakes.raises)
    return start.spoken(less, start.inside, start.waiting)


def _leads(game: PokerGame, start: PokerState, number: int) -> list[float]:
    """By the lead over the best other, what it is worth in a match that is nearly over; else nothing."""
    chips = sum(start.stakes.brought)
    rest = game.answers.deals - number
    if rest >= LATE or chips > _MOST:
        return []
    return [_worth(lead, rest) for lead in range(-chips, chips + 1)]


def _worth(lead: int, rest: int) -> float:
    """The chance to win the match, in chips: so many as would bring it about where both are level."""
    if rest <= 0:
        return _SWING * (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
    return _SWING * sqrt(pi * rest) * (1 + erf(lead / (_SWING * sqrt(2 * rest)))) / sqrt(2)
