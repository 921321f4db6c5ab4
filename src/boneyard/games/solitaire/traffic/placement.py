"""Some tiles laid on a grid, and the quads they make."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.move import Groups
from boneyard.core.tile import HIGH, LOW, is_double
from boneyard.games.solitaire.traffic.grid import EMPTY, NUMBER, QUAD, Grid, Slate, across, down

NONE: Final[Groups] = ()


@final
class Placement:
    """Tiles laid on a slate as far as their cells are free, and the lines through them."""

    def __init__(self, grid: Grid, groups: Groups) -> None:
        self.groups: Final = groups
        self.slate: Final = Slate(grid)
        self.highs: Final[list[int]] = []  # the cells of the tiles' higher numbers
        self.lows: Final[list[int]] = []
        self.taken: int = -1  # the first tile for which there is no room
        self.far: int = -1  # the first tile out of reach of the tiles already laid
        for index, (tile, x, y, direction) in enumerate(groups):
            x2 = x + across(direction)
            y2 = y + down(direction)
            if not (grid.reaches(x, y) and grid.reaches(x2, y2)):
                self.far = index
                break
            self._put(index, tile, grid.cell(x, y), grid.cell(x2, y2))
            if self.taken >= 0:
                break

    def _put(self, index: int, tile: i64, high: i64, low: i64) -> None:
        cells = self.slate.cells
        if cells[high] != EMPTY or cells[low] != EMPTY:
            self.taken = index
            return
        cells[high] = HIGH[tile] + NUMBER
        cells[low] = LOW[tile] + NUMBER
        self.highs.append(high)
        self.lows.append(low)

    def lies(self) -> bool:
        """Whether every tile found its cells free."""
        return self.taken < 0 and self.far < 0

    def five(self) -> list[int]:
        """The numbers of a line that is longer than a quad, [] if there isn't one."""
        for cell in self.highs + self.lows:
            for step in self.slate.steps():
                if not self.slate.rises(cell, step):
                    continue
                start = self.slate.start(cell, step)
                count = self.slate.length(start, step)
                if count > QUAD:
                    lowest = self.slate.cells[start] - NUMBER
                    return [lowest + at for at in range(count)]
        return []

    def quads(self) -> list[tuple[int, int]]:
        """The quads through the new tiles, each as its lowest cell and the step to the next.

        Those from left to right or back come first, then those that begin further up, then further left.
        """
        found: list[tuple[bool, int, int, int]] = []
        for cell in self.highs + self.lows:
            for step in self.slate.steps():
                if not self.slate.rises(cell, step):
                    continue
                start = self.slate.start(cell, step)
                if self.slate.length(start, step) == QUAD:
                    upper = start if step > 0 else start + (QUAD - 1) * step
                    found.append((abs(step) != 1, upper, start, step))
        return [(start, step) for _, _, start, step in sorted(set(found))]

    def places(self, quad: tuple[int, int]) -> list[tuple[int, int]]:
        """Every new tile that has a part in a quad, with its lowest place there."""
        start, step = quad
        found: list[tuple[int, int]] = []
        for index in range(len(self.highs)):
            high = _place(start, step, self.highs[index])
            low = _place(start, step, self.lows[index])
            if high >= 0 and (low < 0 or high < low):
                found.append((int(high), index))
            elif low >= 0:
                found.append((int(low), index))
        return sorted(found)

    def covered(self, quad: tuple[int, int]) -> int:
        """How many numbers of a quad are new."""
        start, step = quad
        return len([cell for cell in self.highs + self.lows if _place(start, step, cell) >= 0])

    def is_opening(self, quad: tuple[int, int]) -> bool:
        """Whether a quad lies where the first one has to."""
        return quad == (self.slate.grid.cell(0, 0), 1)

    def turn(self, first: bool) -> Groups:
        """The tiles in the order of the quad that makes them a turn, () if none does."""
        if not self.lies() or self.five():
            return NONE
        for quad in self.quads():
            places = self.places(quad)
            if len(places) < len(self.groups):
                continue
            new = self.covered(quad)
            if first and not self.is_opening(quad):
                continue
            if not first and (new == QUAD or new < 2):
                continue
            return tuple([self.groups[index] for _, index in places])
        return NONE


def _place(start: i64, step: i64, cell: i64) -> i64:
    """Which number of a quad lies on a cell, -1 for none."""
    place: i64 = 0
    while place < QUAD:
        if start + place * step == cell:
            return place
        place += 1
    return -1


def may_lie(up: tuple[int, ...], groups: Groups, first: bool) -> bool:
    """Whether these are tiles that are turned up, as many as a turn takes, each written with a cell as it should be."""
    most = QUAD if first else QUAD - 1
    if len(groups) > most or (first and len(groups) < 2):
        return False
    used: list[int] = []
    for group in groups:
        if len(group) != 4 or not 0 <= group[3] <= 3 or (is_double(group[0]) and group[3] > 1):
            return False
        if group[0] not in up or group[0] in used:
            return False
        used.append(group[0])
    return True


def in_order(grid: Grid, groups: Groups) -> Groups:
    """The tiles of a later turn in the order of its quad; of several quads, the first in reading order."""
    return Placement(grid, groups).turn(False)
