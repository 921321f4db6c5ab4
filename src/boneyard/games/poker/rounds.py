"""The deals of poker: how they are dealt, what each seat sees, how deals and matches are scored."""

from abc import abstractmethod
from typing import Final

from boneyard.core.errors import BadSetup
from boneyard.core.game import Deal, Game, Points, Seats, State
from boneyard.core.hand import EMPTY, Hands, hand_of, hands_of
from boneyard.core.move import Many, Move
from boneyard.core.phrase import Phrase
from boneyard.core.tile import DOWN
from boneyard.core.yard import Yard
from boneyard.games.poker.answers import Answers
from boneyard.games.poker.codes import PokerCode
from boneyard.games.poker.moves import BET, CALL, CHECK, EXCHANGE, FOLD, NOTATION, RAISE, STAND, exchange_of
from boneyard.games.poker.ranks import HAND, ORDER
from boneyard.games.poker.state import BETTING, OVER, PokerState, Stakes


class PokerRounds(Game):
    """The part of poker that doesn't depend on moves; the moves are in rules.py."""

    def __init__(self, answers: Answers, size: int, seats: int) -> None:
        self.family = "poker"
        self.size = size
        self.seats = seats
        self.sides = seats
        self.tiles = tuple(sorted(ORDER))
        self.rounds = answers.deals
        self.low_wins = False
        self.always_shown = False
        self.never_told = True
        self.remembered = True
        self.sits_out = True
        self.notation = NOTATION
        self.kinds = (CHECK, BET, CALL, RAISE, FOLD)
        # For translators: how moves are typed; the words for moves stay as they are.
        self.forms = Phrase("check, bet, call, raise or fold")
        if answers.exchange:
            self.kinds = (CHECK, BET, CALL, RAISE, FOLD, EXCHANGE, STAND)
            # For translators: how moves are typed; the words for moves stay as they are.
            self.forms = Phrase(
                "check, bet, call, raise or fold, or in the exchange stand or exchange 6-1 3-2"
            )
        self.answers: Final = answers

    # --- the deal

    def totals_at_first(self) -> Points:
        return (self.answers.chips,) * self.seats

    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        hands: list[tuple[int, ...]] = []
        dealt = 0
        for chips in totals:
            each = HAND if chips > 0 else 0
            hands.append(tiles[dealt : dealt + each])
            dealt += each
        return Deal(tuple(hands), tiles[dealt:], -1, first)

    def first_after(self, first: int, totals: Points) -> int:
        for step in range(1, self.seats + 1):
            seat = (first + step) % self.seats
            if totals[seat] > 0:
                return seat
        return first

    def begin(self, deal: Deal, totals: Points) -> State:
        nothing = (0,) * self.seats
        paid = tuple([min(self.answers.ante, chips) for chips in totals])
        inside = tuple([seat for seat in range(self.seats) if self._plays(deal, totals, seat)])
        if len(inside) < 2:
            raise BadSetup(PokerCode.NO_OPPONENT)
        state = PokerState(
            hands=hands_of(tuple([hand_of(hand) for hand in deal.hands])),
            given=self._no_tiles(),
            yard=Yard(deal.yard),
            stakes=Stakes(totals, paid, nothing, 0, 0),
            inside=inside,
            waiting=(),
            stage=BETTING,
            first=max(deal.first, 0),
            won=nothing,
        )
        return self.opened(state)

    @abstractmethod
    def opened(self, state: PokerState) -> PokerState:
        """The first state after the antes; if they leave nothing to bet with, everything follows automatically."""

    def _plays(self, deal: Deal, totals: Points, seat: int) -> bool:
        held = len(deal.hands[seat])
        if totals[seat] <= 0 and held > 0:
            raise BadSetup(PokerCode.NO_CHIPS, seat=seat)
        if totals[seat] > 0 and not 0 < held <= HAND:
            raise BadSetup(PokerCode.HAND_SIZE, seat=seat, most=HAND, found=held)
        return held > 0

    def _no_tiles(self) -> Hands:
        return hands_of((EMPTY,) * self.seats)

    def in_order(self, state: PokerState) -> Seats:
        """Those still in, from the dealer's left on."""
        return self.from_seat(state, state.first)

    def from_seat(self, state: PokerState, seat: int) -> Seats:
        """Those still in, from a seat on round the table."""
        row = [(seat + step) % self.seats for step in range(self.seats)]
        return tuple([each for each in row if each in state.inside])

    def able(self, state: PokerState) -> Seats:
        """Those still in who have chips left to bet with, from the dealer's left on."""
        return tuple([seat for seat in self.in_order(state) if state.stakes.left(seat) > 0])

    # --- views and scores

    def look(self, state: State, seat: int | None) -> State:
        assert isinstance(state, PokerState)
        shown = state.shown()
        hands = [
            hand if own == seat or own in shown else hand.covered()
            for own, hand in enumerate(state.hands.row())
        ]
        given = [hand if own == seat else hand.covered() for own, hand in enumerate(state.given.row())]
        return state.with_tiles(hands_of(tuple(hands)), hands_of(tuple(given)), state.yard.covered())

    def seen_move(self, move: Move, mover: int, seat: int | None) -> Move:
        if isinstance(move, Many) and mover != seat:
            return exchange_of((DOWN,) * len(move.groups[0]))
        return move

    def points(self, state: State) -> Points | None:
        assert isinstance(state, PokerState)
        return self.tally(state) if state.stage == OVER else None

    def tally(self, state: State) -> Points:
        assert isinstance(state, PokerState)
        return tuple([took - gave for took, gave in zip(state.won, state.stakes.paid, strict=True)])

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        assert isinstance(state, PokerState)
        if state.stage != OVER:
            return None
        with_chips = [seat for seat, chips in enumerate(totals) if chips > 0]
        if number < self.answers.deals and len(with_chips) > 1:
            return None
        return tuple([seat for seat in with_chips if totals[seat] == max(totals)])

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(state, PokerState)
        return tuple([(*hand.tiles(), *[DOWN] * hand.down) for hand in state.hands.row()])

    def boneyard(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, PokerState)
        return state.yard.rest()

    def hidden(self, state: State) -> bool:
        assert isinstance(state, PokerState)
        return super().hidden(state) or any([hand.down > 0 for hand in state.given.row()])

    def unseen(self, state: State) -> list[int]:
        assert isinstance(state, PokerState)
        seen = set(self.boneyard(state))
        for hand in (*state.hands.row(), *state.given.row()):
            seen.update(hand.tiles())
        return [tile for tile in self.tiles if tile not in seen]
