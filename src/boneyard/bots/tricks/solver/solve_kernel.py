"""Exact solver of Forty-Two and Moon with all hands open: null-window alpha-beta searches that close in on the value.

A Solver answers two questions about any moment of a hand: `points`, what side A takes of all that is still out, and
`by_tile`, the same after each tile that may be played now. Both sides play their best; side B takes the rest.

Both take the same plain arguments:
  hands    three or four words, one a seat, with a bit for each tile still in that hand (bit 25 is 6-4, by its number)
  trump    0 to 6, DOUBLES or NO_SUIT
  leader   the seat that leads the trick, or led the one on the table
  trick    the tiles of the trick on the table in their order, [] when there is none
  sides    a word with a bit for each seat that plays for side A: 0b0101 for seats 0 and 2, 0b100 for seat 2 alone
  counts   whether the count tiles count (Forty-Two), or tricks alone (Moon)

Make a Solver once and ask it often: it keeps a transposition table of half a megabyte, which need not be wiped for a
new deal, and it answers faster about later moments of the same deal.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.bots.tricks.solver.alphabeta_kernel import AlphaBetaSearch
from boneyard.bots.tricks.solver.suits_kernel import PLACE, PRIME, SUITS, TILES, above, placed
from boneyard.core.errors import BadSetup
from boneyard.core.hand import bits
from boneyard.core.tile import tile_text
from boneyard.words.language import _


@final
@mypyc_attr(acyclic=True)
class SolverPosition:
    """The seat to play, the tiles left, and the trick on the table; `suit` is 0 before a tile is led."""

    def __init__(self, seat: i64, left: i64, rest: i64, taken: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.rest: i64 = rest  # the points still out, including those of this trick
        self.taken: i64 = taken  # what side A took on the way here
        self.suit: i64 = 0
        self.over: i64 = 0  # all tiles that would beat the best one on the table
        self.winner: i64 = seat
        self.trick: i64 = 0  # the points of this trick so far
        self.to_play: i64 = 0


@final
class Solver:
    """Solves open hands, one deal after another."""

    def __init__(self) -> None:
        self._search: Final = AlphaBetaSearch()

    def points(
        self, hands: list[int], trump: int, leader: int, trick: list[int], sides: int, counts: bool
    ) -> int:
        """The points side A takes of all that is still out, the trick on the table included."""
        now = self._position(hands, trump, leader, trick, sides, counts)
        return self._solve(now, 0)

    def by_tile(
        self, hands: list[int], trump: int, leader: int, trick: list[int], sides: int, counts: bool
    ) -> dict[int, int]:
        """For each tile that may be played now: the points side A then takes of all that is still out."""
        now = self._position(hands, trump, leader, trick, sides, counts)
        search = self._search
        mine = now.left & search.hand(now.seat)
        moves = mine & now.suit
        if moves == 0:
            moves = mine
        found: dict[int, int] = {}
        value: i64 = 0
        while moves != 0:
            bit = moves & -moves
            then = self._laid(now, bit)
            value = then.taken + self._solve(then, value - then.taken)
            equals = bit | search.equivalent(bit, moves ^ bit, now.left ^ mine, now.over)
            moves &= ~equals
            while equals != 0:
                bit = equals & -equals
                equals ^= bit
                found[search.led[bit % PRIME].tile] = value
        return found

    def _position(
        self, hands: list[int], trump: i64, leader: i64, trick: list[int], sides: i64, counts: bool
    ) -> SolverPosition:
        seats: i64 = len(hands)
        if seats != 3 and seats != 4:
            raise BadSetup(_("The solver takes three or four hands, not {count}.", count=seats))
        if trump < 0 or trump >= len(SUITS):
            raise BadSetup(_("Trumps are 0 to 6, 7 for doubles or 8 for none, not {given}.", given=trump))
        if leader < 0 or leader >= seats or len(trick) >= seats:
            last = seats - 1
            raise BadSetup(
                _(
                    "A trick is led by a seat from 0 to {last}, and has at most {last} tiles so far.",
                    last=last,
                )
            )
        whole = _before(hands, leader, trick)
        self._search.turn_to(whole, trump, sides, counts)
        left: i64 = 0
        for hand in whole:
            left |= hand
        now = SolverPosition(leader, left, bits(whole[0]) + self._search.worth(left), 0)
        for tile in trick:
            now = self._laid(now, 1 << PLACE[tile])
        return now

    def _laid(self, now: SolverPosition, bit: i64) -> SolverPosition:
        """The position after a tile is laid; a full trick is taken."""
        search = self._search
        then = SolverPosition(search.next(now.seat), now.left ^ bit, now.rest, now.taken)
        then.suit = now.suit
        then.over = now.over
        then.winner = now.winner
        then.trick = now.trick + search.worth(bit)
        then.to_play = now.to_play - 1
        if now.suit == 0:
            then.suit = search.led[bit % PRIME].suit
            then.trick += 1
            then.to_play = search.seats - 1
        if now.suit == 0 or bit & now.over != 0:
            then.over = above(bit, then.suit, search.trumps)
            then.winner = now.seat
        if then.to_play > 0:
            return then
        taken = now.taken
        if search.sides >> then.winner & 1 == 1:
            taken += then.trick
        return SolverPosition(then.winner, then.left, then.rest - then.trick, taken)

    def _solve(self, now: SolverPosition, guess: i64) -> i64:
        """Side A's points of the rest, by null-window searches like MTD(f); the first one tries the guess."""
        low: i64 = 0
        high = now.rest
        need = guess
        guessed = guess > 0
        while low < high:
            if need <= low or need > high:
                # Showing what the side to play can take is quicker than showing that it can take no more.
                part = (high - low - 1) * 2 // 5
                need = low + 1 + part
                if self._search.sides >> now.seat & 1 == 0:
                    need = high - part
            value = self._null_window(now, need)
            if value >= need:
                low = value
            else:
                high = value
            need = 0
            if guessed:
                need = low + 1
                guessed = False
        return low

    def _null_window(self, now: SolverPosition, need: i64) -> i64:
        if now.suit == 0:
            return self._search.lead(now.seat, now.left, now.rest, need)
        return self._search.follow(
            now.seat, now.left, now.suit, now.over, now.winner, now.to_play, now.trick, now.rest, need
        )


def _before(hands: list[int], leader: i64, trick: list[int]) -> list[int]:
    """The hands as words of places, as they were before the trick."""
    whole: list[int] = []
    for hand in hands:
        if hand >> TILES != 0:
            raise BadSetup(
                _("A hand is a number with a bit for each of its tiles, and double-six has 28 of them.")
            )
        whole.append(placed(hand))
    seat = leader
    for tile in trick:
        if tile < 0 or tile >= TILES:
            raise BadSetup(_("There's no tile {tile} in this set.", tile=tile_text(tile)))
        whole[seat] |= 1 << PLACE[tile]
        seat = (seat + 1) % len(hands)
    seen: i64 = 0
    for held in whole:
        if seen & held != 0 or bits(held) != bits(whole[0]):
            raise BadSetup(
                _("Before a trick, all hands have the same number of tiles, and no tile is in two of them.")
            )
        seen |= held
    return whole
