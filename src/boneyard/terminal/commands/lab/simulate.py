"""`boneyard lab simulate`: matches by bots, a row for every round and every move."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.phrase import marked
from boneyard.lab.simulation import Simulation
from boneyard.lab.simulation import simulate as run_simulation
from boneyard.lab.tables import whole_number
from boneyard.terminal.commands.arguments import EditionName, GameName, Households, SetSize
from boneyard.terminal.commands.lab.arguments import (
    Cores,
    Iterations,
    OptionValues,
    Players,
    RayAddress,
    Seed,
    counting,
    lab_table,
    look_here_for_bots,
)
from boneyard.terminal.console.console import ACCENT, Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.words import lab
from boneyard.words.language import _, listed, ngettext, number, percent


@described(
    marked(
        "Play matches with bots and write a row for every round, and for every move if you like.\n\n"
        "To continue after Ctrl-C, give the same command again."
    ),
    "boneyard lab simulate block --matches 1000 --out block.csv",
    "boneyard lab simulate muggins --players 3 --bots greedy,random --out m.csv --moves moves.csv",
)
def simulate(
    game: GameName,
    edition: EditionName = None,
    size: SetSize = None,
    players: Players = None,
    option: OptionValues = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="A,B", help=marked("The bots by seat: names, or your own as module:name.")
        ),
    ] = "greedy",
    matches: Annotated[
        int, typer.Option("--matches", metavar="N", help=marked("How many matches to play."))
    ] = 100,
    rounds_only: Annotated[
        bool, typer.Option("--rounds-only", help=marked("Only the first round of each match."))
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help=marked("Rows of rounds, as .csv or .parquet.")),
    ] = None,
    moves: Annotated[
        Path | None,
        typer.Option("--moves", metavar="FILE", help=marked("Rows of moves, as .csv or .parquet.")),
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
    whole_number(_("The number of matches"), matches)
    with counting(console, _("matches"), matches) as progress:
        found = run_simulation(
            setup, bots=bots, matches=matches, rounds_only=rounds_only, seed=seed, out=out, moves_out=moves,
            iterations=iterations, cores=cores, ray=ray, progress=progress,
        )  # fmt: skip
    _tell(console, found)


def _tell(console: Console, found: Simulation) -> None:
    console.heading(
        ngettext(
            "{table}: {number} match",
            "{table}: {number} matches",
            found.matches,
            table=found.table.title,
            number=number(found.matches),
        )
    )
    if found.files:
        console.say_exactly(
            _("Rows written to {files}.", files=listed([str(each) for each in found.files], "and"))
        )
        return
    lengths = found.rounds.numbers("moves")
    mean = sum(lengths) / len(lengths)
    console.say(
        ngettext(
            "{number} round, {moves} moves on average.",
            "{number} rounds, {moves} moves on average.",
            len(lengths),
            number=number(len(lengths)),
            moves=number(mean, 1),
        ),
        ACCENT,
    )
    ends = [str(each) for each in found.rounds["ended"]]
    for end in sorted(set(ends), key=lambda each: -ends.count(each)):
        console.say(
            _(
                "{ending}: {share} of the rounds.",
                ending=lab.ending(end),
                share=percent(ends.count(end) / len(ends)),
            )
        )
    console.say(_("Name a file with {option} to get a row for every round.", option="--out"))
