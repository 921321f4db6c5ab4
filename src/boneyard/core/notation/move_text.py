"""Texts of moves read back, whatever their spaces, their letters' case and the order of a tile's ends.

What the families have in common; each reads its own moves with it.
"""

from boneyard.core.codes import MoveCode
from boneyard.core.errors import Unreadable
from boneyard.core.move import ALONE, DRAW, NAMES, Move
from boneyard.core.tile import DOWN, read_face, read_tile, tile_text


def plain(text: str) -> str:
    """A text in small letters with single spaces."""
    return " ".join(text.lower().split())


def read_common(text: str) -> Move | None:
    """The move of a common kind that a plain text spells, all but a tile on a place; None for any other text."""
    if text in NAMES and NAMES.index(text) >= DRAW:
        return Move(NAMES.index(text))
    if ">" not in text and "+" not in text and "@" not in text and ("-" in text or text == tile_text(DOWN)):
        return Move(ALONE, read_held(text))
    return None


def read_held(text: str) -> int:
    """A tile of a hand, or `?` where the reader may not know it."""
    return DOWN if text == tile_text(DOWN) else read_tile(text)


def play_parts(text: str) -> tuple[str, str, int, str]:
    """A play in its parts: the texts of tile and place, the face that it leaves open, and what is said, from ! on."""
    rest, sign, said = text.partition("!")
    rest, _, left = rest.partition("=")
    tile, _, place = rest.partition(">")
    leaves = read_face_after("=", left, text) if "=" in text else -1
    return tile.strip(), place.strip(), leaves, sign + said.strip()


def read_face_after(sign: str, text: str, whole: str) -> int:
    """The face after a sign in a move's text."""
    face = read_face(text)
    if face < 0:
        raise Unreadable(MoveCode.NO_FACE, sign=sign, text=whole.strip())
    return face


def is_number(text: str) -> bool:
    """Whether a text is a small whole number."""
    return text.isascii() and text.isdigit() and len(text) < 4
