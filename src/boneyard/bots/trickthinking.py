"""How an expert at Forty-Two or Moon chooses a tile: every tile tried in many worlds."""

from typing import Final, final

from boneyard.bots.playout_kernel import POINTS, Playout
from boneyard.bots.solve_kernel import Solver
from boneyard.bots.trickchances import Stakes
from boneyard.bots.trickguess import World
from boneyard.core.game import Points
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState

_MASK: Final = (1 << POINTS) - 1
MODE = "roll"
SHARE = 0.5


def side_points(game: TrickGame, took: int) -> list[int]:
    """What each side took, out of what each seat did."""
    found = [0] * game.sides
    for seat in range(game.seats):
        found[game.side(seat)] += (took >> (seat * POINTS)) & _MASK
    return found


@final
class Tiles:
    """Tries tiles at one moment of the play."""

    def __init__(self, game: TrickGame, state: TrickState, seat: int, stakes: Stakes, tiles: list[int]) -> None:
        self._game: Final = game
        self._state: Final = state
        self._stakes: Final = stakes
        self._tiles: Final = tiles
        self._playout: Final = Playout(game.seats, game.answers.partners, bool(game.answers.counts))
        self._solver: Final = Solver()
        self._trick: Final = [tile for _, tile in game.trick(state)]
        self._before: Final = game.took(state)
        self._side: Final = game.side(state.bidder)
        self._left: Final = game.most - sum(self._before)

    def values(self, world: World) -> list[float]:
        """For each tile the chance of the match in this world."""
        if MODE == "roll":
            return self._rolled(world)
        if MODE == "solve":
            return self._solved(world)
        return [
            SHARE * a + (1 - SHARE) * b for a, b in zip(self._solved(world), self._rolled(world))
        ]

    def _rolled(self, world: World) -> list[float]:
        state, playout = self._state, self._playout
        hands = list(world.hands)
        found = []
        for tile in self._tiles:
            playout.begin(hands, state.trump, state.bidder, world.beside, int(state.leader), self._trick)
            found.append(self._worth(side_points(self._game, playout.after(tile))))
        return found

    def _solved(self, world: World) -> list[float]:
        game, state = self._game, self._state
        bidders = sum(1 << seat for seat in range(game.seats) if game.side(seat) == self._side)
        by_tile = self._solver.by_tile(
            list(world.hands), state.trump, int(state.leader), self._trick, bidders, bool(game.answers.counts)
        )
        found = []
        for tile in self._tiles:
            took = [0] * game.sides
            took[self._side] = by_tile[tile]
            others = [side for side in range(game.sides) if side != self._side]
            rest = self._left - by_tile[tile]
            for at, side in enumerate(others):
                took[side] = (rest + at) // len(others)
            found.append(self._worth(took))
        return found

    def _worth(self, took: list[int]) -> float:
        whole: Points = tuple([before + more for before, more in zip(self._before, took)])
        return self._stakes.value(self._state.bid, self._side, whole)
