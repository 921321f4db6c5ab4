"""How good a hand of poker is against all that can be out, each hand counted by how likely it spoke as it was heard."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final, final

from boneyard.bots.poker.cfr.cache import Book
from boneyard.bots.poker.cfr.cfr_kernel import Spot, Wagers, chance
from boneyard.bots.poker.cfr.deals_kernel import AFTER, kept, size
from boneyard.bots.poker.cfr.tree import LOOKS, Betting
from boneyard.bots.poker.greedy import veiled
from boneyard.bots.statistics import error_of
from boneyard.core.errors import BadSetup
from boneyard.core.rng import Rng
from boneyard.games.poker.ranks import ALL_HANDS, HAND, SINGLES, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import PokerState

SAMPLES: Final = 400  # deals where more than one other is in


TRIED: Final = 300  # deals in which each word is tried


_SELDOM: Final = 0.02  # somebody exchanges as nobody was expected to


@dataclass(frozen=True)
class Odds:
    """The chance to hold the best hand; and for each word how often it is said, what it comes to, and how far out."""

    chance: float
    shares: list[float]
    values: list[float]
    errors: list[float]


def odds_of(book: Book, game: PokerGame, state: PokerState, seat: int, betting: Betting, rng: Rng) -> Odds:
    """The odds of a seat's hand in the middle of a round of betting."""
    wagers = book.wagers
    own = tiles_number(state.hands.of(seat).tiles())
    said, spot = _followed(wagers, betting)
    others = [other for other in state.inside if other != seat]
    unseen = [tiles_number([tile]) for tile in game.unseen(state)]
    likely = _Likely(wagers, game, betting, said)
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
    errors = [error_of(column) for column in columns]
    return Odds(sum(best) / total, veiled(wagers, spot, grade), means, errors)


def _followed(wagers: Wagers, betting: Betting) -> tuple[list[tuple[Spot, int]], Spot]:
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
    for _ in range(SAMPLES):
        rng.shuffle(tiles)
        yield tuple([sum(tiles[at * HAND : (at + 1) * HAND]) for at in range(others)])


@final
class _Likely:
    """How likely hands are after what was exchanged and said."""

    def __init__(
        self, wagers: Wagers, game: PokerGame, betting: Betting, said: list[tuple[Spot, int]]
    ) -> None:
        self._wagers: Final = wagers
        self._ranking: Final = game.answers.ranking
        self._betting: Final = betting
        self._said: Final[dict[int, list[tuple[Spot, int]]]] = {}  # by seat
        for spot, word in said:
            self._said.setdefault(int(spot.seat), []).append((spot, word))
        self._known: Final[dict[tuple[int, int, int], float]] = {}

    def of(self, seats: list[int], hands: tuple[int, ...]) -> float:
        """Of these hands at these seats, beside other hands."""
        found = 1.0
        for seat, hand in zip(seats, hands, strict=True):
            look = self._ranking.place(hand) * LOOKS // ALL_HANDS
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
    step = total / TRIED
    wanted = step * chance(rng)
    found: list[int] = []
    reached = 0.0
    for at, weight in enumerate(weights):
        reached += weight
        while reached > wanted and len(found) < TRIED:
            found.append(at)
            wanted += step
    return found or [0]


def _tried(
    wagers: Wagers, spot: Spot, seat: int, own: int, others: list[int], hands: tuple[int, ...], rng: Rng
) -> list[float]:
    """What each word comes to in one deal."""
    wagers.dealt.put(seat, own, own)
    for other, hand in zip(others, hands, strict=True):
        wagers.dealt.put(other, hand, hand)
    return [wagers.played(after, seat, rng) for after in spot.next]
