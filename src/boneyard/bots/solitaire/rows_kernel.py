"""Depth-first search with a table of visited rows for Squeeze and Castle Rock with the order of the boneyard known.

Bingo, which plays itself, is simply counted out.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.solitaire.solution import Solution, Tick
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.move import ALONE, Move
from boneyard.core.tile import DOWN, HIGH, LOW
from boneyard.games.solitaire.bingo import BingoGame
from boneyard.games.solitaire.moves import ADD, COUNT, removal_of, solitaire_move
from boneyard.games.solitaire.rows import RowGame, RowState
from boneyard.games.solitaire.rules import match
from boneyard.games.solitaire.state import GOING, WON, SolitaireState
from boneyard.words.language import _

_EVERY: Final[i64] = 4096  # positions between two ticks
_TILES: Final[i64] = 91  # of the double-12 set
_MATCH: Final = bytes([int(match(one, other)) for one in range(_TILES) for other in range(_TILES)])

# The steps of a line: a removal is at * 100 + 50, plus the length of a run or minus the tiles between two that match.
_ADDED: Final = -1


def best_line(game: Game, state: State, most: int, tick: Tick, least: bool = False) -> Solution:
    """The best end that can be reached; all wins are equally good unless the least number of tiles is asked for.

    The search ends after `most` positions, or when a tick says so; then the line found may not be the best.
    """
    assert isinstance(state, SolitaireState)
    if state.verdict != GOING:
        return Solution(state.verdict == WON, game.tally(state)[0], (), True, 0)
    if DOWN in state.yard.rest():
        raise BadSetup(_("A solver needs the whole deal, and here the order of the boneyard isn't known."))
    if isinstance(game, BingoGame):
        return _count_out(game, state)
    assert isinstance(game, RowGame)
    assert isinstance(state, RowState)
    return _DepthFirstSearch(game, state, most, tick, least).solution()


def _count_out(game: BingoGame, state: SolitaireState) -> Solution:
    """Play Bingo to its end: there is only one."""
    line: list[Move] = []
    count = solitaire_move(COUNT)
    while state.verdict == GOING:
        after = game.turn(state, count)
        assert isinstance(after, SolitaireState)
        state = after
        line.append(count)
    return Solution(state.verdict == WON, game.left(state), tuple(line), True, len(line))


@final
class _DepthFirstSearch:
    """Searches every row that can come about, each once, until one is good enough."""

    def __init__(self, game: RowGame, state: RowState, most: int, tick: Tick, least: bool) -> None:
        self.game: Final = game
        self.state: Final = state
        self.most: Final[i64] = most
        self.tick: Final = tick
        self.good: Final[i64] = 0 if least else game.answers.wins
        self.start: Final[i64] = game.answers.start
        self.adds: Final[i64] = game.answers.adds
        self.restarts: Final = game.answers.restarts
        self.middle: Final = game.answers.middle
        self.between: Final[i64] = game.answers.between
        self.run: Final[i64] = game.answers.run
        self.yard: Final = bytes(state.yard.rest())
        self.seen: Final[list[set[bytes]]] = [set() for _ in range(len(self.yard) + 1)]
        self.path: Final[list[int]] = []
        self.line: list[int] = []
        self.best: i64 = len(state.row) + len(self.yard) + 1
        self.positions: i64 = 0

    def solution(self) -> Solution:
        """The best line, as moves."""
        done = not self._search(bytes(self.state.row), 0, 0) or self.best <= self.good
        state = self.state
        line: list[Move] = []
        for step in self.line:
            move = _move(state.row, step, self.middle)
            line.append(move)
            after = self.game.turn(state, move)
            assert isinstance(after, RowState)
            state = after
        left = self.game.left(state)
        return Solution(state.verdict == WON, left, tuple(line), done, int(self.positions))

    def _search(self, row: bytes, taken: i64, settled: i64) -> bool:
        """Search a row and all that can follow; whether the search is over.

        Nothing that starts in its settled part, a number of tiles from the left, can be removed.
        """
        seen = self.seen[taken]
        if row in seen:
            return False
        if self.positions == self.most:
            return True
        seen.add(row)
        self.positions += 1
        if self.positions % _EVERY == 0 and self.tick(int(self.positions)):
            return True
        removed = False
        count: i64 = len(row)
        at: i64 = settled if settled > 0 else 0
        while at < count - 2:
            length: i64 = self._run(row, at, count)
            while length >= 3:
                removed = True
                if self._go_on(row[:at] + row[at + length :], taken, settled, at, length):
                    return True
                length -= 1
            one: i64 = row[at]
            between: i64 = 1
            while between <= self.between and at + between + 1 < count:
                other: i64 = row[at + between + 1]
                if _MATCH[one * _TILES + other] != 0:
                    removed = True
                    if self._go_on(self._pulled(row, at, between), taken, settled, at, -between):
                        return True
                between += 1
            at += 1
        if removed:
            return False
        return self._add(row, taken) if taken < len(self.yard) else self._end(count)

    def _pulled(self, row: bytes, at: i64, between: i64) -> bytes:
        """The row after two tiles matched: without them, or without what lies between them."""
        if self.middle:
            return row[: at + 1] + row[at + 2 :]
        return row[:at] + row[at + 1 : at + between + 1] + row[at + between + 2 :]

    def _go_on(self, rest: bytes, taken: i64, settled: i64, at: i64, length: i64) -> bool:
        """Go on with what is left of a row; an emptied one starts again if the rules say so."""
        self.path.append(int(at * 100 + 50 + length))
        touched = at - self.between - 1  # the first tile whose neighbors have changed
        settled = min(settled, touched)
        if self.restarts and len(rest) == 0:
            upto = min(taken + self.start, len(self.yard))
            rest = self.yard[taken:upto]
            taken = upto
        if self._search(rest, taken, settled):
            return True
        self.path.pop()
        return False

    def _add(self, row: bytes, taken: i64) -> bool:
        self.path.append(_ADDED)
        upto = min(taken + self.adds, len(self.yard))
        if self._search(row + self.yard[taken:upto], upto, len(row) - self.between - 1):
            return True
        self.path.pop()
        return False

    def _end(self, left: i64) -> bool:
        if left >= self.best:
            return False
        self.best = left
        self.line = list(self.path)
        return left <= self.good

    def _run(self, row: bytes, at: i64, count: i64) -> i64:
        """How many tiles from here on share one number, up to the number that may be removed at once."""
        longest: i64 = 0
        number: i64 = HIGH[row[at]]
        ends: i64 = 0
        while ends < 2:
            length: i64 = 1
            while length < self.run and at + length < count:
                tile: i64 = row[at + length]
                if HIGH[tile] != number and LOW[tile] != number:
                    break
                length += 1
            longest = max(longest, length)
            number = LOW[row[at]]
            ends += 1
        return longest


def _move(row: tuple[int, ...], step: int, middle: bool) -> Move:
    """A step of a line as a move."""
    if step == _ADDED:
        return solitaire_move(ADD)
    at, length = step // 100, step % 100 - 50
    if length > 0:
        return removal_of((row[at : at + length],))
    if middle:
        return Move(ALONE, row[at + 1])
    return removal_of(((row[at], row[at - length + 1]),))
