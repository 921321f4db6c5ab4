"""The grid of Traffic in lines of text, whole or the part that a terminal has room for."""

from rich.text import Text

from boneyard.core.errors import listed
from boneyard.core.tile import FACES
from boneyard.games.solitaire.grid import across, down
from boneyard.games.solitaire.traffic import TrafficState
from boneyard.telling import speech
from boneyard.terminal.signs import Signs

_LABEL = 4  # columns for the number of a row
_FREE = 1  # free cells shown around all that lies, where there is room
_NEW = "bold green"


class StreetMap:
    """The cells with the tiles that cover them."""

    def __init__(self, state: TrafficState, size: int, new: set[int], signs: Signs) -> None:
        self.signs = signs
        self.wide = 4 if size > 9 else 3  # columns of a cell: numbers of two digits need one more
        self.cells: dict[tuple[int, int], Text] = {}
        self.new: list[tuple[int, int]] = []  # the cells of the last turn
        for tile, x, y, direction in state.laid:
            other = (x + int(across(direction)), y + int(down(direction)))
            high, low = FACES[tile]
            style = _NEW if tile in new else ""
            for (number, part), cell in zip(self._halves(high, low, direction), ((x, y), other)):
                self.cells[cell] = Text(self._half(number, part), style)
                if tile in new:
                    self.new.append(cell)
        self.columns = range(min(x for x, _ in self.cells), max(x for x, _ in self.cells) + 1)
        self.rows = range(min(y for _, y in self.cells), max(y for _, y in self.cells) + 1)

    def _halves(self, high: int, low: int, direction: int) -> tuple[tuple[int, str], tuple[int, str]]:
        """The two numbers of a tile, each with the side on which the other lies."""
        return ((high, ">v<^"[direction]), (low, "<^>v"[direction]))

    def _half(self, number: int, other: str) -> str:
        """Half a tile, open to the side where its other half lies."""
        inner = self.wide - 2
        if other == ">":
            return f"[{number:>{inner}}{self.signs.rule}"
        if other == "<":
            return f"{self.signs.rule}{number:<{inner}}]"
        around = self.signs.upper if other == "v" else self.signs.lower
        return f"{around[0]}{number:^{inner}}{around[1]}"

    def part(self, width: int, height: int) -> list[Text]:
        """As much as there is room for, around the last turn, and what is cut off."""
        room = max(1, (width - _LABEL) // self.wide)
        columns = _window(self.columns, [x for x, _ in self.new], room)
        rows = _window(self.rows, [y for _, y in self.new], max(1, height - 2))
        found = self._lines(columns, rows)
        cut = [
            f"{speech.counted(count, what)} {where}"
            for count, what, where in (
                (rows.start - self.rows.start, "row", "above"),
                (self.rows.stop - rows.stop, "row", "below"),
                (columns.start - self.columns.start, "column", "on the left"),
                (self.columns.stop - columns.stop, "column", "on the right"),
            )
            if count > 0
        ]
        if cut:
            found.append(Text(f"Not shown: {listed(cut, 'and')} (map)", "dim"))
        return found

    def whole(self, width: int) -> list[Text]:
        """Everything, in strips one below the other where it is wider than the terminal."""
        room = max(1, (width - _LABEL) // self.wide)
        found: list[Text] = []
        for start in range(self.columns.start, self.columns.stop, room):
            found += self._lines(range(start, min(start + room, self.columns.stop)), self.rows)
        return found

    def _lines(self, columns: range, rows: range) -> list[Text]:
        head = Text(" " * _LABEL + "".join(f"{x:^{self.wide}}" for x in columns).rstrip(), "dim")
        found = [head]
        for y in rows:
            line = Text(f"{y:>{_LABEL - 1}} ", "dim")
            for x in columns:
                free = Text(self.signs.free.center(self.wide), "dim")
                line.append_text(self.cells.get((x, y), free))
            line.rstrip()
            found.append(line)
        return found


def _window(whole: range, new: list[int], room: int) -> range:
    """The part of a row of cells that is shown: with free cells around it where they fit, else around the new ones."""
    free = range(whole.start - _FREE, whole.stop + _FREE)
    if len(free) <= room:
        return free
    if len(whole) <= room:
        return whole
    middle = (min(new) + max(new)) // 2 if new else (whole.start + whole.stop) // 2
    start = max(whole.start, min(middle - room // 2, whole.stop - room))
    return range(start, start + room)
