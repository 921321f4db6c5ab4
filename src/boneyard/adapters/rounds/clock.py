"""The Big Clock, many games at once: piles in buffers, and the tops that show a number as bits of a word."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from boneyard.adapters.rounds.buffers import Rounds, shuffled, starts, write_wide, zeros
from boneyard.core.hand import bits, lowest
from boneyard.core.tile import HIGH, LOW, double
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import NOTHING_UP, Pile
from boneyard.games.solitaire.state import GOING

_NONE: Final[i64] = 255  # no tile is turned up
_ONE: Final[i64] = 1
# The numbers of moves; then come the hours to lay on, then those to move a top from and to.
_TURN: Final[i64] = 0
_WASTE: Final[i64] = 1
_FILL: Final[i64] = 2
_HOURS: Final[i64] = 3


@final
class ClockRounds(Rounds):
    """Games of the Big Clock; here the hours count from 0."""

    def __init__(self, game: ClockGame, seed: str, count: int) -> None:
        super().__init__(game, seed, count, game.actions)
        hours = game.hours
        tiles = len(game.tiles)
        self._rules: Final[ClockGame] = game
        self._hours: Final[i64] = hours
        self._tiles: Final[i64] = tiles
        self._longest: Final[i64] = game.longest
        self._dealt: Final[vec[u8]] = vec[u8]([u8(hour - 1) for hour in game.dealt])
        self._high: Final[vec[u8]] = vec[u8]([u8(HIGH[tile]) for tile in range(tiles)])
        self._low: Final[vec[u8]] = vec[u8]([u8(LOW[tile]) for tile in range(tiles)])
        self._doubles: Final[vec[u8]] = vec[u8]([u8(double(hour + 1)) for hour in range(hours)])
        at = starts(game.parts())
        self._at_boneyard: Final[i64] = at["boneyard"]
        self._at_turn: Final[i64] = at["turn"]
        self._at_points: Final[i64] = at["points"]
        self._at_out: Final[i64] = at["out"]
        self._at_tops: Final[i64] = at["tops"]
        self._at_up: Final[i64] = at["up"]
        self._at_where: Final[i64] = at["where"]
        self._at_depth: Final[i64] = at["depth"]
        # By game and hour: the tiles of a pile from the bottom up, and how many they are.
        self._piles: Final[vec[u8]] = zeros(count * hours * tiles)
        self._heights: Final[vec[u8]] = zeros(count * hours)
        # By game: the boneyard and how many of it are out, the turned-up tile, the tiles wasted, the moves made.
        self._yards: Final[vec[u8]] = zeros(count * tiles)
        self._taken: Final[vec[u8]] = zeros(count)
        self._up: Final[vec[u8]] = zeros(count)
        self._wasted: Final[vec[u8]] = zeros(count)
        self._moves: Final[vec[i16]] = vec[i16]([i16(0) for _ in range(count)])
        self._deck: Final[vec[u8]] = zeros(tiles)
        # Of the game that was surveyed last: a bit for each hour whose top takes tiles with a number, by that number;
        # for each hour without a tile, with its own double on top, and with another.
        self._showing: Final[vec[i64]] = vec[i64]([0 for _ in range(game.size + 1)])
        self._empty: i64 = 0
        self._finished: i64 = 0
        self._astray: i64 = 0
        index: i64 = 0
        while index < self.count:
            self._deal(index)
            self._list(index)
            index += 1

    def step(self, numbers: bytes) -> None:
        self.check(numbers)
        index: i64 = 0
        while index < self.count:
            self.dones[index] = 0
            self.rewards[index] = 0.0
            self._moves[index] = i16(i64(self._moves[index]) + 1)
            over = self._make(index, read_i64_le(numbers, index * 8))
            if over or i64(self._moves[index]) >= self._longest:
                self.rewards[index] = -float(self._hours - bits(self._finished))
                self.dones[index] = 1
                self._deal(index)
            self._list(index)
            index += 1

    def _make(self, index: i64, number: i64) -> bool:
        """Make a move in a game; True if it is decided then."""
        hours = self._hours
        if number == _TURN:
            self._turn_up(index, self._drawn(index))
            self._survey(index)
        elif number == _WASTE:
            tile = i64(self._up[index])
            self._wasted[index] = u8(i64(self._wasted[index]) + 1)
            self.observations[index * self.width + self._at_where + tile] = u8(hours + 1)
            self.observations[index * self.width + self._at_depth + tile] = self._wasted[index]
            self._turn_up(index, _NONE)
            self._survey(index)
        elif number == _FILL:
            self._survey(index)
            self._push(index, self._to_fill(index), self._drawn(index))
            self._send_home(index)
        elif number < _HOURS + hours:
            self._push(index, number - _HOURS, i64(self._up[index]))
            self._turn_up(index, _NONE)
            self._send_home(index)
        else:
            hour = (number - _HOURS) // hours - 1
            tile = self._pop(index, hour)
            self._push(index, (number - _HOURS) % hours, tile)
            back = self._takes(index, hour, tile)
            gone = self._send_home(index)
            if back and not gone:  # what helped before still helps
                return False
        return self._is_decided(index)

    def _drawn(self, index: i64) -> i64:
        """The next tile of the boneyard, which is out then."""
        taken = i64(self._taken[index])
        tile = i64(self._yards[index * self._tiles + taken])
        row = index * self.width
        self._taken[index] = u8(taken + 1)
        self.observations[row + self._at_out + tile] = 1
        self.observations[row + self._at_boneyard] = u8(self._tiles - taken - 1)
        return tile

    def _turn_up(self, index: i64, tile: i64) -> None:
        self._up[index] = u8(tile)
        shown: i64 = 0
        if tile != _NONE:
            shown = tile + 1
        self.observations[index * self.width + self._at_up] = u8(shown)

    def _push(self, index: i64, hour: i64, tile: i64) -> None:
        at = index * self._hours + hour
        height = i64(self._heights[at])
        row = index * self.width
        self._piles[at * self._tiles + height] = u8(tile)
        self._heights[at] = u8(height + 1)
        self.observations[row + self._at_tops + hour] = u8(tile + 1)
        self.observations[row + self._at_where + tile] = u8(hour + 1)
        self.observations[row + self._at_depth + tile] = u8(height + 1)

    def _pop(self, index: i64, hour: i64) -> i64:
        at = index * self._hours + hour
        height = i64(self._heights[at]) - 1
        self._heights[at] = u8(height)
        top: i64 = 0
        if height > 0:
            top = i64(self._piles[at * self._tiles + height - 1]) + 1
        self.observations[index * self.width + self._at_tops + hour] = u8(top)
        return i64(self._piles[at * self._tiles + height])

    def _takes(self, index: i64, hour: i64, tile: i64) -> bool:
        """Whether a tile may be laid on an hour's top."""
        at = index * self._hours + hour
        height = i64(self._heights[at])
        if height == 0:
            return False
        top = i64(self._piles[at * self._tiles + height - 1])
        one = self._high[top]
        other = self._low[top]
        if one == other:
            return False
        return (
            one == self._high[tile]
            or one == self._low[tile]
            or other == self._high[tile]
            or other == self._low[tile]
        )

    def _survey(self, index: i64) -> None:
        """Note what the hours show."""
        showing = self._showing
        number: i64 = 0
        while number < len(showing):
            showing[number] = 0
            number += 1
        empty: i64 = 0
        finished: i64 = 0
        astray: i64 = 0
        bit: i64 = 1
        at = index * self._hours
        hour: i64 = 0
        while hour < self._hours:
            height = i64(self._heights[at])
            if height == 0:
                empty |= bit
            else:
                top = i64(self._piles[at * self._tiles + height - 1])
                high = i64(self._high[top])
                low = i64(self._low[top])
                if high != low:
                    showing[high] = showing[high] | bit
                    showing[low] = showing[low] | bit
                elif high == hour + 1:
                    finished |= bit
                else:
                    astray |= bit
            bit += bit
            at += 1
            hour += 1
        self._empty = empty
        self._finished = finished
        self._astray = astray

    def _send_home(self, index: i64) -> bool:
        """Survey the hours, and send every double home that can go; True if one has gone."""
        self._survey(index)
        gone = False
        waiting = self._astray
        while waiting != 0:
            hour = lowest(waiting)
            waiting &= waiting - 1
            at = index * self._hours + hour
            tile = i64(self._piles[at * self._tiles + i64(self._heights[at]) - 1])
            home = i64(self._high[tile]) - 1
            if home < 0 or home >= self._hours:
                continue
            if ((self._empty | self._showing[home + 1]) >> home) & 1 != 0:
                self._push(index, home, self._pop(index, hour))
                self._survey(index)
                waiting = self._astray
                gone = True
        return gone

    def _to_fill(self, index: i64) -> i64:
        """The empty hour that takes the next tile of the boneyard, -1 for none; its own double may go there itself."""
        if self._empty != 0 and i64(self._taken[index]) < self._tiles:
            place: i64 = 0
            while place < self._hours:
                hour = i64(self._dealt[place])
                if (self._empty >> hour) & 1 != 0 and self._up[index] != self._doubles[hour]:
                    return hour
                place += 1
        return -1

    def _matching(self, tile: i64) -> i64:
        """A bit for each hour that takes a tile, or is empty and waits for this double."""
        high = i64(self._high[tile])
        found = self._showing[high] | self._showing[i64(self._low[tile])]
        if high == i64(self._low[tile]) and 0 < high <= self._hours:
            found |= self._empty & (_ONE << (high - 1))
        return found

    def _is_decided(self, index: i64) -> bool:
        """Whether a game is won or lost; where that takes a search, the rules make it."""
        if bits(self._finished) == self._hours:
            return True
        up = i64(self._up[index])
        spare = i64(self._taken[index]) < self._tiles
        if up == _NONE:
            if spare:
                return False
            up = NOTHING_UP
        elif self._high[up] != self._low[up] or self._matching(up) != 0 or (spare and self._empty != 0):
            return False
        piles: list[Pile] = []
        at = index * self._hours
        while at < (index + 1) * self._hours:
            first = at * self._tiles
            piles.append(tuple([int(self._piles[first + depth]) for depth in range(i64(self._heights[at]))]))
            at += 1
        return self._rules.verdict(tuple(piles), up, spare) != GOING

    def _list(self, index: i64) -> None:
        """List what may be done in a game that was just surveyed."""
        masks = self.masks
        listed = self.listed
        mask = index * self.actions
        mark = index * self.room
        place: i64 = mark
        stop = mark + i64(self.marks[index])
        while place < stop:
            masks[mask + i64(listed[place])] = 0
            place += 1
        place = mark
        up = i64(self._up[index])
        if self._to_fill(index) >= 0:
            listed[place] = i16(_FILL)
            place += 1
        else:
            trouble = self._astray != 0
            if up == _NONE:
                if i64(self._taken[index]) < self._tiles:
                    listed[place] = i16(_TURN)
                    place += 1
            else:
                onto = self._matching(up)
                if onto == 0 and self._high[up] != self._low[up]:
                    listed[place] = i16(_WASTE)
                    place += 1
                elif self._high[up] == self._low[up] and onto & ~self._empty == 0:
                    trouble = True
                while onto != 0:
                    listed[place] = i16(_HOURS + lowest(onto))
                    place += 1
                    onto &= onto - 1
            if trouble:
                place = self._list_shifts(index, place)
        self.marks[index] = i16(place - mark)
        while place > mark:
            place -= 1
            masks[mask + i64(listed[place])] = 1
        write_wide(
            self.observations, index * self.width + self._at_points, self._hours - bits(self._finished)
        )

    def _list_shifts(self, index: i64, place: i64) -> i64:
        """List the tops that may be moved; returns where the list ends."""
        listed = self.listed
        bit: i64 = 1
        at = index * self._hours
        first = _HOURS + self._hours
        hour: i64 = 0
        while hour < self._hours:
            if (self._empty | self._finished) & bit == 0:
                top = i64(self._piles[at * self._tiles + i64(self._heights[at]) - 1])
                onto = (self._showing[i64(self._high[top])] | self._showing[i64(self._low[top])]) & ~bit
                while onto != 0:
                    listed[place] = i16(first + lowest(onto))
                    place += 1
                    onto &= onto - 1
            bit += bit
            first += self._hours
            at += 1
            hour += 1
        return place

    def _deal(self, index: i64) -> None:
        """The next game; one that is decided before the first move is none."""
        rows = self.observations
        deck = self._deck
        tiles = self._tiles
        row = index * self.width
        while True:
            tile: i64 = 0
            while tile < tiles:
                deck[tile] = u8(tile)
                tile += 1
            shuffled(self.rngs[index], deck)
            cell = row
            while cell < row + self.width:
                rows[cell] = 0
                cell += 1
            rows[row + self._at_turn] = 1
            # 0-0 lies in the middle of the clock.
            yard = index * tiles
            self._yards[yard] = 0
            tile = 0
            while tile < tiles:
                if deck[tile] != 0:
                    yard += 1
                    self._yards[yard] = deck[tile]
                tile += 1
            self._taken[index] = 0
            self._wasted[index] = 0
            self._moves[index] = 0
            self._turn_up(index, _NONE)
            self._drawn(index)
            hour: i64 = 0
            while hour < self._hours:
                self._heights[index * self._hours + hour] = 0
                hour += 1
            hour = 0
            while hour < self._hours:
                self._push(index, i64(self._dealt[hour]), self._drawn(index))
                hour += 1
            self._send_home(index)
            if not self._is_decided(index):
                return
