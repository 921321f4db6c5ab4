"""Counterfactual regret minimization (CFR) over a round of betting, with sampled deals and opponents.

Each seat in turn tries every action against one sampled action of the others (external sampling) and adds up, by hand
bucket, the regret of not having taken each; regret matching turns positive regrets into a strategy, and the average
strategy gives little away. Opponents are sampled from a model: strategic ones, who learn in the same way; greedy ones,
who bet when they are strong and fold when they are weak; and now and then random ones, whose bets mean nothing.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.poker.cfr.deals_kernel import PokerDealSampler
from boneyard.core.game import State
from boneyard.core.rng import Rng

_WHOLE: Final[i64] = 0x40000000
_PRIOR_WEIGHT: Final = 500.0  # of the greedy action in the average strategy: as much as a few hundred deals

# The kinds of opponents.
STRATEGIC: Final = 0
GREEDY: Final = 1
RANDOM: Final = 2

# The probabilities that an opponent is greedy, and random; otherwise it is strategic.
OpponentModel = tuple[float, float]
UNKNOWN_OPPONENT: Final[OpponentModel] = (0.4, 0.4)


@final
class BettingNode:
    """A node of the betting tree: the seat to act and what each action leads to; or an end, with its pots."""

    def __init__(self, seat: int, state: State) -> None:
        self.seat: Final[i64] = seat  # -1 at an end
        self.state: Final = state
        self.actions: list[int] = []  # kinds of moves; none until the node is expanded
        self.greedy: bytes = b""  # by hand strength, the index of a greedy player's action
        self.children: list[BettingNode] = []
        self.paid: list[int] = []
        self.chips: list[int] = []  # of each pot
        self.reach: list[int] = []  # of each pot, a bit for every seat that may win it
        # By bucket and action.
        self.regrets: list[float] = []
        self.opponent_regrets: list[float] = []  # of the strategic opponents
        self.strategy_sums: list[float] = []


Expand = Callable[[BettingNode], None]


def uniform(rng: Rng) -> float:
    """A random number from 0 to 1."""
    return float(rng.below(_WHOLE)) / 1073741824.0


def sample(shares: list[float], rng: Rng) -> i64:
    """A random index, each as often as its share."""
    rest = uniform(rng)
    last: i64 = len(shares) - 1
    at: i64 = 0
    while at < last:
        rest -= shares[at]
        if rest < 0.0:
            return at
        at += 1
    return last


@final
class CounterfactualRegretMinimization:
    """Learns the strategy of one round of betting at one table."""

    def __init__(
        self,
        root: BettingNode,
        expand: Expand,
        deals: PokerDealSampler,
        leads: list[float],
        totals: list[int],
        models: tuple[OpponentModel, ...],
    ) -> None:
        self.root: Final = root
        self.deals: Final = deals
        self.iterations: i64 = 0
        self._expand: Final = expand
        self._leads: Final = (
            leads  # the value of each lead over the best other; empty if chips count as they are
        )
        self._totals: Final = totals
        self._models: Final = models  # by seat
        self._rng: Final = Rng(20)
        self._kinds: Final = [STRATEGIC] * (1 + max(deals.seats))  # by seat, its kind in this deal

    # --- learning

    def iterate(self, count: i64) -> None:
        """Learn from this many more deals."""
        rng = self._rng
        while count > 0:
            count -= 1
            self.iterations += 1
            self.deals.deal(rng)
            for each in self.deals.seats:
                seat: i64 = each
                self._sample_opponents(rng)
                self._update_regrets(self.root, seat, True, 1.0)
                for other in self.deals.seats:
                    self._kinds[other] = STRATEGIC
                self._update_regrets(self.root, seat, False, 1.0)

    def _sample_opponents(self, rng: Rng) -> None:
        """Draw the kind of each seat for this deal from its model."""
        for other in self.deals.seats:
            lot = uniform(rng)
            greedy, random = self._models[other]
            self._kinds[other] = GREEDY if lot < greedy else RANDOM if lot < greedy + random else STRATEGIC

    def _update_regrets(self, node: BettingNode, seat: i64, ours: bool, reach: float) -> float:
        """The expected utility of a seat from here; it tries every action, the others one each."""
        while node.seat >= 0 and node.seat != seat:
            taken = self._sample_action(node, not ours)
            node = node.children[taken]
        if node.seat < 0:
            return self.utility(node, seat)
        self.expand(node)
        count: i64 = len(node.actions)
        at: i64 = self.deals.buckets[seat] * count
        table = node.regrets if ours else node.opponent_regrets
        shares = self._match_regrets(table, at, count)
        values: list[float] = []
        mean = 0.0
        action: i64 = 0
        while action < count:
            value = self._update_regrets(node.children[action], seat, ours, reach * shares[action])
            values.append(value)
            mean += value * shares[action]
            action += 1
        weight = float(self.iterations)
        action = 0
        while action < count:
            table[at + action] += weight * (values[action] - mean)
            if ours:
                node.strategy_sums[at + action] += weight * reach * shares[action]
            action += 1
        return mean

    def expand(self, node: BettingNode) -> None:
        """Make sure that a node knows its actions and what they lead to."""
        if not node.actions:
            self._expand(node)
            size = self.deals.count * len(node.actions)
            node.regrets = [0.0] * size
            node.opponent_regrets = [0.0] * size
            node.strategy_sums = [0.0] * size
            self._set_prior(node)

    def _set_prior(self, node: BettingNode) -> None:
        """Start the average strategy with the actions of a greedy player."""
        count: i64 = len(node.actions)
        buckets: i64 = self.deals.count
        levels: i64 = len(node.greedy)
        bucket: i64 = 0
        while bucket < buckets:
            action: i64 = node.greedy[(2 * bucket + 1) * levels // (2 * buckets)]
            node.strategy_sums[bucket * count + action] = _PRIOR_WEIGHT
            bucket += 1

    def _match_regrets(self, table: list[float], at: i64, count: i64) -> list[float]:
        """Regret matching: each action in proportion to its positive regret, or all alike if there isn't one."""
        total = 0.0
        row: list[float] = []
        action: i64 = 0
        while action < count:
            each = max(table[at + action], 0.0)
            row.append(each)
            total += each
            action += 1
        action = 0
        while action < count:
            row[action] = row[action] / total if total > 0.0 else 1.0 / float(count)
            action += 1
        return row

    def _sample_action(self, node: BettingNode, ours: bool) -> i64:
        """The action of another seat with its hand of this deal."""
        self.expand(node)
        count: i64 = len(node.actions)
        kind = self._kinds[node.seat]
        if kind == GREEDY:
            return node.greedy[self.deals.levels[node.seat]]
        if kind == RANDOM:
            return self._rng.below(count)
        at: i64 = self.deals.buckets[node.seat] * count
        return sample(
            self._match_regrets(node.regrets if ours else node.opponent_regrets, at, count), self._rng
        )

    # --- the result

    def average_strategy(self, node: BettingNode, bucket: i64) -> list[float]:
        """How often each action is taken with a hand of this bucket."""
        self.expand(node)
        count: i64 = len(node.actions)
        return self._match_regrets(node.strategy_sums, bucket * count, count)

    def likelihood(self, seat: i64, path: list[tuple[BettingNode, int]], bucket: i64, level: i64) -> float:
        """The probability that a seat with such a hand, whoever it is, takes all these actions."""
        greedy, random = self._models[seat]
        strategic = 1.0 - greedy - random
        for node, action in path:
            strategic *= self.average_strategy(node, bucket)[action]
            greedy *= 1.0 if node.greedy[level] == action else 0.0
            random /= float(len(node.actions))
        return strategic + greedy + random

    def roll_out(self, node: BettingNode, seat: i64, rng: Rng) -> float:
        """The utility of a seat with the hands dealt now, if everyone acts as learned."""
        self._sample_opponents(rng)
        self._kinds[seat] = STRATEGIC
        while node.seat >= 0:
            self.expand(node)
            kind = self._kinds[node.seat]
            if kind == GREEDY:
                action: i64 = node.greedy[self.deals.levels[node.seat]]
            elif kind == RANDOM:
                action = rng.below(len(node.actions))
            else:
                action = sample(self.average_strategy(node, self.deals.buckets[node.seat]), rng)
            node = node.children[action]
        return self.utility(node, seat)

    def utility(self, node: BettingNode, seat: i64) -> float:
        """The chips that a seat gains at an end, or the gain in the value of its lead."""
        if not self._leads:
            return float(self._won(node, seat) - node.paid[seat])
        before = -1
        best = -1
        for other in range(len(node.paid)):
            if other != seat:
                before = max(before, self._totals[other])
                best = max(best, self._totals[other] + self._won(node, other) - node.paid[other])
        own = self._totals[seat] + self._won(node, seat) - node.paid[seat]
        level = len(self._leads) // 2
        return self._leads[own - best + level] - self._leads[self._totals[seat] - before + level]

    def _won(self, node: BettingNode, seat: i64) -> i64:
        won: i64 = 0
        pot: i64 = 0
        while pot < len(node.chips):
            reach: i64 = node.reach[pot]
            if reach >> seat & 1 == 1 and self._best(reach, seat):
                won += node.chips[pot]
            pot += 1
        return won

    def _best(self, reach: i64, seat: i64) -> bool:
        own = self.deals.strengths[seat]
        for other in self.deals.seats:
            if reach >> other & 1 == 1 and self.deals.strengths[other] > own:
                return False
        return True
