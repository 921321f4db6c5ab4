"""Beam search with growing width for the Big Clock with the order of the boneyard known.

Each layer has the positions with the same number of tiles out of the boneyard, and only the best of them are expanded.
If none had to be left out, the search was exhaustive.
"""

from typing import Final

from mypy_extensions import i64

from boneyard.bots.solitaire.solution import Solution, Tick, never_stop
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.hand import bit_of
from boneyard.core.move import Move
from boneyard.core.tile import DOWN, HIGH, LOW
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import (
    NOTHING_UP,
    ClockState,
    Pile,
    is_double,
    moved,
    sent_home,
    taking,
)
from boneyard.games.solitaire.clock.trouble import Search, shifts
from boneyard.games.solitaire.moves import CONCEDE, SHIFT, on_hour, solitaire_move
from boneyard.games.solitaire.state import GOING, WON

_FIRST_WIDTH: Final = 30
_LEAST_WIDTH: Final = 4
_WIDER: Final = 5
_EVERY: Final = 64  # positions between two ticks

_AT_HOME: Final[i64] = 30
_ASTRAY: Final[i64] = -20
_READY: Final[i64] = 6  # an hour that shows its own number
_SHOWN: Final[i64] = 12  # every number on a top
_IN_THE_WAY: Final[i64] = 15  # each tile on top of the nearest one that a turned-up double could go on


