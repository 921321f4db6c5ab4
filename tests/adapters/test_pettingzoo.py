"""Every game for two or more as a PettingZoo environment."""

import warnings
from typing import Any

import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, seed_test

from boneyard.adapters.pettingzoo import BoneyardEnv, env
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, Illegal
from support.engine.matches import EDITIONS, edition_id

TOGETHER = [edition for edition in EDITIONS if edition.players(edition.sets[0])[1] > 1]


def made(edition: Edition) -> BoneyardEnv:
    return env(edition.game, edition=edition.key)


@pytest.mark.parametrize("edition", TOGETHER, ids=edition_id)
def test_every_edition_passes_the_api_and_seed_tests(edition: Edition) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns that an observation with its mask isn't a plain array
        api_test(made(edition), num_cycles=8)
    seed_test(lambda: made(edition), num_cycles=8)


def played(environment: Any, seed: int) -> list[tuple[str, int]]:
    environment.reset(seed=seed)
    found = []
    for agent in environment.agent_iter():
        seen, _, ended, cut, _ = environment.last()
        action = None if ended or cut else int(seen["action_mask"].argmax())
        found.append((agent, -1 if action is None else action))
        environment.step(action)
    return found


def test_a_round_is_worth_as_much_to_one_side_as_it_costs_the_others() -> None:
    environment = env("muggins", players=3)
    environment.reset(seed=5)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, ended, _, _ = environment.last()
        total[agent] += reward
        environment.step(None if ended else int(seen["action_mask"].argmax()))
    assert sum(total.values()) == pytest.approx(0)
    assert any(total.values())


def test_the_same_seed_gives_the_same_round() -> None:
    environment = env("draw", players=2)
    assert played(environment, 3) == played(environment, 3)
    assert played(environment, 3) != played(environment, 4)


def test_options_and_sets_are_those_of_a_match() -> None:
    environment = env("block", set=9, players=4)
    assert len(environment.possible_agents) == 4
    space = environment.action_space("player_0")
    assert isinstance(space, Discrete)
    assert space.n == 55 * 4 + 4  # the first double is a spinner with this set


def test_the_table_is_drawn_as_text_and_as_a_picture() -> None:
    for mode, start in (("ansi", "block/cardinal: first"), ("svg", "<svg")):
        environment = env("block", render_mode=mode)
        environment.reset(seed=1)
        drawn = environment.render()
        assert drawn is not None
        assert drawn.startswith(start)


def test_wrong_words_get_a_sentence() -> None:
    with pytest.raises(BadSetup, match=r"castle-rock is a solitaire: use gymnasium\.make"):
        env("castle-rock")
    with pytest.raises(BadSetup, match=r"render_mode is ansi .* or svg .*, not 'human'"):
        env("block", render_mode="human")
    environment = env("block")
    environment.reset(seed=1)
    with pytest.raises(Illegal, match=r"Action 59 is refused: seat \d may take"):
        environment.step(59)
    with pytest.raises(BadSetup, match=r"player_\d is still playing"):
        environment.step(None)
