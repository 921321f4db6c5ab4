"""Rollouts of a layout game: the round is played to its end by a greedy policy that knows only its own hand."""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from boneyard.core.game import Moves, Points
from boneyard.core.hand import Hand, bits, hand_of
from boneyard.core.move import DRAW, LAY, Move
from boneyard.core.tile import HIGH, LOW, PIPS
from boneyard.games.lines.moves import MUGGINS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import OVER, LineState


@final
class RolloutWeights:
    """What each feature of a play is worth to the rollout policy, in pips."""

    def __init__(
        self, points: float, pips: float, double: float, fits: float, shut: float, again: float, wild: float
    ) -> None:
        self.points: Final[float] = points  # scored at once
        self.pips: Final[float] = pips  # shed
        self.double: Final[float] = double  # shed
        self.fits: Final[float] = fits  # tiles in hand for the open ends, from none (0) to many (1)
        self.shut: Final[float] = shut  # the chance that the next opponent cannot play
        self.again: Final[float] = again  # keeping the turn
        self.wild: Final[float] = wild  # spending a tile that fits anywhere


@final
class LineRollout:
    """Rolls out rounds, one determinization after another."""

    def __init__(self, game: LineGame, weights: RolloutWeights, win: float) -> None:
        self._game: Final = game
        self._weights: Final = weights
        self._win: Final[float] = win  # what winning a round is worth besides its points
        self._sides: Final[i64] = game.sides
        self._low: Final[bool] = game.low_wins
        self._penalty: Final[i64] = game.answers.penalty

    def moves(self, state: LineState) -> Moves:
        """The sensible moves of the seat to play: points are claimed, and no one draws without need."""
        moves = self._game.moves(state, state.turn)
        if len(moves) == 1:
            return moves
        plays = moves[0].kind == LAY
        kept: list[Move] = []
        said: i64 = -2  # the tile and place of the last play that claims its points
        for move in reversed(moves):
            if move.kind == MUGGINS or (move.kind == DRAW and plays):
                continue
            code = move.tile * 100000 + move.place * 64 + move.left
            if move.kind == LAY and move.say < 0 and code == said:
                continue
            said = code if move.say >= 0 else -2
            kept.append(move)
        if len(kept) == len(moves):
            return moves
        kept.reverse()
        return tuple(kept)

    def roll_out(self, state: LineState, until: float = 0.0) -> list[float]:
        """Play the round to its end, or until a time by perf_counter; returns the utility for each side."""
        while state.stage != OVER:
            if until > 0.0 and perf_counter() > until:
                return self._estimate(state)
            moves = self.moves(state)
            move = moves[0] if len(moves) == 1 else self.policy_move(state, moves)
            after = self._game.play(state, state.turn, move)
            assert isinstance(after, LineState)
            state = after
        return self.utility(state)

    def utility(self, state: LineState) -> list[float]:
        """For each side of a finished round, its lead over the best other side, plus the bonus for winning."""
        return self._margins(self._game.tally(state), self._low)

    def _estimate(self, state: LineState) -> list[float]:
        """An estimate for a round that there was no time to finish, by the pips in every hand."""
        pips = [0] * int(self._sides)
        seat: i64 = 0
        while seat < state.hands.count:
            pips[seat % self._sides] += state.hands.of(seat).pips()
            seat += 1
        return self._margins(tuple(pips), True)

    def _margins(self, points: Points, low: bool) -> list[float]:
        row: list[float] = []
        side: i64 = 0
        for own in points:
            first = True
            best = 0
            at: i64 = 0
            for other in points:
                if at != side:
                    if first or (other < best if low else other > best):
                        best = other
                    first = False
                at += 1
            margin = float(best - own) if low else float(own - best)
            if margin > 0.0:
                margin += self._win
            elif margin < 0.0:
                margin -= self._win
            row.append(margin)
            side += 1
        return row

    def policy_move(self, state: LineState, moves: Moves) -> Move:
        """The move that looks best to the seat to play; among equals the first."""
        seat = state.turn
        unseen = self._unseen(state, seat)
        best = moves[0]
        most = -1e9
        for move in moves:
            value = self._value(state, seat, move, unseen) if move.kind == LAY else -1e8
            if value > most:
                most = value
                best = move
        return best

    def value(self, state: LineState, move: Move) -> float:
        """How good a play looks to the seat to play."""
        return self._value(state, state.turn, move, self._unseen(state, state.turn))

    def _unseen(self, state: LineState, seat: i64) -> Hand:
        """The tiles this seat does not see: those in the other hands and in the boneyard."""
        w0: i64 = 0
        w1: i64 = 0
        w2: i64 = 0
        w3: i64 = 0
        at: i64 = 0
        while at < state.hands.count:
            if at != seat:
                hand = state.hands.of(at)
                w0 |= hand.w0
                w1 |= hand.w1
                w2 |= hand.w2
                w3 |= hand.w3
            at += 1
        if state.yard.left() > 0:
            rest = hand_of(state.yard.rest())
            w0 |= rest.w0
            w1 |= rest.w1
            w2 |= rest.w2
            w3 |= rest.w3
        return Hand(w0, w1, w2, w3, bits(w0) + bits(w1) + bits(w2) + bits(w3))

    def _value(self, state: LineState, seat: i64, move: Move, unseen: Hand) -> float:
        weights = self._weights
        after = self._game.play(state, seat, move)
        assert isinstance(after, LineState)
        tile = move.tile
        shed: i64 = PIPS[tile]
        if tile == 0:
            shed += self._penalty
        value = weights.pips * float(shed)
        if HIGH[tile] == LOW[tile]:
            value += weights.double
        if weights.wild > 0.0 and self._game.reach.wild.has(tile):
            value -= weights.wild
        side = int(seat % self._sides)
        made = after.tally.points[side] - state.tally.points[side]
        value += weights.points * float(made)
        if after.stage == OVER:
            return value + weights.fits + weights.shut
        if after.turn == seat:
            value += weights.again
        playable = self._playable(after)
        rest = after.hands.of(seat)
        mine = self._count_shared(playable, rest)
        missing = 1.0
        while mine > 0:
            missing *= 0.5
            mine -= 1
        value += weights.fits * (1.0 - missing)
        if after.turn == seat:
            return value
        left = unseen.size
        fitting = self._count_shared(playable, unseen)
        chance = 1.0
        held = after.hands.of(after.turn).size
        while held > 0 and left > 0:
            if left <= fitting:
                chance = 0.0
                break
            chance *= float(left - fitting) / float(left)
            left -= 1
            held -= 1
        if after.turn % self._sides == seat % self._sides:
            return value - weights.shut * chance
        return value + weights.shut * chance

    def _playable(self, state: LineState) -> Hand:
        """The tiles that fit somewhere."""
        w0: i64 = 0
        w1: i64 = 0
        w2: i64 = 0
        w3: i64 = 0
        bound = self._game.reach.bound(state)
        for end in state.ends():
            if not bound or end.binds:
                w0 |= end.fits.w0
                w1 |= end.fits.w1
                w2 |= end.fits.w2
                w3 |= end.fits.w3
        return Hand(w0, w1, w2, w3)

    def _count_shared(self, one: Hand, other: Hand) -> i64:
        count = bits(one.w0 & other.w0)
        if other.w1 != 0:
            count += bits(one.w1 & other.w1)
        if other.w2 != 0:
            count += bits(one.w2 & other.w2)
        if other.w3 != 0:
            count += bits(one.w3 & other.w3)
        return count
