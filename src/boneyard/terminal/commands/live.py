"""The commands of live tables."""

from dataclasses import Field, fields
from inspect import Parameter, Signature
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

import typer

from boneyard.server.settings import BEFORE, Settings, gather
from boneyard.terminal.commands.arguments import Households, load_households
from boneyard.terminal.console.console import standard_console

_METAVARS = {str: "TEXT", int: "N", float: "N"}


def join(
    url: Annotated[
        str,
        typer.Argument(
            metavar="URL", help="The link of a table, or your personal link to a seat.", show_default=False
        ),
    ],
    bot: Annotated[str, typer.Option("--bot", metavar="KIND", help="The bot that plays.")] = "greedy",
    name: Annotated[str, typer.Option("--name", metavar="N", help="Its name at the table.")] = "",
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", min=0, help="The seat to take; the first open one if left out."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="T", help="Where the bot's chance comes from.")
    ] = None,
) -> None:
    """Let a bot play at a live table, like any other guest, to the end of the match.

    \b
    Examples:
      boneyard join http://127.0.0.1:8642/t/gR8dYbTzYw3fQJ
      boneyard join http://127.0.0.1:8642/t/gR8dYbTzYw3fQJ --bot random --name Marvin --seat 2
    """
    from boneyard.terminal.commands.join import join_table

    join_table(standard_console(), url, name, bot, seat, token_hex(16) if seed is None else seed)


def serve(household: Households = None, browser: bool | None = None, **flags: object) -> None:
    """Open the house: tables in the browser, for friends and bots, until Ctrl-C closes it.

    Everything can also be set in the environment, by the name in brackets; a flag comes first.

    \b
    Examples:
      boneyard serve
      boneyard serve --port 9000 --data ~/dominoes
      boneyard serve --host 0.0.0.0 --address http://192.168.1.20:8642
    """
    from boneyard.terminal.commands.serve import serve as serve_now

    load_households(household)
    serve_now(standard_console(), gather(flags), browser)


def _flag(each: "Field[Any]") -> Parameter:
    """A setting as a flag: what it says, its name in the environment, its usual value."""
    kind = type(each.default)
    usual = "" if each.default == "" else f"; {each.default}"
    option = typer.Option(
        f"--{each.name.replace('_', '-')}",
        metavar=_METAVARS[kind],
        help=f"{each.metadata['says']} [{BEFORE}{each.name.upper()}{usual}]",
        show_default=False,
    )
    annotation = Annotated[kind | None, option]  # type: ignore[valid-type]
    return Parameter(each.name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _with_flags() -> None:
    """Give `serve` a flag for every setting: they are listed in one place."""
    browser = typer.Option("--browser/--no-browser", help="Open a browser, or do not; else you are asked.")
    own = [
        Parameter("household", Parameter.KEYWORD_ONLY, default=None, annotation=Households),
        Parameter(
            "browser", Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[bool | None, browser]
        ),
    ]
    parameters = [*[_flag(each) for each in fields(Settings)], *own]
    serve.__annotations__ = {each.name: each.annotation for each in parameters}
    serve.__signature__ = Signature(parameters)  # type: ignore[attr-defined]


_with_flags()


def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="The record of a table, with its seals.", show_default=False),
    ],
    seal: Annotated[
        list[str] | None,
        typer.Option("--seal", metavar="HASH", help="A seal you saw before its round; may be given again."),
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
    from boneyard.terminal.commands.verify import show_verdict

    load_households(household)
    if not show_verdict(standard_console(), file, seal or []):
        raise typer.Exit(1)
