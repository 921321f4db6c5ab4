"""Worked examples for the rule pages: real positions, drawn with what their captions speak of circled."""

import re
from dataclasses import dataclass, replace
from importlib.resources import files
from math import cos, radians, sin

from boneyard.core.match import Match
from boneyard.pictures import Piece, Scene, draw, table, with_seat
from boneyard.pictures.palettes import room_named
from boneyard.pictures.registry import last_laid
from boneyard.records import replay
from boneyard.server.pages.pictures.thumbnails import cropped
from boneyard.words.language import per_language
from boneyard.words.rules.primers import Example, primer

_KEPT = files("boneyard") / "web" / "examples"
_WIDE = 900  # pixels of a file
_ROOM, _HIGHEST = (
    680,
    416,
)  # pixels: the least width a page has for a wide picture, and the most height (site.css)
_PHONE = 288  # the width that the smallest phone has for one
_LEAST = 9.0  # tiles across, so that a few of them don't look like giants
_MARGIN = 0.6
_TITLES = re.compile("<title>.*?</title>")
_PREFIX = "by-color-"


@dataclass(frozen=True)
class Drawn:
    """A worked example as a page shows it; a tall picture is for phones, if it differs there."""

    wide: str
    tall: str
    caption: str


@per_language
def examples(game: str) -> tuple[Drawn, ...]:
    """The worked examples of a game."""
    found = primer(game)
    return tuple(_drawn(each) for each in found.examples) if found is not None else ()


def position(example: Example) -> Match:
    """The match at the moment that an example shows."""
    return replay((_KEPT / f"{example.record}.bones").read_text("utf-8"))


def _drawn(example: Example) -> Drawn:
    match = position(example)
    wide = _picture(example, match, "wide")
    tall = _picture(example, match, "tall")
    return Drawn(wide, "" if tall == wide.replace("-wide-", "-tall-") else tall, example.said)


def file(example: Example) -> str:
    """The wide picture by itself, with the felt it lies on."""
    return _picture(example, position(example), "file")


def _picture(example: Example, match: Match, place: str) -> str:
    """The picture for a wide page, a phone ("tall"), or a separate file."""
    wide, felt = place != "tall" or not example.whole, place == "file"
    scene = table(match.game, match.look(None), wide, match.players, last_laid(match.round.moves))
    if example.seat >= 0:
        scene = with_seat(scene, match.game, match.look(example.seat), example.seat)
    if not example.whole:
        scene = _trimmed(cropped(scene))
    rooms = {"file": _WIDE, "tall": _PHONE, "wide": min(_ROOM, round(_HIGHEST * scene.width / scene.height))}
    svg = draw(scene, pixels=rooms[place], title=example.said, sized=felt, felt=felt)
    # Inside a page, names must be its own, and a title would be one of the page's titles.
    svg = _TITLES.sub("", svg).replace(_PREFIX, f"{example.record}-{'tall' if place == 'tall' else 'wide'}-")
    return svg.removesuffix("</svg>") + _circles(scene, example.marks) + "</svg>"


def _trimmed(scene: Scene) -> Scene:
    """The tiles with a little felt around them, and no more."""
    reach = max(piece.scale for piece in scene.pieces) + _MARGIN
    xs, ys = [piece.x for piece in scene.pieces], [piece.y for piece in scene.pieces]
    width = max(max(xs) - min(xs) + 2 * reach, _LEAST)
    left = (min(xs) + max(xs) - width) / 2
    return replace(scene, left=left, width=width, top=min(ys) - reach, height=max(ys) - min(ys) + 2 * reach)


def _circles(scene: Scene, marks: tuple[str, ...]) -> str:
    """A ring around each marked tile or end."""
    pieces = {piece.id: piece for piece in scene.pieces}
    color = room_named("light").accent
    found = []
    for mark in marks:
        tile, _, end = mark.partition(":")
        piece = pieces[tile]
        wide = 0.08 * piece.scale
        if end:
            x, y = _end(piece, end)
            shape = f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{0.47 * piece.scale:.3f}"'
        else:
            long, high = 2.1 * piece.scale, 1.1 * piece.scale
            turned = f'transform="rotate({45 * piece.turn} {piece.x:.3f} {piece.y:.3f})"'
            corner = f'x="{piece.x - long / 2:.3f}" y="{piece.y - high / 2:.3f}"'
            size = f'width="{long:.3f}" height="{high:.3f}" rx="{0.25 * piece.scale:.3f}"'
            shape = f"<rect {corner} {size} {turned}"
        found.append(f'{shape} class="mark" fill="none" stroke="{color}" stroke-width="{wide:.3f}"/>')
    return "".join(found)


def _end(piece: Piece, end: str) -> tuple[float, float]:
    """The middle of one half of a tile: the half that shows a number, or the head or the tail of a double."""
    along = 0.5 if end == "head" or (end != "tail" and piece.first != int(end)) else -0.5
    way = radians(45 * piece.turn)
    return piece.x + along * piece.scale * cos(way), piece.y + along * piece.scale * sin(way)
