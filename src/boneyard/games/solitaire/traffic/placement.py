"""Some tiles laid on a grid, and what comes about by it."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.move import Groups
from boneyard.core.tile import HIGH, LOW
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
        self.far: int = -1  # the first tile that lies out of reach of all that lies already
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
        """The numbers of a line that is longer than a quad, [] where there is none."""
        for cell in self.highs + self.lows:
            for step in self.slate.steps():
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
                start = self.slate.start(cell, step)
                if self.slate.length(start, step) == QUAD:
                    upper = start if step > 0 else start + (QUAD - 1) * step
                    found.append((abs(step) != 1, upper, start, step))
        return [(start, step) for _, _, start, step in sorted(set(found))]

    def places(self, quad: tuple[int, int]) -> list[tuple[int, int]]:
        """Every new tile that has a part in a quad, with its lowest place there."""
        found: list[tuple[int, int]] = []
        for index in range(len(self.highs)):
            places = self._in(quad, index)
            if places:
                found.append((min(places), index))
        return sorted(found)

    def _in(self, quad: tuple[int, int], index: int) -> list[int]:
        """The places of a tile's numbers in a quad."""
        start, step = quad
        cells = [start + at * step for at in range(QUAD)]
        return [cells.index(cell) for cell in (self.highs[index], self.lows[index]) if cell in cells]

    def covered(self, quad: tuple[int, int]) -> int:
        """How many numbers of a quad are new."""
        return sum([len(self._in(quad, index)) for index in range(len(self.highs))])

    def is_opening(self, quad: tuple[int, int]) -> bool:
        """Whether a quad lies where the first one has to."""
        return quad == (self.slate.grid.cell(0, 0), 1)

    def turn(self, first: bool) -> Groups:
        """The tiles in the order of the quad that makes them a turn, () where none does."""
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


def in_order(grid: Grid, groups: Groups) -> Groups:
    """The tiles of a later turn in the order of its quad; of several quads, the first in reading order."""
    return Placement(grid, groups).turn(False)
