"""A batch plays exactly the games that would be played one by one."""

from typing import Any

import numpy as np
import pytest

from boneyard.adapters.batch import Batch, batch
from boneyard.core.edition import Edition
from boneyard.core.environment.episode import Episode, shuffled_deal
from boneyard.core.errors import BadSetup, Illegal
from boneyard.core.rng import rng_for
from support.engine.matches import EDITIONS, edition_id


def chosen(games: Batch, step: int) -> Any:
    """A legal move in every game, a different one at every step; it doesn't depend on the other games."""
    found = []
    for index in range(games.n):
        legal = np.flatnonzero(games.mask[index])
        found.append(legal[(step * 7 + index) % len(legal)])
    return np.array(found)


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_every_game_of_a_batch_goes_as_the_engine_plays_it(edition: Edition) -> None:
    games = batch(edition.game, edition=edition.key, n=3, seed=11)
    rules = games.game
    rngs = [rng_for(f"11 {index}") for index in range(3)]
    alone = [Episode(rules, shuffled_deal(rules, rng)) for rng in rngs]
    for step in range(40):
        actions = chosen(games, step)
        games.step(actions)
        for index, episode in enumerate(alone):
            state = rules.play(episode.state, episode.seat, rules.move(episode.state, int(actions[index])))
            episode.act(int(actions[index]))
            assert episode.state == state
            assert games.done[index] == episode.over
            assert games.reward[index].tolist() == pytest.approx(list(episode.utilities()))
            if episode.over:
                episode = alone[index] = Episode(rules, shuffled_deal(rules, rngs[index]))
            assert games.turn[index] == episode.seat
            assert games.mask[index].tobytes() == rules.mask(episode.state, episode.seat)
            assert games.observation[index].tobytes() == rules.observation(episode.state, episode.seat)


# Tables beyond those printed that the kernels play: other sets, more players, partners, and options.
KERNEL_TABLES: list[tuple[str, dict[str, Any]]] = [
    ("block", {"players": 3}),
    ("block", {"players": 4, "options": {"partners": True}}),
    ("block", {"players": 5, "set": 9, "options": {"spinner": "none"}}),
    ("block", {"players": 2, "set": 3, "options": {"hand": 3}}),
    ("draw", {"players": 4}),
    ("draw", {"players": 2, "options": {"hand": 3}}),
    ("forty-two", {"edition": "cardinal"}),
    ("forty-two", {"edition": "uduble", "options": {"claim": True}}),
    ("poker", {"players": 3}),
    ("poker", {"players": 4, "options": {"chips": 5, "raises": 10, "straights": "suits"}}),
    ("poker", {"players": 2, "options": {"exchange": True}}),
    ("big-clock", {"set": 6}),
    ("big-clock", {"set": 9}),
]


@pytest.mark.parametrize(("game", "given"), KERNEL_TABLES)
def test_kernels_play_every_table_as_the_engine_does(game: str, given: dict[str, Any]) -> None:
    games = batch(game, n=4, seed=5, **given)
    rules = games.game
    rngs = [rng_for(f"5 {index}") for index in range(4)]
    alone = [Episode(rules, shuffled_deal(rules, rng)) for rng in rngs]
    for _ in range(120):
        actions = games.sample()
        games.step(actions)
        for index, episode in enumerate(alone):
            episode.act(int(actions[index]))
            assert games.done[index] == episode.over
            assert games.reward[index].tolist() == pytest.approx(list(episode.utilities()))
            if episode.over:
                episode = alone[index] = Episode(rules, shuffled_deal(rules, rngs[index]))
            assert games.turn[index] == episode.seat
            assert games.mask[index].tobytes() == episode.mask()
            assert games.observation[index].tobytes() == episode.observation(episode.seat)


def test_sampled_moves_are_legal_and_equally_likely() -> None:
    games = batch("block", n=2, seed=3, players=2)
    legal = np.flatnonzero(games.mask[0])
    drawn = np.array([games.sample()[0] for _ in range(100 * len(legal))])
    found = dict(zip(*np.unique(drawn, return_counts=True), strict=True))
    assert sorted(found) == legal.tolist()
    assert min(found.values()) > 60


def test_a_larger_batch_adds_games_and_changes_none() -> None:
    few = batch("draw", n=3, seed="a", players=2)
    many = batch("draw", n=9, seed="a", players=2)
    for step in range(80):
        few.step(chosen(few, step))
        many.step(chosen(many, step))
        assert (few.observation == many.observation[:3]).all()
        assert (few.mask == many.mask[:3]).all()
        assert (few.reward == many.reward[:3]).all()
        assert (few.done == many.done[:3]).all()


def test_parts_of_an_observation_have_names() -> None:
    games = batch("block", n=5, seed=1, players=2)
    assert games.part("hand").shape == (5, 28)
    assert (games.part("hand").sum(axis=1) == 7).all()
    assert games.part("ends").shape == (5, 2, 7)
    with pytest.raises(BadSetup, match="An observation has no part 'end': it has hand, sizes, "):
        games.part("end")


def test_what_is_shown_cannot_be_written_to() -> None:
    games = batch("block", n=2)
    for shown in (games.observation, games.mask, games.reward, games.done, games.turn):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 1


def test_wrong_words_get_a_sentence_and_no_game_moves() -> None:
    games = batch("block", n=3, seed=1, players=2)
    before = games.observation.copy()
    actions = chosen(games, 0)
    actions[2] = 59
    with pytest.raises(Illegal, match=r"Action 59 is refused in game 2: seat \d may take "):
        games.step(actions)
    assert (games.observation == before).all()
    with pytest.raises(
        BadSetup, match=r"step\(\) takes 3 whole numbers, one for each game, not int64 of shape"
    ):
        games.step(np.zeros(2, np.int64))
    with pytest.raises(BadSetup, match="n is the number of games, a whole number from 1 up, not 0"):
        batch("block", n=0)
    with pytest.raises(BadSetup, match=r"A seed is a whole number or a text, not 1\.5"):
        batch("block", n=1, seed=1.5)  # type: ignore[arg-type]
