"""Bipartite matching of tiles and places by augmenting paths: finds an allocation whenever there is one."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from boneyard.core.rng import Rng

Places = int  # a bit for every place that a tile may be in


def matching(
    rooms: Sequence[int], must: Mapping[int, Places], may: Mapping[int, Places], rng: Rng
) -> dict[int, int] | None:
    """By tile its place: one for all that must have one, then others until all room is taken, or None if impossible.

    The result is random: every possible matching can come out, but not all equally likely.
    """
    fit = _AugmentingPaths(rooms, {**must, **may}, rng)
    for tile in _shuffled(must, rng):
        if not fit.match_tile(tile, set()):
            return None
    # A tile with a place keeps one from here on, so those that must have one still do in the end.
    for slot in fit.empty():
        if not fit.match_slot(slot, set()):
            return None
    return fit.places()


@final
class _AugmentingPaths:
    """The tile in every slot; a place has as many slots as it has room."""

    def __init__(self, rooms: Sequence[int], may: Mapping[int, Places], rng: Rng) -> None:
        self._slots: Final = _shuffled([place for place, room in enumerate(rooms) for _ in range(room)], rng)
        self._may: Final = {tile: may[tile] for tile in _shuffled(may, rng)}
        self._held: Final[list[int | None]] = [None] * len(self._slots)
        self._at: Final[dict[int, int]] = {}

    def match_tile(self, tile: int, tried: set[int]) -> bool:
        """Find a slot for a tile, moving others if necessary."""
        open_to = [slot for slot, place in enumerate(self._slots) if self._may[tile] >> place & 1]
        for slot in sorted(open_to, key=lambda slot: self._held[slot] is not None):
            if slot in tried:
                continue
            tried.add(slot)
            other = self._held[slot]
            if other is None or self.match_tile(other, tried):
                self._put(tile, slot)
                return True
        return False

    def match_slot(self, slot: int, tried: set[int]) -> bool:
        """Find a tile for a slot: one that has no place yet, or one whose slot another tile can take."""
        fits = [tile for tile, places in self._may.items() if places >> self._slots[slot] & 1]
        for tile in sorted(fits, key=lambda tile: tile in self._at):
            if tile in tried:
                continue
            tried.add(tile)
            left = self._at.get(tile)
            if left is None or self.match_slot(left, tried):
                self._put(tile, slot)
                return True
        return False

    def _put(self, tile: int, slot: int) -> None:
        self._held[slot] = tile
        self._at[tile] = slot

    def empty(self) -> list[int]:
        """The slots with nothing in them."""
        return [slot for slot, tile in enumerate(self._held) if tile is None]

    def places(self) -> dict[int, int]:
        """By tile, the place that it is in."""
        return {tile: self._slots[slot] for tile, slot in self._at.items()}


def _shuffled(things: Sequence[int] | Mapping[int, Places], rng: Rng) -> list[int]:
    row = list(things)
    rng.shuffle(row)
    return row
