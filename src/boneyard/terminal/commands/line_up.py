"""`boneyard train`: the best train in a hand of tiles, for people at a real table."""

from collections.abc import Sequence
from typing import Annotated

import typer

from boneyard.core.errors import BadSetup
from boneyard.core.hand import hand_of
from boneyard.core.phrase import marked
from boneyard.core.tile import FACES, WILD, face_text, read_face, read_tile, tile_text, twins
from boneyard.games.trains.line_up.search import WEIGHTS, lineup
from boneyard.games.trains.scoring import hand_points
from boneyard.terminal.console.console import ACCENT, Console, standard_console
from boneyard.terminal.console.help import described
from boneyard.terminal.console.signs import face
from boneyard.terminal.families.lines import TileRow, wrap_row
from boneyard.words import grammar
from boneyard.words.language import _, listed, ngettext

_EXAMPLE = "boneyard train 12 12-5 5-7 7-8"


@described(
    marked("Find the best train in a hand of tiles, for people at a real table."),
    "boneyard train 12 12-5 5-7 7-8 8-8 5-1",
    "boneyard train 9 9-4 4-W 6-2 --by pips",
)
def train(
    start: Annotated[
        str | None,
        typer.Argument(
            metavar="NUMBER", help=marked("The number it starts with: 0 to 18 or W."), show_default=False
        ),
    ] = None,
    tiles: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="TILE...", help=marked("The tiles of the hand, like 12-5."), show_default=False
        ),
    ] = None,
    by: Annotated[
        str, typer.Option("--by", metavar="tiles|pips", help=marked("The most tiles, or the most pips."))
    ] = "tiles",
) -> None:
    show_lineup(standard_console(), start, tiles or [], by)


def show_lineup(console: Console, start: str | None, texts: Sequence[str], by: str) -> None:
    """Show the longest or heaviest train in these tiles, and the tiles left in the hand."""
    if by not in WEIGHTS:
        raise BadSetup(
            _(
                "{option} takes {values}, not {given}.",
                option="--by",
                values=listed(WEIGHTS, "or"),
                given=repr(by),
            )
        )
    open_face = _face(start)
    tiles = _tiles(texts)
    found = lineup(hand_of(tiles), open_face, by)
    left = sorted(found.left.tiles(), reverse=True)
    if not found.count:
        console.say(
            _("None of these tiles can start a train at a wild end.")
            if open_face == WILD
            else _("None of these tiles can start a train at a {number}.", number=face_text(open_face))
        )
        return
    # A tile lies with the number it does not leave against the one before.
    faces = [face(tile, sum(FACES[tile]) - leaves, console.signs) for tile, leaves in found.tiles]
    last = found.tiles[-1][1]
    row = TileRow(
        f"{face_text(open_face)} {console.signs.to_right} ",
        faces,
        f" {console.signs.to_right} {face_text(last)}",
    )
    for line in wrap_row(row, console.width, console.signs):
        console.say(line, ACCENT)
    points = hand_points(hand_of([tile for tile, _end in found.tiles]))
    console.say(
        ngettext(
            "{count} tile, {points}.", "{count} tiles, {points}.", found.count, points=grammar.points(points)
        )
    )
    if left:
        kept = " ".join(tile_text(tile) for tile in left)
        console.say(
            _(
                "Left in your hand: {tiles} ({points}).",
                tiles=kept,
                points=grammar.points(hand_points(found.left)),
            )
        )
    else:
        console.say(_("Nothing is left in your hand."))


def _face(text: str | None) -> int:
    if text is None:
        raise BadSetup(
            _("Give the number the train starts with, then your tiles: {example}", example=_EXAMPLE)
        )
    found = read_face(text)
    if not 0 <= found <= WILD:
        raise BadSetup(
            _(
                "A train starts with a number from 0 to 18 or W, not with {text}: {example}",
                text=repr(text),
                example=_EXAMPLE,
            )
        )
    return found


def _tiles(texts: Sequence[str]) -> list[int]:
    if not texts:
        raise BadSetup(_("Give your tiles after the number: {example}", example=_EXAMPLE))
    found: list[int] = []
    for text in texts:
        tile = read_tile(text)
        alike = [each for each in twins(tile) if each not in found]
        if not alike:
            raise BadSetup(
                ngettext(
                    "You named {tile} twice, but a set has only {count}.",
                    "You named {tile} too often: a set has only {count}.",
                    len(twins(tile)),
                    tile=tile_text(tile),
                )
            )
        found.append(alike[0])
    return found
