"""Comparison: the same deals both ways, paired differences, one plain sentence each."""

from typing import Any

import pytest

from boneyard.core.errors import BadSetup
from boneyard.lab import Comparison, compare, plot, table
from boneyard.lab.comparison import Finding, compare_request, concluded, measure_some
from boneyard.lab.interval import mean_interval
from boneyard.words import lab as said

BLOCK = table("block", players=2, options={"target": 30})
SHORTER = table("block", players=2, options={"target": 15})


@pytest.fixture(scope="module")
def shorter() -> Comparison:
    return compare(BLOCK, SHORTER, deals=30, bot="random", cores=1)


def test_a_lower_target_makes_matches_shorter_and_nothing_else_certain(shorter: Comparison) -> None:
    assert shorter["rounds"].differs
    assert shorter["rounds"].difference < 0
    assert shorter["rounds"].sentence.startswith("Matches take fewer rounds: ")
    assert not shorter["length"].differs
    assert "no difference found" in shorter["length"].sentence
    assert str(shorter).splitlines()[-1].endswith("measures differ.") or "One of" in str(shorter)


def test_both_tables_get_the_same_deals() -> None:
    for seed in ("0 1", "0 2"):
        one, other = (setup.match(seed).round.deal for setup in (BLOCK, SHORTER))
        assert one == other


def test_an_interval_is_that_of_the_differences_deal_by_deal(shorter: Comparison) -> None:
    request = compare_request(BLOCK, SHORTER, bot="random")
    pairs = measure_some((request, range(30)))
    differences = [after["rounds"] - before["rounds"] for before, after in pairs]
    assert (shorter["rounds"].low, shorter["rounds"].high) == mean_interval(differences)
    assert concluded(request, pairs).findings == shorter.findings


def test_any_number_of_cores_comes_to_the_same(shorter: Comparison) -> None:
    assert compare(BLOCK, SHORTER, deals=30, bot="random", cores=2).findings == shorter.findings


def test_a_solitaire_has_measures_of_its_own() -> None:
    before, after = (table("castle-rock", edition=key, set=6) for key in ("university", "uduble"))
    found = compare(before, after, deals=100, bot="random", cores=1)
    # Uduble counts two tiles left as a win.
    assert {each.name for each in found.findings} == {"won", "left", "length"}
    assert found["won"].difference > 0
    assert found["length"].difference == 0


def test_skill_shows() -> None:
    found = compare(BLOCK, SHORTER, deals=60, bot="random", cores=1)["skill"]
    assert found.before > 0.1


@pytest.mark.parametrize(
    ("name", "values", "sentence"),
    [
        (
            "length",
            (12.1, 14.3, 1.9, 2.5),
            "Rounds take longer: 14.3 moves instead of 12.1 (95%: 1.9 to 2.5 more).",
        ),
        ("length", (12.1, 12.3, -0.1, 0.5), "Length of a round: no difference found (12.1 and 12.3 moves)."),
        (
            "blocked",
            (0.5, 0.3, -0.25, -0.15),
            "Fewer rounds are blocked: 30.0% instead of 50.0% (95%: 15.0 to 25.0 points less).",
        ),
        (
            "first",
            (0.05, 0.1, 0.02, 0.08),
            "Going first helps more: +10.0% above a fair share of the wins instead of +5.0% "
            "(95%: 2.0 to 8.0 points more).",
        ),
        ("ties", (0.0, 0.0, 0.0, 0.0), "Ties: no difference found (0.0% and 0.0%)."),
        (
            "rounds",
            (8.0, 6.0, -2.5, -1.5),
            "Matches take fewer rounds: 6.0 instead of 8.0 (95%: 1.5 to 2.5 fewer).",
        ),
    ],
)
def test_a_finding_is_one_plain_sentence(name: str, values: Any, sentence: str) -> None:
    assert Finding(name, *values).sentence == sentence


def test_every_measure_can_be_said_both_ways() -> None:
    for name in said.MEASURES:
        for low, high in ((0.1, 0.2), (-0.2, -0.1), (-0.1, 0.1)):
            text = said.finding(name, 1.0, 1.1, low, high)
            assert text.endswith(".")
            assert "{" not in text


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        (table("block"), table("block"), "the same rules"),
        (table("block"), table("forty-two"), "different games"),
    ],
)
def test_what_cannot_be_compared_is_refused(one: Any, other: Any, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        compare(one, other)


def test_a_handful_of_deals_is_refused() -> None:
    with pytest.raises(BadSetup, match="from 10 to"):
        compare(BLOCK, SHORTER, deals=5)


def test_a_comparison_draws_itself(shorter: Comparison) -> None:
    drawn = plot(shorter).svg
    assert drawn.startswith("<svg")
    assert "Rounds in a match" in drawn
    with pytest.raises(BadSetup, match="The charts are differences"):
        plot(shorter, "length")
