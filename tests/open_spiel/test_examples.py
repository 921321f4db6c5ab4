"""The worked examples with OpenSpiel run: a tiny game is solved, and its solution plays in the terminal."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "examples"


def test_the_notebook_runs_and_the_game_is_nearly_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    names: dict[str, object] = {}
    for number, cell in enumerate(json.loads((FOLDER / "equilibrium.ipynb").read_text("utf-8"))["cells"]):
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
    assert isinstance(names["distance"], float)
    assert names["distance"] < 0.07


def test_a_policy_of_open_spiel_sits_at_the_table_of_boneyard_play() -> None:
    words = [
        "play",
        "draw",
        "--set",
        "2",
        "--option",
        "hand=2",
        "--bots",
        "equilibrium:SpielBot",
        "--seed",
        "3",
    ]
    ran = subprocess.run(
        [sys.executable, "-m", "boneyard", *words],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(FOLDER), *sys.path])},
    )
    assert "equilibrium:SpielBot" in ran.stdout, ran.stderr
    assert "Ben led" in ran.stdout
