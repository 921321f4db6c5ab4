"""Monte Carlo sampling of poker deals, with hands abstracted into buckets by how good they are or may become."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.rng import Rng
from boneyard.games.poker.ranks import (
    ALL_HANDS,
    FOURS,
    HAND,
    HIGH_TILE,
    ORDER,
    PAIR,
    SINGLES,
    THREES,
    Ranking,
)

_DECK: Final = len(ORDER)
_DOUBLES: Final[i64] = (1 << _DECK) - (1 << SINGLES)
_BITS: Final = [1 << place for place in range(_DECK)]
_TRIES: Final = 40  # at a deal in which everyone exchanges as many tiles as they were seen to

# When the betting takes place: without an exchange, before it, or after it.
NEVER: Final = 0
BEFORE: Final = 1
AFTER: Final = 2


def kept(ranking: Ranking, hand: i64) -> i64:
    """What a player is assumed to keep in the exchange: a made hand, or else its doubles."""
    if ranking.class_of(int(hand)) in (HIGH_TILE, PAIR, THREES, FOURS):
        return hand & _DOUBLES
    return hand


def size(hand: i64) -> int:
    """How many tiles a number stands for."""
    count = 0
    while hand != 0:
        hand &= hand - 1
        count += 1
    return count


@final
class PokerDealSampler:
    """Deals among the seats that are in: by seat the hand, its bucket, and its strength at the showdown."""

    def __init__(
        self, ranking: Ranking, seats: list[int], buckets: int, levels: int, when: int, drew: list[int]
    ) -> None:
        self.seats: Final = seats
        self._ranking: Final = ranking
        self.count: Final = buckets  # how many buckets there are
        self._level_count: Final = levels
        self._when: Final = when
        self._drew: Final = drew  # by seat, the tiles exchanged so far; -1 if unknown
        self._tiles: Final = list(range(_DECK))
        table = 1 + max(seats)
        self.hands: Final = [0] * table
        self.buckets: Final = [0] * table  # what a strategic player goes by
        self.levels: Final = [0] * table  # what a greedy player goes by
        self.strengths: Final = [0] * table

    def deal(self, rng: Rng) -> None:
        """Deal hands to everyone, if possible ones that agree with the exchanges."""
        tries: i64 = 0
        while not self._try_deal(rng) and tries < _TRIES:
            tries += 1

    def put(self, seat: int, hand: i64, last: i64) -> None:
        """Give a seat its hand now, and its hand at the showdown."""
        self.hands[seat] = int(hand)
        place = self._ranking.place(int(hand))
        self.levels[seat] = place * self._level_count // ALL_HANDS
        self.buckets[seat] = self.bucket(hand)
        self.strengths[seat] = place if last == hand else self._ranking.place(int(last))

    def bucket(self, hand: i64) -> int:
        """The bucket of a hand, by how good it is or may become."""
        if self._when == BEFORE and kept(self._ranking, hand) != hand:
            return self._bucket_of_doubles(kept(self._ranking, hand))
        return self._ranking.place(int(hand)) * self.count // ALL_HANDS

    def _bucket_of_doubles(self, doubles: i64) -> int:
        """By the doubles that are kept: each is worth about as much as all hands with one less."""
        held = size(doubles)
        highest = 0
        while doubles >> SINGLES > 1:
            doubles = doubles >> 1
            highest += 1
        return min((held * 5 + highest) * self.count // 25, self.count - 1)

    def _try_deal(self, rng: Rng) -> bool:
        """Deal once; True if everyone exchanges as many tiles as they were seen to."""
        tiles = self._tiles
        need = len(self.seats) * HAND
        if self._when != NEVER:
            need = _DECK
        at: i64 = 0
        while at < need:
            other = at + rng.below(_DECK - at)
            tile = tiles[at]
            tiles[at] = tiles[other]
            tiles[other] = tile
            at += 1
        taken: i64 = 0
        next_: i64 = len(self.seats) * HAND
        agrees = True
        for seat in self.seats:
            hand: i64 = 0
            for place in range(HAND):
                hand |= _BITS[tiles[taken + place]]
            taken += HAND
            last = hand
            if self._when != NEVER:
                last = kept(self._ranking, hand)
                gone = HAND - size(last)
                if self._drew[seat] >= 0 and gone != self._drew[seat]:
                    agrees = False
                while gone > 0 and next_ < _DECK:
                    last |= _BITS[tiles[next_]]
                    next_ += 1
                    gone -= 1
                if gone > 0:
                    last = hand
            if self._when == AFTER:
                hand = last
            self.put(seat, hand, last)
        return agrees
