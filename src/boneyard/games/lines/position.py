"""Positions of layout games: who laid which tile where, from the lead on, gives the ends."""

from typing import Final, final

from boneyard.core.codes import PositionCode
from boneyard.core.errors import BoneyardError
from boneyard.core.game import Game, State
from boneyard.core.hand import hand_of, hands_of
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.move import LAY
from boneyard.core.notation.position import (
    Fields,
    Positions,
    Rows,
    rows_text,
    some_numbers,
    some_tiles,
    unusual,
)
from boneyard.core.tile import HIGH, LOW, PIPS, TILES, tile_text
from boneyard.core.yard import Yard
from boneyard.games.lines.codes import LineCode
from boneyard.games.lines.moves import LEAD, line_move
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import ADDING, LEADING, OVER, PLAYING, LineState, Tally, begun

_OWES: Final = ["play", "add"]
_STRANGER: Final = TILES - 1  # a tile that no layout game has: a player who holds it is never out


@final
class LinePositions(Positions):
    """Hands, boneyard, the table as it was laid, and whose turn it is."""

    def write(self, game: Game, state: State) -> dict[str, str]:
        assert isinstance(game, LineGame)
        assert isinstance(state, LineState)
        usual = _usual_tally(game, ())
        tally = state.tally
        return {
            "hands": rows_text(game.hands(state)),
            "yard": some_tiles(game.boneyard(state)),
            "table": ", ".join([self._laid(game, row) for row in laid_in_order(state.laid)]),
            "turn": str(state.turn),
            "owes": _OWES[1] if state.stage == ADDING else "",
            "lead": tile_text(state.forced) if state.forced >= 0 else "",
            "drew": unusual(state.drew),
            "passes": unusual(state.passes),
            "points": some_numbers(tally.points) if tally.points != usual.points else "",
            "unclaimed": unusual(tally.unclaimed),
            "pool": str(tally.pool) if game.answers.stake else "",
        }

    def _laid(self, game: LineGame, row: tuple[int, int, int, int]) -> str:
        tile, place, touches, seat = row
        if seat < 0:
            return f"hub {tile_text(tile)}"
        either_way = touches >= 0 and game.reach.wild.has(tile) and HIGH[tile] != LOW[tile]
        return f"{seat} {line_move(LAY, tile, place, PIPS[tile] - touches if either_way else -1)}"

    def read(self, game: Game, fields: Fields) -> State:
        assert isinstance(game, LineGame)
        rows = fields.hands()
        yard = Yard(fields.tiles("yard"))
        table = self._table(game, fields)
        passes = fields.number("passes", high=game.seats)
        usual = _usual_tally(game, fields.totals)
        tally = Tally(
            fields.numbers("points", usual.points),
            fields.number("unclaimed"),
            fields.number("pool", usual.pool),
        )
        adding = fields.choice("owes", _OWES) == 1
        bare = table.left is None
        stage = LEADING if bare else ADDING if adding else PLAYING
        if not all([len(row) > 0 for row in rows]) or passes >= game.seats:
            stage = OVER
        turn = fields.seat("turn", 0)
        return LineState(
            hands_of(tuple([hand_of(row) for row in rows])),
            yard,
            tally,
            turn,
            stage,
            left=table.left,
            right=table.right,
            more=table.more,
            laid=table.laid,
            drew=fields.number("drew"),
            passes=passes,
            forced=self._forced(fields, rows, turn, bare),
        )

    def _forced(self, fields: Fields, rows: Rows, turn: int, bare: bool) -> int:
        """The tile that must lead; it's in the leader's hand."""
        if fields.has("lead") and not bare:
            raise fields.wrong("lead", LineCode.TABLE_NOT_EMPTY)
        for tile in rows[turn]:
            if tile >= 0 and fields.text("lead") == tile_text(tile):
                return tile
        if fields.has("lead"):
            raise fields.wrong("lead", PositionCode.NOT_IN_HAND, tile=fields.text("lead"), seat=turn)
        return -1

    def _table(self, game: LineGame, fields: Fields) -> LineState:
        """The layout, laid tile by tile as the rules allow it."""
        hands = hands_of((hand_of([_STRANGER]),) * game.seats)
        table = begun(hands, Yard(()), Tally((0,) * game.sides), 0, -1, None, None)
        for number, part in enumerate(fields.parts("table", ",")):
            who, _, what = part.partition(" ")
            if who.lower() == "hub":
                if number > 0 or not game.answers.hub:
                    raise fields.wrong("table", LineCode.HUB_FIRST)
                tile = fields.tile("table", what.strip())
                if tile < 0 or HIGH[tile] != LOW[tile]:
                    raise fields.wrong("table", LineCode.HUB_NOT_DOUBLE, found=what.strip())
                hub = game.layouts.lead(tile)[0]
                table = begun(hands, Yard(()), table.tally, 0, -1, hub, Laid(tile, LEAD, -1, -1, None))
                continue
            table = self._after(game, fields, table, fields.seat_in("table", who), what)
        return table

    def _after(self, game: LineGame, fields: Fields, table: LineState, seat: int, text: str) -> LineState:
        try:
            move = game.meant(text)
            if move.kind != LAY:
                raise fields.wrong("table", LineCode.NOT_A_PLAY, found=f"{seat} {text}")
            tile = fields.tile("table", tile_text(move.tile))
            holding = table.hands.put(seat, hand_of([tile, _STRANGER]))
            stage = LEADING if table.left is None else PLAYING
            after = game.play(table.with_tiles(holding, table.yard, -1).passed(seat, stage, 0), seat, move)
        except BoneyardError as problem:
            told = problem.code is PositionCode.IN_FIELD
            raise (problem if told else fields.wrong_by("table", problem)) from None
        assert isinstance(after, LineState)
        return after


def _usual_tally(game: LineGame, totals: tuple[int, ...]) -> Tally:
    """What a round has before anything is scored in it."""
    stake = game.answers.stake
    return Tally((-stake,) * game.sides, 0, stake * game.seats - sum(totals) if stake else 0)
