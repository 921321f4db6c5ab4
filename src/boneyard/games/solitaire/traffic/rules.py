"""Traffic: tiles on a grid, every turn a new quad of four numbers in a row."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.environment.row import Part, Row
from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.move import Groups, Many, Move
from boneyard.core.phrase import Phrase
from boneyard.core.rng import Rng
from boneyard.core.tile import tile_set, tile_texts, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.moves import SPREAD, spread_of
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.games.solitaire.state import GOING, LOST, WON, SolitaireState
from boneyard.games.solitaire.traffic.grid import Grid, bare_grid
from boneyard.games.solitaire.traffic.placement import Placement, may_lie
from boneyard.games.solitaire.traffic.quads import Quads, continuations, openings
from boneyard.games.solitaire.traffic.refusals import why

FORMS: Final = Phrase(
    "tiles with the cell of the higher number and the way to the lower one, like 6-3@0,0v 5-4@2,0<, or concede"
)


@final
@mypyc_attr(acyclic=True)
class TrafficState(SolitaireState):
    """The grid at one moment: what lies on it, in the order it was laid, and the tiles that are turned up."""

    def __init__(
        self,
        yard: Yard,
        verdict: i64,
        up: tuple[int, ...],
        laid: Groups,
        grid: Grid,
        quads: Quads | None = None,
    ) -> None:
        super().__init__(yard, verdict)
        self.up: Final[tuple[int, ...]] = up
        self.laid: Final[Groups] = laid
        self.grid: Final[Grid] = grid  # the numbers of the tiles that are laid
        self.quads: Final[Quads | None] = (
            quads  # what can be laid next, as far as it was counted; no part of the state
        )

    def given_up(self) -> SolitaireState:
        return TrafficState(self.yard, LOST, self.up, self.laid, self.grid)

    def with_yard(self, yard: Yard) -> SolitaireState:
        return TrafficState(yard, self.verdict, self.up, self.laid, self.grid, self.quads)

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
    """Traffic's rules: a number of tiles is turned up, and refilled to that number after every turn."""

    def __init__(self, size: int, turned: int) -> None:
        super().__init__(tile_set(size), size, (int(SPREAD),), FORMS)
        self.family = "traffic"
        self.by_place = True
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
        grid = bare_grid()
        quads = self._quads(up, (), grid)
        while yard.left() > 0 and not _goes_on(up, quads):
            up = (*up, yard.next())
            yard = yard.drawn()
            quads = self._quads(up, (), grid)
        return TrafficState(yard, GOING if _goes_on(up, quads) else LOST, up, (), grid, quads)

    def _filled(self, up: tuple[int, ...], yard: Yard) -> tuple[tuple[int, ...], Yard]:
        """The turned-up tiles filled up from the boneyard, and what is left of it."""
        wanted = self.turned - len(up)
        left = yard.left()
        if left < wanted:  # noqa: PLR1730 (min() would box it)
            wanted = left
        if wanted <= 0:
            return up, yard
        taken = yard.taken + wanted
        return up + yard.tiles[yard.taken : taken], Yard(yard.tiles, taken)

    def judged(self, yard: Yard, up: tuple[int, ...], laid: Groups, grid: Grid) -> State:
        """The state with its verdict: won with every tile on the grid, lost if there is no quad."""
        quads = self._quads(up, laid, grid)
        verdict = GOING
        if not up:
            verdict = WON
        elif not _goes_on(up, quads):
            verdict = LOST
        return TrafficState(yard, verdict, up, laid, grid, quads)

    def _quads(self, up: tuple[int, ...], laid: Groups, grid: Grid) -> Quads:
        return Quads(grid, self.size, up, not laid)

    def turns(self, state: State) -> Moves:
        assert isinstance(state, TrafficState)
        ways = continuations if state.laid else openings
        return tuple([spread_of(groups) for groups in ways(state.grid, self.size, state.up)])

    def pick(self, state: State, seat: int, rng: Rng) -> Move:
        assert isinstance(state, TrafficState)
        if seat != 0 or state.verdict != GOING or state.quads is None:
            return super().pick(state, seat, rng)
        return self.nth(state, rng.below(state.quads.total()))

    def count(self, state: State) -> i64:
        assert isinstance(state, TrafficState)
        quads = state.quads
        return super().count(state) if quads is None else quads.total()

    def nth(self, state: State, index: i64) -> Move:
        assert isinstance(state, TrafficState)
        quads = state.quads
        if quads is None:
            return super().nth(state, index)
        move = spread_of(quads.at(index))
        quads.picked = move
        return move

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, TrafficState)
        quads = state.quads
        groups: Groups = ()
        if quads is not None and quads.picked is move and isinstance(move, Many):
            groups = move.groups
        else:
            groups = self._groups(state, move)
        used = [group[0] for group in groups]
        kept = tuple([tile for tile in state.up if tile not in used])
        up, yard = self._filled(kept, state.yard)
        return self.judged(yard, up, state.laid + groups, state.grid.spread(groups))

    def _groups(self, state: TrafficState, move: Move) -> Groups:
        """The tiles of a legal turn; refuses others."""
        if not isinstance(move, Many):
            raise self.no_such_move(move)
        ordered = self._ordered(state, move.groups)
        if not ordered or ordered != move.groups:
            raise why(state.grid, state.up, move.groups, not state.laid, ordered)
        return ordered

    def _ordered(self, state: TrafficState, groups: Groups) -> Groups:
        """The tiles of a turn in canonical order, () if they don't make one."""
        first = not state.laid
        return Placement(state.grid, groups).turn(first) if may_lie(state.up, groups, first) else ()

    def fitting(self, state: State, seat: int, meant: Move) -> list[Move]:
        """The turn with these tiles in its canonical order, found without listing every turn there is."""
        assert isinstance(state, TrafficState)
        if not isinstance(meant, Many) or state.verdict != GOING or seat != 0:
            return []
        ordered = self._ordered(state, meant.groups)
        return [spread_of(ordered)] if ordered else []

    def left(self, state: State) -> int:
        assert isinstance(state, TrafficState)
        return len(state.up) + int(state.yard.left())

    def facts(self, state: State) -> Facts:
        assert isinstance(state, TrafficState)
        return {"up": tile_texts(state.up)}


def _goes_on(up: tuple[int, ...], quads: Quads) -> bool:
    """Whether some quad can be made, or could be with a tile that lies face down here."""
    if not up:
        return False
    return min(up) < 0 or quads.some()