def best_line(game: Game, state: State, most: int, tick: Tick) -> Solution:
    """The best line found in about so many positions: a won one, or one with few hours unfinished."""
    assert isinstance(game, ClockGame)
    assert isinstance(state, ClockState)
    if state.verdict != GOING:
        return Solution(state.verdict == WON, game.left(state), (), True, 0)
    if DOWN in state.yard.rest():
        raise BadSetup("The order of the boneyard is not known here: a solver needs the whole deal.")
    search = _BeamSearch(game, state, most, tick)
    width = max(_LEAST_WIDTH, min(_FIRST_WIDTH, most // 500))
    while not search.done:
        search.run(width)
        width *= _WIDER
    return Solution(search.best == 0, search.best, tuple(search.line), search.proved, int(search.positions))


class _Layer:
    """The positions with the same number of tiles out of the boneyard, each with its predecessor."""

    def __init__(self) -> None:
        self.states: Final[list[ClockState]] = []
        self.came: Final[
            list[tuple[int, int, Move | None]]
        ] = []  # the predecessor's layer, its index there, the move
        self.waiting: Final[
            list[list[int]]
        ] = []  # indexes by rank; the last of the highest rank is taken first
        self.seen: Final[set[tuple[tuple[Pile, ...], int]]] = set()

    def put(self, state: ClockState, rank: i64, layer: int, at: int, move: Move | None) -> bool:
        """Add a position with its rank; whether it is a new one."""
        key = (state.piles, int(state.up))
        if key in self.seen:
            return False
        self.seen.add(key)
        while len(self.waiting) <= rank:
            self.waiting.append([])
        self.waiting[rank].append(len(self.states))
        self.states.append(state)
        self.came.append((layer, at, move))
        return True

    def take(self) -> int:
        """The index of the best position not yet expanded, -1 for none."""
        while self.waiting:
            if self.waiting[-1]:
                return self.waiting[-1].pop()
            self.waiting.pop()
        return -1


class _BeamSearch:
    """One search: wider and wider beams from the first tile to the last."""

    def __init__(self, game: ClockGame, state: ClockState, most: int, tick: Tick) -> None:
        self.game: Final = game
        self.start: Final = state
        self.most: Final[i64] = most
        self.tick: Final = tick
        self.positions: i64 = 0
        self.stopped = False
        self.ran = False
        self.done = False
        self.proved = False
        self.best: int = game.left(state)  # if nothing better is found, one can concede
        self.line: list[Move] = [solitaire_move(CONCEDE)]

    def run(self, width: int) -> None:
        """Go through the boneyard, with at most so many positions for every tile."""
        first = self.start.yard.taken
        layers = [_Layer() for _ in range(len(self.start.yard.tiles) - first + 1)]
        layers[0].put(self.start, 0, -1, 0, None)
        whole = True
        for number, layer in enumerate(layers):
            room: i64 = width
            while self.best > 0 and not self._cut_short():
                at = layer.take()
                if at < 0:
                    break
                if room <= 0:
                    whole = False
                    break
                room -= 1
                self._expand(layers, number, at)
        self.proved = self.best == 0 or (whole and not self._cut_short())
        self.done = self.proved or self.stopped
        self.ran = True

    def _cut_short(self) -> bool:
        """Whether it is time to stop: not before the first beam has found some line."""
        return self.stopped and self.ran

    def _expand(self, layers: list[_Layer], number: int, at: int) -> None:
        """Put every successor of a position into its layer."""
        game = self.game
        state = layers[number].states[at]
        first = self.start.yard.taken
        for move in game.turns(state):
            after = game.play(state, 0, move)
            assert isinstance(after, ClockState)
            further: i64 = after.yard.taken - first
            if after.verdict != GOING:
                self._end(layers, number, at, move, game.left(after))
            elif not layers[further].put(after, heuristic(after), number, at, move):
                continue
            self._count()

    def _count(self) -> None:
        self.positions += 1
        if self.positions % _EVERY == 0 and self.tick(int(self.positions)):
            self.stopped = True
        if self.positions >= self.most:
            self.stopped = True

    def _end(self, layers: list[_Layer], number: int, at: int, last: Move, left: int) -> None:
        """A move that ended the game is the end of a line; keep it if it is the best."""
        if left >= self.best:
            return
        self.best = left
        self.line = [last]
        layer, came, move = layers[number].came[at]
        while move is not None:
            self.line.append(move)
            layer, came, move = layers[layer].came[came]
        self.line.reverse()


def heuristic(state: ClockState) -> i64:
    """How good a position is, by the best weights of those tried on forty deals.

    Many numbers on the tops, so that whatever comes finds a match, count more than hours that are ready for their
    double; and a tile in the waste heap buries nothing.
    """
    found: i64 = 2000 + len(state.waste)
    if is_double(state.up):
        # Otherwise the search wanders aimlessly until the double finds its place.
        found -= _IN_THE_WAY * Search(state.up, state.yard.left() > 0).in_the_way(state.piles)
    shown: i64 = 0
    for at, pile in enumerate(state.piles):
        hour: i64 = at + 1
        if len(pile) == 0:
            continue
        top: i64 = pile[-1]
        high: i64 = HIGH[top]
        low: i64 = LOW[top]
        if high == low:
            found += _AT_HOME if high == hour else _ASTRAY
            continue
        shown |= bit_of(high) | bit_of(low)
        if high == hour or low == hour:
            found += _READY
    while shown != 0:
        shown &= shown - 1
        found += _SHOWN
    return found


def step_to_help(state: ClockState, most: int, tick: Tick = never_stop) -> Move | None:
    """The first of the fewest top moves that help a double in trouble (breadth-first search); None if none was found.

    A turned-up double comes before those at wrong hours, even if it already has a place and needs no help: so a player
    who goes on like this keeps the same aim until that tile is laid, gets nearer to it with every move, and never goes
    around in circles.
    """
    spare = state.yard.left() > 0
    up = state.up if is_double(state.up) else NOTHING_UP
    if up != NOTHING_UP and len(taking(state.piles, up)) > 0:
        return None
    search = Search(up, spare)
    seen = {state.piles}
    waiting: list[tuple[tuple[Pile, ...], Move | None]] = [(state.piles, None)]
    at = 0
    while at < min(len(waiting), most):
        before, first = waiting[at]
        at += 1
        if at % _EVERY == 0 and tick(at):
            break
        for hour, other in shifts(before):
            after = sent_home(moved(before, hour, other))
            step = solitaire_move(SHIFT, place=on_hour(other), left=hour) if first is None else first
            if search.helped(state.piles, after):
                return step
            if after in seen:
                continue
            seen.add(after)
            # An hour emptied in vain takes the next tile before another top can be moved.
            if not (spare and () in after):
                waiting.append((after, step))
    return None
