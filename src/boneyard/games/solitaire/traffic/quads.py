"""All ways to lay tiles that make a new quad."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.move import Groups, Many
from boneyard.core.tile import HIGH, LOW, tile_of
from boneyard.games.solitaire.moves import on_cell
from boneyard.games.solitaire.traffic.grid import EMPTY, MARGIN, NUMBER, QUAD, Grid
from boneyard.games.solitaire.traffic.placement import in_order

OTHER: Final[i64] = 1  # another quad comes about besides the one that is looked for
FIVE: Final[i64] = 2

# A way to lay a quad, packed into one number: after a leading one, twelve bits for each tile. The lowest two say where
# its other number lies, the next two which number of the quad it brings.
_ONE: Final[i64] = 1
_FOUR: Final[i64] = 15  # four numbers in a row, as bits
_WAY: Final[i64] = 12
_TILE: Final[i64] = 16
_CELL: Final[i64] = 4

# Where a tile's other number lies, seen from the one in the quad.
_ALONG: Final[i64] = 0
_ASIDE: Final[i64] = 1
_OTHER_SIDE: Final[i64] = 2
_BACK: Final[i64] = 3


# What is around a free cell beside one of the quad.
_TAKEN: Final[i64] = 0
_LONELY: Final[i64] = 1  # nothing but that cell of the quad
_BESIDE: Final[i64] = 2

# A word of numbers has two bits for each; so far it is shifted if they are counted the way a cell keeps them.
_NUMBERS: Final[i64] = 2 * NUMBER
_UNKNOWN: Final[i64] = -1  # the ways to make a quad don't simply multiply

ALL: Final = 1 << 30  # compiled code would lose a bit of it as an i64

# A quad that can be made, packed into one number: its lowest number, how it lies, and the cell of that number.
_LOWEST: Final[i64] = 31
_DOWN: Final[i64] = 32  # not from left to right
_BACKWARD: Final[i64] = 64  # rising to the left, or up
_LOW_CELL: Final[i64] = 7
# Bits for what is around a number's free cells: aside, on the other side, beyond the end.
_ROOMS: Final[i64] = 6
_ANY_BESIDE: Final[i64] = 0o02020202  # _BESIDE in one of them, for each number of the quad


@final
@mypyc_attr(acyclic=True)
class Quads:
    """The ways to lay turned-up tiles that make a quad: how many there are, and which one is where.

    They are counted quad by quad, as far as someone asks, so that one of them is found again without a look at all.
    """

    def __init__(self, grid: Grid, size: i64, up: tuple[int, ...], first: bool) -> None:
        self.grid: Final = grid
        self.cells: Final[list[int]] = grid.cells.copy()
        self.width: Final[i64] = grid.width
        self.size: Final[i64] = size
        self.first: Final[bool] = first
        self.up: Final[tuple[int, ...]] = up
        # By number: the other numbers on the tiles that have it, as a word of pairs of bits.
        self.partners: Final[list[int]] = [0] * int(size + 1)
        self.held: i64 = 0  # a bit for every number that some tile has
        for each in up:
            if each >= 0:
                self._hold(each)
        self.quads: Final[list[int]] = []  # those that can be made: lowest number, how it lies, and its cell
        self.counts: Final[list[int]] = []  # how many ways there are up to each
        self.next: i64 = 0 if first else MARGIN * grid.width + MARGIN  # where the search goes on
        self.low: i64 = 0  # the cell of the lowest number of the quad that is looked for
        self.step: i64 = 0  # from it to the next higher one
        self.side: i64 = 0  # across it
        self.number: i64 = 0  # the lowest number
        self.rooms: i64 = 0
        self.count: i64 = 0
        self.skip: i64 = ALL  # so many ways are counted and not kept
        self.most: i64 = ALL
        self.found: Final[list[Groups]] = []  # those that were kept
        self.twice: Final[dict[Groups, int]] = {}  # those that make two quads, and would be found twice
        self.picked: Many | None = None  # a turn that is known to be one

    def _hold(self, tile: i64) -> None:
        high: i64 = HIGH[tile]
        low: i64 = LOW[tile]
        self.partners[high] |= _ONE << (2 * low)
        self.partners[low] |= _ONE << (2 * high)
        self.held |= (_ONE << high) | (_ONE << low)

    def some(self) -> bool:
        """Whether there is any way."""
        if self.count == 0:
            self._search(1)
        return self.count > 0

    def total(self) -> i64:
        """How many ways there are."""
        self._search(ALL)
        return self.count

    def at(self, index: i64) -> Groups:
        """The way with this place among all."""
        total = self.total()
        quad: i64 = 0
        while self.counts[quad] <= index:
            quad += 1
        self.count = 0
        if quad > 0:
            self.count = self.counts[quad - 1]
        self.skip = index
        self.most = index + 1
        self.found.clear()
        packed: i64 = self.quads[quad]
        step: i64 = self.width if packed & _DOWN != 0 else 1
        if packed & _BACKWARD != 0:
            step = -step
        self._look_for(packed >> _LOW_CELL, step, packed & _LOWEST)
        self.skip = ALL
        self.most = ALL
        self.count = total
        return self.found[0]

    def listed(self, most: i64) -> list[Groups]:
        """All ways, or the first ones; only for quads that no one has asked anything else."""
        self.skip = 0
        self.most = most
        self._search(most)
        return self.found

    def _search(self, enough: i64) -> None:
        if self.first:
            self._open(enough)
        else:
            self._go_on(enough)

    def _open(self, enough: i64) -> None:
        """Every first quad: on the four cells from 0,0 to the right, rising."""
        low = self.grid.cell(0, 0)
        while self.next <= self.size - QUAD + 1 and self.count < enough:
            if (self.held >> self.next) & _FOUR == _FOUR:
                self._reckon(low, 1, self.next)
            self.next += 1

    def _go_on(self, enough: i64) -> None:
        """Every later quad, with at least one number that lies already."""
        cells = self.cells
        width = self.width
        last = len(cells) - MARGIN * width
        cell = self.next
        row_end = cell - cell % width + width - MARGIN
        while cell < last and self.count < enough:
            if cells[cell] != EMPTY:
                self._through(cell, 1)
                self._through(cell, width)
            cell += 1
            if cell == row_end:
                cell += 2 * MARGIN
                row_end += width
        self.next = cell

    def _through(self, cell: i64, along: i64) -> None:
        """The quads on one line whose first number that lies already is on this cell."""
        cells = self.cells
        number: i64 = cells[cell] - NUMBER
        rising = self._reach(cell, along, number, 1)
        falling = self._reach(cell, along, number, -1)
        before: i64 = 0
        start = cell
        while True:
            if before + rising >= QUAD - 1:
                self._try(start, along, number - before)
            if before + falling >= QUAD - 1:
                self._try(start + (QUAD - 1) * along, -along, number + before - (QUAD - 1))
            before += 1
            start -= along
            if before == QUAD or cells[start] != EMPTY:
                return

    def _reach(self, cell: i64, along: i64, number: i64, change: i64) -> i64:
        """How many cells further a quad through this one may go whose numbers change so from cell to cell."""
        cells = self.cells
        held = self.held
        reach: i64 = 0
        while reach < QUAD - 1:
            cell += along
            number += change
            if number < 0 or number > self.size:
                break
            there: i64 = cells[cell]
            if there == EMPTY:
                if (held >> number) & 1 == 0:
                    break
            elif there != number + NUMBER:
                break
            reach += 1
        return reach

    def _try(self, low: i64, step: i64, number: i64) -> None:
        """The quad that rises from a cell and a number, if the tiles already there allow it."""
        if number < 0 or number > self.size - QUAD + 1:
            return
        cells = self.cells
        missing: i64 = 0
        wanted = number + NUMBER
        held = self.held >> number
        cell = low
        at: i64 = 0
        while at < QUAD:
            there: i64 = cells[cell]
            if there == EMPTY:
                if (held >> at) & 1 == 0:
                    return
                missing += 1
            elif there != wanted + at:
                return
            at += 1
            cell += step
        # One missing number would be a single tile with only one of its numbers in the quad.
        if missing < 2:
            return
        below: i64 = cells[low - step]
        above: i64 = cells[cell]
        if below != wanted - 1 and above != wanted + QUAD:
            self._reckon(low, step, number)

    def _reckon(self, low: i64, step: i64, number: i64) -> None:
        """Count the ways to make a quad, and remember it if there are any."""
        before = self.count
        self._look_for(low, step, number)
        if self.count > before:
            packed = (low << _LOW_CELL) | number
            if step < 0:
                packed |= _BACKWARD
                step = -step
            if step != 1:
                packed |= _DOWN
            self.quads.append(packed)
            self.counts.append(self.count)

    def _look_for(self, low: i64, step: i64, number: i64) -> None:
        """Try all ways to make a quad: its numbers lie there meanwhile, whatever tiles bring them."""
        self.low = low
        self.step = step
        self.number = number
        self.side = 1
        if step == 1 or step == -1:
            self.side = self.width
        cells = self.cells
        missing: i64 = 0
        at: i64 = 0
        cell = low
        while at < QUAD:
            if cells[cell] == EMPTY:
                missing |= _ONE << at
                cells[cell] = number + at + NUMBER
            at += 1
            cell += step
        others = self._around(missing)
        ways: i64 = _UNKNOWN
        if others == 0 and self.skip == ALL:
            ways = self._ways(missing)
        if ways != _UNKNOWN:
            self.count += ways
        elif others < FIVE:
            self._fill(missing, others, _ONE)
        at = 0
        cell = low
        while at < QUAD:
            if (missing >> at) & 1 != 0:
                cells[cell] = EMPTY
            at += 1
            cell += step

    def _around(self, missing: i64) -> i64:
        """Note what is around every missing number of the quad; returns what the lines through them make."""
        others: i64 = 0
        rooms: i64 = 0
        at: i64 = 0
        cell = self.low
        side = self.side
        while at < QUAD:
            if (missing >> at) & 1 != 0:
                if not self.first:
                    others |= self._crossing(cell, self.number + at + NUMBER)
                room = self._room(cell + side, cell) | (self._room(cell - side, cell) << 2)
                if at == 0:
                    room |= self._room(cell - self.step, cell) << 4
                elif at == QUAD - 1:
                    room |= self._room(cell + self.step, cell) << 4
                rooms |= room << (at * _ROOMS)
            at += 1
            cell += self.step
        self.rooms = rooms
        return others

    def _ways(self, missing: i64) -> i64:
        """How many ways there are to bring the missing numbers; _UNKNOWN where one must look at each way by itself.

        As long as no line comes about besides the quad, each tile lies as it likes, so the ways multiply; those in
        which one tile would bring two numbers from two cells at once are taken off again.
        """
        if not self.first and (
            self._may_join(missing, 0, self.side) or self._may_join(missing, 2, -self.side)
        ):
            return _UNKNOWN
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        if missing & 1 != 0:
            a = self._places(0)
        if missing & 2 != 0:
            b = self._places(1)
        if missing & 4 != 0:
            c = self._places(2)
        if missing & 8 != 0:
            d = self._places(3)
        if a < 0 or b < 0 or c < 0 or d < 0:
            return _UNKNOWN
        # A number that lies there already is brought in one way, by no tile.
        for_a: i64 = 1
        for_b: i64 = 1
        for_c: i64 = 1
        for_d: i64 = 1
        if missing & 1 != 0:
            for_a = _total(a)
        if missing & 2 != 0:
            for_b = _total(b)
        if missing & 4 != 0:
            for_c = _total(c)
        if missing & 8 != 0:
            for_d = _total(d)
        low = self.number
        ab = _both(a, low, b, low + 1)
        ac = _both(a, low, c, low + 2)
        ad = _both(a, low, d, low + 3)
        bc = _both(b, low + 1, c, low + 2)
        bd = _both(b, low + 1, d, low + 3)
        cd = _both(c, low + 2, d, low + 3)
        ways = for_a * for_b * for_c * for_d
        ways -= ab * for_c * for_d + ac * for_b * for_d + ad * for_b * for_c
        ways -= bc * for_a * for_d + bd * for_a * for_c + cd * for_a * for_b
        ways += ab * cd + ac * bd + ad * bc
        # A tile may also lie along the quad with both of its numbers in it.
        along_ab = missing & 3 == 3 and self._is_up_with_next(low)
        along_cd = missing & 12 == 12 and self._is_up_with_next(low + 2)
        if along_ab:
            ways += for_c * for_d - cd
        if missing & 6 == 6 and self._is_up_with_next(low + 1):
            ways += for_a * for_d - ad
        if along_cd:
            ways += for_a * for_b - ab
            if along_ab:
                ways += 1
        return ways

    def _is_up_with_next(self, number: i64) -> bool:
        """Whether the tile with a number and the next higher one is turned up."""
        return (self.partners[number] >> (2 * number + 2)) & 1 != 0

    def _places(self, at: i64) -> i64:
        """In how many ways each tile can bring one number, as a word with two bits for the tile's other number.

        _UNKNOWN if one of them makes another quad.
        """
        number = self.number + at
        partners: i64 = self.partners[number]
        rooms = self.rooms >> (at * _ROOMS)
        aside_room = rooms & 3
        other_room = (rooms >> 2) & 3
        end_room = (rooms >> 4) & 3
        places: i64 = 0
        if aside_room != _TAKEN:
            places = partners
        if other_room != _TAKEN:
            places += partners
        cell = self.low + at * self.step
        if end_room != _TAKEN:
            places += partners
            end = cell + self.step
            outward = number + 1
            if at == 0:
                end = cell - self.step
                outward = number - 1
            if 0 <= outward <= self.size:  # the fifth in the row
                fifth = partners & (_ONE << (2 * outward))
                places -= fifth
                partners -= fifth
            if end_room == _BESIDE:
                places = self._without_lines(end, partners, places)
            partners = self.partners[number]
        # Across the quad a line goes on through a number only if something lies on its other side.
        if aside_room == _BESIDE or (aside_room == _LONELY and other_room == _TAKEN):
            places = self._without_lines(cell + self.side, partners, places)
        if other_room == _BESIDE or (other_room == _LONELY and aside_room == _TAKEN):
            places = self._without_lines(cell - self.side, partners, places)
        return places

    def _without_lines(self, cell: i64, partners: i64, places: i64) -> i64:
        """Take off the ways that make five in a row with a number on this cell; _UNKNOWN if one makes a quad."""
        partners &= self._neighboring(cell)
        far: i64 = 0
        while partners != 0 and places >= 0:
            if partners & 1 != 0:
                seen = self._lines(cell, far + NUMBER)
                if seen >= FIVE:
                    places -= _ONE << (2 * far)
                elif seen != 0:
                    return _UNKNOWN
            partners >>= 2
            far += 1
        return places

    def _neighboring(self, cell: i64) -> i64:
        """The numbers one more or less than one beside a cell, as a word of pairs of bits."""
        cells = self.cells
        width = self.width
        return (
            _one_off(cells[cell - 1])
            | _one_off(cells[cell + 1])
            | _one_off(cells[cell - width])
            | _one_off(cells[cell + width])
        )

    def _may_join(self, missing: i64, shift: i64, side: i64) -> bool:
        """Whether tiles on one side of the quad may make a line with each other, together with a number there."""
        if (self.rooms >> shift) & _ANY_BESIDE == 0:
            return False
        cells = self.cells
        step = self.step
        before: i64 = EMPTY  # what lies beside the free cell before this one, on its far side
        last: i64 = 0  # the numbers that may come there
        gap = QUAD  # how many cells ago that was
        at: i64 = 0
        cell = self.low + side
        while at < QUAD:
            if (missing >> at) & 1 != 0 and (self.rooms >> (at * _ROOMS + shift)) & 3 != _TAKEN:
                partners: i64 = self.partners[self.number + at] << _NUMBERS
                if gap == 1:
                    if _leads_on(before, last, partners) or _leads_on(cells[cell + step], partners, last):
                        return True
                elif gap == 2:
                    between: i64 = cells[cell - step]
                    if between != EMPTY and _lie_around(between, last, partners):
                        return True
                elif gap == 3 and cells[cell - step] != EMPTY and cells[cell - 2 * step] != EMPTY:
                    return True
                before = cells[cell - step]
                last = partners
                gap = 0
            at += 1
            gap += 1
            cell += step
        return False

    def _fill(self, missing: i64, others: i64, way: i64) -> None:
        """Lay tiles on the missing cells from the lowest number on, and keep every way that works."""
        at: i64 = 0
        while (missing >> at) & 1 == 0:
            at += 1
        rest = missing & (missing - 1)
        number = self.number + at
        if (rest >> (at + 1)) & 1 != 0:
            tile: i64 = tile_of(number, number + 1)
            if self._is_up_with_next(number) and not _brings(way, tile):
                self._lay(
                    tile,
                    at,
                    _ALONG,
                    self.low + (at + 1) * self.step,
                    number + 1 + NUMBER,
                    rest & (rest - 1),
                    others,
                    way,
                )
        cells = self.cells
        cell = self.low + at * self.step
        rooms = self.rooms >> (at * _ROOMS)
        aside = cell + self.side
        other_side = cell - self.side
        aside_room = rooms & 3
        other_room = (rooms >> 2) & 3
        end_room = (rooms >> 4) & 3
        # A tile that was laid just now may lie beside this one; in a first quad nothing can come of it.
        if not self.first:
            if aside_room == _LONELY and cells[aside - self.step] != EMPTY:
                aside_room = _BESIDE
            if other_room == _LONELY and cells[other_side - self.step] != EMPTY:
                other_room = _BESIDE
        # Across the quad a line goes on through a number only if something lies on its other side.
        one_sided = aside_room == _TAKEN or other_room == _TAKEN
        end = cell - self.step
        outward = number - 1
        end_side = _BACK
        if at > 0:
            end = cell + self.step
            outward = number + 1
            end_side = _ALONG
        # Nothing is kept of ways that are only counted; a last tile with nothing around it may lie as it likes.
        last = rest == 0 and others == 0
        plain: i64 = -1
        if last and aside_room < _BESIDE and other_room < _BESIDE and end_room < _BESIDE:
            plain = aside_room + other_room + end_room
        for each in self.up:
            tile = each
            if tile < 0:
                continue
            far: i64 = LOW[tile]
            if far == number:
                far = HIGH[tile]
            elif HIGH[tile] != number:
                continue
            if _brings(way, tile):
                continue
            near = one_sided and (far == number + 1 or far == number - 1)
            fifth = far == outward and end_room != _TAKEN
            if plain >= 0 and not near and not fifth and self.count + plain <= self.skip:
                self.count += plain
                continue
            counting = last and self.count + 3 <= self.skip
            face = far + NUMBER
            if aside_room != _TAKEN:
                seen = others
                if near or aside_room == _BESIDE:
                    seen |= self._lines(aside, face)
                if seen == 0 and counting:
                    self.count += 1
                elif seen < FIVE:
                    self._lay(tile, at, _ASIDE, aside, face, rest, seen, way)
            if other_room != _TAKEN:
                seen = others
                if near or other_room == _BESIDE:
                    seen |= self._lines(other_side, face)
                if seen == 0 and counting:
                    self.count += 1
                elif seen < FIVE:
                    self._lay(tile, at, _OTHER_SIDE, other_side, face, rest, seen, way)
            if end_room != _TAKEN:
                seen = others
                if fifth:
                    seen = FIVE
                elif end_room == _BESIDE:
                    seen |= self._lines(end, face)
                if seen == 0 and counting:
                    self.count += 1
                elif seen < FIVE:
                    self._lay(tile, at, end_side, end, face, rest, seen, way)

    def _lay(
        self,
        tile: i64,
        at: i64,
        side: i64,
        cell: i64,
        face: i64,
        rest: i64,
        others: i64,
        way: i64,
    ) -> None:
        """Go on after a tile with its other number on a cell: keep the way if nothing is missing anymore."""
        if self.count >= self.most:
            return
        way = (way << _WAY) | (tile * _TILE + at * _CELL + side)
        if rest == 0:
            self._keep(others, way)
            return
        cells = self.cells
        before = cells[cell]
        cells[cell] = face
        self._fill(rest, others, way)
        cells[cell] = before

    def _room(self, cell: i64, beside: i64) -> i64:
        """The neighbors of a cell, except the one in the quad."""
        cells = self.cells
        if cells[cell] != EMPTY:
            return _TAKEN
        if self.first:
            return _LONELY
        width = self.width
        if cell - 1 != beside and cells[cell - 1] != EMPTY:
            return _BESIDE
        if cell + 1 != beside and cells[cell + 1] != EMPTY:
            return _BESIDE
        if cell - width != beside and cells[cell - width] != EMPTY:
            return _BESIDE
        if cell + width != beside and cells[cell + width] != EMPTY:
            return _BESIDE
        return _LONELY

    def _lines(self, cell: i64, number: i64) -> i64:
        """What a number on a cell makes in the lines through it: FIVE, OTHER or neither.

        Mostly there is no number beside it that is one more or less.
        """
        cells = self.cells
        width = self.width
        above = number + 1
        below = number - 1
        seen: i64 = 0
        before: i64 = cells[cell - 1]
        after: i64 = cells[cell + 1]
        if before == below or after == above:
            seen = self._line(cell, number, 1)
        if before == above or after == below:
            seen |= self._line(cell, number, -1)
        before = cells[cell - width]
        after = cells[cell + width]
        if before == below or after == above:
            seen |= self._line(cell, number, width)
        if before == above or after == below:
            seen |= self._line(cell, number, -width)
        return seen

    def _crossing(self, cell: i64, number: i64) -> i64:
        """The same for a number of the quad, whose own line is known."""
        cells = self.cells
        side = self.side
        step = self.step
        above = number + 1
        below = number - 1
        seen: i64 = 0
        before: i64 = cells[cell - side]
        after: i64 = cells[cell + side]
        if before == below or after == above:
            seen = self._line(cell, number, side)
        if before == above or after == below:
            seen |= self._line(cell, number, -side)
        if cells[cell - step] == above or cells[cell + step] == below:
            seen |= self._line(cell, number, -step)
        return seen

    def _line(self, cell: i64, number: i64, step: i64) -> i64:
        """The same for the line that rises from step to step."""
        cells = self.cells
        count: i64 = 1
        start = cell - step
        next_number = number - 1
        there: i64 = cells[start]
        while there == next_number:
            start -= step
            next_number -= 1
            count += 1
            there = cells[start]
        end = cell + step
        next_number = number + 1
        there = cells[end]
        while there == next_number:
            end += step
            next_number += 1
            count += 1
            there = cells[end]
        if count > QUAD:
            return FIVE
        if count == QUAD and (start + step != self.low or step != self.step):
            return OTHER
        return 0

    def _keep(self, others: i64, way: i64) -> None:
        if others != 0 and not self.first:
            groups = in_order(self.grid, self._unpacked(way))
            if self.twice.setdefault(groups, int(self.count)) != self.count:
                return
            if self.count >= self.skip:
                self.found.append(groups)
        elif self.count >= self.skip:
            self.found.append(self._unpacked(way))
        self.count += 1

    def _unpacked(self, way: i64) -> Groups:
        groups: list[tuple[int, ...]] = []
        while way > _ONE:
            at = (way // _CELL) & 3
            side = way & 3
            cell = self.low + at * self.step
            other = cell + self.step
            if side == _ASIDE:
                other = cell + self.side
            elif side == _OTHER_SIDE:
                other = cell - self.side
            elif side == _BACK:
                other = cell - self.step
            groups.append(self._group((way // _TILE) & 255, cell, self.number + at, other))
            way >>= _WAY
        groups.reverse()
        return tuple(groups)

    def _group(self, tile: i64, cell: i64, number: i64, other: i64) -> tuple[int, ...]:
        width = self.width
        high, low = cell, other
        # A double is written from its upper or left cell.
        if HIGH[tile] != number or (LOW[tile] == number and other < cell):
            high, low = other, cell
        direction: i64 = 0
        if low == high + width:
            direction = 1
        elif low == high - 1:
            direction = 2
        elif low == high - width:
            direction = 3
        grid = self.grid
        return on_cell(tile, high % width + grid.left, high // width + grid.top, direction)


def _brings(way: i64, tile: i64) -> bool:
    """Whether a tile has a part in a way to lay a quad."""
    while way > _ONE:
        if (way // _TILE) & 255 == tile:
            return True
        way >>= _WAY
    return False


def _total(places: i64) -> i64:
    """The sum of a word of pairs of bits."""
    total: i64 = 0
    while places != 0:
        total += places & 3
        places >>= 2
    return total


def _both(one: i64, number: i64, other: i64, other_number: i64) -> i64:
    """In how many ways the tile with two numbers of a quad would bring both, each from its own cell."""
    return ((one >> (2 * other_number)) & 3) * ((other >> (2 * number)) & 3)


def _leads_on(face: i64, next_to: i64, beyond: i64) -> bool:
    """Whether a line goes on from a number that lies, by one of those beside it to one of those beyond."""
    if face == EMPTY:
        return False
    rises = (next_to >> (2 * face + 2)) & (beyond >> (2 * face + 4))
    falls = (next_to >> (2 * face - 2)) & (beyond >> (2 * face - 4))
    return (rises | falls) & 1 != 0


def _lie_around(face: i64, before: i64, after: i64) -> bool:
    """Whether a line goes through a number that lies, from one of those before it to one of those after it."""
    rises = (before >> (2 * face - 2)) & (after >> (2 * face + 2))
    falls = (before >> (2 * face + 2)) & (after >> (2 * face - 2))
    return (rises | falls) & 1 != 0


def _one_off(face: i64) -> i64:
    """The numbers one more or less than the one on a cell, as a word of pairs of bits."""
    if face == EMPTY:
        return 0
    return ((_ONE << (2 * face - 2)) | (_ONE << (2 * face + 2))) >> _NUMBERS


def openings(grid: Grid, size: int, up: tuple[int, ...], most: int = ALL) -> list[Groups]:
    """Every way to lay the first quad, or as many as are asked for."""
    return Quads(grid, size, up, True).listed(most)


def continuations(grid: Grid, size: int, up: tuple[int, ...], most: int = ALL) -> list[Groups]:
    """Every way to lay a later quad, or as many as are asked for."""
    return Quads(grid, size, up, False).listed(most)
