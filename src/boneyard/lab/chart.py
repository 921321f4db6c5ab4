"""Charts as SVG, drawn here: bars, lines, dots with intervals, a grid of cells; a notebook shows them as they are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import floor, log10
from pathlib import Path
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.pictures.png import png
from boneyard.words.language import _, number
from boneyard.words.language import percent as share

WIDTH: Final = 720
HEIGHT: Final = 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 24, 66, 52
_WIDEST: Final = 90  # pixels of a bar
_FONT: Final = "'DejaVu Sans', Verdana, Arial, sans-serif"
_INK, _QUIET, _LINE, _PAPER = "#22301F", "#5C6558", "#D9DCCF", "#FBF9F1"
# Distinct for color-blind people too; lines are also dashed.
COLORS: Final = (
    "#14503C",
    "#C2571A",
    "#1769AA",
    "#8E3B8A",
    "#876900",
    "#B3263B",
    "#4A4A4A",
    "#00796B",
    "#6D4C41",
)
_DASHES: Final = ("", "8 4", "2 4", "10 3 2 3")

Interval = tuple[float, float]


class Chart:
    """A finished chart."""

    def __init__(self, svg: str) -> None:
        self.svg: Final = svg

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.svg

    def png(self) -> bytes:
        """As a PNG, where resvg_py is installed."""
        return png(self.svg)

    def save(self, path: str | Path) -> None:
        """Write a .svg or a .png file."""
        file = Path(path)
        suffix = file.suffix.lower()
        if suffix not in (".svg", ".png"):
            raise BadSetup(
                _("Save the chart to a .svg or .png file, not {file}.", file=repr(file.name or str(path)))
            )
        if suffix == ".png":
            file.write_bytes(self.png())
        else:
            file.write_text(self.svg, "utf-8")


@dataclass(frozen=True)
class Words:
    """What is written on a chart."""

    title: str
    across: str = ""
    up: str = ""
    below: str = ""  # under the title, in small letters


Format = Callable[[float], str]


def plain(value: float) -> str:
    """A number without needless digits."""
    if value == round(value):
        return number(value)
    shown = f"{value:.4g}"
    return number(float(shown), len(shown.partition(".")[2]))


def percent(value: float) -> str:
    """A share."""
    return share(value, 0 if abs(100 * value - round(100 * value)) < 1e-9 else 1)


def bar_chart(
    words: Words,
    labels: Sequence[str],
    values: Sequence[float],
    intervals: Sequence[Interval] = (),
    level: float | None = None,
    show: Format = plain,
    several: bool = False,
) -> Chart:
    """A bar for each label, with its interval; `level` is a line across, like a fair share.

    With `several` every bar has its own color.
    """
    tops = [*values, *[high for _, high in intervals], *([] if level is None else [level])]
    frame = _Frame(words, _ticks(0.0, max(tops, default=1.0)), show)
    step = frame.width / max(1, len(values))
    every = max(1, -(-len(labels) * 9 * max([len(each) for each in labels] or [1]) // int(frame.width)))
    for at, (label, value) in enumerate(zip(labels, values, strict=True)):
        x, color = frame.left + step * at, COLORS[at % len(COLORS)] if several else COLORS[0]
        wide = min(step * 0.76, _WIDEST)
        frame.rect(x + (step - wide) / 2, frame.y(value), wide, frame.y(0.0) - frame.y(value), color)
        if intervals:
            frame.whisker(x + step / 2, *intervals[at])
        if at % every == 0:
            frame.text(x + step / 2, frame.bottom + 18, label, "middle")
    if level is not None:
        frame.rule(level)
    return frame.chart()


def line_chart(
    words: Words, names: Sequence[str], lines: Sequence[Sequence[float]], show: Format = plain
) -> Chart:
    """A line for each name, its points numbered from 1."""
    flat = [value for line in lines for value in line] or [0.0]
    frame = _Frame(words, _ticks(min(0.0, *flat), max(0.0, *flat)), show, right=130)
    longest = max([len(line) for line in lines] or [1])
    step = frame.width / max(1, longest - 1)
    for at in range(0, longest, max(1, longest // 12)):
        frame.text(frame.left + step * at, frame.bottom + 18, str(at + 1), "middle")
    ends = _apart([frame.y(line[-1]) for line in lines if line], 16)
    for at, (name, line) in enumerate(zip(names, lines, strict=True)):
        color, dash = COLORS[at % len(COLORS)], _DASHES[at % len(_DASHES)]
        points = " ".join(f"{frame.left + step * x:.1f},{frame.y(value):.1f}" for x, value in enumerate(line))
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        frame.add(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2.5"{dashed}/>')
        frame.text(frame.left + frame.width + 8, ends[at] + 4, _short(name, 14), "start", color)
    return frame.chart()


def dot_chart(
    words: Words,
    labels: Sequence[str],
    values: Sequence[float],
    intervals: Sequence[Interval],
    notes: Sequence[str],
    own_scale: bool = False,
) -> Chart:
    """A dot with its interval for each label, one under the other, and a note at the right.

    With `own_scale` every row has its own scale around a line at 0.
    """
    height = _TOP + 34 * len(labels) + (20 if own_scale else _BOTTOM)
    left, right = 190, 230
    across = WIDTH - left - right
    low = min([each for each, _ in intervals] or [0.0])
    high = max([each for _, each in intervals] or [1.0])
    ticks = _ticks(low, high)
    parts = _opened(words, WIDTH, height)
    bottom = _TOP + 34 * len(labels)

    def x(value: float, reach: float) -> float:
        if own_scale:
            return left + across / 2 + across / 2 * value / (reach or 1.0)
        return left + across * (value - ticks[0]) / (ticks[-1] - ticks[0])

    if own_scale:
        parts.append(_line(x(0.0, 1.0), _TOP - 6, x(0.0, 1.0), bottom + 4, _QUIET))
    else:
        for tick in ticks:
            parts.append(_line(x(tick, 1.0), _TOP - 6, x(tick, 1.0), bottom, _LINE))
            parts.append(_text(x(tick, 1.0), bottom + 18, plain(tick), "middle", _QUIET))
        parts.append(_text(left + across / 2, bottom + 40, words.across, "middle", _QUIET))
    for at, (label, value, (first, last), note) in enumerate(
        zip(labels, values, intervals, notes, strict=True)
    ):
        y, reach = _TOP + 34 * at + 17, 1.05 * max(abs(first), abs(last))
        color = COLORS[0] if not own_scale or not first <= 0.0 <= last else "#7A8276"
        parts.append(_line(x(first, reach), y, x(last, reach), y, color, 2.5))
        for end in (first, last):
            parts.append(_line(x(end, reach), y - 5, x(end, reach), y + 5, color, 2.5))
        parts.append(f'<circle cx="{x(value, reach):.1f}" cy="{y}" r="5" fill="{color}"/>')
        parts.append(_text(left - 14, y + 4, _short(label, 24), "end"))
        parts.append(_text(left + across + 16, y + 4, note, "start", _QUIET))
    return Chart("".join([*parts, "</svg>\n"]))


def grid_chart(
    words: Words, labels: Sequence[str], cells: Sequence[Sequence[float | None]], show: Format
) -> Chart:
    """Everyone against everyone: cells from 0 (orange) to 1 (green), 0.5 pale."""
    left, cell = 150, max(44, min(80, (WIDTH - 190) // max(1, len(labels))))
    width, height = left + cell * len(labels) + 30, _TOP + 34 + cell * len(labels) + 20
    parts = _opened(words, max(width, 420), height)
    for at, label in enumerate(labels):
        parts.append(_text(left + cell * at + cell / 2, _TOP + 22, _short(label, cell // 8), "middle"))
        parts.append(_text(left - 12, _TOP + 34 + cell * at + cell / 2 + 4, _short(label, 18), "end"))
        for other, value in enumerate(cells[at]):
            x, y = left + cell * other, _TOP + 34 + cell * at
            fill = "#ECEADF" if value is None else _shade(value)
            parts.append(
                f'<rect x="{x}" y="{y}" width="{cell - 2}" height="{cell - 2}" rx="4" fill="{fill}"/>'
            )
            if value is not None:
                ink = "#FFFFFF" if abs(value - 0.5) > 0.27 else _INK
                parts.append(_text(x + cell / 2 - 1, y + cell / 2 + 4, show(value), "middle", ink))
    return Chart("".join([*parts, "</svg>\n"]))


def _shade(value: float) -> str:
    """Between orange, the paper and green."""
    end = (0x14, 0x50, 0x3C) if value > 0.5 else (0xB3, 0x4A, 0x12)
    depth = min(1.0, abs(value - 0.5) / 0.4)
    mixed = [round(pale + (full - pale) * depth) for pale, full in zip((0xEF, 0xEC, 0xDC), end, strict=True)]
    return f"#{mixed[0]:02X}{mixed[1]:02X}{mixed[2]:02X}"


class _Frame:
    """The paper of a chart with its scale."""

    def __init__(self, words: Words, ticks: Sequence[float], show: Format, right: int = _RIGHT) -> None:
        self.left, self.bottom = _LEFT, HEIGHT - _BOTTOM
        self.width = WIDTH - _LEFT - right
        self._low, self._high = ticks[0], ticks[-1]
        self._parts = _opened(words, WIDTH, HEIGHT)
        for tick in ticks:
            self.add(_line(self.left, self.y(tick), self.left + self.width, self.y(tick), _LINE))
            self.text(self.left - 8, self.y(tick) + 4, show(tick), "end", _QUIET)
        self.text(self.left + self.width / 2, HEIGHT - 14, words.across, "middle", _QUIET)
        if words.up:
            turned = f'transform="rotate(-90 16 {(HEIGHT - _BOTTOM + _TOP) / 2:.0f})"'
            self.add(_text(16, (HEIGHT - _BOTTOM + _TOP) / 2, words.up, "middle", _QUIET, turned))

    def y(self, value: float) -> float:
        return _TOP + (self.bottom - _TOP) * (self._high - value) / (self._high - self._low)

    def add(self, part: str) -> None:
        self._parts.append(part)

    def text(self, x: float, y: float, words: str, anchor: str, color: str = _INK) -> None:
        self.add(_text(x, y, words, anchor, color))

    def rect(self, x: float, y: float, width: float, height: float, color: str) -> None:
        self.add(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{color}"/>')

    def whisker(self, x: float, low: float, high: float) -> None:
        self.add(_line(x, self.y(low), x, self.y(high), "#C99A2E", 2.5))
        for end in (low, high):
            self.add(_line(x - 6, self.y(end), x + 6, self.y(end), "#C99A2E", 2.5))

    def rule(self, value: float) -> None:
        self.add(_line(self.left, self.y(value), self.left + self.width, self.y(value), _INK, 1.5, "5 4"))

    def chart(self) -> Chart:
        return Chart("".join([*self._parts, "</svg>\n"]))


def _opened(words: Words, width: int, height: int) -> list[str]:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" font-family="{escape(_FONT)}" font-size="13"><title>{escape(words.title)}</title>'
        f'<rect width="{width}" height="{height}" fill="{_PAPER}"/>'
    )
    title = f'<text x="16" y="26" font-size="17" font-weight="700" fill="{_INK}">{escape(words.title)}</text>'
    return [head, title, *([_text(16, 44, words.below, "start", _QUIET)] if words.below else [])]


def _text(x: float, y: float, words: str, anchor: str, color: str = _INK, more: str = "") -> str:
    if not words:
        return ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}" {more}>{escape(words)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, color: str, width: float = 1.0, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{color}" stroke-width="{width}"{dashed}/>'


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers that span a range, about five of them."""
    if high <= low:
        high = low + 1.0
    rough = (high - low) / 4
    ten = 10.0 ** floor(log10(rough))
    step = next(each * ten for each in (1, 2, 2.5, 5, 10) if each * ten >= rough - 1e-12)
    first = floor(low / step + 1e-9)
    found = [first * step]
    while found[-1] < high - 1e-9 * step:
        found.append((first + len(found)) * step)
    return found


def _short(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def _apart(heights: Sequence[float], least: float) -> list[float]:
    """Labels moved apart where they would lie on each other, in their order."""
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    found = list(heights)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + least)
    return found
