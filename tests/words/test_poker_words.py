"""Poker in words: what a hand is."""

import pytest

from boneyard.core.tile import read_tile
from boneyard.games.poker.ranks import Ranking, sheet_straights
from boneyard.words.families.poker import hand_class


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        ("6-6 6-5 5-4 3-2 2-1", "high tile, 6-6"),
        ("6-6 5-5 6-3 4-1 2-1", "one pair: 6-6 and 5-5"),
        ("6-1 6-3 6-4 6-5 6-6", "flush of sixes"),
        ("6-6 5-5 4-4 6-1 3-2", "threes: 6-6, 5-5 and 4-4"),
        ("4-6 4-5 4-4 4-3 2-1", "four straight"),
        ("6-6 3-3 2-2 2-4 2-1", "full hand: 6-6, 3-3 and 2-2, with 4-2 and 2-1"),
        ("3-1 3-2 3-3 3-4 3-5", "five straight of threes"),
        ("6-6 5-5 4-4 3-3 2-1", "fours: 6-6, 5-5, 4-4 and 3-3"),
        ("6-2 6-3 6-4 6-5 6-6", "six straight"),
        ("6-6 5-5 4-4 3-3 2-2", "royal: 6-6, 5-5, 4-4, 3-3 and 2-2"),
    ],
)
def test_a_hand_is_named_with_the_tiles_that_make_it(tiles: str, words: str) -> None:
    assert hand_class(Ranking(sheet_straights()), [read_tile(tile) for tile in tiles.split()]) == words
