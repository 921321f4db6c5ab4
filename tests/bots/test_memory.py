"""A bot that is asked a thousand times keeps no more than it did after the first few."""

import gc
import tracemalloc

import pytest

import boneyard
from boneyard.bots import Budget, choice_of, lines
from boneyard.bots.levels import EXPERT
from boneyard.core.rng import Rng

_ASKED = 1000
_WARM = 200  # by then every table that is kept has been filled
_GROWTH = 300_000  # bytes: a thousand choices that each kept a state would be far above it
CHEAP = Budget(iterations=1)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("block", 2),
        ("muggins", 2),
        ("forty-two", 4),
        ("mexican-train", 2),
        ("poker", 2),
    ],
)
def test_memory_is_bounded_over_a_thousand_moves(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "POSITIONS", 100)
    rng = Rng(7)
    asked = matches = 0
    kept = 0
    gc.collect()
    tracemalloc.start()
    try:
        while asked < _ASKED:
            match = boneyard.new(game, players=seats, seed=f"memory {matches}")
            matches += 1
            while match.result is None and asked < _ASKED:
                seat = match.actors[0]
                match.play(choice_of(EXPERT, match, seat, rng, CHEAP).move, seat)
                asked += 1
                if asked == _WARM:
                    gc.collect()
                    kept = tracemalloc.get_traced_memory()[0]
        del match
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - kept < _GROWTH
    finally:
        tracemalloc.stop()
