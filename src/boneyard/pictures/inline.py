"""States, deals and views in a notebook: a line of text with its tiles drawn, or the table as a seat sees it."""

import re
from typing import Final

from boneyard.core.errors import Unreadable
from boneyard.core.match import View
from boneyard.core.tile import FACES, read_tile
from boneyard.pictures import faces
from boneyard.pictures.palettes import palette_named
from boneyard.pictures.registry import table, with_seat
from boneyard.pictures.scene import BLANK
from boneyard.pictures.svg import draw

_PREFIX: Final = "by-inline-"
_WORD: Final = re.compile(r"(?<![\w-])(?:(?:\d{1,2}|[WADRST])-(?:\d{1,2}|[WADRST])|\?)(?![\w-])")
_AT: Final = 48.5  # how far the middle of a tile's half is from the middle of the tile
_STYLE: Final = "height:1.5em;vertical-align:-.4em;margin:0 .1em"


def inline(text: str) -> str:
    """A line of text as HTML, with every tile that it names drawn."""
    palette = palette_named("colour")
    used: set[int] = set()
    parts: list[str] = []
    at = 0
    for found in _WORD.finditer(text):
        parts += [_escaped(text[at : found.start()]), _tile(found[0], used)]
        at = found.end()
    parts.append(_escaped(text[at:]))
    sheet = faces.sheet(palette, used, (0,), False, _PREFIX)
    return f'<span><svg width="0" height="0" aria-hidden="true"><defs>{sheet}</defs></svg>{"".join(parts)}</span>'


def _tile(text: str, used: set[int]) -> str:
    try:
        ends = None if text == "?" else FACES[read_tile(text)]
    except Unreadable:
        return _escaped(text)
    if ends is None:
        inner = f'<use href="#{_PREFIX}back"/>'
    else:
        used.update(ends)
        halves = [
            f'<use href="#{_PREFIX}f{end}" x="{side * _AT}"/>'
            for end, side in zip(ends, (-1, 1), strict=True)
            if end != BLANK
        ]
        inner = f'<use href="#{_PREFIX}b0"/>{"".join(halves)}'
    words = "face down" if ends is None else text
    return (
        f'<svg viewBox="-100 -52 200 106" style="{_STYLE}" role="img" aria-label="{words}">'
        f"<title>{words}</title>{inner}</svg>"
    )


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def view_svg(view: View) -> str:
    """The table as the seat of a view sees it."""
    scene = with_seat(table(view.game, view.state), view.game, view.state, view.seat)
    return draw(scene, title=f"What seat {view.seat} sees in round {view.number}")
