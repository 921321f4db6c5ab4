"""Greedy play at train games: the move after which the hand should cost least."""

from dataclasses import dataclass
from typing import Final, final

from boneyard.bots.bot import SURE, Choice, sureness
from boneyard.bots.budget import Budget
from boneyard.bots.trains.rollout_kernel import COST
from boneyard.core.game import Moves
from boneyard.core.hand import Hand
from boneyard.core.match import View
from boneyard.core.move import DRAW, LAY, STOP, Move
from boneyard.core.rng import Rng
from boneyard.core.tile import HIGH, LOW, TOP
from boneyard.games.trains.line_up.search import Lineup, lineup
from boneyard.games.trains.moves import CATCH, LAST
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import EXTRA, FOLLOW, OVER, STRING, TOLL, TrainState
from boneyard.words.bot_reasons import trains as reasons
from boneyard.words.bot_reasons.trains import TrainMoveFacts

_MATTERS: Final = 4.0  # points by which a move must be better to be clearly better


@dataclass(frozen=True)
class TrainWeights:
    """Prices in points, and times in turns."""

    slack: float = 2.0  # turns that a round lasts beyond what the shortest hand needs
    pace: float = 2.0  # turns that another player needs to lay a tile
    loose: float = 2.0  # turns that a tile which is not lined up takes
    behind: float = 0.5  # turns that such tiles wait for each tile lined up
    tempo: float = 1.0  # a turn that the hand needs
    double: float = 1.5  # a double that is not lined up
    wild: float = 3.0  # a wild tile in hand, early in a round
    wild_turns: float = 4.0  # when half of that is gone
    marker: float = 0.8  # a marker on your train, for each of the next tiles lined up
    own_open: float = 0.5  # an open double on your train, for each tile lined up
    drawing: float = 8.0  # having to draw a tile
    out: float = 30.0  # going out
    turn: float = 6.0  # the next player being far from going out, or being you
    toll: float = 4.0  # the next player having to draw


_MAX_DEPTH: Final = 4  # the most plays of one turn considered together; a longer turn is chosen bit by bit
_MAX_POSITIONS: Final = 24  # the most positions considered for one choice

_MAX_LINEUPS: Final = (
    14  # the most line-ups computed for one choice; after that, what is left of the first counts
)

WEIGHTS: Final = TrainWeights()


@dataclass(frozen=True)
class ScoredMove:
    """A move, its value, and the facts that its sentence needs."""

    move: Move
    value: float
    facts: TrainMoveFacts


