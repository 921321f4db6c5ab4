"""The faces of the tiles, drawn by rule: pips, letters, the locomotive, the back; a sheet of symbols for them all.

Symbols are drawn a hundred to the tile's width, around their own middle, on a tile that lies with its tail to the left.
"""

from collections.abc import Iterable
from math import cos, pi, sin

from boneyard.core.tile import LETTERS, TOP, WILD, face_text
from boneyard.pictures.palettes import Palette, mix
from boneyard.pictures.scene import BLANK

CORNER = 100 / 6
SERIF = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
PLAIN = "Inter, 'Segoe UI', system-ui, Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"
LEAST_PIP = 5  # pixels across; numerals replace pips that would be smaller

_THREE = (-25, 0, 25)
# Where the pips of 0 to 9 lie: the nine cells of a square, row by row.
_NINE = ("", "4", "26", "246", "0268", "02468", "012678", "0124678", "01235678", "012345678")
# From 10 on, rows along the tile with this many pips each.
_ROWS = {
    10: (3, 4, 3),
    11: (4, 3, 4),
    12: (4, 4, 4),
    13: (4, 5, 4),
    14: (5, 4, 5),
    15: (5, 5, 5),
    16: (4, 4, 4, 4),
    17: (6, 5, 6),
    18: (6, 6, 6),
}


