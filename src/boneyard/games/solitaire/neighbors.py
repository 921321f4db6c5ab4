"""Good Neighbors: pairs of neighbours that share a number leave the layout, and the boneyard fills it up again."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.game import Deal, Facts, Moves, Points, State
from boneyard.core.hand import bit_of
from boneyard.core.move import Groups, Many, Move
from boneyard.core.row import Part, Row
from boneyard.core.tile import DOWN, tile_set, tile_text, tile_texts, tiles_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.moves import REMOVE, removal_of
from boneyard.games.solitaire.rules import SolitaireGame, match
from boneyard.games.solitaire.state import GOING, LOST, WON, SolitaireState

Pair = tuple[int, int]


@final
@mypyc_attr(acyclic=True)
class NeighborsState(SolitaireState):
    """The layout in reading order, and the boneyard."""

    def __init__(self, layout: tuple[int, ...], yard: Yard, verdict: i64) -> None:
        super().__init__(yard, verdict)
        self.layout: Final[tuple[int, ...]] = layout

    def with_yard(self, yard: Yard) -> SolitaireState:
        return NeighborsState(self.layout, yard, self.verdict)

    def given_up(self) -> SolitaireState:
        return NeighborsState(self.layout, self.yard, LOST)

    def _parts(self) -> tuple[object, ...]:
        return self.layout, self.yard, int(self.verdict)

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
class NeighborsGame(SolitaireGame):
    """Good Neighbors on a grid of so many rows and columns; won with so many tiles left, or fewer."""

    def __init__(self, size: int, rows: int, columns: int, goal: int) -> None:
        super().__init__(tile_set(size), size, (int(REMOVE),), "pairs of neighbours like 6-1+12-6 9-3+3-1")
        self.family = "neighbors"
        self.rows: Final = rows
        self.columns: Final = columns
        self.goal: Final = goal
        self.places: Final = rows * columns
        self.beside: Final = [self._beside(place) for place in range(rows * columns)]

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
        count = min(self.places - len(kept), int(yard.left()))
        layout = (*kept, *yard.tiles[yard.taken : yard.taken + count])
        left = Yard(yard.tiles, yard.taken + count)
        return NeighborsState(layout, left, self._verdict(layout, left))

    def _verdict(self, layout: tuple[int, ...], yard: Yard) -> i64:
        if len(layout) + yard.left() <= self.goal:
            return WON
        # Where a seat thinks ahead, tiles face down may still be neighbours.
        if DOWN in layout or self._has_pair(layout):
            return GOING
        return LOST

    # --- pairs

    def _joined(self, layout: tuple[int, ...]) -> list[list[int]]:
        """For every place the places after it that make a pair with it."""
        count = len(layout)
        return [
            [other for other in self.beside[place] if other < count and match(layout[place], layout[other])]
            for place in range(count)
        ]

    def _has_pair(self, layout: tuple[int, ...]) -> bool:
        count = len(layout)
        for place in range(count):
            for other in self.beside[place]:
                if other < count and match(layout[place], layout[other]):
                    return True
        return False

    def pairs(self, state: State, chosen: Many | None = None) -> list[Pair]:
        """All pairs that a turn may take, in reading order; with a turn half made, those it may take besides."""
        assert isinstance(state, NeighborsState)
        used = {tile for group in chosen.groups for tile in group} if chosen is not None else set()
        layout = state.layout
        return [
            (layout[place], layout[other])
            for place, others in enumerate(self._joined(layout))
            for other in others
            if layout[place] not in used and layout[other] not in used
        ]

    def with_pair(self, state: State, chosen: Many | None, one: int, other: int) -> Many:
        """A turn half made and one pair more; refuses, in words, a pair that it cannot take."""
        assert isinstance(state, NeighborsState)
        groups: Groups = (*(chosen.groups if chosen is not None else ()), (one, other))
        move = self._in_order(state.layout, removal_of(groups))
        self._check(state, move)
        return move

    def _in_order(self, layout: tuple[int, ...], move: Many) -> Many:
        """The same turn as it is written: pairs and their tiles as they lie; what lies nowhere stays in its place."""
        if not all([tile in layout for group in move.groups for tile in group]):
            return move
        groups = [sorted([layout.index(tile) for tile in group]) for group in move.groups]
        groups.sort()
        return removal_of(tuple([tuple([layout[place] for place in group]) for group in groups]))

    # --- turns

    def turns(self, state: State) -> Moves:
        assert isinstance(state, NeighborsState)
        found: list[Move] = []
        self._add_turns(state.layout, self._joined(state.layout), 0, 0, (), found)
        return tuple(found)

    def _add_turns(
        self,
        layout: tuple[int, ...],
        joined: list[list[int]],
        start: i64,
        used: i64,
        groups: Groups,
        found: list[Move],
    ) -> None:
        """Every turn that goes on from these pairs with others whose first tile lies from here on."""
        for place in range(start, len(layout)):
            if (used >> place) & 1 != 0:
                continue
            for other in joined[place]:
                if (used >> other) & 1 == 0:
                    further: Groups = (*groups, (layout[place], layout[other]))
                    found.append(removal_of(further))
                    self._add_turns(
                        layout, joined, place + 1, used | bit_of(place) | bit_of(other), further, found
                    )

    def turn(self, state: State, move: Move) -> State:
        assert isinstance(state, NeighborsState)
        if not isinstance(move, Many):
            raise self.refuse(move, self.no_such_move())
        self._check(state, move)
        gone = {tile for group in move.groups for tile in group}
        return self.filled(tuple([tile for tile in state.layout if tile not in gone]), state.yard)

    def _check(self, state: NeighborsState, move: Many) -> None:
        why = self._fault(state.layout, move)
        if why:
            raise self.refuse(move, why)

    def _fault(self, layout: tuple[int, ...], move: Many) -> str:
        """What is wrong with a turn, in words; empty for nothing."""
        if not move.groups:
            return f"a turn removes at least one pair: write {self.forms}."
        used: set[int] = set()
        for group in move.groups:
            if len(group) != 2:
                return f"tiles leave in pairs, two with a + between them, not {_count(len(group))}."
            for tile in group:
                if tile not in self.tiles:
                    return f"there is no {tile_text(tile)} in this set."
                if tile not in layout:
                    return f"{tile_text(tile)} does not lie in the layout."
                if tile in used:
                    return f"{tile_text(tile)} can leave only once, in one pair."
                used.add(tile)
            why = self._no_pair(layout, group[0], group[1])
            if why:
                return why
        right = self._in_order(layout, move)
        return "" if right.groups == move.groups else f"in the order of the layout it is {right}."

    def _no_pair(self, layout: tuple[int, ...], one: int, other: int) -> str:
        first, second = sorted([layout.index(one), layout.index(other)])
        texts = f"{tile_text(one)} and {tile_text(other)}"
        if second not in self.beside[first]:
            return f"{texts} are no neighbours: they touch neither along a side nor at a corner."
        if not match(one, other):
            return f"{texts} have no number in common."
        return ""

    # --- what is so now

    def left(self, state: State) -> int:
        assert isinstance(state, NeighborsState)
        return len(state.layout) + int(state.yard.left())

    def facts(self, state: State) -> Facts:
        assert isinstance(state, NeighborsState)
        return {"layout": tile_texts(state.layout)}


def _count(tiles: int) -> str:
    return "one alone" if tiles == 1 else f"{tiles} together"
