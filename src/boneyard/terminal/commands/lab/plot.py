"""`boneyard lab plot`: charts of rows."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.phrase import marked
from boneyard.lab.plots import plot as draw
from boneyard.terminal.console.console import standard_console
from boneyard.terminal.console.help import described
from boneyard.words.language import _


@described(
    marked("Draw a chart of the rows that a simulation or a tournament wrote."),
    "boneyard lab plot block.csv --kind length --out length.svg",
    "boneyard lab plot standings.csv --out ratings.png",
)
def plot(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help=marked("Rows written by the lab: a .csv or .parquet file."),
            show_default=False,
        ),
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="OUT", help=marked("The chart: a .svg or a .png file."))
    ],
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind",
            metavar="KIND",
            help=marked("What to draw, like length or wins. Default: the first chart that fits."),
        ),
    ] = None,
) -> None:
    draw(file, kind).save(out)
    standard_console().say_exactly(_("Saved the chart as {file}.", file=out))
