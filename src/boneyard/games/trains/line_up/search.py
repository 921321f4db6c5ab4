"""The best line-up of a hand for an open end: the train that a person arranges before play, and no better one exists.

Orders of tiles are not searched, only which tiles to leave out: `trail` says what makes one train. Too many odd
numbers are mended by leaving out the lightest paths between them, a T-join, and that is exact but for circles. Where
too many of those remain, a link that leads out of one is laid or is not, and each case is asked again: branch and
bound, with the T-join as the bound. Wild tiles always fit behind a train, so none is left out.
"""

from typing import Final, final

from mypy_extensions import i64

from boneyard.core.errors import BadSetup
from boneyard.core.hand import Hand, bits, lowest
from boneyard.core.tile import HIGH, LOW, PIPS, WILD, tile_text
from boneyard.games.trains.codes import TrainCode
from boneyard.games.trains.line_up.omission import NEVER, Omission, TileChoice
from boneyard.games.trains.line_up.trail import (
    NUMBERS,
    TWO_WILD,
    TrainBuilder,
    Web,
    allowed,
    bit,
    each,
    fits,
    flip,
    linked,
    loose_ends,
    odd_ones,
    on_circle,
    reached,
)

UNASKED: Final = -1  # where W-W is laid: it has not mattered yet
ANYWHERE: Final = NUMBERS  # where its ends are not needed
# What a tile and a pip weigh, so that one sum decides by the first and then by the second.
WEIGHTS: Final = {"tiles": (1 << 13, 1), "pips": (1, 1 << 9)}


@final
class Lineup:
    """A train out of a hand: its tiles, each with the face it leaves open, and what stays in the hand."""

    def __init__(self, tiles: tuple[tuple[int, int], ...], left: Hand) -> None:
        self.tiles: Final = tiles
        self.left: Final = left
        self.count: Final[int] = len(tiles)
        self.pips: Final[int] = sum([PIPS[tile] for tile, _ in tiles])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Lineup):
            return NotImplemented
        return self.tiles == other.tiles and self.left == other.left

    def __hash__(self) -> int:
        return hash((self.tiles, self.left))

    def __reduce__(self) -> tuple[object, ...]:
        return Lineup, (self.tiles, self.left)

    def __repr__(self) -> str:
        return f"Lineup({self})"

    def __str__(self) -> str:
        return " ".join([tile_text(tile) for tile, _ in self.tiles]) or "none"


def lineup(hand: Hand, open_face: int, by: str = "tiles", on_double: bool = True) -> Lineup:
    """The train with the most tiles, then pips (or by="pips": the most pips, then tiles), that starts at an open end.

    `on_double` says that the open end is a double or the hub, where W-W may not be laid.
    """
    if by not in WEIGHTS:
        raise BadSetup(TrainCode.LINE_UP_BY, given=by, names=tuple(WEIGHTS))
    tiles = hand.tiles()
    # W-W needs a tile before it that is no double.
    if on_double and hand.has(TWO_WILD) and not any([_opens(tile, open_face) for tile in tiles]):
        tiles.remove(TWO_WILD)
    search = _Search(tiles, open_face, on_double, Omission(*WEIGHTS[by]))
    search.explore_all()
    left = hand
    for tile, _ in search.train:
        left = left.without(tile)
    return Lineup(tuple(search.train), left)


def _opens(tile: int, face: int) -> bool:
    return HIGH[tile] != LOW[tile] and (fits(HIGH[tile], face) or fits(LOW[tile], face))


