"""How an expert at Forty-Two or Moon chooses a tile: every one is tried in many worlds, and each is told in two ways.

Once as it goes with all hands open and best play of both sides, and once as greedy would play it, every seat seeing
only what it may. The first believes too much of the players, who do not see each other's hands, and the second too
little.
"""

from typing import Final, final

from boneyard.bots.tricks.determinization import TrickDeal
from boneyard.bots.tricks.rollout_kernel import TrickRollout
from boneyard.bots.tricks.solver.solve_kernel import Solver
from boneyard.bots.tricks.trials import Option, Trial, blend, points_by_side, split_points, trial
from boneyard.bots.tricks.win_chance import Stakes
from boneyard.core.game import Moves, Points
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState

SOLVER_SHARE: Final = 0.5  # how far the telling with open hands is believed


@final
class TileEvaluator:
    """Tries the tiles of one moment of the play."""

    def __init__(self, game: TrickGame, state: TrickState, stakes: Stakes, moves: Moves) -> None:
        self._game: Final = game
        self._state: Final = state
        self._stakes: Final = stakes
        self.ways: Final = [Option(move) for move in moves]
        self._counts: Final = bool(game.answers.counts)
        self._playout: Final = TrickRollout(game.seats, game.answers.partners, self._counts)
        self._solver: Final = Solver()
        self._trick: Final = [tile for _, tile in game.trick(state)]
        self._taken: Final = game.took(state)
        self._left: Final = game.most - sum(self._taken)
        self._side: Final = game.side(state.bidder)
        self._bidders: Final = sum([1 << seat for seat in range(game.seats) if game.side(seat) == self._side])

    def tried(self, world: TrickDeal) -> list[Trial]:
        """What comes of each tile in this world."""
        opened = self._opened(world)
        tiles = [int(way.move.tile) for way in self.ways]
        return [
            blend(self._trial(self._played(world, tile)), self._trial(opened[tile]), SOLVER_SHARE)
            for tile in tiles
        ]

    def _trial(self, took: Points) -> Trial:
        return trial(self._game, self._stakes, self._state.bid, self._side, took)

    def _played(self, world: TrickDeal, tile: int) -> Points:
        """What the sides take when greedy plays on."""
        state = self._state
        hands = list(world.hands)
        self._playout.begin(hands, state.trump, state.bidder, world.beside, int(state.leader), self._trick)
        return self._with_taken(points_by_side(self._game, self._playout.after(tile)))

    def _opened(self, world: TrickDeal) -> dict[int, Points]:
        """For each tile what the sides take with open hands and best play."""
        game, state = self._game, self._state
        hands = list(world.hands)
        found = self._solver.by_tile(
            hands, state.trump, int(state.leader), self._trick, self._bidders, self._counts
        )
        return {
            tile: self._with_taken(split_points(game, self._side, own, self._left - own))
            for tile, own in found.items()
        }

    def _with_taken(self, took: Points) -> Points:
        return tuple([before + more for before, more in zip(self._taken, took)])
