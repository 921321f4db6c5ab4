"""The expert at poker: betting by counterfactual regret minimization, and the odds of its own hand besides.

One iteration is fifty deals of learning, or of the exchange. What is learned at a table is cached for the next question
from it, but never makes a difference: the same number of iterations has the same answer whatever was asked before.
"""

from bisect import bisect_left
from itertools import combinations
from typing import Final

from boneyard.bots.bot import SURE, sureness
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.evaluation import Evaluation, MoveValue
from boneyard.bots.poker.cfr.cache import DEALS, learned_strategy
from boneyard.bots.poker.cfr.cfr_kernel import sample
from boneyard.bots.poker.cfr.deals_kernel import kept, size
from boneyard.bots.poker.cfr.tree import betting_round
from boneyard.bots.poker.greedy import PokerEvaluator, price_of
from boneyard.bots.poker.odds import HandOdds, odds_of
from boneyard.bots.poker.opponent_model import opponent_models
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import Many
from boneyard.core.rng import Rng
from boneyard.games.poker.ranks import HAND, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import EXCHANGING, PokerState
from boneyard.words.bot_reasons import poker as reasons
from boneyard.words.bot_reasons.poker import PokerMoveFacts
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.families.poker import class_name

LEAST_SHARE: Final = 0.03  # an action taken less often than this is dropped from the strategy
MIXED: Final = 0.1  # actions taken more often than this are equally good
_MOST: Final = 1000  # deals that show what the others may have after the exchange
_MATTERS: Final = 0.02  # of the showdowns


def evaluate(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Evaluation:
    """The value of every move; the first one is made, drawn at random where the strategy is mixed."""
    game, state = view.game, view.state
    assert isinstance(game, PokerGame)
    assert isinstance(state, PokerState)
    if len(moves) == 1:
        return Evaluation((MoveValue(moves[0], 0.0, reasons.only()),), SURE, Unit.NONE, 0)
    if any([state.hands.of(seat).size != HAND for seat in state.inside]):
        choice = PokerEvaluator(game, state, view.seat).choose(moves)
        only = MoveValue(choice.move, 0.0, choice.why, numbers=choice.numbers)
        return Evaluation((only,), choice.sure, Unit.NONE, 0)
    if state.stage == EXCHANGING:
        return _exchange(game, state, view.seat, moves, budget, rng)
    return _bet(view, game, state, moves, history, budget, rng)


# --- betting


def _bet(
    view: View, game: PokerGame, state: PokerState, moves: Moves, history: History, budget: Budget, rng: Rng
) -> Evaluation:
    betting = betting_round(view, history)
    with learned_strategy(view, betting, opponent_models(view, history), budget) as strategy:
        odds = odds_of(strategy, game, state, view.seat, betting, rng)
        shares = _purified(odds.shares)
        action = int(sample(shares, rng))
        values = _level_values(odds, shares)
    price = price_of(state, view.seat)
    name = class_name(game.answers.ranking, state.hands.of(view.seat))
    order = sorted(range(len(moves)), key=lambda at: (at != action, -shares[at], at))
    evaluated = []
    for at in order:
        facts = PokerMoveFacts(moves[at], name, odds.chance, price.pays, price.pot)
        why, numbers = reasons.mixed(facts, shares[at]), reasons.numbers(facts, shares[at])
        evaluated.append(MoveValue(moves[at], values[at], why, odds.errors[at], numbers))
    return Evaluation(tuple(evaluated), shares[action], Unit.CHIPS, strategy.iterations)


def _purified(shares: list[float]) -> list[float]:
    """The strategy without the actions that are hardly ever taken."""
    kept = [share if share >= LEAST_SHARE else 0.0 for share in shares]
    return [share / sum(kept) for share in kept]


def _level_values(odds: HandOdds, shares: list[float]) -> list[float]:
    """The values, level for all actions that are mixed: an equilibrium mixes only actions of equal value."""
    mixed = [at for at, share in enumerate(shares) if share >= MIXED]
    best = sum([shares[at] * odds.values[at] for at in mixed]) / sum([shares[at] for at in mixed])
    return [best if at in mixed else min(value, best) for at, value in enumerate(odds.values)]


# --- the exchange


def _exchange(
    game: PokerGame, state: PokerState, seat: int, moves: Moves, budget: Budget, rng: Rng
) -> Evaluation:
    """Every exchange by how often it leads to the best hand after all have exchanged."""
    ranking = game.answers.ranking
    clock = Clock(budget)
    unseen = [tiles_number([tile]) for tile in game.unseen(state)]
    best: list[int] = []  # the place of the best of the others' hands in each sampled deal
    while len(best) < _MOST and clock.ticks():
        for _ in range(DEALS):
            best.append(_best_other(game, state, seat, unseen, rng))
    best.sort()
    own = state.hands.of(seat).tiles()
    name = class_name(ranking, state.hands.of(seat))
    found: list[tuple[float, PokerMoveFacts]] = []
    for move in moves:
        given = move.groups[0] if isinstance(move, Many) else ()
        keeps = [tile for tile in own if tile not in given]
        whole = tiles_number(keeps)
        wins = [
            bisect_left(best, ranking.place(whole + sum(more)))
            for more in combinations(unseen, HAND - len(keeps))
        ]
        value = sum(wins) / len(wins) / len(best)
        found.append((value, PokerMoveFacts(move, name, value, 0, state.stakes.pot(), tuple(keeps))))
    found.sort(key=lambda each: -each[0])
    pot = state.stakes.pot()
    values = tuple(
        [
            MoveValue(facts.move, value * pot, reasons.why(facts), numbers=reasons.odds_after(value))
            for value, facts in found
        ]
    )
    return Evaluation(values, sureness([value for value, _ in found], _MATTERS), Unit.CHIPS, clock.done)


def _best_other(game: PokerGame, state: PokerState, seat: int, unseen: list[int], rng: Rng) -> int:
    """The place of the best of the others' hands in one deal, after the exchanges that they are assumed to make."""
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