@final
class _Search:
    """The tiles to lay, by branch and bound."""

    def __init__(self, tiles: list[int], face: i64, on_double: bool, omission: Omission) -> None:
        self.train: list[tuple[int, int]] = []  # the best so far
        self._loss: i64 = NEVER
        self._face: Final[i64] = face
        self._on_double: Final = on_double
        self._omission: Final = omission
        self._wild: Final = [tile for tile in tiles if LOW[tile] >= WILD]
        self._web: Final[Web] = [0] * NUMBERS
        for tile in tiles:
            if LOW[tile] < WILD:
                flip(self._web, HIGH[tile], LOW[tile])
        self._start: Final[i64] = bit(face)
        self._halves: Final[i64] = sum([bit(HIGH[tile]) for tile in self._wild])

    def explore_all(self) -> None:
        """Find the best train."""
        wild_ends = 2 * len(self._wild) - bits(self._halves)
        anchors = self._halves | self._start
        flipped = self._halves ^ self._start
        spare = allowed(wild_ends, self._face)
        choice = TileChoice(self._web, [0] * NUMBERS, 0, anchors, flipped, spare, UNASKED)
        self._explore(self._solved(choice))

    def _solved(self, choice: TileChoice) -> TileChoice:
        self._omission.solve(choice, self._loss)
        return choice

    def _explore(self, choice: TileChoice) -> None:
        """Find the best train within a choice, if it is better than the best so far."""
        if choice.loss >= self._loss:
            return
        circle = _circle(choice)
        if circle != 0:
            self._divide(choice, *_way_out(choice.may, circle))
            return
        train = TrainBuilder(choice.keep, self._wild, self._face, self._on_double)
        if train.lay():
            self._loss = choice.loss
            self.train = train.laid
        elif choice.at == UNASKED:
            self._place_two_wild(choice)
        elif choice.at != ANYWHERE:
            self._make_plain(choice, choice.at)

    def _divide(self, choice: TileChoice, a: i64, b: i64) -> None:
        """Explore a choice in two parts, with and without a link."""
        may = choice.may.copy()
        must = choice.must.copy()
        flip(may, a, b)
        flip(must, a, b)
        one = self._solved(choice.part(choice.may, must, choice.lost))
        other = self._solved(choice.part(may, choice.must, choice.lost + self._omission.weight(a, b)))
        if other.loss < one.loss:
            one, other = other, one
        self._explore(one)
        self._explore(other)

    def _place_two_wild(self, choice: TileChoice) -> None:
        """Explore a choice in parts: W-W lies where its ends are not needed, or on an end with this or that number."""
        c = choice
        spare = c.allowed - 2
        self._explore(self._solved(TileChoice(c.may, c.must, c.lost, c.anchors, c.flipped, spare, ANYWHERE)))
        for number in range(NUMBERS):
            self._explore(self._solved(choice.joined(number)))

    def _make_plain(self, choice: TileChoice, number: i64) -> None:
        """Explore a choice in two parts, where what is kept does not bring the train plainly to W-W at its number.

        Its double may be in the way, or another tile or a way to the rest be missing; at last any link will do.
        """
        own = bit(number)
        may = choice.may[number]
        if choice.keep[number] & ~choice.must[number] & own != 0:
            self._divide(choice, number, number)
            return
        ends = bits(may & ~own) + bits(self._halves & own) + bits(self._start & own)
        if may & own != 0 or (self._start == own and self._on_double):
            ends -= 1  # one more is needed, to lie between the double and W-W
        if ends < 1:
            return
        others = may & ~choice.keep[number]
        if others != 0:
            self._divide(choice, number, lowest(others))
            return
        block = reached(choice.keep, own)
        if reached(choice.may, block) != block:
            self._divide(choice, *_way_out(choice.may, block))
            return
        if not self._may_open_wild(choice.may) and not (own == self._start and on_circle(choice.may, number)):
            return
        for web in (choice.keep, [0] * NUMBERS):
            for a in range(NUMBERS):
                undecided = choice.may[a] & ~choice.must[a] & ~web[a]
                if undecided != 0:
                    self._divide(choice, a, lowest(undecided))
                    return

    def _may_open_wild(self, may: Web) -> bool:
        """Whether tiles that hang on two wild ends, or on the open end and a wild one, could leave a W open."""
        for number in each(self._halves):
            block = reached(may, bit(number))
            if bits(block & self._halves) + bits(block & self._start) > 1:
                return True
        return False


def _circle(choice: TileChoice) -> i64:
    """A circle that something could connect, where the loose ends are too many; none if they are not."""
    loose: i64 = 0
    circle: i64 = 0
    todo = linked(choice.keep) | choice.anchors
    while todo != 0:
        block = reached(choice.keep, todo & -todo)
        todo &= ~block
        odd = odd_ones(choice.keep, block, choice.flipped)
        loose += loose_ends(block, odd, choice.anchors)
        if odd == 0 and block & choice.anchors == 0 and reached(choice.may, block) != block:
            circle = block
    if loose <= choice.allowed:
        return 0
    return circle


def _way_out(may: Web, circle: i64) -> tuple[i64, i64]:
    """The heaviest link between a circle and the rest."""
    best: tuple[i64, i64] = (0, 0)
    weight: i64 = -1
    for a in each(circle):
        for b in each(may[a] & ~circle):
            if a + b > weight:
                weight = a + b
                best = (a, b)
    return best
