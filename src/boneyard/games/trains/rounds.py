"""The rounds of a train game: how they are dealt, what each seat sees, how rounds and matches are scored."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from boneyard.core.errors import BadSetup
from boneyard.core.game import Deal, Facts, Game, Points, Seats, State
from boneyard.core.hand import hand_of, hands_of, lowest
from boneyard.core.move import DRAW, LAY, PASS, STOP
from boneyard.core.phrase import Phrase
from boneyard.core.tile import DOWN, HIGH, double, tile_text, told_apart
from boneyard.core.yard import Yard
from boneyard.games.trains.answers import Answers
from boneyard.games.trains.codes import TrainCode
from boneyard.games.trains.deal import openable
from boneyard.games.trains.moves import CATCH, NOTATION, place_text
from boneyard.games.trains.reach import Reach
from boneyard.games.trains.scoring import hand_points
from boneyard.games.trains.state import FRESH, OVER, PLAY, STRING, RailState, Train, TrainState


class TrainRounds(Game):
    """The part of a train game that doesn't depend on moves; the moves are in rules.py."""

    def __init__(self, answers: Answers, tiles: tuple[int, ...], size: int, seats: int) -> None:
        self.family = "trains"
        self.size = size
        self.seats = seats
        self.sides = seats
        self.tiles = tiles
        self.rounds = answers.rounds
        self.low_wins = True
        self.notation = NOTATION
        self.kinds = (LAY, DRAW, PASS, STOP, CATCH)
        # For translators: how moves are typed. "draw", "pass", "stop" and "catch" stay as they are.
        self.forms = Phrase("a tile and a train, like 6-4 > M or 6-4 > 2, or draw, pass, stop or catch")
        self.opens_with_hub = answers.opens is not None
        self.answers: Final = answers
        self.reach: Final = Reach(answers, tiles, seats)
        self._seats: Final[i64] = seats

    # --- the deal

    def hub_of(self, number: int) -> int:
        if self.answers.opens is not None:
            return -1
        if number <= self.size + 1:
            return double(self.size + 1 - number)
        wild = self.reach.wild_double.tiles()
        return wild[0] if wild else double(0)

    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        hub = self.hub_of(number)
        if hub >= 0:
            tiles = tuple([tile for tile in tiles if tile != hub])
        each = self.answers.hand
        hands = tuple([tiles[seat * each : (seat + 1) * each] for seat in range(self.seats)])
        yard = tiles[self.seats * each :]
        if self.reach.has_wilds:
            *apart, yard = told_apart([*hands, yard])
            hands = tuple(apart)
        deal = Deal(hands, yard, hub, first)
        return deal if hub >= 0 else self._openable(deal)

    def _openable(self, deal: Deal) -> Deal | None:
        opens = self.answers.opens
        assert opens is not None
        return openable(deal, opens, self.answers.draws_for_hub)

    def begin(self, deal: Deal, totals: Points) -> State:
        hub = deal.hub
        opener = deal.first
        if hub < 0:
            settled = self._openable(deal)
            if settled is None or self.answers.opens is None:
                raise BadSetup(TrainCode.NOBODY_OPENS)
            deal = settled
            hub, opener = self.answers.opens(deal)
        hands = [hand_of(hand) for hand in deal.hands]
        if deal.hub < 0:
            hands[opener] = hands[opener].without(hub)
        start = Train(HIGH[hub], 0, None)
        trains = (start,) * (self.seats + 1)
        owes = STRING if self.answers.opener_may_start else PLAY
        if hands[opener].size == 0:
            owes = OVER  # the double was the opener's only tile
        rail = RailState(penalties=(0,) * self.seats)
        state = TrainState(
            hands_of(tuple(hands)), Yard(deal.yard), hub, trains, rail, opener, owes, -1, (), FRESH
        )
        return self.opened(state)

    @abstractmethod
    def opened(self, state: TrainState) -> TrainState:
        """The first moment after the hub was laid, with the opener's turn behind it if nothing could be done."""

    # --- views and scores

    def look(self, state: State, seat: int | None) -> State:
        assert isinstance(state, TrainState)
        over = state.owes == OVER  # the hands are shown to be counted
        hands = [
            hand if over or own == seat else hand.covered() for own, hand in enumerate(state.hands.row())
        ]
        now = state.now
        if now.drawn >= 0 and seat != state.turn:
            now = now.after_draw(-1)  # which tile was drawn is its player's affair
        seen = state.with_tiles(hands_of(tuple(hands)), state.yard.covered(), now)
        if state.rail.wrong and seat != state.rail.drew:
            return seen.railed(state.rail.after_draw(state.rail.drew, False))
        return seen

    def points(self, state: State) -> Points | None:
        assert isinstance(state, TrainState)
        return self.tally(state) if state.owes == OVER else None

    def tally(self, state: State) -> Points:
        assert isinstance(state, TrainState)
        if state.owes != OVER:
            return state.rail.penalties
        held = [hand_points(hand) for hand in state.hands.row()]
        return tuple([own + more for own, more in zip(held, state.rail.penalties, strict=True)])

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        assert isinstance(state, TrainState)
        if state.owes != OVER or number < self.answers.rounds:
            return None
        if self.answers.out_wins:
            out = [seat for seat, hand in enumerate(state.hands.row()) if hand.size == 0]
            if out:
                return tuple(out)
        return tuple([seat for seat, total in enumerate(totals) if total == min(totals)])

    def facts(self, state: State) -> Facts:
        assert isinstance(state, TrainState)
        return {
            "open": tuple([place_text(place) for place in self.binding(state)]),
            "hub": (tile_text(state.hub),),
            "markers": tuple([str(seat) for seat in self.markers(state)]),
        }

    def binding(self, state: TrainState) -> tuple[int, ...]:
        """The places that everyone must play on now."""
        return (self.reach.places[state.bound],) if state.bound >= 0 else ()

    def opener(self, state: State) -> int:
        assert isinstance(state, TrainState)
        # An opener who could not start has had the turn already.
        return int(lowest(state.rail.started)) if state.rail.started != 0 else int(state.turn)

    def markers(self, state: TrainState) -> Seats:
        """The seats whose trains carry a marker."""
        return tuple([seat for seat in range(self.seats) if (state.rail.markers >> seat) & 1 == 1])

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(state, TrainState)
        return tuple([(*hand.tiles(), *[DOWN] * hand.down) for hand in state.hands.row()])

    def boneyard(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, TrainState)
        return state.yard.rest()

    def unseen(self, state: State) -> list[int]:
        assert isinstance(state, TrainState)
        seen = set(self.laid(state))
        for hand in state.hands.row():
            seen.update(hand.tiles())
        seen.update(self.boneyard(state))
        return [tile for tile in self.tiles if tile not in seen]

    def laid(self, state: TrainState) -> list[int]:
        """All tiles on the table, the hub included, in any order."""
        found = [int(state.hub)]
        for train in state.trains:
            cars = train.cars
            while cars is not None:
                found.append(int(cars.tile))
                cars = cars.before
        return found
