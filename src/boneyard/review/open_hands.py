"""The same moments with everything open: what no one could know then, shown after the round and marked as such."""

from typing import Final, final

from boneyard.bots.budget import Clock
from boneyard.bots.registry import solve as solve_solitaire
from boneyard.bots.solitaire.solution import Solution
from boneyard.bots.tricks.solver.solve import solve
from boneyard.bots.tricks.solver.solve_kernel import Solver
from boneyard.core.game import Game, State
from boneyard.core.move import Move
from boneyard.core.tile import DOWN
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, OVER, TrickState
from boneyard.review.decision import OpenHands, OpenOrder
from boneyard.review.decision_points import DecisionPoint
from boneyard.review.effort import ReviewEffort


@final
class Opener:
    """Solves moments with everything open, one after another, and reuses what it found."""

    def __init__(self, effort: ReviewEffort) -> None:
        self._effort: Final = effort
        self._solver: Final = Solver()
        self._after: tuple[State, Solution] | None = None  # the last moment that was solved

    def hands(self, moment: DecisionPoint) -> OpenHands | None:
        """For Forty-Two and Moon, once the bidding is over and if no tile stays face down."""
        game, state = moment.view.game, moment.truth
        if not moment.over or not isinstance(game, TrickGame) or not isinstance(state, TrickState):
            return None
        down = any(DOWN in hand for hand in game.hands(state))
        if state.owes in (BIDDING, OVER) or down:
            return None
        solved = solve(game, state, self._solver)
        whole = solved.bidders + solved.others
        bids = game.side(moment.view.seat) == game.side(state.bidder)
        own = {move: came if bids else whole - came for move, came in solved.by_move.items()}
        best = max(own.values())
        moves = tuple([move for move, came in own.items() if came == best])
        return OpenHands(best, own.get(moment.chosen), whole, moves)

    def order(self, moment: DecisionPoint) -> OpenOrder | None:
        """For solitaires, if the whole order is in the record."""
        view, state = moment.view, moment.truth
        game = view.game
        if not moment.over or game.deals_hands or DOWN in game.boneyard(state):
            return None
        before = self._found(game, state)
        after_state = game.play(state, view.seat, moment.chosen)
        after = self._followed(game, before, moment.chosen, after_state)
        self._after = after_state, after
        wins = _verdict(after)
        won = True if wins else _verdict(before)  # what can be won after a move could be won before it
        better = before.line[0] if won and wins is False and before.line else None
        return OpenOrder(won, wins, before.left, after.left, better)

    def follow(self, moment: DecisionPoint) -> None:
        """Pass a move that left no choice: what was found before it holds after it."""
        if self._after is not None and self._after[0] == moment.truth:
            after = moment.view.game.play(moment.truth, moment.view.seat, moment.chosen)
            line = self._after[1].line
            if line and line[0] == moment.chosen:
                self._after = after, _shorter(self._after[1])

    def _found(self, game: Game, state: State) -> Solution:
        if self._after is not None and self._after[0] == state:
            return self._after[1]
        return self._solved(game, state)

    def _followed(self, game: Game, before: Solution, move: Move, after: State) -> Solution:
        """What can be reached after a move; keeping to a winning line still wins."""
        if before.won and before.line and before.line[0] == move:
            return _shorter(before)
        return self._solved(game, after)

    def _solved(self, game: Game, state: State) -> Solution:
        if not game.moves(state, 0):
            left = game.tally(state)[0]
            over = game.standing(state, (left,), 1)
            return Solution(bool(over), left, (), True, 0)
        clock = Clock(self._effort.solving)

        def tick(positions: int) -> bool:
            return not clock.ticks()

        return solve_solitaire(game, state, self._effort.positions, tick)


def _shorter(found: Solution) -> Solution:
    return Solution(found.won, found.left, found.line[1:], found.proved, found.positions)


def _verdict(found: Solution) -> bool | None:
    """Whether it can be won, or None if that is not decided."""
    return True if found.won else False if found.proved else None
