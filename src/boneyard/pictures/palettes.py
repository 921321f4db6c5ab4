"""The colors of the table and of the pips, and their contrast with the background."""

from dataclasses import dataclass
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.words.language import _, did_you_mean, listed

IVORY = "#FBF7EC"
ACCENT = "#FFC857"
ON_ACCENT = "#22301F"

# One color for each number, the blank's numeral first.
_DOTS = (
    "#6F6858",
    "#1769AA",
    "#2E7D32",
    "#C62828",
    "#6D4C41",
    "#1A237E",
    "#876900",
    "#C2185B",
    "#00796B",
    "#6A1B9A",
    "#BB4900",
    "#212121",
    "#616161",
    "#457325",
    "#AD1457",
    "#01579B",
    "#4E342E",
    "#7B1FA2",
    "#B71C1C",
)


@dataclass(frozen=True)
class Palette:
    """What tiles are painted with."""

    name: str
    tile: str
    shade: str  # the lower side of a tile
    edge: str
    line: str  # across the middle
    pips: tuple[str, ...]  # one color for each number
    letter: str
    back: str
    lattice: str
    engine: str = "#C1272D"

    def pip(self, number: int) -> str:
        """The color of a number."""
        return self.pips[number]


@dataclass(frozen=True)
class Room:
    """What the table is painted with."""

    name: str
    felt: str
    glow: str  # the felt under the lamp
    panel: str
    lane: str
    words: str
    quiet: str
    accent: str = ACCENT


_INK = "#23211C"
PALETTES = {
    palette.name: palette
    for palette in (
        Palette("black", IVORY, "#EDE5D0", "#CFC7B2", "#D8D0BC", (_INK,) * 19, _INK, "#6A4A36", "#84644D"),
        Palette("color", IVORY, "#EDE5D0", "#CFC7B2", "#D8D0BC", _DOTS, "#1A237E", "#6A4A36", "#84644D"),
        Palette(
            "contrast",
            "#FFFFFF",
            "#FFFFFF",
            "#000000",
            "#000000",
            ("#000000",) * 19,
            "#000000",
            "#000000",
            "#FFFFFF",
            "#B00000",
        ),
    )
}
ROOMS = {
    room.name: room
    for room in (
        Room("light", "#14503C", "#1D6049", "#0F3D2E", "#1F5F49", "#F6F3EA", "#C3D3C8"),
        Room("dark", "#0F3D2E", "#154A38", "#0B3023", "#174A39", "#F4F1E8", "#B4C6BB"),
        Room("contrast", "#000000", "#000000", "#000000", "#1C1C1C", "#FFFFFF", "#FFFFFF", "#FFD60A"),
    )
}


_FORMER_NAMES: Final = {"colour": "color"}  # links, settings and programs may still have these


def palette_named(name: str) -> Palette:
    """The palette of this name."""
    name = _FORMER_NAMES.get(name, name)
    if name not in PALETTES:
        names = list(PALETTES)
        raise BadSetup(
            _(
                "There's no palette {name}. The palettes are {choices}.{nearest}",
                name=repr(name),
                choices=listed(names, "and"),
                nearest=did_you_mean(name, names),
            )
        )
    return PALETTES[name]


def room_named(name: str) -> Room:
    """The table's colors of this name."""
    if name not in ROOMS:
        names = list(ROOMS)
        raise BadSetup(
            _(
                "There's no table {name}. The tables are {choices}.{nearest}",
                name=repr(name),
                choices=listed(names, "and"),
                nearest=did_you_mean(name, names),
            )
        )
    return ROOMS[name]


def contrast(one: str, two: str) -> float:
    """The contrast of two colors, from 1 to 21, as the accessibility guidelines define it."""
    lighter, darker = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def mix(one: str, two: str, share: float) -> str:
    """A color between two."""
    parts = [
        round(int(one[at : at + 2], 16) * (1 - share) + int(two[at : at + 2], 16) * share) for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02X}" for part in parts)
