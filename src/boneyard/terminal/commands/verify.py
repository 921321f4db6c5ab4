"""`boneyard verify`: whether the deals of a record are those that were promised before them, round by round."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadRecord, BadSetup
from boneyard.records.replay import read_file
from boneyard.records.seals import verify as check_seals
from boneyard.terminal.commands.arguments import Households, load_households
from boneyard.terminal.console.console import Console, standard_console


def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="The record of a table, with its seals.", show_default=False),
    ],
    seal: Annotated[
        list[str] | None,
        typer.Option("--seal", metavar="HASH", help="A seal you noted before its round. May be repeated."),
    ] = None,
    household: Households = None,
) -> None:
    """Check that every deal of a match was the one its seal promised before it.

    FILE is the record that the replay page of a table gives: its seals stand in it. Ends with 1 when anything does not
    hold.

    \b
    Examples:
      boneyard verify block.bones
      boneyard verify block.bones --seal 9f2c41d5...
    """
    load_households(household)
    if not show_verdict(standard_console(), file, seal or []):
        raise typer.Exit(1)


def show_verdict(console: Console, path: Path, noted: Sequence[str]) -> bool:
    """Say of every round whether it holds; whether all do, and every seal that was noted is among them."""
    text = read_file(path)
    try:
        found = check_seals(text)
    except BadRecord as bad:
        raise BadRecord(bad.line, bad.expected, bad.found, str(path)) from None
    except BadSetup as problem:
        raise BadSetup(f"{path}: {problem}") from None
    for each in found:
        console.say(f"Round {each.round}: {each.says}")
        if each.seal:
            console.say(f"  seal {each.seal}", "dim")
    missing = [seal for seal in noted if seal.strip().lower() not in {each.seal.lower() for each in found}]
    for seal in missing:
        console.say(f"The seal you noted, {seal}, isn't one of these: something changed after it was shown.")
    holds = not missing and all([each.holds is not False for each in found])
    if holds and not any([each.holds for each in found]):
        console.say("This file doesn't reveal a shuffle yet, so there's nothing to check.")
        return False
    if holds and noted:
        console.say("Everything checks out, and the seals match the ones you noted.")
    elif holds:
        console.say(
            "Everything checks out. Compare the seals with those you saw before each round, or pass them with --seal."
        )
    else:
        console.say("It doesn't check out.")
    return holds
