"""`boneyard check`: records checked one by one, a line for each problem, like a compiler's."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BoneyardError
from boneyard.records import check as check_record
from boneyard.terminal.commands.arguments import Households, load_households
from boneyard.terminal.console.console import standard_console


def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Records and scenarios.", show_default=False)
    ],
    household: Households = None,
) -> None:
    """Replay records and scenarios; say nothing where all holds, and which line does not where one does not.

    Ends with 1 when there was any problem.

    \b
    Example:
      boneyard check tests/scenarios/muggins/*.bones
    """
    load_households(household)
    standard_console()
    found = False
    for file in files:
        for problem in problems(file):
            found = True
            print(problem)
    if found:
        raise typer.Exit(1)


def problems(path: Path) -> Iterator[str]:
    """Everything in a file that does not hold."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        yield f"{path}: can't be read: {problem.strerror or problem}."
        return
    except ValueError:
        yield f"{path}: isn't a UTF-8 text file."
        return
    try:
        for found in check_record(text):
            yield f"{path}:{found}"
    except BoneyardError as problem:
        yield f"{path}: {problem}"
