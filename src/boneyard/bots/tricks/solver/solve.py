"""Forty-Two and Moon solved with all hands open: the yardstick for bots and for reviews."""

from dataclasses import dataclass

from boneyard.bots.tricks.solver.solve_kernel import Solver
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, Moves, State
from boneyard.core.move import Move
from boneyard.games.tricks.hand import SEEN, down
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import BIDDING, NAMING, OVER, SETTING, TrickState
from boneyard.words.language import _


@dataclass(frozen=True)
class Solved:
    """The points of the bidders and the others with best play of both, including points already taken."""

    bidders: int
    others: int
    by_move: dict[Move, int]  # the bidders' points after each move that can be made now


def solve(game: Game, state: State, solver: Solver | None = None) -> Solved:
    """The best that both sides can do from here on, over all trumps and tiles to put aside that are still open.

    In Moon the two players against the bidder are one side. Passing the same solver again gets faster answers.
    """
    if not isinstance(game, TrickGame) or not isinstance(state, TrickState):
        raise BadSetup(_("Only Forty-Two and Moon can be solved with open hands."))
    if any(down(state.hand(seat)) for seat in range(game.seats)):
        raise BadSetup(_("A hand is face down. Solving needs all hands open."))
    if state.owes == BIDDING:
        raise BadSetup(_("There's nothing to solve until the bidding is over."))
    return _Table(game, solver or Solver()).solve(state)


class _Table:
    """The rules of a table, with a solver."""

    def __init__(self, game: TrickGame, solver: Solver) -> None:
        self.game = game
        self.solver = solver

    def solve(self, state: TrickState) -> Solved:
        """The best from here on."""
        if state.owes in (SETTING, NAMING):
            return self._best_for_the_bidder(state)
        took = self.game.took(state)
        mine = took[self._side(state)]
        if state.owes == OVER:
            return Solved(mine, sum(took) - mine, {})
        by_tile = self.solver.by_tile(*self._plain(state))
        by_move = {
            move: mine + by_tile[int(move.tile)] for move in self._moves(state) if int(move.tile) in by_tile
        }
        wanted = max if self.game.side(int(state.turn)) == self._side(state) else min
        best = wanted(by_move.values())
        return Solved(best, self._whole(state) - best, by_move)

    def _best_for_the_bidder(self, state: TrickState) -> Solved:
        """The best tile to put aside or trumps to name."""
        found = {move: self.solve(self._after(state, move)) for move in self._moves(state)}
        best = max(found.values(), key=lambda each: each.bidders)
        return Solved(best.bidders, best.others, {move: each.bidders for move, each in found.items()})

    def _moves(self, state: TrickState) -> Moves:
        return self.game.moves(state, int(state.turn))

    def _after(self, state: TrickState, move: Move) -> TrickState:
        after = self.game.play(state, int(state.turn), move)
        assert isinstance(after, TrickState)
        return after

    def _side(self, state: TrickState) -> int:
        return self.game.side(state.bidder)

    def _whole(self, state: TrickState) -> int:
        """All points of the hand, those taken and those still out."""
        held = [tile for hand in self.game.hands(state) for tile in hand]
        lying = [tile for _, tile in self.game.trick(state)]
        left = [*held, *lying]
        out = len(left) // self.game.seats + sum(self.game.worth[tile] for tile in left)
        return sum(self.game.took(state)) + out

    def _plain(self, state: TrickState) -> tuple[list[int], int, int, list[int], int, bool]:
        """A position as the kernel takes it."""
        game = self.game
        hands = [int(state.hand(seat) & SEEN) for seat in range(game.seats)]
        bidders = sum(1 << seat for seat in range(game.seats) if game.side(seat) == self._side(state))
        trick = [tile for _, tile in game.trick(state)]
        return hands, state.trump, int(state.leader), trick, bidders, bool(game.answers.counts)
