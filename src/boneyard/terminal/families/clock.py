"""The Big Clock drawn as a clock: the hours around, each with its top and how many lie there."""

import re
from collections.abc import Sequence
from math import cos, pi, sin

from rich.text import Text

from boneyard.core.errors import Illegal
from boneyard.core.match import View
from boneyard.core.move import LAY, Move
from boneyard.core.phrase import marked
from boneyard.core.tile import double, tile_text
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import NOTHING_UP, ClockState, finished, taking
from boneyard.games.solitaire.moves import FILL, SHIFT, TURN, WASTE, hour_of, on_hour, solitaire_move
from boneyard.terminal.console import input
from boneyard.terminal.console.console import ACCENT
from boneyard.terminal.console.input import Several, read_verb
from boneyard.terminal.console.signs import Signs, face
from boneyard.terminal.families.solitaire import FEW, SolitaireView, in_columns, wrap_indented
from boneyard.words import terminal
from boneyard.words.context import Seen
from boneyard.words.language import _, listed, ngettext, pgettext

_RADIUS = 5  # rows from the middle of the clock to its top
_REACH = 29  # columns from the middle to the farthest hour's own middle
_CELL = 17  # columns that an hour takes at most
_ROUND = 2 * _REACH + _CELL  # columns of a whole clock
_WORDS = {"turn": solitaire_move(TURN), "waste": solitaire_move(WASTE), "fill": solitaire_move(FILL)}
_TWO_HOURS = re.compile(r"(\d{1,2})[ >]+(\d{1,2})")


class ClockView(SolitaireView):
    """The Big Clock."""

    move_help = marked(
        "Type an hour, like 10, to put the turned-up tile there. Type two hours, like 10 3,\n"
        "to move the top tile of hour 10 to hour 3. For turn, waste and fill, the first\n"
        "letter is enough. If there is only one move, press Enter to make it.\n"
        "Every hour shows its top tile and, in brackets, how many tiles are in its pile."
    )

    # --- the clock

    def draw(self, seen: Seen, width: int, signs: Signs) -> list[Text]:
        game, state = seen.game, seen.state
        assert isinstance(game, ClockGame)
        assert isinstance(state, ClockState)
        able = set() if game.to_fill(state) else set(taking(state.piles, state.up))
        hours = {hour: _cell(state, hour, hour in able, signs) for hour in range(1, game.hours + 1)}
        middle = _middle(state, signs)
        if width < _ROUND:
            cells = [hours[hour] for hour in (game.hours, *range(1, game.hours))]
            return [*_listed(cells, width), *[Text(line) for line in middle]]
        return _around(hours, middle)

    def draw_choices(self, seen: Seen, moves: Sequence[Move], width: int, signs: Signs) -> list[Text]:
        """The hours that take the turned-up tile, and the tops that may move where these are few."""
        hours = [str(hour_of(move.place)) for move in moves if move.kind == LAY]
        shifts = [str(move) for move in moves if move.kind == SHIFT]
        found: list[Text] = []
        if len(moves) > 1 and any(move.kind == TURN for move in moves):
            found += wrap_indented(
                _("Type {word} to turn up the next tile.", word=terminal.command_name("turn")), width
            )
        if hours:
            tile = tile_text(moves[0].tile)
            found += wrap_indented(
                _("{tile} can go on {hours}: type the hour.", tile=tile, hours=listed(hours, "or")), width
            )
        if shifts and len(shifts) <= FEW:
            found += in_columns(shifts, width)
        elif shifts:
            found += wrap_indented(
                ngettext(
                    "You can move {count} top tile, like {example}. Type moves to list them.",
                    "You can move {count} top tiles, like {example}. Type moves to list them.",
                    len(shifts),
                    example=shifts[0],
                ),
                width,
            )
        return found

    # --- reading input

    def read(self, view: View, text: str, names: Sequence[str]) -> Move | Several:
        said = read_verb(text, _WORDS)
        if said is not None:
            return said
        two = _TWO_HOURS.fullmatch(text)
        if two is not None:
            return view.game.read(view.state, view.seat, f"{two[1]} > {two[2]}")
        if input.is_choice(text, 99):
            return _at_hour(view, int(text))
        return view.game.read(view.state, view.seat, text)

    def describe_choices(self, moves: Sequence[Move]) -> str:
        hours = [str(hour_of(move.place)) for move in moves if move.kind == LAY]
        tops = [move for move in moves if move.kind == SHIFT]
        found = [terminal.command_name(str(move)) for move in moves if move.kind not in (LAY, SHIFT)]
        if hours:
            # For translators: each of these goes on after "You can".
            found.append(
                pgettext(
                    "you can",
                    "lay {tile} at {hours}",
                    tile=tile_text(moves[0].tile),
                    hours=listed(hours, "or"),
                )
            )
        if tops:
            found.append(pgettext("you can", "move a top tile, like {example}", example=tops[0]))
        return terminal.choices(found)


