"""Tournaments: pairings, mirrored deals, ratings whose intervals cover what they should."""

import sys
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boneyard.core.errors import BadSetup
from boneyard.lab import Tournament, competition, plot, table, tournament
from boneyard.lab.competition import fair_scores, seatings
from boneyard.lab.interval import student_quantile
from boneyard.lab.pairings import round_robin, swiss_pairs, swiss_rounds
from boneyard.lab.ratings import Observation, Rating, elo, openskill

POINT = 400 / log(10)


@pytest.fixture(scope="module")
def played() -> Tournament:
    return tournament("block", ["greedy", "random", "easy"], deals=12, iterations=2, cores=1)


# --- who meets whom


def test_everyone_meets_everyone() -> None:
    assert round_robin(4) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_a_swiss_system_pairs_those_with_the_nearest_scores_who_have_not_met() -> None:
    assert swiss_pairs([2, 0, 1, 1], set(), []) == ([(0, 2), (1, 3)], None)
    assert swiss_pairs([2, 0, 1, 1], {(0, 2)}, []) == ([(0, 3), (1, 2)], None)
    assert swiss_pairs([1, 0], {(0, 1)}, []) == ([(0, 1)], None)  # no one else is there


def test_the_bye_goes_to_the_lowest_who_had_the_fewest() -> None:
    pairs, bye = swiss_pairs([2.0, 1.0, 0.0], set(), [])
    assert (pairs, bye) == ([(0, 1)], 2)
    assert swiss_pairs([2.0, 1.0, 1.0], {(0, 1)}, [2])[1] == 1


def test_no_one_meets_twice_while_there_are_others() -> None:
    rng = Random(5)
    for count in (4, 6, 8, 9):
        met: set[tuple[int, int]] = set()
        scores, byes = [0.0] * count, list[int]()
        for _ in range(swiss_rounds(count)):
            pairs, bye = swiss_pairs(scores, met, byes)
            assert not met & set(pairs)
            assert sorted([each for pair in pairs for each in pair] + ([] if bye is None else [bye])) == list(
                range(count)
            )
            met.update(pairs)
            byes += [] if bye is None else [bye]
            for pair in pairs:
                scores[rng.choice(pair)] += 1


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_two_equal_players_come_out_level_on_every_deal(sides: int) -> None:
    rows = seatings(sides)
    assert len(rows) == (2 if sides == 2 else 2 * sides)
    assert sum(fair_scores(sides)) / len(rows) == pytest.approx(0.5)
    for side in range(sides):
        assert sum(row[side] for row in rows) == len(rows) / 2


# --- a tournament


def test_a_better_bot_comes_out_ahead(played: Tournament) -> None:
    assert played.standings[-1].name == "random"
    assert len(played.meetings) == 3 * 12
    assert sum(each.points for each in played.standings) == pytest.approx(3)
    assert sum(each.elo.value for each in played.standings) / 3 == pytest.approx(1500)


def test_the_crosstable_adds_up(played: Tournament) -> None:
    for one in played.names:
        for other in played.names:
            if one != other:
                back = [1 - each for each in played.versus(other, one)]
                assert sum(played.versus(one, other)) == pytest.approx(sum(back))
    assert played.crosstable().columns == ("name", *[each.name for each in played.standings])
    with pytest.raises(BadSetup, match="'nobody' didn't play here"):
        played.versus("nobody", "greedy")


def test_any_number_of_cores_comes_to_the_same(played: Tournament) -> None:
    again = tournament("block", ["greedy", "random", "easy"], deals=12, iterations=2, cores=2)
    assert again.meetings == played.meetings
    assert again.table_rows().text() == played.table_rows().text()


def test_a_bot_is_level_with_itself() -> None:
    twins = ["support.models.lab_bots:First", "support.models.lab_bots:ready"]
    for players in (2, 3):
        found = tournament("draw", twins, players=players, deals=4, cores=1)
        assert found.versus(*twins) == pytest.approx([0.5] * 4)


def test_duplicate_deals_are_the_same_for_all_pairs_and_fresh_ones_are_not() -> None:
    hands = []
    for duplicate in (True, False):
        seen: dict[str, Any] = {}

        def note(task: Any, seen: dict[str, Any] = seen) -> list[list[float]]:
            duel, numbers = task
            seen[f"{duel.a.name} {duel.b.name}"] = duel.table.match(f"{duel.seed} deal 0").round.deal
            return [[0.5, 0.5] for _ in numbers]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(competition, "play_duel", note)
            tournament("block", ["greedy", "random", "easy"], deals=4, duplicate=duplicate, cores=1)
        hands.append(len(set(seen.values())))
    assert hands == [1, 3]


def test_a_swiss_tournament_is_played_to_its_end() -> None:
    found = tournament(
        "block", ["greedy", "random", "easy", "normal"], deals=4, swiss=0, iterations=2, cores=1
    )
    assert found.rounds == 2
    assert len(found.meetings) == 2 * 2 * 4
    assert sum(each.points for each in found.standings) == 4


