"""What is kept of finished solitaires: each deal once, on this machine, in a file that is never spoilt."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

import pytest

import boneyard
from boneyard.core.errors import BadSetup
from boneyard.terminal.play.statistics import SessionTally, Statistics, data_folder


def conceded(deal: int) -> boneyard.Match:
    match = boneyard.new("squeeze", set=6, players=1, seed=deal)
    match.play("concede")
    return match


def test_wins_in_a_row_are_counted_and_a_loss_ends_them() -> None:
    tally = SessionTally()
    for deal, won in enumerate([True, True, False, True], 1):
        tally.add(deal, won, 0 if won else 9)
    assert (tally.played, tally.won, tally.streak, tally.longest, tally.best) == (4, 3, 1, 2, 0)


def test_a_deal_counts_once_but_may_better_the_best() -> None:
    tally = SessionTally()
    tally.add(7, False, 12)
    tally.add(7, True, 3)
    assert (tally.played, tally.won, tally.best) == (1, 0, 3)


def test_games_are_kept_by_game_and_set(tmp_path: Path) -> None:
    kept = Statistics(tmp_path / "new")
    assert kept.all() == {}
    kept.add(conceded(5))
    kept.add(conceded(6))
    again = Statistics(tmp_path / "new").all()
    assert list(again) == ["squeeze/cardinal double-6"]
    assert (again["squeeze/cardinal double-6"].played, again["squeeze/cardinal double-6"].won) == (2, 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"x": 3}',
        '{"x": {"tea": 1}}',
        '{"x": {"played": "x"}}',
        '{"x": {"best": "x"}}',
        '{"x": {"deals": null}}',
        '{"x": {"deals": {}}}',
        '{"x": {"deals": ["x"]}}',
        '{"x": {"won": true}}',
        "[" * 200_000,
    ],
    ids=range(12),
)
def test_a_file_that_is_none_of_ours_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    kept = Statistics(tmp_path)
    kept.path.write_text(text, "utf-8")
    with pytest.raises(BadSetup, match=r"can't be read\. Move the file away to start over"):
        kept.add(conceded(5))
    assert kept.path.read_text("utf-8") == text


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BONEYARD_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("BONEYARD_DATA")
    assert data_folder().name == "boneyard"


def test_an_unusable_folder_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(
        BadSetup, match=r"The statistics can't be saved in .*Set BONEYARD_DATA to another folder"
    ):
        Statistics(tmp_path / "file" / "below").add(conceded(5))


def test_games_that_end_at_once_are_all_counted(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as tables:
        list(tables.map(lambda deal: Statistics(tmp_path).add(conceded(deal)), range(24)))
    assert Statistics(tmp_path).all()["squeeze/cardinal double-6"].played == 24
    assert [each.name for each in tmp_path.iterdir()] == ["statistics.json"]


def test_a_lock_is_respected_while_it_is_fresh_and_taken_over_when_it_is_stale(tmp_path: Path) -> None:
    lock = tmp_path / "statistics.json.lock"
    lock.write_text("", "utf-8")
    with pytest.raises(BadSetup, match="Another game is saving its statistics"):
        Statistics(tmp_path).add(conceded(5))
    os.utime(lock, (time() - 11, time() - 11))
    Statistics(tmp_path).add(conceded(5))
    assert not lock.exists()


def test_a_deal_without_a_number_is_not_counted(tmp_path: Path) -> None:
    match = boneyard.new("squeeze", set=6, players=1, seed="tea")
    match.play("concede")
    assert Statistics(tmp_path).add(match) is None
    assert Statistics(tmp_path).all() == {}
