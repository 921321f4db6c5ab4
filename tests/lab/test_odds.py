"""Odds: the same deals for the same seed, on any number of cores, and an interval that allows for what is open."""

from typing import Any

import pytest

import boneyard
from boneyard.core.errors import BadSetup
from boneyard.lab.odds import BEST, HINT, RANDOM, Odds, deal_numbers, odds

SQUEEZE = boneyard.edition("squeeze")
CASTLE = boneyard.edition("castle-rock", "university")


@pytest.mark.parametrize("play", [BEST, RANDOM, HINT])
def test_any_number_of_cores_comes_to_the_same(play: str) -> None:
    deals = 12 if play == HINT else 40
    one = odds(CASTLE, 6, deals, play, seed=3)
    assert odds(CASTLE, 6, deals, play, seed=3, cores=2) == one
    assert one.deals == deals
    assert sum(one.lefts.values()) == deals


def test_a_seed_has_deals_of_its_own() -> None:
    assert deal_numbers(0, 5) == range(1, 6)
    assert deal_numbers(2, 5) == range(2_000_001, 2_000_006)


def test_the_best_play_wins_most_and_chance_least() -> None:
    found = [odds(SQUEEZE, 6, 60, play).won for play in (BEST, HINT, RANDOM)]
    assert found[0] >= found[1] > found[2]


def test_what_is_not_decided_widens_the_interval() -> None:
    decided = odds(CASTLE, 6, 60, BEST)
    hasty = odds(CASTLE, 6, 60, BEST, most=40)
    assert decided.open == 0
    assert hasty.open > 0
    assert hasty.interval()[0] <= decided.won / 60 <= hasty.interval()[1]


def test_few_left_are_counted() -> None:
    found = Odds(deals=3)
    found.lefts.update([0, 2, 5])
    assert (found.at_most(2), round(found.mean_left, 2)) == (2, 2.33)


@pytest.mark.parametrize(
    ("deals", "play", "seed", "sentence"),
    [
        (0, BEST, 0, "Ask for 1 to 1,000,000 deals"),
        (10, "tea", 0, "play is best, hint or random, not 'tea'"),
        (10, BEST, -1, "a seed of 0 or more"),
        (2.5, BEST, 0, "are whole numbers"),
        ("20", BEST, 0, "are whole numbers"),
    ],
)
def test_wrong_wishes_are_refused(deals: Any, play: str, seed: int, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        odds(SQUEEZE, 6, deals, play, seed)


def test_games_for_several_have_no_odds_here() -> None:
    with pytest.raises(BadSetup, match=r"2 to 28 players \(printed for 2 to 4\), not 1"):
        odds(boneyard.edition("block"), 6, 10)


def test_a_household_plays_on_several_cores() -> None:
    ours = CASTLE.household("ours", "Ours", {"won": "two-left"}, "a household's")
    found = odds(ours, 6, 20, cores=2)
    assert found.won >= odds(CASTLE, 6, 20).won
    with pytest.raises(BadSetup, match="at least 1 core"):
        odds(ours, 6, 20, cores=0)
