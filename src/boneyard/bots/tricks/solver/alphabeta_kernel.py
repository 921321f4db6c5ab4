"""Alpha-beta search with null windows and a transposition table over Forty-Two and Moon with all hands open.

`lead` and `follow` ask "can side A take `need` points of what is still out?" and return a bound on side A's points: a
lower bound if it is at least `need`, else an upper bound. Four things keep the search small: sure tricks are counted,
not played; promising tiles are tried first; of equivalent tiles only one is tried; and the bounds found at the start of
a trick are kept in the transposition table.

The table has a fixed size. Each deal stamps its entries with its own number, so nothing is wiped between deals.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.bots.tricks.solver.hands_kernel import NOTHING, SAFE, HandBoards
from boneyard.bots.tricks.solver.suits_kernel import PRIME, above, humblest, top

# A position has 30 bits, 28 tiles and the leader. The upper 13 bits of its hash choose an entry, which has the others.
TABLE_SIZE: Final = 8192
HASH_MULTIPLIER: Final = 0x2E3779B1

# Deals are numbered in 28 bits: with 17 bits of the hash and 17 for bounds and best lead they fill a word but its sign.
MAX_AGE: Final = 0xFFFFFFF
INFINITY: Final = 64  # more points than there are


@final
@mypyc_attr(acyclic=True)
class TranspositionEntry:
    """Two positions, the newer and the older; each has the deal's number, 17 bits of the hash, best lead and bounds."""

    __slots__ = ("new", "old")

    def __init__(self) -> None:
        self.new: i64 = 0
        self.old: i64 = 0


