"""Traffic solved with the order of the boneyard known: wider and wider sweeps, and then everything in its turn.

A sweep goes on from the most promising grids with one tile, two tiles and so on: those where many of the turned-up
tiles can be laid, in many ways. Most deals are won like this or lost in their first turns, where all can be looked at.
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

_EVERY: Final[i64] = 16  # positions between two ticks, each of which takes long


_ENOUGH: Final = 160  # ways to go on: more are no better


_TILE: Final = 1000  # another tile that can be laid is better than any number of ways


_WIDEST: Final[i64] = 256  # grids that a sweep goes on from with the same number of tiles


_FLIPPED: Final = (0, 3, 2, 1)  # the directions with up and down changed about


def best_line(game: Game, state: State, most: int, tick: Tick) -> Solution:
    """The best line found by looking at so many positions: a won one, or one with few tiles left."""
    assert isinstance(game, TrafficGame)
    assert isinstance(state, TrafficState)
    if state.verdict != GOING:
        return Solution(state.verdict == WON, game.left(state), (), True, 0)
    if DOWN in state.up or DOWN in state.yard.rest():
        raise BadSetup("The order of the boneyard is not known here: a solver needs the whole deal.")
    return _Search(game, state, most, tick).found()


@final
class _Moment:
    """A grid on the way: the turned-up tiles, how many are out of the boneyard, and the turn that led here."""

    def __init__(
        self, grid: Grid, up: tuple[int, ...], taken: i64, groups: Groups, before: "_Moment | None"
    ) -> None:
        self.grid: Final[Grid] = grid
        self.up: Final[tuple[int, ...]] = up
        self.taken: Final[i64] = taken
        self.groups: Final[Groups] = groups
        self.before: Final[_Moment | None] = before
        self.worth: i64 = 0  # how promising it is, 0 for an end

    def left(self, tiles: i64) -> i64:
        """The tiles that do not lie on the grid, of so many that were not out at first."""
        return len(self.up) + tiles - self.taken


def _rank(moment: _Moment) -> int:
    return -int(moment.worth)


@final
class _Search:
    """One search: what it has looked at, and the best end that it has met."""

    def __init__(self, game: TrafficGame, state: TrafficState, most: int, tick: Tick) -> None:
        self.size: Final = game.size
        self.turned: Final[i64] = game.turned
        self.opens: Final = not state.laid
        self.yard: Final = state.yard.tiles
        self.tiles: Final[i64] = len(state.yard.tiles)
        self.most: Final[i64] = most
        self.tick: Final = tick
        self.rng: Final[Rng] = rng_for("traffic")
        self.start: Final = _Moment(state.grid, state.up, state.yard.taken, (), None)
        self.best = self.start  # an end with the fewest tiles left, or the start
        self.deepest = self.start  # the same of those that can go on
        self.positions: i64 = 0
        self.stopped = False
        self.cut = False  # something was left out

    def found(self) -> Solution:
        """The best line, won if one was met."""
        proved = self._proved()
        left = self.best.left(self.tiles)
        if left > 0 and not proved:
            self._finish()
            left = self.best.left(self.tiles)
        return Solution(left == 0, int(left), self._line(), proved or left == 0, int(self.positions))

    def _proved(self) -> bool:
        """Search until a line is won, all was looked at, or the search is stopped; whether nothing was left out."""
        width: i64 = 2
        while width <= _WIDEST:
            self.cut = False
            self._sweep(width, 2 + width // 16)
            if self.stopped or not self.cut:
                return not self.stopped
            width *= 2
        self._all_after(self.start, self._turns(self.start))
        return not self.stopped

    def _line(self) -> tuple[Move, ...]:
        line: list[Move] = []
        moment = self.best
        before = moment.before
        while before is not None:
            line.append(spread_of(moment.groups))
            moment = before
            before = moment.before
        line.reverse()
        return tuple(line)

    # --- steps

    def _turns(self, moment: _Moment, most: int = 1 << 30) -> list[Groups]:
        if self.opens and moment.before is None:
            return _halved(openings(moment.grid, self.size, moment.up, most))
        return continuations(moment.grid, self.size, moment.up, most)

    def _after(self, moment: _Moment, groups: Groups) -> _Moment:
        used = [group[0] for group in groups]
        up = [tile for tile in moment.up if tile not in used]
        taken = moment.taken
        while len(up) < self.turned and taken < self.tiles:
            up.append(self.yard[taken])
            taken += 1
        return _Moment(moment.grid.spread(groups), tuple(up), taken, groups, moment)

    def _looked(self, moment: _Moment, enough: int) -> list[Groups]:
        """How a moment can go on, as far as that is enough; one that cannot is an end."""
        self.positions += 1
        if self.positions >= self.most:
            self.stopped = True
        if self.positions % _EVERY == 0 and self.tick(int(self.positions)):
            self.stopped = True
        left = moment.left(self.tiles)
        found: list[Groups] = []
        if left > 0:
            found = self._turns(moment, enough)
        if found:
            if left < self.deepest.left(self.tiles):
                self.deepest = moment
        elif left < self.best.left(self.tiles):
            self.best = moment
            if left == 0:
                self.stopped = True
        return found

    # --- sweeps

    def _sweep(self, width: i64, spots: i64) -> None:
        """Go on from the best grids with each number of tiles, with some of the ways to lay the same tiles."""
        count: i64 = self.start.left(self.tiles)
        layers: list[list[_Moment]] = [[] for _ in range(count + 1)]
        layers[0].append(self.start)
        for laid in range(count):
            for moment in self._promising(layers[laid], width):
                for groups in self._some(self._turns(moment), spots):
                    after = self._after(moment, groups)
                    after.worth = _worth(self._looked(after, _ENOUGH))
                    if self.stopped:
                        return
                    if after.worth > 0:
                        layers[laid + len(groups)].append(after)
            layers[laid] = []

    def _promising(self, layer: list[_Moment], width: i64) -> list[_Moment]:
        """The grids to go on from: the best ones, and not too many with the same tiles turned up."""
        layer.sort(key=_rank)
        alike: dict[tuple[int, ...], int] = {}
        found: list[_Moment] = []
        for moment in layer:
            met = alike.get(moment.up, 0)
            if len(found) < width and met < max(1, width // 4):
                alike[moment.up] = met + 1
                found.append(moment)
        if len(found) < len(layer):
            self.cut = True
        return found

    def _some(self, turns: list[Groups], spots: i64) -> list[Groups]:
        """So many ways to lay each choice of tiles, at random."""
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

    # --- everything

    def _all_after(self, moment: _Moment, turns: list[Groups]) -> None:
        """Look at all that can come of these turns."""
        for groups in turns:
            after = self._after(moment, groups)
            further = self._looked(after, 1 << 30)
            if self.stopped:
                return
            self._all_after(after, further)
            if self.stopped:
                return

    def _finish(self) -> None:
        """Play the grid with the fewest tiles left to some end, where that is better than the ends that were met."""
        moment = self.deepest
        turns = self._turns(moment)
        while turns:
            moment = self._after(moment, turns[0])
            turns = self._turns(moment) if moment.up else []
        if self.best is self.start or moment.left(self.tiles) < self.best.left(self.tiles):
            self.best = moment


def _worth(turns: list[Groups]) -> int:
    """What turns promise: how many different tiles they lay, then how many there are."""
    tiles: set[int] = set()
    for groups in turns:
        for group in groups:
            tiles.add(group[0])
    return len(tiles) * _TILE + len(turns)


def _halved(turns: list[Groups]) -> list[Groups]:
    """First quads without those that are another one upside down."""
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
