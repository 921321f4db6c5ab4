"""Good Neighbors drawn as its grid: numbered places, lines between neighbors that match, turns built pair by pair."""

import re
from collections.abc import Sequence

from rich.text import Text

from boneyard.core.errors import Unreadable
from boneyard.core.match import View
from boneyard.core.move import Many, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import read_tile, tile_text
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs, face
from boneyard.terminal.families.solitaire import SolitaireView, in_columns
from boneyard.words import terminal
from boneyard.words.context import Seen
from boneyard.words.language import _, listed, ngettext, number

_GAP = 3  # columns between two places, for the line that joins them; a tight grid has one
_JOINTS = {1: "|", 2: "\\", 3: "\\", 4: "/", 5: "/", 6: "X", 7: "X"}  # 2 falls to the right, 4 to the left


class NeighborsView(SolitaireView):
    """Good Neighbors."""

    move_help = marked(
        "Type a pair as two places or two tiles with a plus between them, like 1+2 or\n"
        "6-1+12-6. You can type several pairs at once, with spaces between them. Add pairs\n"
        "until you press Enter to finish the turn; undo takes out the last one.\n"
        "Lines join neighbors that match, at a side or a corner."
    )

    # --- the grid

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        game, state = seen.game, seen.state
        assert isinstance(game, NeighborsGame)
        assert isinstance(state, NeighborsState)
        if not state.layout:
            return []
        grid = _Grid(game, state, signs)
        if grid.width > width:
            grid = _Grid(game, state, signs, tight=True)
        return grid.lines(width)

    def draw_choices(self, seen: Seen, moves: Sequence[Move], width: int, signs: Signs) -> list[Text]:
        """The pairs by their places and their tiles."""
        game, state = seen.game, seen.state
        assert isinstance(game, NeighborsGame)
        assert isinstance(state, NeighborsState)
        return _pairs(game, state, None, width)

    def draw_additions(self, view: View, move: Move, width: int) -> list[Text]:
        game, state = view.game, view.state
        assert isinstance(game, NeighborsGame)
        assert isinstance(state, NeighborsState)
        assert isinstance(move, Many)
        return _pairs(game, state, move, width)

    # --- reading input

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        if "+" not in text:
            return view.game.read(view.state, view.seat, text)
        return _with_pairs(view, None, text)

    def can_grow(self, view: View, move: Move) -> bool:
        assert isinstance(view.game, NeighborsGame)
        return isinstance(move, Many) and bool(view.game.pairs(view.state, move))

    def grow(self, view: View, move: Move, text: str) -> Move:
        assert isinstance(move, Many)
        return _with_pairs(view, move, text)

    def describe_choices(self, moves: Sequence[Move]) -> str:
        pairs = [move for move in moves if isinstance(move, Many) and len(move.groups) == 1]
        shown = [str(pair) for pair in pairs[:5]]
        more = [terminal.more(len(pairs) - 5)] if len(pairs) > 5 else []
        return _(
            "You can remove {pairs}, or several of them at once. Type ? for help.",
            pairs=listed([*shown, *more], "or"),
        )

    def list_moves(self, seen: Seen, moves: Sequence[Move]) -> list[str]:
        pairs = [str(move) for move in moves if isinstance(move, Many) and len(move.groups) == 1]
        most = max((len(move.groups) for move in moves if isinstance(move, Many)), default=0)
        count = ngettext(
            "These pairs make {turns} possible turns, the largest with {count} pair.",
            "These pairs make {turns} possible turns, the largest with {count} pairs.",
            most,
            turns=number(len(moves)),
        )
        return [*pairs, count]