def pips(number: int) -> list[tuple[float, float]]:
    """The middles of a number's pips in a square of a hundred."""
    if number < 10:
        return [(_THREE[int(cell) % 3], _THREE[int(cell) // 3]) for cell in _NINE[number]]
    rows = _ROWS[number]
    most = max(rows)
    across = 50 / (len(rows) - 1) if len(rows) == 3 else 60 / 3
    along = (60 if most == 4 else 66 if most == 5 else 70) / (most - 1)
    found = []
    for at, count in enumerate(rows):
        y = (at - (len(rows) - 1) / 2) * across
        found += [((each - (count - 1) / 2) * along, y) for each in range(count)]
    return found


def pip_size(number: int) -> float:
    """The radius of a number's pips: smaller as there are more."""
    return 10.5 if number < 10 else 7.6 if number <= 12 else 6.4 if number <= 16 else 5.6


def legible_width(highest: int) -> float:
    """How many pixels wide a tile must be for its pips to be readable; `highest` is the highest number shown."""
    return 100 * LEAST_PIP / (2 * pip_size(highest))


def pip_symbol(number: int, palette: Palette) -> str:
    """The pips of a number, set a little into the tile: a lit lower rim, a dark hole, its floor."""
    places = pips(number)
    size = pip_size(number)
    color = palette.pip(number)
    flat = palette.tile == palette.shade
    rim = "" if flat else _dots(places, size + 0.5, 1.6, "#FFFFFF", ' stroke-opacity=".9"')
    hole = _dots(places, size, 0, color if flat else mix(color, "#000000", 0.38))
    floor = "" if flat else _dots(places, size - 1.3, 1.0, color)
    glint = "" if flat else _dots(places, size * 0.34, size * 0.38, "#FFFFFF", ' stroke-opacity=".16"')
    return rim + hole + floor + glint


def _dots(
    places: Iterable[tuple[float, float]], radius: float, lower: float, color: str, more: str = ""
) -> str:
    # Lines of next to no length with round ends: a circle costs ten times as many letters.
    points = "".join(f"M{_n(x)} {_n(y + lower)}h.01" for x, y in places)
    return (
        f'<path d="{points}" stroke="{color}" stroke-width="{_n(2 * radius)}" stroke-linecap="round"{more}/>'
    )


def glyph(text: str, color: str, serif: bool) -> str:
    """A letter or a numeral in the middle of its half."""
    size = 74 if serif else 66 if len(text) == 1 else 56
    family = SERIF if serif else PLAIN
    # Digits and capitals are about seven tenths as high as their size.
    return (
        f'<text y="{_n(size * 0.36)}" font-family="{family}" font-size="{size}" font-weight="700" '
        f'text-anchor="middle" fill="{color}">{text}</text>'
    )


def locomotive(color: str) -> str:
    """A small engine under steam, seen from its side."""
    dark = mix(color, "#000000", 0.45)
    light = mix(color, "#FFFFFF", 0.35)
    wheels = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#2B2622"/>'
        f'<circle cx="{x}" cy="{y}" r="{_n(r * 0.45)}" fill="#D9C9A3"/>'
        for x, y, r in ((-22, 22, 10.5), (2, 22, 10.5), (23, 25, 7.5))
    )
    return (
        '<g transform="translate(-2.5 2.5) scale(.86)"><g fill="#8C8577" fill-opacity=".35">'
        '<circle cx="8" cy="-36" r="5"/><circle cx="-1" cy="-40" r="6.5"/><circle cx="-13" cy="-41" r="5"/></g>'
        f'<path d="M-36 -25h27v5h-3v33h-21v-33h-3z" fill="{dark}"/>'
        f'<path d="M-28 -17h11v13h-11z" fill="#F6EBC8"/>'
        f'<path d="M-14 -12h40a6 6 0 0 1 6 6v19h-46z" fill="{color}"/>'
        f'<path d="M-12 -9h38a4 4 0 0 1 3 2h-41z" fill="{light}"/>'
        f'<path d="M16 -12l-3 -17h14l-3 17z" fill="{dark}"/><path d="M11 -32h18v5h-18z" fill="#2B2622"/>'
        f'<path d="M-3 -18a5 5 0 0 1 10 0v6h-10z" fill="#D9A93B"/>'
        f'<path d="M-35 13h68v5h-68z" fill="#2B2622"/><path d="M32 13h4l7 17h-13z" fill="{dark}"/>'
        f"{wheels}"
        '<path d="M-22 22h24" stroke="#D9C9A3" stroke-width="3.4" stroke-linecap="round"/></g>'
    )


def chip(palette: Palette) -> str:
    """A chip seen from above: a rim with light notches, and a ring."""
    notches = "".join(
        f'<path d="M31 0h12" transform="rotate({turn})" stroke="{palette.tile}" stroke-width="12"/>'
        for turn in range(0, 360, 60)
    )
    return (
        f'<circle r="42" fill="{palette.engine}"/>{notches}'
        f'<circle r="25" fill="none" stroke="{palette.tile}" stroke-width="4"/>'
    )


def face(number: int, palette: Palette, numerals: bool) -> str:
    """One half of a tile."""
    if number == BLANK:
        return ""
    if number > WILD:
        return glyph(LETTERS[number - WILD - 1], palette.letter, True)
    if number == WILD:
        return locomotive(palette.engine)
    if numerals:
        return glyph(face_text(number), palette.pip(number), False)
    return pip_symbol(number, palette) if number else ""


def upright(number: int, numerals: bool) -> bool:
    """Whether a face has to stand upright to be read, however its tile lies."""
    return number >= WILD or (numerals and number != BLANK)


def body(palette: Palette, turn: int) -> str:
    """A tile without its pips; the light comes from above whichever way the tile points."""
    angle = turn * pi / 4
    dx, dy = -sin(angle), -cos(angle)  # up, as the turned tile sees it
    lit = mix(palette.tile, "#FFFFFF", 0.6)
    grade = (
        f'<linearGradient id="{{p}}g{turn}" x1="{_n(0.5 + dx / 2)}" y1="{_n(0.5 + dy / 2)}" '
        f'x2="{_n(0.5 - dx / 2)}" y2="{_n(0.5 - dy / 2)}">'
        f'<stop offset="0" stop-color="{lit}"/><stop offset=".55" stop-color="{palette.tile}"/>'
        f'<stop offset="1" stop-color="{palette.shade}"/></linearGradient>'
    )
    under = mix(palette.edge, "#5B4E33", 0.35)
    thick = (
        f'<rect x="-97" y="-47" width="194" height="94" rx="{_n(CORNER)}" fill="{under}" '
        f'transform="translate({_n(-dx * 3.2)} {_n(-dy * 3.2)})"/>'
    )
    top = (
        f'<rect x="-97" y="-47" width="194" height="94" rx="{_n(CORNER)}" fill="url(#{{p}}g{turn})" '
        f'stroke="{palette.edge}" stroke-width="1.4"/>'
    )
    groove = (
        f'<path d="M0 -34V34" stroke="{palette.line}" stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="M1.8 -33V33" stroke="#FFFFFF" stroke-width="1.2" stroke-linecap="round" stroke-opacity=".9"/>'
    )
    return f'{grade}<symbol id="{{p}}b{turn}" overflow="visible">{thick}{top}{groove}</symbol>'


def back(palette: Palette) -> str:
    """The back of a tile: a lattice of small lozenges inside a fine frame."""
    rim = mix(palette.back, "#FFFFFF", 0.28)
    lines = "".join(f"M{x} -34l34 34l-34 34M{x + 34} -34l-34 34l34 34" for x in (-85, -51, -17, 17, 51))
    return (
        f'<symbol id="{{p}}back" overflow="visible"><rect x="-97" y="-47" width="194" height="94" rx="{_n(CORNER)}" '
        f'fill="{mix(palette.back, "#000000", 0.35)}" transform="translate(0 3.2)"/>'
        f'<rect x="-97" y="-47" width="194" height="94" rx="{_n(CORNER)}" fill="{palette.back}" stroke="{rim}" '
        f'stroke-width="1.4"/><path d="{lines}" fill="none" stroke="{palette.lattice}" stroke-width="2.2" '
        f'stroke-linejoin="round"/><rect x="-88" y="-38" width="176" height="76" rx="10" fill="none" stroke="{rim}" '
        f'stroke-width="1.8" stroke-opacity=".8"/></symbol>'
    )


def shadow() -> str:
    """What a tile throws on the felt, from soft to dark."""
    rings = ((10, 0.07), (6, 0.09), (2.5, 0.13))
    rects = "".join(
        f'<rect x="{_n(-97 - r)}" y="{_n(-47 - r)}" width="{_n(194 + 2 * r)}" height="{_n(94 + 2 * r)}" '
        f'rx="{_n(CORNER + r)}" fill-opacity="{opacity}"/>'
        for r, opacity in rings
    )
    return f'<symbol id="{{p}}sh" overflow="visible"><g fill="#00150C">{rects}</g></symbol>'


def sheet(
    palette: Palette,
    numbers: Iterable[int] = range(TOP + len(LETTERS) + 2),
    turns: Iterable[int] = range(8),
    numerals: bool = False,
    prefix: str = "by-",
) -> str:
    """The symbols of a palette, all or those named, to stand inside <defs>."""
    parts = [shadow(), back(palette), *[body(palette, turn) for turn in sorted(set(turns))]]
    for number in sorted(set(numbers) - {BLANK}):
        drawn = face(number, palette, numerals)
        if drawn:
            parts.append(f'<symbol id="{{p}}f{number}" overflow="visible">{drawn}</symbol>')
    return "".join(parts).replace("{p}", prefix)


def _n(number: float) -> str:
    """A number as short as it can be written."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
