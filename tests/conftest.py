"""Every run says which Boneyard it tests, and stops when that is not the one it was meant to test."""

import os
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES

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


@pytest.fixture(autouse=True)
def no_household_stays() -> Iterator[None]:
    """A household's edition that a test has read is listed in that test only."""
    yield
    catalog._households.clear()
