"""Traffic: tiles on a grid, every turn a new quad of four numbers in a row."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.move import Groups, Many, Move
from boneyard.core.row import Part, Row
from boneyard.core.tile import tile_set, tile_texts, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.moves import SPREAD, spread_of
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.games.solitaire.state import GOING, LOST, WON, SolitaireState
from boneyard.games.solitaire.traffic.grid import Grid, bare_grid
from boneyard.games.solitaire.traffic.placement import Placement
from boneyard.games.solitaire.traffic.quads import continuations, openings
from boneyard.games.solitaire.traffic.refusals import fault, misspelled

FORMS: Final = (
    "tiles with the cell of the higher number and the way to the lower one, like 6-3@0,0v 5-4@2,0<,"
)


@final
@mypyc_attr(acyclic=True)
class TrafficState(SolitaireState):
    """The grid at one moment: what lies on it, in the order it was laid, and the tiles that are turned up."""

    def __init__(self, yard: Yard, verdict: i64, up: tuple[int, ...], laid: Groups, grid: Grid) -> None:
        super().__init__(yard, verdict)
        self.up: Final[tuple[int, ...]] = up
        self.laid: Final[Groups] = laid
        self.grid: Final[Grid] = grid  # the numbers of the tiles that are laid

    def given_up(self) -> SolitaireState:
        return TrafficState(self.yard, LOST, self.up, self.laid, self.grid)

    def with_yard(self, yard: Yard) -> SolitaireState:
        return TrafficState(yard, self.verdict, self.up, self.laid, self.grid)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TrafficState):
            return NotImplemented
        if self.verdict != other.verdict or self.up != other.up:
            return False
        return self.laid == other.laid and self.yard == other.yard

    def __hash__(self) -> int:
        return hash((self.up, self.laid, int(self.verdict)))

    def __reduce__(self) -> tuple[object, ...]:
        return TrafficState, (self.yard, int(self.verdict), self.up, self.laid, self.grid)

    def __repr__(self) -> str:
        laid = tiles_text([group[0] for group in self.laid])
        return f"TrafficState(up {tiles_text(self.up)}; laid {laid}; boneyard {self.yard.left()})"


@final
class TrafficGame(SolitaireGame):
    """Traffic's rules: so many tiles are turned up, and filled up to as many after every turn."""

    def __init__(self, size: int, turned: int) -> None:
        super().__init__(tile_set(size), size, (int(SPREAD),), FORMS)
        self.family = "traffic"
        self.turned: Final[i64] = turned

    def own_parts(self) -> tuple[Part, ...]:
        tiles = self.reach_of_tiles()
        return (("up", (tiles,)), ("laid", (tiles, 3)))

    def write_own(self, view: State, row: Row) -> None:
        assert isinstance(view, TrafficState)
        tiles: i64 = self.reach_of_tiles()
        row.tiles(list(view.up), tiles)
        for tile, x, y, direction in view.laid:
            row.put(tile * 3, direction + 1)
            row.put(tile * 3 + 1, x + 128)
            row.put(tile * 3 + 2, y + 128)
        row.skip(tiles * 3)

    def begin(self, deal: Deal, totals: Points) -> State:
        yard = Yard(deal.yard)
        up, yard = self._filled((), yard)
        while yard.left() > 0 and not self._goes_on(up, (), bare_grid()):
            up = (*up, yard.next())
            yard = yard.drawn()
        return self.judged(yard, up, (), bare_grid())

    def _filled(self, up: tuple[int, ...], yard: Yard) -> tuple[tuple[int, ...], Yard]:
        """The turned-up tiles filled up from the boneyard, and what is left of it."""
        while len(up) < self.turned and yard.left() > 0:
            up = (*up, yard.next())
            yard = yard.drawn()
        return up, yard

    def judged(self, yard: Yard, up: tuple[int, ...], laid: Groups, grid: Grid) -> State:
        """The state with its verdict: won with every tile on the grid, lost where there is no quad."""
        verdict = GOING
        if not up:
            verdict = WON
        elif not self._goes_on(up, laid, grid):
            verdict = LOST
        return TrafficState(yard, verdict, up, laid, grid)

    def _goes_on(self, up: tuple[int, ...], laid: Groups, grid: Grid) -> bool:
        """Whether some quad can be made, or could be with a tile that lies face down here."""
        if min(up) < 0:
            return True
        return bool(self._quads(up, laid, grid, 1))

    def _quads(self, up: tuple[int, ...], laid: Groups, grid: Grid, most: int) -> list[Groups]:
        if laid:
            return continuations(grid, self.size, up, most)
        return openings(grid, self.size, up, most)

    def turns(self, state: State) -> Moves:
        assert isinstance(state, TrafficState)
        found = self._quads(state.up, state.laid, state.grid, 1 << 30)
        return tuple([spread_of(groups) for groups in found])

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, TrafficState)
        groups = self._groups(state, move)
        used = [group[0] for group in groups]
        kept = tuple([tile for tile in state.up if tile not in used])
        up, yard = self._filled(kept, state.yard)
        return self.judged(yard, up, state.laid + groups, state.grid.spread(groups))

    def _groups(self, state: TrafficState, move: Move) -> Groups:
        """The tiles of a legal turn; refuses others."""
        if not isinstance(move, Many):
            raise self.refuse(move, self.no_such_move())
        spelling = misspelled(move.groups)
        if spelling:
            raise self.refuse(move, spelling)
        problem = fault(state.grid, state.up, move.groups, not state.laid)
        if problem:
            raise self.refuse(move, problem)
        ordered = Placement(state.grid, move.groups).turn(not state.laid)
        if ordered != move.groups:
            raise self.refuse(move, f"its tiles are named in the order of the quad: {spread_of(ordered)}.")
        return ordered

    def fitting(self, state: State, seat: int, meant: Move) -> list[Move]:
        """The turn with these tiles in its canonical order, found without listing every turn there is."""
        assert isinstance(state, TrafficState)
        if not isinstance(meant, Many) or state.verdict != GOING or seat != 0 or misspelled(meant.groups):
            return []
        if fault(state.grid, state.up, meant.groups, not state.laid):
            return []
        return [spread_of(Placement(state.grid, meant.groups).turn(not state.laid))]

    def left(self, state: State) -> int:
        assert isinstance(state, TrafficState)
        return len(state.up) + int(state.yard.left())

    def facts(self, state: State) -> Facts:
        assert isinstance(state, TrafficState)
        return {"up": tile_texts(state.up)}
