"""The commands that reckon: the best train of a hand, whether a game for one can be won, how a match was played."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.terminal.commands.arguments import (
    EditionName,
    GameName,
    Households,
    SetSize,
    load_households,
    required_edition,
)
from boneyard.terminal.console.console import standard_console


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
    from boneyard.terminal.commands.line_up import show_lineup

    show_lineup(standard_console(), start, tiles or [], by)


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

    from boneyard.records.numbered_deals import deal_number
    from boneyard.terminal.commands.solve import show_solution

    number = deal_number(deal, date.today())
    sheet = required_edition(game, edition, household)
    show_solution(standard_console(), sheet, size, number, seconds, positions, save)


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
    from boneyard.terminal.commands.solve import show_odds

    sheet = required_edition(game, edition, household)
    show_odds(standard_console(), sheet, size, deals, play, seed, positions, cores)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="S", help="Only this seat's moves: a number or a name.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Seconds for the whole record, not minutes.")
    ] = False,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", help="How long to think about each decision.")
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            "--iterations", metavar="N", help="How many deals to try for each: the same every time."
        ),
    ] = None,
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, help="How many mistakes to show.")] = 5,
    every: Annotated[bool, typer.Option("--all", help="Show every decision after the mistakes.")] = False,
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="Keep all of it as data (JSON).")] = "",
    household: Households = None,
) -> None:
    """Look back at a match: what could be known, what each move was worth, the biggest mistakes first.

    \b
    Examples:
      boneyard review sunday.bones --seat Ann
      boneyard review sunday.bones --quick
      boneyard review sunday.bones --iterations 50 --all --out sunday.json
    """
    from boneyard.terminal.commands.review import show_review

    load_households(household)
    show_review(standard_console(), file, seat, iterations, seconds, quick, most, every, out)
