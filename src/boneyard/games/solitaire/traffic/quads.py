"""All ways to lay tiles so that a new quad comes about."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.move import Groups
from boneyard.core.tile import HIGH, LOW, TOP, tile_of
from boneyard.games.solitaire.moves import on_cell
from boneyard.games.solitaire.traffic.grid import EMPTY, NUMBER, QUAD, Grid, Slate
from boneyard.games.solitaire.traffic.placement import in_order

FIVE: Final[i64] = 2
OTHER: Final[i64] = 1  # another quad comes about besides the one that is looked for


@final
class Quads:
    """The quads that turned-up tiles can make on a grid; `most` ends the search once so many have been found."""

    def __init__(self, grid: Grid, size: i64, up: tuple[int, ...], most: i64) -> None:
        self.slate: Final = Slate(grid)
        self.cells: Final[list[int]] = self.slate.cells
        self.width: Final[i64] = grid.width
        self.size: Final[i64] = size
        self.most: Final[i64] = most
        self.free: Final[list[bool]] = [False] * (tile_of(TOP, TOP) + 1)
        self.holding: Final[list[list[int]]] = [[] for _ in range(TOP + 2)]  # the tiles with a number on them
        for tile in up:
            if tile >= 0:
                self.free[tile] = True
                self.holding[HIGH[tile]].append(tile)
                if HIGH[tile] != LOW[tile]:
                    self.holding[LOW[tile]].append(tile)
        self.first = False
        self.low: i64 = 0  # the cell of the lowest number of the quad that is looked for
        self.step: i64 = 0  # from it to the next higher one
        self.number: i64 = 0  # the lowest number
        self.chosen: Final[list[tuple[int, ...]]] = []
        self.found: Final[list[Groups]] = []
        self.twice: Final[set[Groups]] = set()  # those that make two quads, and would be found twice

    def opening(self) -> list[Groups]:
        """Every first quad: on the four cells from 0,0 to the right, rising."""
        self.first = True
        self.low = self.slate.grid.cell(0, 0)
        self.step = 1
        for number in range(self.size - QUAD + 2):
            self.number = number
            self._fill(0, 0)
        return self.found

    def further(self) -> list[Groups]:
        """Every later quad, with at least one number that lies already."""
        cells = self.cells
        lying = [cell for cell in range(len(cells)) if cells[cell] != EMPTY]
        for cell in lying:
            self._through(cell, 1)
            self._through(cell, self.width)
            if len(self.found) >= self.most:
                break
        return self.found

    def _through(self, cell: i64, along: i64) -> None:
        """The quads on one line whose first number that lies already is on this cell."""
        cells = self.cells
        number: i64 = cells[cell] - NUMBER
        for before in range(QUAD):
            if before > 0 and cells[cell - before * along] != EMPTY:
                return
            start = cell - before * along
            self._try(start, along, number - before)
            self._try(start + (QUAD - 1) * along, -along, number + before - (QUAD - 1))

    def _try(self, low: i64, step: i64, number: i64) -> None:
        """The quad that rises from a cell and a number, if what lies already lets it come about."""
        if number < 0 or number > self.size - QUAD + 1:
            return
        cells = self.cells
        missing: i64 = 0
        wanted = number + NUMBER
        for at in range(QUAD):
            there: i64 = cells[low + at * step]
            if there == EMPTY:
                if not self.holding[number + at]:
                    return
                missing += 1
            elif there != wanted + at:
                return
        # One missing number would be a single tile with only one of its numbers in the quad.
        if missing < 2:
            return
        if cells[low - step] == wanted - 1 or cells[low + QUAD * step] == wanted + QUAD:
            return
        self.low = low
        self.step = step
        self.number = number
        self._fill(0, 0)

    def _fill(self, at: i64, others: i64) -> None:
        """Lay tiles on what is missing from here on, and keep every way that holds."""
        cells = self.cells
        step = self.step
        cell = self.low + at * step
        while at < QUAD and cells[cell] != EMPTY:
            at += 1
            cell += step
        if at == QUAD:
            self._keep(others)
            return
        number = self.number + at
        if at + 1 < QUAD and cells[cell + step] == EMPTY:
            both = tile_of(number, number + 1)
            if self.free[both]:
                self._lay(both, cell, number, cell + step, at + 2, others)
        side = self.width if step == 1 or step == -1 else 1
        for tile in self.holding[number]:
            if self.free[tile]:
                self._lay(tile, cell, number, cell + side, at + 1, others)
                self._lay(tile, cell, number, cell - side, at + 1, others)
                if at == 0:
                    self._lay(tile, cell, number, cell - step, at + 1, others)
                elif at == QUAD - 1:
                    self._lay(tile, cell, number, cell + step, at + 1, others)

    def _lay(self, tile: i64, cell: i64, number: i64, other: i64, then: i64, others: i64) -> None:
        """Try a tile with one number on a cell of the quad and the other beside it, and what can follow."""
        cells = self.cells
        if cells[other] != EMPTY or len(self.found) >= self.most:
            return
        cells[cell] = number + NUMBER
        cells[other] = HIGH[tile] + LOW[tile] - number + NUMBER
        seen = self._lines(cell) | self._lines(other)
        if seen < FIVE:
            self.free[tile] = False
            self.chosen.append(self._group(tile, cell, number, other))
            self._fill(then, others | seen)
            self.chosen.pop()
            self.free[tile] = True
        cells[cell] = EMPTY
        cells[other] = EMPTY

    def _lines(self, cell: i64) -> i64:
        """What comes about in the lines through a cell: FIVE, OTHER or neither."""
        seen: i64 = 0
        for turned in range(4):
            step: i64 = 1 if turned < 2 else self.width
            if turned & 1 == 1:
                step = -step
            start = self.slate.start(cell, step)
            count = self.slate.length(start, step)
            if count > QUAD:
                return FIVE
            if count == QUAD and (start != self.low or step != self.step):
                seen = OTHER
        return seen

    def _group(self, tile: i64, cell: i64, number: i64, other: i64) -> tuple[int, ...]:
        width = self.width
        high, low = cell, other
        # A double is written from its upper or left cell.
        if HIGH[tile] != number or (LOW[tile] == number and other < cell):
            high, low = other, cell
        direction: i64 = 0
        if low == high + width:
            direction = 1
        elif low == high - 1:
            direction = 2
        elif low == high - width:
            direction = 3
        grid = self.slate.grid
        return on_cell(tile, high % width + grid.left, high // width + grid.top, direction)

    def _keep(self, others: i64) -> None:
        groups = tuple(self.chosen)
        if others != 0 and not self.first:
            groups = in_order(self.slate.grid, groups)
            if groups in self.twice:
                return
            self.twice.add(groups)
        self.found.append(groups)


def openings(grid: Grid, size: int, up: tuple[int, ...], most: int = 1 << 30) -> list[Groups]:
    """Every way to lay the first quad, or as many as are asked for."""
    return Quads(grid, size, up, most).opening()


def continuations(grid: Grid, size: int, up: tuple[int, ...], most: int = 1 << 30) -> list[Groups]:
    """Every way to lay a later quad, or as many as are asked for."""
    return Quads(grid, size, up, most).further()
