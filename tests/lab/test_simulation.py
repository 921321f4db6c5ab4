"""Simulation: rows for rounds and moves, the same for any number of cores, resumable, in files of two kinds."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.match import Match
from boneyard.lab import read_rows, simulate, simulation, table
from boneyard.records.rows import Rows

BOTS = "support.models.lab_bots"


def test_there_is_a_row_for_every_round_and_every_move() -> None:
    found = simulate("block", matches=3, bots=["greedy", "random"], seed=4, moves=True, cores=1)
    match = boneyard.new("block", players=2, seed="4 1")
    assert list(match.round.deal.hands)
    rounds = [row for row in found.rounds if row["match"] == 1]
    assert [row["round"] for row in rounds] == list(range(1, len(rounds) + 1))
    for row in rounds:
        made = [each for each in found.moves if each["match"] == 1 and each["round"] == row["round"]]
        assert row["moves"] == len(made)
        assert row["first"] == made[0]["seat"]
        assert [each["move"] for each in made] == list(range(1, len(made) + 1))
        for each in made:
            match.play(str(each["played"]), int(each["seat"]))
    assert match.result is not None
    assert [rounds[-1]["total_0"], rounds[-1]["total_1"]] == list(match.scores)
    assert {row["bot_0"] for row in found.rounds} == {"greedy"}
    assert {row["bot_1"] for row in found.rounds} == {"random"}


def test_a_move_says_how_many_others_there_were() -> None:
    found = simulate("block", matches=1, rounds_only=True, seed=4, moves=True, cores=1)
    match = boneyard.new("block", players=2, seed="4 0")
    for row in found.moves:
        assert row["choices"] == len(match.moves())
        match.play(str(row["played"]))


@pytest.mark.parametrize(
    "game", ["draw", "mexican-train", "forty-two", "poker", "chickenfoot", "squeeze", "bingo"]
)
def test_every_family_has_rows(game: str) -> None:
    found = simulate(game, matches=1, rounds_only=True, bots="random", seed=2, moves=True, cores=1)
    (row,) = found.rounds
    assert row["moves"] == len(found.moves)
    assert row["ended"] in ("out", "blocked", "played", "won", "lost")


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_files_are_the_same_for_any_number_of_cores(tmp_path: Path, suffix: str) -> None:
    made = []
    for cores in (1, 2, 3):
        files = [tmp_path / f"{name}-{cores}.{suffix}" for name in ("rounds", "moves")]
        simulate("muggins", matches=70, rounds_only=True, bots="random", seed="same", cores=cores,
                 out=files[0], moves_out=files[1])  # fmt: skip
        made.append([file.read_bytes() for file in files])
    assert made[0] == made[1] == made[2]
    assert not list(tmp_path.glob("*.partial"))


def test_parquet_and_csv_have_the_same_rows(tmp_path: Path) -> None:
    for suffix in ("csv", "parquet"):
        simulate("block", matches=5, seed=1, cores=1, out=tmp_path / f"rounds.{suffix}")
    one, other = (read_rows(tmp_path / f"rounds.{suffix}") for suffix in ("csv", "parquet"))
    assert list(one) == list(other)
    assert import_module("pyarrow.parquet").read_table(tmp_path / "rounds.parquet").num_rows == len(one)


class Stopped(Exception):
    """Someone has stopped the run."""


@pytest.mark.parametrize("cores", [1, 2])
def test_a_stopped_run_continues_to_the_same_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cores: int
) -> None:
    whole = tmp_path / "whole.csv"
    request: dict[str, Any] = {"matches": 70, "rounds_only": True, "bots": "random", "seed": 3}
    simulate("block", **request, cores=1, out=whole)

    def stop(done: int, of: int) -> None:
        if done >= 30:
            raise Stopped

    part = tmp_path / "part.csv"
    with pytest.raises(Stopped):
        simulate("block", **request, cores=cores, out=part, progress=stop)
    assert not part.exists()
    before = len((tmp_path / "part.csv.partial").read_text().splitlines()) - 1
    assert before >= 30
    played: list[int] = []
    real = simulation.play_match

    def note(request: simulation.SimulationRequest, number: int, moves: list[list[Any]]) -> Match:
        played.append(number)
        return real(request, number, moves)

    monkeypatch.setattr(simulation, "play_match", note)
    simulate("block", **request, cores=1, out=part)
    assert part.read_bytes() == whole.read_bytes()
    assert len(played) == 70 - before


def test_another_seed_or_option_is_not_mixed_into_a_stopped_run(tmp_path: Path) -> None:
    def stop(done: int, of: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        simulate("block", matches=70, seed=3, cores=1, out=tmp_path / "a.csv", progress=stop)
    for change in ({"seed": 4}, {"seed": 3, "options": {"target": 60}}, {"seed": 3, "bots": "random"}):
        with pytest.raises(BadSetup, match="isn't the journal of this run"):
            simulate("block", matches=70, cores=1, out=tmp_path / "a.csv", **change)


def test_progress_is_reported_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate("block", matches=10, rounds_only=True, cores=1, progress=lambda *each: told.append(each))
    assert told == [(done, 10) for done in range(1, 11)]


@pytest.mark.parametrize("path", [f"{BOTS}:First", f"{BOTS}:ready"])
@pytest.mark.parametrize("cores", [1, 2])
def test_a_bot_of_your_own_is_found_by_its_import_path(path: str, cores: int) -> None:
    found = simulate("block", matches=3, rounds_only=True, bots=[path, "random"], moves=True, cores=cores)
    assert {row["bot"] for row in found.moves} == {path, "random"}


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("nobody", "There's no bot 'nobody'"),
        ("no_such_module:Bot", "can't be imported"),
        (f"{BOTS}:Nobody", "There's no bot '"),
        (f"{BOTS}:nothing", "isn't a bot"),
        (f"{BOTS}:Cheat", "can't continue"),
        ("greedy,greedy,greedy", "Name 1 to 2 bots, not 3"),
    ],
)
def test_a_wrong_bot_is_refused_with_a_sentence(bots: str, why: str) -> None:
    with pytest.raises(BoneyardError, match=why):
        simulate("block", bots=bots, matches=1, cores=1)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"matches": 0}, "The number of matches: any whole number from 1"),
        ({"out": "rows.txt"}, "a .csv or .parquet file"),
        ({"moves_out": "moves.csv"}, "name a file for the rows of rounds too"),
        ({"out": "a.csv", "moves_out": "a.csv"}, "need separate files"),
        ({"ray": ""}, "is an address"),
        ({"seed": 1.5}, "A seed is a whole number or a text"),
        ({"iterations": 0}, "whole number of iterations"),
    ],
)
def test_a_wrong_request_is_refused_with_a_sentence(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        simulate("block", **{"cores": 1, **change})


@pytest.mark.parametrize(
    ("package", "attempt", "why"),
    [
        ("pyarrow", lambda: simulate("block", out="rows.parquet", cores=1), "boneyard.parquet."),
        ("ray", lambda: simulate("block", ray="auto"), "boneyard.ray."),
    ],
)
def test_a_missing_package_is_named_in_one_sentence(
    package: str, attempt: Any, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BadSetup, match=f"pip install '{why}'"):
        attempt()


def test_rows_know_their_columns() -> None:
    rows = Rows(["a", "b"], [(1, "x"), (2, "y")])
    assert rows["a"] == [1, 2]
    assert rows.text() == "a,b\n1,x\n2,y\n"
    with pytest.raises(BadSetup, match=r"There's no column 'c'\. The columns are a, b"):
        rows["c"]
    with pytest.raises(BadSetup, match="holds words"):
        rows.numbers("b")


def test_a_table_is_set_up_once() -> None:
    setup = table("draw", players=3)
    assert simulate(setup, matches=1, rounds_only=True, cores=1).table == setup
    with pytest.raises(BadSetup, match="already set up"):
        simulate(setup, players=2)
