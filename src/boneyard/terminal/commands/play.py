"""`boneyard play`: a match against bots, or a game for one, in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.terminal.commands.arguments import (
    EditionName,
    Households,
    SetSize,
    load_households,
    named_edition,
)
from boneyard.terminal.console.console import Gone, at_terminal, standard_console
from boneyard.terminal.play.match import MatchPlay
from boneyard.terminal.play.menu import complete_request
from boneyard.terminal.play.setup import MatchRequest, resume_match, start_at, start_match
from boneyard.terminal.play.solitaire import SolitairePlay
from boneyard.words import grammar, terminal


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="A game, like muggins; left out, you are asked.", show_default=False
        ),
    ] = None,
    edition: EditionName = None,
    size: SetSize = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many play, you included.")
    ] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="ANN", help="Your name.")] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="KINDS", help="The bots to play with, like expert,greedy.")
    ] = "",
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="S", help="The same seed deals the same tiles.")
    ] = None,
    deal: Annotated[
        str | None,
        typer.Option("--deal", metavar="N", help="A solitaire's deal: its number, today, or a day."),
    ] = None,
    first: Annotated[
        str | None,
        typer.Option("--first", metavar="WHO", help="Who starts: a name, or a seat from 0 on; you are 0."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="Settle an option; may be given again."),
    ] = None,
    household: Households = None,
    position: Annotated[
        str | None,
        typer.Option(
            "--position", metavar="TEXT", help="Start at a position, one line of text; your turn comes first."
        ),
    ] = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a match that was saved.")
    ] = None,
) -> None:
    """Play in the terminal against bots; without a game you are asked which.

    \b
    Examples:
      boneyard play
      boneyard play chickenfoot --players 3 --name Ann
      boneyard play muggins -e university -o target=100 -o calls=spoken
      boneyard play block --household sunday.toml
      boneyard play squeeze --set 6 --deal today
      boneyard play --position "block/cardinal; hands 6-4 | 6-5 3-3; table 0 5-5 > lead; turn 1"
      boneyard play --load sunday.bones
    """
    own = load_households(household)
    console = standard_console()
    try:
        if position is not None:
            others = (game, edition, size, players, deal, first, option, load, household)
            if any(each is not None for each in others):
                raise BadSetup(terminal.POSITION_ALONE)
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
            raise BadSetup(terminal.LOAD_ALONE)
        else:
            seated = resume_match(str(load), name, bots)
        own_file = [edition] if edition is not None and edition.endswith(".toml") else []
        seated.households = [*[str(each) for each in household or []], *own_file]
        (SolitairePlay if seated.match.game.seats == 1 else MatchPlay)(console, seated).run()
    except Gone:
        if console.answers == 0 and not at_terminal():
            raise BadSetup(terminal.NOBODY_HERE) from None
        console.say("Goodbye.")
