"""A visitor's own tables in the lobby: whose turn it is, live, those that wait for them first."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from support.server.guests import BOT, OPEN, PERSON, make, serving, watching


@contextmanager
def in_the_lobby(client: TestClient, cookie: str) -> Iterator[Any]:
    with client.websocket_connect("/lobby/live", headers={"Cookie": f"boneyard={cookie}"}) as lobby:
        yield lobby


def own_tables(lobby: Any) -> list[dict[str, Any]]:
    """The next list of own tables."""
    while (message := lobby.receive_json())["type"] != "own-tables":
        pass
    found: list[dict[str, Any]] = message["tables"]
    return found


def made_by_browser(client: TestClient, **wish: Any) -> tuple[dict[str, Any], str]:
    """A table made with a cookie, and the cookie."""
    answer = client.post("/api/tables", json={"name": "Ann", **wish})
    assert answer.status_code == 201, answer.text
    return answer.json(), client.cookies["boneyard"]


def test_your_turn_shows_in_the_lobby_as_it_comes_and_goes(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, cookie = made_by_browser(client, game="block", seats=[PERSON, BOT])
        client.cookies.clear()
        with watching(client, made["table"], made["token"]) as ann, in_the_lobby(client, cookie) as lobby:
            assert ann.my_turn()
            while not (shown := own_tables(lobby))[0]["yours"]:
                pass
            assert shown[0]["state"] == "Your turn"
            assert shown[0]["link"] == f"/t/{made['table']}"
            assert shown[0]["summary"][0] == "Cardinal edition"
            ann.play_round()
            while own_tables(lobby)[0]["state"] != "Round over: continue":
                pass


def test_the_page_says_whose_turn_it_is_too(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=60.0) as client:
        found = set()
        for _ in range(12):
            made, _ = made_by_browser(client, game="block", seats=[PERSON, BOT])
            page = client.get("/").text
            own = page[page.index('id="own-tables"') : page.index('id="tables"')]
            first = own[: own.index("</li>")]
            found.add("Your turn" in first)
            assert ("Your turn" in first) == ('class="sheet waits"' in first)
            assert "&#39;s turn" in own or "Your turn" in own
            assert made["table"] in own
        assert True in found


def test_a_table_that_waits_for_players_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        _, cookie = made_by_browser(client, game="block", seats=[PERSON, OPEN])
        client.cookies.clear()
        with in_the_lobby(client, cookie) as lobby:
            (table,) = own_tables(lobby)
            assert (table["state"], table["yours"]) == ("Waiting for players", False)


def test_a_stranger_has_no_tables_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        make(client)
        with client.websocket_connect("/lobby/live") as lobby:
            assert lobby.receive_json()["type"] == "tables"
            lobby.send_text("ping")
            assert lobby.receive_json()["type"] == "pong"
        assert 'id="your-tables" hidden' in client.get("/").text
