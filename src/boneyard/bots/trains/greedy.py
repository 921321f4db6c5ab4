"""What greedy cares about in train games and how much."""

from dataclasses import dataclass
from typing import Final, final

from boneyard.core.hand import Hand
from boneyard.core.move import LAST, LAY, STOP, Move
from boneyard.core.tile import HIGH, LOW, PIPS, TOP
from boneyard.games.trains.lineup import Lineup, lineup
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.scoring import WILD_COST
from boneyard.games.trains.state import EXTRA, FOLLOW, OVER, STRING, TOLL, TrainState


@dataclass(frozen=True)
class TrainWeights:
    """Prices in points, and times in turns."""

    slack: float = 2.0  # turns that a round lasts beyond what the shortest hand needs
    pace: float = 2.0  # turns that another player needs for a tile
    loose: float = 2.0  # turns that a tile takes which is not lined up
    behind: float = 0.5  # how long such tiles wait for each tile lined up
    tempo: float = 1.0  # a turn that the hand needs
    double: float = 1.5  # a double that is not lined up
    wild: float = 3.0  # a wild tile in hand, early in a round
    wild_turns: float = 4.0  # when half of that is gone
    marker: float = 0.8  # a marker on the own train, for each of the next tiles lined up
    own_open: float = 0.5  # an open double on the own train, for each tile lined up
    drawing: float = 8.0  # a tile to be drawn
    out: float = 30.0  # going out
    turn: float = 6.0  # the next player being far from out, or being oneself
    toll: float = 4.0  # the next player having to draw


_MAX_DEPTH: Final = 4  # the most plays of one turn looked at together; a longer turn is asked for again


_MAX_POSITIONS: Final = 24  # the most positions looked at for one choice, after which nothing is followed up


_MAX_LINEUPS: Final = 14  # the most line-ups searched for one choice; then what is left of the first counts

WEIGHTS: Final = TrainWeights()

COSTS: Final = [
    PIPS[tile] + WILD_COST * ((HIGH[tile] > TOP) + (LOW[tile] > TOP)) for tile in range(len(PIPS))
]


@dataclass(frozen=True)
class ScoredMove:
    """A move of a train game, its value, and the facts that its sentence needs."""

    move: Move
    value: float
    sheds: int  # what the tile would have cost
    out: bool  # no tile is left
    train: int  # the train it is laid on, a seat's or a later one; -1 for none
    own: bool  # which is the bot's own
    covers: bool  # an open double
    had: int  # tiles lined up for the own train before
    keeps: int  # and after it


