"""Poker thought through: what was learned about betting from many deals, and the odds of the own hand besides.

One iteration is fifty deals of learning, or of the exchange. What is learned at a table is kept for the next question
from it, but never makes a difference: so many iterations have the same answer whatever was asked before.
"""

from bisect import bisect_left
from itertools import combinations
from typing import Final

from boneyard.bots.bot import SURE, sureness
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue
from boneyard.bots.poker import reasons
from boneyard.bots.poker.cfr.cache import DEALS, learned_strategy
from boneyard.bots.poker.cfr.cfr_kernel import sample
from boneyard.bots.poker.cfr.deals_kernel import kept, size
from boneyard.bots.poker.cfr.tree import betting_round
from boneyard.bots.poker.greedy import PokerEvaluator, Wager, price_of
from boneyard.bots.poker.odds import Odds, odds_of
from boneyard.bots.poker.opponent_model import opponent_models
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Many
from boneyard.core.rng import Rng
from boneyard.games.poker.ranking import HAND, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import EXCHANGING, PokerState

SELDOM: Final = 0.03  # what is said less often than this was only tried


MIXED: Final = 0.1  # what is said more often is as good as whatever else is


_MOST: Final = 1000  # deals that tell what the others may have after the exchange


_MATTERS: Final = 0.02  # of the showdowns


_UNIT: Final = "chips"


def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
    """What every move is worth, the one that is made first: which that is, is left to chance where that hides most."""
    game, state = view.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    if len(moves) == 1:
        return Evaluation((MoveValue(moves[0], 0.0, reasons.only()),), SURE, "", 0)
    if any([state.hands.of(seat).size != HAND for seat in state.inside]):
        wager = PokerEvaluator(game, state, view.seat).best(moves)
        return Evaluation((MoveValue(wager.move, 0.0, reasons.why(wager)),), wager.sure, "", 0)
    if state.stage == EXCHANGING:
        return _exchange(game, state, view.seat, moves, budget, rng)
    return _bet(view, game, state, moves, history, budget, rng)


# --- betting


def _bet(
    view: View, game: PokerGame, state: PokerState, moves: Moves, history: History, budget: Budget, rng: Rng
) -> Evaluation:
    betting = betting_round(view, history)
    with learned_strategy(view, betting, opponent_models(view, history), budget) as book:
        odds = odds_of(book, game, state, view.seat, betting, rng)
        shares = _often(odds.shares)
        word = int(sample(shares, rng))
        values = _level(odds, shares)
    price = price_of(state, view.seat)
    name = game.answers.ranking.name(state.hands.of(view.seat))
    order = sorted(range(len(moves)), key=lambda at: (at != word, -shares[at], at))
    worths = []
    for at in order:
        wager = Wager(moves[at], name, odds.chance, price.pays, price.pot)
        worths.append(MoveValue(moves[at], values[at], reasons.mixed(wager, shares[at]), odds.errors[at]))
    return Evaluation(tuple(worths), shares[word], _UNIT, book.iterations)


def _often(shares: list[float]) -> list[float]:
    """The shares without those that stand for trying only."""
    often = [share if share >= SELDOM else 0.0 for share in shares]
    return [share / sum(often) for share in often]


def _level(odds: Odds, shares: list[float]) -> list[float]:
    """The values, those of all that is said often being the same: it would not be said otherwise."""
    mixed = [at for at, share in enumerate(shares) if share >= MIXED]
    best = sum([shares[at] * odds.values[at] for at in mixed]) / sum([shares[at] for at in mixed])
    return [best if at in mixed else min(value, best) for at, value in enumerate(odds.values)]


# --- the exchange


def _exchange(
    game: PokerGame, state: PokerState, seat: int, moves: Moves, budget: Budget, rng: Rng
) -> Evaluation:
    """Every choice by how often the hand it leads to is the best one after all have exchanged."""
    ranking = game.answers.ranking
    clock = Clock(budget)
    unseen = [tiles_number([tile]) for tile in game.unseen(state)]
    best: list[int] = []  # the best of the others' hands, by its place, in some deals
    while len(best) < _MOST and clock.ticks():
        for _ in range(DEALS):
            best.append(_best_other(game, state, seat, unseen, rng))
    best.sort()
    own = state.hands.of(seat).tiles()
    name = ranking.name(state.hands.of(seat))
    found: list[tuple[float, Wager]] = []
    for move in moves:
        given = move.groups[0] if isinstance(move, Many) else ()
        keeps = [tile for tile in own if tile not in given]
        whole = tiles_number(keeps)
        wins = [
            bisect_left(best, ranking.place(whole + sum(more)))
            for more in combinations(unseen, HAND - len(keeps))
        ]
        value = sum(wins) / len(wins) / len(best)
        found.append((value, Wager(move, name, value, 0, state.stakes.pot(), tuple(keeps))))
    found.sort(key=lambda each: -each[0])
    pot = state.stakes.pot()
    worths = tuple([MoveValue(wager.move, value * pot, reasons.why(wager)) for value, wager in found])
    return Evaluation(worths, sureness([value for value, _ in found], _MATTERS), _UNIT, clock.done)


def _best_other(game: PokerGame, state: PokerState, seat: int, unseen: list[int], rng: Rng) -> int:
    """The place of the best of the others' hands in one deal, after they exchanged what they are taken to."""
    ranking = game.answers.ranking
    tiles = list(unseen)
    rng.shuffle(tiles)
    best = -1
    for other in state.inside:
        if other == seat:
            continue
        hand = sum([tiles.pop() for _ in range(HAND)])
        if other in state.waiting:
            keeps = int(kept(ranking, hand))
            missing = HAND - size(keeps)
            if missing <= len(tiles):
                hand = keeps + sum([tiles.pop() for _ in range(missing)])
        best = max(best, ranking.place(hand))
    return best
