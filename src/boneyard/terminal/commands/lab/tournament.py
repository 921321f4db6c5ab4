"""`boneyard lab tournament`: bots meet, with a crosstable and ratings."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.phrase import marked
from boneyard.lab.competition import Tournament
from boneyard.lab.competition import tournament as run_tournament
from boneyard.lab.tables import whole_number
from boneyard.terminal.commands.arguments import EditionName, GameName, Households, SetSize
from boneyard.terminal.commands.lab.arguments import (
    Cores,
    Iterations,
    OptionValues,
    Players,
    RayAddress,
    Seed,
    lab_table,
    look_here_for_bots,
)
from boneyard.terminal.console.console import Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.words.language import _, ngettext, number, percent


@described(
    marked("Let bots meet on mirrored deals, and rate them."),
    "boneyard lab tournament muggins --bots greedy,easy,random --deals 50",
    "boneyard lab tournament block --bots expert,mybots:Careful --out standings.csv",
    "boneyard lab tournament draw --bots greedy,random,easy,normal --swiss 0",
)
def tournament(
    game: GameName,
    edition: EditionName = None,
    size: SetSize = None,
    players: Players = None,
    option: OptionValues = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B,...",
            help=marked("The bots: names, your own as module:name, or 'run: COMMAND'."),
        ),
    ] = "expert,normal,greedy,easy,random",
    deals: Annotated[int, typer.Option("--deals", metavar="N", help=marked("Deals for each pair."))] = 100,
    swiss: Annotated[
        int | None,
        typer.Option(
            "--swiss",
            metavar="N",
            help=marked("Swiss rounds, 0 for as many as needed. Default: everyone meets everyone."),
        ),
    ] = None,
    matches: Annotated[
        bool, typer.Option("--matches", help=marked("Whole matches instead of single rounds."))
    ] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help=marked("Different deals for each pair."))] = False,
    openskill: Annotated[bool, typer.Option("--openskill", help=marked("Add openskill ratings."))] = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help=marked("The standings, as .csv or .parquet.")),
    ] = None,
    journal: Annotated[
        Path | None,
        typer.Option(
            "--journal",
            metavar="FILE",
            help=marked("Where to keep finished deals, so you can continue later."),
        ),
    ] = None,
    seed: Seed = "0",
    iterations: Iterations = None,
    cores: Cores = 0,
    ray: RayAddress = None,
    household: Households = None,
) -> None:
    look_here_for_bots()
    console = standard_console()
    setup = lab_table(game, edition, size, players, option, household)
    whole_number(_("The number of deals"), deals, 2)
    names = [each.strip() for each in bots.split(",")]
    with console.progress(_("deals"), 100) as advance:
        found = run_tournament(
            setup, names, deals=deals, swiss=swiss, matches=matches, duplicate=not fresh, openskill=openskill,
            seed=seed, iterations=iterations, journal=journal, cores=cores, ray=ray,
            progress=lambda done, of: advance(100 * done // of),
        )  # fmt: skip
    if out is not None:
        found.table_rows().save(out)
    tell_standings(console, found)


def tell_standings(console: Console, found: Tournament) -> None:
    """The standings and the crosstable."""
    console.heading(
        ngettext(
            "{table}: {bots} bots, {number} mirrored deal",
            "{table}: {bots} bots, {number} mirrored deals",
            len(found.meetings),
            table=found.table.title,
            bots=len(found.names),
            number=number(len(found.meetings)),
        )
    )
    skilled = any(each.openskill is not None for each in found.standings)
    standings = console.table(
        "", _("Bot"), _("Points"), _("Score"), "Elo", "95%", *(["openskill"] if skilled else [])
    )
    for place, each in enumerate(found.standings, 1):
        row = [str(place), each.name, number(each.points, 2), percent(each.score), f"{each.elo.value:.0f}"]
        row.append(_("{low} to {high}", low=f"{each.elo.low:.0f}", high=f"{each.elo.high:.0f}"))
        if each.openskill is not None:
            reach = each.openskill.high - each.openskill.value
            row.append(f"{number(each.openskill.value, 1)} ± {number(reach, 1)}")
        standings.add_row(*row)
    console.show(standings)
    console.say("")
    cross = found.crosstable()
    grid = console.table(*["", *cross.columns[1:]])
    for line in cross:
        grid.add_row(*[str(cell) for cell in line.values()])
    console.show(grid)
