"""What to say with which hand in a round of betting, learned from deal after deal played against itself.

Every seat regrets, hand by hand, what it did not say, and says more often what it regrets most: what that comes to on
the average is a mixture that gives little away. The others are taken to be as clever as that, or plain players, who bet
when they are strong and fold when they are weak, or now and then aimless ones, whose words mean nothing.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.poker.cfr.deals_kernel import DealSampler
from boneyard.core.game import State
from boneyard.core.rng import Rng

_WHOLE: Final[i64] = 0x40000000


_PRIOR_WEIGHT: Final = 500.0  # as much as a few hundred deals have to say against it


# What the others are taken for, and how many of them.
STRATEGIC: Final = 0


GREEDY: Final = 1


RANDOM: Final = 2


# The shares of plain and of aimless ones among those that somebody may be; the others are clever.
OpponentModel = tuple[float, float]


UNKNOWN_OPPONENT: Final[OpponentModel] = (0.4, 0.4)


@final
class BettingNode:
    """A moment of the betting: who has to speak, and what each word leads to; or the end, with its pots."""

    def __init__(self, seat: int, state: State) -> None:
        self.seat: Final[i64] = seat  # -1 at the end
        self.state: Final = state
        self.kinds: list[int] = []  # the words; none as long as nobody has come here
        self.plain: bytes = b""  # by looks, the word of a plain player
        self.next: list[BettingNode] = []
        self.paid: list[int] = []
        self.chips: list[int] = []  # of each pot
        self.reach: list[int] = []  # of each pot, a bit for every seat that may win it
        # By grade and word.
        self.regrets: list[float] = []
        self.doubts: list[float] = []  # what the clever others regret
        self.said: list[float] = []  # how often, on the whole


Expand = Callable[[BettingNode], None]


def uniform(rng: Rng) -> float:
    """A number from 0 to 1."""
    return float(rng.below(_WHOLE)) / 1073741824.0


def sample(shares: list[float], rng: Rng) -> i64:
    """One of several, each as often as its share."""
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
    """One round of betting at one table, learned as long as there is time."""

    def __init__(
        self,
        first: BettingNode,
        grow: Expand,
        dealt: DealSampler,
        leads: list[float],
        totals: list[int],
        taken: tuple[OpponentModel, ...],
    ) -> None:
        self.first: Final = first
        self.dealt: Final = dealt
        self.deals: i64 = 0
        self._grow: Final = grow
        self._leads: Final = leads  # what a lead over the best other is worth; empty where a chip is a chip
        self._totals: Final = totals
        self._taken: Final = taken  # by seat, who it may be
        self._rng: Final = Rng(20)
        self._kinds: Final = [STRATEGIC] * (
            1 + max(dealt.seats)
        )  # by seat, what it is taken for in this deal

    # --- learning

    def learn(self, deals: i64) -> None:
        """So many deals more."""
        rng = self._rng
        while deals > 0:
            deals -= 1
            self.deals += 1
            self.dealt.deal(rng)
            for each in self.dealt.seats:
                seat: i64 = each
                self._cast(rng)
                self._own(self.first, seat, True, 1.0)
                for other in self.dealt.seats:
                    self._kinds[other] = STRATEGIC
                self._own(self.first, seat, False, 1.0)

    def _cast(self, rng: Rng) -> None:
        """Who the others are in this deal."""
        for other in self.dealt.seats:
            lot = uniform(rng)
            plain, aimless = self._taken[other]
            self._kinds[other] = GREEDY if lot < plain else RANDOM if lot < plain + aimless else STRATEGIC

    def _own(self, spot: BettingNode, seat: i64, ours: bool, reach: float) -> float:
        """What a seat comes to from here; it tries every word, the others say one each."""
        while spot.seat >= 0 and spot.seat != seat:
            said = self._word(spot, not ours)
            spot = spot.next[said]
        if spot.seat < 0:
            return self.worth(spot, seat)
        self.open(spot)
        count: i64 = len(spot.kinds)
        at: i64 = self.dealt.grades[seat] * count
        table = spot.regrets if ours else spot.doubts
        shares = self._mixture(table, at, count)
        values: list[float] = []
        mean = 0.0
        word: i64 = 0
        while word < count:
            value = self._own(spot.next[word], seat, ours, reach * shares[word])
            values.append(value)
            mean += value * shares[word]
            word += 1
        weight = float(self.deals)
        word = 0
        while word < count:
            table[at + word] += weight * (values[word] - mean)
            if ours:
                spot.said[at + word] += weight * reach * shares[word]
            word += 1
        return mean

    def open(self, spot: BettingNode) -> None:
        """See to it that a spot knows its words and what they lead to."""
        if not spot.kinds:
            self._grow(spot)
            size = self.dealt.count * len(spot.kinds)
            spot.regrets = [0.0] * size
            spot.doubts = [0.0] * size
            spot.said = [0.0] * size
            self._begin(spot)

    def _begin(self, spot: BettingNode) -> None:
        """Before anything was learned, what a plain player says stands."""
        count: i64 = len(spot.kinds)
        grades: i64 = self.dealt.count
        looks: i64 = len(spot.plain)
        grade: i64 = 0
        while grade < grades:
            word: i64 = spot.plain[(2 * grade + 1) * looks // (2 * grades)]
            spot.said[grade * count + word] = _PRIOR_WEIGHT
            grade += 1

    def _mixture(self, table: list[float], at: i64, count: i64) -> list[float]:
        """Every word as often as it is regretted."""
        total = 0.0
        row: list[float] = []
        word: i64 = 0
        while word < count:
            each = max(table[at + word], 0.0)
            row.append(each)
            total += each
            word += 1
        word = 0
        while word < count:
            row[word] = row[word] / total if total > 0.0 else 1.0 / float(count)
            word += 1
        return row

    def _word(self, spot: BettingNode, ours: bool) -> i64:
        """What somebody else says, or one of us, with the hand of this deal."""
        self.open(spot)
        count: i64 = len(spot.kinds)
        kind = self._kinds[spot.seat]
        if kind == GREEDY:
            return spot.plain[self.dealt.looks[spot.seat]]
        if kind == RANDOM:
            return self._rng.below(count)
        at: i64 = self.dealt.grades[spot.seat] * count
        return sample(self._mixture(spot.regrets if ours else spot.doubts, at, count), self._rng)

    # --- what was learned

    def shares(self, spot: BettingNode, grade: i64) -> list[float]:
        """How often each word is said with a hand of this grade."""
        self.open(spot)
        count: i64 = len(spot.kinds)
        return self._mixture(spot.said, grade * count, count)

    def told(self, seat: i64, said: list[tuple[BettingNode, int]], grade: i64, look: i64) -> float:
        """How likely it is that a seat with such a hand, whoever it is, says all this."""
        plain, aimless = self._taken[seat]
        clever = 1.0 - plain - aimless
        for spot, word in said:
            clever *= self.shares(spot, grade)[word]
            plain *= 1.0 if spot.plain[look] == word else 0.0
            aimless /= float(len(spot.kinds))
        return clever + plain + aimless

    def played(self, spot: BettingNode, seat: i64, rng: Rng) -> float:
        """What a seat comes to with the hands that are dealt now, everybody speaking as was learned."""
        self._cast(rng)
        self._kinds[seat] = STRATEGIC
        while spot.seat >= 0:
            self.open(spot)
            kind = self._kinds[spot.seat]
            if kind == GREEDY:
                word: i64 = spot.plain[self.dealt.looks[spot.seat]]
            elif kind == RANDOM:
                word = rng.below(len(spot.kinds))
            else:
                word = sample(self.shares(spot, self.dealt.grades[spot.seat]), rng)
            spot = spot.next[word]
        return self.worth(spot, seat)

    def worth(self, spot: BettingNode, seat: i64) -> float:
        """The chips that a seat has more or less at the end, or what its lead is worth more or less than before."""
        if not self._leads:
            return float(self._won(spot, seat) - spot.paid[seat])
        before = -1
        best = -1
        for other in range(len(spot.paid)):
            if other != seat:
                before = max(before, self._totals[other])
                best = max(best, self._totals[other] + self._won(spot, other) - spot.paid[other])
        own = self._totals[seat] + self._won(spot, seat) - spot.paid[seat]
        level = len(self._leads) // 2
        return self._leads[own - best + level] - self._leads[self._totals[seat] - before + level]

    def _won(self, spot: BettingNode, seat: i64) -> i64:
        won: i64 = 0
        pot: i64 = 0
        while pot < len(spot.chips):
            reach: i64 = spot.reach[pot]
            if reach >> seat & 1 == 1 and self._best(reach, seat):
                won += spot.chips[pot]
            pot += 1
        return won

    def _best(self, reach: i64, seat: i64) -> bool:
        own = self.dealt.strengths[seat]
        for other in self.dealt.seats:
            if reach >> other & 1 == 1 and self.dealt.strengths[other] > own:
                return False
        return True
