"""A bot that chooses a thousand times uses no more memory than after the first few."""

import gc
import sys

import pytest

import boneyard
from boneyard.bots import Budget, choice_of
from boneyard.bots.levels import EXPERT
from boneyard.bots.lines import search
from boneyard.core.rng import Rng

_ASKED = 1000
_WARM = 200  # by then whatever is kept on purpose has been filled
_GROWTH = 5000  # objects: if each choice kept one hand or state, there would be many times more
CHEAP = Budget(iterations=1)


@pytest.mark.parametrize(
    ("game", "seats"), [("block", 2), ("muggins", 2), ("forty-two", 4), ("mexican-train", 2), ("poker", 2)]
)
def test_memory_is_bounded_over_a_thousand_moves(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "MAX_NODES", 50)
    monkeypatch.setattr(search, "DETERMINIZATIONS", 1)
    rng = Rng(7)
    asked = kept = 0
    while asked < _ASKED:
        match = boneyard.new(game, players=seats, seed=f"memory {asked}")
        while match.round.number == 1 and match.actors and asked < _ASKED:
            seat = match.actors[0]
            match.play(choice_of(EXPERT, match, seat, rng, CHEAP).move, seat)
            asked += 1
        del match
        if kept == 0 and asked >= _WARM:
            kept = _objects()
    assert _objects() - kept < _GROWTH


def _objects() -> int:
    gc.collect()
    return sys.getallocatedblocks()
