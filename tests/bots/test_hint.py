"""A hint comes from the normal bot: a legal move with a reason, for the player whose turn it is."""

import pytest

import boneyard
from boneyard.bots import HINTS, bot
from boneyard.core.errors import NotYourTurn, Unreadable


@pytest.mark.parametrize("game", ["block", "muggins", "mexican-train", "forty-two", "poker", "castle-rock"])
def test_a_hint_is_a_legal_move_with_a_sentence(game: str) -> None:
    match = boneyard.new(game, seed=3)
    found = match.hint()
    assert found.move in match.moves()
    assert found.why.endswith(".")
    for number in ("%", " in 100", "deals", "orders", "1.", "2.", "3."):
        assert number not in found.why.removesuffix(".")
    assert found.how_sure.startswith("I'm ")
    assert found.how_sure.endswith(".")
    assert match.hint(match.turn).move in match.moves()


def test_the_hint_giver_is_the_normal_bot() -> None:
    assert bot(HINTS).name == "normal"


def test_a_seat_that_may_not_act_gets_none() -> None:
    match = boneyard.new("block", seed=3, players=2)
    assert match.turn is not None
    with pytest.raises(NotYourTurn, match=r"It's seat \d's turn, not seat \d's\."):
        match.hint(1 - match.turn)
    with pytest.raises(Unreadable, match="There's no seat 'Ann'"):
        match.hint("Ann")  # type: ignore[arg-type]
