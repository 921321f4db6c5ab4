"""Every run says which Boneyard it tests, and stops when that is not the one it was meant to test."""

import os
from collections import defaultdict
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from zlib import crc32

import pytest

import boneyard.core.tile
from boneyard import catalog

MODE = "compiled" if str(boneyard.core.tile.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def pytest_configure() -> None:
    expected = os.environ.get("BONEYARD_EXPECT", MODE)
    if expected != MODE:
        where = boneyard.core.tile.__file__
        remedy = "" if expected == "interpreted" else "; build/install.log tells why it was not compiled"
        raise pytest.UsageError(f"these tests were to run {expected}, but {where} is {MODE}{remedy}")


def pytest_xdist_auto_num_workers() -> int:
    """Half as many workers again as there are cores: many tests wait for a browser, a server or a clock."""
    cores = os.cpu_count() or 1
    return cores + cores // 2


def pytest_report_header() -> str:
    return f"boneyard: {MODE}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """BONEYARD_SAMPLE=10 keeps one in ten of a test's cases, always the same ones, and at least one."""
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
    """A household's edition that a test has read is listed in that test only."""
    yield
    catalog._households.clear()
