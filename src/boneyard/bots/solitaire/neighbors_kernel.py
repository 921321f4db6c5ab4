"""Beam search with growing width for Good Neighbors with the order of the boneyard known.

Each layer has the layouts with the same number of tiles gone, and only the best of them are expanded. If none had to be
left out, the search was exhaustive.
"""

from typing import Final

from mypy_extensions import i64

from boneyard.bots.solitaire.solution import Solution, Tick
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.hand import bit_of
from boneyard.core.move import Move
from boneyard.core.tile import DOWN
from boneyard.games.solitaire.moves import removal_of
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.games.solitaire.rules import match
from boneyard.games.solitaire.state import GOING, WON
from boneyard.words.language import _

_FIRST_WIDTH: Final = 50
_WIDER: Final = 6
_EVERY: Final = 512  # layouts between two ticks
_SIDE: Final = 96  # more than there are tiles in a set


def best_line(game: Game, state: State, most: int, tick: Tick) -> Solution:
    """The best line found in about this many layouts: a win, or the one with the fewest tiles left."""
    assert isinstance(game, NeighborsGame)
    assert isinstance(state, NeighborsState)
    if state.verdict != GOING:
        return Solution(state.verdict == WON, game.left(state), (), True, 0)
    if DOWN in state.yard.rest():
        raise BadSetup(_("A solver needs the whole deal, and here the order of the boneyard isn't known."))
    search = _BeamSearch(game, state, most, tick)
    width = _FIRST_WIDTH
    while not search.done:
        search.run(width)
        width *= _WIDER
    return Solution(
        search.best <= game.goal, search.best, tuple(search.line), search.proved, int(search.positions)
    )


class _Layer:
    """The layouts with the same number of tiles gone, each with its predecessor."""

    def __init__(self) -> None:
        self.layouts: Final[list[bytes]] = []
        # The predecessor's layer, its index there and the places that were emptied, as one number.
        self.came: Final[list[int]] = []
        self.ranks: Final[list[int]] = []
        self.seen: Final[set[bytes]] = set()


