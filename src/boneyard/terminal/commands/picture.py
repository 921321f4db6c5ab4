"""`boneyard picture`: a position of a record as a picture file."""

from pathlib import Path
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.match import Match
from boneyard.core.phrase import marked
from boneyard.pictures import as_svg
from boneyard.pictures.png import png
from boneyard.records.replay import replay_file
from boneyard.terminal.commands.arguments import Households, load_households, seat_named
from boneyard.terminal.console.console import Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.words.language import _, ngettext


@described(
    marked("Draw a moment of a record as a picture."),
    "boneyard picture sunday.bones -o sunday.svg",
    "boneyard picture sunday.bones --ply 12 --seat Ann --tall -o ann.png",
)
def picture(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=marked("A record."), show_default=False)],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="OUT", help=marked("The picture: a .svg or a .png file."))
    ],
    ply: Annotated[
        int | None,
        typer.Option(
            "--ply", metavar="N", min=0, help=marked("After this many moves. Default: the last move.")
        ),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="S", help=marked("As this seat sees it: a number or a name.")),
    ] = None,
    tall: Annotated[bool, typer.Option("--tall", help=marked("For a phone held upright."))] = False,
    palette: Annotated[
        str,
        typer.Option("--palette", metavar="color|black|contrast", help=marked("The colors of the pips.")),
    ] = "color",
    table: Annotated[
        str, typer.Option("--table", metavar="light|dark|contrast", help=marked("The colors of the table."))
    ] = "light",
    household: Households = None,
) -> None:
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
    """Draw a record after a number of moves, as a seat or a spectator saw it, and save the picture."""
    if out.suffix.lower() not in (".svg", ".png"):
        raise BadSetup(
            _(
                "Save the picture as {name}.svg or {name}.png, not {given}.",
                name=out.stem or "table",
                given=out.name,
            )
        )
    drawn = _at(path, ply, seat, wide, palette, table)
    if out.suffix.lower() == ".png":
        out.write_bytes(png(drawn))
    else:
        out.write_text(drawn, encoding="utf-8")
    console.say(_("Saved the picture as {file}.", file=out))


def _at(path: Path, ply: int | None, seat: str | None, wide: bool, palette: str, table: str) -> str:
    """The picture after this many moves, or of the last position."""
    found: list[str] = []

    def look(match: Match) -> None:
        made = sum(len(each.moves) for each in match.rounds)
        if ply is None or made == ply:
            viewer = None if seat is None else seat_named(match, seat)
            found[:] = [as_svg(match, viewer, wide=wide, palette=palette, table=table)]

    match = replay_file(path, look if ply is not None else None)
    if not match.rounds:
        raise BadSetup(_("{path} has no round to draw.", path=path))
    if ply is None:
        look(match)
    if not found:
        made = sum(len(each.moves) for each in match.rounds)
        raise BadSetup(
            ngettext(
                "{path} has {count} move, so {option} takes a number from 0 to {count}, not {given}.",
                "{path} has {count} moves, so {option} takes a number from 0 to {count}, not {given}.",
                made,
                path=path,
                option="--ply",
                given=ply,
            )
        )
    return found[0]
