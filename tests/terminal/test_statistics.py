"""What is kept of finished games for one: each deal once, on this machine, in a file that is never spoilt."""

from pathlib import Path

import pytest

import boneyard
from boneyard.core.errors import BadSetup
from boneyard.terminal.statistics import Statistics, Tally, data_folder


def conceded(deal: int) -> boneyard.Match:
    match = boneyard.new("squeeze", set=6, players=1, seed=deal)
    match.play("concede")
    return match


def test_wins_in_a_row_are_counted_and_a_loss_ends_them() -> None:
    tally = Tally()
    for deal, won in enumerate([True, True, False, True], 1):
        tally.add(deal, won, 0 if won else 9)
    assert (tally.played, tally.won, tally.streak, tally.longest, tally.best) == (4, 3, 1, 2, 0)


def test_a_deal_counts_once_but_may_better_the_best() -> None:
    tally = Tally()
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


@pytest.mark.parametrize("text", ["", "[]", "{", '{"x": 3}', '{"x": {"tea": 1}}'])
def test_a_file_that_is_none_of_ours_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    kept = Statistics(tmp_path)
    kept.path.write_text(text, "utf-8")
    with pytest.raises(BadSetup, match="cannot be read; move the file away to begin anew"):
        kept.add(conceded(5))
    assert kept.path.read_text("utf-8") == text


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BONEYARD_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("BONEYARD_DATA")
    assert data_folder().name == "boneyard"