class _BeamSearch:
    """One search: wider and wider beams from the first layout to the end."""

    def __init__(self, game: NeighborsGame, state: NeighborsState, most: int, tick: Tick) -> None:
        self.game: Final = game
        self.most: Final[i64] = most
        self.tick: Final = tick
        self.places: Final[i64] = game.places
        self.coming: Final = bytes([*state.layout, *state.yard.rest()])
        # Neighboring places as pairs of bytes, and a square table of which tiles match.
        self.near: Final = bytes(
            [
                place
                for first in range(game.places)
                for other in game.beside[first]
                for place in (first, other)
            ]
        )
        self.matching: Final = bytes(
            [1 if match(one, other) else 0 for one in range(_SIDE) for other in range(_SIDE)]
        )
        self.positions: i64 = 0
        self.stopped = False
        self.done = False
        self.proved = False
        self.best: int = len(self.coming) + 1
        self.line: list[Move] = []
        self.masks: list[int] = []

    def run(self, width: int) -> None:
        """Go through all layers, with at most this many layouts of each."""
        count = len(self.coming)
        layers = [_Layer() for _ in range(count // 2 + 1)]
        layers[0].layouts.append(self.coming[: self.places])
        layers[0].came.append(-1)
        layers[0].ranks.append(0)
        whole = True
        for number, layer in enumerate(layers):
            chosen = _best_of(layer, 1 if self.stopped else width)
            if len(chosen) < len(layer.layouts):
                whole = False
            for at in chosen:
                if not self._expand(layers, number, at):
                    self._end(layers, number, at)
            if self.best <= self.game.goal:
                break
        self.proved = self.best <= self.game.goal or whole
        self.done = self.proved or self.stopped

    def _count(self) -> None:
        self.positions += 1
        if self.positions % _EVERY == 0 and self.tick(int(self.positions)):
            self.stopped = True
        if self.positions >= self.most:
            self.stopped = True

    def _expand(self, layers: list[_Layer], number: int, at: int) -> bool:
        """Put every successor of a layout into its layer; whether there is one."""
        layout = layers[number].layouts[at]
        self.masks.clear()
        self._add_masks(layout, self._pairs(layout), 0, 0)
        if not self.masks:
            return False
        drawn = 2 * number + len(layout)
        for mask in set(self.masks):
            kept = bytes([tile for place, tile in enumerate(layout) if (mask >> place) & 1 == 0])
            gone = len(layout) - len(kept)
            after = kept + self.coming[drawn : drawn + gone]
            further = layers[number + gone // 2]
            if after in further.seen:
                continue
            further.seen.add(after)
            further.layouts.append(after)
            further.came.append((at * 4096 + mask) * 64 + number)
            further.ranks.append(self._heuristic(after))
            self._count()
        return True

    def _pairs(self, layout: bytes) -> bytes:
        """The neighbors that match, as pairs of places."""
        found: list[int] = []
        count: i64 = len(layout)
        near = self.near
        matching = self.matching
        at: i64 = 0
        size: i64 = len(near)
        while at < size:
            one: i64 = near[at]
            other: i64 = near[at + 1]
            if other < count:
                cell: i64 = layout[one]
                cell = cell * _SIDE + layout[other]
                if matching[cell] != 0:
                    found.append(one)
                    found.append(other)
            at += 2
        return bytes(found)

    def _add_masks(self, layout: bytes, pairs: bytes, start: i64, used: i64) -> None:
        """Add the places of every turn that adds pairs from here on to those used."""
        at = start
        size: i64 = len(pairs)
        while at < size:
            both = bit_of(pairs[at]) | bit_of(pairs[at + 1])
            if used & both == 0:
                self.masks.append(used | both)
                self._add_masks(layout, pairs, at + 2, used | both)
            at += 2

    def _heuristic(self, layout: bytes) -> int:
        """How promising a layout is: the more of its neighbors match, the better."""
        count: i64 = len(layout)
        near = self.near
        matching = self.matching
        found: i64 = 0
        at: i64 = 0
        size: i64 = len(near)
        while at < size:
            one: i64 = near[at]
            other: i64 = near[at + 1]
            if other < count:
                cell: i64 = layout[one]
                cell = cell * _SIDE + layout[other]
                found += matching[cell]
            at += 2
        return found

    def _end(self, layers: list[_Layer], number: int, at: int) -> None:
        """A layout without pairs is the end of a line; keep it if it is the best."""
        left = len(self.coming) - 2 * number
        if left >= self.best:
            return
        self.best = left
        self.line = []
        while number > 0:
            came = layers[number].came[at]
            number = came % 64
            at = came // 64 // 4096
            self.line.append(self._turn(layers[number].layouts[at], came // 64 % 4096))
        self.line.reverse()

    def _turn(self, layout: bytes, mask: int) -> Move:
        """A turn that removes the tiles at these places."""
        groups = self._groups(self._pairs(layout), 0, mask)
        assert groups is not None
        return removal_of(tuple([(layout[pair[0]], layout[pair[1]]) for pair in groups]))

    def _groups(self, pairs: bytes, start: int, mask: int) -> list[bytes] | None:
        if mask == 0:
            return []
        for at in range(start, len(pairs), 2):
            both = int(bit_of(pairs[at]) | bit_of(pairs[at + 1]))
            if mask & both == both:
                rest = self._groups(pairs, at + 2, mask ^ both)
                if rest is not None:
                    return [pairs[at : at + 2], *rest]
        return None


def _best_of(layer: _Layer, width: int) -> list[int]:
    """The indexes of the best layouts of a layer."""
    count = len(layer.layouts)
    if count <= width:
        return list(range(count))
    order = [rank * count + at for at, rank in enumerate(layer.ranks)]
    order.sort(reverse=True)
    return [each % count for each in order[:width]]
