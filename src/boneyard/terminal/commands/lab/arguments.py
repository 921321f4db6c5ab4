"""What the lab's commands can be told besides a game: options, bots, seeds, cores, a cluster."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.lab.tables import Table, table
from boneyard.terminal.commands.arguments import required_edition
from boneyard.terminal.console.console import Console

OptionValues = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A table option. May be repeated."),
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", help="Number of players. Default: the fewest possible."),
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed plays the same games.")]
Iterations = Annotated[
    int | None,
    typer.Option(
        "--iterations", metavar="N", help="The most time or effort a searching bot may spend on a move."
    ),
]
Cores = Annotated[
    int, typer.Option("--cores", metavar="N", min=0, help="How many cores to use. Default: all.")
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Run on the Ray cluster at this address instead."),
]


def option_values(texts: Sequence[str] | None) -> dict[str, object]:
    """The options that were given as NAME=VALUE."""
    found: dict[str, object] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadSetup(f"Write an option as NAME=VALUE, like target=150, not {text!r}.")
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
    """The table that a command line names."""
    sheet = required_edition(game, edition, household)
    return table(sheet.game, edition=sheet, set=size, players=players, options=option_values(options))


def look_here_for_bots() -> None:
    """Bots of one's own are found in the folder where the command is given, as with `python -m`."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)


@contextmanager
def counting(console: Console, what: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar that is told how many are done."""
    with console.progress(what, total) as advance:
        yield lambda done, of: advance(done)
