"""`boneyard lab`: simulations, comparisons of rules, tournaments of bots, and their charts; one file for each."""

import typer

from boneyard.terminal.commands.lab.compare import compare
from boneyard.terminal.commands.lab.plot import plot
from boneyard.terminal.commands.lab.simulate import simulate
from boneyard.terminal.commands.lab.tournament import tournament

app = typer.Typer(
    name="lab", add_completion=False, no_args_is_help=True, rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)  # fmt: skip


@app.callback()
def lab() -> None:
    """Play many games with bots: simulate them, compare rules, rate bots, draw charts.

    \b
    Examples:
      boneyard lab simulate block --matches 1000 --out block.csv
      boneyard lab compare draw --option target=150
      boneyard lab tournament muggins --bots expert,greedy,random
      boneyard lab plot block.csv --kind length --out length.svg
    """


for command in (simulate, compare, tournament, plot):
    app.command(command.__name__)(command)
