"""Rollouts of a train game with all tiles face up: played on by a policy, cut off after a few turns and evaluated."""

from typing import Final, final

from mypy_extensions import i64

from boneyard.bots.trains.rollout_policy_kernel import RolloutPolicy
from boneyard.bots.trains.route_kernel import plan_of
from boneyard.core.game import Moves
from boneyard.core.hand import bit_of, bits
from boneyard.core.move import DRAW, LAY, PASS, Move
from boneyard.core.tile import HIGH, LOW, PIPS, TOP
from boneyard.games.trains.line_up.search import Lineup
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.scoring import WILD_COST
from boneyard.games.trains.state import OVER, PLAY, TrainState

_MAX_MOVES: Final[i64] = 400  # far more than a round takes

COST: Final = bytes(
    [PIPS[tile] + WILD_COST * ((HIGH[tile] > TOP) + (LOW[tile] > TOP)) for tile in range(len(PIPS))]
)

# A linear evaluation function, fitted to complete rollouts: the expected lead of a seat in points. The weights are: by
# the number of loose tiles, which are on no route (0 to 7); for each tile on the route, with no, one or more loose
# tiles; for each loose double; for each point in hand, and loose in hand; for a marker; for each face of the loose
# tiles; and for an open double on the seat's train.
WEIGHTS_OF_TWO: Final = [
    42.7, 3.1, -3.7, -6.3, -8.4, -8.5, -9.0, -10.0, -1.8, 0.4, 0.0, -3.1, -0.01, -0.02, -1.8, -0.6, 4.1,
]  # fmt: skip

WEIGHTS_WITH_WILD: Final = [
    12.8, -1.4, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -3.9, -3.4, -3.2, -6.5, 0.0, -0.38, -2.6, -4.0, -13.0,
]  # fmt: skip

WEIGHTS_OF_MORE: Final = [
    26.1, 8.1, -0.1, -2.6, -4.9, -7.0, -9.2, -10.4, -3.4, -1.8, -1.2, -3.2, -0.1, -0.14, -0.7, -0.9, 4.1,
]  # fmt: skip


def _weights_at(game: TrainGame) -> list[float]:
    if len(game.reach.wild_double) > 0:
        return WEIGHTS_WITH_WILD
    return WEIGHTS_OF_TWO if game.seats == 2 else WEIGHTS_OF_MORE


@final
class TrainRollout:
    """Rolls out rounds for one seat."""

    def __init__(self, game: TrainGame, seat: int, win: float, turns: int = 0) -> None:
        self._game: Final = game
        self._seat: Final[i64] = seat
        self._win: Final[float] = win  # what winning a round is worth besides its points
        self._turns: Final[i64] = (
            turns  # of the seat, after which a rollout is cut off; 0 to play the round out
        )
        self._weights: Final[list[float]] = _weights_at(game)
        self.policy: Final = RolloutPolicy(game)
        # By seat, the faces that it could not match when it last passed.
        self.lacks: list[int] = [0] * game.seats
        self.made: list[Move] = []  # in the last rollout

    def priors(self, state: TrainState, moves: Moves) -> list[float]:
        """The policy's value of each of the seat's moves."""
        return self.policy.priors(state, self._seat, moves, self.lacks)

    def values(self, truth: TrainState, moves: Moves, plans: list[Lineup]) -> list[float]:
        """The value of each move in one determinization; `plans` are the seat's line-ups after each."""
        seats: i64 = self._game.seats
        others: list[Lineup] = []
        seat: i64 = 0
        while seat < seats:
            others.append(plans[0] if seat == self._seat else plan_of(truth, seat))
            seat += 1
        found: list[float] = []
        index: i64 = 0
        for move in moves:
            after = self._game.play(truth, self._seat, move)
            assert isinstance(after, TrainState)
            others[self._seat] = plans[index]
            end = self.roll_out(after, others)
            found.append(self.utility(end) if end.owes == OVER else self.estimate(end))
            index += 1
        return found

    def utility(self, state: TrainState) -> float:
        """The utility of a finished round: how much less the seat has in hand than the others, plus the win."""
        points = self._game.tally(state)
        seat: i64 = 0
        own: i64 = points[self._seat]
        total: i64 = 0
        least: i64 = -1
        for each in points:
            count: i64 = each
            if seat != self._seat:
                total += count
                if least < 0 or count < least:
                    least = count
            seat += 1
        value = float(total) / float(seat - 1) - float(own) - self._win / float(seat)
        if own < least:
            return value + self._win
        return value + self._win / 2.0 if own == least else value

    def estimate(self, state: TrainState) -> float:
        """The expected utility of a round that is not over."""
        others = 0.0
        own = 0.0
        seat: i64 = 0
        seats: i64 = self._game.seats
        while seat < seats:
            expected = self._expected_lead(state, seat)
            if seat == self._seat:
                own = expected
            else:
                others += expected
            seat += 1
        return own - others / float(seats - 1)

    def _expected_lead(self, state: TrainState, seat: i64) -> float:
        """The expected lead of a seat, by the evaluation function."""
        hand = state.hands.of(seat)
        route = self.policy.route(state, seat, hand)
        loose: i64 = 0
        doubles: i64 = 0
        cost: i64 = 0
        loose_cost: i64 = 0
        faces: i64 = 0
        for tile in hand.tiles():
            points = COST[tile]
            cost += points
            if route.position(tile) < 0:
                loose += 1
                loose_cost += points
                high: i64 = HIGH[tile]
                low: i64 = LOW[tile]
                if high == low:
                    doubles += 1
                faces |= bit_of(high) | bit_of(low)
        row = self._weights
        value = row[min(loose, 7)]
        value += row[8 + min(loose, 2)] * float(route.left())
        value += row[11] * float(doubles) + row[12] * float(cost) + row[13] * float(loose_cost)
        value += row[15] * float(bits(faces))
        if (state.rail.markers >> seat) & 1 == 1:
            value += row[14]
        if state.bound == seat:
            value += row[16]
        return value

    def roll_out(self, state: TrainState, plans: list[Lineup]) -> TrainState:
        """Play on to the end of the round, or to the cutoff."""
        self.made = []
        self.policy.start(state, plans, self.lacks)
        moves_made: i64 = 0
        turns: i64 = 0
        game = self._game
        while state.owes != OVER and moves_made < _MAX_MOVES:
            seat = state.turn
            if seat == self._seat and self._turns > 0 and self._turn_begins(state):
                turns += 1
                if turns > self._turns:
                    return state
            moves_made += 1
            moves = game.moves(state, int(seat))
            first = moves[0]
            if first.kind == DRAW:
                self.made.append(first)
                drawn: i64 = state.yard.next()
                state = state.after_draw()
                self.policy.drew(state, seat, drawn)
                continue
            move = first
            if first.kind == LAY:
                move = self.policy.choose(state, seat, moves)
            self.made.append(move)
            if move.kind == PASS:
                self.policy.passed(state, seat)
            after = game.play(state, int(seat), move)
            assert isinstance(after, TrainState)
            if move.kind == LAY:
                self.policy.laid(seat, move)
            state = after
        return state

    def _turn_begins(self, state: TrainState) -> bool:
        return state.owes == PLAY and not state.now.drew and len(state.opens) == 0
