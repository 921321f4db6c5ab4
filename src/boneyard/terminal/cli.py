"""The commands of `boneyard`."""

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

import boneyard
from boneyard import catalog
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.terminal.commands import analysis, live, pages
from boneyard.terminal.commands.arguments import EditionName, GameName, Households, SetSize, load_households
from boneyard.terminal.console.console import Gone, at_terminal, standard_console
from boneyard.words import grammar, terminal

app = typer.Typer(
    name="boneyard",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boneyard {boneyard.__version__}")
        raise typer.Exit


@app.callback()
def _whole(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """Domino games: play them, read their rules, keep and check their records.

    \b
    Examples:
      boneyard play
      boneyard play muggins --edition university --players 3
      boneyard rules chickenfoot
      boneyard replay sunday.bones
    """


@app.command()
def games(household: Households = None) -> None:
    """List the games: names, editions, players and sets."""
    load_households(household)
    pages.show_games(standard_console())


@app.command()
def rules(game: GameName, edition: EditionName = None, household: Households = None) -> None:
    """Read the rules of a game, as one edition has them.

    \b
    Examples:
      boneyard rules block
      boneyard rules muggins --edition university
    """
    load_households(household)
    pages.show_rules(standard_console(), catalog.edition(game, edition))


@app.command()
def editions(game: GameName, household: Households = None) -> None:
    """See what differs between the editions of a game.

    \b
    Example:
      boneyard editions tiddle-a-wink
    """
    load_households(household)
    pages.show_editions(standard_console(), game)


@app.command()
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
    from boneyard.terminal.commands.check import problems

    load_households(household)
    standard_console()
    found = False
    for file in files:
        for problem in problems(file):
            found = True
            print(problem)
    if found:
        raise typer.Exit(1)


@app.command()
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
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="Settle an option; may be given again."),
    ] = None,
    household: Households = None,
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
      boneyard play --load sunday.bones
    """
    # Imported here, because a check or a rule page needs no bots.
    from boneyard.terminal.play import menu, setup
    from boneyard.terminal.play.match import MatchPlay
    from boneyard.terminal.play.solitaire import SolitairePlay

    own = load_households(household)
    console = standard_console()
    try:
        if load is None:
            wish = setup.MatchRequest(
                edition=setup.named_edition(game, edition, own),
                size=size,
                players=players,
                name=grammar.YOU if name is None else name,
                bots=bots,
                seed=seed,
                deal=deal,
                options=option or [],
            )
            seated = setup.start_match(menu.complete_request(console, wish))
        elif any(each is not None for each in (game, edition, size, players, seed, deal, option)):
            raise BadSetup(terminal.LOAD_ALONE)
        else:
            seated = setup.resume_match(str(load), name, bots)
        own_file = [edition] if edition is not None and edition.endswith(".toml") else []
        seated.households = [*[str(each) for each in household or []], *own_file]
        (SolitairePlay if seated.match.game.seats == 1 else MatchPlay)(console, seated).run()
    except Gone:
        if console.answers == 0 and not at_terminal():
            raise BadSetup(terminal.NOBODY_HERE) from None
        console.say("Goodbye.")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="S", help="Only what this seat sees: a number or a name.")
    ] = None,
    household: Households = None,
) -> None:
    """Step through a record, all hands open: Enter next, b back, a number jumps, end, q leaves.

    \b
    Examples:
      boneyard replay sunday.bones
      boneyard replay sunday.bones --seat Ann
    """
    from boneyard.terminal.commands.replay import show_replay

    load_households(household)
    show_replay(standard_console(), file, seat, at_terminal() and sys.stdout.isatty())


@app.command()
def picture(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="OUT", help="The picture: a .svg or a .png file.")
    ],
    ply: Annotated[
        int | None,
        typer.Option("--ply", metavar="N", min=0, help="After so many moves; the last if left out."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="S", help="With what this seat sees: a number or a name.")
    ] = None,
    tall: Annotated[bool, typer.Option("--tall", help="For a phone held upright.")] = False,
    palette: Annotated[
        str, typer.Option("--palette", metavar="colour|black|contrast", help="The colours of the pips.")
    ] = "colour",
    table: Annotated[
        str, typer.Option("--table", metavar="light|dark|contrast", help="The colours of the table.")
    ] = "light",
    household: Households = None,
) -> None:
    """Draw a moment of a record as a picture.

    \b
    Examples:
      boneyard picture sunday.bones -o sunday.svg
      boneyard picture sunday.bones --ply 12 --seat Ann --tall -o ann.png
    """
    from boneyard.terminal.commands.picture import save_picture

    load_households(household)
    save_picture(standard_console(), file, ply, seat, out, not tall, palette, table)


# In the order in which the help lists them.
for command in (
    analysis.review,
    analysis.train,
    analysis.solve,
    analysis.odds,
    live.serve,
    live.join,
    live.verify,
):
    app.command()(command)


def main() -> None:
    """Run the command line; whatever is refused, by the games or by the machine, ends in one sentence."""
    try:
        app(prog_name="boneyard")
    except BoneyardError as problem:
        _refuse(str(problem))
    except OSError as problem:
        _refuse(f"{problem.strerror or problem}.")


def _refuse(sentence: str) -> NoReturn:
    try:
        sys.stdout.flush()
    except OSError:
        # What could not be written would be tried once more at the end, with a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    print(f"boneyard: {sentence}", file=sys.stderr)
    sys.exit(2)
