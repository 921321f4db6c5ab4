"""How good a hand of poker is against all that can be out, each hand counted by how likely it spoke as it was heard."""

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
from boneyard.core.move import BET
from boneyard.core.rng import Rng
from boneyard.games.poker.ranking import ALL_HANDS, HAND, SINGLES, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState

DEALS: Final = 400  # deals where more than one other is in


ROLLOUTS: Final = 300  # deals in which each word is tried


_SELDOM: Final = 0.02  # somebody exchanges as nobody was expected to


@dataclass(frozen=True)
class Odds:
    """The chance to hold the best hand; and for each word how often it is said, what it comes to, and how far out."""

    chance: float
    shares: list[float]
    values: list[float]
    errors: list[float]


def odds_of(
    book: LearnedStrategy, game: PokerGame, state: PokerState, seat: int, betting: BettingRound, rng: Rng
) -> Odds:
    """The odds of a seat's hand in the middle of a round of betting."""
    wagers = book.wagers
    own = tiles_number(state.hands.of(seat).tiles())
    said, spot = _followed(wagers, betting)
    others = [other for other in state.inside if other != seat]
    unseen = [tiles_number([tile]) for tile in game.unseen(state)]
    likely = _HandLikelihood(wagers, game, betting, said)
    deals = list(_deals(unseen, len(others), rng))
    weights = [likely.of(others, hands) for hands in deals]
    if not any(weights):  # nobody whom we took them for would have said it, so that it tells nothing
        weights = [1.0] * len(deals)
    total = sum(weights)
    place = game.answers.ranking.place
    best = [weight for hands, weight in zip(deals, weights) if max(map(place, hands)) < place(own)]
    grade = wagers.dealt.grade(own)
    chosen = _some(weights, rng)
    rows = [_tried(wagers, spot, seat, own, others, deals[at], rng) for at in chosen]
    columns = list(zip(*rows))
    means = [sum(column) / len(rows) for column in columns]
    errors = [standard_error(column) for column in columns]
    return Odds(sum(best) / total, with_bluffs(wagers, spot, grade), means, errors)


def _followed(
    wagers: CounterfactualRegretMinimization, betting: BettingRound
) -> tuple[list[tuple[BettingNode, int]], BettingNode]:
    """What was said where, and the spot that it led to."""
    spot = wagers.first
    said = []
    for kind in betting.words:
        wagers.open(spot)
        if kind not in spot.kinds:
            raise BadSetup("What was said at this table cannot be said there.")
        word = spot.kinds.index(kind)
        said.append((spot, word))
        spot = spot.next[word]
    wagers.open(spot)  # learning may never have come here
    return said, spot


def _deals(unseen: list[int], others: int, rng: Rng) -> Iterator[tuple[int, ...]]:
    """All hands that one other may have, or some of those that several may have at the same time."""
    if others == 1:
        yield from [(sum(chosen),) for chosen in combinations(unseen, HAND)]
        return
    tiles = list(unseen)
    for _ in range(DEALS):
        rng.shuffle(tiles)
        yield tuple([sum(tiles[at * HAND : (at + 1) * HAND]) for at in range(others)])


@final
class _HandLikelihood:
    """How likely hands are after what was exchanged and said."""

    def __init__(
        self,
        wagers: CounterfactualRegretMinimization,
        game: PokerGame,
        betting: BettingRound,
        said: list[tuple[BettingNode, int]],
    ) -> None:
        self._wagers: Final = wagers
        self._ranking: Final = game.answers.ranking
        self._betting: Final = betting
        self._said: Final[dict[int, list[tuple[BettingNode, int]]]] = {}  # by seat
        for spot, word in said:
            self._said.setdefault(int(spot.seat), []).append((spot, word))
        self._known: Final[dict[tuple[int, int, int], float]] = {}

    def of(self, seats: list[int], hands: tuple[int, ...]) -> float:
        """Of these hands at these seats, beside other hands."""
        found = 1.0
        for seat, hand in zip(seats, hands, strict=True):
            look = self._ranking.place(hand) * STRENGTH_LEVELS // ALL_HANDS
            grade = self._wagers.dealt.grade(hand)
            key = (seat, grade, look)
            if key not in self._known:
                self._known[key] = self._wagers.told(seat, self._said.get(seat, []), grade, look)
            found *= self._known[key] * self._drew(seat, hand)
        return found

    def _drew(self, seat: int, hand: int) -> float:
        """How likely it is to have got this hand by exchanging as many tiles as were seen to go."""
        gone = self._betting.drew[seat]
        if self._betting.when != AFTER or gone < 0:
            return 1.0
        if gone == 0:
            return 1.0 if int(kept(self._ranking, hand)) == hand else _SELDOM
        return comb(size(hand >> SINGLES), HAND - gone) + _SELDOM


def _some(weights: list[float], rng: Rng) -> list[int]:
    """Some deals, each taken as often as it is likely."""
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


def _tried(
    wagers: CounterfactualRegretMinimization,
    spot: BettingNode,
    seat: int,
    own: int,
    others: list[int],
    hands: tuple[int, ...],
    rng: Rng,
) -> list[float]:
    """What each word comes to in one deal."""
    wagers.dealt.put(seat, own, own)
    for other, hand in zip(others, hands, strict=True):
        wagers.dealt.put(other, hand, hand)
    return [wagers.played(after, seat, rng) for after in spot.next]


# At a third it would be all one whether such a bet is called; half of that keeps most of what is won from callers.
LEAST_BLUFFS: Final = 0.15


_WORST: Final = 5  # a fifth of all hands


def with_bluffs(wagers: CounterfactualRegretMinimization, spot: BettingNode, grade: int) -> list[float]:
    """How often each word is said with a hand of this grade, the bluffs that learning left out among them."""
    shares = wagers.shares(spot, grade)
    count = int(wagers.dealt.count)
    worst = count // _WORST
    if BET not in spot.kinds or grade >= worst:
        return shares
    bet = spot.kinds.index(int(BET))
    row = [wagers.shares(spot, each)[bet] for each in range(count)]
    weak, strong = sum(row[: count // 2]), sum(row[count // 2 :])
    missing = max(0.0, strong * LEAST_BLUFFS / (1 - LEAST_BLUFFS) - weak) / worst
    more = min(missing, 1 - shares[bet])
    rest = 1 - shares[bet]
    return [
        share + more if word == bet else share * (1 - more / rest) if rest else share
        for word, share in enumerate(shares)
    ]
