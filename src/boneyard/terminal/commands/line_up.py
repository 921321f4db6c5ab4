"""`boneyard train`: the best line-up of a hand of tiles, for people who sit at a real table."""

from collections.abc import Sequence
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.hand import hand_of
from boneyard.core.tile import FACES, WILD, face_text, read_face, read_tile, tile_text, twins
from boneyard.games.trains.line_up import WEIGHTS, lineup
from boneyard.games.trains.scoring import hand_points
from boneyard.terminal.console.console import ACCENT, Console, standard_console
from boneyard.terminal.console.signs import face
from boneyard.terminal.families.lines import Row, wrap_row
from boneyard.words import grammar

_EXAMPLE = "boneyard train 12 12-5 5-7 7-8"


def train(
    start: Annotated[
        str | None,
        typer.Argument(metavar="NUMBER", help="The number it starts with: 0 to 18 or W.", show_default=False),
    ] = None,
    tiles: Annotated[
        list[str] | None,
        typer.Argument(metavar="TILE...", help="The tiles of the hand, like 12-5.", show_default=False),
    ] = None,
    by: Annotated[
        str, typer.Option("--by", metavar="tiles|pips", help="The most tiles, or the most pips.")
    ] = "tiles",
) -> None:
    """Line up the best train out of a hand, for people at a real table.

    \b
    Examples:
      boneyard train 12 12-5 5-7 7-8 8-8 5-1
      boneyard train 9 9-4 4-W 6-2 --by pips
    """
    show_lineup(standard_console(), start, tiles or [], by)


def show_lineup(console: Console, start: str | None, texts: Sequence[str], by: str) -> None:
    """The longest or heaviest train out of these tiles, and what stays in the hand."""
    if by not in WEIGHTS:
        raise BadSetup(f"--by takes {' or '.join(WEIGHTS)}, not {by!r}.")
    open_face = _face(start)
    tiles = _tiles(texts)
    found = lineup(hand_of(tiles), open_face, by)
    left = sorted(found.left.tiles(), reverse=True)
    if not found.count:
        what = "a wild end" if open_face == WILD else f"a {face_text(open_face)}"
        console.say(f"None of these tiles can start a train at {what}.")
        return
    # A tile lies with the number it does not leave against the one before.
    faces = [face(tile, sum(FACES[tile]) - leaves, console.signs) for tile, leaves in found.tiles]
    last = found.tiles[-1][1]
    row = Row(
        f"{face_text(open_face)} {console.signs.to_right} ",
        faces,
        f" {console.signs.to_right} {face_text(last)}",
    )
    for line in wrap_row(row, console.width, console.signs):
        console.say(line, ACCENT)
    laid = grammar.counted(found.count, "tile").capitalize()
    points = hand_points(hand_of([tile for tile, _ in found.tiles]))
    rest = f"{' '.join(tile_text(tile) for tile in left)} ({grammar.points(hand_points(found.left))})"
    console.say(f"{laid}, {grammar.points(points)}. Left in your hand: {rest if left else 'nothing'}.")


def _face(text: str | None) -> int:
    if text is None:
        raise BadSetup(f"Give the number the train starts with, then your tiles: {_EXAMPLE}")
    found = read_face(text)
    if not 0 <= found <= WILD:
        raise BadSetup(f"A train starts with a number from 0 to 18 or W, not with {text!r}: {_EXAMPLE}")
    return found


def _tiles(texts: Sequence[str]) -> list[int]:
    if not texts:
        raise BadSetup(f"Give your tiles after the number: {_EXAMPLE}")
    found: list[int] = []
    for text in texts:
        tile = read_tile(text)
        alike = [each for each in twins(tile) if each not in found]
        if not alike:
            times = (
                "twice" if len(twins(tile)) == 1 else f"more than {grammar.number(len(twins(tile)))} times"
            )
            raise BadSetup(f"{tile_text(tile)} is there {times}: a set doesn't have that many.")
        found.append(alike[0])
    return found
