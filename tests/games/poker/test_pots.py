"""Chips go where the side pots send them, however short some players are."""

import hypothesis.strategies as st
from hypothesis import given

from boneyard.games.poker.pots import pots, shared_out
from support.engine.matches import examples


def told(paid: tuple[int, ...], inside: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.chips, pot.seats) for pot in pots(paid, inside)]


def test_where_all_paid_the_same_there_is_one_pot() -> None:
    assert told((5, 5, 5), (0, 1, 2)) == [(15, (0, 1, 2))]


def test_what_a_folded_player_paid_stays_in_the_pot() -> None:
    assert told((5, 3, 5), (0, 2)) == [(13, (0, 2))]


def test_a_short_player_plays_for_as_much_from_each_as_he_paid() -> None:
    assert told((2, 7, 7), (0, 1, 2)) == [(6, (0, 1, 2)), (10, (1, 2))]


def test_every_short_player_makes_a_side_pot_more() -> None:
    assert told((1, 4, 9, 9), (0, 1, 2, 3)) == [(4, (0, 1, 2, 3)), (9, (1, 2, 3)), (10, (2, 3))]


def test_unmatched_chips_are_in_a_separate_pot() -> None:
    assert told((4, 10), (0, 1)) == [(8, (0, 1)), (6, (1,))]


def test_folded_chips_are_divided_among_the_pots_that_they_reach() -> None:
    assert told((1, 3, 5, 5), (0, 2, 3)) == [(4, (0, 2, 3)), (10, (2, 3))]


def test_the_best_hand_takes_only_what_it_played_for() -> None:
    assert shared_out((2, 7, 7), {0: 30, 1: 20, 2: 10}) == (6, 10, 0)


@examples(200)
@given(data=st.data())
def test_all_that_was_paid_is_taken(data: st.DataObject) -> None:
    paid = tuple(data.draw(st.lists(st.integers(0, 12), min_size=2, max_size=4), label="paid"))
    top = max(range(len(paid)), key=lambda seat: paid[seat])
    others = data.draw(st.sets(st.integers(0, len(paid) - 1)), label="in")
    # The player who paid most has nothing to call, and so never folds.
    inside = sorted(others | {top})
    strengths = dict(zip(inside, data.draw(st.permutations(range(len(inside)))), strict=True))
    won = shared_out(paid, strengths)
    assert sum(won) == sum(paid)
    assert all(won[seat] == 0 for seat in range(len(paid)) if seat not in strengths)
    assert all(won[seat] <= sum(min(paid[seat], each) for each in paid) for seat in inside)
