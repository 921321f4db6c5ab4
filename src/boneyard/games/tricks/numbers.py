"""Forty-Two and Moon as numbers: bids, trumps and tiles, the bidding, and who played what."""

from typing import Final

from mypy_extensions import i64

from boneyard.core.environment.row import Part, Row
from boneyard.core.game import State
from boneyard.core.move import ALONE, Move
from boneyard.games.tricks.answers import Answers
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP
from boneyard.games.tricks.rounds import TrickRounds
from boneyard.games.tricks.state import OVER, TrickState

TILES: Final[i64] = 28
_OWES: Final = OVER + 1


class TrickNumbers(TrickRounds):
    """The numbers of a trick-taking game's moves and moments; the moves themselves are in rules.py."""

    def __init__(self, answers: Answers, tiles: tuple[int, ...], seats: int) -> None:
        super().__init__(answers, tiles, seats)
        asides = int(TILES) if answers.widow else 0
        bids = len(answers.bids)
        trumps = len(answers.trumps)
        # Tiles, then tiles put aside, pass, the bids, the trumps, and a claim.
        self._pass: Final = int(TILES) + asides
        self._trumps: Final = self._pass + 1 + bids
        self._claim: Final = self._trumps + trumps
        self.actions = self._claim + (1 if answers.claim else 0)
        self.longest = bids + 2 * seats + 2 + len(tiles) + 1
        self.swing = 2 * (answers.bids[-1] + self.most)

    def number(self, state: State, move: Move) -> int:
        kind = move.kind
        if kind in (ALONE, ASIDE):
            if move.tile < 0:
                return -1
            return int(move.tile) if kind == ALONE else int(move.tile + TILES)
        if kind == BID:
            return self._pass + 1 + self.answers.bids.index(int(move.left))
        if kind == TRUMP:
            return self._trumps + self.answers.trumps.index(int(move.left))
        return self._claim if kind == CLAIM else self._pass

    def table_parts(self) -> tuple[Part, ...]:
        seats = self.seats
        bids = len(self.answers.bids) + 1
        return (
            ("owes", (_OWES,)),
            ("bid", (bids,)),
            ("bidder", (seats,)),
            ("said", (seats, bids)),
            ("speaking", (seats,)),
            ("trump", (len(self.answers.trumps),)),
            ("aside", (int(TILES),)),
            ("leader", (seats,)),
            ("trick", (seats, int(TILES))),
            ("played", (seats, int(TILES))),
            ("taken", (self.sides, 1)),
            ("claimed", (seats,)),
        )

    def write_table(self, view: State, seat: int, row: Row) -> None:
        assert isinstance(view, TrickState)
        seats: i64 = self.seats
        who: i64 = seat
        auction = view.auction
        bids: i64 = len(self.answers.bids) + 1
        row.choice(view.owes, _OWES)
        row.choice(self._bid(auction.bid), bids)
        row.seat(auction.bidder, who, seats)
        call = auction.calls
        while call is not None:
            row.put((call.seat - who + seats) % seats * bids + self._bid(call.bid), 1)
            call = call.before
        row.skip(seats * bids)
        step: i64 = 0
        while step < seats:
            row.number((auction.still >> ((who + step) % seats)) & 1)
            step += 1
        trump = -1
        if auction.trump >= 0:
            trump = self.answers.trumps.index(int(auction.trump))
        row.choice(trump, len(self.answers.trumps))
        row.choice(max(int(auction.aside), -1), TILES)
        row.seat(view.leader, who, seats)
        for mover, tile in self.trick(view):
            row.put((mover - who + seats) % seats * TILES + tile, 1)
        row.skip(seats * TILES)
        for _, played in self.tricks(view):
            for mover, tile in played:
                row.put((mover - who + seats) % seats * TILES + tile, 1)
        row.skip(seats * TILES)
        took = self.took(view)
        for side in range(self.sides):
            row.number(took[(self.side(seat) + side) % self.sides])
        row.seat(view.claimed, who, seats)

    def _bid(self, bid: i64) -> i64:
        return 0 if bid == 0 else self.answers.bids.index(int(bid)) + 1
