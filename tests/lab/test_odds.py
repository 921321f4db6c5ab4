"""Odds: the same deals give the same count, whoever plays them and wherever."""

from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.core.errors import BadSetup
from boneyard.household import load_household
from boneyard.lab.odds import BEST, HINT, RANDOM, odds

HOUSEHOLD = """
name = "our-rock"
title = "Castle Rock, as we play it"
game = "castle-rock"
edition = "university"
[answers]
won = "two-left"
"""


@pytest.mark.parametrize("play", [BEST, HINT, RANDOM])
def test_two_cores_count_what_one_does(play: str) -> None:
    rock = boneyard.edition("castle-rock")
    assert odds(rock, 6, 20, play, seed=3, cores=1) == odds(rock, 6, 20, play, seed=3, cores=2)


def test_a_household_is_played_on_two_cores_too(tmp_path: Path) -> None:
    file = tmp_path / "rock.toml"
    file.write_text(HOUSEHOLD)
    ours = odds(load_household(file), 6, 20, cores=2)
    assert ours.won == odds(boneyard.edition("castle-rock", "uduble"), 6, 20).won


def test_castle_rock_is_won_as_often_as_two_other_programs_say() -> None:
    found = odds(boneyard.edition("castle-rock", "uduble"), 6, 1000)
    assert found.interval()[0] <= 0.584 <= found.interval()[1]
    found = odds(boneyard.edition("castle-rock", "university"), 6, 1000)
    assert found.interval()[0] <= 0.286 <= found.interval()[1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"play": "well"},
        {"deals": 0},
        {"deals": 2.5},
        {"deals": "20"},
        {"seed": -1},
        {"seed": "x"},
        {"most": 0},
        {"cores": 0},
        {"cores": -1},
    ],
)
def test_what_cannot_be_counted_is_refused_in_words(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        odds(**{"edition": boneyard.edition("squeeze"), "size": 6, "deals": 20, **wrong})