class Stopped(Exception):
    """Someone has stopped the run."""


@pytest.mark.parametrize("swiss", [None, 2])
def test_a_stopped_tournament_continues_to_the_same_result(tmp_path: Path, swiss: int | None) -> None:
    request: dict[str, Any] = {"deals": 8, "swiss": swiss, "cores": 1, "seed": 2}
    bots = ["greedy", "random", "support.models.lab_bots:First"]
    whole = tournament("block", bots, **request)

    def stop(done: int, of: int) -> None:
        if done > of // 2:
            raise Stopped

    path = tmp_path / "played.journal"
    with pytest.raises(Stopped):
        tournament("block", bots, **request, journal=path, progress=stop)
    kept = path.read_text()
    again = tournament("block", bots, **request, journal=path)
    assert again.meetings == whole.meetings
    assert path.read_text().startswith(kept)
    with pytest.raises(BadSetup, match="isn't the journal of this run"):
        tournament("block", bots, **{**request, "seed": 3}, journal=path)


@pytest.mark.parametrize(
    ("bots", "change", "why"),
    [
        (["greedy"], {}, "at least two bots"),
        (["greedy", "greedy"], {}, "entered twice"),
        (["greedy", "nobody"], {}, "There's no bot 'nobody'"),
        (["greedy", "random"], {"deals": 1}, "from 2 to"),
        (["greedy", "random"], {"swiss": -1}, "number of Swiss rounds"),
    ],
)
def test_a_wrong_tournament_is_refused_with_a_sentence(bots: Any, change: Any, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        tournament("block", bots, **change)


def test_a_solitaire_has_no_tournaments() -> None:
    with pytest.raises(BadSetup, match="is a solitaire"):
        tournament(table("squeeze"), ["greedy", "random"])


def test_one_sentence_says_how_to_install_openskill_if_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(BadSetup, match=r"pip install 'boneyard\[ratings\]'"):
        tournament("block", ["greedy", "random"], openskill=True)


def test_ratings_and_crosstables_are_drawn(played: Tournament) -> None:
    assert "greedy" in plot(played).svg
    assert "Who beats whom" in plot(played, "crosstable").svg


# --- ratings of players whose strength is known


STRENGTHS = [-0.9, -0.3, 0.0, 0.4, 0.8]  # in log-odds, about 300 points of Elo from the first to the last


def simulated(rng: Random, deals: int) -> list[Observation]:
    """Mirrored deals between players of known strength; the luck of a deal favors one side, then the other."""
    seen = []
    for deal in range(deals):
        for a, b in round_robin(len(STRENGTHS)):
            chance = 1 / (1 + exp(STRENGTHS[b] - STRENGTHS[a]))
            luck, alone = rng.random(), rng.random()
            # Half of the deals are decided by who gets the good hand, which both games share.
            shared = rng.random() < 0.5
            first = luck < chance
            second = (1 - luck if shared else alone) < chance
            seen.append(Observation(a, b, deal, (float(first), float(second))))
    return seen


def coverage(runs: list[tuple[list[Rating], list[float]]]) -> float:
    hits = [
        rating.low <= truth <= rating.high
        for ratings, truths in runs
        for rating, truth in zip(ratings, truths, strict=True)
    ]
    return sum(hits) / len(hits)


@pytest.mark.parametrize("deals", [20, 60])
def test_elo_intervals_cover_the_truth_as_often_as_they_say(deals: int) -> None:
    rng = Random(17)
    middle = sum(STRENGTHS) / len(STRENGTHS)
    truths = [1500 + POINT * (each - middle) for each in STRENGTHS]
    runs = [(elo(len(STRENGTHS), simulated(rng, deals)), truths) for _ in range(240)]
    assert 0.93 <= coverage(runs) <= 0.97


def test_openskill_intervals_cover_the_truth_as_often_as_they_say() -> None:
    rng = Random(18)
    width = sqrt(2) * 25 / 6
    runs = []
    for _ in range(60):
        found = openskill(len(STRENGTHS), simulated(rng, 40))
        middle = sum(each.value for each in found) / len(found)
        average = sum(STRENGTHS) / len(STRENGTHS)
        runs.append((found, [middle + width * (each - average) for each in STRENGTHS]))
    assert 0.93 <= coverage(runs) <= 0.97


def test_a_player_who_wins_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    seen = [Observation(0, 1, deal, (1.0, 1.0)) for deal in range(20)]
    best, worst = elo(2, seen)
    assert 1500 < best.value < 3500
    assert best.high - best.low > 200
    assert best.value + worst.value == pytest.approx(3000)


def test_players_without_common_opponents_are_not_compared() -> None:
    seen = [Observation(0, 1, deal, (1.0, 0.0)) for deal in range(5)]
    seen += [Observation(2, 3, deal, (1.0, 0.0)) for deal in range(5)]
    assert all(rating.high == float("inf") for rating in elo(4, seen))


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984)])
def test_the_quantiles_are_those_of_students_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=0.01)
