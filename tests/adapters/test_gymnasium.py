"""One seat of every game as a Gymnasium environment."""

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import boneyard.adapters.gymnasium  # noqa: F401 registers the names
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from support.engine.matches import EDITIONS, edition_id


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_every_edition_passes_the_checker(edition: Edition) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = gymnasium.make(f"boneyard/{edition.game}-v0", edition=edition.key, opponent="random")
        check_env(made.unwrapped, skip_render_check=True)


def test_a_seat_plays_a_round_against_greedy() -> None:
    made = gymnasium.make("boneyard/muggins-v0", opponent="greedy")
    seen, info = made.reset(seed=7)
    reward, ended = 0.0, False
    while not ended:
        assert made.observation_space.contains(seen)
        seen, reward, ended, cut, info = made.step(int(info["action_mask"].argmax()))
        assert not cut
    assert reward != 0
    assert not info["action_mask"].any()


def test_a_solitaire_is_worth_what_is_left_of_it() -> None:
    made = gymnasium.make("boneyard/castle-rock-v0")
    _, info = made.reset(seed=7)
    ended, reward = False, 0.0
    while not ended:
        _, reward, ended, _, info = made.step(int(info["action_mask"].argmax()))
    game, state = made.unwrapped.game, made.unwrapped.episode.state
    assert (-reward,) == game.points(state)


def test_a_move_that_is_not_legal_changes_nothing_and_says_why() -> None:
    made = gymnasium.make("boneyard/block-v0")
    seen, info = made.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    again, reward, ended, cut, told = made.step(wrong)
    assert (again == seen).all()
    assert (reward, ended, cut) == (-1.0, False, False)
    assert told["refused"].startswith(f"Action {wrong} is refused. Legal actions: ")


def test_the_table_is_drawn_as_text_and_as_a_picture() -> None:
    for mode, start in (("ansi", "muggins/cardinal: "), ("svg", "<svg")):
        made = gymnasium.make("boneyard/muggins-v0", render_mode=mode)
        made.reset(seed=1)
        drawn = made.render()
        assert isinstance(drawn, str)
        assert drawn.startswith(start)


def test_wrong_words_get_a_sentence() -> None:
    with pytest.raises(BadSetup, match="There's no bot 'gredy'"):
        gymnasium.make("boneyard/block-v0", opponent="gredy")
    with pytest.raises(BadSetup, match="Your seat is a number from 0 to 1, not 2"):
        gymnasium.make("boneyard/block-v0", seat=2)
