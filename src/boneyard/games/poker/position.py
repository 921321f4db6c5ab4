"""Positions of poker: hands, chips, who is still in and who has to speak."""

from typing import Final, final

from boneyard.core.game import Game, State
from boneyard.core.hand import hand_of, hands_of
from boneyard.core.position import Fields, Positions, rows_text, some_numbers, some_tiles, unusual
from boneyard.core.tile import DOWN
from boneyard.core.yard import Yard
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING, EXCHANGING, OVER, PokerState, Stakes

_STAGES: Final = ["betting", "exchange", "again", "over"]  # as state.py numbers them


@final
class PokerPositions(Positions):
    """One deal of poker; what everybody brought to it are the scores."""

    def write(self, game: Game, state: State) -> dict[str, str]:
        assert isinstance(game, PokerGame)
        assert isinstance(state, PokerState)
        stakes = state.stakes
        given = [(*hand.tiles(), *[DOWN] * hand.down) for hand in state.given.row()]
        return {
            "hands": rows_text(game.hands(state)),
            "given": rows_text(given) if any([len(row) > 0 for row in given]) else "",
            "yard": some_tiles(game.boneyard(state)),
            "stage": "" if state.stage == BETTING else _STAGES[state.stage],
            "paid": some_numbers(stakes.paid),
            "put": some_numbers(stakes.put) if any(stakes.put) else "",
            "level": unusual(stakes.level, max(stakes.put)),
            "raises": unusual(stakes.raises),
            "in": some_numbers(state.inside),
            "waiting": some_numbers(state.waiting),
            "won": some_numbers(state.won) if any(state.won) else "",
        }

    def read(self, game: Game, fields: Fields) -> State:
        assert isinstance(game, PokerGame)
        rows = fields.hands()
        nothing = (0,) * game.seats
        given = fields.rows("given", game.seats) if fields.has("given") else ((),) * game.seats
        yard = fields.tiles("yard")
        paid = fields.numbers("paid", nothing)
        put = fields.numbers("put", nothing)
        inside = fields.seats("in") if fields.has("in") else tuple(range(game.seats))
        waiting = fields.seats("waiting")
        stage = fields.choice("stage", _STAGES)
        for seat in range(game.seats):
            if not 0 <= put[seat] <= paid[seat] <= fields.totals[seat]:
                raise fields.wrong(
                    "paid", f"seat {seat} brought {fields.totals[seat]} chips, and puts in no more than that."
                )
            if seat in inside and not rows[seat]:
                raise fields.wrong("hands", f"seat {seat} is still in, and needs a hand.")
            if seat in waiting and seat not in inside:
                raise fields.wrong("waiting", f"seat {seat} is out.")
        if len(inside) < 2 and stage != OVER:
            raise fields.wrong("in", "at least two players are in until the deal is over.")
        if (stage == OVER) == bool(waiting):
            raise fields.wrong("waiting", "whoever has to speak stands there, and nobody once it is over.")
        if stage == EXCHANGING and not yard:
            raise fields.wrong("yard", "without a tile in it nobody can exchange any.")
        return PokerState(
            hands=hands_of(tuple([hand_of(row) for row in rows])),
            given=hands_of(tuple([hand_of(row) for row in given])),
            yard=Yard(yard),
            stakes=Stakes(
                fields.totals, paid, put, fields.number("level", max(put)), fields.number("raises")
            ),
            inside=inside,
            waiting=waiting,
            stage=stage,
            first=max(fields.first, 0),
            won=fields.numbers("won", nothing),
        )
