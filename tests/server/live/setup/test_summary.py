"""A table's rules and settings in a few words: the same to everyone, in the lobby and at the table."""

from pathlib import Path
from typing import Any

import pytest

from boneyard.server.live.setup.summary import describe_limit
from support.server.guests import BOT, OPEN, PERSON, make, serving, watching


def summary_of(client: Any, *wish: Any, **more: Any) -> list[str]:
    made = make(client, *wish, **more)
    with watching(client, made["table"]) as stranger:
        found: list[str] = stranger.table["summary"]
        return found


def test_edition_set_target_clock_and_changed_options_are_shown_before_you_sit_down(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        wish = {"options": {"target": 60}, "ways": {"limit": 60, "talk": False}}
        found = summary_of(client, "draw", PERSON, OPEN, edition="cardinal", **wish)
        assert found[:3] == ["Cardinal edition", "double-6", "First to 60"]
        assert "1 minute per turn" in found
        assert "no chat" in found
        train = summary_of(client, "mexican-train", PERSON, BOT, BOT, set=9, options={"rounds": 3, "hand": 5})
        assert "3 rounds; the lowest total wins" in train
        assert "hand: 5" in train
        assert "no clock" in train


def test_a_table_that_is_not_printed_is_called_an_adaptation(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        crowd = summary_of(client, "mexican-train", PERSON, *[BOT] * 13, edition="puremco", set=18)
        assert crowd[:3] == ["Puremco edition", "double-18", "an adaptation"]
        assert "an adaptation" in summary_of(client, "block", PERSON, OPEN, set=15)
        assert "an adaptation" not in summary_of(client, "block", PERSON, OPEN, set=12)


def test_the_list_of_tables_says_the_same(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN, public=True, ways={"limit": 300})
        with watching(client, made["table"]) as stranger:
            (listed,) = client.get("/api/tables").json()["tables"]
            assert listed["summary"] == stranger.table["summary"]
        page = client.get("/").text
        assert " · ".join(listed["summary"]) in page
        assert " · ".join(listed["summary"]) in client.get(f"/t/{made['table']}").text  # for link previews


def test_it_follows_what_the_host_settles(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, OPEN)
        with watching(client, made["table"], made["token"]) as ann:
            assert "no clock" in ann.table["summary"]
            assert "2 days per turn" in ann.ask("table", do="settle", limit=2 * 86400)["summary"]


def test_a_solitaire_has_neither_rounds_nor_a_clock_to_speak_of(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert summary_of(client, "squeeze", PERSON) == ["Cardinal edition", "double-6"]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "no clock"), (30, "30 seconds per turn"), (90, "90 seconds per turn"), (86400, "1 day per turn")],
)
def test_the_clock_is_shown_in_its_largest_unit(seconds: int, words: str) -> None:
    assert describe_limit(seconds) == words
