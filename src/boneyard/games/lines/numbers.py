"""Layout games as numbers: each play by its tile and the end it goes to, and what lies on the table."""

from typing import Final

from mypy_extensions import i64

from boneyard.core.environment.plays import PlayNumbers
from boneyard.core.environment.row import Part, Row
from boneyard.core.game import State
from boneyard.core.move import LAY, Move
from boneyard.core.tile import PIPS
from boneyard.games.lines.answers import Answers
from boneyard.games.lines.layout import End, Layouts
from boneyard.games.lines.rounds import LineRounds
from boneyard.games.lines.state import OVER, LineState

_STAGES: Final = OVER + 1


class LineNumbers(LineRounds):
    """The numbers of a layout game's moves and moments; the moves themselves are in rules.py."""

    def __init__(self, answers: Answers, layouts: Layouts, size: int, seats: int, sides: int) -> None:
        super().__init__(answers, layouts, size, seats, sides)
        tiles = len(layouts.tiles)
        branching = layouts.branching
        # A line has two ends; every double that takes more than two tiles opens others.
        widest = max(branching.lead, branching.first, branching.other, 2)
        self.ends: Final[i64] = widest + size * max(branching.other - 2, 0)
        self._plays: Final = PlayNumbers(tiles, int(self.ends), len(layouts.wild) > 0, answers.spoken)
        self.actions = self._plays.count
        self.open_to_actor = True
        self.longest = (2 * tiles + 1) * (seats + 1) + 2 * tiles
        pips = sum([PIPS[tile] for tile in layouts.tiles])
        counted = tiles * 2 * size * int(self.ends) if answers.count is not None else 0
        self.swing = min(2 * pips + counted + seats * (answers.penalty + answers.stake) + 50 * seats, 32_767)

    def number(self, state: State, move: Move) -> int:
        assert isinstance(state, LineState)
        if move.kind != LAY:
            return self._plays.word(move.kind)
        return self._plays.play(move, self._end(state, move.place))

    def _end(self, state: LineState, place: i64) -> i64:
        """The end that a place is at: the left one, the right one, then the others; a lead counts as left."""
        if state.left is None or state.left.place == place:
            return 0
        if state.right is not None and state.right.place == place:
            return 1
        found: i64 = 2
        for end in state.more:
            if end.place == place:
                return found
            found += 1
        return 0

    def table_parts(self) -> tuple[Part, ...]:
        ends = int(self.ends)
        tiles = self.reach_of_tiles()
        return (
            ("laid", (tiles,)),
            ("ends", (ends, self.size + 1)),
            ("rooms", (ends, 2)),
            ("lead", (tiles,)),
            ("stage", (_STAGES,)),
            ("drew", (1,)),
            ("passes", (1,)),
            ("unclaimed", (1,)),
            ("pool", (2,)),
        )

    def write_hands(self, view: State, seat: int, row: Row) -> None:
        assert isinstance(view, LineState)
        row.hands(view.hands, seat, self.reach_of_tiles())

    def left_in_boneyard(self, view: State) -> int:
        assert isinstance(view, LineState)
        return int(view.yard.left())

    def write_table(self, view: State, seat: int, row: Row) -> None:
        assert isinstance(view, LineState)
        tiles: i64 = self.reach_of_tiles()
        seats: i64 = self.seats
        laid = view.laid
        last = row.last_kept(0)
        while laid is not None and laid is not last:
            # Who laid it, from 1 for the seat that looks; a hub comes after all seats.
            by = seats + 1
            if laid.seat >= 0:
                by = (laid.seat - seat + seats) % seats + 1
            row.keep(laid.tile, by)
            laid = laid.before
        row.note(0, view.laid)
        row.skip(tiles)
        numbers: i64 = self.size + 1
        self._open(view.left, 0, numbers, row)
        self._open(view.right, 1, numbers, row)
        at: i64 = 2
        for end in view.more:
            self._open(end, at, numbers, row)
            at += 1
        row.skip(self.ends * (numbers + 2))
        row.choice(view.forced, tiles)
        row.choice(view.stage, _STAGES)
        row.number(view.drew)
        row.number(view.passes)
        row.number(view.tally.unclaimed)
        row.wide(view.tally.pool)

    def _open(self, end: End | None, at: i64, numbers: i64, row: Row) -> None:
        """An end in its place: its number, how many tiles touch it, how many more it takes."""
        if end is None:
            return
        row.put(at * numbers + end.number, 1)
        rooms = self.ends * numbers + at * 2
        row.put(rooms, end.touched)
        row.put(rooms + 1, end.room)
