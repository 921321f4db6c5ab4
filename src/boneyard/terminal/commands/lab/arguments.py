"""Options of the lab's commands: table options, bots, seeds, cores, a cluster."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.lab.tables import Table, table
from boneyard.terminal.commands.arguments import required_edition
from boneyard.terminal.console.console import Console
from boneyard.words.language import _

OptionValues = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help=marked("A table option. May be repeated.")),
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", help=marked("Number of players. Default: the fewest possible.")),
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help=marked("The same seed plays the same games."))]
Iterations = Annotated[
    int | None,
    typer.Option(
        "--iterations",
        metavar="N",
        help=marked("How many lines a searching bot may try for each move."),
    ),
]
Cores = Annotated[
    int,
    typer.Option(
        "--cores", metavar="N", min=0, show_default=False, help=marked("How many cores to use. Default: all.")
    ),
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help=marked("Run on the Ray cluster at this address instead.")),
]


def option_values(texts: Sequence[str] | None) -> dict[str, object]:
    """The options that were given as NAME=VALUE."""
    found: dict[str, object] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadSetup(_("Write an option as NAME=VALUE, like target=150, not {text}.", text=repr(text)))
        found[name.strip()] = value.strip()
    return found


def lab_table(
    game: str,
    edition: str | None,
    size: int | None,
    players: int | None,
    options: Sequence[str] | None,
    household: list[Path] | None,
) -> Table:
    """The table a command line asks for."""
    sheet = required_edition(game, edition, household)
    return table(sheet.game, edition=sheet, set=size, players=players, options=option_values(options))


def look_here_for_bots() -> None:
    """Find your own bots in the current folder, as `python -m` does."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)


@contextmanager
def counting(console: Console, what: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A progress bar."""
    with console.progress(what, total) as advance:
        yield lambda done, of: advance(done)
