"""A tile is a small int with a face.

The numbering does not depend on the set: 6-4 is the same int in a double-six and in a double-eighteen. After the
190 numbered tiles come the wild ones and the lettered ones.
"""

from collections.abc import Iterable
from typing import Final

from boneyard.core.codes import MoveCode
from boneyard.core.errors import Unreadable

TOP: Final = 18  # the highest number on any tile
WILD: Final = 19  # the face W
LETTERS: Final = "ADRST"  # faces 20..24
DOWN: Final = -1  # a tile that lies face down: no one here knows which
NO_TILE: Final = -1


def _faces() -> list[tuple[int, int]]:
    numbered = [(high, low) for high in range(TOP + 1) for low in range(high + 1)]
    wild = [(number, WILD) for number in range(TOP + 1)] + [(WILD, WILD)]
    lettered = [(20 + LETTERS.index(letter), WILD) for letter in "AAADRST"]
    return numbered + wild + lettered


FACES: Final[list[tuple[int, int]]] = _faces()
# Bytes, because compiled code reads them without boxing a number.
HIGH: Final = bytes([face[0] for face in FACES])
LOW: Final = bytes([face[1] for face in FACES])
PIPS: Final = bytes([sum([number for number in face if number <= TOP]) for face in FACES])
TILES: Final = len(FACES)


def tile_of(a: int, b: int) -> int:
    """The tile with these two numbers, in either order."""
    high, low = (a, b) if a >= b else (b, a)
    return high * (high + 1) // 2 + low


def double(number: int) -> int:
    """The double of a number."""
    return number * (number + 3) // 2


def is_double(tile: int) -> bool:
    """Whether both ends of a tile show the same."""
    return HIGH[tile] == LOW[tile]


def tile_set(size: int) -> tuple[int, ...]:
    """All tiles of the double-N set, lowest first."""
    return tuple(range((size + 1) * (size + 2) // 2))


def wild_tiles(size: int) -> tuple[int, ...]:
    """The wild tiles that go with the double-N set: one for each number, the wild double, and the letters."""
    numbered = (TOP + 1) * (TOP + 2) // 2
    return (*range(numbered, numbered + size + 1), *range(numbered + TOP + 1, TILES))


def twins(tile: int) -> tuple[int, ...]:
    """The tiles that look like this one, itself among them: the letters A are three of a kind."""
    return _TWINS.get(tile, (tile,))


def face_text(face: int) -> str:
    """A number, a W or a letter."""
    if face <= TOP:
        return str(face)
    return "W" if face == WILD else LETTERS[face - WILD - 1]


def read_face(text: str) -> int:
    """The face that a text names, -1 for none."""
    plain = text.strip().upper()
    if plain.isascii() and plain.isdigit() and len(plain) < 3:
        return int(plain) if int(plain) <= TOP else -1
    return (
        WILD + 1 + LETTERS.index(plain)
        if len(plain) == 1 and plain in LETTERS
        else WILD
        if plain == "W"
        else -1
    )


def _texts() -> list[str]:
    return [f"{face_text(high)}-{face_text(low)}" for high, low in FACES]


TEXTS: Final[list[str]] = _texts()


def _reading() -> dict[str, int]:
    reading: dict[str, int] = {}
    for tile, (high, low) in enumerate(FACES):
        reading.setdefault(f"{face_text(high)}-{face_text(low)}", tile)
        reading.setdefault(f"{face_text(low)}-{face_text(high)}", tile)
    return reading


_READING: Final[dict[str, int]] = _reading()


def _twins() -> dict[int, tuple[int, ...]]:
    alike = [tile for tile in range(TILES) if TEXTS[tile] == "A-W"]
    return {tile: tuple(alike) for tile in alike}


_TWINS: Final[dict[int, tuple[int, ...]]] = _twins()


def tile_text(tile: int) -> str:
    """A tile as it is written, high end first; `?` when it lies face down."""
    return TEXTS[tile] if tile >= 0 else "?"


def read_tile(text: str) -> int:
    """The tile that a text names, in either order of its ends."""
    found = _READING.get("".join(text.upper().split()), NO_TILE)
    if found < 0:
        raise Unreadable(MoveCode.NOT_A_TILE, text=text.strip())
    return found


def tile_texts(tiles: Iterable[int]) -> tuple[str, ...]:
    """Tiles as they are written, one by one."""
    return tuple([tile_text(tile) for tile in tiles])


def tiles_text(tiles: Iterable[int]) -> str:
    """Tiles as a record writes them, `none` for no tile."""
    return " ".join([tile_text(tile) for tile in tiles]) or "none"


def told_apart(rows: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The same rows with tiles that look alike numbered in their order, so that each is its own tile."""
    used: set[int] = set()
    found: list[tuple[int, ...]] = []
    for row in rows:
        named: list[int] = []
        for tile in row:
            alike = twins(tile)
            one = next((twin for twin in alike if twin not in used), tile)
            if len(alike) > 1:
                used.add(one)
            named.append(one)
        found.append(tuple(named))
    return found
