"""Rows that shrink: Squeeze and Castle Rock, one engine for a row with answers."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.environment.row import Part, Row
from boneyard.core.errors import Illegal
from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.move import ALONE, Many, Move
from boneyard.core.phrase import Phrase
from boneyard.core.tile import DOWN, HIGH, LOW, tile_set, tile_texts, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.codes import SolitaireCode
from boneyard.games.solitaire.moves import ADD, REMOVE, removal_of, solitaire_move
from boneyard.games.solitaire.rules import SolitaireGame, match, place_of
from boneyard.games.solitaire.state import GOING, LOST, WON, SolitaireState

_NO_LIMIT: Final[i64] = 1000
_ONLY_ADD: Final[Moves] = (solitaire_move(ADD),)


@final
class RowAnswers:
    """What a sheet says about its row."""

    def __init__(
        self,
        *,
        start: int,
        adds: int,
        restarts: bool,
        middle: bool,
        between: int,
        run: int,
        wins: int,
        near: int,
    ) -> None:
        self.start: Final[i64] = start  # tiles in the first row
        self.adds: Final[i64] = adds  # tiles added when nothing can be removed
        self.restarts: Final = restarts  # an emptied row restarts automatically
        self.middle: Final = middle  # what lies between two that match goes, instead of those two
        self.between: Final[i64] = between  # the most tiles between two that match
        self.run: Final[i64] = run if run > 0 else _NO_LIMIT  # the longest run removed at once, 0: any
        self.wins: Final[i64] = wins  # won with this many left, or fewer
        self.near: Final[i64] = near  # as good as won with this many left, or fewer


@final
@mypyc_attr(acyclic=True)
class RowState(SolitaireState):
    """A row at one moment; what has been removed is out of the boneyard and not in the row."""

    def __init__(
        self, yard: Yard, row: tuple[int, ...], verdict: i64, removals: list[Move] | None = None
    ) -> None:
        super().__init__(yard, verdict)
        self.row: Final[tuple[int, ...]] = row
        self.removals: list[Move] | None = removals  # once someone asked for them; no part of the state

    def with_yard(self, yard: Yard) -> "RowState":
        return RowState(yard, self.row, self.verdict, self.removals)

    def given_up(self) -> "RowState":
        return RowState(self.yard, self.row, LOST)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RowState):
            return NotImplemented
        return self.row == other.row and self.verdict == other.verdict and self.yard == other.yard

    def __hash__(self) -> int:
        return hash((self.yard, self.row, int(self.verdict)))

    def __reduce__(self) -> tuple[object, ...]:
        return RowState, (self.yard, self.row, int(self.verdict))

    def __repr__(self) -> str:
        return f"RowState(row {tiles_text(self.row)}; boneyard {self.yard.left()})"


@final
class RowGame(SolitaireGame):
    """A row from which tiles are removed until nothing matches and nothing is left to add."""

    def __init__(self, answers: RowAnswers, size: int) -> None:
        kinds = [int(REMOVE), int(ADD)]
        if answers.middle:
            kinds.append(int(ALONE))
        forms = Phrase("the tiles to remove, like 4-2+4-1 or 5-1+5-2+5-5, add or concede")
        if answers.middle:
            forms = Phrase("the tile to remove, like 5-2, three in a row, like 5-1+5-2+5-5, add or concede")
        super().__init__(tile_set(size), size, tuple(kinds), forms)
        self.family = "rows"
        self.answers: Final = answers
        # A removal is known by its first tile, and by its other tile or its length; runs show one number.
        self._ways: Final = int(answers.between) + size
        self.actions = len(self.tiles) * self._ways + 1

    # --- as numbers

    def number(self, state: State, move: Move) -> int:
        assert isinstance(state, RowState)
        if move.kind == ADD:
            return self.actions - 1
        if not isinstance(move, Many):
            return int(move.tile) * self._ways
        tiles = move.groups[0]
        if len(tiles) == 2:
            apart = place_of(state.row, tiles[1]) - place_of(state.row, tiles[0])
            return tiles[0] * self._ways + int(apart) - 2
        return tiles[0] * self._ways + int(self.answers.between) + len(tiles) - 3

    def own_parts(self) -> tuple[Part, ...]:
        return (("row", (len(self.tiles),)),)

    def write_own(self, view: State, row: Row) -> None:
        assert isinstance(view, RowState)
        row.places(view.row, len(self.tiles))

    # --- the deal and what happens automatically

    def begin(self, deal: Deal, totals: Points) -> State:
        return self._turned_up(Yard(deal.yard), (), self.answers.start)

    def _turned_up(self, yard: Yard, row: tuple[int, ...], count: i64) -> RowState:
        """The row with this many more tiles on its right, as far as there are any."""
        upto = min(yard.taken + count, len(yard.tiles))
        more = yard.tiles[yard.taken : upto]
        if DOWN in more:
            raise Illegal(SolitaireCode.NEXT_FACE_DOWN)
        return self.settled(Yard(yard.tiles, upto), row + more)

    def settled(self, yard: Yard, row: tuple[int, ...]) -> RowState:
        """The row with its verdict, restarted if it's empty."""
        if yard.left() > 0:
            if self.answers.restarts and not row:
                return self._turned_up(yard, row, self.answers.start)
            return RowState(yard, row, GOING)
        removals = self.removals(row)
        if removals:
            return RowState(yard, row, GOING, removals)
        return RowState(yard, row, WON if len(row) <= self.answers.wins else LOST)

    # --- legal moves

    def turns(self, state: State) -> Moves:
        assert isinstance(state, RowState)
        found = self._removals(state)
        return tuple(found) if found else _ONLY_ADD

    def _removals(self, state: RowState) -> list[Move]:
        found = state.removals
        if found is None:
            found = self.removals(state.row)
            state.removals = found
        return found

    def removals(self, row: tuple[int, ...]) -> list[Move]:
        """Everything that can be removed, from the left."""
        found: list[Move] = []
        count: i64 = len(row)
        at: i64 = 0
        while at < count - 2:
            self._matches(row, at, found)
            if match(row[at], row[at + 1]):
                self._runs(row, at, found)
            at += 1
        return found

    def _matches(self, row: tuple[int, ...], at: i64, found: list[Move]) -> None:
        """What the tile here allows by matching another one further right."""
        one = row[at]
        between: i64 = 1
        while between <= self.answers.between and at + between + 1 < len(row):
            other = row[at + between + 1]
            if match(one, other):
                if self.answers.middle:
                    found.append(Move(ALONE, row[at + 1]))
                else:
                    found.append(removal_of(((one, other),)))
            between += 1

    def _runs(self, row: tuple[int, ...], at: i64, found: list[Move]) -> None:
        """Three or more tiles from here on that share one number."""
        first = row[at]
        high: i64 = self._run(row, at, HIGH[first])
        low: i64 = self._run(row, at, LOW[first])
        longest = high if high > low else low
        length: i64 = 3
        while length <= longest:
            found.append(removal_of((row[at : at + length],)))
            length += 1

    def _run(self, row: tuple[int, ...], at: i64, number: i64) -> i64:
        """How many tiles from here on show a number, as far as they may be removed at once."""
        length: i64 = 0
        while length < self.answers.run and at + length < len(row):
            tile = row[at + length]
            if HIGH[tile] != number and LOW[tile] != number:
                break
            length += 1
        return length

    # --- the state after a move

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, RowState)
        removals = self._removals(state)
        if move.kind == ADD:
            if removals:
                raise Illegal(SolitaireCode.REMOVE_FIRST, move=str(removals[0]))
            return self._turned_up(state.yard, state.row, self.answers.adds)
        if move not in removals:
            raise self._why(state, move, removals)
        row = state.row
        if not isinstance(move, Many):
            at = place_of(row, move.tile)
            return self.settled(state.yard, row[:at] + row[at + 1 :])
        gone = move.groups[0]
        at = place_of(row, gone[0])
        if len(gone) == 2:
            other = place_of(row, gone[1])
            return self.settled(state.yard, row[:at] + row[at + 1 : other] + row[other + 1 :])
        return self.settled(state.yard, row[:at] + row[at + len(gone) :])

    def _why(self, state: RowState, move: Move, removals: list[Move]) -> Illegal:
        """What is wrong with a removal, and what would be right."""
        wanted: list[int] = [int(move.tile)]
        if isinstance(move, Many):
            wanted = [tile for group in move.groups for tile in group]
        missing = [tile for tile in wanted if tile not in state.row]
        if missing:
            return Illegal(SolitaireCode.NOT_IN_ROW, tiles=tile_texts(missing))
        may = tuple([str(each) for each in removals])
        middle = self.answers.middle
        return Illegal(SolitaireCode.MIDDLES_AND_THREES if middle else SolitaireCode.PAIRS_AND_RUNS, may=may)

    # --- scores

    def left(self, state: State) -> int:
        assert isinstance(state, RowState)
        return len(state.row) + int(state.yard.left())

    def near(self, state: State) -> bool:
        assert isinstance(state, RowState)
        played_out = state.verdict == LOST and state.yard.left() == 0
        return played_out and len(state.row) <= self.answers.near

    def facts(self, state: State) -> Facts:
        assert isinstance(state, RowState)
        return {"row": tile_texts(state.row)}
