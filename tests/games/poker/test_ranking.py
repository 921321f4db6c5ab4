"""Every hand of the twenty tiles is ranked, as the page of the docs says and as a second reading of the rules does."""

import re
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from boneyard.core.hand import hand_of
from boneyard.core.tile import FACES, read_tile
from boneyard.games.poker.ranks import ALL_HANDS, CLASSES, ORDER, Ranking, tiles_number
from boneyard.games.poker.sheets.questions import STRAIGHTS
from support.models.poker import fits, worth

PAGE = Path(__file__).parents[3] / "docs" / "poker-hands.md"
HANDS = list(combinations(ORDER, 5))
READINGS = list(STRAIGHTS)
readings = pytest.mark.parametrize("reading", READINGS)


def ranking(reading: str) -> Ranking:
    found = STRAIGHTS[reading]
    assert isinstance(found, Ranking)
    return found


def tiles(text: str) -> list[int]:
    return [read_tile(word) for word in text.split()]


def rows() -> list[list[str]]:
    """The rows of the page's table, the best class first."""
    found = [
        line.strip("| ").split(" | ") for line in PAGE.read_text("utf-8").splitlines() if line[:2] == "| "
    ]
    return [row for row in found if row[0].isdigit()]


def test_the_tiles_are_the_double_six_without_blanks_and_without_1_1() -> None:
    assert len(ORDER) == 20
    assert {FACES[tile] for tile in ORDER} == {
        (high, low) for high in range(2, 7) for low in range(1, high + 1) if (high, low) != (1, 1)
    }


@readings
def test_the_page_has_the_number_of_hands_in_each_class(reading: str) -> None:
    order = ranking(reading)
    found = Counter(order.class_of(tiles_number(list(hand))) for hand in HANDS)
    column = 4 + READINGS.index(reading)
    assert [(int(row[0]) - 1, row[1], int(row[column])) for row in rows()] == [
        (number, CLASSES[number], found[number]) for number in reversed(range(len(CLASSES)))
    ]
    assert sum(found.values()) == 15_504


def test_the_sheet_reading_has_the_counts_that_were_decided() -> None:
    order = ranking("sheet")
    found = Counter(order.class_of(tiles_number(list(hand))) for hand in HANDS)
    assert [found[number] for number in range(10)] == [9767, 4538, 18, 450, 44, 600, 9, 75, 2, 1]


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[1])
def test_the_examples_of_the_page_are_what_they_show(row: list[str]) -> None:
    assert ranking("sheet").name(hand_of(tiles(row[3]))) == row[1]


def test_the_comparisons_of_the_page_hold() -> None:
    hand = r"((?:\d-\d ?){5})"
    text = " ".join(PAGE.read_text("utf-8").split())
    found = re.findall(rf"{hand} beats {hand}", text)
    assert len(found) == 2
    for better, worse in found:
        order = ranking("sheet")
        assert order.name(hand_of(tiles(better))) == order.name(hand_of(tiles(worse)))
        assert order.strength(hand_of(tiles(better))) > order.strength(hand_of(tiles(worse)))


@readings
def test_every_hand_is_of_the_best_class_that_it_fits(reading: str) -> None:
    order = ranking(reading)
    for hand in HANDS:
        best = max(CLASSES.index(name) for name in fits(hand, reading))
        assert order.class_of(tiles_number(list(hand))) == best, hand_of(hand)


@readings
def test_all_hands_stand_in_one_order_and_no_two_are_equal(reading: str) -> None:
    # A number for each hand makes the order transitive by itself; different numbers leave no tie.
    order = ranking(reading)
    by_strength = sorted(HANDS, key=lambda hand: order.strength(hand_of(hand)))
    assert len({order.strength(hand_of(hand)) for hand in HANDS}) == len(HANDS)
    for lower, higher in pairwise(by_strength):
        assert worth(lower, reading) < worth(higher, reading)
    assert [order.place(tiles_number(list(hand))) for hand in by_strength] == list(range(ALL_HANDS))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("5-5 2-2 3-1 2-1 4-1", "4-4 3-3 6-5 6-4 6-3"),  # the higher double of two pairs
        ("5-5 3-3 3-1 2-1 4-1", "5-5 2-2 6-5 6-4 6-3"),  # then the other one
        ("6-6 2-1 3-1 3-2 4-1", "5-5 6-5 6-4 6-3 5-4"),  # a double is above any other tile
        ("6-2 2-1 3-1 3-2 4-1", "6-1 5-4 5-3 4-3 5-2"),  # the lower end decides between two sixes
        ("6-4 5-4 4-4 4-3 6-6", "5-4 4-4 4-3 4-2 6-6"),  # of two four straights the one with the better tiles
        ("6-5 6-4 6-3 6-2 6-1", "6-6 5-5 4-4 3-3 6-1"),  # a class decides before any tile
    ],
)
def test_hands_compare_by_class_and_then_tile_by_tile(better: str, worse: str) -> None:
    order = ranking("sheet")
    assert order.strength(hand_of(tiles(better))) > order.strength(hand_of(tiles(worse)))


def test_a_flush_of_fours_that_holds_four_in_sequence_is_a_four_straight() -> None:
    assert ranking("sheet").name(hand_of(tiles("6-4 5-4 4-4 4-3 4-1"))) == "four straight"
    assert ranking("sheet").name(hand_of(tiles("6-4 5-4 4-4 4-2 4-1"))) == "flush"
    assert ranking("suits").name(hand_of(tiles("6-4 5-4 4-4 4-2 4-1"))) == "four straight"
