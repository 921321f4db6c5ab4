"""`boneyard admin`: what a server has stored, and what its operator can do about it; the server may be running."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from time import sleep
from typing import TYPE_CHECKING, Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.server.settings import Settings, gather
from boneyard.terminal.commands.arguments import DataFolder
from boneyard.terminal.console.console import Console, standard_console
from boneyard.terminal.console.help import Group, described, new_group, register
from boneyard.words.language import _, ngettext

if TYPE_CHECKING:
    from boneyard.server.storage.inventory import Inventory
    from boneyard.server.storage.orders import Operator

_MEGABYTE = 1e6
_HEARD = 3.0  # seconds after which every server has read its orders

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="TEXT",
        help=marked("The SQLAlchemy URL of another database, like postgresql+psycopg://..."),
        show_default="BONEYARD_DATABASE",
    ),
]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help=marked("How many lines to show."))]

Days = Annotated[
    float,
    typer.Option("--days", metavar="N", min=0, help=marked("How many days without a move.")),
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help=marked("A table's id, code or link."))]
Message = Annotated[str, typer.Argument(metavar="TEXT", help=marked("What everyone reads."))]
Person = Annotated[
    str, typer.Argument(metavar="PERSON", help=marked("A person as `boneyard admin guests` shows them."))
]
Target = Annotated[Path, typer.Argument(metavar="FILE", help=marked("The file to write; it must be new."))]
Yes = Annotated[bool, typer.Option("--yes", help=marked("Really do it."))]

app = new_group(
    "admin",
    marked("Manage a server: its tables, its guests, and the space they take up. It can be running."),
    ("boneyard admin tables", "boneyard admin guests --data ~/dominoes", "boneyard admin close K7RTM"),
    Group,
)


@app.callback()
def admin() -> None:
    """The group needs a function to hang its commands on."""


@described(
    marked("List the tables, latest change first."),
    "boneyard admin tables",
    "boneyard admin tables --most 500",
)
def tables(data: DataFolder = None, database: DatabaseUrl = None, most: Most = 50) -> None:
    from boneyard.server.storage.backup import shown_time

    console = standard_console()
    with _inventory(gather({"data": data, "database": database})) as inventory:
        found = inventory.tables(most)
    if not found:
        console.say(_("There are no tables."))
        return
    shown = console.table(
        _("Table"), _("Code"), _("Game"), _("Phase"), _("People"), _("Moves and deals"), _("Last change")
    )
    for each in found:
        people = ", ".join(each.people)
        shown.add_row(
            each.id, each.code, each.game, each.phase, people, str(each.events), shown_time(each.changed)
        )
    console.show(shown)


@described(
    marked("List the people who have a seat, by the browser or program they use, latest first."),
    "boneyard admin guests",
)
def guests(data: DataFolder = None, database: DatabaseUrl = None, most: Most = 50) -> None:
    from boneyard.server.storage.backup import shown_time

    console = standard_console()
    with _inventory(gather({"data": data, "database": database})) as inventory:
        found = inventory.guests(most)
    if not found:
        console.say(_("No one has a seat."))
        return
    shown = console.table(_("Person"), _("Names"), _("Tables"), _("Last change"))
    for each in found:
        shown.add_row(each.player, ", ".join(each.names), str(each.tables), shown_time(each.changed))
    console.show(shown)


@described(marked("Show how much space the data takes."), "boneyard admin disk")
def disk(data: DataFolder = None, database: DatabaseUrl = None) -> None:
    settings = gather({"data": data, "database": database})
    with _inventory(settings) as inventory:
        found = inventory.disk()
    console = standard_console()
    console.say(_("The database takes up {megabytes} MB.", megabytes=f"{found.bytes / _MEGABYTE:.1f}"))
    if not settings.database:
        free = disk_usage(settings.folder).free / _MEGABYTE
        console.say(_("Its disk has {megabytes} MB left.", megabytes=f"{free:.0f}"))
    _show_rows(console, found.rows)


@described(
    marked(
        "Archive unfinished tables that have had no move for this many days, as the server does by itself."
    ),
    "boneyard admin archive --days 7",
)
def archive(days: Days, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    with _operator(gather({"data": data, "database": database})) as operator:
        count = operator.archive(days)
    standard_console().say(
        ngettext("Archived one table.", "Archived {count} tables.", count)
        if count
        else _("There was nothing to archive.")
    )


@described(
    marked("Close a table for good. Everyone there gets a notice; its record and results stay."),
    "boneyard admin close K7RTM",
    "boneyard admin close https://play.example.org/t/3q2-7wAAAAAAAAAAAAAAAA",
)
def close(table: TableName, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    with _operator(gather({"data": data, "database": database})) as operator:
        id = operator.close_table(table)
    standard_console().say(_("Closed table {table}. Everyone there will see that in a moment.", table=id))


@described(
    marked("Show a message to everyone who is connected, at a table or in the lobby."),
    'boneyard admin message "The server restarts in ten minutes. Your tables stay."',
)
def message(words: Message, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    with _operator(gather({"data": data, "database": database})) as operator:
        operator.tell_everyone(words)
    standard_console().say(_("Everyone who is connected will see it in a moment."))


@described(
    marked("Write everything stored about one person to a file, as JSON."),
    "boneyard admin export 7mUGeCtKAXlOiM2b9kB1Ww person.json",
)
def export(person: Person, file: Target, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    import orjson

    if file.exists():
        raise BadSetup(_("There's already a file {file}. Choose another name.", file=file))
    with _operator(gather({"data": data, "database": database})) as operator:
        found = operator.export(person)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as written:
            written.write(orjson.dumps(found, option=orjson.OPT_INDENT_2))
    except OSError as problem:
        raise BadSetup(
            _("Can't write {file}: {why}.", file=file, why=problem.strerror or str(problem))
        ) from None
    standard_console().say(_("Saved everything about that person in {file}.", file=file))


@described(
    marked("Delete everything stored about one person. This can't be undone."),
    "boneyard admin delete 7mUGeCtKAXlOiM2b9kB1Ww --yes",
)
def delete(person: Person, yes: Yes = False, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    if not yes:
        raise BadSetup(
            _("This deletes that person's names, chat, results, links and house rules for good. Add --yes.")
        )
    with _operator(gather({"data": data, "database": database})) as operator:
        erased = operator.delete(person)
        sleep(_HEARD)
        operator.delete_again(erased)
    standard_console().say(
        ngettext(
            "Deleted. One table now shows a nameless guest instead.",
            "Deleted. {count} tables now show a nameless guest instead.",
            len(erased.tables),
        )
    )


def _show_rows(console: Console, rows: dict[str, int]) -> None:
    shown = console.table(_("Stored"), _("Rows"))
    for name, number in sorted(rows.items()):
        shown.add_row(name, str(number))
    console.show(shown)


@contextmanager
def _inventory(settings: Settings) -> Iterator["Inventory"]:
    from boneyard.server.storage.inventory import Inventory

    found = Inventory(settings.url)
    try:
        yield found
    finally:
        found.close()


@contextmanager
def _operator(settings: Settings) -> Iterator["Operator"]:
    from boneyard.server.storage.orders import Operator

    found = Operator(settings.url)
    try:
        yield found
    finally:
        found.close()


for command in (tables, guests, disk, archive, close, message, export, delete):
    register(app, command.__name__, command)