class _Grid:
    """The places of a layout, row by row, with the lines between them."""

    def __init__(self, game: NeighborsGame, state: NeighborsState, signs: Signs, tight: bool = False) -> None:
        self.columns = game.columns
        self.layout = state.layout
        self.signs = signs
        place = {tile: at for at, tile in enumerate(state.layout)}
        self.joined = {(place[one], place[other]) for one, other in game.pairs(state)}
        self.able = {at for pair in self.joined for at in pair}
        self.tight = tight
        self.gap = 1 if tight else _GAP
        self.across = max(len(self._named(at)) for at in range(len(state.layout)))
        self.width = self.columns * (self.across + self.gap) - self.gap

    def _named(self, at: int) -> str:
        """A place's number, its mark and its tile."""
        mark = self.signs.mark if at in self.able else " "
        tile = self.layout[at]
        if self.tight:
            return f"{at + 1:>2}{mark}{tile_text(tile)}"
        return f"{at + 1:>2} {mark}{face(tile, -1, self.signs)}"

    def lines(self, width: int) -> list[Text]:
        found: list[Text] = []
        narrow = self.width > width
        for start in range(0, len(self.layout), self.columns):
            if start and not narrow:
                found.append(self._between(start))
            found += self._folded(start, width) if narrow else [self._row(start)]
        return found

    def _cell(self, at: int) -> Text:
        return Text(self._named(at).ljust(self.across), "bold" if at in self.able else "dim")

    def _row(self, start: int) -> Text:
        line = Text()
        for at in range(start, min(start + self.columns, len(self.layout))):
            if at > start:
                joint = self.signs.rule if (at - 1, at) in self.joined else ""
                line.append(joint.center(self.gap), ACCENT)
            line.append_text(self._cell(at))
        line.rstrip()
        return line

    def _between(self, start: int) -> Text:
        """The lines down from the row above to this one, straight and slanting."""
        text = ""
        above = start - self.columns
        for column in range(self.columns):
            straight = (above + column, start + column) in self.joined
            text += (_JOINTS[1] if straight else " ").center(self.across)
            falling = 2 * ((above + column, start + column + 1) in self.joined)
            rising = 4 * ((above + column + 1, start + column) in self.joined)
            if column + 1 < self.columns:
                text += _JOINTS.get(falling + rising, " ").center(self.gap)
        return Text(text.rstrip(), ACCENT)

    def _folded(self, start: int, width: int) -> list[Text]:
        """A row of the grid on a terminal too narrow for it: its places in short lines, the second ones set in."""
        room = max(1, (width - 2) // (self.across + 1))
        found = []
        for first in range(start, min(start + self.columns, len(self.layout)), room):
            line = Text("" if first == start else "  ")
            for at in range(first, min(first + room, start + self.columns, len(self.layout))):
                line.append_text(self._cell(at)).append(" ")
            line.rstrip()
            found.append(line)
        return found


def _pairs(game: NeighborsGame, state: NeighborsState, chosen: Many | None, width: int) -> list[Text]:
    place = {tile: at + 1 for at, tile in enumerate(state.layout)}
    cells = [
        f"{place[one]}+{place[other]} {tile_text(one)}+{tile_text(other)}"
        for one, other in game.pairs(state, chosen)
    ]
    return in_columns(cells, width)


def _with_pairs(view: View, chosen: Many | None, text: str) -> Move:
    """A turn and the pairs that were typed."""
    game, state = view.game, view.state
    assert isinstance(game, NeighborsGame)
    assert isinstance(state, NeighborsState)
    for word in re.sub(r"\s*([+-])\s*", r"\1", text).split():
        ends = word.split("+")
        if len(ends) != 2:
            raise Unreadable(
                _(
                    "{text} isn't a pair. Type two places like 1+2, or two tiles like 6-1+12-6.",
                    text=repr(word),
                )
            )
        chosen = game.with_pair(state, chosen, *[_tile(state, end) for end in ends])
    if chosen is None:
        raise Unreadable(_("Remove at least one pair. Type two places like 1+2."))
    return chosen


def _tile(state: NeighborsState, text: str) -> int:
    """The tile that lies at a place, or the one that is named."""
    if input.is_choice(text, len(state.layout)):
        return state.layout[int(text) - 1]
    if text.isascii() and text.isdigit():
        raise Unreadable(
            _(
                "There's no place {text}. The layout has places 1 to {last}.",
                text=text,
                last=len(state.layout),
            )
        )
    return read_tile(text)
