"""`boneyard play`: a match against bots, or a solitaire, in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
from boneyard.terminal.commands.arguments import (
    EditionName,
    Households,
    SetSize,
    load_households,
    named_edition,
)
from boneyard.terminal.console.console import ConsoleClosed, at_terminal, standard_console
from boneyard.terminal.console.help import described
from boneyard.terminal.play.match import MatchPlay
from boneyard.terminal.play.menu import complete_request
from boneyard.terminal.play.setup import MatchRequest, resume_match, start_at, start_match
from boneyard.terminal.play.solitaire import SolitairePlay
from boneyard.words import grammar, terminal
from boneyard.words.language import _


@described(
    marked("Play in the terminal against bots. If you don't name a game, you're asked for one."),
    "boneyard play",
    "boneyard play chickenfoot --players 3 --name Ann",
    "boneyard play muggins -e university -o target=100 -o calls=spoken",
    "boneyard play block --household sunday.toml",
    "boneyard play squeeze --set 6 --deal today",
    'boneyard play --position "block/cardinal; hands 6-4 | 6-5 3-3; table 0 5-5 > lead; turn 1"',
    "boneyard play --load sunday.bones",
)
def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help=marked("A game, like muggins. If you leave it out, you're asked."),
            show_default=False,
        ),
    ] = None,
    edition: EditionName = None,
    size: SetSize = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help=marked("How many play, including you."))
    ] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="ANN", help=marked("Your name."))] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="KINDS",
            help=marked("The bots to play with, like expert,greedy. Name your own as module:name."),
        ),
    ] = "",
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="S", help=marked("The same seed deals the same tiles."))
    ] = None,
    deal: Annotated[
        str | None,
        typer.Option("--deal", metavar="N", help=marked("A solitaire deal: its number, today, or a date.")),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option(
            "--first", metavar="WHO", help=marked("Who starts: a name, or a seat number. You are seat 0.")
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar="NAME=VALUE", help=marked("Set a table option. May be repeated.")
        ),
    ] = None,
    household: Households = None,
    position: Annotated[
        str | None,
        typer.Option(
            "--position",
            metavar="TEXT",
            help=marked("Start at a position, one line of text; your turn comes first."),
        ),
    ] = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help=marked("Continue a saved match."))
    ] = None,
) -> None:
    own = load_households(household)
    console = standard_console()
    try:
        if position is not None:
            others = (game, edition, size, players, deal, first, option, load, household)
            if any(each is not None for each in others):
                raise BadSetup(terminal.position_alone())
            seated = start_at(position, name, bots, seed)
        elif load is None:
            request = MatchRequest(
                edition=named_edition(game, edition, own),
                size=size,
                players=players,
                name=grammar.YOU if name is None else name,
                bots=bots,
                seed=seed,
                deal=deal,
                first=first,
                options=option or [],
            )
            seated = start_match(complete_request(console, request))
        elif any(each is not None for each in (game, edition, size, players, seed, deal, first, option)):
            raise BadSetup(terminal.load_alone())
        else:
            seated = resume_match(str(load), name, bots)
        own_file = [edition] if edition is not None and edition.endswith(".toml") else []
        seated.households = [*[str(each) for each in household or []], *own_file]
        (SolitairePlay if seated.match.game.seats == 1 else MatchPlay)(console, seated).run()
    except ConsoleClosed:
        if console.answers == 0 and not at_terminal():
            raise BadSetup(terminal.nobody_here()) from None
        console.say(_("Goodbye."))
