"""How good a poker hand is against the hands that may be out, weighted by how likely they were bet as seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final, final

from boneyard.bots.evaluation import standard_error
from boneyard.bots.poker.cfr.cache import LearnedStrategy
from boneyard.bots.poker.cfr.cfr_kernel import BettingNode, CounterfactualRegretMinimization, uniform
from boneyard.bots.poker.cfr.deals_kernel import AFTER, kept, size
from boneyard.bots.poker.cfr.tree import STRENGTH_LEVELS, BettingRound
from boneyard.core.errors import BadSetup
from boneyard.core.rng import Rng
from boneyard.games.poker.moves import BET
from boneyard.games.poker.ranks import ALL_HANDS, HAND, SINGLES, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState
from boneyard.words.language import _

DEALS: Final = 400  # deals drawn if more than one other is in
ROLLOUTS: Final = 300  # deals in which each action is tried
_SELDOM: Final = 0.02  # the weight of an exchange that no one was expected to make


@dataclass(frozen=True)
class HandOdds:
    """The chance of holding the best hand; and for each action how often it is taken, its value, and its error."""

    chance: float
    shares: list[float]
    values: list[float]
    errors: list[float]


def odds_of(
    strategy: LearnedStrategy, game: PokerGame, state: PokerState, seat: int, betting: BettingRound, rng: Rng
) -> HandOdds:
    """The odds of a seat's hand in the middle of a round of betting."""
    cfr = strategy.cfr
    own = tiles_number(state.hands.of(seat).tiles())
    path, node = _follow(cfr, betting)
    others = [other for other in state.inside if other != seat]
    unseen = [tiles_number([tile]) for tile in game.unseen(state)]
    likelihood = _HandLikelihood(cfr, game, betting, path)
    deals = list(_deals(unseen, len(others), rng))
    weights = [likelihood.of(others, hands) for hands in deals]
    if not any(weights):  # none of our models would have acted like this, so it means nothing
        weights = [1.0] * len(deals)
    total = sum(weights)
    place = game.answers.ranking.place
    best = [weight for hands, weight in zip(deals, weights) if max(map(place, hands)) < place(own)]
    bucket = cfr.deals.bucket(own)
    chosen = _resample(weights, rng)
    rows = [_roll_out(cfr, node, seat, own, others, deals[at], rng) for at in chosen]
    columns = list(zip(*rows))
    means = [sum(column) / len(rows) for column in columns]
    errors = [standard_error(column) for column in columns]
    return HandOdds(sum(best) / total, with_bluffs(cfr, node, bucket), means, errors)


def _follow(
    cfr: CounterfactualRegretMinimization, betting: BettingRound
) -> tuple[list[tuple[BettingNode, int]], BettingNode]:
    """The actions taken at each node, and the node that they led to."""
    node = cfr.root
    path = []
    for kind in betting.actions:
        cfr.expand(node)
        if kind not in node.actions:
            raise BadSetup(_("These bids can't be made at that table."))
        action = node.actions.index(kind)
        path.append((node, action))
        node = node.children[action]
    cfr.expand(node)  # learning may never have come here
    return path, node


def _deals(unseen: list[int], others: int, rng: Rng) -> Iterator[tuple[int, ...]]:
    """All hands that one other may have, or some of those that several may have at the same time."""
    if others == 1:
        yield from [(sum(chosen),) for chosen in combinations(unseen, HAND)]
        return
    tiles = list(unseen)
    for _deal in range(DEALS):
        rng.shuffle(tiles)
        yield tuple([sum(tiles[at * HAND : (at + 1) * HAND]) for at in range(others)])


@final
class _HandLikelihood:
    """How likely hands are after the exchanges and the betting."""

    def __init__(
        self,
        cfr: CounterfactualRegretMinimization,
        game: PokerGame,
        betting: BettingRound,
        path: list[tuple[BettingNode, int]],
    ) -> None:
        self._cfr: Final = cfr
        self._ranking: Final = game.answers.ranking
        self._betting: Final = betting
        self._paths: Final[dict[int, list[tuple[BettingNode, int]]]] = {}  # by seat
        for node, action in path:
            self._paths.setdefault(int(node.seat), []).append((node, action))
        self._known: Final[dict[tuple[int, int, int], float]] = {}

    def of(self, seats: list[int], hands: tuple[int, ...]) -> float:
        """The weight of these hands at these seats, relative to other hands."""
        found = 1.0
        for seat, hand in zip(seats, hands, strict=True):
            level = self._ranking.place(hand) * STRENGTH_LEVELS // ALL_HANDS
            bucket = self._cfr.deals.bucket(hand)
            key = (seat, bucket, level)
            if key not in self._known:
                self._known[key] = self._cfr.likelihood(seat, self._paths.get(seat, []), bucket, level)
            found *= self._known[key] * self._drew(seat, hand)
        return found

    def _drew(self, seat: int, hand: int) -> float:
        """How likely this hand is after exchanging as many tiles as were seen to go."""
        gone = self._betting.drew[seat]
        if self._betting.when != AFTER or gone < 0:
            return 1.0
        if gone == 0:
            return 1.0 if int(kept(self._ranking, hand)) == hand else _SELDOM
        return comb(size(hand >> SINGLES), HAND - gone) + _SELDOM


def _resample(weights: list[float], rng: Rng) -> list[int]:
    """The indexes of some deals, each taken in proportion to its weight (systematic resampling)."""
    total = sum(weights)
    step = total / ROLLOUTS
    wanted = step * uniform(rng)
    found: list[int] = []
    reached = 0.0
    for at, weight in enumerate(weights):
        reached += weight
        while reached > wanted and len(found) < ROLLOUTS:
            found.append(at)
            wanted += step
    return found or [0]


def _roll_out(
    cfr: CounterfactualRegretMinimization,
    node: BettingNode,
    seat: int,
    own: int,
    others: list[int],
    hands: tuple[int, ...],
    rng: Rng,
) -> list[float]:
    """The utility of each action in one deal."""
    cfr.deals.put(seat, own, own)
    for other, hand in zip(others, hands, strict=True):
        cfr.deals.put(other, hand, hand)
    return [cfr.roll_out(after, seat, rng) for after in node.children]


# At a third, calling such a bet would make no difference; half of that keeps most of what callers lose.
LEAST_BLUFFS: Final = 0.15
_WORST: Final = 5  # the fifth of all hands that bluffs are taken from


def with_bluffs(cfr: CounterfactualRegretMinimization, node: BettingNode, bucket: int) -> list[float]:
    """How often each action is taken with a hand of this bucket, with the bluffs that learning left out added."""
    shares = cfr.average_strategy(node, bucket)
    count = int(cfr.deals.count)
    worst = count // _WORST
    if BET not in node.actions or bucket >= worst:
        return shares
    bet = node.actions.index(int(BET))
    row = [cfr.average_strategy(node, each)[bet] for each in range(count)]
    weak, strong = sum(row[: count // 2]), sum(row[count // 2 :])
    missing = max(0.0, strong * LEAST_BLUFFS / (1 - LEAST_BLUFFS) - weak) / worst
    more = min(missing, 1 - shares[bet])
    rest = 1 - shares[bet]
    return [
        share + more if action == bet else share * (1 - more / rest) if rest else share
        for action, share in enumerate(shares)
    ]
