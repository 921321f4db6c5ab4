"""The table's settings: changed only by the host, sent to everyone, kept across a restart."""

from pathlib import Path

import pytest
from msgspec.structs import asdict, replace

from boneyard.server.live.setup.settings import FRIENDLY
from support.server.guests import OPEN, PERSON, make, serving, sit, watching


def test_the_host_settles_the_ways_of_the_table_and_they_are_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.table["ways"] == asdict(FRIENDLY)
            ann.ask("table", do="settle", limit=60, talk=False)
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        assert ann.table["ways"] == asdict(replace(FRIENDLY, limit=60, talk=False))


def test_only_the_host_changes_them(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        other = sit(client, made["table"], "Ben")
        for token in (other["token"], None):
            with watching(client, made["table"], token) as ben:
                assert "Only the host" in ben.ask("refused", do="settle", talk=False)["why"]


@pytest.mark.parametrize(
    ("typed", "limit", "ending"),
    [
        ({}, 0, "bot"),
        ({"limit": ""}, 0, "bot"),
        ({"limit": "300"}, 300, "bot"),
        ({"limit": "own", "minutes": "90", "ending": "forced"}, 5400, "forced"),
    ],
)
def test_the_form_asks_for_a_clock(typed: dict[str, str], limit: int, ending: str, tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.post("/new/block", data={"with": "friends", **typed}, follow_redirects=False)
        with watching(client, answer.headers["location"].removeprefix("/t/")) as guest:
            assert (guest.table["ways"]["limit"], guest.table["ways"]["ending"]) == (limit, ending)


@pytest.mark.parametrize(
    "typed",
    [{"limit": "3"}, {"limit": "soon"}, {"limit": "own", "minutes": "30000"}, {"limit": "60", "ending": "x"}],
)
def test_a_clock_that_cannot_be_is_refused_by_the_form(typed: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        answer = client.post("/new/block", data={"with": "friends", **typed}, follow_redirects=False)
        assert answer.status_code == 422


def test_programs_settle_them_as_they_make_a_table(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN, ways={"limit": 60, "talk": False})
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.table["ways"] == asdict(replace(FRIENDLY, limit=60, talk=False))
        wrong: list[object] = [{"limit": 1}, [], "fast"]
        for ways in wrong:
            answer = client.post("/api/tables", json={"game": "block", "ways": ways})
            assert answer.status_code == 422


@pytest.mark.parametrize(
    ("ways", "sentence"),
    [
        ({"limit": 3}, "10 to 1209600 seconds"),
        ({"limit": True}, "10 to 1209600 seconds"),
        ({"limit": "60"}, "10 to 1209600 seconds"),
        ({"ending": "lose"}, "by bot or forced"),
        ({"talk": 1}, "true or false"),
    ],
)
def test_ways_that_cannot_be_are_refused_with_a_sentence(
    ways: dict[str, object], sentence: str, tmp_path: Path
) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        with watching(client, made["table"], made["token"]) as ann:
            assert sentence in ann.ask("refused", do="settle", **ways)["why"]
            assert ann.ask("table", do="settle")["ways"] == asdict(FRIENDLY)
