"""A change in behavior shows as a difference from the stored match of each edition."""

import pytest

from boneyard.core.edition import Edition
from playthroughs.make import FOLDER, LONGEST, path_of, playthrough
from support.engine.matches import EDITIONS, edition_id

REMEDY = "after a deliberate change run `PYTHONPATH=src python tests/playthroughs/make.py` and read the diff"


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_the_kept_match_goes_as_it_went(edition: Edition) -> None:
    path = path_of(edition)
    assert path.is_file(), f"{edition.name} has no playthrough {path.name}: {REMEDY}"
    kept, made = path.read_text("utf-8").splitlines(), playthrough(edition).splitlines()
    for number, (was, now) in enumerate(zip(kept, made, strict=False), 1):
        assert now == was, f"{path.name}:{number} differs; {REMEDY}"
    assert len(made) == len(kept), f"{path.name} has another length; {REMEDY}"


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_a_kept_match_is_short_enough_to_read(edition: Edition) -> None:
    assert len(path_of(edition).read_text("utf-8").splitlines()) <= LONGEST


def test_no_playthrough_is_left_of_an_edition_that_is_gone() -> None:
    assert set(FOLDER.glob("*.txt")) == {path_of(edition) for edition in EDITIONS}
