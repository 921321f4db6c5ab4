"""Alpha-beta search with iterative deepening over a layout game with all tiles face up.

With more than two sides the others are assumed to play together against the searching side (the paranoid assumption).
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
    """Searches for one seat."""

    def __init__(self, game: LineGame, seat: int, win: float, pip: float) -> None:
        self._game: Final = game
        self._side: Final[i64] = game.side(seat)
        self._sides: Final[i64] = game.sides
        self._win: Final[float] = win  # what winning a round is worth besides its points
        self._pip: Final[float] = (
            pip  # at the horizon, what each pip more in the lightest other hand is worth
        )
        self._low: Final[bool] = game.low_wins
        self.nodes: i64 = 0
        self._max_nodes: i64 = 0
        self._until: float = 0.0
        self._truncated: bool = False

    def values(self, state: LineState, moves: Moves, max_nodes: int, until: float = 0.0) -> list[float]:
        """The value of each move, searched deeper and deeper until about `max_nodes` nodes were visited.

        The search stops in any case at `until`, a time by perf_counter, unless that is 0.
        """
        self.nodes = 0
        self._max_nodes = max_nodes
        self._until = until
        found: list[float] = []
        seat = int(state.turn)
        after: list[LineState] = []
        for move in moves:
            played = self._game.play(state, seat, move)
            assert isinstance(played, LineState)
            after.append(played)
        depth: i64 = 1
        while depth <= _MAX_DEPTH:
            self._truncated = False
            row: list[float] = []
            for each in after:
                row.append(self._alpha_beta(each, depth, -INFINITY, INFINITY))
                if self.nodes > self._max_nodes and found:
                    return found
            found = row
            if not self._truncated:
                return found
            depth += 1
        return found

    def _alpha_beta(self, state: LineState, depth: i64, alpha: float, beta: float) -> float:
        self.nodes += 1
        if state.stage == OVER:
            return self._utility(state)
        if self.nodes & 255 == 0 and self._until > 0.0 and perf_counter() > self._until:
            self._max_nodes = 0
        if depth <= 0 or self.nodes > self._max_nodes:
            self._truncated = True
            return self._heuristic(state)
        seat = state.turn
        moves = self._game.moves(state, seat)
        only = len(moves) == 1
        mine = seat % self._sides == self._side
        best = -INFINITY if mine else INFINITY
        # Forced moves cost no depth, so that the horizon falls where someone has a choice.
        next_depth = depth
        if not only or moves[0].kind == LAY:
            next_depth = depth - 1
        for move in moves:
            after = self._game.play(state, seat, move)
            assert isinstance(after, LineState)
            value = self._alpha_beta(after, next_depth, alpha, beta)
            if mine:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _utility(self, state: LineState) -> float:
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

    def _heuristic(self, state: LineState) -> float:
        """The points so far, and how much lighter our lightest hand is than the others'."""
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
