"""Good Neighbors: pairs of neighbors that share a number leave the layout, and the boneyard fills it up again."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.codes import MoveCode
from boneyard.core.environment.row import Part, Row
from boneyard.core.errors import Illegal
from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.hand import bit_of, lowest
from boneyard.core.move import Groups, Many, Move
from boneyard.core.phrase import Phrase
from boneyard.core.rng import Rng
from boneyard.core.tile import DOWN, HIGH, LOW, tile_set, tile_text, tile_texts, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.codes import SolitaireCode
from boneyard.games.solitaire.moves import REMOVE, removal_of
from boneyard.games.solitaire.rules import SolitaireGame, match
from boneyard.games.solitaire.state import GOING, LOST, WON, SolitaireState

Pair = tuple[int, int]


@final
@mypyc_attr(acyclic=True)
class NeighborsState(SolitaireState):
    """The layout in reading order, and the boneyard."""

    def __init__(self, layout: tuple[int, ...], yard: Yard, verdict: i64, pairs: i64) -> None:
        super().__init__(yard, verdict)
        self.layout: Final[tuple[int, ...]] = layout
        self.pairs: Final[i64] = pairs  # of the game's neighbors those that share a number, a bit for each

    def with_yard(self, yard: Yard) -> SolitaireState:
        return NeighborsState(self.layout, yard, self.verdict, self.pairs)

    def given_up(self) -> SolitaireState:
        return NeighborsState(self.layout, self.yard, LOST, self.pairs)

    def _parts(self) -> tuple[object, ...]:
        return self.layout, self.yard, int(self.verdict), int(self.pairs)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, NeighborsState):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return NeighborsState, self._parts()

    def __repr__(self) -> str:
        return f"NeighborsState(layout {tiles_text(self.layout)}; boneyard {self.yard.left()})"


@final
class Neighbors:
    """Two places side by side or at a corner, the first in reading order."""

    def __init__(self, first: i64, second: i64, bit: i64) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.bit: Final[i64] = bit  # among all of them, in reading order
        self.apart: i64 = 0  # those that come later and have neither place

    def touches(self, other: "Neighbors") -> bool:
        """Whether both have a place in common."""
        return self.first in (other.first, other.second) or self.second in (other.first, other.second)


@final
class NeighborsGame(SolitaireGame):
    """Good Neighbors on a grid of given size; won with a given number of tiles left, or fewer."""

    def __init__(self, size: int, rows: int, columns: int, goal: int) -> None:
        super().__init__(
            tile_set(size),
            size,
            (int(REMOVE),),
            Phrase("pairs of neighbors like 6-1+12-6 9-3+3-1, or concede"),
        )
        self.family = "neighbors"
        self.by_place = True
        self.rows: Final = rows
        self.columns: Final = columns
        self.goal: Final = goal
        self.places: Final = rows * columns
        self.beside: Final = [self._beside(place) for place in range(rows * columns)]
        self.neighbors: Final[list[Neighbors]] = []
        for place in range(self.places):
            for other in self.beside[place]:
                self.neighbors.append(Neighbors(place, other, bit_of(len(self.neighbors))))
        # Their places once more as bytes, because compiled code reads those without counting references.
        self._firsts: Final = bytes([int(each.first) for each in self.neighbors])
        self._seconds: Final = bytes([int(each.second) for each in self.neighbors])
        for one in self.neighbors:
            one.apart = sum(
                [int(each.bit) for each in self.neighbors if each.bit > one.bit and not one.touches(each)]
            )

    def _beside(self, place: int) -> list[int]:
        """The places beside one, at a side or a corner, that come after it in reading order."""
        row, column = divmod(place, self.columns)
        return [
            other
            for other in range(place + 1, self.places)
            if abs(other // self.columns - row) <= 1 and abs(other % self.columns - column) <= 1
        ]

    # --- as numbers: turns by their place in the list, there are too many to number them all

    def own_parts(self) -> tuple[Part, ...]:
        return (("layout", (self.places,)),)

    def write_own(self, view: State, row: Row) -> None:
        assert isinstance(view, NeighborsState)
        row.places(view.layout, self.places)

    # --- the deal

    def begin(self, deal: Deal, totals: Points) -> State:
        return self.filled((), Yard(deal.yard))

    def filled(self, kept: tuple[int, ...], yard: Yard) -> NeighborsState:
        """The layout closed up and filled again, with its verdict."""
        upto = min(yard.taken + self.places - len(kept), len(yard.tiles))
        layout = kept + yard.tiles[yard.taken : upto]
        pairs = self._pairs(layout)
        left = Yard(yard.tiles, upto)
        return NeighborsState(layout, left, self._verdict(layout, left, pairs), pairs)

    def _verdict(self, layout: tuple[int, ...], yard: Yard, pairs: i64) -> i64:
        if len(layout) + yard.left() <= self.goal:
            return WON
        # Where a seat thinks ahead, tiles face down may still be neighbors.
        if pairs != 0 or DOWN in layout:
            return GOING
        return LOST

    # --- pairs

    def _pairs(self, layout: tuple[int, ...]) -> i64:
        """The neighbors that share a number, a bit for each."""
        found: i64 = 0
        count: i64 = len(layout)
        firsts = self._firsts
        seconds = self._seconds
        first: i64 = -1
        high: i64 = -1
        low: i64 = -1
        bit: i64 = 1
        at: i64 = 0
        while at < len(firsts):
            second: i64 = seconds[at]
            if second < count:
                place: i64 = firsts[at]
                if place != first:
                    first = place
                    one: i64 = layout[first]
                    high = -1
                    low = -1
                    if one >= 0:
                        high = HIGH[one]
                        low = LOW[one]
                other: i64 = layout[second]
                if other >= 0:
                    end: i64 = HIGH[other]
                    other_end: i64 = LOW[other]
                    if end == high or end == low or other_end == high or other_end == low:  # noqa: SIM109 (a box each)
                        found |= bit
            bit += bit
            at += 1
        return found

    def pairs(self, state: State, chosen: Many | None = None) -> list[Pair]:
        """All pairs that a turn may take, in reading order; with a turn half made, those it may take besides."""
        assert isinstance(state, NeighborsState)
        used = {tile for group in chosen.groups for tile in group} if chosen is not None else set()
        layout = state.layout
        found = [self._pair(layout, each) for each in self.neighbors if state.pairs & each.bit != 0]
        return [pair for pair in found if pair[0] not in used and pair[1] not in used]

    def _pair(self, layout: tuple[int, ...], each: Neighbors) -> Pair:
        return layout[each.first], layout[each.second]

    def with_pair(self, state: State, chosen: Many | None, one: int, other: int) -> Many:
        """A half-made turn plus one more pair; refuses a pair it can't take, with a sentence."""
        assert isinstance(state, NeighborsState)
        groups: Groups = (*(chosen.groups if chosen is not None else ()), (one, other))
        move = self._in_order(state.layout, removal_of(groups))
        self._check(state, move)
        return move

    def _in_order(self, layout: tuple[int, ...], move: Many) -> Many:
        """The turn in canonical order: pairs and tiles in reading order; tiles not in the layout stay in place."""
        if not all([tile in layout for group in move.groups for tile in group]):
            return move
        groups = [sorted([layout.index(tile) for tile in group]) for group in move.groups]
        groups.sort()
        return removal_of(tuple([tuple([layout[place] for place in group]) for group in groups]))

    # --- turns

    def turns(self, state: State) -> Moves:
        assert isinstance(state, NeighborsState)
        found: list[Move] = []
        self._add_turns(state.layout, state.pairs, (), found)
        return tuple(found)

    def _add_turns(self, layout: tuple[int, ...], pairs: i64, groups: Groups, found: list[Move]) -> None:
        """Every turn that continues these groups with some of the pairs."""
        while pairs != 0:
            each = self.neighbors[lowest(pairs)]
            further: Groups = (*groups, self._pair(layout, each))
            found.append(removal_of(further))
            pairs &= pairs - 1
            self._add_turns(layout, pairs & each.apart, further, found)

    def _count_turns(self, pairs: i64) -> i64:
        """How many turns there are that take some of the pairs: the matchings of a graph."""
        found: i64 = 0
        while pairs != 0:
            rest = pairs & self.neighbors[lowest(pairs)].apart
            pairs &= pairs - 1
            found += 1
            if rest & (rest - 1) != 0:
                found += self._count_turns(rest)
            elif rest != 0:  # one pair more: most often the last
                found += 1
        return found

    def pick(self, state: State, seat: int, rng: Rng) -> Move:
        assert isinstance(state, NeighborsState)
        if seat != 0 or state.verdict != GOING or state.pairs == 0:
            return super().pick(state, seat, rng)
        return self.nth(state, rng.below(self._count_turns(state.pairs)))

    def count(self, state: State) -> i64:
        assert isinstance(state, NeighborsState)
        return self._count_turns(state.pairs)

    def nth(self, state: State, index: i64) -> Move:
        assert isinstance(state, NeighborsState)
        pairs = state.pairs
        groups: list[tuple[int, ...]] = []
        while index >= 0:
            each = self.neighbors[lowest(pairs)]
            pairs &= pairs - 1
            rest = pairs & each.apart
            further = self._count_turns(rest)
            if index <= further:
                groups.append(self._pair(state.layout, each))
                pairs = rest
                index -= 1
            else:
                index -= further + 1
        return removal_of(tuple(groups))

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, NeighborsState)
        if not isinstance(move, Many):
            raise self.no_such_move(move)
        gone = self._emptied(state, move.groups)
        if gone == 0:
            self._check(state, move)
            raise self.no_such_move(move)
        kept: list[int] = []
        for tile in state.layout:
            if gone & 1 == 0:
                kept.append(tile)
            gone >>= 1
        return self.filled(tuple(kept), state.yard)

    def _emptied(self, state: NeighborsState, groups: Groups) -> i64:
        """The places that a turn empties, a bit for each; 0 for one that isn't legal."""
        layout = state.layout
        pairs = state.pairs
        gone: i64 = 0
        for group in groups:
            if len(group) != 2:
                return 0
            one: i64 = group[0]
            other: i64 = group[1]
            found = False
            while pairs != 0:
                each = self.neighbors[lowest(pairs)]
                pairs &= pairs - 1
                if layout[each.first] == one and layout[each.second] == other:
                    gone |= bit_of(each.first) | bit_of(each.second)
                    pairs &= each.apart
                    found = True
                    break
            if not found:
                return 0
        return gone

    def _check(self, state: NeighborsState, move: Many) -> None:
        why = self._fault(state.layout, move)
        if why is not None:
            raise why

    def _fault(self, layout: tuple[int, ...], move: Many) -> Illegal | None:
        """What is wrong with a turn; None for nothing."""
        if not move.groups:
            return Illegal(SolitaireCode.NO_PAIR, forms=self.forms)
        used: set[int] = set()
        for group in move.groups:
            if len(group) != 2:
                return Illegal(SolitaireCode.NOT_A_PAIR, count=len(group))
            for tile in group:
                if tile not in self.tiles:
                    return Illegal(MoveCode.NO_SUCH_TILE, tile=tile_text(tile))
                if tile not in layout:
                    return Illegal(SolitaireCode.NOT_IN_LAYOUT, tile=tile_text(tile))
                if tile in used:
                    return Illegal(SolitaireCode.LEAVES_ONCE, tile=tile_text(tile))
                used.add(tile)
            why = self._no_pair(layout, group[0], group[1])
            if why is not None:
                return why
        right = self._in_order(layout, move)
        if right.groups == move.groups:
            return None
        return Illegal(SolitaireCode.LAYOUT_ORDER, move=str(right))

    def _no_pair(self, layout: tuple[int, ...], one: int, other: int) -> Illegal | None:
        first, second = sorted([layout.index(one), layout.index(other)])
        if second not in self.beside[first]:
            return Illegal(SolitaireCode.NOT_NEIGHBORS, one=tile_text(one), other=tile_text(other))
        if not match(one, other):
            return Illegal(SolitaireCode.NO_COMMON_NUMBER, one=tile_text(one), other=tile_text(other))
        return None

    # --- the current state

    def left(self, state: State) -> int:
        assert isinstance(state, NeighborsState)
        return len(state.layout) + int(state.yard.left())

    def facts(self, state: State) -> Facts:
        assert isinstance(state, NeighborsState)
        return {"layout": tile_texts(state.layout)}
