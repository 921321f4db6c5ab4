"""What the replay page receives about a match under review."""

from boneyard.records import replay
from boneyard.review import review
from boneyard.server.workers.jobs.review_view import review_match, shown_review
from support.engine.records import SQUEEZED


def test_a_solitaire_has_worths_costs_and_a_curve() -> None:
    page = shown_review(review(replay(SQUEEZED), iterations=6))
    assert page["counts"] == "the share of the orders won"
    assert page["share"]
    for each in page["decisions"]:
        assert [row["made"] for row in each["worths"]].count(True) == 1
        assert all(row["worth"].endswith("%") for row in each["worths"])
        assert each["opened"]
    (curve,) = page["curves"]
    assert len(curve["points"]) == len(page["decisions"])


def test_the_move_that_lost_the_game_is_listed_first_and_once() -> None:
    page = shown_review(review(replay(SQUEEZED), iterations=6))
    assert page["none"] == ""
    assert page["mistakes"][0] == 12
    assert len(page["mistakes"]) == len(set(page["mistakes"]))
    (worst,) = [each for each in page["decisions"] if each["ply"] == 12]
    assert worst["costly"]
    assert worst["cost"] == "100.0% of the orders won"
    assert worst["worths"][0] == {"does": "Remove 3-3 and 3-0", "worth": "100.0%", "made": False}
    assert worst["why"][0].endswith(': "Every tile was known: it could be won."')


def test_progress_is_reported_on_the_way() -> None:
    told: list[tuple[int, int]] = []
    page = review_match(replay(SQUEEZED), 0, True, lambda done, of: told.append((done, of)))
    assert 0 <= told[0][0] <= told[0][1]
    assert page["seats"] == (0,)
