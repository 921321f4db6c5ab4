"""`boneyard lab compare`: what an option, an edition or a house rule changes."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard import catalog
from boneyard.core.errors import BadSetup
from boneyard.households import household_in
from boneyard.lab.comparison import DEALS, Comparison
from boneyard.lab.comparison import compare as run_comparison
from boneyard.lab.plots import comparison_chart
from boneyard.lab.tables import table, whole_number
from boneyard.terminal.commands.arguments import EditionName, GameName, SetSize
from boneyard.terminal.commands.lab.arguments import (
    Cores,
    Iterations,
    OptionValues,
    Players,
    RayAddress,
    Seed,
    counting,
    look_here_for_bots,
    option_values,
)
from boneyard.terminal.console.console import ACCENT, Console, standard_console


def compare(
    game: GameName,
    edition: EditionName = None,
    size: SetSize = None,
    players: Players = None,
    option: OptionValues = None,
    other: Annotated[
        str | None, typer.Option("--with", metavar="E", help="The edition to compare the first one with.")
    ] = None,
    household: Annotated[
        Path | None,
        typer.Option(
            "--household", metavar="FILE.toml", help="House rules to compare with the printed ones."
        ),
    ] = None,
    deals: Annotated[int, typer.Option("--deals", metavar="N", help="How many deals to play.")] = DEALS,
    bot: Annotated[str, typer.Option("--bot", metavar="KIND", help="The bot in every seat.")] = "greedy",
    strong: Annotated[
        str,
        typer.Option("--strong", metavar="KIND", help="The skilled bot that shows how much skill matters."),
    ] = "greedy",
    weak: Annotated[str, typer.Option("--weak", metavar="KIND", help="The bot it plays against.")] = "random",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="A chart, as .svg or .png.")
    ] = None,
    seed: Seed = "0",
    iterations: Iterations = None,
    cores: Cores = 0,
    ray: RayAddress = None,
) -> None:
    """Play the same deals under two sets of rules and say what changes.

    \b
    Examples:
      boneyard lab compare draw --option target=150
      boneyard lab compare muggins --edition cardinal --with university
      boneyard lab compare draw --household sunday-draw.toml
    """
    look_here_for_bots()
    console = standard_console()
    changed = option_values(option)
    if household is not None:
        if other is not None or edition is not None:
            raise BadSetup(
                "House rules are compared with the edition they start from: leave out --edition and --with."
            )
        home = household_in(household.read_text("utf-8"))
        catalog.check_game(home.edition, game)
        before = table(game, edition=home.base, set=size, players=players)
        after = table(game, edition=home.edition, set=size, players=players, options=changed)
    else:
        before = table(game, edition=edition, set=size, players=players)
        after = table(game, edition=other or edition, set=size, players=players, options=changed)
    whole_number("The number of deals", deals, 10)
    with counting(console, "deals", deals) as progress:
        found = run_comparison(
            before, after, deals=deals, bot=bot, strong=strong, weak=weak, seed=seed, iterations=iterations,
            cores=cores, ray=ray, progress=progress,
        )  # fmt: skip
    if out is not None:
        comparison_chart(found).save(out)
    _tell(console, found)


def _tell(console: Console, found: Comparison) -> None:
    if found.before.edition.name == found.after.edition.name:
        options = dict(found.before.options)
        changed = [f"{name}={value}" for name, value in found.after.options if options.get(name) != value]
        title = f"{found.after.edition.name} with {', '.join(changed)}, compared with the printed rules"
    else:
        title = f"{found.after.edition.name} compared with {found.before.edition.name}"
    console.heading(f"{title}: {found.deals:,} deals")
    for each in found.findings:
        console.say(each.sentence, ACCENT if each.differs else "")