@final
class TrainEvaluator:
    """Scores the moves of one view; each line-up is computed once per choice."""

    def __init__(self, game: TrainGame, state: TrainState, seat: int) -> None:
        self._game: Final = game
        self._state: Final = state
        self._seat: Final = seat
        others = [int(hand.size) for other, hand in enumerate(state.hands.row()) if other != seat]
        self._turns: Final = WEIGHTS.slack + WEIGHTS.pace * min(others)
        self._lineups: Final[dict[tuple[Hand, int, bool], Lineup]] = {}
        self._positions = 0
        self.plan: Final = self._lineup(state)

    def score(self, moves: list[Move]) -> list[ScoredMove]:
        """Score every move: heavy tiles first and wild ones last, in case the limits above are reached."""
        ordered = sorted(moves, key=lambda move: (HIGH[move.tile] > TOP, -COST[move.tile]))
        return [self._score(move) for move in ordered]

    def _score(self, move: Move) -> ScoredMove:
        after = self._game.play(self._state, self._seat, move)
        assert isinstance(after, TrainState)
        plan = self._following(self._state, after, self.plan)
        facts = move_facts(self._game, self._state, self._seat, move, after, self.plan, plan)
        return ScoredMove(move, self._value(after, 1, plan), facts)

    # --- line-ups

    def _lineup(self, state: TrainState) -> Lineup:
        train = state.trains[self._seat]
        hand = state.hands.of(self._seat)
        key = (hand, int(train.end), train.on_double())
        found = self._lineups.get(key)
        if found is None and len(self._lineups) >= _MAX_LINEUPS:
            return Lineup((), hand)
        if found is None:
            found = lineup(hand, int(train.end), "tiles", train.on_double())
            self._lineups[key] = found
        return found

    def _following(self, before: TrainState, after: TrainState, plan: Lineup) -> Lineup:
        """The line-up after a move, derived from the one before it while that is still the best."""
        was, now = before.trains[self._seat], after.trains[self._seat]
        hand = after.hands.of(self._seat)
        if was.count == now.count:
            if all(hand.has(tile) for tile, _ in plan.tiles):
                return Lineup(plan.tiles, hand.less(_hand(plan.tiles)))
            if len(self._lineups) >= _MAX_LINEUPS:
                return _cut(plan, hand)
        elif plan.count > 0:
            tile, left = plan.tiles[0]
            assert now.cars is not None
            if int(now.cars.tile) == tile and int(now.end) == left:
                return Lineup(plan.tiles[1:], plan.left)
        return self._lineup(after)

    # --- values

    def _value(self, state: TrainState, depth: int, plan: Lineup) -> float:
        """What a state is worth if the rest of the turn is played as well as possible."""
        if state.owes == OVER or state.hands.of(self._seat).size == 0:
            return self._settled(state, plan)
        going_on = state.turn == self._seat and (state.owes == FOLLOW or state.owes == EXTRA)
        if not going_on or depth >= _MAX_DEPTH or self._positions >= _MAX_POSITIONS:
            return self._settled(state, plan)
        best: float | None = None
        for move in announced_moves(self._game.moves(state, self._seat)):
            if move.kind != LAY or self._positions >= _MAX_POSITIONS:
                continue
            self._positions += 1
            after = self._game.play(state, self._seat, move)
            assert isinstance(after, TrainState)
            value = self._value(after, depth + 1, self._following(state, after, plan))
            best = value if best is None else max(best, value)
        return self._uncovered(state, plan) if best is None else best

    def _uncovered(self, state: TrainState, plan: Lineup) -> float:
        """The value with a double that nothing in hand covers: a draw, and usually a marker."""
        value = self._settled(state, plan) - WEIGHTS.drawing - WEIGHTS.marker * min(plan.count, 4)
        if self._seat in state.opens:
            value -= WEIGHTS.own_open * plan.count
        return value

    def _settled(self, state: TrainState, plan: Lineup) -> float:
        """What a state is worth without looking ahead."""
        seat = self._seat
        if state.hands.of(seat).size == 0:
            return WEIGHTS.out
        own = 1 << seat
        value = -self._cost(state, plan)
        if int(state.rail.markers) & own:
            value -= WEIGHTS.marker * min(plan.count, 4)
        if state.bound == seat:
            value -= WEIGHTS.own_open * plan.count
        if state.turn == seat:
            return value + WEIGHTS.turn
        value += WEIGHTS.turn * (1 - 1 / max(int(state.hands.of(state.turn).size), 1))
        if state.owes == TOLL:
            value += WEIGHTS.toll
        return value

    def _cost(self, state: TrainState, plan: Lineup) -> float:
        """The points that the hand is expected to cost, plus the price of the turns it needs."""
        turns = self._turns
        wait, step = self._pace(state)
        cost, wild = 0.0, 0
        for tile, _ in plan.tiles:
            cost += COST[tile] * wait / (wait + turns)
            wild += HIGH[tile] > TOP
            if HIGH[tile] != LOW[tile]:  # a double and its cover go together
                wait += step
        need = wait * WEIGHTS.tempo
        behind = plan.count * step * WEIGHTS.behind
        for tile in sorted(plan.left.tiles(), key=COST.__getitem__, reverse=True):
            behind += WEIGHTS.loose
            cost += COST[tile] * behind / (behind + turns)
            need += WEIGHTS.tempo * WEIGHTS.loose
            wild += HIGH[tile] > TOP
            if HIGH[tile] == LOW[tile]:
                need += WEIGHTS.double
        return cost + need - WEIGHTS.wild * wild * turns / (turns + WEIGHTS.wild_turns)

    def _pace(self, state: TrainState) -> tuple[float, float]:
        """In how many turns the first tile lined up will be laid, and how many turns apart the others."""
        if state.owes == STRING and state.turn == self._seat and state.now.string:
            return 0.0, 0.0
        due = self._game.reach.first_turn(state, self._seat)
        if due or (self._game.answers.series and state.trains[self._seat].count == 0):
            return 1.0, 0.0
        return 1.0, 1.0


def announced_moves(moves: tuple[Move, ...]) -> list[Move]:
    """The moves worth considering: if the last tile may be announced, it is."""
    announced = [move for move in moves if move.say == LAST]
    if announced:
        return announced + [move for move in moves if move.kind == STOP]
    # Drawing with a tile that fits can be caught: no bot does.
    return [move for move in moves if move.kind != DRAW] if moves[0].kind == LAY else list(moves)


def _cut(plan: Lineup, hand: Hand) -> Lineup:
    """As much of a line-up as a hand can still lay."""
    kept = 0
    while kept < plan.count and hand.has(plan.tiles[kept][0]):
        kept += 1
    return Lineup(plan.tiles[:kept], hand.less(_hand(plan.tiles[:kept])))


def _hand(tiles: tuple[tuple[int, int], ...]) -> Hand:
    found = Hand()
    for tile, _ in tiles:
        found = found.with_tile(tile)
    return found


def move_facts(
    game: TrainGame,
    state: TrainState,
    seat: int,
    move: Move,
    after: TrainState,
    had: Lineup,
    keeps: Lineup,
) -> TrainMoveFacts:
    """The facts about a move, given the line-ups for the seat's train before and after it."""
    index = game.reach.index_of(int(move.place)) if move.kind == LAY else -1
    return TrainMoveFacts(
        move,
        sheds=COST[move.tile] if move.kind == LAY else 0,
        out=after.hands.of(seat).size == 0,
        own=index == seat,
        public=index >= game.seats,
        covers=index >= 0 and (index == state.bound or index in state.opens),
        had=had.count,
        keeps=keeps.count,
    )


def choose(view: View, moves: Moves, budget: Budget, rng: Rng) -> Choice:
    """The move that greedy makes at a train game."""
    game, state = view.game, view.state
    assert isinstance(game, TrainGame)
    assert isinstance(state, TrainState)
    for move in moves:
        if move.kind == CATCH:
            return Choice(move, SURE, reasons.catches())
    plays = announced_moves(moves)
    if plays[0].kind != LAY:
        return Choice(plays[0], SURE, reasons.unable(state, plays[0]))
    if len(plays) == 1:
        return Choice(plays[0], SURE, reasons.only(state, view.seat))
    scored = TrainEvaluator(game, state, view.seat).score(plays)
    best = max(scored, key=lambda each: each.value)
    sure = sureness([each.value for each in scored], _MATTERS)
    return Choice(best.move, sure, reasons.why(best.facts))
