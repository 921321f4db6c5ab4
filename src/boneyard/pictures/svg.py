"""A Scene as SVG: one self-contained file without scripts, with a description for people who can't see it."""

from xml.sax.saxutils import escape, quoteattr

from boneyard.core.tile import WILD
from boneyard.pictures import faces
from boneyard.pictures.faces import PLAIN
from boneyard.pictures.palettes import ON_ACCENT, Palette, Room, palette_named, room_named
from boneyard.pictures.scene import (
    BINDS,
    CHIPS,
    COUNT,
    MARKER,
    NAME,
    PILED,
    RACK,
    SCORE,
    TABLE,
    TUCKED,
    Label,
    Lane,
    Piece,
    Rail,
    Scene,
    Spot,
)
from boneyard.words.language import _

WIDE_PIXELS = 1000
TALL_PIXELS = 390
_ROOMY = 20  # pixels to a tile's width; numbers on places are drawn larger below it


def draw(
    scene: Scene,
    *,
    palette: str = "color",
    table: str = "light",
    pixels: int | None = None,
    title: str = "",
    sized: bool = True,
    felt: bool = True,
    adapts: bool = False,
) -> str:
    """The picture; `pixels` is the width it will be shown at, which decides where numerals are easier to read.

    Without its felt it can go on a page that has its own. An adapting picture is for a page that shows it as an
    image: it holds pips and numerals, and shows those that can be read at whatever width the page gives it.
    """
    width = pixels or (WIDE_PIXELS if scene.wide else TALL_PIXELS)
    return _Drawing(scene, palette_named(palette), room_named(table), width, adapts).svg(title, sized, felt)


