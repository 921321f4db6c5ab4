"""One round of a trick-taking game at one moment."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.game import NOBODY, State
from boneyard.core.tile import DOWN, tiles_text
from boneyard.games.tricks.hand import tiles_of

# What the seat whose turn it is owes the table.
BIDDING: Final[i64] = 0  # a bid or a pass
SETTING: Final[i64] = 1  # a tile to put aside, after the widow was taken up
NAMING: Final[i64] = 2  # the trumps
PLAYING: Final[i64] = 3  # a tile to the trick
OVER: Final[i64] = 4

NO_TRUMP_YET: Final[i64] = -1
NOTHING: Final[i64] = -2  # no widow, or nothing put aside; a tile there that is not seen is DOWN
_TILE: Final[i64] = 31  # a tile of a trick takes five bits
_WIDTH: Final[i64] = 5


@final
@mypyc_attr(acyclic=True)
class Call:
    """One word of the bidding: who said it, the bid or 0 for a pass, and what was said before it."""

    def __init__(self, seat: i64, bid: i64, before: "Call | None") -> None:
        self.seat: Final[i64] = seat
        self.bid: Final[i64] = bid
        self.before: Final[Call | None] = before

    def _parts(self) -> tuple[int, int, "Call | None"]:
        return int(self.seat), int(self.bid), self.before

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Call):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Call, self._parts()


@final
@mypyc_attr(acyclic=True)
class Auction:
    """The state of the bidding: who may still bid, the current bid, the trumps, the widow, the tile put aside."""

    def __init__(
        self,
        first: i64,
        still: i64,
        bid: i64 = 0,
        bidder: i64 = NOBODY,
        calls: Call | None = None,
        widow: i64 = NOTHING,
        aside: i64 = NOTHING,
        trump: i64 = NO_TRUMP_YET,
    ) -> None:
        self.first: Final[i64] = first  # who spoke first
        self.still: Final[i64] = still  # a bit for every seat that may still bid
        self.bid: Final[i64] = bid  # the highest so far, 0 for none
        self.bidder: Final[i64] = bidder
        self.calls: Final[Call | None] = calls
        self.widow: Final[i64] = widow
        self.aside: Final[i64] = aside
        self.trump: Final[i64] = trump

    def showing(self, widow: i64, aside: i64) -> "Auction":
        """The same bidding with these two tiles as a seat sees them."""
        return Auction(self.first, self.still, self.bid, self.bidder, self.calls, widow, aside, self.trump)

    def named(self, trump: i64) -> "Auction":
        """The same bidding with its trumps named."""
        return Auction(
            self.first, self.still, self.bid, self.bidder, self.calls, self.widow, self.aside, trump
        )

    def covered(self, own: bool) -> "Auction":
        """The same as a seat sees it; only the player who put the tile aside knows it."""
        widow: i64 = DOWN
        if self.widow == NOTHING:
            widow = NOTHING
        aside: i64 = DOWN
        if own or self.aside == NOTHING:
            aside = self.aside
        if widow == self.widow and aside == self.aside:
            return self
        return self.showing(widow, aside)

    def _parts(self) -> tuple[object, ...]:
        return (
            int(self.first),
            int(self.still),
            int(self.bid),
            int(self.bidder),
            self.calls,
            int(self.widow),
            int(self.aside),
            int(self.trump),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Auction):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Auction, self._parts()


@final
@mypyc_attr(acyclic=True)
class Trick:
    """A trick that was taken: who led it, its tiles in the order they were played, who took it; and the one before."""

    def __init__(self, leader: i64, tiles: i64, winner: i64, before: "Trick | None") -> None:
        self.leader: Final[i64] = leader
        self.tiles: Final[i64] = tiles  # packed as on the table
        self.winner: Final[i64] = winner
        self.before: Final[Trick | None] = before

    def _parts(self) -> tuple[int, int, int, "Trick | None"]:
        return int(self.leader), int(self.tiles), int(self.winner), self.before

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Trick):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Trick, self._parts()


@final
@mypyc_attr(acyclic=True)
class TrickState(State):
    """Four hands as numbers (see hand.py), the bidding, the trick on the table and those taken; see rounds.py for more.

    Three players leave the last hand empty.
    """

    def __init__(
        self,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        auction: Auction,
        owes: i64,
        turn: i64,
        leader: i64 = NOBODY,
        table: i64 = 0,
        taken: Trick | None = None,
        claimed: i64 = NOBODY,
    ) -> None:
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.d: Final[i64] = d
        self.auction: Final[Auction] = auction
        self.owes: Final[i64] = owes
        self.turn: Final[i64] = turn
        self.leader: Final[i64] = leader  # of the trick on the table
        self.table: Final[i64] = table  # its tiles, five bits each, the first one lowest
        self.taken: Final[Trick | None] = taken  # the last trick taken, which knows those before it
        self.claimed: Final[i64] = claimed  # who claimed the rest of the tricks

    @property
    def trump(self) -> int:
        """The trump suit: 0 to 6, DOUBLES, NO_SUIT for none; -1 before it is named."""
        return int(self.auction.trump)

    @property
    def bid(self) -> int:
        """The highest bid so far, 0 for none."""
        return int(self.auction.bid)

    @property
    def bidder(self) -> int:
        """The seat that made it, NOBODY if there isn't one."""
        return int(self.auction.bidder)

    def hand(self, seat: i64) -> i64:
        """A seat's hand as a number."""
        if seat == 0:
            return self.a
        if seat == 1:
            return self.b
        return self.c if seat == 2 else self.d

    def with_tiles(self, a: i64, b: i64, c: i64, d: i64, auction: Auction) -> "TrickState":
        """The same moment with other tiles in the hands and beside them, as a seat sees or imagines them."""
        return TrickState(
            a,
            b,
            c,
            d,
            auction,
            self.owes,
            self.turn,
            leader=self.leader,
            table=self.table,
            taken=self.taken,
            claimed=self.claimed,
        )

    def spoken(self, auction: Auction, owes: i64, turn: i64, leader: i64 = NOBODY) -> "TrickState":
        """A moment before the first trick after someone's word."""
        return TrickState(self.a, self.b, self.c, self.d, auction, owes, turn, leader=leader)

    def put(self, seat: i64, hand: i64, auction: Auction, owes: i64) -> "TrickState":
        """A moment before the first trick with another hand at a seat."""
        return TrickState(
            hand if seat == 0 else self.a,
            hand if seat == 1 else self.b,
            hand if seat == 2 else self.c,
            hand if seat == 3 else self.d,
            auction,
            owes,
            self.turn,
        )

    def calls(self) -> list[tuple[int, int]]:
        """The bidding so far, in order: seat and bid, 0 for a pass."""
        found: list[tuple[int, int]] = []
        call = self.auction.calls
        while call is not None:
            found.append((int(call.seat), int(call.bid)))
            call = call.before
        found.reverse()
        return found

    def _parts(self) -> tuple[object, ...]:
        return (
            int(self.a),
            int(self.b),
            int(self.c),
            int(self.d),
            self.auction,
            int(self.owes),
            int(self.turn),
            int(self.leader),
            int(self.table),
            self.taken,
            int(self.claimed),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TrickState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return TrickState, self._parts()

    def __repr__(self) -> str:
        hands = " | ".join([tiles_text(tiles_of(each)) for each in (self.a, self.b, self.c, self.d)])
        return f"TrickState({hands}; bid {self.bid}; trump {self.trump}; seat {self.turn} to act)"


def tile_at(tiles: i64, place: i64) -> i64:
    """The tile at a place of a trick, the lead being 0."""
    return (tiles >> (place * _WIDTH)) & _TILE


def tile_added(tiles: i64, tile: i64, place: i64) -> i64:
    """The tiles of a trick with one more at a place."""
    return tiles | tile << (place * _WIDTH)
