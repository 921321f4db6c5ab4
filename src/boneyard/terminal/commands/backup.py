"""`boneyard backup` and `boneyard restore`: a server's data in one file, taken while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.server.settings import Settings, gather
from boneyard.terminal.commands.arguments import DataFolder
from boneyard.terminal.console.console import Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.words.language import _

File = Annotated[
    Path, typer.Argument(metavar="FILE", help=marked("The file of the backup."), show_default=False)
]


@described(
    marked(
        "Write a server's data to one file, even while it's running: tables, moves, score pads and the secret that "
        "signs seats.\n\n"
        "Anyone who has the file can read every hand and take every seat. For PostgreSQL use pg_dump instead, and keep "
        "the secret."
    ),
    "boneyard backup sunday.backup",
    "boneyard backup /backups/dominoes.backup --data ~/dominoes",
)
def backup(file: File, data: DataFolder = None) -> None:
    back_up_to(standard_console(), file, _sqlite_settings(data))


@described(
    marked(
        "Put a backup into a data folder that no server is using.\n\n"
        "A folder that already has tables is left alone unless you add --replace. Its tables are then kept next to the "
        "new ones, under another name."
    ),
    "boneyard restore sunday.backup",
    "boneyard restore sunday.backup --data ~/dominoes --replace",
)
def restore(
    file: File,
    data: DataFolder = None,
    replace: Annotated[
        bool, typer.Option("--replace", help=marked("Replace the tables that are there, even newer ones."))
    ] = False,
) -> None:
    restore_from(standard_console(), file, _sqlite_settings(data), replace)


def _sqlite_settings(data: str | None) -> Settings:
    settings = gather({"data": data})
    if settings.database and not settings.database.startswith("sqlite"):
        raise BadSetup(
            _(
                "This server's database isn't in its data folder. Back it up with pg_dump, and keep the secret."
            )
        )
    return settings


def back_up_to(console: Console, file: Path, settings: Settings) -> None:
    """Write the backup, and say what is in it."""
    from boneyard.server.storage.backup import back_up, shown_time

    found = back_up(settings.folder, file)
    console.say(
        _(
            "Saved {tables} tables with {moves} moves and deals in {file}. The last change was {when}.",
            tables=found.tables,
            moves=found.moves,
            file=file,
            when=shown_time(found.changed),
        )
    )
    if not found.has_secret:
        console.say(
            _("The secret isn't in this folder. Keep it yourself: without it, everyone loses their seat.")
        )


def restore_from(console: Console, file: Path, settings: Settings, replace: bool) -> None:
    """Put the backup in its place, and say what is there now."""
    from boneyard.server.storage.backup import restore as put_back
    from boneyard.server.storage.backup import shown_time

    found = put_back(file, settings.folder, replace)
    console.say(
        _(
            "Restored {tables} tables with {moves} moves and deals in {folder}. The last change was {when}.",
            tables=found.tables,
            moves=found.moves,
            folder=settings.folder,
            when=shown_time(found.changed),
        )
    )
