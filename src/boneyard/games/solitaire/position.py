"""Positions of the solitaires: what lies on the table, what is still to come, and what is gone."""

from abc import abstractmethod
from typing import final

from boneyard.core.game import Game, State
from boneyard.core.move import Groups, Many
from boneyard.core.notation.position import Fields, Positions, rows_text, some_tiles, unusual, yes
from boneyard.core.tile import tile_text
from boneyard.core.yard import Yard
from boneyard.games.solitaire.bingo import BingoGame, BingoState
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import NOTHING_UP, ClockState
from boneyard.games.solitaire.codes import SolitaireCode
from boneyard.games.solitaire.moves import spread_of
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.games.solitaire.rows import RowGame, RowState
from boneyard.games.solitaire.state import LOST, SolitaireState
from boneyard.games.solitaire.traffic.grid import across, bare_grid, down
from boneyard.games.solitaire.traffic.rules import TrafficGame, TrafficState


class SolitairePositions(Positions):
    """What all solitaires have in common: the boneyard, and whether the player gave up."""

    def write(self, game: Game, state: State) -> dict[str, str]:
        assert isinstance(state, SolitaireState)
        fields = self.lying(game, state)
        yard = state.yard
        table = self.on_table(state)
        out = [tile for tile in yard.tiles[: yard.taken] if tile not in table]
        fields["yard"] = some_tiles(yard.rest())
        fields["gone"] = some_tiles(sorted(out))
        again = self.read(game, Fields(game, {name: text for name, text in fields.items() if text}, 0, (0,)))
        assert isinstance(again, SolitaireState)
        fields["conceded"] = yes(state.verdict == LOST and again.verdict != LOST)
        return fields

    def read(self, game: Game, fields: Fields) -> State:
        state = self.moment(game, fields)
        return state.given_up() if fields.flag("conceded") else state

    def yard(self, fields: Fields, table: tuple[int, ...]) -> Yard:
        """The boneyard, with all that came out of it before what is still to come."""
        gone = fields.tiles("gone")
        return Yard((*table, *gone, *fields.tiles("yard")), len(table) + len(gone))

    @abstractmethod
    def on_table(self, state: SolitaireState) -> tuple[int, ...]:
        """All tiles that lie on the table."""

    @abstractmethod
    def lying(self, game: Game, state: SolitaireState) -> dict[str, str]:
        """The fields of the table."""

    @abstractmethod
    def moment(self, game: Game, fields: Fields) -> SolitaireState:
        """The moment as the game judges it."""


@final
class RowPositions(SolitairePositions):
    """Squeeze and Castle Rock: a row."""

    def on_table(self, state: SolitaireState) -> tuple[int, ...]:
        assert isinstance(state, RowState)
        return state.row

    def lying(self, game: Game, state: SolitaireState) -> dict[str, str]:
        assert isinstance(state, RowState)
        return {"row": some_tiles(state.row)}

    def moment(self, game: Game, fields: Fields) -> SolitaireState:
        assert isinstance(game, RowGame)
        row = fields.tiles("row")
        return game.settled(self.yard(fields, row), row)


@final
class BingoPositions(SolitairePositions):
    """Bingo: a row, and where the counting is."""

    def on_table(self, state: SolitaireState) -> tuple[int, ...]:
        assert isinstance(state, BingoState)
        return state.row

    def lying(self, game: Game, state: SolitaireState) -> dict[str, str]:
        assert isinstance(state, BingoState)
        return {
            "row": some_tiles(state.row),
            "place": unusual(state.place),
            "count": unusual(state.count),
            "since": unusual(state.since),
        }

    def moment(self, game: Game, fields: Fields) -> SolitaireState:
        assert isinstance(game, BingoGame)
        row = fields.tiles("row")
        place = fields.number("place", high=max(len(row) - 1, 0))
        count = fields.number("count", high=game.numbers - 1)
        since = fields.number("since")
        yard = self.yard(fields, row)
        if yard.left() > 0:
            raise fields.wrong("yard", SolitaireCode.ALL_IN_ROW)
        return BingoState(yard, row, place, count, since, game.verdict(row, since))


