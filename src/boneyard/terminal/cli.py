"""The commands of `boneyard`."""

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

import boneyard
from boneyard import catalog
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.household import load_household
from boneyard.terminal import pages, phrases
from boneyard.terminal.talk import Gone, at_terminal, standard_talk

app = typer.Typer(
    name="boneyard",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, like muggins.", show_default=False)]
EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition", "-e", metavar="E", help="An edition, like university; the first one if left out."
    ),
]
SetSize = Annotated[int | None, typer.Option("--set", metavar="N", help="The double-N set to play with.")]
Households = Annotated[
    list[Path] | None,
    typer.Option("--household", metavar="FILE.toml", help="A household's own edition; may be given again."),
]


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


def _households(files: list[Path] | None) -> list[boneyard.Edition]:
    return [load_household(file) for file in files or []]


def _meant(game: str, edition: str | None, files: list[Path] | None) -> boneyard.Edition:
    """The edition of a game that was named, or the household's own one."""
    from boneyard.terminal.seating import wished

    found = wished(game, edition, _households(files))
    assert found is not None
    return found


@app.command()
def games(household: Households = None) -> None:
    """List the games: names, editions, players and sets."""
    _households(household)
    pages.show_games(standard_talk())


@app.command()
def rules(game: GameName, edition: EditionName = None, household: Households = None) -> None:
    """Read the rules of a game, as one edition has them.

    \b
    Examples:
      boneyard rules block
      boneyard rules muggins --edition university
    """
    _households(household)
    pages.show_rules(standard_talk(), catalog.edition(game, edition))


@app.command()
def editions(game: GameName, household: Households = None) -> None:
    """See what differs between the editions of a game.

    \b
    Example:
      boneyard editions tiddle-a-wink
    """
    _households(household)
    pages.show_editions(standard_talk(), game)


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
    from boneyard.terminal.checking import problems

    _households(household)
    standard_talk()
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
    from boneyard.terminal import menus, seating
    from boneyard.terminal.play import Play
    from boneyard.terminal.solo import Solo

    own = _households(household)
    talk = standard_talk()
    try:
        if load is None:
            wish = seating.Wish(
                edition=seating.wished(game, edition, own),
                size=size,
                players=players,
                name=phrases.YOU if name is None else name,
                bots=bots,
                seed=seed,
                deal=deal,
                options=option or [],
            )
            seated = seating.seat_anew(menus.completed(talk, wish))
        elif any(each is not None for each in (game, edition, size, players, seed, deal, option)):
            raise BadSetup(phrases.LOAD_ALONE)
        else:
            seated = seating.seat_again(str(load), name, bots)
        own_file = [edition] if edition is not None and edition.endswith(".toml") else []
        seated.households = [*[str(each) for each in household or []], *own_file]
        (Solo if seated.match.game.seats == 1 else Play)(talk, seated).run()
    except Gone:
        if talk.answers == 0 and not at_terminal():
            raise BadSetup(phrases.NOBODY_HERE) from None
        talk.say("Goodbye.")


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
    from boneyard.terminal.replaying import show_replay

    _households(household)
    show_replay(standard_talk(), file, seat, at_terminal() and sys.stdout.isatty())


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
    from boneyard.terminal.picturing import save_picture

    _households(household)
    save_picture(standard_talk(), file, ply, seat, out, not tall, palette, table)


@app.command()
def train(
    start: Annotated[
        str | None,
        typer.Argument(metavar="NUMBER", help="The number it starts with: 0 to 18 or W.", show_default=False),
    ] = None,
    tiles: Annotated[
        list[str] | None,
        typer.Argument(metavar="TILE...", help="The tiles of the hand, like 12-5.", show_default=False),
    ] = None,
    by: Annotated[
        str, typer.Option("--by", metavar="tiles|pips", help="The most tiles, or the most pips.")
    ] = "tiles",
) -> None:
    """Line up the best train out of a hand, for people at a real table.

    \b
    Examples:
      boneyard train 12 12-5 5-7 7-8 8-8 5-1
      boneyard train 9 9-4 4-W 6-2 --by pips
    """
    from boneyard.terminal.lining import show_lineup

    show_lineup(standard_talk(), start, tiles or [], by)


@app.command()
def solve(
    game: GameName,
    deal: Annotated[
        str, typer.Option("--deal", metavar="N", help="A deal's number, today, or a day like 2026-11-15.")
    ] = "today",
    edition: EditionName = None,
    size: SetSize = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0, help="How long to search at most.")
    ] = 60.0,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="How many positions to look at at most.")
    ] = 5_000_000,
    save: Annotated[
        str, typer.Option("--save", metavar="FILE", help="Keep the line that was found as a record.")
    ] = "",
    household: Households = None,
) -> None:
    """Find out whether a game for one can be won, with the order of its tiles known, and by which moves.

    \b
    Examples:
      boneyard solve castle-rock --deal 7
      boneyard solve squeeze --set 6 --deal today --save squeeze.bones
    """
    from datetime import date

    from boneyard.deals import deal_number
    from boneyard.terminal.solving import show_solution

    number = deal_number(deal, date.today())
    meant = _meant(game, edition, household)
    show_solution(standard_talk(), meant, size, number, seconds, positions, save)


@app.command()
def odds(
    game: GameName,
    edition: EditionName = None,
    size: SetSize = None,
    deals: Annotated[int, typer.Option("--deals", metavar="N", help="How many deals to play.")] = 1000,
    play: Annotated[
        str,
        typer.Option(
            "--play",
            metavar="best|hint|random",
            help="The solver with the order known, the hint without knowing it, or chance.",
        ),
    ] = "best",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed plays the same deals.")] = 0,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Positions looked at in one deal at most.")
    ] = 200_000,
    cores: Annotated[
        int, typer.Option("--cores", metavar="N", min=0, help="How many cores to use; all where left out.")
    ] = 0,
    household: Households = None,
) -> None:
    """Count how often a game for one can be won, or is, with the interval that belongs to the count.

    \b
    Example:
      boneyard odds squeeze --set 6 --deals 2000 --play best
    """
    from boneyard.terminal.solving import show_odds

    meant = _meant(game, edition, household)
    show_odds(standard_talk(), meant, size, deals, play, seed, positions, cores)


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
