"""`boneyard lab compare`: what an option, an edition or a house rule changes."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard import catalog
from boneyard.core.errors import BadSetup
from boneyard.core.phrase import marked
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
from boneyard.terminal.console.help import described
from boneyard.words import lab
from boneyard.words.language import _, listed


@described(
    marked("Play the same deals under two sets of rules and say what changes."),
    "boneyard lab compare draw --option target=150",
    "boneyard lab compare muggins --edition cardinal --with university",
    "boneyard lab compare draw --household sunday-draw.toml",
)
def compare(
    game: GameName,
    edition: EditionName = None,
    size: SetSize = None,
    players: Players = None,
    option: OptionValues = None,
    other: Annotated[
        str | None,
        typer.Option("--with", metavar="E", help=marked("The edition to compare the first one with.")),
    ] = None,
    household: Annotated[
        Path | None,
        typer.Option(
            "--household", metavar="FILE.toml", help=marked("House rules to compare with the printed ones.")
        ),
    ] = None,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", help=marked("How many deals to play."))
    ] = DEALS,
    bot: Annotated[
        str, typer.Option("--bot", metavar="KIND", help=marked("The bot in every seat."))
    ] = "greedy",
    strong: Annotated[
        str,
        typer.Option(
            "--strong", metavar="KIND", help=marked("The skilled bot that shows how much skill matters.")
        ),
    ] = "greedy",
    weak: Annotated[
        str, typer.Option("--weak", metavar="KIND", help=marked("The bot it plays against."))
    ] = "random",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help=marked("A chart, as .svg or .png."))
    ] = None,
    seed: Seed = "0",
    iterations: Iterations = None,
    cores: Cores = 0,
    ray: RayAddress = None,
) -> None:
    look_here_for_bots()
    console = standard_console()
    changed = option_values(option)
    if household is not None:
        if other is not None or edition is not None:
            raise BadSetup(
                _(
                    "House rules are compared with the edition they start from: leave out {options}.",
                    options=listed(["--edition", "--with"], "and"),
                )
            )
        home = household_in(household.read_text("utf-8"))
        catalog.check_game(home.edition, game)
        before = table(game, edition=home.base, set=size, players=players)
        after = table(game, edition=home.edition, set=size, players=players, options=changed)
    else:
        before = table(game, edition=edition, set=size, players=players)
        after = table(game, edition=other or edition, set=size, players=players, options=changed)
    whole_number(_("The number of deals"), deals, 10)
    with counting(console, _("deals"), deals) as progress:
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
        title = _(
            "{edition} with {options}, compared with the printed rules: {deals}",
            edition=found.after.edition.name,
            options=", ".join(changed),
            deals=lab.deals(found.deals),
        )
    else:
        title = _(
            "{edition} compared with {other}: {deals}",
            edition=found.after.edition.name,
            other=found.before.edition.name,
            deals=lab.deals(found.deals),
        )
    console.heading(title)
    for each in found.findings:
        console.say(each.sentence, ACCENT if each.differs else "")
