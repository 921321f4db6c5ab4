"""`boneyard check`: check records, with one line for each problem, like a compiler."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BoneyardError
from boneyard.core.phrase import marked
from boneyard.records import check as check_record
from boneyard.terminal.commands.arguments import Households, load_households
from boneyard.terminal.console.console import standard_console
from boneyard.terminal.console.help import described
from boneyard.words.language import _


@described(
    marked(
        "Check records and scenarios by replaying them. Prints a line for each problem, and nothing if all is well.\n\n"
        "The exit status is 1 if there was a problem."
    ),
    "boneyard check tests/scenarios/muggins/*.bones",
)
def check(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help=marked("Records and scenarios."), show_default=False),
    ],
    household: Households = None,
) -> None:
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
    """Every problem in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        yield _("{path}: can't be read: {why}.", path=path, why=problem.strerror or problem)
        return
    except ValueError:
        yield _("{path}: isn't a UTF-8 text file.", path=path)
        return
    try:
        for found in check_record(text):
            yield f"{path}:{found}"
    except BoneyardError as problem:
        yield f"{path}: {problem}"
