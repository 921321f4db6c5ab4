"""Every scenario holds, states its fact in its first line, and every edition has enough of them."""

import re
from pathlib import Path

import pytest

from boneyard import records
from boneyard.core.edition import Edition
from support.engine.matches import EDITIONS, edition_id

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = sorted(FOLDER.rglob("*.bones"))
REFUSED = sorted(FOLDER.rglob("*.refused"))
LEAST = 4


def file_id(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


@pytest.mark.parametrize("path", SCENARIOS, ids=file_id)
def test_a_scenario_holds(path: Path) -> None:
    problems = records.check(path.read_text("utf-8"))
    assert not problems, "\n".join(f"{path}:{problem}" for problem in problems)


@pytest.mark.parametrize("path", SCENARIOS, ids=file_id)
def test_a_scenario_states_something(path: Path) -> None:
    found = records.read(path.read_text("utf-8"))
    assert any(each.events for each in found.rounds), f"{path} has neither a move nor a check"


@pytest.mark.parametrize("path", REFUSED, ids=file_id)
def test_a_record_that_must_be_refused_is_refused_at_its_line(path: Path) -> None:
    text = path.read_text("utf-8")
    said = re.search(r"^# refused: line (\d+)", text, re.MULTILINE)
    assert said, f"{path} says in no line '# refused: line N' where it is refused"
    problems = records.check(text)
    assert problems, f"{path} holds, but should be refused"
    assert problems[0].line == int(said[1]), f"{path}:{problems[0]}"


@pytest.mark.parametrize("path", [*SCENARIOS, *REFUSED], ids=file_id)
def test_a_scenario_begins_with_its_fact(path: Path) -> None:
    first = path.read_text("utf-8").partition("\n")[0]
    assert re.match(r"# \S.{15,}", first), f"{path}:1: begin with a comment that states the fact"


@pytest.mark.parametrize("path", SCENARIOS, ids=file_id)
def test_a_scenario_lies_with_its_game_and_edition(path: Path) -> None:
    header = records.read(path.read_text("utf-8")).header
    assert path.parent.name == header["game"]
    assert path.name.startswith(header["edition"] + "-")


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_an_edition_has_enough_scenarios(edition: Edition) -> None:
    found = 0
    for path in SCENARIOS:
        header = records.read(path.read_text("utf-8")).header
        found += (header["game"], header["edition"]) == (edition.game, edition.key)
    assert found >= LEAST, f"{edition.name} has {found} scenarios, fewer than {LEAST}"
