"""Many rounds of any game at once, as the engine plays them."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from boneyard.adapters.rounds.buffers import Rounds
from boneyard.core.environment.episode import shuffled_deal
from boneyard.core.environment.row import Row
from boneyard.core.game import Game, Moves, State
from boneyard.core.move import Move
from boneyard.games.solitaire.rules import SolitaireGame


@final
class BufferRow(Row):
    """One row after another in a buffer of many; those of its cells that were put there last time are cleared first."""

    def __init__(self, buffer: vec[u8], width: i64, count: i64) -> None:
        super().__init__(0)
        self._buffer: Final[vec[u8]] = buffer
        self._width: Final[i64] = width
        # By row: the cells that were put, how many they are, and what is kept.
        self._written: Final[vec[i32]] = vec[i32]([i32(0) for _ in range(count * width)])
        self._counts: Final[vec[i32]] = vec[i32]([i32(0) for _ in range(count)])
        self._keeps: Final[list[list[object]]] = [[] for _ in range(count)]
        self._kept_counts: Final[vec[i32]] = vec[i32]([i32(0) for _ in range(count)])
        self._next: i64 = 0

    def begin(self, index: i64) -> None:
        """Write the row of this number from now on."""
        first = index * self._width
        last = first + i64(self._counts[index])
        buffer = self._buffer
        written = self._written
        self.at = first
        self._next = first
        self.kept = self._keeps[index]
        self.count = i64(self._kept_counts[index])
        while first < last:
            buffer[i64(written[first])] = 0
            first += 1

    def put(self, cell: i64, number: i64) -> None:
        if number == 0:
            return
        at = self.at + cell
        self._buffer[at] = u8(number)
        self._written[self._next] = i32(at)
        self._next += 1

    def keep(self, cell: i64, number: i64) -> None:
        self._buffer[self.at + cell] = u8(number)

    def end(self, index: i64) -> None:
        """The row of this number is written."""
        if self.at != (index + 1) * self._width or self._next > self.at:
            raise ValueError("An observation has other cells than its parts say.")
        self._counts[index] = i32(self._next - index * self._width)
        self._kept_counts[index] = i32(self.count)

    def clear(self, index: i64) -> None:
        """A new round: nothing is kept."""
        at = index * self._width
        end = at + self._width
        buffer = self._buffer
        while at < end:
            buffer[at] = 0
            at += 1
        self._counts[index] = 0
        self._kept_counts[index] = 0
        self._keeps[index] = []


@final
class EngineRounds(Rounds):
    """Rounds of any game."""

    def __init__(self, game: Game, seed: str, count: int) -> None:
        super().__init__(game, seed, count)
        self._totals: Final = game.totals_at_first()
        self._row: Final = BufferRow(self.observations, self.width, self.count * self.seats)
        self._states: Final[list[State]] = [self._dealt(index) for index in range(count)]
        self._moves: Final[list[Moves]] = [() for _ in range(count)]  # what the seat that acts may do
        self._numbers: Final[list[list[int]]] = [
            [] for _ in range(count)
        ]  # and the number of each, -1 for none
        self._counts: Final[vec[i32]] = vec[i32]([i32(0) for _ in range(count)])  # moves made
        # Where a number is a place in a long list, no one makes the list: how many places there are.
        self._listed: Final[SolitaireGame | None] = (
            game if game.by_place and isinstance(game, SolitaireGame) else None
        )
        self._places: Final[vec[i32]] = vec[i32]([i32(0) for _ in range(count)])
        index: i64 = 0
        while index < self.count:
            if not self._settle(index):
                self._deal(index)
            index += 1

    def sample(self) -> None:
        index: i64 = 0
        while index < self.count:
            if self._listed is not None:
                self.choices[index] = self.chance.below(i64(self._places[index]))
                index += 1
                continue
            numbers = self._numbers[index]
            while True:
                number: i64 = numbers[self.chance.below(len(numbers))]
                if number >= 0:
                    break
            self.choices[index] = number
            index += 1

    def step(self, numbers: bytes) -> None:
        self.check(numbers)
        seats = self.seats
        game = self.game
        states = self._states
        index: i64 = 0
        while index < self.count:
            if self.dones[index] != 0:
                self.dones[index] = 0
                seat: i64 = 0
                while seat < seats:
                    self.rewards[index * seats + seat] = 0.0
                    seat += 1
            number = read_i64_le(numbers, index * 8)
            states[index] = game.play(
                states[index], int(self.turns[index]), self._move(states[index], index, number)
            )
            self._counts[index] = i32(i64(self._counts[index]) + 1)
            if not self._settle(index):
                seat = 0
                for worth in game.valued(game.tally(states[index])):
                    self.rewards[index * seats + seat] = worth
                    seat += 1
                self.dones[index] = 1
                self._deal(index)
            index += 1

    def _move(self, state: State, index: i64, number: i64) -> Move:
        """The move with a number."""
        if self._listed is not None:
            return self._listed.nth(state, number)
        place: i64 = 0
        for each in self._numbers[index]:
            if i64(each) == number:
                break
            place += 1
        return self._moves[index][place]

    def _dealt(self, index: i64) -> State:
        return self.game.begin(shuffled_deal(self.game, self.rngs[index]), self._totals)

    def _deal(self, index: i64) -> None:
        """The next round; one that is dealt out before anyone could act is none."""
        while True:
            self._states[index] = self._dealt(index)
            self._counts[index] = 0
            seat: i64 = 0
            while seat < self.seats:
                self._row.clear(index * self.seats + seat)
                seat += 1
            if self._settle(index):
                return

    def _settle(self, index: i64) -> bool:
        """Write what the seat whose turn it is sees and may do; False if the round is over."""
        game = self.game
        state = self._states[index]
        if i64(self._counts[index]) >= i64(game.longest) or game.points(state) is not None:
            return False
        actors = game.actors(state)
        if not actors:
            return False
        seat = actors[0]
        if self._listed is not None:
            self._mark_places(index, self._listed.count(state))
        else:
            self._mark(index, state, game.moves(state, seat))
        self.turns[index] = u8(i64(seat))
        row = self._row
        at = index * self.seats + seat
        row.begin(at)
        game.write(state if game.open_to_actor else game.look(state, seat), seat, row)
        row.end(at)
        return True

    def _mark(self, index: i64, state: State, moves: Moves) -> None:
        """Note what may be done, and mark it instead of what could be done before."""
        numbers = self.game.numbered(state, moves)
        masks = self.masks
        mask = index * self.actions
        for before in self._numbers[index]:
            number: i64 = before
            if number >= 0:
                masks[mask + number] = 0
        for after in numbers:
            number = after
            if number >= 0:
                masks[mask + number] = 1
        self._moves[index] = moves
        self._numbers[index] = numbers

    def _mark_places(self, index: i64, count: i64) -> None:
        """The same where a number is a place in a list of so many."""
        masks = self.masks
        if count > self.actions:  # noqa: PLR1730 (min() would box it)
            count = self.actions
        mask = index * self.actions
        before = i64(self._places[index])
        place = before
        while place < count:
            masks[mask + place] = 1
            place += 1
        place = count
        while place < before:
            masks[mask + place] = 0
            place += 1
        self._places[index] = i32(count)
