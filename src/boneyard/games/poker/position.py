"""Positions of poker: hands, chips, who is still in and who has to speak."""

from typing import Final, final

from boneyard.core.game import Game, State
from boneyard.core.hand import hand_of, hands_of
from boneyard.core.notation.position import Fields, Positions, rows_text, some_numbers, some_tiles, unusual
from boneyard.core.tile import DOWN
from boneyard.core.yard import Yard
from boneyard.games.poker.codes import PokerCode
from boneyard.games.poker.rules import PokerGame
from boneyard.games.poker.state import BETTING, EXCHANGING, OVER, PokerState, Stakes

_STAGES: Final = ["betting", "exchange", "again", "over"]  # as state.py numbers them


@final
class PokerPositions(Positions):
    """One deal of poker; what everyone brought to it are the scores."""

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
                brought = fields.totals[seat]
                raise fields.wrong("paid", PokerCode.PAID_TOO_MUCH, seat=seat, brought=brought)
            if seat in inside and not rows[seat]:
                raise fields.wrong("hands", PokerCode.NEEDS_HAND, seat=seat)
            if seat in waiting and seat not in inside:
                raise fields.wrong("waiting", PokerCode.IS_OUT, seat=seat)
        if len(inside) < 2 and stage != OVER:
            raise fields.wrong("in", PokerCode.TWO_ARE_IN)
        if (stage == OVER) == bool(waiting):
            raise fields.wrong("waiting", PokerCode.WHO_SPEAKS)
        if stage == EXCHANGING and not yard:
            raise fields.wrong("yard", PokerCode.NOTHING_TO_EXCHANGE)
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
