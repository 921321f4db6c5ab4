"""Forty-Two and Moon, many rounds at once: every seat's observation changes by what a move changes."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from boneyard.adapters.rounds.buffers import Rounds, shuffled, starts, zeros
from boneyard.core.game import NOBODY, Game
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.scoring import round_points
from boneyard.games.tricks.state import BIDDING, NAMING, PLAYING, SETTING
from boneyard.games.tricks.suits import COUNT, FOLLOWING, LED, STRENGTH, SUITS

_NONE: Final[i64] = 255  # no seat, no tile, no trumps


def is_without_claims(game: Game) -> bool:
    """Whether a game is one of tricks where every trick is played."""
    return isinstance(game, TrickGame) and not game.answers.claim


@final
class TrickRounds(Rounds):
    """Rounds of a game that is_without_claims()."""

    def __init__(self, game: TrickGame, seed: str, count: int) -> None:
        answers = game.answers
        room = max(answers.hand + 1, len(answers.bids) + 1, len(answers.trumps))
        super().__init__(game, seed, count, room)
        seats = game.seats
        self._rules: Final[TrickGame] = game
        self._sides: Final[i64] = game.sides
        self._hand: Final[i64] = answers.hand
        self._widow: Final[bool] = answers.widow
        self._tiles: Final[vec[u8]] = vec[u8]([u8(tile) for tile in game.tiles])
        self._bids: Final[vec[i16]] = vec[i16]([i16(bid) for bid in answers.bids])
        self._trumps: Final[vec[u8]] = vec[u8]([u8(suit) for suit in answers.trumps])
        self._worth: Final[vec[u8]] = vec[u8]([u8(worth) for worth in game.worth])
        self._led: Final[vec[u8]] = vec[u8]([u8(suit) for suit in LED])
        self._following: Final[vec[i64]] = vec[i64](list(FOLLOWING))
        self._strength: Final[vec[u8]] = vec[u8]([u8(strength) for strength in STRENGTH])
        # Where the numbers of passes, bids and trumps begin; tiles come first, then tiles put aside.
        self._pass: Final[i64] = COUNT + (COUNT if answers.widow else 0)
        self._naming: Final[i64] = self._pass + 1 + len(answers.bids)
        # By the place of the current bid, 0 for none: after which bid the next ones end.
        self._until: Final[vec[u8]] = vec[u8](
            [u8(_last_over(answers.bids, answers.limit, place)) for place in range(len(answers.bids) + 1)]
        )
        at = starts(game.parts())
        self._at_sizes: Final[i64] = at["sizes"]
        self._at_boneyard: Final[i64] = at["boneyard"]
        self._at_turn: Final[i64] = at["turn"]
        self._at_points: Final[i64] = at["points"]
        self._at_owes: Final[i64] = at["owes"]
        self._at_bid: Final[i64] = at["bid"]
        self._at_bidder: Final[i64] = at["bidder"]
        self._at_said: Final[i64] = at["said"]
        self._at_speaking: Final[i64] = at["speaking"]
        self._at_trump: Final[i64] = at["trump"]
        self._at_aside: Final[i64] = at["aside"]
        self._at_leader: Final[i64] = at["leader"]
        self._at_trick: Final[i64] = at["trick"]
        self._at_played: Final[i64] = at["played"]
        self._at_taken: Final[i64] = at["taken"]
        # By round and seat: the tiles of a hand in any order and as bits, and how many they are.
        self._most: Final[i64] = answers.hand + 1
        self._hands: Final[vec[u8]] = zeros(count * seats * (answers.hand + 1))
        self._held: Final[vec[i64]] = vec[i64]([0 for _ in range(count * seats)])
        self._sizes: Final[vec[u8]] = zeros(count * seats)
        # By round: the bidding, the trick on the table from its lead on, and what each side has taken.
        self._owes: Final[vec[u8]] = zeros(count)
        self._still: Final[vec[u8]] = zeros(count)
        self._bid: Final[vec[u8]] = zeros(count)  # its place, 0 for none
        self._bidder: Final[vec[u8]] = zeros(count)
        self._trump: Final[vec[u8]] = zeros(count)
        self._under: Final[vec[u8]] = zeros(count)  # the widow
        self._leader: Final[vec[u8]] = zeros(count)
        self._trick: Final[vec[u8]] = zeros(count * seats)
        self._taken: Final[vec[u8]] = zeros(count * game.sides)
        self._deck: Final[vec[u8]] = zeros(len(game.tiles))
        index: i64 = 0
        while index < self.count:
            self._deal(index)
            self._list(index)
            index += 1

    def step(self, numbers: bytes) -> None:
        self.check(numbers)
        self._run(numbers)

    def _run(self, numbers: bytes) -> None:
        """Make a move in every round, and list what may be done then."""
        seats = self.seats
        last = seats - 1
        width = self.width
        most = self._most
        rows = self.observations
        masks = self.masks
        turns = self.turns
        dones = self.dones
        hands = self._hands
        held = self._held
        sizes = self._sizes
        owes = self._owes
        trumps = self._trump
        leaders = self._leader
        tricks = self._trick
        listed = self.listed
        marks = self.marks
        following = self._following
        led = self._led
        at_sizes = self._at_sizes
        at_trick = self._at_trick
        index: i64 = 0
        while index < self.count:
            base = index * seats
            if dones[index] != 0:
                dones[index] = 0
                seat: i64 = 0
                while seat < seats:
                    self.rewards[base + seat] = 0.0
                    seat += 1
            number = read_i64_le(numbers, index * 8)
            over = False
            if i64(owes[index]) == PLAYING:
                mover = i64(turns[index])
                leader = i64(leaders[index])
                hand = (base + mover) * most
                size = i64(sizes[base + mover]) - 1
                place = hand
                while hands[place] != number:
                    place += 1
                hands[place] = hands[hand + size]
                sizes[base + mover] = u8(size)
                held[base + mover] = held[base + mover] & ~(i64(1) << number)
                row = base * width
                rows[row + mover * width + number] = 0
                by = mover
                seat = 0
                while seat < seats:
                    rows[row + at_sizes + by] = u8(size)
                    rows[row + at_trick + by * COUNT + number] = 1
                    by -= 1
                    if by < 0:
                        by = last
                    row += width
                    seat += 1
                place = mover - leader
                if place < 0:
                    place += seats
                tricks[base + place] = u8(number)
                if place < last:
                    turn = mover + 1
                    if turn == seats:
                        turn = 0
                    turns[index] = u8(turn)
                else:
                    self._take(index)
                    over = size == 0
            else:
                over = self._speak(index, number)
            if over:
                self._settle(index)
                dones[index] = 1
                self._deal(index)
            if i64(owes[index]) != PLAYING:
                self._list(index)
                index += 1
                continue
            # The tiles that may be played now.
            mark = index * self.room
            mask = index * self.actions
            place = mark
            stop = mark + i64(marks[index])
            while place < stop:
                masks[mask + i64(listed[place])] = 0
                place += 1
            mover = i64(turns[index])
            leader = i64(leaders[index])
            may = held[base + mover]
            if mover != leader:
                trump = i64(trumps[index])
                follows = following[trump * SUITS + i64(led[trump * COUNT + i64(tricks[base])])]
                if may & follows != 0:
                    may &= follows
            hand = (base + mover) * most
            stop = hand + i64(sizes[base + mover])
            place = mark
            while hand < stop:
                tile = i64(hands[hand])
                if (may >> tile) & 1 != 0:
                    masks[mask + tile] = 1
                    listed[place] = i16(tile)
                    place += 1
                hand += 1
            marks[index] = i16(place - mark)
            index += 1

    def _list(self, index: i64) -> None:
        """Mark what may be said, or put aside."""
        masks = self.masks
        listed = self.listed
        mark = index * self.room
        mask = index * self.actions
        place = mark
        stop = mark + i64(self.marks[index])
        while place < stop:
            masks[mask + i64(listed[place])] = 0
            place += 1
        place = mark
        number: i64 = 0
        owes = i64(self._owes[index])
        if owes == SETTING:
            seat = index * self.seats + i64(self.turns[index])
            hand = seat * self._most
            stop = hand + i64(self._sizes[seat])
            while hand < stop:
                listed[place] = i16(i64(self._hands[hand]) + COUNT)
                place += 1
                hand += 1
        elif owes == NAMING:
            number = self._naming
            while number < self._naming + i64(len(self._trumps)):
                listed[place] = i16(number)
                place += 1
                number += 1
        else:
            listed[place] = i16(self._pass)
            place += 1
            stands = i64(self._bid[index])
            number = self._pass + 1 + stands
            stop = self._pass + 1 + i64(self._until[stands])
            while number < stop:
                listed[place] = i16(number)
                place += 1
                number += 1
        self.marks[index] = i16(place - mark)
        while mark < place:
            masks[mask + i64(listed[mark])] = 1
            mark += 1

    # --- moves

    def _speak(self, index: i64, number: i64) -> bool:
        """A bid, a pass, a tile put aside or trumps; whether the round is over."""
        seats = self.seats
        rows = self.observations
        owes = i64(self._owes[index])
        mover = i64(self.turns[index])
        base = index * seats
        row = base * self.width
        if owes == BIDDING:
            return self._call(index, mover, number - self._pass)
        if owes == SETTING:
            self._set_aside(index, mover, number - COUNT)
            return False
        # Trumps are named.
        named = number - self._naming
        self._trump[index] = self._trumps[named]
        self._leader[index] = u8(mover)
        by = mover
        seat: i64 = 0
        while seat < seats:
            rows[row + self._at_trump + named] = 1
            rows[row + self._at_leader + by] = 1
            by -= 1
            if by < 0:
                by = seats - 1
            row += self.width
            seat += 1
        self._owe(index, NAMING, PLAYING)
        return False

    def _owe(self, index: i64, before: i64, after: i64) -> None:
        rows = self.observations
        row = index * self.seats * self.width + self._at_owes
        seat: i64 = 0
        while seat < self.seats:
            rows[row + before] = 0
            rows[row + after] = 1
            row += self.width
            seat += 1
        self._owes[index] = u8(after)

    def _call(self, index: i64, mover: i64, called: i64) -> bool:
        """A bid by its place, 0 for a pass."""
        seats = self.seats
        answers = self._rules.answers
        rows = self.observations
        one: i64 = 1
        all_seats = (one << seats) - 1
        stood = i64(self._bid[index])
        was = i64(self._bidder[index])
        stands = stood
        bidder = was
        still = i64(self._still[index])
        bid: i64 = 0
        limit: i64 = answers.limit
        if called > 0:
            stands = called
            bidder = mover
            bid = i64(self._bids[called - 1])
        if not (answers.goes_round and 0 < bid < limit):
            still &= ~(one << mover)
        if bid == limit and answers.asks_everybody:
            still = all_seats & ~(one << mover)
        others = still
        if bidder != _NONE:
            others &= ~(one << bidder)
        if others == 0:
            still = 0
        self._bid[index] = u8(stands)
        self._bidder[index] = u8(bidder)
        self._still[index] = u8(still)
        row = index * seats * self.width
        spread = i64(len(self._bids)) + 1
        seat: i64 = 0
        while seat < seats:
            rows[row + self._at_said + (mover - seat + seats) % seats * spread + called] = 1
            if called > 0:
                rows[row + self._at_bid + stood] = 0
                rows[row + self._at_bid + stands] = 1
                if was != _NONE:
                    rows[row + self._at_bidder + (was - seat + seats) % seats] = 0
                rows[row + self._at_bidder + (bidder - seat + seats) % seats] = 1
            step: i64 = 0
            while step < seats:
                rows[row + self._at_speaking + step] = u8((still >> ((seat + step) % seats)) & 1)
                step += 1
            row += self.width
            seat += 1
        if others != 0:
            turn = mover
            while True:
                turn += 1
                if turn == seats:
                    turn = 0
                if (others >> turn) & 1 != 0:
                    break
            self.turns[index] = u8(turn)
            return False
        if bidder == _NONE:
            return True
        self.turns[index] = u8(bidder)
        if self._widow:
            self._owe(index, BIDDING, SETTING)
            self._take_up(index, bidder)
        else:
            self._owe(index, BIDDING, NAMING)
        return False

    def _take_up(self, index: i64, bidder: i64) -> None:
        tile = i64(self._under[index])
        seat = index * self.seats + bidder
        size = i64(self._sizes[seat])
        self._hands[seat * self._most + size] = u8(tile)
        self.observations[seat * self.width + tile] = 1
        self._hold(index, bidder, size + 1, self._held[seat] | (i64(1) << tile))
        row = index * self.seats * self.width + self._at_boneyard
        other: i64 = 0
        while other < self.seats:
            self.observations[row] = 0
            row += self.width
            other += 1

    def _set_aside(self, index: i64, bidder: i64, tile: i64) -> None:
        seat = index * self.seats + bidder
        size = i64(self._sizes[seat]) - 1
        hand = seat * self._most
        place = hand
        while i64(self._hands[place]) != tile:
            place += 1
        self._hands[place] = self._hands[hand + size]
        self.observations[seat * self.width + tile] = 0
        self.observations[seat * self.width + self._at_aside + tile] = 1
        self._hold(index, bidder, size, self._held[seat] & ~(i64(1) << tile))
        self._owe(index, SETTING, NAMING)

    def _hold(self, index: i64, bidder: i64, size: i64, tiles: i64) -> None:
        seats = self.seats
        self._sizes[index * seats + bidder] = u8(size)
        self._held[index * seats + bidder] = tiles
        row = index * seats * self.width + self._at_sizes
        seat: i64 = 0
        while seat < seats:
            self.observations[row + (bidder - seat + seats) % seats] = u8(size)
            row += self.width
            seat += 1

    def _take(self, index: i64) -> None:
        """The trick goes to its best tile, and its seat leads the next one."""
        seats = self.seats
        sides = self._sides
        width = self.width
        base = index * seats
        rows = self.observations
        tricks = self._trick
        strengths = self._strength
        trump = i64(self._trump[index])
        leader = i64(self._leader[index])
        ranks = (trump * SUITS + i64(self._led[trump * COUNT + i64(tricks[base])])) * COUNT
        at_trick = self._at_trick
        at_played = self._at_played
        winner = leader
        best: i64 = 0
        worth: i64 = 1
        mover = leader
        place: i64 = 0
        while place < seats:
            tile = i64(tricks[base + place])
            strength = i64(strengths[ranks + tile])
            if strength > best:
                best = strength
                winner = mover
            worth += i64(self._worth[tile])
            row = base * width
            by = mover
            seat: i64 = 0
            while seat < seats:
                cell = row + by * COUNT + tile
                rows[cell + at_trick] = 0
                rows[cell + at_played] = 1
                by -= 1
                if by < 0:
                    by = seats - 1
                row += width
                seat += 1
            mover += 1
            if mover == seats:
                mover = 0
            place += 1
        side = winner % sides
        took = i64(self._taken[index * sides + side]) + worth
        self._taken[index * sides + side] = u8(took)
        self._leader[index] = u8(winner)
        self.turns[index] = u8(winner)
        row = base * width
        seat = 0
        while seat < seats:
            rows[row + self._at_leader + (leader - seat + seats) % seats] = 0
            rows[row + self._at_leader + (winner - seat + seats) % seats] = 1
            rows[row + self._at_taken + (side - seat % sides + sides) % sides] = u8(took)
            row += width
            seat += 1

    # --- the round

    def _settle(self, index: i64) -> None:
        """What a round that is over was worth."""
        rules = self._rules
        sides = self._sides
        bidder = i64(self._bidder[index])
        side = NOBODY
        bid = 0
        if bidder != _NONE:
            side = int(bidder % sides)
            bid = int(self._bids[i64(self._bid[index]) - 1])
        took = tuple([int(self._taken[index * sides + each]) for each in range(sides)])
        points = round_points(rules.answers, rules.most, bid, side, took)
        average = sum(points) / len(points)
        base = index * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[base + seat] = points[seat % sides] - average
            seat += 1

    def _deal(self, index: i64) -> None:
        seats = self.seats
        width = self.width
        deck = self._deck
        rows = self.observations
        rng = self.rngs[index]
        first = rng.below(seats)
        place: i64 = 0
        while place < i64(len(deck)):
            deck[place] = self._tiles[place]
            place += 1
        shuffled(rng, deck)
        base = index * seats
        row = base * width
        one: i64 = 1
        at: i64 = 0
        seat: i64 = 0
        while seat < seats:
            cell = row
            while cell < row + width:
                rows[cell] = 0
                cell += 1
            hand = (base + seat) * self._most
            held: i64 = 0
            end = at + self._hand
            while at < end:
                tile = i64(deck[at])
                self._hands[hand] = u8(tile)
                held |= one << tile
                rows[row + tile] = 1
                hand += 1
                at += 1
            self._sizes[base + seat] = u8(self._hand)
            self._held[base + seat] = held
            other: i64 = 0
            while other < seats:
                rows[row + self._at_sizes + other] = u8(self._hand)
                rows[row + self._at_speaking + other] = 1
                other += 1
            if self._widow:
                rows[row + self._at_boneyard] = 1
            rows[row + self._at_turn] = 1  # it is read when it is this seat's turn
            other = 0
            while other < self._sides:
                rows[row + self._at_points + 2 * other] = 128
                other += 1
            rows[row + self._at_owes + BIDDING] = 1
            rows[row + self._at_bid] = 1
            row += width
            seat += 1
        if self._widow:
            self._under[index] = deck[at]
        side: i64 = 0
        while side < self._sides:
            self._taken[index * self._sides + side] = 0
            side += 1
        self._owes[index] = u8(BIDDING)
        self._still[index] = u8((one << seats) - 1)
        self._bid[index] = 0
        self._bidder[index] = u8(_NONE)
        self.turns[index] = u8(first)


def _last_over(bids: tuple[int, ...], limit: int, place: int) -> int:
    """Behind which bid those end that may be said over another: all up to the limit, beyond it only the next one."""
    if place == 0 or bids[place - 1] < limit:
        return len([bid for bid in bids if bid <= limit])
    return min(place + 1, len(bids))
