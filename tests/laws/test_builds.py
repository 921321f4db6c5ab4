"""Compiled and interpreted agree: every build gives the digests kept beside this file."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import boneyard.core.tile
from boneyard.core.edition import Edition
from laws.digests import KEPT, digest, kept
from support.engine.matches import EDITIONS, edition_id

ROOT = Path(__file__).resolve().parents[2]
HERE = str(boneyard.core.tile.__file__).endswith(tuple(EXTENSION_SUFFIXES))
REMEDY = "after a deliberate change of the rules run `python tests/laws/digests.py write` with PYTHONPATH=src"


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_this_build_comes_to_the_kept_digests(edition: Edition) -> None:
    assert edition.name in kept(), f"{KEPT.name} has no digest of {edition.name}: {REMEDY}"
    assert digest(edition) == kept()[edition.name], f"{edition.name} plays differently: {REMEDY}"


def test_no_digest_is_left_of_an_edition_that_is_gone() -> None:
    assert sorted(kept()) == sorted(edition.name for edition in EDITIONS), REMEDY


def other_build() -> dict[str, str]:
    """The digests from the other build, or the stored ones if this machine has only one build."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if HERE:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-P", str(ROOT / "tests/laws/digests.py")]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if "No module named 'boneyard'" in run.stderr and not HERE:
        return kept()
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    there = str(found["build"]).endswith(tuple(EXTENSION_SUFFIXES))
    return dict(found["digests"]) if there != HERE else kept()


def test_the_other_build_agrees() -> None:
    assert other_build() == kept(), "the compiled and the interpreted rules differ"
