"""`boneyard lab`: simulations, comparisons of rules, tournaments of bots, and their charts; one file for each."""

from boneyard.core.phrase import marked
from boneyard.terminal.commands.lab.compare import compare
from boneyard.terminal.commands.lab.plot import plot
from boneyard.terminal.commands.lab.simulate import simulate
from boneyard.terminal.commands.lab.tournament import tournament
from boneyard.terminal.console.help import Group, new_group, register

app = new_group(
    "lab",
    marked("Play many games with bots: simulate them, compare rules, rate bots, draw charts."),
    (
        "boneyard lab simulate block --matches 1000 --out block.csv",
        "boneyard lab compare draw --option target=150",
        "boneyard lab tournament muggins --bots expert,greedy,random",
        "boneyard lab plot block.csv --kind length --out length.svg",
    ),
    Group,
)


@app.callback()
def lab() -> None:
    """The group needs a function to hang its commands on."""


for command in (simulate, compare, tournament, plot):
    register(app, command.__name__, command)
