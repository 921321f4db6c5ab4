"""The documentation that is made or executed: the API reference and the examples."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import api_pages
import boneyard

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"


def test_the_api_reference_has_everything_the_door_offers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["api_pages.py", str(tmp_path)])
    monkeypatch.setattr(api_pages, "MODULES", ("boneyard",))  # the others only take longer
    assert api_pages.main() == 0
    page = (tmp_path / "boneyard.html").read_text("utf-8")
    offered = [name for name in boneyard.__all__ if not isinstance(getattr(boneyard, name), ModuleType)]
    missing = [name for name in offered if f'id="{name}"' not in page]
    assert not missing
    assert "Start a match: the first round is dealt" in page


def test_the_example_plays_a_whole_match() -> None:
    run = subprocess.run(
        [sys.executable, EXAMPLES / "match.py"], stdout=subprocess.PIPE, text=True, check=True
    )
    assert "won" in run.stdout
