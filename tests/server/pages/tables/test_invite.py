"""Short codes lead to a table, guessing is slowed down, and a seat's own picture goes to no one else."""

import sqlite3
from pathlib import Path

import pytest

from boneyard.server.settings import Settings
from boneyard.server.storage.tables import CODE_LENGTH, CODE_LETTERS, read_code
from support.server.guests import OPEN, PERSON, make, serving, sit, watching


def test_every_table_has_a_code_that_leads_to_it(tmp_path: Path) -> None:
    with serving(tmp_path, guesses=1000) as client:
        codes = set()
        for _ in range(5):
            made = make(client, "block", PERSON, OPEN)
            with watching(client, made["table"], made["token"]) as ann:
                code = ann.table["code"]
            assert len(code) == CODE_LENGTH
            assert set(code) <= set(CODE_LETTERS)
            codes.add(code)
            for typed in (f"/j/{code}", f"/j/{code.lower()}", f"/j?code={code[:2]}+{code[2:].lower()}"):
                answer = client.get(typed, follow_redirects=False)
                assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{made['table']}")
        assert len(codes) == 5


@pytest.mark.parametrize("code", ["CCCCC", "O0I1L", "x", "C" * 500, "%00%00", "../t", "C'--", " "])
def test_a_code_that_no_table_has_is_answered_by_a_sentence(code: str, tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for path in (f"/j/{code}", f"/j?code={code}"):
            answer = client.get(path, follow_redirects=False)
            assert answer.status_code in (404, 400)
        assert client.get("/j", follow_redirects=False).headers["location"] == "/#coded"


def test_guessing_is_slowed_down_also_for_a_code_that_is_right(tmp_path: Path) -> None:
    with serving(tmp_path, guesses=5) as client:
        made = make(client, "block", PERSON, OPEN)
        with watching(client, made["table"]) as guest:
            code = guest.table["code"]
        answers = [client.get("/j/CCCCC").status_code for _ in range(7)]
        assert answers == [404] * 5 + [429] * 2
        assert "Wait a minute" in client.get(f"/j/{code}").text
    assert Settings().guesses == 20


def test_a_code_is_given_up_when_its_table_is_put_away(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        with watching(client, made["table"]) as guest:
            code = guest.table["code"]
    with sqlite3.connect(tmp_path / "tables.sqlite3") as store:
        store.execute("UPDATE tables SET used = 0")
        store.execute("UPDATE service SET seconds = 31 * 86400")
    with serving(tmp_path) as client:
        services = client.app.state.services  # type: ignore[attr-defined]
        client.portal.call(services.tables.archive)  # type: ignore[union-attr]
        assert client.get(f"/j/{code}").status_code == 404


def test_letters_that_look_alike_are_in_no_code() -> None:
    assert not set(CODE_LETTERS) & set("O0I1LSZ25B8AEU")
    assert read_code("c d-f g 3") == "CDFG3"


def test_the_picture_of_a_personal_link_is_for_its_own_seat_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        ben = sit(client, made["table"], "Ben")
        path = f"/t/{made['table']}/mine.svg"
        pictures = [
            client.get(path, headers={"Authorization": f"Bearer {token}"})
            for token in (made["token"], ben["token"])
        ]
        assert [each.status_code for each in pictures] == [200, 200]
        assert pictures[0].text != pictures[1].text
        assert {each.headers["cache-control"] for each in pictures} == {"no-store"}
        client.cookies.clear()
        other = make(client, "block", PERSON, OPEN)
        for headers in ({}, {"Authorization": "Bearer no"}, {"Authorization": f"Bearer {other['token']}"}):
            refused = client.get(path, headers=headers)
            assert refused.status_code == 403
            assert "svg" not in refused.headers["content-type"]
