"""The layout: every open end that a set can show, what fits there, and what is left of it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.hand import EMPTY, Hand, hand_of
from boneyard.core.move import LAY, Move
from boneyard.core.tile import DOWN, FACES, HIGH, LOW, PIPS, TILES
from boneyard.games.lines.moves import LEAD, line_move, on_tile


@final
@mypyc_attr(acyclic=True)
class End:
    """An open end: the tile that shows it, its number, what fits there, and what is left of it once it is played on."""

    def __init__(
        self,
        tile: i64,
        number: i64,
        place: i64,
        touched: i64,
        room: i64,
        needs: i64,
        fits: Hand,
        counts: i64,
        binds: bool,
        twin: bool,
        after: "End | None",
        lay: list[Move],
    ) -> None:
        self.tile: Final[i64] = tile
        self.number: Final[i64] = number
        self.place: Final[i64] = place
        self.touched: Final[i64] = touched  # how many tiles touch this one
        self.room: Final[i64] = room  # how many more may be laid here now
        self.needs: Final[i64] = needs  # the number of a tile that goes against it
        self.fits: Final[Hand] = fits
        self.counts: Final[i64] = counts  # its pips when open ends are counted
        self.binds: Final[bool] = binds  # nothing else may be played while this has room
        self.twin: Final[bool] = twin  # the same tile shows another number too
        self.after: Final[End | None] = after
        self.plain: Final[bool] = (
            after is None and not twin
        )  # a play on it closes it, and changes no other end
        self.lay: Final[list[Move]] = lay  # the plays it takes, by the number they leave open
        self.only: Final[list[tuple[Move, ...]]] = [(move,) for move in lay]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, End):
            return NotImplemented
        if self.place != other.place or self.number != other.number:
            return False
        return self.touched == other.touched and self.room == other.room

    def __hash__(self) -> int:
        return hash((int(self.place), int(self.number), int(self.touched), int(self.room)))

    def __reduce__(self) -> tuple[object, ...]:
        return End, (
            int(self.tile),
            int(self.number),
            int(self.place),
            int(self.touched),
            int(self.room),
            int(self.needs),
            self.fits,
            int(self.counts),
            self.binds,
            self.twin,
            self.after,
            self.lay,
        )


@final
class Branching:
    """How many tiles may touch a double: one that leads, the first one played, any other; and what of it binds."""

    def __init__(
        self,
        lead: int,
        first: int,
        other: int,
        sides_first: bool = False,
        binds_lead: bool = False,
        binds: bool = False,
    ) -> None:
        self.lead: Final = lead
        self.first: Final = first
        self.other: Final = other
        self.sides_first: Final = sides_first
        self.binds_lead: Final = binds_lead
        self.binds: Final = binds

    def __reduce__(self) -> tuple[object, ...]:
        return Branching, (
            self.lead,
            self.first,
            self.other,
            self.sides_first,
            self.binds_lead,
            self.binds,
        )


@final
class Layouts:
    """Every end that a set can show under one way of branching and touching, made once and shared."""

    def __init__(self, tiles: tuple[int, ...], size: int, total: int, branching: Branching) -> None:
        self.tiles: Final = tiles
        self.size: Final = size
        self.total: Final = total  # what touching ends add up to; 0 if they match
        self.branching: Final = branching
        self.wild: Final[Hand] = (
            hand_of([tile for tile in tiles if tile == 0 or (PIPS[tile] == total and LOW[tile] > 0)])
            if total
            else EMPTY
        )
        self._fits: Final[list[Hand]] = [self._fitting(number) for number in range(size + 1)]
        # By tile and number shown, so that a play finds the end it makes without building one or asking which of the
        # two it is; a double is not the first one on the table.
        self._numbers: Final[i64] = size + 1
        self._ends: Final[list[End]] = []
        self._leads: Final[list[tuple[End, ...]]] = []
        self._firsts: Final[list[End]] = []
        self._fill()

    def _fitting(self, number: int) -> Hand:
        needed = self._needs(number)
        fitting = [tile for tile in self.tiles if needed in FACES[tile]]
        return hand_of(set(fitting) | set(self.wild.tiles()))

    def _needs(self, number: int) -> int:
        if not self.total:
            return number
        # A blank, and a number above the total, takes no number at all, only a matador.
        return self.total - number if 0 < number <= self.total else self.size + 1

    def _fill(self) -> None:
        branching = self.branching
        for tile in self.tiles:
            high, low = FACES[tile]
            if high == low:
                self._leads.append((self._double(tile, 0, branching.lead, branching.binds_lead),))
                self._firsts.append(self._double(tile, 1, branching.first, branching.binds))
                self._ends.extend([self._double(tile, 1, branching.other, branching.binds)] * (self.size + 1))
            else:
                self._leads.append((self._plain(tile, high, True), self._plain(tile, low, True)))
                ends = [self._plain(tile, low, False)] * (self.size + 1)
                ends[high] = self._plain(tile, high, False)
                self._ends.extend(ends)

    def _plain(self, tile: int, number: int, twin: bool) -> End:
        place = on_tile(tile, number if twin else -1)
        return self._end(tile, number, place, 1, 1, number, False, twin, None)

    def _double(self, tile: int, touched: int, ways: int, binds: bool) -> End:
        chain: End | None = None
        number = HIGH[tile]
        place = on_tile(tile)
        for already in range(ways - 1, touched - 1, -1):
            room = ways - already
            if self.branching.sides_first and already < 2:
                room = 2 - already
            # A double lies across: both halves count until a tile on each side has closed it in.
            counts = 2 * number if already < 2 else 0
            chain = self._end(tile, number, place, already, room, counts, binds, False, chain)
        assert chain is not None
        return chain

    def _end(
        self,
        tile: int,
        number: int,
        place: int,
        touched: int,
        room: int,
        counts: int,
        binds: bool,
        twin: bool,
        after: End | None,
    ) -> End:
        fits = self._fits[number].without(tile) if self._fits[number].has(tile) else self._fits[number]
        needs = self._needs(number)
        lay = [self._play(needs, left, place) for left in range(self.size + 1)]
        return End(tile, number, place, touched, room, needs, fits, counts, binds, twin, after, lay)

    def _play(self, needs: int, left: int, place: int) -> Move:
        if needs > self.size:
            return line_move(LAY, DOWN, place)
        high, low = (needs, left) if needs >= left else (left, needs)
        return line_move(LAY, high * (high + 1) // 2 + low, place)

    def lead(self, tile: i64) -> tuple[End, ...]:
        """The ends of a layout whose only tile is this one."""
        return self._leads[tile]

    def shown(self, tile: i64, number: i64) -> End:
        """The end that a tile shows once it is played; for a double, where it is not the first on the table."""
        return self._ends[tile * self._numbers + number]

    def first(self, number: i64) -> End:
        """The end of a double played as the first one on the table."""
        return self._firsts[number]

    def plain(self, end: End) -> End:
        """The same end once its tile shows no other number."""
        return self.shown(end.tile, end.number)


LEADS: Final = [line_move(LAY, tile, LEAD) for tile in range(TILES)]
