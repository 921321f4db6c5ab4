"""The worked examples run and do what they promise, with smaller numbers than in the text."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
NOTEBOOKS = ["train_block.ipynb"]


def loaded(name: str) -> ModuleType:
    found = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_a_policy_trained_for_seconds_beats_random_and_is_ahead_of_greedy() -> None:
    """A fifth of the training that docs/environments.md tells of, and too few rounds to be sure of more than a lead."""
    example = loaded("train_block")
    policy = example.train(times=40)
    mean, error = example.against(policy, "random", 600)
    assert mean > 2 * error
    mean, _ = example.against(policy, "greedy", 1600)
    assert mean > 0


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_runs_from_its_first_cell_to_its_last(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setenv("EXAMPLE_TIMES", "8")
    monkeypatch.setenv("EXAMPLE_ROUNDS", "200")
    book = json.loads((FOLDER / name).read_text("utf-8"))
    names: dict[str, object] = {}
    for number, cell in enumerate(book["cells"]):
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{name} cell {number}", "exec"), names)
    sys.modules.pop("train_block", None)
