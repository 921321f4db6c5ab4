"""A lightest T-join: what to leave out of a hand so that the rest makes one train, exact but for circles.

It is never too much. Too many odd numbers are mended by leaving out the lightest paths between pairs of them, which is
a minimum-weight perfect matching. The loose ends that may stay are shared among blocks, tiles that nothing connects
with the others; a block that hangs nowhere needs two of them, or is left out as a whole.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.hand import bits, lowest
from boneyard.games.trains.line_up.trail import (
    NUMBERS,
    Web,
    bit,
    each,
    flip,
    linked,
    loose_ends,
    odd_ones,
    reached,
)

NEVER: Final = 1 << 40  # more than any hand can lose


@final
class TileChoice:
    """What may be laid, what must be, and the best to keep of it as far as `Omission` knows."""

    def __init__(
        self, may: Web, must: Web, lost: i64, anchors: i64, flipped: i64, allowed: i64, at: i64
    ) -> None:
        self.may: Final = may
        self.must: Final = must
        self.lost: Final[i64] = lost  # the weight of what may not be laid
        self.anchors: Final[i64] = anchors  # the numbers of the open end and of half tiles n-W
        self.flipped: Final[i64] = flipped  # those with an odd count of such ends
        self.allowed: Final[i64] = allowed  # loose ends
        self.at: Final[i64] = at  # where W-W is laid; for `lineup` alone
        self.keep: Web = may.copy()
        self.loss: i64 = lost  # the weight of what is not kept

    def part(self, may: Web, must: Web, lost: i64) -> "TileChoice":
        """The same choice where less may be laid, or more must."""
        return TileChoice(may, must, lost, self.anchors, self.flipped, self.allowed, self.at)

    def joined(self, number: i64) -> "TileChoice":
        """The same choice where W-W is laid on an open n, like a tile n-W."""
        own = bit(number)
        return TileChoice(
            self.may, self.must, self.lost, self.anchors | own, self.flipped ^ own, self.allowed - 1, number
        )


@final
class Omission:
    """The tables of the calculation, used again and again."""

    def __init__(self, tile_weight: i64, pip_weight: i64) -> None:
        self._tile_weight: Final[i64] = tile_weight
        self._pip_weight: Final[i64] = pip_weight
        self._blocks: Final[list[i64]] = []  # connected numbers
        self._odd: Final[list[i64]] = []  # the odd ones of each block
        self._far: Final[list[i64]] = [NEVER] * (NUMBERS * NUMBERS)  # between two numbers
        self._step: Final[list[i64]] = [0] * (NUMBERS * NUMBERS)  # the first number on the way
        self._matched: Final[dict[int, int]] = {}
        self._shared: Final[dict[int, int]] = {}

    def weight(self, a: i64, b: i64) -> i64:
        """What a tile weighs."""
        return self._tile_weight + self._pip_weight * (a + b)

    def solve(self, choice: TileChoice, most: i64) -> None:
        """Find the best to keep, unless its loss is `most` or more.

        A circle makes loose ends only if nothing could connect it.
        """
        may = choice.may
        blocks = self._blocks
        blocks.clear()
        self._odd.clear()
        loose: i64 = 0
        todo = linked(may) | choice.anchors
        while todo != 0:
            block = reached(may, todo & -todo)
            todo &= ~block
            odd = odd_ones(may, block, choice.flipped)
            loose += loose_ends(block, odd, choice.anchors)
            blocks.append(block)
            self._odd.append(odd)
            # The widest stays last: that one is asked for the fewest numbers of loose ends.
            if len(blocks) > 1 and bits(odd) < bits(self._odd[-2]):
                blocks[-2], blocks[-1] = blocks[-1], blocks[-2]
                self._odd[-2], self._odd[-1] = self._odd[-1], self._odd[-2]
        if loose > choice.allowed:
            self._measure(may, choice.must)
            self._matched.clear()
            self._shared.clear()
            choice.loss += self._share(choice, 0, choice.allowed)
            if choice.loss < most:
                self._leave_out(choice)

    def _measure(self, may: Web, must: Web) -> None:
        """Shortest paths between numbers over links that may be left out (Floyd and Warshall)."""
        far = self._far
        step = self._step
        for at in range(len(self._blocks)):
            numbers = each(self._blocks[at])
            for a in numbers:
                free = may[a] & ~must[a]
                for b in numbers:
                    far[a * NUMBERS + b] = NEVER
                    step[a * NUMBERS + b] = b
                    if free & bit(b) != 0 and a != b:
                        far[a * NUMBERS + b] = self.weight(a, b)
            for mid in numbers:
                for a in numbers:
                    first = far[a * NUMBERS + mid]
                    if first >= NEVER:
                        continue
                    for b in numbers:
                        path = first + far[mid * NUMBERS + b]
                        if path < far[a * NUMBERS + b]:
                            far[a * NUMBERS + b] = path
                            step[a * NUMBERS + b] = step[a * NUMBERS + mid]

    def _match(self, odd: i64, loose: i64) -> i64:
        """The lightest links to leave out so that at most this many of the odd numbers stay odd."""
        if bits(odd) <= loose:
            return 0
        key = odd << 6 | loose
        known: i64 = self._matched.get(key, -1)
        if known >= 0:
            return known
        best: i64 = NEVER
        first = lowest(odd)
        rest = odd & (odd - 1)
        if loose > 0:
            best = self._match(rest, loose - 1)
        partners = rest
        while partners != 0:
            partner = lowest(partners)
            partners &= partners - 1
            path = self._far[first * NUMBERS + partner]
            if path < best:
                best = min(best, path + self._match(rest & ~bit(partner), loose))
        self._matched[key] = best
        return best

    def _block_loss(self, choice: TileChoice, at: i64, loose: i64) -> i64:
        """The lightest of a block to leave out for this many loose ends: all of it where they do not connect it."""
        block = self._blocks[at]
        if loose >= 2 or block & choice.anchors != 0:
            return self._match(self._odd[at], loose)
        loss: i64 = 0
        for a in each(block):
            if choice.must[a] != 0:
                return NEVER
            for b in each(choice.may[a]):
                if b <= a:
                    loss += self.weight(a, b)
        return loss

    def _share(self, choice: TileChoice, at: i64, loose: i64) -> i64:
        """The lightest tiles to leave out of this block and all after it, for a number of loose ends they share."""
        most = min(loose, loose_ends(self._blocks[at], self._odd[at], choice.anchors))
        if at + 1 == len(self._blocks):
            return self._block_loss(choice, at, most)
        key = at << 6 | loose
        known: i64 = self._shared.get(key, -1)
        if known >= 0:
            return known
        best: i64 = NEVER
        for own in range(most + 1):
            loss = self._block_loss(choice, at, own)
            if loss < best:
                best = min(best, loss + self._share(choice, at + 1, loose - own))
        self._shared[key] = best
        return best

    def _leave_out(self, choice: TileChoice) -> None:
        """Take from what is kept the links that the solved parts say."""
        loose = choice.allowed
        last = len(self._blocks) - 1
        for at in range(last + 1):
            own: i64 = 0
            if at == last:
                own = loose
            else:
                goal = self._share(choice, at, loose)
                while self._block_loss(choice, at, own) + self._share(choice, at + 1, loose - own) > goal:
                    own += 1
            block = self._blocks[at]
            if own >= 2 or block & choice.anchors != 0:
                self._cut_paths(choice.keep, self._odd[at], own)
            else:
                for number in each(block):
                    choice.keep[number] = 0
            loose -= own

    def _cut_paths(self, keep: Web, odd: i64, loose: i64) -> None:
        while bits(odd) > loose:
            goal = self._match(odd, loose)
            first = lowest(odd)
            odd &= odd - 1
            if loose > 0 and self._match(odd, loose - 1) == goal:
                loose -= 1
                continue
            for partner in each(odd):
                rest = odd & ~bit(partner)
                if self._far[first * NUMBERS + partner] + self._match(rest, loose) == goal:
                    odd = rest
                    while first != partner:
                        after = self._step[first * NUMBERS + partner]
                        flip(keep, first, after)
                        first = after
                    break
