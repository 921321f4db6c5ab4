"""Every run says which Boneyard it tests, and stops if that's the wrong one."""

import asyncio
import os
from collections import defaultdict
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from zlib import crc32

import pytest

import boneyard.core.tile
from boneyard import catalog

# Where the longest tests are: they begin first, so that no worker is left with one when all others are done.
LONGEST = (
    "tests/packaging/",
    "tests/test_readme.py",
    "tests/pad/test_scripts.py",
    "tests/adapters/test_examples.py",
    "tests/browser/test_listener.py",
    "tests/browser/test_solitaires.py",
)
# The networks in the examples are small: further threads of numpy would only spin while another test works.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
MODE = "compiled" if str(boneyard.core.tile.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def pytest_configure() -> None:
    expected = os.environ.get("BONEYARD_EXPECT", MODE)
    if expected != MODE:
        where = boneyard.core.tile.__file__
        remedy = "" if expected == "interpreted" else "; build/install.log tells why it was not compiled"
        raise pytest.UsageError(f"these tests were to run {expected}, but {where} is {MODE}{remedy}")


def pytest_xdist_auto_num_workers() -> int:
    """Twice as many workers as cores: many tests wait for a browser, a server or a clock."""
    cores = os.cpu_count() or 1
    return 2 * cores


def pytest_report_header() -> str:
    return f"boneyard: {MODE}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest come first. BONEYARD_SAMPLE=10 keeps one in ten of a test's cases, the same ones every time."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
    one_in = int(os.environ.get("BONEYARD_SAMPLE") or 1)
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        tests[item.nodeid.partition("[")[0]].append(item)
    chosen = {
        item
        for cases in tests.values()
        for item in sorted(cases, key=lambda case: crc32(case.nodeid.encode()))[: -(-len(cases) // one_in)]
    }
    left_out = [item for item in items if item not in chosen]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item in chosen]


@pytest.fixture(autouse=True)
def no_household_stays() -> Iterator[None]:
    """House rules that a test has read are listed in that test only."""
    yield
    catalog._households.clear()


@pytest.fixture(autouse=True)
def no_loop_of_a_browser_runs(request: pytest.FixtureRequest) -> Iterator[None]:
    """A worker that has a browser open keeps its event loop: other tests of that worker can run one of their own."""
    loop = asyncio._get_running_loop()
    if loop is None or "chromium" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
