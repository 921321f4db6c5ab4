"""The worlds that an expert at Forty-Two or Moon thinks about: possible ones, the likely ones oftener."""

from typing import Final, final

from boneyard.bots.trickguess import Guess, World
from boneyard.bots.tricklikely import Likely
from boneyard.core.rng import Rng
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import TrickState

POOL: Final = 16  # possible worlds out of which one is taken


@final
class Worlds:
    """Draws worlds as likely as what was said makes them."""

    def __init__(self, game: TrickGame, state: TrickState, seat: int, rng: Rng) -> None:
        self._guess: Final = Guess(game, state, seat)
        self._likely: Final = Likely(game, state, seat)
        self._rng: Final = rng

    @property
    def settled(self) -> bool:
        """Whether there is only one."""
        return self._guess.ways == 1

    def draw(self) -> World:
        """One of some possible worlds, taken as likely as it is."""
        if not self._likely.tells:
            return self._guess.draw(self._rng)
        pool = [self._guess.draw(self._rng) for _ in range(min(POOL, self._guess.ways))]
        weights = [self._likely.weight(each) for each in pool]
        at = self._rng.below(1 << 30) / (1 << 30) * sum(weights)
        for world, weight in zip(pool, weights):
            at -= weight
            if at < 0:
                return world
        return pool[-1]
