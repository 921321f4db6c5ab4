"""Block and draw on a plain line, many rounds at once: every seat's observation changes by what a move changes."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from boneyard.adapters.rounds.buffers import Rounds, shuffled, starts, zeros
from boneyard.core.game import Game
from boneyard.core.tile import HIGH, LOW, PIPS
from boneyard.games.lines.leads import any_tile
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.scoring import differences_upward
from boneyard.games.lines.state import LEADING, PLAYING

_NONE: Final[i64] = 255  # the number of an end that isn't there


def is_plain_line(game: Game) -> bool:
    """Whether a game is a line of two ends where you play, draw if you must, or pass, and hands are counted."""
    if not isinstance(game, LineGame):
        return False
    answers = game.answers
    branching = game.layouts.branching
    if branching.lead != 2 or branching.first != 2 or branching.other != 2:
        return False
    if branching.binds or branching.binds_lead or len(game.layouts.wild) > 0 or game.layouts.total != 0:
        return False
    if answers.hub or answers.draws_for_lead or answers.free_draw or answers.spare_wild:
        return False
    if answers.adds or answers.again or answers.spoken or answers.count is not None or answers.stake != 0:
        return False
    return answers.lead is any_tile and answers.score is differences_upward


@final
class LineRounds(Rounds):
    """Rounds of a game that is_plain_line()."""

    def __init__(self, game: LineGame, seed: str, count: int) -> None:
        tiles = len(game.tiles)
        answers = game.answers
        # The room for a hand: all that is dealt, and all that can be drawn.
        most = tiles if answers.draws > 0 else answers.hand
        super().__init__(game, seed, count, 2 * most)
        self._tiles: Final[i64] = tiles
        self._sides: Final[i64] = game.sides
        self._sign: Final[float] = -1.0 if game.low_wins else 1.0
        self._hand: Final[i64] = answers.hand
        self._draws: Final[i64] = answers.draws
        self._most: Final[i64] = most
        self._high: Final[vec[u8]] = vec[u8]([u8(HIGH[tile]) for tile in range(tiles)])
        self._low: Final[vec[u8]] = vec[u8]([u8(LOW[tile]) for tile in range(tiles)])
        self._pips: Final[vec[u8]] = vec[u8]([u8(PIPS[tile]) for tile in range(tiles)])
        at = starts(game.parts())
        self._at_sizes: Final[i64] = at["sizes"]
        self._at_boneyard: Final[i64] = at["boneyard"]
        self._at_turn: Final[i64] = at["turn"]
        self._at_points: Final[i64] = at["points"]
        self._at_laid: Final[i64] = at["laid"]
        self._at_ends: Final[i64] = at["ends"]
        self._at_rooms: Final[i64] = at["rooms"]
        self._at_stage: Final[i64] = at["stage"]
        self._at_drew: Final[i64] = at["drew"]
        self._at_passes: Final[i64] = at["passes"]
        self._at_pool: Final[i64] = at["pool"]
        self._numbers: Final[i64] = game.size + 1
        # By round and seat: the tiles of a hand in any order, how many they are, and their pips.
        self._hands: Final[vec[u8]] = zeros(count * game.seats * int(self._most))
        self._sizes: Final[vec[u8]] = zeros(count * game.seats)
        self._held: Final[vec[i16]] = vec[i16]([i16(0) for _ in range(count * game.seats)])
        # By round: the two open numbers, the boneyard and how many of it are drawn, the draws and passes in a row.
        self._left: Final[vec[u8]] = zeros(count)
        self._right: Final[vec[u8]] = zeros(count)
        self._yards: Final[vec[u8]] = zeros(count * tiles)
        self._taken: Final[vec[u8]] = zeros(count)
        self._drew: Final[vec[u8]] = zeros(count)
        self._passes: Final[vec[u8]] = zeros(count)
        self._deck: Final[vec[u8]] = zeros(tiles)
        self._run(b"", True)

    def step(self, numbers: bytes) -> None:
        self.check(numbers)
        self._run(numbers, False)

    def _run(self, numbers: bytes, begins: bool) -> None:
        """Make a move in every round, or begin them all; then list what may be done."""
        seats = self.seats
        width = self.width
        words = self._tiles * 2
        most = self._most
        draws = self._draws
        yard: i64 = 0
        if draws > 0:
            yard = self._tiles - self._hand * seats
        high = self._high
        low = self._low
        pips = self._pips
        rows = self.observations
        masks = self.masks
        turns = self.turns
        dones = self.dones
        rewards = self.rewards
        hands = self._hands
        sizes = self._sizes
        held = self._held
        lefts = self._left
        rights = self._right
        drews = self._drew
        passed = self._passes
        taken = self._taken
        listed = self.listed
        marks = self.marks
        at_sizes = self._at_sizes
        at_laid = self._at_laid
        at_ends = self._at_ends
        at_passes = self._at_passes
        spread = self._numbers
        index: i64 = 0
        while index < self.count:
            base = index * seats
            first_row = base * width
            over = begins
            if not begins:
                if dones[index] != 0:
                    dones[index] = 0
                    seat: i64 = 0
                    while seat < seats:
                        rewards[base + seat] = 0.0
                        seat += 1
                number = read_i64_le(numbers, index * 8)
                mover = i64(turns[index])
                turn = mover + 1
                if turn == seats:
                    turn = 0
                if number < words:
                    tile = number >> 1
                    hand = (base + mover) * most
                    size = i64(sizes[base + mover]) - 1
                    place = hand
                    while hands[place] != tile:
                        place += 1
                    hands[place] = hands[hand + size]
                    sizes[base + mover] = u8(size)
                    held[base + mover] = i16(i64(held[base + mover]) - i64(pips[tile]))
                    left = i64(lefts[index])
                    right = i64(rights[index])
                    row = first_row
                    by: i64 = mover
                    rows[row + mover * width + tile] = 0
                    if left != _NONE and right != _NONE:
                        # The common case: one end shows another number, and nothing else changes.
                        was = left
                        shows = i64(pips[tile]) - left
                        end = at_ends
                        if number & 1 != 0:
                            was = right
                            shows = i64(pips[tile]) - right
                            end = at_ends + spread
                            rights[index] = u8(shows)
                        else:
                            lefts[index] = u8(shows)
                        seat = 0
                        while seat < seats:
                            rows[row + at_laid + tile] = u8(by + 1)
                            rows[row + at_sizes + by] = u8(size)
                            rows[row + end + was] = 0
                            rows[row + end + shows] = 1
                            rows[row + at_passes] = 0
                            by -= 1
                            if by < 0:
                                by = seats - 1
                            row += width
                            seat += 1
                    else:
                        if left == _NONE:
                            left = i64(high[tile])
                            lefts[index] = u8(left)
                            if left != i64(low[tile]):
                                right = i64(low[tile])
                        else:
                            right = i64(pips[tile]) - left
                        rights[index] = u8(right)
                        seat = 0
                        while seat < seats:
                            rows[row + at_laid + tile] = u8(by + 1)
                            rows[row + at_sizes + by] = u8(size)
                            rows[row + at_passes] = 0
                            self._begin_line(row, left, right)
                            by -= 1
                            if by < 0:
                                by = seats - 1
                            row += width
                            seat += 1
                    passed[index] = 0
                    if draws > 0 and drews[index] != 0:
                        self._drawn(index, 0)
                    over = size == 0
                    turns[index] = u8(turn)
                elif number == words:
                    self._draw(index, mover)
                else:
                    passes: i64 = 0
                    if draws == 0 or i64(taken[index]) == yard:
                        passes = i64(passed[index]) + 1
                    passed[index] = u8(passes)
                    row = first_row + at_passes
                    seat = 0
                    while seat < seats:
                        rows[row] = u8(passes)
                        row += width
                        seat += 1
                    if draws > 0 and drews[index] != 0:
                        self._drawn(index, 0)
                    over = passes >= seats
                    turns[index] = u8(turn)
                if over:
                    self._settle(index)
                    dones[index] = 1
            if over:
                self._deal(index)
            # What the seat whose turn it is may do now.
            mark = index * 2 * most
            mask = index * self.actions
            count = i64(marks[index])
            place = mark
            while place < mark + count:
                masks[mask + i64(listed[place])] = 0
                place += 1
            mover = i64(turns[index])
            hand = (base + mover) * most
            size = hand + i64(sizes[base + mover])
            left = i64(lefts[index])
            right = i64(rights[index])
            place = mark
            while hand < size:
                tile = i64(hands[hand])
                one = i64(high[tile])
                other = i64(low[tile])
                tile += tile
                if one == left or other == left or left == _NONE:
                    masks[mask + tile] = 1
                    listed[place] = i16(tile)
                    place += 1
                if one == right or other == right:
                    masks[mask + tile + 1] = 1
                    listed[place] = i16(tile + 1)
                    place += 1
                hand += 1
            if place == mark:
                tile = words + 1
                if draws > 0 and i64(taken[index]) < yard and i64(drews[index]) < draws:
                    tile = words
                masks[mask + tile] = 1
                listed[place] = i16(tile)
                place += 1
            marks[index] = i16(place - mark)
            index += 1

    def _begin_line(self, row: i64, left: i64, right: i64) -> None:
        """A line of one tile, or of two where the first is a double: whose only end takes two tiles at first."""
        rows = self.observations
        rooms = row + self._at_rooms
        stage = row + self._at_stage
        rows[stage + LEADING] = 0
        rows[stage + PLAYING] = 1
        rows[row + self._at_ends + left] = 1
        if right == _NONE:
            rows[rooms] = 0
            rows[rooms + 1] = 2
            return
        rows[row + self._at_ends + self._numbers + right] = 1
        rows[rooms] = 1
        rows[rooms + 1] = 1
        rows[rooms + 2] = 1
        rows[rooms + 3] = 1

    def _draw(self, index: i64, mover: i64) -> None:
        seats = self.seats
        base = index * seats
        rows = self.observations
        tile = i64(self._yards[index * self._tiles + i64(self._taken[index])])
        size = i64(self._sizes[base + mover])
        self._hands[(base + mover) * self._most + size] = u8(tile)
        self._sizes[base + mover] = u8(size + 1)
        self._held[base + mover] = i16(i64(self._held[base + mover]) + i64(self._pips[tile]))
        self._taken[index] = u8(i64(self._taken[index]) + 1)
        self._passes[index] = 0
        rows[(base + mover) * self.width + tile] = 1
        left = self._tiles - self._hand * seats - i64(self._taken[index])
        row = base * self.width
        seat: i64 = 0
        while seat < seats:
            rows[row + self._at_boneyard] = u8(left)
            rows[row + self._at_sizes + (mover - seat + seats) % seats] = u8(size + 1)
            rows[row + self._at_passes] = 0
            row += self.width
            seat += 1
        self._drawn(index, i64(self._drew[index]) + 1)

    def _drawn(self, index: i64, count: i64) -> None:
        """Note how many tiles were drawn in this turn."""
        self._drew[index] = u8(count)
        row = index * self.seats * self.width + self._at_drew
        seat: i64 = 0
        while seat < self.seats:
            self.observations[row] = u8(count)
            row += self.width
            seat += 1

    def _settle(self, index: i64) -> None:
        """The value of a finished round: a player who is out takes all; otherwise each collects from higher hands."""
        seats = self.seats
        sides = self._sides
        base = index * seats
        held = self._held
        pips = [0] * int(sides)
        out: i64 = -1
        seat: i64 = 0
        while seat < seats:
            side = seat % sides
            pips[side] += int(held[base + seat])
            if self._sizes[base + seat] == 0:
                out = side
            seat += 1
        points = [0] * int(sides)
        if out >= 0:
            points[out] = sum(pips) - pips[out]
        else:
            for each in range(sides):
                for other in range(sides):
                    if pips[other] > pips[each]:
                        points[each] += pips[other] - pips[each]
        average = sum(points) / len(points)
        seat = 0
        while seat < seats:
            self.rewards[base + seat] = self._sign * (points[seat % sides] - average)
            seat += 1

    def _deal(self, index: i64) -> None:
        seats = self.seats
        width = self.width
        deck = self._deck
        rows = self.observations
        pips = self._pips
        rng = self.rngs[index]
        self.turns[index] = u8(rng.below(seats))
        tile: i64 = 0
        while tile < self._tiles:
            deck[tile] = u8(tile)
            tile += 1
        shuffled(rng, deck)
        yard = self._tiles - self._hand * seats
        base = index * seats
        row = base * width
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
                held += i64(pips[tile])
                rows[row + tile] = 1
                hand += 1
                at += 1
            self._sizes[base + seat] = u8(self._hand)
            self._held[base + seat] = i16(held)
            other: i64 = 0
            while other < seats:
                rows[row + self._at_sizes + other] = u8(self._hand)
                other += 1
            rows[row + self._at_boneyard] = u8(yard)
            rows[row + self._at_turn] = 1  # it is read when it is this seat's turn
            other = 0
            while other < self._sides:
                rows[row + self._at_points + 2 * other] = 128
                other += 1
            rows[row + self._at_stage + LEADING] = 1
            rows[row + self._at_pool] = 128
            row += width
            seat += 1
        if self._draws > 0:
            tile = index * self._tiles
            while at < self._tiles:
                self._yards[tile] = deck[at]
                tile += 1
                at += 1
        self._taken[index] = 0
        self._drew[index] = 0
        self._passes[index] = 0
        self._left[index] = u8(_NONE)
        self._right[index] = u8(_NONE)
