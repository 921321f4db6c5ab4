"""The tiles on a table in the order they were laid: a chain that grows without being copied."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Laid:
    """A tile on the table: who laid it, where, which of its numbers touches; and what lay before it."""

    __slots__ = ("before", "place", "seat", "tile", "touches")

    def __init__(self, tile: i64, place: i64, touches: i64, seat: i64, before: "Laid | None") -> None:
        self.tile: Final[i64] = tile
        self.place: Final[i64] = place
        self.touches: Final[i64] = touches  # its own number that lies against the place, -1 for the lead
        self.seat: Final[i64] = seat  # -1 for a hub, which no one laid
        self.before: Final[Laid | None] = before

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Laid):
            return NotImplemented
        mine: Laid | None = self
        yours: Laid | None = other
        while mine is not None and yours is not None:
            if mine is yours:
                return True
            if mine.tile != yours.tile or mine.place != yours.place or mine.seat != yours.seat:
                return False
            if mine.touches != yours.touches:
                return False
            mine = mine.before
            yours = yours.before
        return mine is None and yours is None

    def __hash__(self) -> int:
        return hash((int(self.tile), int(self.place), int(self.touches), int(self.seat)))

    def __reduce__(self) -> tuple[object, ...]:
        return relaid, (laid_in_order(self),)


def laid_in_order(last: Laid | None) -> tuple[tuple[int, int, int, int], ...]:
    """The tiles of the table from the lead on: tile, place, the number against the place, seat."""
    found: list[tuple[int, int, int, int]] = []
    while last is not None:
        found.append((last.tile, last.place, last.touches, last.seat))
        last = last.before
    found.reverse()
    return tuple(found)


def relaid(rows: tuple[tuple[int, int, int, int], ...]) -> Laid | None:
    """The chain of laid tiles from its rows; flat, because a long chain would be too deep to copy."""
    last: Laid | None = None
    for tile, place, touches, seat in rows:
        last = Laid(tile, place, touches, seat, last)
    return last
