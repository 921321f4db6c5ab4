"""Bitboards of one deal of Forty-Two or Moon with all hands open, with the bounds and move classes of the search."""

from typing import Final

from mypy_extensions import i64

from boneyard.bots.tricks.solver.suits_kernel import PLACE, PRIME, SUITS, TILES, Led, above, top
from boneyard.core.hand import bits

TENS: Final = 1 << PLACE[20] | 1 << PLACE[25]  # 5-5 and 6-4
FIVES: Final = 1 << PLACE[15] | 1 << PLACE[11] | 1 << PLACE[8]  # 5-0, 4-1 and 3-2

# The prospects of a lead for the side that leads.
NOTHING: Final = 0
HELP: Final = 1  # a partner can win the trick, whatever the others play
SAFE: Final = 2  # no opponent can beat it


class HandBoards:
    """The hands as they were dealt, the suits, and who plays for side A; words of tiles say what is left."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.front: i64 = 0  # the hands of seats 0 and 1, side by side in one word
        self.back: i64 = 0  # those of seats 2 and 3
        self.sides: i64 = 0  # a bit for each seat of side A
        self.trump: i64 = -1
        self.trumps: i64 = 0
        self.led: list[Led] = SUITS[0].led
        self.tens: i64 = 0
        self.fives: i64 = 0

    def take(self, hands: list[int], trump: i64, sides: i64, counts: bool) -> bool:
        """Turn to a deal; True if it is another one, not just a later position of the one before."""
        front: i64 = hands[0] | hands[1] << TILES
        back: i64 = hands[2]
        if len(hands) > 3:
            back |= hands[3] << TILES
        tens: i64 = TENS
        fives: i64 = FIVES
        if not counts:
            tens = 0
            fives = 0
        same = trump == self.trump and sides == self.sides and tens == self.tens and len(hands) == self.seats
        if same and front & ~self.front == 0 and back & ~self.back == 0:
            return False
        self.seats = len(hands)
        self.front = front
        self.back = back
        self.sides = sides
        self.trump = trump
        self.trumps = SUITS[trump].trumps
        self.led = SUITS[trump].led
        self.tens = tens
        self.fives = fives
        return True

    def worth(self, tiles: i64) -> i64:
        """What the count tiles among these are worth."""
        return 10 * bits(tiles & self.tens) + 5 * bits(tiles & self.fives)

    def hand(self, seat: i64) -> i64:
        """What a seat was dealt; higher bits may hold another hand, so mask with the tiles left."""
        two = self.front
        if seat > 1:
            two = self.back
        if seat & 1 == 1:
            return two >> TILES
        return two

    def next(self, seat: i64) -> i64:
        """The seat to the left."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def last_trick(self, seat: i64, left: i64, rest: i64) -> i64:
        """Side A's points when every hand has one tile."""
        bit = left & self.hand(seat)
        better = left & above(bit, self.led[bit % PRIME].suit, self.trumps)
        if better != 0:
            bit = top(better, self.trumps)
        while self.hand(seat) & bit == 0:
            seat = self.next(seat)
        if self.sides >> seat & 1 == 1:
            return rest
        return 0

    def sure_points(self, seat: i64, left: i64, mine: i64, rest: i64) -> i64:
        """Points that one side is sure of if this seat leads: positive for side A, negative for side B.

        The seat with the best trumps left takes a trick with each of them. If it leads, it can play them first; if
        that leaves the others without trumps, its best tiles of the other suits win as well.
        """
        trumps = self.trumps
        others = left ^ mine
        theirs = others & trumps
        holder = seat
        run = mine & trumps & ((theirs & -theirs) - 1)
        length = bits(run)
        if theirs == 0 or (run != 0 and self.drawn(seat, theirs, length)):
            plain = mine & ~trumps
            while plain != 0:
                bit = plain & -plain
                plain ^= bit
                if others & self.led[bit % PRIME].suit & (bit - 1) == 0:
                    run |= bit
                    length += 1
            if run == mine:
                length = rest
                run = 0
        elif run == 0:
            while self.hand(holder) & theirs & -theirs == 0:
                holder = self.next(holder)
            held = self.hand(holder)
            rivals = left & trumps & ~held
            run = theirs & held & ((rivals & -rivals) - 1)
            length = bits(run)
        length += self.worth(run)
        if self.sides >> holder & 1 == 1:
            return length
        return -length

    def drawn(self, seat: i64, theirs: i64, length: i64) -> bool:
        """Whether this many rounds of trumps leave no one else with a trump."""
        other = self.next(seat)
        while other != seat:
            if bits(theirs & self.hand(other)) > length:
                return False
            other = self.next(other)
        return True

    def prospect(self, seat: i64, left: i64, bit: i64) -> i64:
        """The prospect of leading this tile: SAFE, HELP or NOTHING."""
        trumps = self.trumps
        suit = self.led[bit % PRIME].suit
        over = above(bit, suit, trumps)
        side = self.sides >> seat & 1
        threats: i64 = 0
        help: i64 = 0
        other = self.next(seat)
        while other != seat:
            held = left & self.hand(other)
            able = held & suit
            if able == 0:
                able = held & trumps
            if self.sides >> other & 1 == side:
                help |= able & over
            else:
                threats |= able & over
            other = self.next(other)
        if threats == 0:
            return SAFE
        if help & above(top(threats, trumps), suit, trumps) != 0:
            return HELP
        return NOTHING

    def equivalent(self, one: i64, moves: i64, others: i64, over: i64) -> i64:
        """Those of the moves that are equivalent to this one, whatever the others do.

        They count the same, the same tiles of the others follow and beat them, and the same leads ask for them.
        """
        led = self.led[one % PRIME]
        suit = led.suit
        met = others & suit
        beaten = met & (one - 1)
        lower: i64 = 0
        if one & self.trumps != 0:
            moves &= self.trumps
        else:
            moves &= ~self.trumps
            if others & led.callers != 0:
                lower = led.lower | (others & led.lower & (one - 1)) << TILES
        if one & over != 0:
            moves &= over
        else:
            moves &= ~over
        if one & self.tens != 0:
            moves &= self.tens
        elif one & self.fives != 0:
            moves &= self.fives
        else:
            moves &= ~(self.tens | self.fives)
        found: i64 = 0
        while moves != 0:
            bit = moves & -moves
            moves ^= bit
            led = self.led[bit % PRIME]
            if others & led.suit != met or met & (bit - 1) != beaten or (led.suit != suit and met != 0):
                continue
            its_lower: i64 = 0
            if others & led.callers != 0:
                its_lower = led.lower | (others & led.lower & (bit - 1)) << TILES
            if its_lower == lower:
                found |= bit
        return found
