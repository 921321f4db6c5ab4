"""Deals counted: the same ones for the same seed, on any number of cores, and what was not decided is counted apart."""

import pytest

from boneyard import catalog
from boneyard.core.errors import BadSetup
from boneyard.lab.odds import BEST, PLAYS, Ended, Odds, deal_numbers, odds

SQUEEZE = catalog.edition("squeeze")


def test_seeds_have_deals_of_their_own() -> None:
    assert list(deal_numbers(0, 3)) == [1, 2, 3]
    assert not set(deal_numbers(0, 1000)) & set(deal_numbers(1, 1000))


@pytest.mark.parametrize("play", PLAYS)
def test_the_same_seed_comes_to_the_same_however_it_is_played(play: str) -> None:
    first, again = (odds(catalog.edition("castle-rock"), 6, 2, play, seed=3) for _ in range(2))
    assert first == again
    assert first.deals == 2
    assert sum(first.lefts.values()) == 2


def test_any_number_of_cores_comes_to_the_same() -> None:
    told: list[int] = []
    alone = odds(SQUEEZE, 6, 20, BEST, most=2000)
    together = odds(SQUEEZE, 6, 20, BEST, most=2000, cores=2, progress=told.append)
    assert together == alone
    assert sum(told) == 20


def test_the_solver_wins_at_least_what_chance_wins() -> None:
    best, chance = (odds(SQUEEZE, 6, 12, play, most=20_000) for play in (BEST, "random"))
    assert best.won >= chance.won
    assert best.mean_left < chance.mean_left


def test_what_is_open_widens_the_interval_from_all_lost_to_all_won() -> None:
    found = Odds()
    for deal, (won, proved) in enumerate([(True, True), (False, True), (False, False)]):
        found.add(Ended(deal, won, 0 if won else 4, proved, 10))
    assert (found.deals, found.won, found.open, found.positions) == (3, 1, 1, 30)
    decided, lucky = Odds(deals=3, won=1), Odds(deals=3, won=2)
    assert found.interval() == (decided.interval()[0], lucky.interval()[1])
    assert (found.at_most(0), found.at_most(4)) == (1, 3)
    assert found.mean_left == pytest.approx(8 / 3)


def test_what_cannot_be_counted_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="best, hint or random"):
        odds(SQUEEZE, 6, 1, "luck")
    with pytest.raises(BadSetup, match="1 to 1000000 deals"):
        odds(SQUEEZE, 6, 0)
    with pytest.raises(BadSetup, match="not played with double-15"):
        odds(SQUEEZE, 15, 1)
    with pytest.raises(BadSetup, match="for 2 to"):
        odds(catalog.edition("block"), 6, 1)
