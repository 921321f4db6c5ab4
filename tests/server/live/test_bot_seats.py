"""For bot writers: the example on the page is a whole client and plays to the end; a host gives a seat to a program."""

import html
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard.records import replay
from boneyard.server.http.identity import Players
from support.server.guests import OPEN, PERSON, make, serving, watching
from support.server.house import House, asked, house

DOCS = Path(__file__).parents[3] / "docs"
HOUSEHOLD = 'name = "quick"\ngame = "block"\nedition = "cardinal"\n[answers]\ntarget = 20\n'
EXAMPLE = DOCS / "examples" / "bot.py"


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("bots")) as found:
        yield found


def test_the_example_on_the_page_is_the_one_that_is_run() -> None:
    page = (DOCS / "protocol.md").read_text("utf-8")
    shown = re.search(r"\[`examples/bot.py`\].*?```python\n(.*?)```", page, re.S)
    assert shown is not None
    text = EXAMPLE.read_text("utf-8")
    assert shown[1] == text
    assert len(text.splitlines()) < 60
    imported = set(re.findall(r"^(?:import|from) (\w+)", text, re.M))
    assert imported - set(sys.stdlib_module_names) == {"websockets"}


def test_the_site_shows_the_whole_example_to_bot_writers(open_house: House) -> None:
    page = asked("GET", f"{open_house.address}/bots").text
    shown = re.search(r'<pre[^>]*id="example"[^>]*><code>(.*?)</code></pre>', page, re.S)
    assert shown is not None
    assert html.unescape(shown[1]) == EXAMPLE.read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "options"),
    [("block", {"target": 20}), ("forty-two", {"target": 1}), ("muggins", {"target": 10}), ("traffic", {})],
)
def test_the_example_plays_a_match_to_its_end(open_house: House, game: str, options: dict[str, int]) -> None:
    seats = {"block": 2, "forty-two": 4, "muggins": 3, "traffic": 1}[game]
    chairs = [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    wish = {"game": game, "name": "Ann", "seats": chairs, "options": options}
    made = asked("POST", f"{open_house.address}/api/tables", json=wish).json()
    told = subprocess.run(
        [sys.executable, str(EXAMPLE), f"{made['link']}/seat/{made['token']}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "connection" not in told.stdout
    assert replay(asked("GET", f"{made['link']}/record").text).result is not None


def test_programs_play_each_other_by_a_households_rules_in_open_and_in_given_seats(open_house: House) -> None:
    wish = {"game": "block", "household": HOUSEHOLD, "seats": [PERSON, OPEN, OPEN]}
    made = asked("POST", f"{open_house.address}/api/tables", json=wish).json()
    host = {"Authorization": f"Bearer {made['token']}"}
    given = asked("POST", f"{made['link']}/seats", json={"name": "Marvin", "seat": 2}, headers=host).json()
    assert (given["seat"], given["name"]) == (2, "Marvin")
    assert given["link"] == f"{made['link']}/seat/{given['token']}"
    expert = given["command"].split()[1:]
    assert expert == ["join", given["link"], "--bot", "expert"]
    programs = [
        [sys.executable, str(EXAMPLE), f"{made['link']}/seat/{made['token']}"],
        [sys.executable, str(EXAMPLE), made["link"]],
        [sys.executable, "-m", "boneyard", *expert],
    ]
    running = [subprocess.Popen(each, stdout=-1, stderr=-1, text=True) for each in programs]
    for each in running:
        said, wrong = each.communicate(timeout=180)
        assert each.returncode == 0, wrong
        assert "won" in said or "level" in said


def test_only_the_host_gives_seats_away(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN, OPEN)
        there = f"/t/{made['table']}/seats"
        host = {"Authorization": f"Bearer {made['token']}"}
        assert client.post(there, json={}).status_code == 403
        sat = client.post(f"/t/{made['table']}/sit", json={"name": "Ben"}).json()
        assert client.post(there, json={}).status_code == 403  # with Ben's cookie
        client.cookies.clear()
        ben = {"Authorization": f"Bearer {sat['token']}"}
        refused = client.post(there, json={}, headers=ben)
        assert (refused.status_code, set(refused.json())) == (403, {"why"})
        forged = {"Authorization": f"Bearer {Players('guess').token(made['table'], 0)}"}
        assert client.post(there, json={}, headers=forged).status_code == 403
        with watching(client, made["table"], made["token"]) as ann:
            assert [chair["kind"] for chair in ann.table["seats"]] == ["person", "person", "open"]
        for wrong, status in (
            ({"seat": 1}, 409),
            ({"seat": 7}, 409),
            ({"seat": "two"}, 409),
            ({"seat": -1}, 409),
            ({"name": "a,b"}, 422),
            ({"name": "x" * 200}, 422),
            ([], 400),
        ):
            assert client.post(there, json=wrong, headers=host).status_code == status, wrong
        assert client.post("/t/nowhere/seats", json={}, headers=host).status_code == 404
        given = client.post(there, json={}, headers=host).json()
        assert given["seat"] == 2
        again = client.post(there, json={}, headers=host)
        assert (again.status_code, "open seat" in again.json()["why"]) == (409, True)


def test_a_given_seat_sees_what_is_its_own_and_gives_the_host_no_look_at_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        host = {"Authorization": f"Bearer {made['token']}"}
        given = client.post(f"/t/{made['table']}/seats", json={"name": "Marvin"}, headers=host)
        assert "set-cookie" not in given.headers
        assert given.headers["cache-control"] == "no-store"
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], given.json()["token"]) as marvin,
            watching(client, made["table"]) as zoe,
        ):
            assert (ann.table["you"], marvin.table["you"], zoe.table["you"]) == (0, 1, None)
            assert (ann.table["host"], marvin.table["host"]) == (True, False)
            texts = [guest.ask("record", do="record")["text"] for guest in (ann, marvin, zoe)]
        hands = [re.findall(r"^hand (\d): (.*)$", text, re.M) for text in texts]
        assert ["?" in hand for _, hand in hands[0]] == [False, True]
        assert ["?" in hand for _, hand in hands[1]] == [True, False]
        assert ["?" in hand for _, hand in hands[2]] == [True, True]
        assert given.json()["token"] not in repr(ann.heard) + repr(zoe.heard)


def test_the_page_for_bot_writers_says_where_to_begin(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        text = client.get("/bots").text
        for word in ("boneyard join http://testserver", "/api/tables", "Seat for a bot", "docs/protocol.md"):
            assert word in text
        assert 'href="/bots"' in client.get("/").text
