"""Every game in OpenSpiel: simulated with serialization, resampled, observed, and solved where it is tiny."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import boneyard.adapters.open_spiel  # noqa: F401 registers the game
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from support.engine.matches import EDITIONS, edition_id

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)


def loaded(edition: Edition) -> Any:
    return pyspiel.load_game(f"boneyard(game={edition.game},edition={edition.key})")


def dealt(game: Any, chance: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        assert sum(weights) == pytest.approx(1)
        state.apply_action(chance.choices(outcomes, weights)[0])
    return state


@editions
def test_every_edition_passes_the_simulation_test(edition: Edition) -> None:
    pyspiel.random_sim_test(loaded(edition), num_sims=1, serialize=True, verbose=False)


@editions
def test_a_resampled_round_looks_the_same_to_its_seat(edition: Edition) -> None:
    chance = random.Random(3)
    state = dealt(loaded(edition), chance)
    for step in range(30):
        if state.is_terminal():
            break
        seat = state.current_player()
        if step % 5 == 0:
            other = state.resample_from_infostate(seat, chance.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            assert len(other.history()) == len(state.history())
        state.apply_action(chance.choice(state.legal_actions()))


def test_chance_deals_every_hand_equally_often() -> None:
    """Tiles of a hand come lowest first, with weights that make all hands alike."""
    game = pyspiel.load_game("boneyard(game=block,set=2,players=2)")
    found: dict[str, float] = {}

    def walk(state: Any, chance: float) -> None:
        if not state.is_chance_node():
            key = str(state)
            found[key] = found.get(key, 0) + chance
            return
        for action, weight in state.chance_outcomes():
            walk(state.child(action), chance * weight)

    walk(game.new_initial_state(), 1.0)
    assert sum(found.values()) == pytest.approx(1)
    assert max(found.values()) == pytest.approx(min(found.values()))


def test_parts_of_the_tensor_have_names() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("boneyard(game=block,set=6,players=2)")
    state = dealt(game, random.Random(1))
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert seen.dict["hand"].sum() == 7
    assert seen.dict["ends"].shape == (2, 7)
    assert np.array_equal(seen.tensor, state.observation_tensor(0))


def test_wrong_words_get_a_sentence() -> None:
    with pytest.raises(BadSetup, match="There's no game"):
        pyspiel.load_game("boneyard(game=blok)")
    with pytest.raises(BadSetup, match="Write options as NAME:VALUE"):
        pyspiel.load_game("boneyard(game=block,options=target)")


def test_a_tiny_draw_game_is_nearly_solved_after_twenty_iterations() -> None:
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game("boneyard(game=draw,set=2,players=2,options=hand:2)")
    solver = cfr.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.07


@editions
def test_what_python_asks_is_what_open_spiel_would_answer(edition: Edition) -> None:
    """A few answers are given without going through C++."""
    chance = random.Random(5)
    state = loaded(edition).new_initial_state()
    asked = pyspiel.State
    while not state.is_terminal():
        assert state.is_chance_node() == asked.is_chance_node(state)
        assert state.legal_actions() == asked.legal_actions(state)
        if not state.is_chance_node():
            seat = state.current_player()
            assert state.observation_tensor(seat) == asked.observation_tensor(state, seat)
            assert state.legal_actions(seat) == asked.legal_actions(state, seat)
        if len(state.history()) > 150:
            break
        state.apply_action(chance.choice(state.legal_actions()))
