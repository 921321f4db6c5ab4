"""Pages to read: the games there are, an edition's rules, and what differs between editions."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boneyard import catalog
from boneyard.core.edition import Edition, RuleLine, differing
from boneyard.core.errors import listed
from boneyard.terminal.console.console import Console
from boneyard.words import grammar, terminal

_OPTION = "Option "


_HEAD = 19  # the column of questions


_COLUMN = 18  # below this width a column of sentences is no longer read with pleasure


def show_games(console: Console) -> None:
    """The table of games: title, editions, players, sets."""
    table = console.table("Game", "Name", "Editions", "Players", "Sets")
    for game in catalog.games():
        found = catalog.editions(game)
        spans = [edition.players(size) for edition in found for size in edition.sets]
        low, high = min(least for least, _ in spans), max(most for _, most in spans)
        sizes = sorted({size for edition in found for size in edition.sets})
        row = [
            game,
            ", ".join(edition.key for edition in found),
            grammar.span(low, high),
            ", ".join(str(size) for size in sizes),
        ]
        table.add_row(grammar.game_title(game, found), *row)
        if console.width < 64:
            console.say(game, "bold")
            console.say(f"  {row[1]}; {row[2]} players; sets {row[3]}")
    if console.width >= 64:
        console.show(table)
    console.say(terminal.GAMES_NEXT)


def show_rules(console: Console, edition: Edition) -> None:
    """An edition's sheet in our own words, then what a table may settle for itself."""
    console.heading(f"{edition.title}, the {edition.key} edition")
    console.say(f"After: {edition.sheet}. In our own words.", "dim")
    page = edition.page()
    for line in page:
        if not line.question.startswith(_OPTION):
            _entry(console, line.question, line.says)
    options = [line for line in page if line.question.startswith(_OPTION)]
    if options:
        console.say("")
        console.say(terminal.OPTIONS_HEAD, "bold")
        for line in options:
            _entry(console, f"{line.question.removeprefix(_OPTION)} = {line.answer}", line.says)


def _entry(console: Console, head: str, text: str) -> None:
    if console.width < 60 or len(head) > _HEAD:
        margin = 2 if console.width < 60 else _HEAD + 2
        console.say(head, "bold")
        console.show(Padding(Text(text), (0, 0, 0, margin)))
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(width=_HEAD)
    table.add_column()
    table.add_row(Text(head, "bold"), Text(text))
    console.show(table)


def show_editions(console: Console, game: str) -> None:
    """What differs between the editions of a game."""
    found = catalog.editions(game)
    if len(found) == 1:
        console.say(f"{found[0].title} has one edition, {found[0].key}, after {found[0].sheet}.")
        console.say(f"Its rules: boneyard rules {found[0].game}", "dim")
        return
    keys = [edition.key for edition in found]
    console.heading(f"{grammar.game_title(found[0].game, found)}: what differs between {listed(keys, 'and')}")
    rows = _rows(found)
    if console.width < _COLUMN * (len(found) + 1):
        for question, cells in rows:
            console.say(question, "bold")
            for key, cell in zip(keys, cells):
                console.show(Padding(Text(f"{key}: {cell}"), (0, 0, 0, 2)))
    else:
        table = console.table("", *keys, lines=True)
        for question, cells in rows:
            table.add_row(question, *cells)
        console.show(table)
    console.say("All else is the same in all of them.", "dim")


def _rows(found: list[Edition]) -> list[tuple[str, list[str]]]:
    sheets = [("Sheet", [edition.sheet for edition in found])]
    return sheets + [(asked, [_cell(line) for line in row]) for asked, row in differing(found)]


def _cell(line: RuleLine | None) -> str:
    if line is None:
        return "-"
    return line.answer if line.question.startswith(_OPTION) else line.says
