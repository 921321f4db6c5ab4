"""How long a review thinks: as requested, or so that a whole match takes minutes."""

import boneyard
from boneyard.bots.budget import Budget
from boneyard.review.effort import effort_for

GAME = boneyard.new("block", players=2, seed=1).game
ALONE = boneyard.new("squeeze", players=1, seed=1).game


def test_the_requested_budget_is_spent() -> None:
    assert effort_for(GAME, 500, 7, None, False).budget == Budget(iterations=7)
    assert effort_for(GAME, 500, None, 3.0, True).budget == Budget(seconds=3.0)


def test_a_whole_match_takes_minutes_and_a_quick_one_seconds() -> None:
    for decisions in (1, 10, 100, 1000, 5000):
        seconds = effort_for(GAME, decisions, None, None, False).budget.seconds
        quick = effort_for(GAME, decisions, None, None, True).budget.seconds
        assert seconds is not None
        assert quick is not None
        assert quick <= seconds <= 1.0
        assert seconds * decisions <= 150
        assert quick * decisions <= 100


def test_in_a_solitaire_the_time_is_shared_with_the_order_that_came() -> None:
    for decisions in (1, 10, 100, 1000):
        for whole, quick in ((150, False), (15, True)):
            effort = effort_for(ALONE, decisions, None, None, quick)
            assert effort.budget.seconds is not None
            assert effort.solving.seconds is not None
            spent = effort.budget.seconds + effort.solving.seconds
            assert spent * decisions <= max(whole, 0.04 * decisions)


def test_of_a_solitaire_the_order_that_came_is_looked_at_as_well_with_few_iterations() -> None:
    usual = effort_for(ALONE, 20, None, None, False)
    assert usual.budget.iterations is not None
    few = effort_for(ALONE, 20, 1, None, False)
    assert few.budget == Budget(iterations=1)
    assert few.positions == usual.positions
    assert few.solving == Budget()
    assert effort_for(ALONE, 20, None, 0.5, False).solving == Budget(seconds=0.5)
