"""The rounds of a trick-taking game: how they are dealt, what each seat sees, what has been taken, what that scores."""

from typing import Final

from mypy_extensions import i64

from boneyard.core.errors import BadSetup
from boneyard.core.game import NOBODY, Deal, Game, Points, State
from boneyard.core.hand import bit_of, lowest
from boneyard.core.move import ALONE, PASS, Move
from boneyard.core.phrase import Phrase
from boneyard.core.tile import DOWN
from boneyard.games.tricks.answers import Answers
from boneyard.games.tricks.codes import TrickCode
from boneyard.games.tricks.hand import covered, holding_of, seen_tiles, size, tiles_of
from boneyard.games.tricks.moves import ASIDE, BID, CLAIM, NOTATION, TRUMP, trick_move
from boneyard.games.tricks.scoring import hand_won, is_made, round_points, winners
from boneyard.games.tricks.state import (
    BIDDING,
    NOTHING,
    OVER,
    PLAYING,
    Auction,
    Trick,
    TrickState,
    tile_at,
)
from boneyard.games.tricks.suits import NO_SUIT, following, led_by, strength


class TrickRounds(Game):
    """The part of a trick-taking game that doesn't depend on moves; the moves are in rules.py."""

    def __init__(self, answers: Answers, tiles: tuple[int, ...], seats: int) -> None:
        self.family = "tricks"
        self.size = 6
        self.seats = seats
        self.sides = 2 if answers.partners else seats
        self.tiles = tiles
        self.rounds = 1 if answers.single else 0
        self.low_wins = False
        self.always_shown = False  # hands that were passed out and the tile put aside are not
        self.notation = NOTATION
        self.kinds = (
            (BID, PASS, TRUMP, ALONE, CLAIM, ASIDE) if answers.widow else (BID, PASS, TRUMP, ALONE, CLAIM)
        )
        if answers.widow:
            # For translators: how moves are typed. "bid", "pass", "aside" and "trump" stay as they are.
            self.forms = Phrase(
                "a tile like 6-4, or bid {bid}, pass, aside 4-1 or trump 4", bid=answers.bids[0]
            )
        else:
            # For translators: how moves are typed. "bid", "pass" and "trump" stay as they are.
            self.forms = Phrase("a tile like 6-4, or bid {bid}, pass or trump 4", bid=answers.bids[0])
        self.rounds_decide = answers.hands > 0 and not answers.single
        self.answers: Final = answers
        self.worth: Final = bytes([answers.counts.get(tile, 0) for tile in range(28)])
        self.most: Final = answers.hand + sum(answers.counts.values())  # what all tricks are worth
        self._seats: Final[i64] = seats
        self._all: Final[i64] = holding_of(tiles)

    # --- the deal

    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        each = self.answers.hand
        hands = tuple([tiles[seat * each : (seat + 1) * each] for seat in range(self.seats)])
        return Deal(hands, tiles[self.seats * each :], -1, first)

    def begin(self, deal: Deal, totals: Points) -> State:
        self._check(deal)
        a = holding_of(deal.hands[0])
        b = holding_of(deal.hands[1])
        c = holding_of(deal.hands[2])
        d: i64 = 0
        if self._seats > 3:
            d = holding_of(deal.hands[3])
        widow: i64 = NOTHING
        if deal.yard:
            widow = deal.yard[0]
        first: i64 = deal.first
        still = bit_of(self._seats) - 1
        return TrickState(a, b, c, d, Auction(first, still, 0, NOBODY, None, widow), BIDDING, first)

    def _check(self, deal: Deal) -> None:
        least = len(deal.hands[0])
        for hand in deal.hands:
            if len(hand) != least:
                raise BadSetup(TrickCode.UNEVEN_HANDS, sizes=tuple([len(each) for each in deal.hands]))
        wanted = 1 if self.answers.widow else 0
        if len(deal.yard) != wanted:
            code = TrickCode.WIDOW_SIZE if wanted else TrickCode.ALL_DEALT
            raise BadSetup(code, found=len(deal.yard))

    # --- what is seen

    def look(self, state: State, seat: int | None) -> State:
        assert isinstance(state, TrickState)
        # After a claim all hands are shown, to see what was still out.
        laid = state.claimed != NOBODY
        return state.with_tiles(
            state.a if laid or seat == 0 else covered(state.a),
            state.b if laid or seat == 1 else covered(state.b),
            state.c if laid or seat == 2 else covered(state.c),
            state.d if laid or seat == 3 else covered(state.d),
            state.auction.covered(seat is not None and seat == state.auction.bidder),
        )

    def seen_move(self, move: Move, mover: int, seat: int | None) -> Move:
        return trick_move(ASIDE, DOWN) if move.kind == ASIDE and mover != seat else move

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(state, TrickState)
        return tuple([tiles_of(state.hand(seat)) for seat in range(self.seats)])

    def boneyard(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, TrickState)
        widow = int(state.auction.widow)
        return () if widow == NOTHING else (widow,)

    def hidden(self, state: State) -> bool:
        assert isinstance(state, TrickState)
        return super().hidden(state) or state.auction.aside == DOWN

    def unseen(self, state: State) -> list[int]:
        assert isinstance(state, TrickState)
        return seen_tiles(self.out(state, state.a | state.b | state.c | state.d))

    def out(self, state: TrickState, known: i64) -> i64:
        """The tiles that are neither known nor played nor seen beside the hands, a bit for each."""
        seen = known | self.played(state)
        auction = state.auction
        if auction.widow >= 0:
            seen |= bit_of(auction.widow)
        if auction.aside >= 0:
            seen |= bit_of(auction.aside)
        return self._all & ~seen

    def played(self, state: TrickState) -> i64:
        """All tiles of the tricks, the one on the table among them, a bit for each."""
        found = self._bits(state.table, self.on_table(state))
        taken = state.taken
        while taken is not None:
            found |= self._bits(taken.tiles, self._seats)
            taken = taken.before
        return found

    def _bits(self, tiles: i64, count: i64) -> i64:
        found: i64 = 0
        place: i64 = 0
        while place < count:
            found |= bit_of(tile_at(tiles, place))
            place += 1
        return found

    # --- the trick on the table, and those taken

    def on_table(self, state: TrickState) -> i64:
        """How many tiles of a trick are on the table; a full trick is taken right away."""
        if state.owes != PLAYING:
            return 0
        count = state.turn - state.leader
        return count if count >= 0 else count + self._seats

    def dealer(self, state: TrickState) -> int:
        """Who dealt or shuffled: the seat that speaks last."""
        return int((state.auction.first + self._seats - 1) % self._seats)

    def trick(self, state: TrickState) -> list[tuple[int, int]]:
        """The trick on the table, from its lead on: seat and tile."""
        return self._rows(state.leader, state.table, self.on_table(state))

    def tricks(self, state: TrickState) -> list[tuple[int, list[tuple[int, int]]]]:
        """All tricks taken, in order: who took it, and its tiles from the lead on with the seats that played them."""
        found: list[tuple[int, list[tuple[int, int]]]] = []
        taken = state.taken
        while taken is not None:
            found.append((int(taken.winner), self._rows(taken.leader, taken.tiles, self._seats)))
            taken = taken.before
        found.reverse()
        return found

    def _rows(self, leader: i64, tiles: i64, count: i64) -> list[tuple[int, int]]:
        rows: list[tuple[int, int]] = []
        place: i64 = 0
        while place < count:
            rows.append((int((leader + place) % self._seats), int(tile_at(tiles, place))))
            place += 1
        return rows

    def suit_led(self, state: TrickState) -> int:
        """The suit that the trick on the table asks for, NO_SUIT when nothing has been led."""
        if self.on_table(state) == 0:
            return NO_SUIT
        return int(led_by(tile_at(state.table, 0), state.auction.trump))

    def strength(self, state: TrickState, tile: int) -> int:
        """What a tile is good for in the trick on the table, or as its lead: the highest takes it, 0 cannot."""
        suit: i64 = self.suit_led(state)
        if suit == NO_SUIT:
            suit = led_by(tile, state.auction.trump)
        return int(strength(tile, suit, state.auction.trump))

    def follows(self, state: TrickState, seat: int) -> tuple[int, ...]:
        """The tiles of a seat's hand, as far as they are seen, that follow the suit led; all of them for the lead."""
        hand = state.hand(seat)
        suit = self.suit_led(state)
        return tuple(seen_tiles(hand if suit == NO_SUIT else hand & following(suit, state.auction.trump)))

    def winning(self, state: TrickState) -> int:
        """The seat whose tile is now the best of the trick on the table, NOBODY when nothing has been led."""
        count = self.on_table(state)
        return NOBODY if count == 0 else int(self.best(state.leader, state.table, count, state.auction.trump))

    def best(self, leader: i64, tiles: i64, count: i64, trump: i64) -> i64:
        """The seat with the best tile of a trick."""
        suit = led_by(tile_at(tiles, 0), trump)
        found: i64 = 0
        most: i64 = 0
        place: i64 = 0
        while place < count:
            worth = strength(tile_at(tiles, place), suit, trump)
            if worth > most:
                most = worth
                found = place
            place += 1
        found += leader
        return found if found < self._seats else found - self._seats

    def needs(self, state: TrickState) -> int:
        """What the bidders must take, tricks and counts together; 0 before there is a bid."""
        return min(int(state.auction.bid), self.most)

    def tricks_of(self, state: TrickState, side: int) -> int:
        """How many tricks a side has taken so far, claimed ones among them."""
        found = 0
        taken = state.taken
        while taken is not None:
            if self.side(taken.winner) == side:
                found += 1
            taken = taken.before
        if state.claimed != NOBODY and self.side(state.claimed) == side:
            found += int(size(state.hand(state.claimed)))
        return found

    def took(self, state: TrickState) -> Points:
        """What each side has taken, a point for each trick and what its tiles count."""
        found = [0] * self.sides
        taken: Trick | None = state.taken
        while taken is not None:
            found[self.side(taken.winner)] += 1 + self._worth(self._bits(taken.tiles, self._seats))
            taken = taken.before
        if state.claimed != NOBODY:
            held = state.a | state.b | state.c | state.d
            # Hidden hands hold the hidden tiles.
            left = held if held == held & self._all else held & self._all | self.out(state, held)
            found[self.side(state.claimed)] += int(size(state.hand(state.claimed))) + self._worth(left)
        return tuple(found)

    def _worth(self, tiles: i64) -> int:
        found: i64 = 0
        while tiles != 0:
            found += self.worth[lowest(tiles)]
            tiles &= tiles - 1
        return found

    # --- scores

    def points(self, state: State) -> Points | None:
        assert isinstance(state, TrickState)
        return self.tally(state) if state.owes == OVER else None

    def tally(self, state: State) -> Points:
        assert isinstance(state, TrickState)
        if state.owes != OVER:
            return (0,) * self.sides  # nothing is scored before the bid is made or set
        return round_points(self.answers, self.most, state.bid, self._bidding_side(state), self.took(state))

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        assert isinstance(state, TrickState)
        if state.owes != OVER:
            return None
        side = self._bidding_side(state)
        return winners(self.answers, self.most, state.bid, side, self.took(state), totals)

    def decided(self, ends: list[State], totals: Points) -> Points | None:
        state = ends[-1]
        assert isinstance(state, TrickState)
        if state.owes != OVER:
            return None
        side = self._bidding_side(state)
        won = self.hands_won(ends)
        return winners(self.answers, self.most, state.bid, side, self.took(state), totals, won)

    def hands_won(self, ends: list[State]) -> Points:
        """How many of some finished hands each side has won."""
        found = [0] * self.sides
        for end in ends:
            assert isinstance(end, TrickState)
            side = self._bidding_side(end)
            if side == NOBODY:
                continue
            won = hand_won(side, is_made(self.most, int(end.bid), self.took(end)[side]), self.sides)
            found = [had + more for had, more in zip(found, won)]
        return tuple(found)

    def _bidding_side(self, state: TrickState) -> int:
        return NOBODY if state.bidder == NOBODY else self.side(state.bidder)
