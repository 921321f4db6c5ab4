"""States, deals and views in a notebook: a line of text with its tiles drawn, or the table as a seat sees it."""

import re
from typing import Final

from boneyard.core.errors import Unreadable
from boneyard.core.match import View
from boneyard.core.tile import FACES, WILD, read_tile
from boneyard.pictures import faces
from boneyard.pictures.palettes import palette_named
from boneyard.pictures.registry import table, with_seat
from boneyard.pictures.scene import BLANK
from boneyard.pictures.svg import draw
from boneyard.words.language import _

_PREFIX: Final = "by-inline-"
_WORD: Final = re.compile(r"(?<![\w-])(?:(?:\d{1,2}|[WADRST])-(?:\d{1,2}|[WADRST])|\?)(?![\w-])")
_AT: Final = 48.5  # how far the middle of a tile's half is from the middle of the tile
_BOX: Final = "-100 -52 200 106"
_EMS: Final = 1.9  # how high a tile is drawn
_STYLE: Final = f"height:{_EMS}em;vertical-align:-.6em;margin:0 .1em"
_WIDTH: Final = 14 * _EMS * 100 / 106  # a tile's size in pixels when an em is fourteen, as in a notebook


def inline(text: str) -> str:
    """A line of text as HTML, with every tile that it names drawn."""
    shown = [end for found in _WORD.finditer(text) for end in _ends(found[0]) or ()]
    numerals = _WIDTH < faces.legible_width(max([end for end in shown if end < WILD], default=0))
    # Other lines of the same notebook have symbols too.
    prefix = f"{_PREFIX}{'n' if numerals else 'p'}-"
    parts: list[str] = []
    at = 0
    for found in _WORD.finditer(text):
        parts += [_escaped(text[at : found.start()]), _tile(found[0], prefix)]
        at = found.end()
    parts.append(_escaped(text[at:]))
    sheet = faces.sheet(palette_named("color"), shown, (0,), numerals, prefix)
    return f'<span><svg width="0" height="0" aria-hidden="true"><defs>{sheet}</defs></svg>{"".join(parts)}</span>'


def _ends(text: str) -> tuple[int, ...] | None:
    """The faces of a tile as it is written, none of one that lies face down, or None if there is no such tile."""
    try:
        return () if text == "?" else FACES[read_tile(text)]
    except Unreadable:
        return None


def _tile(text: str, prefix: str) -> str:
    ends = _ends(text)
    if ends is None:
        return _escaped(text)
    if ends:
        halves = [
            f'<use href="#{prefix}f{end}" x="{side * _AT}"/>'
            for end, side in zip(ends, (-1, 1), strict=True)
            if end != BLANK
        ]
        inner = f'<use href="#{prefix}b0"/>{"".join(halves)}'
    else:
        inner = f'<use href="#{prefix}back"/>'
    words = text if ends else _("face down")
    return (
        f'<svg viewBox="{_BOX}" style="{_STYLE}" role="img" aria-label="{words}">'
        f"<title>{words}</title>{inner}</svg>"
    )


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def view_svg(view: View) -> str:
    """The table as the seat of a view sees it."""
    scene = with_seat(table(view.game, view.state), view.game, view.state, view.seat)
    return draw(scene, title=_("What seat {seat} sees in round {round}", seat=view.seat, round=view.number))
