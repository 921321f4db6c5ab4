"""`boneyard verify`: check that the deals of a record are the ones their seals promised."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadRecord, BadSetup
from boneyard.core.phrase import marked
from boneyard.records.replay import read_file
from boneyard.records.seals import verify as check_seals
from boneyard.terminal.commands.arguments import Households, load_households
from boneyard.terminal.console.console import Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.words.language import _


@described(
    marked(
        "Check that every deal of a match was the one its seal promised.\n\n"
        "FILE is the record from a table's replay page, which includes the seals. The exit status is 1 if anything "
        "doesn't check out."
    ),
    "boneyard verify block.bones",
    "boneyard verify block.bones --seal 9f2c41d5...",
)
def verify(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help=marked("The record of a table, with its seals."), show_default=False
        ),
    ],
    seal: Annotated[
        list[str] | None,
        typer.Option(
            "--seal", metavar="HASH", help=marked("A seal you noted before its round. May be repeated.")
        ),
    ] = None,
    household: Households = None,
) -> None:
    load_households(household)
    if not show_verdict(standard_console(), file, seal or []):
        raise typer.Exit(1)


def show_verdict(console: Console, path: Path, noted: Sequence[str]) -> bool:
    """Say for every round whether its deal matches its seal; return whether everything checks out."""
    text = read_file(path)
    try:
        found = check_seals(text)
    except BadRecord as bad:
        raise bad.in_file(path) from None
    except BadSetup as problem:
        raise BadSetup(f"{path}: {problem}") from None
    for each in found:
        console.say(_("Round {number}: {says}", number=each.round, says=each.says))
        if each.seal:
            console.say("  " + _("seal {seal}", seal=each.seal), "dim")
    missing = [seal for seal in noted if seal.strip().lower() not in {each.seal.lower() for each in found}]
    for seal in missing:
        console.say(
            _(
                "The seal you noted, {seal}, isn't one of these: something changed after it was shown.",
                seal=seal,
            )
        )
    holds = not missing and all([each.holds is not False for each in found])
    if holds and not any([each.holds for each in found]):
        console.say(_("This file doesn't reveal a shuffle yet, so there's nothing to check."))
        return False
    if holds and noted:
        console.say(_("Everything checks out, and the seals match the ones you noted."))
    elif holds:
        console.say(
            _(
                "Everything checks out. Compare the seals with those you saw before each round, or pass them with "
                "{option}.",
                option="--seal",
            )
        )
    else:
        console.say(_("It doesn't check out."))
    return holds
