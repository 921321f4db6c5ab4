"""Any text at all either is a record or is refused in words; checking one never fails."""

import re

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard import records
from boneyard.core.edition import Edition
from boneyard.core.errors import BadRecord
from support.engine.bad_text import ANY_TEXT, LINES, mutated
from support.engine.matches import EDITIONS, Table, edition_id, examples, random_match

editions = pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)


def survives(text: str) -> None:
    """Reading, checking and replaying all cope, and a problem names a line that there is."""
    last = len(text.removeprefix("\ufeff").splitlines()) or 1
    problems = records.check(text)
    assert all(1 <= problem.line <= last for problem in problems), problems
    refusal = refused(text)
    if refusal is not None:
        assert 1 <= refusal.line <= last
        assert re.match(r"line \d+: expected .+, found .+", str(refusal), re.DOTALL)
        assert problems, "replay refuses what check lets pass"


def refused(text: str) -> BadRecord | None:
    """The refusal of a record, or None if it replays; any other error goes through."""
    try:
        records.read(text)
        records.replay(text)
    except BadRecord as problem:
        return problem
    return None


@examples(400)
@given(text=st.one_of(ANY_TEXT, LINES))
def test_any_text_is_read_or_refused_with_its_line(text: str) -> None:
    survives(text)


HEADERS = st.sampled_from(
    [
        "game: block\nedition: cardinal\nplayers: Ann, Ben\n",
        "game: muggins\nedition: university\nset: 6\nplayers: Ann, Ben\noptions: calls=spoken\n",
        "game: chickenfoot\nedition: university\nset: 9\nplayers: Ann, Ben\nround 1\nfirst: 0\n",
        "game: block\nedition: cardinal\nplayers: A, B\nround 1\nfirst: 0\nhand 0: 6-4 5-4\nhand 1: 6-6\n",
    ]
)


@examples(250)
@given(header=HEADERS, text=LINES)
def test_a_good_beginning_with_anything_after_it_is_read_or_refused(header: str, text: str) -> None:
    survives(header + text)


@editions
@examples(40)
@given(data=st.data())
def test_a_spoilt_record_is_read_or_refused_with_its_line(edition: Edition, data: st.DataObject) -> None:
    size = min(edition.sets)
    seed = data.draw(st.integers(0, 5))
    match = random_match(Table(edition, size, edition.players(size)[0]), seed, 12)
    text = match.record() + "= turn: 0\n= moves: 6-4 > 6-6 | draw\n= hand 0: 6-4\n= yard: 3\n= scores: 0 0\n"
    survives(
        data.draw(mutated(text + "= open: 6-6\n= over: no\n= round: 0 0\n= hub: none\n= markers: none\n"))
    )


def test_face_down_tiles_do_not_show_who_starts() -> None:
    text = (
        "game: muggins\nedition: cardinal\nset: 6\nplayers: Ann, Ben, Cat\nround 1\n"
        "hand 0: 6-4 6-3 6-1 5-5 4-3 3-1 2-0\nhand 1: ? ? ? ? ? ? ?\nhand 2: ? ? ? ? ? ? ?\n"
        "yard: 3-2 0-0 6-6 5-4 4-1 5-3 5-1\n"
    )
    refusal = refused(text)
    assert refusal is not None
    assert "a line 'first: SEAT' in round 1" in str(refusal)
    survives(text)
    assert refused(text.replace("round 1\n", "round 1\nfirst: 1\n")) is None
