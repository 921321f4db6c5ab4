"""What may be laid where: the plays that a hand has on the open ends, and the end that a play is made on."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.game import Moves
from boneyard.core.hand import BIT_PIPS, PRIME, Hand, bits, lowest, nth
from boneyard.core.move import LAY, PASS, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import FACES, HIGH, LOW, PIPS
from boneyard.games.lines.layout import End, Layouts
from boneyard.games.lines.moves import line_move
from boneyard.games.lines.state import LineState

PASSES: Final = Move(PASS)
ONLY_PASS: Final[Moves] = (PASSES,)


@final
class Reach:
    """The plays that a layout takes."""

    def __init__(self, layouts: Layouts) -> None:
        self.wild: Final[Hand] = layouts.wild
        self._has_wild: Final[bool] = len(layouts.wild) > 0
        self._binds: Final[bool] = layouts.branching.binds_lead or layouts.branching.binds
        # One word of tiles, no tile with its own choice, no end before others.
        self.simple: Final[bool] = len(layouts.tiles) <= 60 and not self._has_wild and not self._binds

    def plays(self, state: LineState, hand: Hand) -> list[Move]:
        """All plays of a hand on the open ends."""
        found: list[Move] = []
        bound = self._binds and self.bound(state)
        if state.left is not None:
            self._gather(state.left, hand, bound, found)
        if state.right is not None:
            self._gather(state.right, hand, bound, found)
        for end in state.more:
            self._gather(end, hand, bound, found)
        return found

    def _gather(self, end: End, hand: Hand, bound: bool, found: list[Move]) -> None:
        if bound and not end.binds:
            return
        fits = end.fits
        if hand.w0 & fits.w0 != 0:
            self._gather_word(end, hand.w0 & fits.w0, 0, found)
        if hand.w1 & fits.w1 != 0:
            self._gather_word(end, hand.w1 & fits.w1, 60, found)
        if hand.w2 & fits.w2 != 0:
            self._gather_word(end, hand.w2 & fits.w2, 120, found)
        if hand.w3 & fits.w3 != 0:
            self._gather_word(end, hand.w3 & fits.w3, 180, found)

    def _gather_word(self, end: End, word: i64, base: i64, found: list[Move]) -> None:
        needs = end.needs
        while word != 0:
            tile = lowest(word) + base
            word &= word - 1
            if self._has_wild and self.wild.has(tile):
                self._gather_wild(end, tile, found)
            else:
                found.append(end.lay[PIPS[tile] - needs])

    def _gather_wild(self, end: End, tile: int, found: list[Move]) -> None:
        high, low = FACES[tile]
        if high == low:
            found.append(line_move(LAY, tile, end.place))
        else:
            found.append(line_move(LAY, tile, end.place, high))
            found.append(line_move(LAY, tile, end.place, low))

    def line(self, left: End, right: End, hand: Hand) -> Moves:
        """The same plays, or the pass, on a plain line with two ends, the most common case: made without a list."""
        at_left = hand.w0 & left.fits.w0
        at_right = hand.w0 & right.fits.w0
        if at_left == 0:
            return ONLY_PASS if at_right == 0 else _at_end(right, at_right)
        if at_right == 0:
            return _at_end(left, at_left)
        return _at_end(left, at_left) + _at_end(right, at_right)

    def pick(self, left: End, right: End, held: i64, rng: Rng) -> Move:
        """A random one of them, found without the others."""
        tiles = held & left.fits.w0
        at_right = held & right.fits.w0
        if tiles == 0 and at_right == 0:
            return PASSES
        here = bits(tiles)
        count = here + bits(at_right)
        index: i64 = 0
        if count > 1:
            index = rng.below(count)
        end = left
        if index >= here:
            end = right
            tiles = at_right
            index -= here
        while index > 0:
            tiles &= tiles - 1
            index -= 1
        return end.lay[BIT_PIPS[(tiles & -tiles) % PRIME] - end.needs]

    def count(self, state: LineState, hand: Hand) -> i64:
        """How many plays of a hand there are on a simple layout."""
        held = hand.w0
        found: i64 = 0
        if state.left is not None:
            found = bits(held & state.left.fits.w0)
        if state.right is not None:
            found += bits(held & state.right.fits.w0)
        for end in state.more:
            found += bits(held & end.fits.w0)
        return found

    def nth(self, state: LineState, hand: Hand, index: i64) -> Move:
        """The play at an index among all plays of a hand on a simple layout, found without a list of them."""
        held = hand.w0
        if state.left is not None:
            here = bits(held & state.left.fits.w0)
            if index < here:
                return _nth_at(state.left, held, index)
            index -= here
        if state.right is not None:
            here = bits(held & state.right.fits.w0)
            if index < here:
                return _nth_at(state.right, held, index)
            index -= here
        for end in state.more:
            here = bits(held & end.fits.w0)
            if index < here:
                return _nth_at(end, held, index)
            index -= here
        raise IndexError("there are fewer plays")

    def playable(self, state: LineState, hand: Hand) -> bool:
        """Whether some tile of a hand fits somewhere."""
        bound = self._binds and self.bound(state)
        left = state.left
        if left is not None and (not bound or left.binds) and hand.meets(left.fits):
            return True
        right = state.right
        if right is not None and (not bound or right.binds) and hand.meets(right.fits):
            return True
        for end in state.more:
            if (not bound or end.binds) and hand.meets(end.fits):
                return True
        return False

    def bound(self, state: LineState) -> bool:
        """Whether some end takes everyone's next tile."""
        if state.left is not None and state.left.binds:
            return True
        if state.right is not None and state.right.binds:
            return True
        for end in state.more:
            if end.binds:
                return True
        return False

    def leaves(self, state: LineState, end: End, move: Move) -> i64:
        """The number that a play leaves open; -1 if the end doesn't take it now, or it names a wrong number."""
        # No conditional expressions here: one of an i64 and a literal would be boxed.
        tile = move.tile
        if not end.fits.has(tile) or (self._binds and not end.binds and self.bound(state)):
            return -1
        if not self._has_wild or not self.wild.has(tile):
            if move.left >= 0:
                return -1
            return PIPS[tile] - end.needs
        if HIGH[tile] == LOW[tile]:
            if move.left >= 0:
                return -1
            return HIGH[tile]
        if move.left == HIGH[tile] or move.left == LOW[tile]:
            return move.left
        return -1


def _at_end(end: End, tiles: i64) -> Moves:
    """The plays of some tiles, at least one, that fit an end."""
    needs = end.needs
    left: i64 = BIT_PIPS[(tiles & -tiles) % PRIME] - needs
    tiles &= tiles - 1
    if tiles == 0:
        return end.only[left]
    lay = end.lay
    first = lay[left]
    second = lay[BIT_PIPS[(tiles & -tiles) % PRIME] - needs]
    tiles &= tiles - 1
    if tiles == 0:
        return (first, second)
    third = lay[BIT_PIPS[(tiles & -tiles) % PRIME] - needs]
    tiles &= tiles - 1
    three: Moves = (first, second, third)
    return three if tiles == 0 else three + _at_end(end, tiles)


def _nth_at(end: End, held: i64, index: i64) -> Move:
    return end.lay[BIT_PIPS[nth(held & end.fits.w0, index) % PRIME] - end.needs]


def end_at(state: LineState, place: i64) -> End | None:
    """The open end at a place."""
    if state.left is not None and state.left.place == place:
        return state.left
    if state.right is not None and state.right.place == place:
        return state.right
    for end in state.more:
        if end.place == place:
            return end
    return None