@final
class AlphaBetaSearch(HandBoards):
    """The open hands of one deal after another, with a transposition table of half a megabyte."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Final = [TranspositionEntry() for _ in range(TABLE_SIZE)]
        self.age: i64 = 0

    def turn_to(self, hands: list[int], trump: i64, sides: i64, counts: bool) -> None:
        """Turn to a deal; a later position of the same deal keeps its number, and so finds its entries in the table."""
        if not self.take(hands, trump, sides, counts):
            return
        self.age += 1
        if self.age > MAX_AGE:
            self.age = 1
            for entry in self.table:
                entry.new = 0
                entry.old = 0

    def lead(self, seat: i64, left: i64, rest: i64, need: i64) -> i64:
        """A bound on side A's points if this seat leads and the tiles left are worth `rest` points."""
        if need <= 0:
            return 0
        if need > rest:
            return rest
        mine = left & self.hand(seat)
        if mine & (mine - 1) == 0:
            return self.last_trick(seat, left, rest)
        sure = self.sure_points(seat, left, mine, rest)
        if sure >= need:
            return sure
        if sure < 0 and rest + sure < need:
            return rest + sure
        hashed = (left << 2 | seat) * HASH_MULTIPLIER & 0x3FFFFFFF
        hashed ^= hashed >> 15
        stamp = self.age << 17 | hashed & 0x1FFFF
        entry = self.table[hashed >> 17]
        known = entry.new
        if known >> 17 != stamp:
            known = entry.old
        low: i64 = 0
        high = rest
        first: i64 = 0
        if known >> 17 == stamp:
            low = known & 63
            high = known >> 6 & 63
            if low >= need:
                return low
            if high < need:
                return high
            first = self.led[known >> 12 & 31].bit
        side = self.sides >> seat & 1
        counts = self.tens | self.fives
        safe: i64 = 0
        helped: i64 = 0
        look = mine & ~first
        while look != 0:
            bit = look & -look
            look ^= bit
            prospect = self.prospect(seat, left, bit)
            if prospect == NOTHING:
                continue
            if prospect == SAFE:
                safe |= bit
            else:
                helped |= bit
            sure = 1 + self.worth(bit)
            if side == 1:
                if sure >= need:
                    return sure
            elif rest - sure < need:
                return rest - sure
        best: i64 = INFINITY
        if side == 1:
            best = -1
        best_bit: i64 = 0
        moves = mine
        while moves != 0:
            bit = moves & first
            if bit == 0:
                bit = moves & safe
                if bit == 0:
                    bit = moves & helped & counts
                    if bit == 0:
                        bit = moves & helped
                        if bit == 0:
                            bit = moves & ~counts
                            if bit == 0:
                                bit = moves
                            bit = humblest(bit)
                bit &= -bit
            moves ^= bit
            suit = self.led[bit % PRIME].suit
            over = above(bit, suit, self.trumps)
            trick = 1 + self.worth(bit)
            value = self.follow(
                self.next(seat), left ^ bit, suit, over, seat, self.seats - 1, trick, rest, need
            )
            if side == 1:
                if value > best:
                    best = value
                    best_bit = bit
                    if best >= need:
                        break
            elif value < best:
                best = value
                best_bit = bit
                if best < need:
                    break
            if moves != 0:
                moves &= ~self.equivalent(bit, moves, left ^ mine, 0)
        if best >= need:
            low = best
        else:
            high = best
        if entry.new >> 17 != stamp:
            entry.old = entry.new
        entry.new = stamp << 17 | (best_bit % PRIME) << 12 | high << 6 | low
        return best

    def follow(
        self,
        seat: i64,
        left: i64,
        suit: i64,
        over: i64,
        winner: i64,
        to_play: i64,
        trick: i64,
        rest: i64,
        need: i64,
    ) -> i64:
        """The same in the middle of a trick with `to_play` tiles still to come.

        `over` are all tiles that would beat the best one on the table; `trick` are its points, which `rest` includes.
        """
        trumps = self.trumps
        counts = self.tens | self.fives
        mine = left & self.hand(seat)
        moves = mine & suit
        if moves == 0:
            moves = mine
        while moves & (moves - 1) == 0:  # a forced tile is laid at once
            left ^= moves
            if moves & over != 0:
                winner = seat
                over = above(moves, suit, trumps)
            if moves & counts != 0:
                trick += self.worth(moves)
            to_play -= 1
            if to_play == 0:
                if self.sides >> winner & 1 == 1:
                    return trick + self.lead(winner, left, rest - trick, need - trick)
                return self.lead(winner, left, rest - trick, need)
            seat = self.next(seat)
            mine = left & self.hand(seat)
            moves = mine & suit
            if moves == 0:
                moves = mine
        side = self.sides >> seat & 1
        threats: i64 = 0
        help: i64 = 0
        other = seat
        after = to_play
        while after > 1:
            other = self.next(other)
            held = left & self.hand(other)
            able = held & suit
            if able == 0:
                able = held & trumps
            if self.sides >> other & 1 == side:
                help |= able & over
            else:
                threats |= able & over
            after -= 1
        beyond = over  # what beats both the table and all threats
        if threats != 0:
            beyond = above(top(threats, trumps), suit, trumps)
        # Move order: add counts to a trick that is ours, win one that can be won, else play no counts.
        first = counts
        second = ~over
        third: i64 = -1
        if help & beyond == 0 and (threats != 0 or self.sides >> winner & 1 != side):
            first = over & beyond & counts
            second = over & beyond
            third = ~counts
        best: i64 = INFINITY
        if side == 1:
            best = -1
        value: i64
        while moves != 0:
            bit = moves & first
            if bit == 0:
                bit = moves & second
                if bit == 0:
                    bit = moves & third
                    if bit == 0:
                        bit = moves
            bit = humblest(bit)
            moves ^= bit
            over_now = over
            winner_now = winner
            if bit & over != 0:
                winner_now = seat
                over_now = above(bit, suit, trumps)
            points = trick
            if bit & counts != 0:
                points += self.worth(bit)
            if to_play > 1:
                value = self.follow(
                    self.next(seat), left ^ bit, suit, over_now, winner_now, to_play - 1, points, rest, need
                )
            elif self.sides >> winner_now & 1 == 1:
                value = points + self.lead(winner_now, left ^ bit, rest - points, need - points)
            else:
                value = self.lead(winner_now, left ^ bit, rest - points, need)
            if side == 1:
                if value > best:
                    best = value
                    if best >= need:
                        break
            elif value < best:
                best = value
                if best < need:
                    break
            if moves != 0:
                moves &= ~self.equivalent(bit, moves, left ^ mine, over)
        return best
