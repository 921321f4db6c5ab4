"""The rounds of a layout game: how they are dealt, what each seat sees, how rounds and matches are scored."""

from typing import Final

from boneyard.core.game import Deal, Facts, Game, Points, State
from boneyard.core.hand import hand_of, hands_of
from boneyard.core.laid import Laid, laid_in_order
from boneyard.core.move import DRAW, LAY, PASS, STOP
from boneyard.core.phrase import Phrase
from boneyard.core.tile import DOWN, double, tile_text
from boneyard.core.yard import Yard
from boneyard.games.lines.answers import Answers
from boneyard.games.lines.deal import dealt, leadable, settled
from boneyard.games.lines.layout import Layouts
from boneyard.games.lines.leads import ANY
from boneyard.games.lines.moves import LEAD, MUGGINS, NOTATION, place_text
from boneyard.games.lines.reach import Reach
from boneyard.games.lines.scoring import FinishedRound
from boneyard.games.lines.state import OVER, PLAYING, LineState, Tally, begun


class LineRounds(Game):
    """The part of a layout game that doesn't depend on moves; the moves are in rules.py."""

    def __init__(self, answers: Answers, layouts: Layouts, size: int, seats: int, sides: int) -> None:
        self.family = "lines"
        self.size = size
        self.seats = seats
        self.sides = sides
        self.tiles = layouts.tiles
        self.rounds = answers.rounds
        self.low_wins = answers.low_wins
        self.notation = NOTATION
        self.kinds = (LAY, DRAW, PASS, STOP, MUGGINS)
        # For translators: how moves are typed. "lead", "draw", "pass", "stop" and "muggins" stay as they are.
        self.forms = Phrase(
            "a tile and a place, like 6-4 > 5-5 or 6-6 > lead, or draw, pass, stop or muggins"
        )
        self.draws = answers.draws > 0 or answers.draws_for_lead
        self.answers: Final = answers
        self.layouts: Final = layouts
        self.reach: Final = Reach(layouts)
        self.spoken: Final = answers.spoken
        # Rules that name no tile even for empty hands let the leader play any tile.
        self._any_leads: Final[bool] = answers.lead(((),) * seats, size) == ANY
        self._no_points: Final = Tally((0,) * sides)

    # --- the deal

    def hub_of(self, number: int) -> int:
        return double(max(self.size + 1 - number, 0)) if self.answers.hub else -1

    def split(self, tiles: tuple[int, ...], first: int, number: int, totals: Points) -> Deal | None:
        deal = dealt(self.answers.hand, self.seats, tiles, first, self.hub_of(number))
        return deal if deal.hub >= 0 or self._any_leads else leadable(self.answers, self.size, deal)

    def begin(self, deal: Deal, totals: Points) -> State:
        tally = self._no_points
        stake = self.answers.stake
        if stake:
            tally = Tally((-stake,) * self.sides, 0, stake * self.seats - sum(totals))
        leader = deal.first
        forced = -1
        if deal.hub < 0 and not self._any_leads:
            deal, leader, forced = settled(self.answers, self.size, deal)
        hands = hands_of(tuple([hand_of(hand) for hand in deal.hands]))
        yard = Yard(deal.yard)
        if deal.hub < 0:
            return begun(hands, yard, tally, leader, forced, None, None)
        end = self.layouts.lead(deal.hub)[0]
        laid = Laid(deal.hub, LEAD, -1, -1, None)
        return begun(hands, yard, tally, leader, -1, end, laid)

    def may_draw(self, state: LineState) -> bool:
        """Whether the seat whose turn it is could draw now if it cannot play."""
        return state.drew < self.answers.draws and state.stage == PLAYING and state.yard.left() > 0

    # --- views and scores

    def look(self, state: State, seat: int | None) -> State:
        assert isinstance(state, LineState)
        over = state.stage == OVER  # the hands are shown to be counted
        hands = [
            hand if over or own == seat else hand.covered() for own, hand in enumerate(state.hands.row())
        ]
        forced = state.forced
        if seat != state.turn:
            forced = -1
        return state.with_tiles(hands_of(tuple(hands)), state.yard.covered(), forced)

    def points(self, state: State) -> Points | None:
        assert isinstance(state, LineState)
        return self.tally(state) if state.stage == OVER else None

    def tally(self, state: State) -> Points:
        assert isinstance(state, LineState)
        made = state.tally.points
        if state.stage != OVER:
            return made
        won = self.answers.score(
            FinishedRound(state.hands.row(), self.sides, self.answers.penalty, state.tally.pool)
        )
        return tuple([had + more for had, more in zip(made, won, strict=True)])

    def standing(self, state: State, totals: Points, number: int) -> Points | None:
        assert isinstance(state, LineState)
        return self.answers.decide(totals, number, state.stage == OVER)

    def facts(self, state: State) -> Facts:
        assert isinstance(state, LineState)
        found = {"open": tuple([place_text(place) for place in self.binding(state)])}
        if self.answers.hub:
            found["hub"] = (tile_text(self.hub(state)),)
        return found

    def binding(self, state: LineState) -> tuple[int, ...]:
        """The places that everyone must play on now."""
        return tuple([int(end.place) for end in state.ends() if end.binds])

    def hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        assert isinstance(state, LineState)
        return tuple([(*hand.tiles(), *[DOWN] * hand.down) for hand in state.hands.row()])

    def boneyard(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, LineState)
        return state.yard.rest()

    def hub(self, state: LineState) -> int:
        """The tile in the hub, -1 if there isn't one."""
        lead = laid_in_order(state.laid)
        return lead[0][0] if self.answers.hub and lead else -1

    def unseen(self, state: State) -> list[int]:
        assert isinstance(state, LineState)
        seen = {row[0] for row in laid_in_order(state.laid)}
        for hand in state.hands.row():
            seen.update(hand.tiles())
        seen.update(self.boneyard(state))
        return [tile for tile in self.tiles if tile not in seen]
