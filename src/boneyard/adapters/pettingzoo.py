"""Every game for two or more as a PettingZoo environment (AEC): `env("forty-two", edition="uduble")`.

An episode is one round. Each agent observes what its seat may see, and a mask of the moves it may make.
"""

from collections.abc import Mapping
from pathlib import Path
from secrets import token_hex
from typing import Any

from boneyard.adapters.table import (
    RENDER_MODES,
    SettledTable,
    check_render_mode,
    missing,
    seed_text,
    table_for,
)
from boneyard.core.edition import Edition
from boneyard.core.environment.episode import Episode, shuffled_deal
from boneyard.core.errors import BadSetup
from boneyard.core.game import NOBODY
from boneyard.core.rng import Rng, rng_for
from boneyard.words.language import _

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as problem:
    raise missing("PettingZoo", "pettingzoo") from problem

Observation = dict[str, Any]


def env(
    game: str,
    *,
    edition: str | Path | Edition | None = None,
    players: int | None = None,
    set: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> "BoneyardEnv":
    """An environment with a game's rules; the words are those of boneyard.new()."""
    table = table_for(game, edition=edition, players=players, set=set, options=options)
    if table.game.seats < 2:
        raise BadSetup(
            _("{game} is a solitaire: use {code}.", game=game, code=f"gymnasium.make('boneyard/{game}-v0')")
        )
    return BoneyardEnv(table, render_mode)


class BoneyardEnv(AECEnv[str, Observation, int | None]):
    """One round of a game: agents act in turn, and what the round was worth comes as the reward at its end."""

    def __init__(self, table: SettledTable, render_mode: str | None = None) -> None:
        super().__init__()
        check_render_mode(render_mode)
        game = table.game
        self.metadata = {
            "name": f"boneyard_{table.edition.game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.table = table
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (game.width(),), np.uint8),
                    "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(game.actions) for agent in self.possible_agents}
        self._nothing: Any = np.zeros(game.actions, np.int8)
        self._rng = Rng()
        self._seeded = False

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent's observations are like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of an agent's moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round; with a seed always the same one, without one the next."""
        if seed is not None or not self._seeded:
            self._rng = rng_for(token_hex(16) if seed is None else seed_text(seed))
            self._seeded = True
        self.episode = Episode(self.game, shuffled_deal(self.game, self._rng))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to()

    def _turn_to(self) -> None:
        """Choose the next agent; at the end of the round, all get their rewards."""
        seat = self.episode.seat
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
            return
        for agent, worth in zip(self.possible_agents, self.episode.utilities(), strict=True):
            self.rewards[agent] = worth
            self._cumulative_rewards[agent] += worth
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent's seat sees, and what it may do."""
        seat = self._seats[agent]
        episode = self.episode
        mask = self._nothing
        if seat == episode.seat:
            mask = np.frombuffer(episode.mask(), np.int8)
        return {"observation": np.frombuffer(episode.observation(seat), np.uint8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act; a number that isn't a legal move is refused with a sentence."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadSetup(
                _("{agent} is still playing: step() needs the number of a move, not None.", agent=agent)
            )
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._turn_to()

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it: a line of text, or a picture."""
        if self.render_mode is None:
            return None
        return self.table.render(self.render_mode, self.episode, self._seats[self.agent_selection])

    def state(self) -> Any:
        """All seats' observations in one row, for a critic that sees what all players together see."""
        seen = b"".join([self.episode.observation(seat) for seat in range(self.game.seats)])
        return np.frombuffer(seen, np.uint8)

    def close(self) -> None:
        """There is nothing to close."""
