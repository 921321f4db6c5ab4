"""The core serves every family and names none: neither a game nor a word that only one family has."""

import re
from pathlib import Path

import pytest

import boneyard
from boneyard.catalog import family

CORE = Path(__file__).resolve().parents[2] / "src" / "boneyard" / "core"
NAMES = {*boneyard.games(), *map(family, boneyard.games())}
WORDS = {"bid", "trump", "trick", "train", "marker", "spinner", "hour", "quad"}


@pytest.mark.parametrize("path", sorted(CORE.glob("*.py")), ids=lambda path: path.stem)
def test_the_core_names_no_game(path: Path) -> None:
    text = path.read_text("utf-8").lower()
    ordinary = {"block", "draw", "moon", "lines", "rows"}  # words of the language as well
    found = [name for name in (NAMES | WORDS) - ordinary if re.search(rf"\b{re.escape(name)}s?\b", text)]
    assert not found
