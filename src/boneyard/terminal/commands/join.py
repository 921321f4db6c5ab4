"""`boneyard join`: a bot that plays at a live table over the network, like any other guest."""

from secrets import token_hex
from typing import Annotated

import typer

from boneyard.bots import bot as find_bot
from boneyard.bots import choice_of
from boneyard.bots.bot import Bot
from boneyard.client import sit_down
from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.move import Move
from boneyard.core.phrase import marked
from boneyard.core.rng import Rng, rng_for
from boneyard.terminal.console.console import Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.words.language import _


@described(
    marked("Let a bot play at a live table, like any other guest, to the end of the match."),
    "boneyard join http://127.0.0.1:8642/t/gR8dYbTzYw3fQJ",
    "boneyard join http://127.0.0.1:8642/t/gR8dYbTzYw3fQJ --bot random --name Marvin --seat 2",
)
def join(
    url: Annotated[
        str,
        typer.Argument(
            metavar="URL",
            help=marked("The link to a table, or your personal link to a seat."),
            show_default=False,
        ),
    ],
    bot: Annotated[str, typer.Option("--bot", metavar="KIND", help=marked("The bot that plays."))] = "greedy",
    name: Annotated[str, typer.Option("--name", metavar="N", help=marked("Its name at the table."))] = "",
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat", metavar="S", min=0, help=marked("The seat to take. Default: the first open one.")
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="T", help=marked("Seed for the bot's random choices."))
    ] = None,
) -> None:
    join_table(standard_console(), url, name, bot, seat, token_hex(16) if seed is None else seed)


def join_table(console: Console, url: str, name: str, kind: str, seat: int | None, seed: str) -> None:
    """Let this bot play at a table to the end of the match, and say how it ended."""
    guest = find_bot(kind)
    try:
        import websockets
    except ImportError:
        raise BadSetup(
            _(
                "To join a table over the network, install the server extra: {command}",
                command="pip install 'boneyard[server]'",
            )
        ) from None
    assert websockets.__name__
    taken = sit_down(url, name or guest.name.capitalize(), seat)
    console.say(
        _("Sitting at {table}. Your link back to this seat: {link}", table=taken.link, link=taken.personal)
    )
    console.say(taken.play(_Chooser(guest, rng_for(seed)), console.say))


class _Chooser:
    """A bot with its own random numbers."""

    def __init__(self, guest: Bot, rng: Rng) -> None:
        self._guest = guest
        self._rng = rng

    def __call__(self, match: Match, seat: int) -> Move:
        return choice_of(self._guest, match, seat, self._rng).move
