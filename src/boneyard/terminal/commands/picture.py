"""`boneyard picture`: a moment of a record as a picture in a file."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.pictures import as_svg
from boneyard.pictures.png import png
from boneyard.records.replay import replay_file
from boneyard.terminal.commands.arguments import Households, load_households, seat_named
from boneyard.terminal.console.console import Console, standard_console


def picture(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="OUT", help="The picture: a .svg or a .png file.")
    ],
    ply: Annotated[
        int | None,
        typer.Option("--ply", metavar="N", min=0, help="After this many moves. Default: the last move."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="S", help="As this seat sees it: a number or a name.")
    ] = None,
    tall: Annotated[bool, typer.Option("--tall", help="For a phone held upright.")] = False,
    palette: Annotated[
        str, typer.Option("--palette", metavar="colour|black|contrast", help="The colors of the pips.")
    ] = "colour",
    table: Annotated[
        str, typer.Option("--table", metavar="light|dark|contrast", help="The colors of the table.")
    ] = "light",
    household: Households = None,
) -> None:
    """Draw a moment of a record as a picture.

    \b
    Examples:
      boneyard picture sunday.bones -o sunday.svg
      boneyard picture sunday.bones --ply 12 --seat Ann --tall -o ann.png
    """
    load_households(household)
    save_picture(standard_console(), file, ply, seat, out, not tall, palette, table)


def save_picture(
    console: Console,
    path: Path,
    ply: int | None,
    seat: str | None,
    out: Path,
    wide: bool,
    palette: str,
    table: str,
) -> None:
    """Draw a record after so many moves, as a seat or a watcher saw it, and say where the picture is."""
    if out.suffix.lower() not in (".svg", ".png"):
        raise BadSetup(f"Save the picture as {out.stem or 'picture'}.svg or .png, not {out.name}.")
    drawn = _at(path, ply, seat, wide, palette, table)
    if out.suffix.lower() == ".png":
        out.write_bytes(png(drawn))
    else:
        out.write_text(drawn, encoding="utf-8")
    console.say(f"Saved the picture as {out}.")


def _at(path: Path, ply: int | None, seat: str | None, wide: bool, palette: str, table: str) -> str:
    """The picture after so many moves; the last moment where none is named."""
    found: list[str] = []

    def look(match: Match) -> None:
        made = sum(len(each.moves) for each in match.rounds)
        if ply is None or made == ply:
            viewer = None if seat is None else seat_named(match, seat)
            found[:] = [as_svg(match, viewer, wide=wide, palette=palette, table=table)]

    match = replay_file(path, look if ply is not None else None)
    if not match.rounds:
        raise BadSetup(f"{path} has no round to draw.")
    if ply is None:
        look(match)
    if not found:
        made = sum(len(each.moves) for each in match.rounds)
        raise BadSetup(f"{path} has {made} moves, so --ply takes a number from 0 to {made}, not {ply}.")
    return found[0]
