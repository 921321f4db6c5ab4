"""One seat of a game as a Gymnasium environment, solitaires and games against a bot.

`gymnasium.make("boneyard/castle-rock-v0")`, `gymnasium.make("boneyard/muggins-v0", opponent="greedy")`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boneyard.adapters.registration import register
from boneyard.adapters.table import RENDER_MODES, check_render_mode, missing, table_for
from boneyard.bots import OWN, bot
from boneyard.core.edition import Edition
from boneyard.core.environment.episode import Episode, shuffled_deal
from boneyard.core.errors import BadSetup
from boneyard.core.rng import Rng, rng_for
from boneyard.words.language import _

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as problem:
    raise missing("Gymnasium", "gymnasium") from problem

Info = dict[str, Any]

register()


class BoneyardEnv(gymnasium.Env[Any, Any]):
    """One round of a game, seen from one seat; bots act in all others.

    What the round was worth to the seat comes as the reward at its end. A number that isn't a legal move changes
    nothing and costs 1; info["refused"] says why. info["action_mask"] shows which numbers are legal.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponent: str = "greedy",
        seat: int = 0,
        edition: str | Path | Edition | None = None,
        players: int | None = None,
        set: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.table = table_for(game, edition=edition, players=players, set=set, options=options)
        self.game = self.table.game
        given: object = seat
        if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < self.game.seats:
            raise BadSetup(
                _(
                    "Your seat is a number from 0 to {last}, not {given}.",
                    last=self.game.seats - 1,
                    given=repr(seat),
                )
            )
        self.seat = seat
        self.opponent = bot(opponent)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.game.width(),), np.uint8)
        self.action_space = spaces.Discrete(self.game.actions)
        self._refused = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Deal a round and let the others act until it's your turn; with a seed it's always the same."""
        super().reset(seed=seed)
        self._rng: Rng = rng_for(str(self.np_random.integers(2**62)))
        self._refused = 0
        over = True
        while over:  # a round that ended before your turn is dealt again
            self.episode = Episode(self.game, shuffled_deal(self.game, self._rng))
            self._let_others_act()
            over = self.episode.over
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Info]:
        """Act, and let the others act until it's your turn again."""
        number = int(action)
        episode = self.episode
        if not episode.over and number not in episode.numbers:
            self._refused += 1
            may = ", ".join(map(str, episode.legal()))
            refused = _("Action {number} is refused. Legal actions: {legal}.", number=number, legal=may)
            info = {**self._info(), "refused": refused}
            return self._observation(), -1.0, False, self._refused >= self.game.longest, info
        episode.act(number)
        self._let_others_act()
        reward = episode.utilities()[self.seat]
        ended = self.game.points(episode.state) is not None
        return self._observation(), reward, ended, episode.over and not ended, self._info()

    def _let_others_act(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            who = episode.seat
            view = self.table.view(episode, who)
            episode.play(self.opponent.choose(view, episode.history(who), OWN, self._rng).move)

    def action_masks(self) -> Any:
        """Which numbers stand for a legal move, as maskable algorithms ask for it."""
        return np.frombuffer(self.episode.mask(), np.int8).astype(bool)

    def _observation(self) -> Any:
        return np.frombuffer(self.episode.observation(self.seat), np.uint8).copy()

    def _info(self) -> Info:
        return {"action_mask": np.frombuffer(self.episode.mask(), np.int8).copy()}

    def render(self) -> Any:
        """The table as your seat sees it: a line of text, or a picture."""
        if self.render_mode is None:
            return None
        return self.table.render(self.render_mode, self.episode, self.seat)
