"""How the expert at Forty-Two and Moon chooses a tile: every tile is tried in many determinizations, in two ways.

Once by the open-hand solver, with best play of both sides, and once by a greedy rollout in which every seat sees only
what it may. The first trusts the players too much, since they do not see each other's hands, the second too little.
"""

from typing import Final, final

from boneyard.bots.tricks.determinization import TrickDeal
from boneyard.bots.tricks.rollout_kernel import TrickRollout
from boneyard.bots.tricks.solver.solve_kernel import Solver
from boneyard.bots.tricks.trials import Trial, TrialOption, blend, points_by_side, split_points, trial
from boneyard.bots.tricks.win_chance import MatchStakes
from boneyard.core.game import Moves, Points
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState

SOLVER_SHARE: Final = 0.5  # the weight of the solver's result


@final
class TileEvaluator:
    """Evaluates the tiles that may be played now."""

    def __init__(self, game: TrickGame, state: TrickState, stakes: MatchStakes, moves: Moves) -> None:
        self._game: Final = game
        self._state: Final = state
        self._stakes: Final = stakes
        self.options: Final = [TrialOption(move) for move in moves]
        self._counts: Final = bool(game.answers.counts)
        self._rollout: Final = TrickRollout(game.seats, game.answers.partners, self._counts)
        self._solver: Final = Solver()
        self._trick: Final = [tile for _, tile in game.trick(state)]
        self._taken: Final = game.took(state)
        self._left: Final = game.most - sum(self._taken)
        self._side: Final = game.side(state.bidder)
        self._bidders: Final = sum([1 << seat for seat in range(game.seats) if game.side(seat) == self._side])

    def evaluate(self, deal: TrickDeal) -> list[Trial]:
        """The trial of each tile in this deal."""
        solved = self._solve(deal)
        tiles = [int(option.move.tile) for option in self.options]
        return [
            blend(self._trial(self._roll_out(deal, tile)), self._trial(solved[tile]), SOLVER_SHARE)
            for tile in tiles
        ]

    def _trial(self, took: Points) -> Trial:
        return trial(self._game, self._stakes, self._state.bid, self._side, took)

    def _roll_out(self, deal: TrickDeal, tile: int) -> Points:
        """The points that the sides take if everyone plays on like greedy."""
        state = self._state
        hands = list(deal.hands)
        self._rollout.begin(hands, state.trump, state.bidder, deal.beside, int(state.leader), self._trick)
        return self._with_taken(points_by_side(self._game, self._rollout.roll_out_after(tile)))

    def _solve(self, deal: TrickDeal) -> dict[int, Points]:
        """For each tile the points that the sides take with open hands and best play."""
        game, state = self._game, self._state
        hands = list(deal.hands)
        found = self._solver.by_tile(
            hands, state.trump, int(state.leader), self._trick, self._bidders, self._counts
        )
        return {
            tile: self._with_taken(split_points(game, self._side, own, self._left - own))
            for tile, own in found.items()
        }

    def _with_taken(self, took: Points) -> Points:
        return tuple([before + more for before, more in zip(self._taken, took)])
