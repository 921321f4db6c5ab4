"""Thousands of games in one call: `batch("block", n=4096, seed=1, players=2)`, with numpy views of them all."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boneyard.adapters.table import seed_text, table_for
from boneyard.core.edition import Edition
from boneyard.core.environment.row import cells
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.games.lines.rules import LineGame
from boneyard.games.poker.rules import PokerGame
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.tricks.rules import TrickGame
from boneyard.words.language import _

try:
    import numpy as np

    from boneyard.adapters.rounds.buffers import Rounds
    from boneyard.adapters.rounds.clock import ClockRounds
    from boneyard.adapters.rounds.engine import EngineRounds
    from boneyard.adapters.rounds.lines import LineRounds, is_plain_line
    from boneyard.adapters.rounds.poker import BettingRounds, is_betting_only
    from boneyard.adapters.rounds.tricks import TrickRounds, is_without_claims
except ImportError as problem:
    raise ImportError("A batch needs numpy and librt: pip install 'boneyard[batch]'.") from problem


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
    """`n` rounds of a game side by side; the other words are those of boneyard.new().

    Game number 7 is the same whatever `n` is: a larger batch adds games and changes none.
    """
    given: object = n
    if isinstance(given, bool) or not isinstance(given, int) or given < 1:
        raise BadSetup(
            _(
                "{name} is the number of games, a whole number from 1 up, not {given}.",
                name="n",
                given=repr(n),
            )
        )
    rules = table_for(game, edition=edition, players=players, set=set, options=options).game
    return Batch(_rounds(rules, seed_text(seed), n))


def _rounds(game: Game, seed: str, count: int) -> Rounds:
    """The fastest that there is for a game."""
    if isinstance(game, LineGame) and is_plain_line(game):
        return LineRounds(game, seed, count)
    if isinstance(game, TrickGame) and is_without_claims(game):
        return TrickRounds(game, seed, count)
    if isinstance(game, PokerGame) and is_betting_only(game):
        return BettingRounds(game, seed, count)
    if isinstance(game, ClockGame):
        return ClockRounds(game, seed, count)
    return EngineRounds(game, seed, count)


class Batch:
    """Many rounds, each with one seat that acts; a round that ends is followed by a new one at once.

    All arrays are views: step() changes what they show. Where a round has just ended, `done` is 1 and `reward` has what
    it was worth to each seat, while `observation`, `mask` and `turn` are about the new round.
    """

    def __init__(self, rounds: Rounds) -> None:
        game = rounds.game
        count = int(rounds.count)
        self.game = game
        self.n = count
        self.mask = _view(rounds.masks, np.int8).reshape(count, game.actions)
        self.turn = _view(rounds.turns, np.int8)
        self.done = _view(rounds.dones, np.int8)
        self._rounds = rounds
        self._choices = _view(rounds.choices, np.int64)
        # Every seat has a row of its own, and those of the seats that act are gathered from them.
        self._rows = _view(rounds.observations, np.uint8).reshape(count * game.seats, game.width())
        self._first: Any = np.arange(count) * game.seats if game.seats > 1 else None
        self._seen: Any = self._rows if self._first is None else np.empty((count, game.width()), np.uint8)
        self.observation = _shown(self._seen)
        self._worth = _view(rounds.rewards, np.float64).reshape(count, game.seats)
        self._reward: Any = np.zeros((count, game.seats), np.float32)
        self.reward = _shown(self._reward)
        self._gather()

    def step(self, actions: Any) -> None:
        """Let the seat whose turn it is act in every game: the number of a legal move for each.

        If one of them is refused, none is made.
        """
        numbers = np.asarray(actions)
        if numbers.shape != (self.n,) or numbers.dtype.kind not in "iu":
            raise BadSetup(
                _(
                    "step() takes {count} whole numbers, one for each game, not {given}.",
                    count=self.n,
                    given=_kind(numbers),
                )
            )
        self._rounds.step(numbers.astype("<i8", copy=False).tobytes())
        self._gather()

    def sample(self) -> Any:
        """The number of a legal move for each game, all equally likely: a player who plays at random."""
        self._rounds.sample()
        return self._choices.copy()

    def _gather(self) -> None:
        if self._first is not None:
            np.take(self._rows, self._first + self.turn, axis=0, out=self._seen, mode="clip")
        np.copyto(self._reward, self._worth, casting="same_kind")

    def part(self, name: str) -> Any:
        """One part of all observations by its name, in its own shape: see game.parts()."""
        at = 0
        for other, shape in self.game.parts():
            width = cells(((other, shape),))
            if other == name:
                return self.observation[:, at : at + width].reshape(self.n, *shape)
            at += width
        names = ", ".join(part[0] for part in self.game.parts())
        raise BadSetup(_("An observation has no part {name}: it has {names}.", name=repr(name), names=names))


def _view(buffer: Any, kind: Any) -> Any:
    return np.frombuffer(buffer, kind)


def _shown(array: Any) -> Any:
    found = array.view()
    found.flags.writeable = False
    return found


def _kind(numbers: Any) -> str:
    return f"{numbers.dtype} of shape {numbers.shape}"
