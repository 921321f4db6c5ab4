"""The commands of live tables."""

from secrets import token_hex
from typing import Annotated

import typer

from boneyard.terminal.talk import standard_talk


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
    from boneyard.terminal.joining import join_table

    join_table(standard_talk(), url, name, bot, seat, token_hex(16) if seed is None else seed)
