"""Bingo: a row that is counted along, and nothing to decide."""

from math import lcm
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.environment.row import Part, Row
from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.move import Move
from boneyard.core.phrase import Phrase
from boneyard.core.tile import PIPS, tile_set, tile_texts, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.moves import COUNT, solitaire_move
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.games.solitaire.state import GOING, LOST, WON, SolitaireState


@final
@mypyc_attr(acyclic=True)
class BingoState(SolitaireState):
    """The row, the tile and the number that come next, and how many tiles were touched since one was removed.

    Gaps lie only behind the counting hand and are closed before it comes back, so the row never needs to show them.
    """

    def __init__(
        self, yard: Yard, row: tuple[int, ...], place: i64, count: i64, since: i64, verdict: i64
    ) -> None:
        super().__init__(yard, verdict)
        self.row: Final[tuple[int, ...]] = row
        self.place: Final[i64] = place
        self.count: Final[i64] = count
        self.since: Final[i64] = since

    def with_yard(self, yard: Yard) -> "BingoState":
        return BingoState(yard, self.row, self.place, self.count, self.since, self.verdict)

    def given_up(self) -> "BingoState":
        return BingoState(self.yard, self.row, self.place, self.count, self.since, LOST)

    def _parts(self) -> tuple[object, ...]:
        return (
            self.yard,
            self.row,
            int(self.place),
            int(self.count),
            int(self.since),
            int(self.verdict),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BingoState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return BingoState, self._parts()

    def __repr__(self) -> str:
        return f"BingoState(row {tiles_text(self.row)}; boneyard {self.yard.left()}; count {self.count})"


@final
class BingoGame(SolitaireGame):
    """Count along the row again and again; a tile that shows its number goes."""

    def __init__(self, size: int) -> None:
        super().__init__(tile_set(size), size, (int(COUNT),), Phrase("count or concede"))
        self.family = "bingo"
        self.numbers: Final = 2 * size + 1  # 0 to the pips of the highest double
        self.actions = 1
        self.longest = sum([lcm(left, self.numbers) for left in range(1, len(self.tiles) + 1)])

    def number(self, state: State, move: Move) -> int:
        return 0

    def own_parts(self) -> tuple[Part, ...]:
        return (("row", (len(self.tiles),)), ("place", (1,)), ("count", (1,)), ("since", (2,)))

    def write_own(self, view: State, row: Row) -> None:
        assert isinstance(view, BingoState)
        row.places(view.row, len(self.tiles))
        row.number(view.place)
        row.number(view.count)
        row.wide(view.since)

    def begin(self, deal: Deal, totals: Points) -> State:
        row = deal.yard
        return BingoState(Yard(row, len(row)), row, 0, 0, 0, GOING if row else WON)

    def turns(self, state: State) -> Moves:
        return (solitaire_move(COUNT),)

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, BingoState)
        row = state.row
        place = state.place
        since = state.since + 1
        if PIPS[row[place]] == state.count:
            row = row[:place] + row[place + 1 :]
            since = 0
        else:
            place += 1
        if place == len(row):
            place = 0
        count = (state.count + 1) % self.numbers
        return BingoState(state.yard, row, place, count, since, self.verdict(row, since))

    def verdict(self, row: tuple[int, ...], since: i64) -> i64:
        """Whether it is won, lost or goes on, given how many tiles were counted since the last removal."""
        if not row:
            return WON
        # Without a removal place and count go round by themselves: this is when both are back for the first time.
        return LOST if since == lcm(len(row), self.numbers) else GOING

    def left(self, state: State) -> int:
        assert isinstance(state, BingoState)
        return len(state.row)

    def facts(self, state: State) -> Facts:
        assert isinstance(state, BingoState)
        return {"row": tile_texts(state.row)}
