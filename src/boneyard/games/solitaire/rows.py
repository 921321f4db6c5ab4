"""Rows that shrink: Squeeze and Castle Rock, one engine for a row with answers."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.errors import Illegal, listed
from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.move import ALONE, Many, Move
from boneyard.core.row import Part, Row
from boneyard.core.tile import DOWN, HIGH, LOW, tile_set, tile_text, tile_texts, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.moves import ADD, REMOVE, removal_of, solitaire_move
from boneyard.games.solitaire.rules import SolitaireGame, match
from boneyard.games.solitaire.state import GOING, LOST, WON, SolitaireState

_NO_LIMIT: Final[i64] = 1000


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
        self.restarts: Final = restarts  # an emptied row starts again by itself
        self.middle: Final = middle  # what lies between two that match goes, instead of those two
        self.between: Final[i64] = between  # so many tiles at most lie between two that match
        self.run: Final[i64] = run if run > 0 else _NO_LIMIT  # the longest run removed at once, 0: any
        self.wins: Final[i64] = wins  # won with so many left, or fewer
        self.near: Final[i64] = near  # as good as won with so many left, or fewer


@final
@mypyc_attr(acyclic=True)
class RowState(SolitaireState):
    """A row at one moment; what has been removed is out of the boneyard and not in the row."""

    def __init__(self, yard: Yard, row: tuple[int, ...], verdict: i64) -> None:
        super().__init__(yard, verdict)
        self.row: Final[tuple[int, ...]] = row

    def with_yard(self, yard: Yard) -> "RowState":
        return RowState(yard, self.row, self.verdict)

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
        forms = "the tiles to remove, like 4-2+4-1 or 5-1+5-2+5-5, add"
        if answers.middle:
            forms = "the tile to remove, like 5-2, three in a row, like 5-1+5-2+5-5, add"
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
        at = state.row.index(tiles[0])
        if len(tiles) == 2:
            return tiles[0] * self._ways + state.row.index(tiles[1]) - at - 2
        return tiles[0] * self._ways + int(self.answers.between) + len(tiles) - 3

    def own_parts(self) -> tuple[Part, ...]:
        return (("row", (len(self.tiles),)),)

    def write_own(self, view: State, row: Row) -> None:
        assert isinstance(view, RowState)
        row.places(view.row, len(self.tiles))

    # --- the deal and what comes by itself

    def begin(self, deal: Deal, totals: Points) -> State:
        return self._turned_up(Yard(deal.yard), (), self.answers.start)

    def _turned_up(self, yard: Yard, row: tuple[int, ...], count: i64) -> RowState:
        """The row with so many more tiles at its right, as far as there are any."""
        upto = min(yard.taken + count, len(yard.tiles))
        more = yard.tiles[yard.taken : upto]
        if DOWN in more:
            raise Illegal("The next tiles lie face down here: only the whole record can be played on.")
        return self.settled(Yard(yard.tiles, upto), row + more)

    def settled(self, yard: Yard, row: tuple[int, ...]) -> RowState:
        """The row as it stands, begun again where it is empty, with its verdict."""
        if yard.left() > 0:
            if self.answers.restarts and not row:
                return self._turned_up(yard, row, self.answers.start)
            return RowState(yard, row, GOING)
        if self.removals(row, True):
            return RowState(yard, row, GOING)
        return RowState(yard, row, WON if len(row) <= self.answers.wins else LOST)

    # --- what may be done

    def turns(self, state: State) -> Moves:
        assert isinstance(state, RowState)
        found = self.removals(state.row, False)
        return tuple(found) if found else (solitaire_move(ADD),)

    def removals(self, row: tuple[int, ...], any_will_do: bool) -> list[Move]:
        """All that can be removed, from the left; only the first where any will do."""
        found: list[Move] = []
        count: i64 = len(row)
        at: i64 = 0
        while at < count - 2:
            self._matches(row, at, found)
            self._runs(row, at, found)
            if any_will_do and found:
                break
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

    # --- what comes of it

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, RowState)
        removals = self.removals(state.row, False)
        if move.kind == ADD:
            if removals:
                raise self.refuse(move, f"{removals[0]} can be removed, so no tile is added yet.")
            if DOWN in state.yard.tiles[state.yard.taken : state.yard.taken + 1]:
                raise self.refuse(move, "the next tile lies face down here, so nobody can turn it up.")
            return self._turned_up(state.yard, state.row, self.answers.adds)
        if move not in removals:
            raise self.refuse(move, self._why(state, move, removals))
        gone = move.groups[0] if isinstance(move, Many) else (move.tile,)
        return self.settled(state.yard, tuple([tile for tile in state.row if tile not in gone]))

    def _why(self, state: RowState, move: Move, removals: list[Move]) -> str:
        """What is wrong with a removal, and what would be right."""
        wanted: list[int] = [int(move.tile)]
        if isinstance(move, Many):
            wanted = [tile for group in move.groups for tile in group]
        missing = [tile for tile in wanted if tile not in state.row]
        if missing:
            return f"{listed([tile_text(tile) for tile in missing], 'and')} is not in the row."
        may = listed([str(each) for each in removals]) if removals else "add"
        return f"{self._allowed()}; write {may}."

    def _allowed(self) -> str:
        if self.answers.middle:
            return "a tile may go when the two beside it match, or three in a row that share one number"
        return (
            "two tiles may go that match with one or two tiles between them, or three or more in a row that "
            "share one number"
        )

    # --- what it comes to

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
