"""A square grid of numbers: the cells on which Traffic's tiles lie."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.move import Groups
from boneyard.core.tile import HIGH, LOW

EMPTY: Final[i64] = 0
# A number is kept two higher, so that neither the one below a blank nor the one below that is an empty cell.
NUMBER: Final[i64] = 2
QUAD: Final[i64] = 4  # numbers in a row make a quad, and one more is too many
# Free cells kept around all that lies: a quad reaches three cells out, its last tile one more, and whoever follows a
# line looks one cell further.
MARGIN: Final[i64] = 5


def across(direction: i64) -> i64:
    """How far a direction goes to the right."""
    return 1 if direction == 0 else -1 if direction == 2 else 0


def down(direction: i64) -> i64:
    """How far a direction goes down."""
    return 1 if direction == 1 else -1 if direction == 3 else 0


@final
@mypyc_attr(acyclic=True)
class Grid:
    """The numbers that lie, in a frame just as large as they need: equal grids have equal frames."""

    def __init__(self, left: i64, top: i64, width: i64, cells: list[int]) -> None:
        self.left: Final[i64] = left  # of the frame's first cell
        self.top: Final[i64] = top
        self.width: Final[i64] = width
        self.cells: Final[list[int]] = cells  # row by row; no one changes them once it is made

    def reaches(self, x: i64, y: i64) -> bool:
        """Whether a cell is so near to what lies that a tile of the next quad can cover it."""
        height = len(self.cells) // self.width
        return self.left < x < self.left + self.width - 1 and self.top < y < self.top + height - 1

    def cell(self, x: i64, y: i64) -> i64:
        """A cell's place in the frame."""
        return (y - self.top) * self.width + x - self.left

    def number(self, x: int, y: int) -> int:
        """The number on a cell, -1 for none."""
        if not self.reaches(x, y):
            return -1
        found: i64 = self.cells[self.cell(x, y)]
        return -1 if found == EMPTY else int(found - NUMBER)

    def spread(self, groups: Groups) -> "Grid":
        """The grid with some tiles more."""
        left, top = self.left + MARGIN, self.top + MARGIN
        right = self.left + self.width - MARGIN - 1
        bottom = self.top + len(self.cells) // self.width - MARGIN - 1
        for group in groups:
            x: i64 = group[1]
            y: i64 = group[2]
            x2 = x + across(group[3])
            y2 = y + down(group[3])
            if x < left or x2 < left:
                left = x if x < x2 else x2
            if x > right or x2 > right:
                right = x if x > x2 else x2
            if y < top or y2 < top:
                top = y if y < y2 else y2
            if y > bottom or y2 > bottom:
                bottom = y if y > y2 else y2
        framed = self._framed(left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
        cells = framed.cells
        for group in groups:
            x = group[1]
            y = group[2]
            cells[framed.cell(x, y)] = HIGH[group[0]] + NUMBER
            cells[framed.cell(x + across(group[3]), y + down(group[3]))] = LOW[group[0]] + NUMBER
        return framed

    def _framed(self, left: i64, top: i64, right: i64, bottom: i64) -> "Grid":
        """A copy in a frame that is larger, or the same."""
        width = right - left + 1
        height = bottom - top + 1
        old = self.cells
        row = MARGIN * self.width
        last = len(old) - row
        if width == self.width and height * width == len(old):
            return Grid(left, top, width, old.copy())
        cells = [0] * int(width * height)
        # Nothing lies on the margin.
        shift = (self.top - top + MARGIN) * width + self.left - left
        while row < last:
            column = MARGIN
            while column < self.width - MARGIN:
                number: i64 = old[row + column]
                if number != EMPTY:
                    cells[shift + column] = number
                column += 1
            row += self.width
            shift += width
        return Grid(left, top, width, cells)

    def _parts(self) -> tuple[int, int, int, list[int]]:
        return int(self.left), int(self.top), int(self.width), self.cells

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(bytes(self.cells))

    def __reduce__(self) -> tuple[object, ...]:
        return Grid, self._parts()


def bare_grid() -> Grid:
    """The grid before the first quad, framed for the four cells on which that will lie."""
    width = QUAD + 2 * MARGIN
    return Grid(-MARGIN, -MARGIN, width, [0] * (width * (1 + 2 * MARGIN)))


@final
class Slate:
    """The numbers of a grid to try tiles on: they are put down and lifted again."""

    def __init__(self, grid: Grid) -> None:
        self.grid: Final[Grid] = grid
        self.width: Final[i64] = grid.width
        self.cells: Final[list[int]] = grid.cells.copy()

    def rises(self, cell: i64, step: i64) -> bool:
        """Whether a line through a cell, of two numbers or more, rises by one from step to step."""
        number: i64 = self.cells[cell]
        before: i64 = self.cells[cell - step]
        after: i64 = self.cells[cell + step]
        return before == number - 1 or after == number + 1

    def start(self, cell: i64, step: i64) -> i64:
        """Where the line through a cell begins whose numbers rise by one from step to step."""
        cells = self.cells
        while cells[cell - step] == cells[cell] - 1:
            cell -= step
        return cell

    def length(self, start: i64, step: i64) -> i64:
        """How many numbers rise by one from step to step, from this cell on."""
        cells = self.cells
        count: i64 = 1
        while cells[start + step] == cells[start] + 1:
            start += step
            count += 1
        return count

    def steps(self) -> list[int]:
        """The ways a line can rise: right, left, down, up."""
        return [1, -1, int(self.width), -int(self.width)]
