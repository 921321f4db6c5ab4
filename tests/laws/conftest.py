"""The laws can be run on a sample: BONEYARD_SAMPLE=10 keeps one in ten, always the same ones."""

import os
from zlib import crc32

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    one_in = int(os.environ.get("BONEYARD_SAMPLE") or 1)
    laws = [item for item in items if item.nodeid.startswith("tests/laws/")]
    left_out = [item for item in laws if crc32(item.nodeid.encode()) % one_in]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        chosen = set(left_out)
        items[:] = [item for item in items if item not in chosen]
