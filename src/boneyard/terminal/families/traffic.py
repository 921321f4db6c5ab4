"""The grid of Traffic in lines of text, whole or the part that a terminal has room for."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.text import Text

from boneyard.core.errors import Illegal, Unreadable
from boneyard.core.match import View
from boneyard.core.move import Many, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import FACES, read_tile, tile_text, tiles_text
from boneyard.games.solitaire.traffic.grid import across, down
from boneyard.games.solitaire.traffic.rules import TrafficState
from boneyard.pictures.families.traffic import cells_of
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT, Console
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs, face
from boneyard.terminal.families.solitaire import SolitaireView
from boneyard.words import terminal
from boneyard.words.context import Seen
from boneyard.words.language import _, listed, ngettext, number
from boneyard.words.solitaire.traffic import quad

_LABEL = 4  # columns for the number of a row
_FREE = 1  # free cells shown around all that lies, where there is room
_NEW = "bold green"


class TrafficGrid:
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
            for (half, part), cell in zip(self._halves(high, low, direction), ((x, y), other)):
                self.cells[cell] = Text(self._half(half, part), style)
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
        above, below = rows.start - self.rows.start, self.rows.stop - rows.stop
        left, right = columns.start - self.columns.start, self.columns.stop - columns.stop
        cut = [
            ngettext("{count} row above", "{count} rows above", above) if above > 0 else "",
            ngettext("{count} row below", "{count} rows below", below) if below > 0 else "",
            ngettext("{count} column on the left", "{count} columns on the left", left) if left > 0 else "",
            ngettext("{count} column on the right", "{count} columns on the right", right)
            if right > 0
            else "",
        ]
        if any(cut):
            parts = listed(filter(None, cut), "and")
            found.append(Text(_("Not shown: {parts} (type map)", parts=parts), "dim"))
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


_BESIDES = 9  # rows of a terminal that go to everything but the grid
_CELL = re.compile(r"\(?(-?\d{1,3}) ?, ?(-?\d{1,3})\)?")


class TrafficView(SolitaireView):
    """Traffic."""

    move_help = marked(
        "Type the tiles of a turn by number, like 1 3, or by face, like 6-3 5-4. If they\n"
        "can be placed in several ways, you choose one; type a cell like 2,0 to see only\n"
        "the ways that cover it. You can also type the whole turn, as in a record:\n"
        "6-3@0,0v 5-4@2,0< gives the cell of each tile's higher number and the direction\n"
        "to the lower one. x grows to the right, y downward."
    )
    commands: Mapping[str, str] = {"map": marked("show the whole grid")}

    # --- the grid

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        return self.draw_fitted(seen, width, 1000, signs)

    def draw_fitted(self, seen: Seen, width: int, height: int, signs: Signs) -> list[Text]:
        state = seen.state
        assert isinstance(state, TrafficState)
        if not state.laid:
            return []
        return TrafficGrid(state, seen.game.size, _new(seen), signs).part(width, max(height - _BESIDES, 5))

    def draw_choices(self, seen: Seen, moves: Sequence[Move], width: int, signs: Signs) -> list[Text]:
        """The turned-up tiles by number, marked where a quad can be made with them."""
        state = seen.state
        assert isinstance(state, TrafficState)
        able = {group[0] for move in moves if isinstance(move, Many) for group in move.groups}
        head = ngettext(
            "One way to make a quad. Turned up ({mark} can be placed):",
            "{number} ways to make a quad. Turned up ({mark} can be placed):",
            len(moves),
            number=number(len(moves)),
            mark=signs.mark,
        )
        found = [Text(part) for part in wrap(head, width)]
        line = Text(" ")
        for place, tile in enumerate(state.up, 1):
            mark = signs.mark if tile in able else " "
            cell = f" {place} {mark}{face(tile, -1, signs)}"
            if line.cell_len + len(cell) > width:
                found.append(line)
                line = Text(" ")
            line.append(f"{cell} ", ACCENT if tile in able else "dim")
        found.append(line)
        for each in found:
            each.rstrip()  # the space after the last tile doesn't have to fit
        return found

    def show(self, console: Console, seen: Seen, word: str) -> bool:
        state = seen.state
        assert isinstance(state, TrafficState)
        if word != "map":
            return False
        if state.laid:
            console.lines(TrafficGrid(state, seen.game.size, _new(seen), console.signs).whole(console.width))
        else:
            console.say(_("The grid is empty."))
        return True

    # --- reading input

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        state = view.state
        assert isinstance(state, TrafficState)
        words = re.sub(r"\s*-\s*", "-", text).replace("+", " ").split()
        if "@" in text or not words or not all(word[0].isdigit() for word in words):
            return view.game.read(view.state, view.seat, text)
        tiles = sorted({_tile(state, word) for word in words})
        ways = tuple(move for move in view.moves() if _tiles(move) == tiles)
        if not ways:
            raise Illegal(_no_way(view.moves(), tiles))
        return ways[0] if len(ways) == 1 else Several(ways, -1)

    def narrow(self, several: Several, text: str) -> Several | None:
        cell = _CELL.fullmatch(text)
        if cell is None:
            return None
        there = (int(cell[1]), int(cell[2]))
        ways = tuple(move for move in several.plays if there in _cells(move))
        if not ways:
            raise Illegal(_("None of these ways covers {cell}.", cell=f"{there[0]},{there[1]}"))
        return Several(ways, several.claimed)

    def group(self, seen: Seen, several: Several) -> dict[str, Several]:
        """The ways by the quads that they make."""
        state = seen.state
        assert isinstance(state, TrafficState)
        found: dict[str, list[Move]] = {}
        for move in several.plays:
            assert isinstance(move, Many)
            found.setdefault(quad(state, move), []).append(move)
        return {quad: Several(tuple(ways), several.claimed) for quad, ways in found.items()}

    def list_moves(self, seen: Seen, moves: Sequence[Move]) -> list[str]:
        """The sets of tiles that can be laid, and in how many ways each."""
        ways = Counter(tuple(_tiles(move)) for move in moves)
        best = sorted(ways.items(), key=lambda each: (len(each[0]), [-tile for tile in each[0]]))
        return [terminal.ways(_named(tiles), count) for tiles, count in best]

    def describe_choices(self, moves: Sequence[Move]) -> str:
        like = _named(_tiles(moves[0]))
        return _(
            "Type the tiles of a turn, like {example}. Type moves to list what you can place, or ? for help.",
            example=like,
        )


def _new(seen: Seen) -> set[int]:
    """The tiles of the last turn."""
    return {group[0] for group in seen.last.groups} if isinstance(seen.last, Many) else set()


def _tiles(move: Move) -> list[int]:
    return sorted(group[0] for group in move.groups) if isinstance(move, Many) else []


def _cells(move: Move) -> list[tuple[int, int]]:
    """The cells that a turn covers."""
    assert isinstance(move, Many)
    return [cell for group in move.groups for cell in cells_of(group)]


def _named(tiles: Sequence[int]) -> str:
    return tiles_text(sorted(tiles, reverse=True))


def _tile(state: TrafficState, word: str) -> int:
    """A turned-up tile by its number or its face."""
    if input.is_choice(word, len(state.up)):
        return state.up[int(word) - 1]
    if word.isascii() and word.isdigit():
        raise Unreadable(
            _("There's no tile number {number}. 1 to {last} are turned up.", number=word, last=len(state.up))
        )
    tile = read_tile(word)
    if tile not in state.up:
        raise Illegal(
            _("{tile} isn't turned up. These are: {tiles}.", tile=tile_text(tile), tiles=tiles_text(state.up))
        )
    return tile


def _no_way(moves: Sequence[Move], tiles: Sequence[int]) -> str:
    """Say that these tiles make no quad, and which others would help."""
    wider = {tuple(_tiles(move)) for move in moves if set(tiles) < set(_tiles(move))}
    if not wider:
        return _(
            "You can't make a quad with {tiles}, alone or with other tiles. Type moves to list what you can place.",
            tiles=_named(tiles),
        )
    least = min(len(each) for each in wider)
    others = sorted(
        listed([tile_text(tile) for tile in each if tile not in tiles], "and")
        for each in wider
        if len(each) == least
    )
    shown = others if len(others) <= 4 else [*others[:4], terminal.more(len(others) - 4)]
    return _(
        "You can't make a quad with only {tiles}. It also takes {others}.",
        tiles=_named(tiles),
        others=listed(shown, "or"),
    )
