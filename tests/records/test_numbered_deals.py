"""A deal's number means the same tiles for everyone, forever."""

from datetime import date

import pytest

import boneyard
from boneyard.core.errors import BadSetup
from boneyard.core.tile import tiles_text
from boneyard.records.numbered_deals import any_deal, daily, deal_number

DAY = date(2026, 11, 15)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1234", 1234),
        (" 7 ", 7),
        ("0", 0),
        ("today", 20261115),
        ("TODAY", 20261115),
        ("2027-01-02", 20270102),
    ],
)
def test_a_deal_is_named_by_a_number_or_a_day(text: str, number: int) -> None:
    assert deal_number(text, DAY) == number


@pytest.mark.parametrize("text", ["", "-3", "1.5", "yesterday", "2026-13-01", "9" * 14, "٣"])
def test_what_names_no_deal_is_refused_with_what_would(text: str) -> None:
    with pytest.raises(
        BadSetup, match="Use a whole number up to 1,000,000,000,000, today, or a date like 2026-11-15"
    ):
        deal_number(text, DAY)


def test_every_day_has_its_own_deal() -> None:
    assert daily(date(2026, 11, 15)) == 20261115
    assert daily(date(2026, 11, 16)) != daily(DAY)


def test_some_deal_is_short_enough_to_print() -> None:
    found = {any_deal(f"chance {count}") for count in range(200)}
    assert len(found) > 190
    assert all(1 <= number <= 1_000_000 for number in found)


# Kept as dealt today: a friend who gets a number must get the same deal next year.
KEPT = {
    ("squeeze", 6, 1234): "6-2 4-4 5-1 3-2 3-3 4-3 5-4 2-0",
    ("castle-rock", 12, 7): "12-6 12-1 2-1 9-9 4-4 2-2 11-11 4-1",
    ("bingo", 9, 20261115): "8-0 7-2 4-1 2-0 8-1 8-3 0-0 5-0",
}


@pytest.mark.parametrize(("game", "size", "number"), KEPT)
def test_a_numbered_deal_never_changes(game: str, size: int, number: int) -> None:
    match = boneyard.new(game, set=size, players=1, seed=number)
    assert tiles_text(match.round.deal.yard[:8]) == KEPT[game, size, number]
    assert boneyard.new(game, set=size, players=["Ann"], seed=str(number)).round.deal == match.round.deal
