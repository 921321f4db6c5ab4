"""The engine of Forty-Two and Moon: the legal moves and their effects. Editions differ by answers, not branches."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import Illegal
from boneyard.core.game import Moves, Seats, State
from boneyard.core.hand import bit_of, lowest
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.tile import DOWN
from boneyard.games.tricks import refusals
from boneyard.games.tricks.answers import Answers
from boneyard.games.tricks.claims import is_certain
from boneyard.games.tricks.hand import SEEN, down, with_tile, without
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, TRUMP, trick_move
from boneyard.games.tricks.numbers import TrickNumbers
from boneyard.games.tricks.state import (
    BIDDING,
    NAMING,
    NOTHING,
    OVER,
    PLAYING,
    SETTING,
    Auction,
    Call,
    Trick,
    TrickState,
    tile_added,
    tile_at,
)
from boneyard.games.tricks.suits import following, led_by

_PASS: Final = Move(PASS)
_CLAIM: Final = trick_move(CLAIM)
_ASIDE_DOWN: Final = trick_move(ASIDE, DOWN)
_NOTHING: Final[Moves] = ()
_SEATS: Final[list[Seats]] = [(seat,) for seat in range(4)]
_PLAYS: Final = [Move(ALONE, tile) for tile in range(28)]
_ONLY: Final[list[Moves]] = [(move,) for move in _PLAYS]
_ASIDES: Final = [trick_move(ASIDE, tile) for tile in range(28)]


@final
class TrickGame(TrickNumbers):
    """A trick-taking game at one table: turns, legal moves and their results."""

    def __init__(self, answers: Answers, tiles: tuple[int, ...], seats: int) -> None:
        super().__init__(answers, tiles, seats)
        self._calls: Final = [_calls_over(answers, bid) for bid in range(answers.bids[-1] + 1)]
        self._namings: Final[Moves] = tuple([trick_move(TRUMP, left=suit) for suit in answers.trumps])

    # --- turns and legal moves

    def actors(self, state: State) -> Seats:
        assert isinstance(state, TrickState)
        if state.owes == OVER:
            return ()
        return _SEATS[state.turn]

    def moves(self, state: State, seat: int) -> Moves:
        assert isinstance(state, TrickState)
        who: i64 = seat
        if who != state.turn:
            return _NOTHING
        owes = state.owes
        if owes == PLAYING:
            plays = self._playable(state, who)
            if self.answers.claim and self._may_claim(state, who):
                return (*_listed(plays), _CLAIM)
            return _listed(plays)
        if owes == BIDDING:
            return self._calls[state.auction.bid]
        if owes == NAMING:
            return self._namings
        return self._asides(state.hand(who)) if owes == SETTING else _NOTHING

    def _playable(self, state: TrickState, seat: i64) -> i64:
        """The tiles that a seat may play to the trick, a bit for each; face down they might be any unseen ones."""
        hand = state.hand(seat)
        may = hand & SEEN
        if may != hand:
            may |= self.out(state, state.a | state.b | state.c | state.d)
        if seat == state.leader:
            return may
        trump = state.auction.trump
        follows = following(led_by(tile_at(state.table, 0), trump), trump)
        return may & follows if hand & follows != 0 else may

    def _asides(self, hand: i64) -> Moves:
        found: list[Move] = []
        left = hand & SEEN
        while left != 0:
            found.append(_ASIDES[lowest(left)])
            left &= left - 1
        if down(hand) > 0:
            found.append(_ASIDE_DOWN)
        return tuple(found)

    def _may_claim(self, state: TrickState, seat: i64) -> bool:
        """Whether a seat that leads is sure of all remaining tricks; with face-down tiles it might be."""
        if seat != state.leader:
            return False
        hand = state.hand(seat)
        auction = state.auction
        if down(hand) > 0 or (seat == auction.bidder and auction.aside == DOWN):
            return True
        return is_certain(hand, self._out_for(state, seat), state.auction.trump)

    def _out_for(self, state: TrickState, seat: i64) -> i64:
        """The tiles a seat can't see; the player who put a tile aside knows it."""
        seen = state.hand(seat) | self.played(state)
        auction = state.auction
        if seat == auction.bidder and auction.aside >= 0:
            seen |= bit_of(auction.aside)
        return self._all & ~seen

    # --- the state after a move

    def play(self, state: State, seat: int, move: Move) -> State:
        assert isinstance(state, TrickState)
        who: i64 = seat
        if who != state.turn or state.owes == OVER:
            raise refusals.not_your_turn(self, state, seat, move)
        kind = move.kind
        owes = state.owes
        if owes == PLAYING:
            if kind == ALONE:
                return self._played(state, who, move)
            if kind == CLAIM and self.answers.claim and self._may_claim(state, who):
                return self._claimed(state, who)
        elif owes == BIDDING:
            if kind == PASS or move in self._calls[state.auction.bid]:
                return self._called(state, who, move)
        elif owes == NAMING:
            if kind == TRUMP and move in self._namings:
                return self._named(state, move.left)
        elif kind == ASIDE and move in self._asides(state.hand(who)):
            return self._set_aside(state, who, move.tile)
        raise self._refusal(state, seat, move)

    def _refusal(self, state: TrickState, seat: int, move: Move) -> Illegal:
        return refusals.why(self, state, seat, move)

    def _called(self, state: TrickState, seat: i64, move: Move) -> State:
        auction = state.auction
        bid = auction.bid
        bidder = auction.bidder
        still = auction.still
        called: i64 = 0
        if move.kind == BID:
            called = move.left
            bid = called
            bidder = seat
        if not (self.answers.goes_round and 0 < called < self.answers.limit):
            still &= ~bit_of(seat)
        if called == self.answers.limit and self.answers.asks_everybody:
            still = (bit_of(self._seats) - 1) & ~bit_of(seat)
        calls = Call(seat, called, auction.calls)
        others = still
        if bidder >= 0:
            others &= ~bit_of(bidder)
        widow = auction.widow
        if others != 0:
            after = Auction(auction.first, still, bid, bidder, calls, widow)
            return state.spoken(after, BIDDING, self._next_in(seat, others))
        if bidder < 0:
            after = Auction(auction.first, 0, bid, bidder, calls, widow)
            return state.spoken(after, OVER, seat)
        after = Auction(auction.first, 0, bid, bidder, calls)
        won = state.spoken(after, NAMING, bidder)
        if widow == NOTHING:
            return won
        return won.put(bidder, with_tile(won.hand(bidder), widow), after, SETTING)

    def _next_in(self, seat: i64, still: i64) -> i64:
        """The next seat to the left that may still speak."""
        found = seat
        while True:
            found += 1
            if found == self._seats:
                found = 0
            if still & bit_of(found) != 0:
                return found

    def _set_aside(self, state: TrickState, seat: i64, tile: i64) -> State:
        auction = state.auction.showing(NOTHING, tile)
        return state.put(seat, without(state.hand(seat), tile), auction, NAMING)

    def _named(self, state: TrickState, trump: i64) -> State:
        auction = state.auction.named(trump)
        return state.spoken(auction, PLAYING, auction.bidder, auction.bidder)

    def _played(self, state: TrickState, seat: i64, move: Move) -> State:
        tile = move.tile
        if tile < 0 or tile > 27 or self._playable(state, seat) & bit_of(tile) == 0:
            raise self._refusal(state, int(seat), move)
        a = state.a
        b = state.b
        c = state.c
        d = state.d
        if seat == 0:
            a = without(a, tile)
        elif seat == 1:
            b = without(b, tile)
        elif seat == 2:
            c = without(c, tile)
        else:
            d = without(d, tile)
        leader = state.leader
        auction = state.auction
        place = seat - leader
        if place < 0:
            place += self._seats
        table = tile_added(state.table, tile, place)
        if place < self._seats - 1:
            turn = seat + 1
            if turn == self._seats:
                turn = 0
            return TrickState(
                a, b, c, d, auction, PLAYING, turn, leader=leader, table=table, taken=state.taken
            )
        winner = self.best(leader, table, self._seats, auction.trump)
        taken = Trick(leader, table, winner, state.taken)
        owes: i64 = PLAYING
        if a | b | c | d == 0:
            owes = OVER
        return TrickState(a, b, c, d, auction, owes, winner, leader=winner, taken=taken)

    def _claimed(self, state: TrickState, seat: i64) -> State:
        return TrickState(
            state.a,
            state.b,
            state.c,
            state.d,
            state.auction,
            OVER,
            seat,
            leader=seat,
            taken=state.taken,
            claimed=seat,
        )


def _calls_over(answers: Answers, bid: int) -> Moves:
    """What may be said over a bid, 0 for none: pass, any higher bid up to the limit, beyond it only the next one."""
    higher = [each for each in answers.bids if each > bid]
    named = [each for each in higher if each <= answers.limit] if bid < answers.limit else higher[:1]
    return (_PASS, *[trick_move(BID, left=each) for each in named])


def _listed(tiles: i64) -> Moves:
    first = tiles & -tiles
    if first == tiles:
        return _ONLY[lowest(first)]
    found: list[Move] = []
    while tiles != 0:
        found.append(_PLAYS[lowest(tiles)])
        tiles &= tiles - 1
    return tuple(found)
