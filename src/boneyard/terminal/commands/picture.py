"""A moment of a record as a picture in a file."""

from importlib import import_module
from pathlib import Path

from boneyard.core.errors import BadRecord, BadSetup
from boneyard.core.match import Match
from boneyard.pictures import as_svg
from boneyard.records import replay
from boneyard.records.replay import read_file
from boneyard.terminal.commands.replay import seat_named
from boneyard.terminal.console.console import Console


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
        raise BadSetup(
            f"A picture is written to a file like {out.stem or 'picture'}.svg or .png, not {out.name}."
        )
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

    text = read_file(path)
    try:
        match = replay(text, look if ply is not None else None)
    except BadRecord as bad:
        raise BadRecord(bad.line, bad.expected, bad.found, str(path)) from None
    if not match.rounds:
        raise BadSetup(f"{path} has no round to draw.")
    if ply is None:
        look(match)
    if not found:
        made = sum(len(each.moves) for each in match.rounds)
        raise BadSetup(f"{path} has {made} moves: --ply takes a number from 0 to {made}, not {ply}.")
    return found[0]


def png(drawn: str) -> bytes:
    """An SVG as a PNG, where the package that can do it is there."""
    try:
        converter = import_module("resvg_py")
    except ImportError:
        raise BadSetup(
            "A .png needs the package resvg_py: `pip install 'boneyard[pictures]'`; a .svg needs nothing."
        ) from None
    return bytes(converter.svg_to_bytes(svg_string=drawn))
