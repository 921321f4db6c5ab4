"""A move's text read back, whatever its spaces, its letters' case and the order of a tile's ends."""

import re
from typing import Final

from boneyard.core.errors import Unreadable
from boneyard.core.move import (
    ALONE,
    ASIDE,
    BID,
    DIRECTIONS,
    EXCHANGE,
    LAST,
    LAY,
    REMOVE,
    SHIFT,
    SPREAD,
    TRUMP,
    WORDS,
    Many,
    Move,
    on_cell,
)
from boneyard.core.place import is_number, on_hour, read_face_after, read_place
from boneyard.core.tile import DOUBLES, DOWN, NO_SUIT, TOP, is_double, read_tile, tile_text

FORMS: Final = "write it as records do, like 6-4 > 5-5, draw, bid 31, 6-4, call or 4-2+4-1."
_PLAIN: Final = {word: kind for kind, word in enumerate(WORDS) if word and kind < BID}
_CELL: Final = re.compile(r"(\d+ ?- ?\d+) ?@ ?(-?\d{1,3}) ?, ?(-?\d{1,3}) ?([<>^v]) ?")


def read_move(text: str, forms: str = FORMS) -> Move:
    """The move that a text spells; what is no move is refused with the forms that a move can have."""
    plain = " ".join(text.lower().split())
    kind = _PLAIN.get(plain, -1)
    if kind >= 0:
        return Move(kind)
    word, _, rest = plain.partition(" ")
    if word == "bid":
        return Move(BID, left=_read_bid(rest, plain))
    if word == "trump":
        return Move(TRUMP, left=_read_suit(rest, plain))
    if word == "aside":
        return Move(ASIDE, _read_own(rest))
    if word == "exchange":
        return _read_exchange(rest)
    if "@" in plain:
        return _read_cells(plain)
    if ">" in plain:
        return _read_lay(plain)
    if "+" in plain:
        return _read_groups(plain)
    if "-" in plain or plain == tile_text(DOWN):
        return Move(ALONE, _read_own(plain))
    raise Unreadable(f"{text.strip()!r} is not a move: {forms}")


def _read_own(text: str) -> int:
    """A tile of a hand, or `?` where the reader may not know it."""
    return DOWN if text == tile_text(DOWN) else read_tile(text)


def _read_lay(plain: str) -> Move:
    rest, _, said = plain.partition("!")
    rest, _, left = rest.partition("=")
    tile, _, place = rest.partition(">")
    if is_number(tile.strip()) and is_number(place.strip()):
        return _read_shift(int(tile), int(place))
    leaves = read_face_after("=", left, plain) if "=" in plain else -1
    return Move(LAY, read_tile(tile), read_place(place), leaves, _read_say(said, plain))


def _read_shift(hour: int, other: int) -> Move:
    if hour > TOP or other > TOP:
        raise Unreadable(f"Two hours stand around the >, like 10 > 3; {max(hour, other)} is none.")
    return Move(SHIFT, place=on_hour(other), left=hour)


def _read_say(text: str, whole: str) -> int:
    said = text.strip()
    if not said and "!" not in whole:
        return -1
    if said == "last":
        return LAST
    if not is_number(said):
        raise Unreadable(
            f"After ! stand the points claimed, like !15, or !last; {whole!r} has {said or 'nothing'!r}."
        )
    return int(said)


def _read_bid(text: str, whole: str) -> int:
    if not is_number(text):
        raise Unreadable(f"After bid stands a number, like bid 31; {whole!r} has {text or 'nothing'!r}.")
    return int(text)


def _read_suit(text: str, whole: str) -> int:
    if text == "doubles":
        return DOUBLES
    if text == "none":
        return NO_SUIT
    if not is_number(text) or int(text) > 6:
        raise Unreadable(
            f"After trump stands a number from 0 to 6, doubles or none; {whole!r} has {text or 'nothing'!r}."
        )
    return int(text)


def _read_exchange(text: str) -> Move:
    if not text:
        raise Unreadable(
            "After exchange stand the tiles to give away, like exchange 6-1 3-2; to keep all: stand."
        )
    tiles = [_read_own(word) for word in text.split()]
    return Many(EXCHANGE, (tuple(sorted(tiles, reverse=True)),))


def _read_groups(plain: str) -> Move:
    joined = re.sub(r" ?([+-]) ?", r"\1", plain)
    return Many(
        REMOVE, tuple([tuple([read_tile(tile) for tile in group.split("+")]) for group in joined.split()])
    )


def _read_cells(plain: str) -> Move:
    groups: list[tuple[int, ...]] = []
    at = 0
    while at < len(plain):
        found = _CELL.match(plain, at)
        if found is None:
            raise Unreadable(
                f"{plain[at:]!r} is no tile on a cell: write the tile, the cell of its higher number and the way "
                "to the lower one, like 6-3@0,0v or 5-4@-1,2>."
            )
        groups.append(_cell(read_tile(found[1]), int(found[2]), int(found[3]), DIRECTIONS.index(found[4])))
        at = found.end()
    return Many(SPREAD, tuple(groups))


def _cell(tile: int, x: int, y: int, direction: int) -> tuple[int, ...]:
    """A tile on its cell; a double, whose ends are alike, is named by its upper or left one."""
    if is_double(tile) and direction >= 2:
        return on_cell(tile, x - 1, y, 0) if direction == 2 else on_cell(tile, x, y - 1, 1)
    return on_cell(tile, x, y, direction)