def _cell(state: ClockState, hour: int, can: bool, signs: Signs) -> Text:
    """An hour with its top, how many lie there, and a mark where the turned-up tile may go."""
    pile = state.piles[hour - 1]
    mark = signs.mark if can else " "
    if not pile:
        empty = pgettext("an hour", "empty")
        return Text(f"{hour:>2} {mark} {empty}", ACCENT)
    done = finished(pile, hour)
    note = pgettext("an hour", "done") if done else f"({len(pile)})"
    style = ACCENT if can else "green" if done else ""
    return Text(f"{hour:>2} {mark}{face(pile[-1], -1, signs)} {note}", style)


def _middle(state: ClockState, signs: Signs) -> list[str]:
    """What lies in the middle of the clock."""
    up = _("turned up: none")
    if state.up != NOTHING_UP:
        up = _("turned up: {tile}", tile=face(int(state.up), -1, signs))
    rest = _("boneyard {yard}, waste {waste}", yard=state.yard.left(), waste=len(state.waste))
    return [up, face(double(0), -1, signs), rest]


def _around(hours: dict[int, Text], middle: Sequence[str]) -> list[Text]:
    """The hours at their places around the middle, the last one on top."""
    placed: list[tuple[int, int, Text]] = []
    for hour, cell in hours.items():
        angle = 2 * pi * hour / len(hours)
        row = round(_RADIUS - _RADIUS * cos(angle))
        placed.append((row, _ROUND // 2 + round(_REACH * sin(angle)) - cell.cell_len // 2, cell))
    for row, line in zip((_RADIUS - 2, _RADIUS, _RADIUS + 2), middle):
        placed.append((row, (_ROUND - len(line)) // 2, Text(line)))
    found = [Text() for _row in range(2 * _RADIUS + 1)]
    for row, column, cell in sorted(placed, key=lambda each: each[:2]):
        found[row].append(" " * (column - found[row].cell_len)).append_text(cell)
    return found


def _listed(cells: Sequence[Text], width: int) -> list[Text]:
    """The hours one after the other, for a terminal too narrow for a clock."""
    across = max(cell.cell_len for cell in cells) + 2
    row = max(1, (width + 2) // across)
    found = []
    for start in range(0, len(cells), row):
        line = Text()
        for cell in cells[start : start + row]:
            line.append_text(cell).append(" " * (across - cell.cell_len))
        line.rstrip()
        found.append(line)
    return found


def _at_hour(view: View, hour: int) -> Move | Several:
    """A number alone: the turned-up tile goes to that hour; where it can go nowhere, that hour's top moves."""
    state = view.state
    assert isinstance(state, ClockState)
    moves = view.moves()
    if not any(move.kind == LAY for move in moves):
        tops = tuple(move for move in moves if move.kind == SHIFT and move.left == hour)
        if tops:
            return tops[0] if len(tops) == 1 else Several(tops, -1)
    if state.up == NOTHING_UP:
        raise Illegal(_("There's no turned-up tile to put on an hour."))
    return solitaire_move(LAY, state.up, on_hour(hour))