@final
class TrainEvaluator:
    """Judges the moves of one view; line-ups are worked out once for a choice."""

    def __init__(self, game: TrainGame, state: TrainState, seat: int) -> None:
        self._game: Final = game
        self._state: Final = state
        self._seat: Final = seat
        others = [int(hand.size) for other, hand in enumerate(state.hands.row()) if other != seat]
        self._turns: Final = WEIGHTS.slack + WEIGHTS.pace * min(others)
        self._lineups: Final[dict[tuple[Hand, int, bool], Lineup]] = {}
        self._looked = 0
        self.plan: Final = self._lineup(state)

    def judged(self, moves: list[Move]) -> list[ScoredMove]:
        """Every move; heavy tiles are looked at first and wild ones last, should it take too long to see all."""
        ordered = sorted(moves, key=lambda move: (HIGH[move.tile] > TOP, -COSTS[move.tile]))
        return [self._judged(move) for move in ordered]

    def _judged(self, move: Move) -> ScoredMove:
        """A move with its value."""
        state, seat = self._state, self._seat
        after = self._game.play(state, seat, move)
        assert isinstance(after, TrainState)
        index = self._game.reach.index_of(int(move.place)) if move.kind == LAY else -1
        covers = index >= 0 and (index == state.bound or index in state.opens)
        hand = after.hands.of(seat)
        plan = self._following(state, after, self.plan)
        return ScoredMove(
            move,
            self._value(after, 1, plan),
            COSTS[move.tile] if move.kind == LAY else 0,
            hand.size == 0,
            index,
            index == seat,
            covers,
            self.plan.count,
            plan.count,
        )

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
        """The line-up after a move, taken from the one before it where that is still the best there is."""
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
        """What a state is worth: what follows in the same turn is played as well as it can be."""
        if state.owes == OVER or state.hands.of(self._seat).size == 0:
            return self._settled(state, plan)
        going_on = state.turn == self._seat and (state.owes == FOLLOW or state.owes == EXTRA)
        if not going_on or depth >= _MAX_DEPTH or self._looked >= _MAX_POSITIONS:
            return self._settled(state, plan)
        best: float | None = None
        for move in announced_moves(self._game.moves(state, self._seat)):
            if move.kind != LAY or self._looked >= _MAX_POSITIONS:
                continue
            self._looked += 1
            after = self._game.play(state, self._seat, move)
            assert isinstance(after, TrainState)
            value = self._value(after, depth + 1, self._following(state, after, plan))
            best = value if best is None else max(best, value)
        return self._uncovered(state, plan) if best is None else best

    def _uncovered(self, state: TrainState, plan: Lineup) -> float:
        """A double that nothing in the hand covers: a tile is drawn for it, and mostly a marker is placed."""
        value = self._settled(state, plan) - WEIGHTS.drawing - WEIGHTS.marker * min(plan.count, 4)
        if self._seat in state.opens:
            value -= WEIGHTS.own_open * plan.count
        return value

    def _settled(self, state: TrainState, plan: Lineup) -> float:
        """What a state is worth without looking further."""
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
        """The points that the hand can be expected to cost, and the turns that it needs."""
        turns = self._turns
        wait, step = self._pace(state)
        cost, wild = 0.0, 0
        for tile, _ in plan.tiles:
            cost += COSTS[tile] * wait / (wait + turns)
            wild += HIGH[tile] > TOP
            if HIGH[tile] != LOW[tile]:  # a double and its cover go together
                wait += step
        need = wait * WEIGHTS.tempo
        behind = plan.count * step * WEIGHTS.behind
        for tile in sorted(plan.left.tiles(), key=COSTS.__getitem__, reverse=True):
            behind += WEIGHTS.loose
            cost += COSTS[tile] * behind / (behind + turns)
            need += WEIGHTS.tempo * WEIGHTS.loose
            wild += HIGH[tile] > TOP
            if HIGH[tile] == LOW[tile]:
                need += WEIGHTS.double
        return cost + need - WEIGHTS.wild * wild * turns / (turns + WEIGHTS.wild_turns)

    def _pace(self, state: TrainState) -> tuple[float, float]:
        """When the first tile lined up will be laid, in turns, and how much later each one after it."""
        if state.owes == STRING and state.turn == self._seat and state.string:
            return 0.0, 0.0
        due = self._game.reach.first_turn(state, self._seat)
        if due or (self._game.answers.series and state.trains[self._seat].count == 0):
            return 1.0, 0.0
        return 1.0, 1.0


def announced_moves(moves: tuple[Move, ...]) -> list[Move]:
    """The moves worth judging: where the last tile may be announced it is, and what need not be said twice is not."""
    told = [move for move in moves if move.say == LAST]
    return told + [move for move in moves if move.kind == STOP] if told else list(moves)


def _cut(plan: Lineup, hand: Hand) -> Lineup:
    """As much of a line-up as a hand can still lay of it."""
    kept = 0
    while kept < plan.count and hand.has(plan.tiles[kept][0]):
        kept += 1
    return Lineup(plan.tiles[:kept], hand.less(_hand(plan.tiles[:kept])))


def _hand(tiles: tuple[tuple[int, int], ...]) -> Hand:
    found = Hand()
    for tile, _ in tiles:
        found = found.with_tile(tile)
    return found
