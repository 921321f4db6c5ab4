"""A layout game with all tiles face up, searched as far as there is time: each side plays for the best difference.

Where more than two sides play, the others are taken to play together against the one that is looking ahead.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from boneyard.core.game import Moves
from boneyard.core.move import LAY
from boneyard.core.tile import PIPS
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import OVER, LineState

INFINITY: Final = 1e9


_MAX_DEPTH: Final[i64] = 64


@final
class AlphaBetaSearch:
    """Looks ahead for one seat; a position counts once for each time it is met."""

    def __init__(self, game: LineGame, seat: int, win: float, pip: float) -> None:
        self._game: Final = game
        self._side: Final[i64] = game.side(seat)
        self._sides: Final[i64] = game.sides
        self._win: Final[float] = win  # what a won round is worth besides its points
        self._pip: Final[float] = (
            pip  # what a pip more in the lightest other hand is worth where the search ends
        )
        self._low: Final[bool] = game.low_wins
        self.met: i64 = 0
        self._most: i64 = 0
        self._until: float = 0.0
        self._cut: bool = False

    def values(self, state: LineState, moves: Moves, most: int, until: float = 0.0) -> list[float]:
        """What each move comes to, looked at deeper and deeper until about so many positions were met.

        A time may be given, by perf_counter, at which to stop in any case.
        """
        self.met = 0
        self._most = most
        self._until = until
        found: list[float] = []
        seat = int(state.turn)
        after: list[LineState] = []
        for move in moves:
            led = self._game.play(state, seat, move)
            assert isinstance(led, LineState)
            after.append(led)
        depth: i64 = 1
        while depth <= _MAX_DEPTH:
            self._cut = False
            row: list[float] = []
            for each in after:
                row.append(self._value(each, depth, -INFINITY, INFINITY))
                if self.met > self._most and found:
                    return found
            found = row
            if not self._cut:
                return found
            depth += 1
        return found

    def _value(self, state: LineState, depth: i64, alpha: float, beta: float) -> float:
        self.met += 1
        if state.stage == OVER:
            return self._ended(state)
        if self.met & 255 == 0 and self._until > 0.0 and perf_counter() > self._until:
            self._most = 0
        if depth <= 0 or self.met > self._most:
            self._cut = True
            return self._guessed(state)
        seat = state.turn
        moves = self._game.moves(state, seat)
        only = len(moves) == 1
        mine = seat % self._sides == self._side
        best = -INFINITY if mine else INFINITY
        # What leaves no choice costs no depth, so that the search ends where somebody has to decide.
        deeper = depth
        if not only or moves[0].kind == LAY:
            deeper = depth - 1
        for move in moves:
            after = self._game.play(state, seat, move)
            assert isinstance(after, LineState)
            value = self._value(after, deeper, alpha, beta)
            if mine:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _ended(self, state: LineState) -> float:
        points = self._game.tally(state)
        own: i64 = points[self._side]
        other: i64 = 0
        first = True
        side: i64 = 0
        for each in points:
            if side != self._side:
                count: i64 = each
                if first or (count < other if self._low else count > other):
                    other = count
                first = False
            side += 1
        margin = float(other - own) if self._low else float(own - other)
        if margin > 0.0:
            return margin + self._win
        return margin - self._win if margin < 0.0 else 0.0

    def _guessed(self, state: LineState) -> float:
        """The points so far, and how much lighter the own side's lightest hand is than the others'."""
        made = state.tally.points
        side: i64 = 0
        own: i64 = 0
        other: i64 = -1000000
        for each in made:
            count: i64 = each
            if side == self._side:
                own = count
            elif count > other:
                other = count
            side += 1
        lightest: i64 = 1000000
        mine: i64 = 1000000
        seat: i64 = 0
        for hand in state.hands.row():
            pips: i64 = 0
            for tile in hand.tiles():
                pips += PIPS[tile] + 1
            if seat % self._sides == self._side:
                mine = min(mine, pips)
            elif pips < lightest:
                lightest = pips
            seat += 1
        points = float(own - other)
        if self._low:
            points = -points
        return points + self._pip * float(lightest - mine)
