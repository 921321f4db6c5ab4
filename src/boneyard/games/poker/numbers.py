"""Poker as numbers: what is said, the tiles that are exchanged by their places in the hand, and the chips."""

from typing import Final

from mypy_extensions import i64

from boneyard.core.environment.row import Part, Row
from boneyard.core.game import State
from boneyard.core.move import Many, Move
from boneyard.games.poker.answers import Answers
from boneyard.games.poker.moves import CHECK, STAND
from boneyard.games.poker.ranks import HAND
from boneyard.games.poker.rounds import PokerRounds
from boneyard.games.poker.state import OVER, PokerState

_STAGES: Final = OVER + 1
_WORDS: Final = int(STAND - CHECK) + 1


class PokerNumbers(PokerRounds):
    """The numbers of poker's moves and moments; the moves themselves are in rules.py."""

    def __init__(self, answers: Answers, size: int, seats: int) -> None:
        super().__init__(answers, size, seats)
        # A choice of tiles is a number with a bit for each: the lowest tile of the hand is the first.
        self.actions = _WORDS + (2**HAND - 1 if answers.exchange else 0)
        self.longest = 2 * seats * (answers.raises + 3) + seats
        self.swing = min(answers.chips * seats, 32_767)

    def number(self, state: State, move: Move) -> int:
        assert isinstance(state, PokerState)
        if not isinstance(move, Many):
            return int(move.kind - CHECK)
        held = state.hands.of(state.waiting[0]).tiles()
        found = 0
        for tile in move.groups[0]:
            if tile not in held:
                return -1
            found += 2 ** held.index(tile)
        return _WORDS + found - 1

    def table_parts(self) -> tuple[Part, ...]:
        return (
            ("stage", (_STAGES,)),
            ("given", (self.reach_of_tiles(),)),
            ("exchanged", (self.seats,)),
            ("shown", (self.seats, self.reach_of_tiles())),
            ("inside", (self.seats,)),
            ("waiting", (self.seats,)),
            ("chips", (self.seats, 2)),
            ("paid", (self.seats, 2)),
            ("put", (self.seats, 2)),
            ("level", (2,)),
            ("raises", (1,)),
            ("first", (self.seats,)),
        )

    def write_hands(self, view: State, seat: int, row: Row) -> None:
        assert isinstance(view, PokerState)
        row.hands(view.hands, seat, self.reach_of_tiles())

    def left_in_boneyard(self, view: State) -> int:
        assert isinstance(view, PokerState)
        return int(view.yard.left())

    def write_table(self, view: State, seat: int, row: Row) -> None:
        assert isinstance(view, PokerState)
        seats: i64 = self.seats
        who: i64 = seat
        tiles: i64 = self.reach_of_tiles()
        stakes = view.stakes
        row.choice(view.stage, _STAGES)
        row.hand(view.given.of(who), tiles)
        # Every seat has its place in each of the parts: they follow one another, from the seat that looks on.
        step: i64 = 0
        while step < seats:
            each = (who + step) % seats
            row.put(step, view.given.of(each).size)
            step += 1
        row.skip(seats)
        step = 0
        while step < seats:
            row.hand(view.hands.of((who + step) % seats), tiles)
            step += 1
        for one in view.inside:
            row.put((one - who + seats) % seats, 1)
        row.skip(seats)
        for one in view.waiting:
            row.put((one - who + seats) % seats, 1)
        row.skip(seats)
        step = 0
        while step < seats:
            row.wide(stakes.left(int((who + step) % seats)))
            step += 1
        step = 0
        while step < seats:
            row.wide(stakes.paid[(who + step) % seats])
            step += 1
        step = 0
        while step < seats:
            row.wide(stakes.put[(who + step) % seats])
            step += 1
        row.wide(stakes.level)
        row.number(stakes.raises)
        row.seat(view.first, who, seats)
