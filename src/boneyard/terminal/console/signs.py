"""The few signs that a drawing needs, for terminals that know them and for those that know only ASCII."""

import os
from dataclasses import dataclass
from typing import TextIO

from rich import box

from boneyard.core.tile import FACES, face_text


@dataclass(frozen=True)
class Signs:
    """One way to draw arrows, doubles and tables."""

    to_left: str
    to_right: str
    arms: tuple[str, ...]  # where the arms of a double point, one after the other
    double: str  # between the halves of a tile that lies across
    more: str  # a line that goes on
    mark: str  # a tile that can be played
    down: str  # a tile that lies face down
    marker: str  # a train that everyone may play on
    rule: str
    upper: str  # around the upper half of an upright tile, left and right
    lower: str
    free: str  # a cell on which nothing lies
    box: box.Box


UNICODE = Signs(
    "←", "→", ("↑", "↓", "↗", "↘"), "‖", "…", "●", "░", "▲", "─", "╭╮", "╰╯", "·", box.SIMPLE_HEAD
)

ASCII = Signs("<-", "->", ("^", "v", "^", "v"), "=", "...", "*", "?", "^", "-", "/\\", "\\/", ".", box.ASCII2)


def signs_for(stream: TextIO) -> Signs:
    """The signs that a stream and the locale can show."""
    encoding = (getattr(stream, "encoding", None) or "ascii").lower().replace("-", "")
    # Python writes UTF-8 in the C locale too, but people who choose that locale want plain letters.
    plain = (os.environ.get("LC_ALL") or os.environ.get("LANG")) in ("C", "POSIX")
    return UNICODE if encoding.startswith("utf") and not plain else ASCII


def face(tile: int, near: int, signs: Signs) -> str:
    """A tile as it lies, the given number to the left."""
    if tile < 0:
        return f"[{signs.down}|{signs.down}]"
    high, low = FACES[tile]
    if high == low:
        return f"[{face_text(high)}{signs.double}{face_text(low)}]"
    left, right = (low, high) if near == low else (high, low)
    return f"[{face_text(left)}|{face_text(right)}]"
