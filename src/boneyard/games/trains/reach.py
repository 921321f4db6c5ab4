"""What may be laid on which train: where a seat may play now, and which of its tiles fit there."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.hand import Hand, hand_of
from boneyard.core.move import LAY, Move
from boneyard.core.tile import FACES, HIGH, LETTERS, LOW, TILES, WILD, double, twins
from boneyard.games.trains.answers import Answers
from boneyard.games.trains.moves import NOTATION, on_public, on_train, train_move, train_public, train_seat
from boneyard.games.trains.state import STRING, TrainState

FACE_COUNT: Final = WILD + 1 + len(LETTERS)
A: Final[i64] = WILD + 1  # the letter that goes on any train


def held(hand: Hand, tile: int) -> int:
    """The tile of a hand that a move means: of tiles that look alike, one that is there."""
    if hand.has(tile):
        return tile
    for twin in twins(tile):
        if hand.has(twin):
            return twin
    return tile


def touches(face: i64, end: i64) -> bool:
    """Whether a face may lie against an open end: the same number, or a wild one on either side."""
    return face == end or face >= WILD or end == WILD


@final
class Reach:
    """The plays that the trains take."""

    def __init__(self, answers: Answers, tiles: tuple[int, ...], seats: int) -> None:
        self.answers: Final = answers
        self._seats: Final[i64] = seats
        self.fits: Final[list[Hand]] = [
            hand_of([tile for tile in tiles if touches(FACES[tile][0], end) or touches(FACES[tile][1], end)])
            for end in range(FACE_COUNT)
        ]
        self.doubles: Final[Hand] = hand_of([tile for tile in tiles if HIGH[tile] == LOW[tile]])
        self.wild_double: Final[Hand] = hand_of([tile for tile in tiles if HIGH[tile] == WILD == LOW[tile]])
        self.anywhere: Final[Hand] = hand_of([tile for tile in tiles if A in FACES[tile]])
        self.has_wilds: Final[bool] = len(self.wild_double) > 0
        self.places: Final[list[int]] = [on_train(seat) for seat in range(seats)] + [
            on_public(count) for count in range(TILES)
        ]

    def index_of(self, place: i64) -> i64:
        """The train that a place is on, -1 for a place on no train."""
        # No conditional expressions here: one of an i64 and a literal would be boxed.
        seat: i64 = train_seat(place)
        if seat >= 0:
            if seat < self._seats:
                return seat
            return -1
        public: i64 = train_public(place)
        if public >= 0:
            return self._seats + public
        return -1

    def plays(self, state: TrainState, seat: i64, hand: Hand) -> list[Move]:
        """All plays of a hand."""
        found: list[Move] = []
        if state.bound >= 0:
            self._gather(state, seat, state.bound, hand, found)
        elif len(state.opens) > 0:
            for index in self.spots(state, seat):
                self._gather(state, seat, index, hand, found)
        else:
            self._gather(state, seat, seat, hand, found)
            other = self._first_other(state, seat)
            while other >= 0:
                self._gather(state, seat, other, hand, found)
                other = self._next_other(state, seat, other)
        if self.has_wilds and hand.meets(self.anywhere) and self._free(state, seat):
            self._gather_anywhere(state, seat, hand.both(self.anywhere), found)
        return found

    def _first_other(self, state: TrainState, seat: i64) -> i64:
        """The first train besides your own that you may play on while no double is open; -1 for none."""
        # No conditional expressions here: one of an i64 and a literal would be boxed.
        if self.on_own_only(state, seat):
            return -1
        return self._next_other(state, seat, -1)

    def _next_other(self, state: TrainState, seat: i64, index: i64) -> i64:
        """The one after it: those with a marker, then the public ones."""
        index += 1
        markers = state.rail.markers
        while index < self._seats:
            if (markers >> index) & 1 == 1 and index != seat:
                return index
            index += 1
        if index < len(state.trains):
            return index
        return -1

    def playable(self, state: TrainState, seat: i64, hand: Hand) -> bool:
        """Whether some tile of a hand fits somewhere."""
        if self.has_wilds:
            return len(self.plays(state, seat, hand)) > 0
        if state.bound >= 0:
            return self._fits_on(state, seat, state.bound, hand)
        if len(state.opens) > 0:
            return any([self._fits_on(state, seat, index, hand) for index in self.spots(state, seat)])
        if self._fits_on(state, seat, seat, hand):
            return True
        other = self._first_other(state, seat)
        while other >= 0:
            if self._fits_on(state, seat, other, hand):
                return True
            other = self._next_other(state, seat, other)
        return False

    def _fits_on(self, state: TrainState, seat: i64, index: i64, hand: Hand) -> bool:
        """Whether some tile of a hand fits on an open train where no tile is wild."""
        if not hand.meets(self.fits[state.trains[index].end]):
            return False
        return len(state.opens) == 0 or self._fitting(state, seat, index, hand).size > 0

    def count(self, state: TrainState, seat: i64, hand: Hand) -> i64:
        """How many plays of a hand there are where no tile is wild."""
        if state.bound >= 0:
            return self._count_on(state, seat, state.bound, hand)
        found: i64 = 0
        if len(state.opens) > 0:
            for index in self.spots(state, seat):
                found += self._count_on(state, seat, index, hand)
            return found
        found = self._count_on(state, seat, seat, hand)
        other = self._first_other(state, seat)
        while other >= 0:
            found += self._count_on(state, seat, other, hand)
            other = self._next_other(state, seat, other)
        return found

    def nth(self, state: TrainState, seat: i64, hand: Hand, at: i64) -> Move:
        """The play at an index among all plays of a hand where no tile is wild, found without a list of them."""
        if state.bound >= 0:
            return self._nth_on(state, seat, state.bound, hand, at)
        if len(state.opens) > 0:
            for index in self.spots(state, seat):
                here = self._count_on(state, seat, index, hand)
                if at < here:
                    return self._nth_on(state, seat, index, hand, at)
                at -= here
        here = self._count_on(state, seat, seat, hand)
        if at < here:
            return self._nth_on(state, seat, seat, hand, at)
        at -= here
        other = self._first_other(state, seat)
        while other >= 0:
            here = self._count_on(state, seat, other, hand)
            if at < here:
                return self._nth_on(state, seat, other, hand, at)
            at -= here
            other = self._next_other(state, seat, other)
        raise IndexError("there are fewer plays")

    def _count_on(self, state: TrainState, seat: i64, index: i64, hand: Hand) -> i64:
        found = hand.common(self.fits[state.trains[index].end])
        if found > 0 and len(state.opens) > 0:
            return self._fitting(state, seat, index, hand).size
        return found

    def _nth_on(self, state: TrainState, seat: i64, index: i64, hand: Hand, at: i64) -> Move:
        if len(state.opens) > 0:
            tile = self._fitting(state, seat, index, hand).nth(at)
        else:
            tile = hand.nth_common(self.fits[state.trains[index].end], at)
        return Move(LAY, tile, self.places[index], -1, -1, NOTATION)

    def _fitting(self, state: TrainState, seat: i64, index: i64, hand: Hand) -> Hand:
        """The tiles of a hand that may be laid on an open train where no tile is wild."""
        end = state.trains[index].end
        fitting = hand.both(self.fits[end])
        if len(state.opens) > 0 and fitting.size > 0:
            again: i64 = double(end)
            if fitting.has(again) and not self._second_double(state, seat, index, again):
                return fitting.without(again)
        return fitting

    def takes(self, state: TrainState, seat: i64, hand: Hand, move: Move, index: i64) -> bool:
        """Whether a play on a train is among those of a hand, without a list of them all."""
        tile = move.tile
        if index < 0 or index >= len(state.trains) or tile < 0:
            return False
        if HIGH[tile] == A and twins(tile)[0] != tile:
            return False
        if not hand.has(held(hand, tile)) or not self._is_open(state, seat, index, tile):
            return False
        if self.leaves(state, index, move) < 0:
            return False
        if HIGH[tile] != LOW[tile]:
            return True
        if self.has_wilds and self.wild_double.has(tile) and state.trains[index].on_double():
            return False
        return self._second_double(state, seat, index, tile)

    def _is_open(self, state: TrainState, seat: i64, index: i64, tile: i64) -> bool:
        if state.bound >= 0:
            return index == state.bound
        if len(state.opens) > 0:
            if int(index) in self.spots(state, seat):
                return True
        elif index == seat or (not self.on_own_only(state, seat) and self._is_public(state, index)):
            return True
        return self.has_wilds and index < self._seats and self.anywhere.has(tile) and self._free(state, seat)

    def _is_public(self, state: TrainState, index: i64) -> bool:
        return index >= self._seats or (state.rail.markers >> index) & 1 == 1

    def spots(self, state: TrainState, seat: i64) -> list[int]:
        """The trains a seat may play on now."""
        if state.bound >= 0:
            return [int(state.bound)]
        if len(state.opens) == 2:
            return list(state.opens)
        if state.opens and (self.answers.cover_only or self.on_own_only(state, seat)):
            return [state.opens[-1]]
        if self.on_own_only(state, seat):
            return [int(seat)]
        markers = state.rail.markers
        found = [int(seat)]
        for other in range(self._seats):
            if other != seat and (markers >> other) & 1 == 1:
                found.append(int(other))
        for public in range(self._seats, len(state.trains)):
            found.append(int(public))
        return found

    def on_own_only(self, state: TrainState, seat: i64) -> bool:
        """Whether this turn goes on your own train and nowhere else."""
        if state.owes == STRING:
            return True
        return self.first_turn(state, seat)

    def first_turn(self, state: TrainState, seat: i64) -> bool:
        """Whether a seat is having the first turn that goes on your own train only."""
        return self.answers.first_turn_own and (state.rail.started >> seat) & 1 == 0

    def _free(self, state: TrainState, seat: i64) -> bool:
        if state.bound >= 0 or len(state.opens) == 2:
            return False
        return not self.on_own_only(state, seat)

    def _gather_anywhere(self, state: TrainState, seat: i64, hand: Hand, found: list[Move]) -> None:
        for index in range(self._seats):
            if index != seat and (state.rail.markers >> index) & 1 == 0:
                self._gather(state, seat, index, hand, found)

    def _gather(self, state: TrainState, seat: i64, index: i64, hand: Hand, found: list[Move]) -> None:
        train = state.trains[index]
        fits = self.fits[train.end]
        if not hand.meets(fits):
            return
        if not self.has_wilds:
            place: i64 = self.places[index]
            for plain in self._fitting(state, seat, index, hand).tiles():
                found.append(Move(LAY, plain, place, -1, -1, NOTATION))
            return
        fitting = hand.both(fits)
        if train.on_double():
            fitting = fitting.less(self.wild_double)
        spoken = -1
        for tile in fitting.tiles():
            if HIGH[tile] == LOW[tile] and not self._second_double(state, seat, index, tile):
                continue
            # Of tiles that look alike the first speaks for all.
            called = twins(tile)[0] if HIGH[tile] == A else tile
            if called != spoken:
                self._add(called, train.end, self.places[index], found)
            spoken = called

    def _add(self, tile: int, end: int, place: int, found: list[Move]) -> None:
        high, low = FACES[tile]
        by_high = touches(high, end)
        if high != low and by_high and touches(low, end):
            found.append(train_move(LAY, tile, place, low))
            found.append(train_move(LAY, tile, place, high))
        else:
            found.append(train_move(LAY, tile, place))

    def _second_double(self, state: TrainState, seat: i64, index: i64, tile: i64) -> bool:
        """A double while another of this turn stays open asks for a tile of the hand that covers one of the two."""
        if not state.opens:
            return True
        if not self.answers.two_doubles:
            return False
        rest = state.hands.of(seat).without(tile)
        if rest.size == 0 or rest.down > 0:
            return True
        other: i64 = -1
        for open_ in state.opens:
            if open_ != index:
                other = state.trains[open_].end
        # Laid on W-W, the only open double, it is the only one itself.
        return other < 0 or self._covers_one(rest, HIGH[tile], other)

    def _covers_one(self, hand: Hand, one: i64, other: i64) -> bool:
        """Whether a hand can cover one of two open doubles so that no more than one stays open."""
        plain = hand.less(self.doubles)
        if plain.meets(self.fits[one]) or plain.meets(self.fits[other]):
            return True
        if one != WILD and other != WILD:
            return False
        # W-W takes doubles too, but each is open itself then: it must be the last tile, or be covered in its turn.
        kept = one if other == WILD else other
        for tile in hand.less(self.wild_double).both(self.doubles).tiles():
            rest = hand.without(tile)
            if rest.size == 0 or rest.meets(self.fits[HIGH[tile]]) or rest.meets(self.fits[kept]):
                return True
        return False

    def leaves(self, state: TrainState, index: i64, move: Move) -> i64:
        """The number that a play leaves open; -1 if it doesn't fit, or the move names a wrong number or none."""
        end = state.trains[index].end
        high: i64 = HIGH[move.tile]
        low: i64 = LOW[move.tile]
        by_high = touches(high, end)
        by_low = touches(low, end)
        if by_high and by_low and high != low:
            if move.left == low or move.left == high:
                return move.left
            return -1
        if move.left >= 0 or not (by_high or by_low):
            return -1
        if by_high:
            return low
        return high