@final
class ClockPositions(SolitairePositions):
    """The Big Clock: a pile for every hour, from the bottom up."""

    def on_table(self, state: SolitaireState) -> tuple[int, ...]:
        assert isinstance(state, ClockState)
        found = [tile for pile in state.piles for tile in pile]
        up = [] if state.up == NOTHING_UP else [int(state.up)]
        return (*found, *up, *state.waste)

    def lying(self, game: Game, state: SolitaireState) -> dict[str, str]:
        assert isinstance(state, ClockState)
        return {
            "piles": rows_text(state.piles),
            "up": "" if state.up == NOTHING_UP else tile_text(int(state.up)),
            "waste": some_tiles(state.waste),
        }

    def moment(self, game: Game, fields: Fields) -> SolitaireState:
        assert isinstance(game, ClockGame)
        piles = fields.rows("piles", game.hours)
        up = fields.tiles("up")
        if len(up) > 1:
            raise fields.wrong("up", SolitaireCode.ONE_TURNED_UP, found=len(up))
        waste = fields.tiles("waste")
        table = (*[tile for pile in piles for tile in pile], *up, *waste)
        return game.settled(piles, up[0] if up else NOTHING_UP, waste, self.yard(fields, table))


@final
class NeighborsPositions(SolitairePositions):
    """Good Neighbors: the layout in reading order."""

    def on_table(self, state: SolitaireState) -> tuple[int, ...]:
        assert isinstance(state, NeighborsState)
        return state.layout

    def lying(self, game: Game, state: SolitaireState) -> dict[str, str]:
        assert isinstance(state, NeighborsState)
        return {"layout": some_tiles(state.layout)}

    def moment(self, game: Game, fields: Fields) -> SolitaireState:
        assert isinstance(game, NeighborsGame)
        layout = fields.tiles("layout")
        if len(layout) > game.places:
            raise fields.wrong("layout", SolitaireCode.LAYOUT_SIZE, most=game.places, found=len(layout))
        return game.filled(layout, self.yard(fields, layout))


@final
class TrafficPositions(SolitairePositions):
    """Traffic: the tiles that lie, in the order they were laid, and those turned up."""

    def on_table(self, state: SolitaireState) -> tuple[int, ...]:
        assert isinstance(state, TrafficState)
        return (*[group[0] for group in state.laid], *state.up)

    def lying(self, game: Game, state: SolitaireState) -> dict[str, str]:
        assert isinstance(state, TrafficState)
        return {"up": some_tiles(state.up), "laid": str(spread_of(state.laid)) if state.laid else ""}

    def moment(self, game: Game, fields: Fields) -> SolitaireState:
        assert isinstance(game, TrafficGame)
        up = fields.tiles("up")
        laid = self._laid(game, fields)
        table = (*[group[0] for group in laid], *up)
        found = game.judged(self.yard(fields, table), up, laid, bare_grid().spread(laid))
        assert isinstance(found, SolitaireState)
        return found

    def _laid(self, game: Game, fields: Fields) -> Groups:
        text = fields.text("laid")
        meant = game.notation.read(text) if text else None
        if meant is None:
            if text:
                raise fields.wrong("laid", SolitaireCode.NOT_CELLS, found=text)
            return ()
        assert isinstance(meant, Many)
        cells: list[tuple[int, int]] = []
        for group in meant.groups:
            fields.tile("laid", tile_text(group[0]))
            x, y, way = group[1], group[2], group[3]
            cells += [(x, y), (x + int(across(way)), y + int(down(way)))]
        if len(set(cells)) < len(cells):
            raise fields.wrong("laid", SolitaireCode.CELL_TWICE)
        return meant.groups
