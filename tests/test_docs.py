"""The documentation that is made or executed: the API reference and the examples."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import api_pages
import boneyard

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
# Where a path in the guides for maintainers may start.
STARTS = (
    ROOT,
    *[ROOT / "src" / "boneyard" / each for each in ("", "server", "web/static", "web/static/table")],
    ROOT / "src",
)


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


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_every_file_that_the_guides_name_is_there(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    named = set(re.findall(r"(?<![\w/…])((?:[\w.-]+/)+[\w-]+\.(?:py|js|md|json|toml|html))\b", text))
    lost = [
        each
        for each in named
        if not re.search(r"FAMILY|GAME|build/", each)
        and not any((start / each).is_file() for start in STARTS)
    ]
    assert not lost
