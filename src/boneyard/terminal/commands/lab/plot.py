"""`boneyard lab plot`: charts of rows."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.lab.plots import KINDS
from boneyard.lab.plots import plot as draw
from boneyard.terminal.console.console import standard_console

_CHARTS = ", ".join(KINDS)


def plot(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="Rows written by the lab: a .csv or .parquet file.", show_default=False
        ),
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="OUT", help="The chart: a .svg or a .png file.")
    ],
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind", metavar="KIND", help=f"What to draw: {_CHARTS}. Default: the first that fits."
        ),
    ] = None,
) -> None:
    """Draw a chart of the rows that a simulation or a tournament wrote.

    \b
    Examples:
      boneyard lab plot block.csv --kind length --out length.svg
      boneyard lab plot standings.csv --out ratings.png
    """
    draw(file, kind).save(out)
    standard_console().say_exactly(f"Saved the chart as {out}.")
