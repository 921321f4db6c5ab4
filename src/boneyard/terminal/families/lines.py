"""A layout as lines of text: the main line, then the arms that grow from doubles, every open end with its number."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from boneyard.core.laid import laid_in_order
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.tile import FACES, is_double, tile_text
from boneyard.games.lines.moves import LEAD, MUGGINS, line_move, place_number, place_tile
from boneyard.games.lines.state import LineState
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT
from boneyard.terminal.console.input import Several
from boneyard.terminal.console.signs import Signs, face
from boneyard.terminal.families.view import TwinsView
from boneyard.words import terminal
from boneyard.words.context import Seen
from boneyard.words.language import _, ngettext, pgettext

_VERBS = {**input.COMMON_VERBS, "muggins": line_move(MUGGINS)}
_DEEPEST = 5  # arms on arms on arms are moved in no further, so that a narrow terminal keeps room for tiles


@dataclass
class _Piece:
    """A tile that lies, the number it shows outward, and what was laid against it, in order."""

    tile: int
    near: int
    far: int
    next: list["_Piece"] = field(default_factory=list)


@dataclass(frozen=True)
class TileRow:
    """One line of tiles from left to right, with what comes before and after it."""

    before: str
    tiles: list[str]
    after: str


def layout(state: LineState, width: int, signs: Signs) -> list[str]:
    """The tiles on the table, drawn so that no line is wider than `width`."""
    if state.laid is None:
        return []
    rows = _Drawing(state, signs).rows()
    return [line for row in rows for line in wrap_row(row, width, signs)]


def paint(line: str, signs: Signs) -> Text:
    """A line of a layout in color: bright where a tile can be laid."""
    text = Text(line)
    text.highlight_regex(rf"(?<={signs.to_right} )\d+|\d+(?= {signs.to_left})", ACCENT)
    text.highlight_regex(
        rf"^ *{re.escape(_from('TILE', 'ARROW'))}".replace("TILE", r"\S+").replace("ARROW", r"\S+"), "dim"
    )
    text.highlight_regex(rf"\[\d+{signs.double}\d+\]", "bold")
    return text


class _Drawing:
    """The rows of one layout."""

    def __init__(self, state: LineState, signs: Signs) -> None:
        self.signs = signs
        self.lead, self.by_high, self.by_low = _pieces(state)
        self.open = {(int(end.tile), int(end.number)): int(end.room) for end in state.ends()}

    def rows(self) -> list[TileRow]:
        lead = self.lead
        if is_double(lead.tile):
            right, left = (lead.next[0:1], lead.next[1:2])
            spread = [(lead, piece) for piece in lead.next[2:]]
        else:
            right, left, spread = self.by_low, self.by_high, []
        to_right = _chain(right[0]) if right else []
        to_left = _chain(left[0]) if left else []
        high, low = FACES[lead.tile]
        tiles = [face(piece.tile, piece.far, self.signs) for piece in reversed(to_left)]
        tiles.append(face(lead.tile, high, self.signs))
        tiles += [face(piece.tile, piece.near, self.signs) for piece in to_right]
        row = TileRow(
            self._left(to_left, lead, high, bool(to_right)), tiles, self._right(to_right, lead, low)
        )
        return [row, *self._arms(lead, spread, [*to_left, *to_right])]

    def _left(self, chain: list[_Piece], lead: _Piece, number: int, begun: bool) -> str:
        tile, shown = (chain[-1].tile, chain[-1].far) if chain else (lead.tile, number)
        room = self.open.get((tile, shown), 0)
        # A double that leads alone is drawn open to the right first.
        if not chain and is_double(lead.tile) and not begun:
            room -= 1
        return f"{shown} {self.signs.to_left} " if room > 0 else ""

    def _right(self, chain: list[_Piece], origin: _Piece, number: int) -> str:
        tile, shown = (chain[-1].tile, chain[-1].far) if chain else (origin.tile, number)
        room = self.open.get((tile, shown), 0)
        if room == 0:
            return ""
        # Of a double that leads alone two ways are drawn already.
        ways = f" {_ways(room)}" if room > (1 if chain or origin.next else 2) else ""
        return f" {self.signs.to_right} {shown}{ways}"

    def _arms(self, lead: _Piece, spread: list[tuple[_Piece, _Piece]], line: list[_Piece]) -> list[TileRow]:
        """The arms beside the main line, each before those that grow from it; then the sides still open."""
        found: list[TileRow] = []
        if is_double(lead.tile) and lead.next:
            found += self._grown(lead, [piece for _origin, piece in spread], 2)
        for piece in line:
            if is_double(piece.tile) and piece.next:
                found += self._grown(piece, piece.next[1:], 1)
        return found

    def _grown(self, origin: _Piece, arms: list[_Piece], straight: int, depth: int = 0) -> list[TileRow]:
        found: list[TileRow] = []
        for count, arm in enumerate(arms):
            chain = _chain(arm)
            tiles = [face(piece.tile, piece.near, self.signs) for piece in chain]
            found.append(
                TileRow(self._label(origin, count, depth), tiles, self._right(chain, origin, arm.far))
            )
            for piece in chain:
                if is_double(piece.tile) and piece.next:
                    found += self._grown(piece, piece.next[1:], 1, depth + 1)
        number = FACES[origin.tile][0]
        room = self.open.get((origin.tile, number), 0) - max(straight - len(origin.next), 0)
        if room > 0:
            ways = f" {_ways(room)}" if room > 1 else ""
            end = pgettext("an end", "{number} open", number=number)
            found.append(
                TileRow(self._label(origin, len(arms), depth), [], f"{self.signs.to_right} {end}{ways}")
            )
        return found

    def _label(self, origin: _Piece, count: int, depth: int) -> str:
        arrow = self.signs.arms[count % len(self.signs.arms)]
        return f"{'  ' * min(depth, _DEEPEST)}{_from(tile_text(origin.tile), arrow)} "


def _ways(room: int) -> str:
    """How many more tiles a double takes."""
    return ngettext("({count} way)", "({count} ways)", room)


def _from(tile: str, arrow: str) -> str:
    """The label of an arm: where it grows from."""
    # For translators: the start of an arm that grows from a double; the arrow says where to.
    return _("from {tile} {arrow}", tile=tile, arrow=arrow)


def _pieces(state: LineState) -> tuple[_Piece, list[_Piece], list[_Piece]]:
    """The lead with all that grows from it, and for one with two numbers what lies at its high and low ends."""
    rows = laid_in_order(state.laid)
    first = rows[0][0]
    lead = _Piece(first, -1, -1)
    pieces = {first: lead}
    at_high: list[_Piece] = []
    at_low: list[_Piece] = []
    for tile, place, near, _far in rows[1:]:
        assert place != LEAD
        high, low = FACES[tile]
        piece = _Piece(tile, near, high + low - near)
        pieces[tile] = piece
        onto = pieces[place_tile(place)]
        onto.next.append(piece)
        if onto is lead and not is_double(first):
            # A place names its number while both are open; the second one to be taken is the other.
            number = place_number(place)
            high_end = number == FACES[first][0] if number >= 0 else not at_high
            (at_high if high_end else at_low).append(piece)
    return lead, at_high, at_low


def _chain(piece: _Piece) -> list[_Piece]:
    """The tiles straight on from this one: of those laid on a double, the first goes on."""
    found = [piece]
    while found[-1].next:
        found.append(found[-1].next[0])
    return found


def wrap_row(row: TileRow, width: int, signs: Signs) -> list[str]:
    """A row in lines that fit, with a sign where it goes on."""
    pieces = list(row.tiles) or [""]
    pieces[-1] += row.after
    lines = [row.before]
    goes_on = f" {signs.more}"
    margin = f"  {signs.more} "
    for count, piece in enumerate(pieces):
        spare = 0 if count == len(pieces) - 1 else len(goes_on)
        started = lines[-1] not in (row.before, margin)
        if started and len(lines[-1]) + len(piece) + spare > width:
            lines[-1] += goes_on
            lines.append(margin)
        lines[-1] += piece
    return lines


class LinesView(TwinsView):
    """Games in a line, with or without arms."""

    move_help = terminal.MOVE_HELP
    spoken_help = terminal.CLAIM_HELP

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        assert isinstance(seen.state, LineState)
        return [paint(line, signs) for line in layout(seen.state, width, signs)]

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        said = input.read_verb(text, _VERBS)
        if said is not None:
            return said
        if ">" in text:
            return view.game.read(view.state, view.seat, text)
        name = input.before_claim(text)
        return input.read_play(view, text, self.hand(view), self.teller.fits_nowhere, name)
