"""Rollouts of a hand of Forty-Two or Moon: every seat plays greedily and sees only what it may see.

This is the TrickEvaluator of `greedy` at speed: the same sums over the same facts, on bit words laid out as in
`suits_kernel`. A whole hand takes about ten microseconds.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.tricks.solver.hands_kernel import FIVES, TENS
from boneyard.bots.tricks.solver.suits_kernel import PRIME, SUITS, Led, above, bit_at, placed
from boneyard.core.hand import bits

# The weights of greedy's play, in points. They are written here because compiled code inlines its own constants.
KEEP: Final = 3.0  # keeping a tile that would surely take a trick later
BEATABLE: Final = 0.55  # the factor on that for each unseen tile that beats it
CONTROL: Final = 2.5  # keeping a trump, besides
DRAWS: Final = 1.2  # each trump that a lead of trumps may draw from the others
THROWN: Final = 0.2  # of the counts still out, the share that each tile still to come brings to a trick
_KEPT: Final[list[float]] = [KEEP * BEATABLE**above for above in range(8)]
POINT_BITS: Final = 6  # bits for each seat's points


@final
class TrickRollout:
    """A table at which every seat plays like greedy."""

    def __init__(self, seats: int, partners: bool, counts: bool) -> None:
        self.seats: Final[i64] = seats
        self._partners: Final = partners
        self._tens: Final[i64] = TENS if counts else 0
        self._fives: Final[i64] = FIVES if counts else 0
        self._counts: Final[i64] = TENS | FIVES if counts else 0
        self._trumps: i64 = 0
        self._led: list[Led] = SUITS[0].led
        self._bidder: i64 = 0
        self._hidden: i64 = 0  # the tile put aside, which only the bidder knows
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._d: i64 = 0
        self._turn: i64 = 0
        self._laid: i64 = 0  # how many tiles lie in the trick
        self._suit: i64 = 0  # the tiles that follow what was led
        self._over: i64 = 0  # those that would beat the best one
        self._winner: i64 = 0
        self._trick: i64 = 0  # the points that lie
        self._took: i64 = 0

    def begin(
        self, hands: list[int], trump: i64, bidder: i64, aside: i64, leader: i64, trick: list[int]
    ) -> None:
        """Set up a position: the hands, each a word of tiles, without the tiles in the trick."""
        self._trumps = SUITS[trump].trumps
        self._led = SUITS[trump].led
        self._bidder = bidder
        self._hidden = 0
        if aside >= 0:
            self._hidden = bit_at(aside)
        self._a = placed(hands[0])
        self._b = placed(hands[1])
        self._c = placed(hands[2])
        self._d = 0
        if self.seats > 3:
            self._d = placed(hands[3])
        self._turn = leader
        self._laid = 0
        self._took = 0
        for tile in trick:
            bit = bit_at(tile)
            self._give(self._turn, bit)
            self.lay(bit)

    def roll_out_after(self, tile: i64) -> int:
        """Lay this tile and play on to the end; the points each seat took from here on, six bits for each."""
        self.lay(bit_at(tile))
        return self.roll_out()

    def roll_out(self) -> int:
        """Play on to the end; the points each seat took from here on, six bits for each."""
        while self._laid > 0 or self._a | self._b | self._c | self._d != 0:
            self.lay(self.best())
        return self._took

    def best_tile(self) -> int:
        """The tile that greedy plays now."""
        return self._led[self.best() % PRIME].tile

    def count_surprises(self, plays: list[int], own: i64) -> int:
        """How many of these plays, in order, greedy would not have made; your own do not count."""
        found: i64 = 0
        for tile in plays:
            bit = bit_at(tile)
            if self._turn != own and self.best() != bit:
                found += 1
            self.lay(bit)
        return found

    # --- the hands

    def _hand(self, seat: i64) -> i64:
        if seat == 0:
            return self._a
        if seat == 1:
            return self._b
        if seat == 2:
            return self._c
        return self._d

    def _give(self, seat: i64, bit: i64) -> None:
        """Put a tile into a hand, or take it out."""
        if seat == 0:
            self._a ^= bit
        elif seat == 1:
            self._b ^= bit
        elif seat == 2:
            self._c ^= bit
        else:
            self._d ^= bit

    def _mates(self, one: i64, other: i64) -> bool:
        if self._partners:
            return (one ^ other) & 1 == 0
        return one == other

    def _worth(self, tiles: i64) -> i64:
        return 10 * bits(tiles & self._tens) + 5 * bits(tiles & self._fives)

    # --- laying a tile

    def lay(self, bit: i64) -> None:
        """Let the seat to play lay a tile; a full trick is taken."""
        seat = self._turn
        self._give(seat, bit)
        if self._laid == 0:
            self._suit = self._led[bit % PRIME].suit
            self._trick = 1
        if self._laid == 0 or bit & self._over != 0:
            self._over = above(bit, self._suit, self._trumps)
            self._winner = seat
        if bit & self._counts != 0:
            self._trick += self._worth(bit)
        self._laid += 1
        seat += 1
        if seat == self.seats:
            seat = 0
        self._turn = seat
        if self._laid == self.seats:
            self._took += self._trick << (self._winner * POINT_BITS)
            self._turn = self._winner
            self._laid = 0

    # --- choosing a tile

    def best(self) -> i64:
        """The tile with the best sum, as a bit; among equals the one with the lowest number."""
        seat = self._turn
        mine = self._hand(seat)
        moves = mine
        if self._laid > 0 and mine & self._suit != 0:
            moves = mine & self._suit
        if moves & (moves - 1) == 0:
            return moves
        unseen = (self._a | self._b | self._c | self._d) ^ mine
        others: float = float(bits(unseen))
        if seat != self._bidder:
            unseen |= self._hidden
        to_come = self.seats - 1 - self._laid
        following = seat + 1
        if following == self.seats:
            following = 0
        each: float = 0.0
        if to_come > 0:
            each = float(bits(self._hand(following)))
        against = to_come
        if self._partners and to_come >= 2:
            against -= 1
        single = each / others
        share = float(against) * each / others
        thrown = float(self._worth(unseen)) * THROWN * float(to_come) / others * each
        found: i64 = 0
        most: float = 0.0
        lowest: i64 = 0
        while moves != 0:
            bit = moves & -moves
            moves ^= bit
            value = self._score(bit, seat, mine, unseen, against, single, share, thrown)
            tile: i64 = self._led[bit % PRIME].tile
            if found == 0 or value > most or (value == most and tile < lowest):
                found = bit
                most = value
                lowest = tile
        return found

    def _score(
        self,
        bit: i64,
        seat: i64,
        mine: i64,
        unseen: i64,
        against: i64,
        single: float,
        share: float,
        thrown: float,
    ) -> float:
        led = self._led[bit % PRIME].suit
        suit = self._suit
        stands = self._over  # what would beat the trick after this tile
        leads = self._laid == 0
        wins: float = 0.0
        ours = True
        if leads:
            suit = led
            stands = above(bit, suit, self._trumps)
        elif bit & self._over != 0:
            stands = above(bit, suit, self._trumps)
        else:
            ours = self._mates(self._winner, seat)
        if ours:
            wins = 1.0
            if against > 0:
                wins = self._holds(unseen, suit, stands, single, share)
        lying: i64 = 1
        if not leads:
            lying = self._trick
        if bit & self._counts != 0:
            lying += self._worth(bit)
        value = (2.0 * wins - 1.0) * (float(lying) + thrown) - _KEPT[bits(unseen & led & (bit - 1))]
        if bit & self._trumps != 0:
            value -= CONTROL
            if leads:
                out = bits(unseen & self._trumps)
                if out > 0 and bits(mine & self._trumps) > 1 and self._mates(seat, self._bidder):
                    value += DRAWS * wins * (1.0 if out == 1 else 2.0)
        return value

    def _holds(self, unseen: i64, suit: i64, stands: i64, single: float, share: float) -> float:
        """The chance that no opponent still to play beats the best tile so far."""
        void: float = 1.0
        count = bits(unseen & suit)
        while count > 0:
            void *= 1.0 - single
            count -= 1
        beats = unseen & stands
        chance: float = 1.0
        count = bits(beats & suit)
        while count > 0:
            chance *= 1.0 - share
            count -= 1
        count = bits(beats & ~suit)
        while count > 0:
            chance *= 1.0 - share * void
            count -= 1
        return chance
