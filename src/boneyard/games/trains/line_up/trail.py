"""Eulerian trails: whether tiles make one train from an open end, and that train.

Numbers are points, a tile is a link between two of them, a double a ring at one: a *web* is a word of bits for every
number, the numbers it is linked with. Tiles make one train exactly when they have few enough *loose ends*:

- A number with an odd count of tile ends, the open end counted with its number, has one loose end.
- Connected tiles without any odd number are a *circle*: it must be cut open, which makes two loose ends, unless
  it hangs on the open end or on a tile n-W.
- The last tile of the train may leave one loose end, and every wild end takes one more.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.hand import bits, lowest
from boneyard.core.tile import FACES, HIGH, LOW, PIPS, TOP, WILD, face_text, tile_of, tiles_text

NUMBERS: Final = TOP + 1
TWO_WILD: Final = FACES.index((WILD, WILD))
Web = list[i64]


def each(word: i64) -> list[i64]:
    """The indices of the bits that are set."""
    found: list[i64] = []
    while word != 0:
        found.append(lowest(word))
        word &= word - 1
    return found


def bit(number: i64) -> i64:
    """The bit of a face; none for a wild one, which is no point of the web."""
    one: i64 = 1
    if number >= WILD:
        return 0
    return one << number


def flip(web: Web, a: i64, b: i64) -> None:
    """Put a link in, or take it out."""
    web[a] ^= bit(b)
    if a != b:
        web[b] ^= bit(a)


def linked(web: Web) -> i64:
    """The numbers that some tile shows."""
    found: i64 = 0
    for number in range(NUMBERS):
        if web[number] != 0:
            found |= bit(number)
    return found


def reached(web: Web, start: i64) -> i64:
    """All numbers connected with those of `start`."""
    found = start
    edge = start
    while edge != 0:
        grown = web[lowest(edge)] & ~found
        found |= grown
        edge = (edge & (edge - 1)) | grown
    return found


def odd_ones(web: Web, numbers: i64, flipped: i64) -> i64:
    """The numbers with an odd count of ends; `flipped` are those with one end more than the web knows."""
    found = flipped & numbers
    while numbers != 0:
        number = numbers & -numbers
        word = web[lowest(number)] & ~number
        word ^= word >> 16
        word ^= word >> 8
        word ^= word >> 4
        if (0x6996 >> (word & 15)) & 1 != 0:  # the parity of each four bits
            found ^= number
        numbers ^= number
    return found


def linked_apart(web: Web) -> bool:
    """Whether some tile is no double."""
    for number in range(NUMBERS):
        if web[number] & ~bit(number) != 0:
            return True
    return False


def on_circle(web: Web, number: i64) -> bool:
    """Whether a round trip leads from a number back to it, doubles apart."""
    for other in each(web[number] & ~bit(number)):
        flip(web, number, other)
        back = reached(web, bit(other)) & bit(number)
        flip(web, number, other)
        if back != 0:
            return True
    return False


def loose_ends(block: i64, odd: i64, anchors: i64) -> i64:
    """How many ends of connected tiles find no other: those of odd numbers, or the two of a circle cut open."""
    if odd == 0 and block & anchors == 0:
        return 2
    return bits(odd)


def fits(near: i64, face: i64) -> bool:
    """Whether an end may be laid against an open one."""
    return near >= WILD or face in (near, WILD)


def allowed(wild_ends: i64, face: i64) -> i64:
    """How many loose ends a train may have: an open W takes one too, an open letter is one itself."""
    if face < WILD:
        return wild_ends + 1
    if face == WILD:
        return wild_ends + 2
    return wild_ends


def _worth(tile: int) -> tuple[bool, bool, int, int]:
    return LOW[tile] >= WILD, HIGH[tile] != LOW[tile], -PIPS[tile], tile


@final
class TrainBuilder:
    """Lays all of some tiles, one after another, so that the rest still makes one train.

    Doubles go first, then the heaviest, and wild tiles as late as they can: so a person would hold them.
    """

    def __init__(self, web: Web, wild: list[int], face: i64, on_double: bool) -> None:
        self.laid: Final[list[tuple[int, int]]] = []
        self._face: i64 = face
        self._on_double: bool = on_double
        self._web: Final = web.copy()
        self._halves: i64 = 0  # the numbers with a tile n-W
        self._wild_ends: i64 = 0
        self._two_wild: bool = False  # W-W is still to be laid
        for tile in wild:
            self._count_wild(tile, 1)
        numbered = [tile_of(a, b) for a in range(NUMBERS) for b in each(web[a]) if b <= a]
        self._rest: Final = sorted(numbered + wild, key=_worth)

    def lay(self) -> bool:
        """Lay all tiles, if that can be: then each step has one that the others can follow."""
        if not self._can_go_on():
            return False
        while len(self._rest) > 0:
            for tile in self._rest:
                if self._lay_one(tile):
                    self._rest.remove(tile)
                    break
            else:
                raise AssertionError(f"no train of {tiles_text(self._rest)} from {face_text(self._face)}")
        return True

    def _lay_one(self, tile: int) -> bool:
        if tile == TWO_WILD and self._on_double:
            return False
        high: i64 = HIGH[tile]
        low: i64 = LOW[tile]
        face = self._face
        if fits(high, face) and self._leave_open(tile, low):
            return True
        return high != low and fits(low, face) and self._leave_open(tile, high)

    def _leave_open(self, tile: int, far: i64) -> bool:
        face = self._face
        on_double = self._on_double
        self._face = far
        self._on_double = HIGH[tile] == LOW[tile]
        self._count(tile, -1)
        if self._can_go_on():
            self.laid.append((tile, far))
            return True
        self._face = face
        self._on_double = on_double
        self._count(tile, 1)
        return False

    def _count(self, tile: int, change: i64) -> None:
        if LOW[tile] < WILD:
            flip(self._web, HIGH[tile], LOW[tile])
        else:
            self._count_wild(tile, change)

    def _count_wild(self, tile: int, change: i64) -> None:
        self._halves ^= bit(HIGH[tile])
        self._wild_ends += change
        if HIGH[tile] >= WILD:
            self._wild_ends += change
        if tile == TWO_WILD:
            self._two_wild = change > 0

    def _can_go_on(self) -> bool:
        """Whether all that is left makes one train.

        W-W is wild at both ends, but may not lie after a double. If all wild ends are needed, it must follow a *plain*
        loose end. Of tiles that hang on the open end or on a tile n-W, any loose end can be the one that comes before
        W-W; other tiles must first be reached by an open W.
        """
        start = bit(self._face)
        anchors = self._halves | start
        loose: i64 = 0
        plain_anchored = self._face > WILD and not self._on_double
        plain = plain_anchored
        # W can be left open before W-W: by a letter, or where tiles hang on two of the ends named above.
        open_wild = self._face == WILD or self._wild_ends - bits(self._halves) > 2
        todo = linked(self._web) | anchors
        while todo != 0:
            block = reached(self._web, todo & -todo)
            todo &= ~block
            odd = odd_ones(self._web, block, self._halves ^ start)
            loose += loose_ends(block, odd, anchors)
            if not self._two_wild:
                continue
            if bits(block & self._halves) + bits(block & start) > 1:
                open_wild = True
            if block & anchors == 0 and odd == 0:
                plain = plain or block & (block - 1) != 0
            for number in each(odd):
                if self._is_plain(number, start):
                    plain = True
                    # To come back to the open end's own number takes a round trip.
                    if block & anchors != 0 and (
                        bit(number) != start or not self._on_double or on_circle(self._web, number)
                    ):
                        plain_anchored = True
        spare = allowed(self._wild_ends, self._face) - loose
        if spare < 0 or not self._two_wild:
            return spare >= 0
        if spare > 0:  # W-W is not needed: it may lie after any tile that is no double
            return not self._on_double or linked_apart(self._web) or self._wild_ends > 2
        return plain_anchored or (plain and open_wild)

    def _is_plain(self, number: i64, start: i64) -> bool:
        """Whether the train may come to an odd number with a tile that is no double, its double lying elsewhere."""
        own = bit(number)
        ends = bits(self._web[number] & ~own) + bits(self._halves & own) + bits(start & own)
        doubled = self._web[number] & own != 0
        if ends == 1 and start == own:
            return not doubled and not self._on_double
        return ends > 1 or not doubled
