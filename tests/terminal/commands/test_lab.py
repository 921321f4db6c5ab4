"""`boneyard lab`: what its commands print, write and refuse."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from boneyard.core.errors import BoneyardError
from boneyard.terminal.cli import app

HOUSE = """\
name = "sunday-draw"
title = "Draw, as on Sundays"
game = "draw"
edition = "cardinal"

[answers]
hand = 6
"""


def run(*words: str) -> Result:
    return CliRunner(env={"COLUMNS": "120"}).invoke(app, ["lab", *words], catch_exceptions=False)


def test_the_help_lists_the_commands_of_the_lab() -> None:
    said = run("--help").output
    assert all(name in said for name in ("simulate", "compare", "tournament", "plot"))


def test_simulate_writes_rows_that_plot_draws(tmp_path: Path) -> None:
    rows, moves, chart = tmp_path / "rounds.csv", tmp_path / "moves.csv", tmp_path / "length.svg"
    words = ("--matches", "4", "--rounds-only", "--cores", "1", "--seed", "s")
    said = run("simulate", "block", *words, "--out", str(rows), "--moves", str(moves)).output
    assert "4 matches" in said
    assert len(rows.read_text("utf-8").splitlines()) == 5
    assert moves.read_text("utf-8").startswith("match,round,move,")
    assert "Saved the chart" in run("plot", str(rows), "--out", str(chart)).output
    assert chart.read_text("utf-8").startswith("<svg")


def test_simulate_prints_the_means_if_no_file_is_named() -> None:
    said = run("simulate", "block", "--matches", "2", "--cores", "1", "--option", "target=20").output
    assert "moves on average" in said
    assert "blocked" in said


def test_compare_says_what_house_rules_do(tmp_path: Path) -> None:
    (tmp_path / "sunday.toml").write_text(HOUSE, "utf-8")
    words = ("--deals", "10", "--bot", "random", "--cores", "1", "--out", str(tmp_path / "c.svg"))
    said = run("compare", "draw", "--household", str(tmp_path / "sunday.toml"), *words).output
    assert "draw/sunday-draw compared with draw/cardinal: 10 deals" in said
    assert "Length of a round" in said or "Rounds " in said
    assert (tmp_path / "c.svg").exists()


def test_tournament_shows_standings_and_a_crosstable(tmp_path: Path) -> None:
    out = tmp_path / "standings.csv"
    words = ("--bots", "greedy, random", "--deals", "4", "--cores", "1", "--out", str(out))
    said = run("tournament", "block", *words).output
    assert "Elo" in said
    assert said.count("greedy") == 3
    assert out.read_text("utf-8").startswith("place,name,points")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("simulate", "block", "--option", "target"), "Write an option as NAME=VALUE"),
        (("simulate", "block", "--option", "nothing=1"), "no option 'nothing'"),
        (("compare", "draw"), "the same rules"),
        (("plot", "nowhere.csv", "--out", "a.svg"), "There's no file nowhere.csv"),
        (("tournament", "block", "--bots", "greedy"), "at least two bots"),
    ],
)
def test_a_mistake_gets_a_sentence(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(BoneyardError, match=why):
        run(*words)