class _Drawing:
    """One scene in the making."""

    def __init__(self, scene: Scene, palette: Palette, room: Room, width: int, adapts: bool) -> None:
        self.scene = scene
        self.adapts = adapts
        self.palette = palette
        self.room = room
        self.width = width
        self.per_unit = width / scene.width
        self.prefix = f"by-{palette.name}-"
        # All tiles of one size show pips, or none does.
        shown = [face for piece in scene.pieces for face in (piece.first, piece.second) if face < WILD]
        self.legible = faces.legible_width(max(shown, default=0))
        self.scales = sorted({piece.scale for piece in scene.pieces if not piece.down})

    def svg(self, title: str, sized: bool, felt: bool) -> str:
        scene = self.scene
        seen = [piece for piece in scene.pieces if piece.role != TUCKED]
        box = f"{_n(scene.left)} {_n(scene.top)} {_n(scene.width)} {_n(scene.height)}"
        size = f' width="{self.width}" height="{round(self.per_unit * scene.height)}"' if sized else ""
        words = ". ".join(part.rstrip(".") for part in (title, scene.summary) if part) or _("A domino table")
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"{size} role="img" aria-label={quoteattr(words)}>',
            f"<title>{escape(title or words)}</title>",
            f"<desc>{escape(words)}</desc>",
            f"<defs>{self._sheets(seen)}{self._felt() if felt else ''}</defs>",
            f"<style>{self._widths()}</style>" if self.adapts else "",
        ]
        if felt:
            parts.append(self._ground())
        parts.append(self._rails())
        parts += [self._lane(lane) for lane in scene.lanes]
        parts += [self._shadow(piece) for piece in seen if piece.role in (TABLE, PILED, RACK)]
        parts += [self._spot(spot) for spot in scene.spots]
        parts += [self._piece(piece) for piece in seen]
        parts += [self._label(label) for label in scene.labels]
        return "".join([*parts, "</svg>"])

    # --- what is used more than once

    def _kinds(self, piece: Piece) -> tuple[bool, ...]:
        """Whether a tile is drawn with numerals; one that adapts is drawn both ways."""
        return (False, True) if self.adapts else (piece.scale * self.per_unit < self.legible,)

    def _widths(self) -> str:
        """Which tiles show pips at which width of the whole picture."""
        found = ""
        for at, scale in enumerate(self.scales):
            below = _n(self.legible * self.scene.width / scale - 0.01)
            found += f".n{at}{{display:none}}"
            found += f"@media(max-width:{below}px){{.f{at}{{display:none}}.n{at}{{display:inline}}}}"
        return found

    def _sheets(self, seen: list[Piece]) -> str:
        up = [piece for piece in seen if not piece.down]
        turns = {piece.turn % 8 for piece in up}
        drawn_as = [(self._kinds(piece), (piece.first, piece.second)) for piece in up]
        small = {face for kinds, ends in drawn_as if True in kinds for face in ends}
        large = {face for kinds, ends in drawn_as if False in kinds for face in ends}
        found = faces.sheet(self.palette, large, turns, False, self.prefix)
        for number in sorted(small):
            drawn = faces.face(number, self.palette, True)
            found += f'<symbol id="{self.prefix}n{number}" overflow="visible">{drawn}</symbol>'
        return found

    def _felt(self) -> str:
        return (
            f'<radialGradient id="{self.prefix}felt" cx=".5" cy=".42" r=".75">'
            f'<stop offset="0" stop-color="{self.room.glow}"/>'
            f'<stop offset="1" stop-color="{self.room.felt}"/></radialGradient>'
        )

    def _ground(self) -> str:
        scene = self.scene
        return (
            f'<rect x="{_n(scene.left)}" y="{_n(scene.top)}" width="{_n(scene.width)}" height="{_n(scene.height)}" '
            f'fill="url(#{self.prefix}felt)"/>'
        )

    # --- tiles

    def _shadow(self, piece: Piece) -> str:
        k = piece.scale / 100
        return (
            f'<use href="#{self.prefix}sh" transform="translate({_n(piece.x)} {_n(piece.y + 0.07 * piece.scale)}) '
            f'rotate({piece.turn * 45}) scale({_k(k)})"/>'
        )

    def _piece(self, piece: Piece) -> str:
        k = piece.scale / 100
        inner = self._back() if piece.down else self._faces(piece)
        ring = self._ring(piece)
        dim = ' opacity=".45"' if piece.dim else ""
        return (
            f'<g transform="translate({_n(piece.x)} {_n(piece.y)}) rotate({piece.turn * 45}) scale({_k(k)})" '
            f"data-piece={quoteattr(piece.id)}{dim}><title>{escape(piece.text)}</title>{inner}{ring}</g>"
        )

    def _back(self) -> str:
        return f'<use href="#{self.prefix}back"/>'

    def _faces(self, piece: Piece) -> str:
        parts = [f'<use href="#{self.prefix}b{piece.turn % 8}"/>']
        for small in self._kinds(piece):
            kind = "n" if small else "f"
            shown = f' class="{kind}{self.scales.index(piece.scale)}"' if self.adapts else ""
            for face, x in ((piece.first, -48.5), (piece.second, 48.5)):
                if not faces.face(face, self.palette, small):
                    continue
                # A drawing has to be upright; only pips look the same from every side.
                stand = f" rotate({-45 * piece.turn})" if faces.upright(face, small) else ""
                place = f"translate({x} 0){stand}"
                parts.append(f'<use href="#{self.prefix}{kind}{face}"{shown} transform="{place}"/>')
        return "".join(parts)

    def _ring(self, piece: Piece) -> str:
        if piece.binds:
            return self._outline(6, self.room.accent, 5, "")
        if piece.able:
            return self._outline(2.5, self.room.accent, min(6.0, 300 / (piece.scale * self.per_unit)), "")
        if piece.last:
            return self._outline(3, self.room.words, 4.5, "")
        return ""

    def _outline(self, out: float, color: str, width: float, more: str) -> str:
        return (
            f'<rect x="{-97 - out}" y="{-47 - out}" width="{194 + 2 * out}" height="{94 + 2 * out}" '
            f'rx="{_n(faces.CORNER + out)}" fill="none" stroke="{color}" stroke-width="{_n(width)}"{more}/>'
        )

    # --- places and words

    def _spot(self, spot: Spot) -> str:
        color = self.room.accent if spot.active else self.room.words
        if spot.length == 1 and not spot.number:
            return self._cell(spot, color)
        half = 50 * spot.length
        dash = "12 8" if spot.active else "7 8"
        fill = ".16" if spot.active else ".04"
        stroke = "1" if spot.active else ".5"
        size = 48 if self.per_unit * spot.scale >= _ROOMY else 76
        place = f"translate({_n(spot.x)} {_n(spot.y)}) rotate({spot.turn * 45}) scale({_k(spot.scale / 100)})"
        upright = f"rotate({-45 * spot.turn})"
        clear = "1" if spot.active else ".85"
        what = spot.id
        if spot.number not in ("", spot.id):
            what = _("{number} on {place}", number=spot.number, place=spot.id)
        return (
            f'<g transform="{place}" '
            f"data-spot={quoteattr(spot.id)}><title>{escape(what)}</title>"
            f'<rect x="{_n(-half + 5)}" y="-45" width="{_n(2 * half - 10)}" height="90" rx="{_n(faces.CORNER)}" '
            f'fill="{color}" fill-opacity="{fill}" stroke="{color}" stroke-opacity="{stroke}" stroke-width="4.5" '
            f'stroke-dasharray="{dash}" stroke-linecap="round"/>'
            f'<text y="{_n(0.36 * size)}" transform="{upright}" font-family="{PLAIN}" font-size="{size}" '
            f'font-weight="700" text-anchor="middle" fill="{color}" fill-opacity="{clear}">'
            f"{escape(spot.number)}</text></g>"
        )

    def _cell(self, spot: Spot, color: str) -> str:
        """A cell of a grid: there are many, so they only shine a little."""
        side = 0.9 * spot.scale
        return (
            f"<g data-spot={quoteattr(spot.id)}><title>{escape(spot.place or spot.id)}</title>"
            f'<rect x="{_n(spot.x - side / 2)}" y="{_n(spot.y - side / 2)}" width="{_n(side)}" height="{_n(side)}" '
            f'rx="{_n(side / 5)}" fill="{color}" fill-opacity="{".2" if spot.active else ".07"}"/></g>'
        )

    def _label(self, label: Label) -> str:
        color = self.room.quiet if label.role == COUNT else self.room.words
        weight = 700 if label.strong else 600 if label.role in (NAME, BINDS) else 400
        if label.role in (MARKER, CHIPS):
            return self._on_a_plate(label)
        if label.role == SCORE:
            return self._score(label)
        return (
            f'<text x="{_n(label.x)}" y="{_n(label.y + 0.35 * label.size)}" font-family="{PLAIN}" '
            f'font-size="{_n(label.size)}" font-weight="{weight}" text-anchor="{label.anchor}" fill="{color}">'
            f"{escape(label.text)}</text>"
        )

    def _on_a_plate(self, label: Label) -> str:
        """A word on a plate, after the marker, which is a small engine, or after a chip."""
        left, top, right, bottom = label.box
        high = bottom - top
        sign = faces.locomotive(self.palette.engine) if label.role == MARKER else faces.chip(self.palette)
        return (
            f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(right - left)}" height="{_n(high)}" rx="{_n(high / 2)}" '
            f'fill="{self.palette.tile}"/>'
            f'<g transform="translate({_n(left + 0.95 * label.size)} {_n(label.y)}) scale({_k(high / 105)})">'
            f'{sign}</g><text x="{_n(left + 1.8 * label.size)}" '
            f'y="{_n(label.y + 0.33 * label.size)}" font-family="{PLAIN}" font-size="{_n(0.95 * label.size)}" '
            f'font-weight="700" fill="{ON_ACCENT}">{escape(label.text)}</text>'
        )

    def _score(self, label: Label) -> str:
        """A player's points, on a separate plate beside the name."""
        left, top, right, bottom = label.box
        high = bottom - top
        return (
            f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(right - left)}" height="{_n(high)}" rx="{_n(high / 2)}" '
            f'fill="{self.room.words}" fill-opacity=".14"/>'
            f'<text x="{_n((left + right) / 2)}" y="{_n(label.y + 0.35 * label.size)}" font-family="{PLAIN}" '
            f'font-size="{_n(label.size)}" font-weight="700" text-anchor="middle" fill="{self.room.words}">'
            f"{escape(label.text)}</text>"
        )

    def _lane(self, lane: Lane) -> str:
        if lane.plain:
            fill, opacity = self.room.panel, ".55"
            color = self.room.accent if lane.marked else self.room.words
            edge = f' stroke="{color}" stroke-width="{_n(0.16 * self.scene.em)}"' if lane.bright else ""
        else:
            fill, opacity = self.room.words, ".14" if lane.bright else ".045"
            edge = ""
        # A plate is rounded like the words on it, a place or a strip like the tiles on it.
        radius = min(lane.height / 2, self.scene.em) if lane.plain else 0.21 * min(lane.width, lane.height)
        return (
            f'<rect x="{_n(lane.x)}" y="{_n(lane.y)}" width="{_n(lane.width)}" height="{_n(lane.height)}" '
            f'rx="{_n(radius)}" fill="{fill}" fill-opacity="{opacity}"{edge}/>'
        )

    def _rails(self) -> str:
        """All rails as one drawing, so that they do not grow brighter where they meet."""
        if not self.scene.rails:
            return ""
        curved = any(rail.curved for rail in self.scene.rails)
        thick = 0.3 if curved else 0.28 * self.scene.em
        drawn = "".join(_rail(rail) for rail in self.scene.rails)
        return (
            f'<g opacity="{".16" if curved else ".3"}"><path d="{drawn}" fill="none" stroke="{self.room.words}" '
            f'stroke-width="{_n(thick)}" stroke-linecap="round" stroke-linejoin="round"/></g>'
        )


def _rail(rail: Rail) -> str:
    dx, dy = rail.x2 - rail.x1, rail.y2 - rail.y1
    bend = f"c{_n(dx / 2)} 0 {_n(dx / 2)} {_n(dy)}" if rail.curved else "l"
    return f"M{_n(rail.x1)} {_n(rail.y1)}{bend} {_n(dx)} {_n(dy)}"


def _n(number: float) -> str:
    text = f"{number:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _k(number: float) -> str:
    return f"{number:.5f}".rstrip("0")
