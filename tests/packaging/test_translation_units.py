"""An edit compiles what it changes: mypyc's C is cut so that the units of other folders stay what they are."""

import subprocess
import sys
from pathlib import Path

import pytest

from docstrings import with_docstrings
from translation_units import LIBRARY, translation_units

FIRST = '''"""The first."""

from typing import Final

from mypy_extensions import mypyc_attr

HIGHEST: Final = 6


@mypyc_attr(acyclic=True)
class Hand:
    """Some tiles."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles


class Tile:
    """Two numbers."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def name(self, between: str = "-") -> str:
        """How it is written."""
        return f"{self.low}{between}{_shown(self.high)}"


def _shown(number: int) -> str:
    return "blank" if number == 0 else str(number)
'''
SECOND = '''"""The second."""

from first import Tile


def names(tiles: list[Tile]) -> list[str]:
    """The names of many, each "quoted"."""
    pairs = [(tile.low, tile.high) for tile in tiles]
    return ["tile " + tile.name() for tile in tiles if (tile.low, tile.high) in pairs]
'''
EDIT = """

def added(tile: Tile) -> tuple[str, int]:
    low, high = tile.low, tile.high
    return "a new literal" + _shown(low), high
"""
MYPYC = """
from mypyc.build import mypycify
mypycify(["first.py", "second.py"], multi_file=True, group_name="tiny", target_dir="c")
"""


def units(folder: Path, first: str) -> dict[str, str]:
    """Both modules as their own units, as mypyc has them now."""
    sources = {"first": first, "second": SECOND}
    for name, text in sources.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    subprocess.run([sys.executable, "-c", MYPYC], cwd=folder, check=True, capture_output=True)

    def native(name: str) -> str:
        return (folder / "c" / f"__native_{name}").read_text("utf-8")

    modules = {name: [with_docstrings(native(f"{name}.c"), text)] for name, text in sources.items()}
    return translation_units(modules, native("tiny.c"), [native("tiny.h"), native("internal_tiny.h")])


@pytest.fixture(scope="module")
def before_and_after(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, str], dict[str, str]]:
    folder = tmp_path_factory.mktemp("tiny")
    return units(folder, FIRST), units(folder, FIRST + EDIT)


def test_an_edit_leaves_other_units_alone(
    before_and_after: tuple[dict[str, str], dict[str, str]],
) -> None:
    before, after = before_and_after
    assert [unit for unit in before if before[unit] != after[unit]] == ["first", LIBRARY]


def test_a_unit_declares_what_it_needs(before_and_after: tuple[dict[str, str], dict[str, str]]) -> None:
    texts = before_and_after[0]
    assert "static PyObject *CPyDef_first____shown(" in texts["first"], "nobody else calls it"
    assert "extern PyObject *CPyDef_first___Tile___name(" in texts["second"]
    assert "_shown" not in texts["second"]
    assert "} first___TileObject;" in texts["second"], "it reads the fields of a tile"


def test_only_objects_that_need_no_garbage_collection_are_kept_for_later(
    before_and_after: tuple[dict[str, str], dict[str, str]],
) -> None:
    text = before_and_after[0]["first"]
    assert "pool_get(&first___Hand_pool, CPyType_first___Hand, type)" in text
    assert "pool_put(&first___Hand_pool, CPyType_first___Hand, (PyObject *)self)" in text
    assert "first___Tile_pool" not in text


def test_what_runs_once_is_compiled_without_optimizations(
    before_and_after: tuple[dict[str, str], dict[str, str]],
) -> None:
    text = before_and_after[0]["first"]
    assert 'QUICKLY_COMPILED("O0") char CPyDef_first_____top_level__(void) {' in text
    assert 'QUICKLY_COMPILED("O1") PyObject *CPyPy_first___Tile___name(' in text
    assert 'QUICKLY_COMPILED("O1") PyObject *CPyDef' not in text


def test_docstrings_are_kept(before_and_after: tuple[dict[str, str], dict[str, str]]) -> None:
    texts = before_and_after[0]
    assert '"The first."' in texts["first"]
    assert r'"Tile(low, high)\n--\n\n" "Two numbers."' in texts["first"]
    assert r'''"name($self, between=\'-\')\n--\n\n" "How it is written."''' in texts["first"]
    assert r'"names(tiles)\n--\n\n" "The names of many, each \"quoted\"."' in texts["second"]


def test_an_unknown_way_of_starting_is_noticed() -> None:
    with pytest.raises(ValueError, match="another way"):
        translation_units({}, "int CPyGlobalsInit(void) { return 0; }", [])
