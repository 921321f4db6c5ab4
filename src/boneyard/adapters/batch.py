"""Thousands of games in one call: `batch("block", n=4096, seed=1, players=2)`, with numpy views of them all."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boneyard.adapters.table import seed_text, table_for
from boneyard.core.edition import Edition
from boneyard.core.episodes import Episodes
from boneyard.core.errors import BadSetup
from boneyard.core.row import cells

try:
    import numpy as np
except ImportError as problem:
    raise ImportError("A batch needs numpy: pip install 'boneyard[batch]'.") from problem


def batch(
    game: str,
    *,
    n: int,
    seed: int | str = 0,
    edition: str | Path | Edition | None = None,
    players: int | None = None,
    set: int | None = None,
    options: Mapping[str, object] | None = None,
) -> "Batch":
    """So many rounds of a game side by side; the other words are those of boneyard.new().

    Game number 7 is the same whatever `n` is: a larger batch adds games and changes none.
    """
    given: object = n
    if isinstance(given, bool) or not isinstance(given, int) or given < 1:
        raise BadSetup(f"n is how many games there are, a whole number from 1 on, not {n!r}.")
    return Batch(
        Episodes(
            table_for(game, edition=edition, players=players, set=set, options=options).game,
            seed_text(seed),
            n,
        )
    )


class Batch:
    """Many rounds, each with one seat that acts; a round that ends is followed by a new one at once.

    All arrays are views: step() changes what they show. Where a round has just ended, `done` is 1 and `reward` has what
    it was worth to each seat, while `observation`, `mask` and `turn` are about the new round.
    """

    def __init__(self, episodes: Episodes) -> None:
        game = episodes.game
        count = episodes.count
        self.game = game
        self.n = count
        self.observation = _view(episodes.observations, np.uint8, (count, game.width()))
        self.mask = _view(episodes.masks, np.int8, (count, game.actions))
        self.turn = _view(episodes.turns, np.int8, (count,))
        self.done = _view(episodes.dones, np.int8, (count,))
        self._reward: Any = np.zeros((count, game.seats), np.float32)
        self.reward = self._reward.view()
        self.reward.flags.writeable = False
        self._rewarded: list[int] = []
        self._episodes = episodes

    def step(self, actions: Any) -> None:
        """Let the seat whose turn it is act in every game: the number of a legal move for each.

        If one of them is refused, none is made.
        """
        numbers = np.asarray(actions)
        if numbers.shape != (self.n,) or numbers.dtype.kind not in "iu":
            raise BadSetup(f"step() takes {self.n} whole numbers, one for each game, not {_kind(numbers)}.")
        if self._rewarded:
            self._reward[self._rewarded] = 0
        ended = self._episodes.step(numbers.tolist())
        self._rewarded = [index for index, _ in ended]
        for index, worth in ended:
            self._reward[index] = worth

    def part(self, name: str) -> Any:
        """One part of all observations by its name, in its own shape: see game.parts()."""
        at = 0
        for other, shape in self.game.parts():
            width = cells(((other, shape),))
            if other == name:
                return self.observation[:, at : at + width].reshape(self.n, *shape)
            at += width
        names = ", ".join(other for other, _ in self.game.parts())
        raise BadSetup(f"An observation has no part {name!r}: it has {names}.")


def _view(buffer: bytearray, kind: Any, shape: tuple[int, ...]) -> Any:
    found = np.frombuffer(buffer, kind).reshape(shape)
    found.flags.writeable = False
    return found


def _kind(numbers: Any) -> str:
    return f"{numbers.dtype} of shape {numbers.shape}"
