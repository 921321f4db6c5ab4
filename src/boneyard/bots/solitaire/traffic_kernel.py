"""Beam search with growing width, then exhaustive depth-first search, for Traffic with the order of the boneyard known.

A beam expands the most promising grids with one tile, two tiles and so on: those on which many of the turned-up tiles
can be laid, in many ways. Most deals are won this way, or lost in their first turns, where everything can be searched.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.solitaire.solution import Solution, Tick
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.move import Groups, Move
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import DOWN, is_double
from boneyard.games.solitaire.moves import spread_of
from boneyard.games.solitaire.state import GOING, WON
from boneyard.games.solitaire.traffic.grid import Grid
from boneyard.games.solitaire.traffic.quads import continuations, openings
from boneyard.games.solitaire.traffic.rules import TrafficGame, TrafficState
from boneyard.words.language import _

_EVERY: Final[i64] = 16  # positions between two ticks; each takes long
_ENOUGH: Final = 160  # ways to go on; more are no better
_TILE: Final = 1000  # another tile that can be laid counts more than any number of ways
_WIDEST: Final[i64] = 256  # the widest beam
_FLIPPED: Final = (0, 3, 2, 1)  # the directions with up and down swapped


def best_line(game: Game, state: State, most: int, tick: Tick) -> Solution:
    """The best line found in this many positions: a win, or one with few tiles left."""
    assert isinstance(game, TrafficGame)
    assert isinstance(state, TrafficState)
    if state.verdict != GOING:
        return Solution(state.verdict == WON, game.left(state), (), True, 0)
    if DOWN in state.up or DOWN in state.yard.rest():
        raise BadSetup(_("A solver needs the whole deal, and here the order of the boneyard isn't known."))
    return _BeamSearch(game, state, most, tick).solution()


@final
class _Node:
    """A grid, the turned-up tiles, how many are out of the boneyard, and the turn that led here."""

    def __init__(
        self, grid: Grid, up: tuple[int, ...], taken: i64, groups: Groups, before: "_Node | None"
    ) -> None:
        self.grid: Final[Grid] = grid
        self.up: Final[tuple[int, ...]] = up
        self.taken: Final[i64] = taken
        self.groups: Final[Groups] = groups
        self.before: Final[_Node | None] = before
        self.worth: i64 = 0  # the heuristic value, 0 for an end

    def left(self, tiles: i64) -> i64:
        """The tiles that are not on the grid yet."""
        return len(self.up) + tiles - self.taken


def _sort_key(node: _Node) -> int:
    return -int(node.worth)


@final
class _BeamSearch:
    """One search, with the best end found so far."""

    def __init__(self, game: TrafficGame, state: TrafficState, most: int, tick: Tick) -> None:
        self.size: Final = game.size
        self.turned: Final[i64] = game.turned
        self.opens: Final = not state.laid
        self.yard: Final = state.yard.tiles
        self.tiles: Final[i64] = len(state.yard.tiles)
        self.most: Final[i64] = most
        self.tick: Final = tick
        self.rng: Final[Rng] = rng_for("traffic")
        self.start: Final = _Node(state.grid, state.up, state.yard.taken, (), None)
        self.best = self.start  # the end with the fewest tiles left, or the start
        self.deepest = self.start  # the same among nodes that can go on
        self.positions: i64 = 0
        self.stopped = False
        self.cut = False  # something was left out of the beam

    def solution(self) -> Solution:
        """The best line, a won one if there was any."""
        proved = self._proved()
        left = self.best.left(self.tiles)
        if left > 0 and not proved:
            self._finish()
            left = self.best.left(self.tiles)
        return Solution(left == 0, int(left), self._line(), proved or left == 0, int(self.positions))

    def _proved(self) -> bool:
        """Search until a line is won, everything was searched, or the search is stopped; whether it was exhaustive."""
        width: i64 = 2
        while width <= _WIDEST:
            self.cut = False
            self._run_beam(width, 2 + width // 16)
            if self.stopped or not self.cut:
                return not self.stopped
            width *= 2
        self._depth_first(self.start, self._turns(self.start))
        return not self.stopped

    def _line(self) -> tuple[Move, ...]:
        line: list[Move] = []
        node = self.best
        before = node.before
        while before is not None:
            line.append(spread_of(node.groups))
            node = before
            before = node.before
        line.reverse()
        return tuple(line)

    # --- steps

    def _turns(self, node: _Node, most: int = 1 << 30) -> list[Groups]:
        if self.opens and node.before is None:
            return _halved(openings(node.grid, self.size, node.up, most))
        return continuations(node.grid, self.size, node.up, most)

    def _after(self, node: _Node, groups: Groups) -> _Node:
        used = [group[0] for group in groups]
        up = [tile for tile in node.up if tile not in used]
        taken = node.taken
        while len(up) < self.turned and taken < self.tiles:
            up.append(self.yard[taken])
            taken += 1
        return _Node(node.grid.spread(groups), tuple(up), taken, groups, node)

    def _visit(self, node: _Node, enough: int) -> list[Groups]:
        """Count a node and return its turns, up to `enough`; a node without any is an end."""
        self.positions += 1
        if self.positions >= self.most:
            self.stopped = True
        if self.positions % _EVERY == 0 and self.tick(int(self.positions)):
            self.stopped = True
        left = node.left(self.tiles)
        found: list[Groups] = []
        if left > 0:
            found = self._turns(node, enough)
        if found:
            if left < self.deepest.left(self.tiles):
                self.deepest = node
        elif left < self.best.left(self.tiles):
            self.best = node
            if left == 0:
                self.stopped = True
        return found

    # --- beams

    def _run_beam(self, width: i64, spots: i64) -> None:
        """Expand the best grids with each number of tiles, with some of the ways to lay the same tiles."""
        count: i64 = self.start.left(self.tiles)
        layers: list[list[_Node]] = [[] for _ in range(count + 1)]
        layers[0].append(self.start)
        for laid in range(count):
            for node in self._beam(layers[laid], width):
                for groups in self._sample(self._turns(node), spots):
                    after = self._after(node, groups)
                    after.worth = _heuristic(self._visit(after, _ENOUGH))
                    if self.stopped:
                        return
                    if after.worth > 0:
                        layers[laid + len(groups)].append(after)
            layers[laid] = []

    def _beam(self, layer: list[_Node], width: i64) -> list[_Node]:
        """The grids to expand: the best ones, and not too many with the same tiles turned up."""
        layer.sort(key=_sort_key)
        alike: dict[tuple[int, ...], int] = {}
        found: list[_Node] = []
        for node in layer:
            met = alike.get(node.up, 0)
            if len(found) < width and met < max(1, width // 4):
                alike[node.up] = met + 1
                found.append(node)
        if len(found) < len(layer):
            self.cut = True
        return found

    def _sample(self, turns: list[Groups], spots: i64) -> list[Groups]:
        """Some random ways to lay each choice of tiles."""
        by_tiles: dict[tuple[int, ...], list[Groups]] = {}
        for groups in turns:
            key = tuple(sorted([group[0] for group in groups]))
            if key not in by_tiles:
                by_tiles[key] = []
            by_tiles[key].append(groups)
        found: list[Groups] = []
        for ways in by_tiles.values():
            count: i64 = len(ways)
            if count > spots:
                self.cut = True
                for at in range(spots):
                    other = at + self.rng.below(count - at)
                    ways[at], ways[other] = ways[other], ways[at]
                ways = ways[:spots]
            found += ways
        return found

    # --- exhaustive search

    def _depth_first(self, node: _Node, turns: list[Groups]) -> None:
        """Search everything that can follow these turns."""
        for groups in turns:
            after = self._after(node, groups)
            further = self._visit(after, 1 << 30)
            if self.stopped:
                return
            self._depth_first(after, further)
            if self.stopped:
                return

    def _finish(self) -> None:
        """Play the grid with the fewest tiles left to some end, if that is better than the ends found."""
        node = self.deepest
        turns = self._turns(node)
        while turns:
            node = self._after(node, turns[0])
            turns = self._turns(node) if node.up else []
        if self.best is self.start or node.left(self.tiles) < self.best.left(self.tiles):
            self.best = node


def _heuristic(turns: list[Groups]) -> int:
    """The heuristic value of some turns: how many different tiles they lay, then how many there are."""
    tiles: set[int] = set()
    for groups in turns:
        for group in groups:
            tiles.add(group[0])
    return len(tiles) * _TILE + len(turns)


def _halved(turns: list[Groups]) -> list[Groups]:
    """First quads, without those that are another one upside down."""
    seen: set[Groups] = set()
    found: list[Groups] = []
    for groups in turns:
        if groups not in seen:
            found.append(groups)
            seen.add(tuple([_upside_down(group) for group in groups]))
    return found


def _upside_down(group: tuple[int, ...]) -> tuple[int, ...]:
    tile, x, y, direction = group
    if is_double(tile) and direction == 1:  # written from its upper cell, which was the lower one
        return tile, x, -y - 1, direction
    return tile, x, -y, _FLIPPED[direction]
