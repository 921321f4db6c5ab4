"""Poker without an exchange, many rounds at once: the betting in buffers, written out for the seat that acts."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from boneyard.adapters.rounds.buffers import Rounds, shuffled, starts, write_wide, zeros
from boneyard.core.game import Game
from boneyard.games.poker.moves import BET, CALL, CHECK, FOLD, RAISE
from boneyard.games.poker.ranks import HAND, tiles_number
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING

_CHECK: Final[i64] = 0  # the numbers of what is said
_BET: Final[i64] = BET - CHECK
_CALL: Final[i64] = CALL - CHECK
_RAISE: Final[i64] = RAISE - CHECK
_FOLD: Final[i64] = FOLD - CHECK
_ONE: Final[i64] = 1
_HELD: Final[i64] = HAND


def is_betting_only(game: Game) -> bool:
    """Whether a game is poker without an exchange, and the antes leave everyone chips to bet with."""
    return (
        isinstance(game, PokerGame) and not game.answers.exchange and game.answers.chips > game.answers.ante
    )


@final
class BettingRounds(Rounds):
    """Rounds of a game that is_betting_only()."""

    def __init__(self, game: PokerGame, seed: str, count: int) -> None:
        answers = game.answers
        super().__init__(game, seed, count, 3)
        seats = game.seats
        self._ranking: Final = answers.ranking
        self._chips: Final[i64] = answers.chips
        self._ante: Final[i64] = answers.ante
        self._stake: Final[i64] = answers.bet
        self._most: Final[i64] = answers.raises
        self._tiles: Final[vec[u8]] = vec[u8]([u8(tile) for tile in game.tiles])
        reach = game.reach_of_tiles()
        # A hand's number has a bit for each of its tiles.
        self._bits: Final[vec[i64]] = vec[i64](
            [tiles_number([tile]) if tile in game.tiles else 0 for tile in range(reach)]
        )
        at = starts(game.parts())
        self._at_shown: Final[i64] = at["shown"]
        self._at_points: Final[i64] = at["points"]
        self._at_inside: Final[i64] = at["inside"]
        self._at_waiting: Final[i64] = at["waiting"]
        self._at_chips: Final[i64] = at["chips"]
        self._at_paid: Final[i64] = at["paid"]
        self._at_put: Final[i64] = at["put"]
        self._at_level: Final[i64] = at["level"]
        self._at_raises: Final[i64] = at["raises"]
        self._at_first: Final[i64] = at["first"]
        # By round and seat: the tiles of a hand, what was paid in all and in this round of betting.
        self._hands: Final[vec[u8]] = zeros(count * seats * HAND)
        self._paid: Final[vec[i64]] = vec[i64]([0 for _ in range(count * seats)])
        self._put: Final[vec[i64]] = vec[i64]([0 for _ in range(count * seats)])
        # By round: what there is to call, the raises, and a bit for each seat still in and for each still to speak.
        self._level: Final[vec[i64]] = vec[i64]([0 for _ in range(count)])
        self._raises: Final[vec[u8]] = zeros(count)
        self._inside: Final[vec[u8]] = zeros(count)
        self._waiting: Final[vec[u8]] = zeros(count)
        self._deck: Final[vec[u8]] = zeros(len(game.tiles))
        self._won: Final[vec[i64]] = vec[i64]([0 for _ in range(seats)])
        self._strengths: Final[vec[i64]] = vec[i64]([0 for _ in range(seats)])
        index: i64 = 0
        while index < self.count:
            self._lay_out(index, at["sizes"], at["boneyard"], at["turn"], at["stage"])
            self._deal(index)
            self._list(index)
            index += 1

    def step(self, numbers: bytes) -> None:
        self.check(numbers)
        seats = self.seats
        index: i64 = 0
        while index < self.count:
            if self.dones[index] != 0:
                self.dones[index] = 0
                seat: i64 = 0
                while seat < seats:
                    self.rewards[index * seats + seat] = 0.0
                    seat += 1
            if self._say(index, read_i64_le(numbers, index * 8)):
                self._settle(index)
                self.dones[index] = 1
                self._deal(index)
            self._list(index)
            index += 1

    def _say(self, index: i64, number: i64) -> bool:
        """Make a move in a round; True if it is over then."""
        seat = i64(self.turns[index])
        own = _ONE << seat
        inside = i64(self._inside[index])
        waiting = i64(self._waiting[index]) & ~own
        if number == _FOLD:
            inside &= ~own
            self._inside[index] = u8(inside)
        elif number != _CHECK:
            at = index * self.seats + seat
            chips = self._level[index] - self._put[at]
            if number != _CALL:
                chips += self._stake
                waiting = self._able(index) & ~own
                if number == _RAISE:
                    self._raises[index] = u8(i64(self._raises[index]) + 1)
            left = self._chips - self._paid[at]
            if chips > left:  # noqa: PLR1730 (min() would box it)
                chips = left
            self._paid[at] = self._paid[at] + chips
            self._put[at] = self._put[at] + chips
            if self._put[at] > self._level[index]:  # noqa: PLR1730 (max() would box it)
                self._level[index] = self._put[at]
        self._waiting[index] = u8(waiting)
        if waiting == 0 or inside & (inside - 1) == 0:
            return True
        self.turns[index] = u8(self._next(waiting, seat))
        return False

    def _next(self, seats: i64, after: i64) -> i64:
        """The first of these seats after another, round the table."""
        while True:
            after += 1
            if after == self.seats:
                after = 0
            if (seats >> after) & 1 != 0:
                return after

    def _able(self, index: i64) -> i64:
        """A bit for each seat still in with chips left to bet with."""
        found = i64(self._inside[index])
        base = index * self.seats
        seat: i64 = 0
        while seat < self.seats:
            if self._paid[base + seat] == self._chips:
                found &= ~(_ONE << seat)
            seat += 1
        return found

    def _list(self, index: i64) -> None:
        """List what the seat whose turn it is may say, and write what it sees."""
        mask = index * self.actions
        mark = index * self.room
        seat = i64(self.turns[index])
        at = index * self.seats + seat
        place: i64 = mark
        stop = mark + i64(self.marks[index])
        while place < stop:
            self.masks[mask + i64(self.listed[place])] = 0
            place += 1
        owed = self._level[index] - self._put[at]
        left = self._chips - self._paid[at]
        matched = self._able(index) & ~(_ONE << seat) != 0
        if owed > 0:
            self.listed[mark] = i16(_CALL)
            place = mark + 1
            if matched and left > owed and i64(self._raises[index]) < self._most:
                self.listed[place] = i16(_RAISE)
                place += 1
            self.listed[place] = i16(_FOLD)
            place += 1
        else:
            self.listed[mark] = i16(_CHECK)
            place = mark + 1
            if matched and left > 0:
                self.listed[place] = i16(_BET)
                place += 1
        self.marks[index] = i16(place - mark)
        while place > mark:
            place -= 1
            self.masks[mask + i64(self.listed[place])] = 1
        self._write(index, seat)

    def _write(self, index: i64, who: i64) -> None:
        """Write what changes in a deal, for the seat that acts."""
        rows = self.observations
        seats = self.seats
        base = index * seats
        row = (base + who) * self.width
        inside = i64(self._inside[index])
        waiting = i64(self._waiting[index])
        step: i64 = 0
        seat = who
        while step < seats:
            paid = self._paid[base + seat]
            write_wide(rows, row + self._at_points + 2 * step, -paid)
            rows[row + self._at_inside + step] = u8((inside >> seat) & 1)
            rows[row + self._at_waiting + step] = u8((waiting >> seat) & 1)
            write_wide(rows, row + self._at_chips + 2 * step, self._chips - paid)
            write_wide(rows, row + self._at_paid + 2 * step, paid)
            write_wide(rows, row + self._at_put + 2 * step, self._put[base + seat])
            step += 1
            seat += 1
            if seat == seats:
                seat = 0
        write_wide(rows, row + self._at_level, self._level[index])
        rows[row + self._at_raises] = self._raises[index]

    def _settle(self, index: i64) -> None:
        """The value of a deal that is over: the last one in takes all, or each pot goes to its best hand."""
        seats = self.seats
        base = index * seats
        inside = i64(self._inside[index])
        won = self._won
        seat: i64 = 0
        while seat < seats:
            won[seat] = 0
            if (inside >> seat) & 1 != 0 and inside & (inside - 1) != 0:
                self._strengths[seat] = self._strength(base + seat)
            seat += 1
        below: i64 = 0
        while True:
            # The least that someone still in has paid for a further pot, and the best hand of those who have.
            level: i64 = -1
            best: i64 = -1
            seat = 0
            while seat < seats:
                paid = self._paid[base + seat]
                if (inside >> seat) & 1 != 0 and paid > below:
                    if level < 0 or paid < level:
                        level = paid
                    if best < 0 or self._strengths[seat] > self._strengths[best]:
                        best = seat
                seat += 1
            if best < 0:
                break
            if inside & (inside - 1) == 0:
                level = self._chips
            seat = 0
            while seat < seats:
                paid = self._paid[base + seat]
                if paid > below:
                    if paid > level:  # noqa: PLR1730 (min() would box it)
                        paid = level
                    won[best] = won[best] + paid - below
                seat += 1
            below = level
        seat = 0
        while seat < seats:
            self.rewards[base + seat] = float(won[seat] - self._paid[base + seat])
            seat += 1

    def _strength(self, at: i64) -> i64:
        """How strong a hand is."""
        number: i64 = 0
        place = at * _HELD
        while place < (at + 1) * _HELD:
            number |= self._bits[i64(self._hands[place])]
            place += 1
        return self._ranking.strength_of(number)

    def _lay_out(self, index: i64, sizes: i64, boneyard: i64, turn: i64, stage: i64) -> None:
        """Write what is the same in every deal."""
        row = index * self.seats * self.width
        seat: i64 = 0
        while seat < self.seats:
            other: i64 = 0
            while other < self.seats:
                self.observations[row + sizes + other] = u8(_HELD)
                other += 1
            self.observations[row + boneyard] = u8(len(self._tiles) - _HELD * self.seats)
            self.observations[row + turn] = 1  # it is read when it is this seat's turn
            self.observations[row + stage + BETTING] = 1
            row += self.width
            seat += 1

    def _deal(self, index: i64) -> None:
        seats = self.seats
        rows = self.observations
        deck = self._deck
        rng = self.rngs[index]
        first = rng.below(seats)
        at: i64 = 0
        while at < len(deck):
            deck[at] = self._tiles[at]
            at += 1
        shuffled(rng, deck)
        base = index * seats
        row = base * self.width
        at = 0
        seat: i64 = 0
        while seat < seats:
            hand = (base + seat) * _HELD
            stop = hand + _HELD
            place = hand
            while place < stop:
                rows[row + i64(self._hands[place])] = 0
                rows[row + self._at_shown + i64(self._hands[place])] = 0
                place += 1
            place = hand
            while place < stop:
                self._hands[place] = deck[at]
                rows[row + i64(deck[at])] = 1
                rows[row + self._at_shown + i64(deck[at])] = 1
                place += 1
                at += 1
            other: i64 = 0
            while other < seats:
                rows[row + self._at_first + other] = 0
                other += 1
            rows[row + self._at_first + (first - seat + seats) % seats] = 1
            self._paid[base + seat] = self._ante
            self._put[base + seat] = 0
            row += self.width
            seat += 1
        everyone = (_ONE << seats) - 1
        self._inside[index] = u8(everyone)
        self._waiting[index] = u8(everyone)
        self._level[index] = 0
        self._raises[index] = 0
        self.turns[index] = u8(first)
