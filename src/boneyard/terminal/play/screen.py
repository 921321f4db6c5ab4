"""What a player sees: the table, the hand, the scores, the rules."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boneyard.core.edition import Edition
from boneyard.core.match import Match, Round
from boneyard.terminal.console.console import ACCENT, Console
from boneyard.terminal.console.signs import face
from boneyard.terminal.families import registry
from boneyard.words import grammar, terminal, titles
from boneyard.words.context import Seen, seen_by
from boneyard.words.language import _
from boneyard.words.rules import rulebook
from boneyard.words.rules.primers import primer
from boneyard.words.viewer import round_end

_HEAD = 19  # the column of questions
_ROUND_COLUMN = 8  # "3 (now)" and its room


def show_head(console: Console, match: Match) -> None:
    """Which game this is, the scores, and how many tiles everyone holds."""
    family_view = registry.of(match.game.family)
    console.heading(terminal.heading(match, family_view.teller))
    state = match.look()
    for line in family_view.header(match, state):
        console.say(line)


def show_layout(console: Console, seen: Seen) -> None:
    """The tiles on the table and what they ask for."""
    family_view = registry.of(seen.game.family)
    drawn = family_view.draw_fitted(seen, console.width - 2, console.height, console.signs)
    console.say("")
    if not drawn:
        console.say("  " + _("The table is empty."), "dim")
    console.lines(Text("  " if line.plain else "").append_text(line) for line in drawn)
    console.say("")
    for sentence in family_view.teller.says(seen):
        console.say(sentence, "italic")


def show_hand(console: Console, tiles: Sequence[int], able: set[int], note: str = "") -> None:
    """Your tiles, numbered, those that can be played marked."""
    cells = []
    for place, tile in enumerate(tiles, 1):
        can = tile in able
        sign = console.signs.mark if can else " "
        cells.append(Text(f"{place:>2} {sign}{face(tile, -1, console.signs)}", ACCENT if can else "dim"))
    across = max((cell.cell_len for cell in cells), default=1) + 2
    row = max(1, (console.width - 2) // across)
    can_play = _("{mark} you can play", mark=console.signs.mark) if able else ""
    notes = "; ".join(filter(None, [can_play, note]))
    console.say(_("Your tiles ({notes}):", notes=notes) if notes else _("Your tiles:"))
    for start in range(0, len(cells), row):
        line = Text("  ")
        for cell in cells[start : start + row]:
            line.append_text(cell).append(" " * (across - cell.cell_len))
        line.rstrip()
        console.lines([line])


def show_round(console: Console, match: Match, round_: Round) -> None:
    """How a round ended: what everyone held, the points of the round and the totals, best first."""
    teller = registry.of(match.game.family).teller
    ended = match.game.points(round_.state) is not None
    console.heading(terminal.round_heading(teller, round_.number, ended))
    end = round_end(match, round_)
    console.say(end.how)
    table = console.table(*end.head)
    for column in table.columns[teller.worded :]:
        column.justify, column.no_wrap = "right", True
    for place, row in enumerate(end.rows):
        table.add_row(*row, style="bold" if place < end.lead else None)
    console.show(table)


def show_scores(console: Console, match: Match) -> None:
    """The points of every round, and the totals; many players on a narrow terminal get a row each."""
    sides = grammar.sides(match)
    teller = registry.of(match.game.family).teller
    if sum(max(len(side), 4) + 3 for side in sides) + _ROUND_COLUMN > console.width:
        table = console.table("", terminal.by_unit_column(teller), teller.total)
        table.columns[2].justify = "right"
        tallies = [match.game.tally(each.state) for each in match.rounds]
        for side, name in enumerate(sides):
            table.add_row(name, " ".join(str(made[side]) for made in tallies), str(match.scores[side]))
    else:
        table = _score_columns(console, match, sides)
    console.show(table)
    if match.result is None:
        aim = teller.aim(match)
        console.say(f"{aim[:1].upper()}{aim[1:]}.", "dim")


def _score_columns(console: Console, match: Match, sides: Sequence[str]) -> Table:
    teller = registry.of(match.game.family).teller
    table = console.table(terminal.unit_column(teller), *sides)
    for column in table.columns[1:]:
        column.justify = "right"
    for each in match.rounds:
        going_on = match.game.points(each.state) is None and match.result is None
        number = _("{number} (now)", number=each.number) if going_on else str(each.number)
        table.add_row(number, *[str(points) for points in match.game.tally(each.state)])
    table.add_section()
    table.add_row(teller.total, *[str(points) for points in match.scores], style="bold")
    return table


def show_moves(console: Console, match: Match, seat: int) -> None:
    """Everything that can be done, as it can be typed."""
    seen = seen_by(match, seat)
    for line in registry.of(seen.game.family).list_moves(seen, match.moves(seat)):
        console.say(f"  {terminal.move_text(line)}")


def show_rules(console: Console, edition: Edition) -> None:
    """An edition's rules in our own words, then the table options."""
    console.heading(
        _("{game}, the {edition} edition", game=titles.edition_title(edition), edition=edition.key)
    )
    console.say(_("Based on {sheet}, in our own words.", sheet=edition.sheet), "dim")
    found = primer(edition.game)
    if found is not None:
        for head, says in found.parts:
            _show_entry(console, head, says)
        console.say("")
    page = rulebook.page(edition)
    for line in page:
        if not line.option:
            _show_entry(console, line.question, line.says, line.note)
    options = [line for line in page if line.option]
    if options:
        console.say("")
        console.say(_("Table options (--option name=value)"), "bold")
        for line in options:
            _show_entry(console, f"{line.option} = {line.answer}", line.all_said)


def _show_entry(console: Console, head: str, text: str, note: str = "") -> None:
    entry = Text(text)
    if note:
        entry.append(f" {note}", "dim")
    if console.width < 60 or len(head) > _HEAD:
        margin = 2 if console.width < 60 else _HEAD + 2
        console.say(head, "bold")
        console.show(Padding(entry, (0, 0, 0, margin)))
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(width=_HEAD)
    table.add_column()
    table.add_row(Text(head, "bold"), entry)
    console.show(table)
