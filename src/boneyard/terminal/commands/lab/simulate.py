"""`boneyard lab simulate`: matches by bots, a row for every round and every move."""

from pathlib import Path
from typing import Annotated

import typer

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


def simulate(
    game: GameName,
    edition: EditionName = None,
    size: SetSize = None,
    players: Players = None,
    option: OptionValues = None,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B", help="The bots by seat: names, or your own as module:name."),
    ] = "greedy",
    matches: Annotated[int, typer.Option("--matches", metavar="N", help="How many matches to play.")] = 100,
    rounds_only: Annotated[
        bool, typer.Option("--rounds-only", help="Only the first round of each match.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Rows of rounds, as .csv or .parquet."),
    ] = None,
    moves: Annotated[
        Path | None, typer.Option("--moves", metavar="FILE", help="Rows of moves, as .csv or .parquet.")
    ] = None,
    seed: Seed = "0",
    iterations: Iterations = None,
    cores: Cores = 0,
    ray: RayAddress = None,
    household: Households = None,
) -> None:
    """Play matches with bots and write a row for every round, and for every move if you like.

    Stop it with Ctrl-C and give the same command again: it goes on where it was.

    \b
    Examples:
      boneyard lab simulate block --matches 1000 --out block.csv
      boneyard lab simulate muggins --players 3 --bots greedy,random --out m.csv --moves moves.csv
    """
    look_here_for_bots()
    console = standard_console()
    setup = lab_table(game, edition, size, players, option, household)
    whole_number("The number of matches", matches)
    with counting(console, "matches", matches) as progress:
        found = run_simulation(
            setup, bots=bots, matches=matches, rounds_only=rounds_only, seed=seed, out=out, moves_out=moves,
            iterations=iterations, cores=cores, ray=ray, progress=progress,
        )  # fmt: skip
    _tell(console, found)


def _tell(console: Console, found: Simulation) -> None:
    console.heading(f"{found.table.title}: {found.matches:,} matches")
    if found.files:
        console.say_exactly(f"Rows written to {' and '.join(str(each) for each in found.files)}.")
        return
    lengths = found.rounds.numbers("moves")
    mean = sum(lengths) / len(lengths)
    console.say(f"{len(lengths):,} rounds, {mean:.1f} moves on average.", ACCENT)
    ends = [str(each) for each in found.rounds["ended"]]
    for end in sorted(set(ends), key=lambda each: -ends.count(each)):
        console.say(f"{end}: {ends.count(end) / len(ends):.1%} of the rounds.")
    console.say("Name a file with --out to get a row for every round.")
