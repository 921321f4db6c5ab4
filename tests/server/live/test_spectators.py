"""Watching: a shared board is a spectator, whatever cookies its browser has."""

from pathlib import Path

from support.server.guests import BOT, HOST, OPEN, PERSON, Guest, make, serving, sit, watching


def test_a_board_opened_with_a_seats_cookie_gets_only_what_a_spectator_gets(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT)
        client.get(f"/t/{made['table']}/seat/{made['token']}")  # this browser holds the seat now
        assert "boneyard" in client.cookies
        with client.websocket_connect(f"/t/{made['table']}/live?shape=none") as socket:
            seated = Guest(socket)
            seated.until("now")
            assert (seated.table["you"], seated.table["host"]) == (0, True)
        with client.websocket_connect(f"/t/{made['table']}/live?shape=wide&as=watcher") as socket:
            shown = Guest(socket)
            shown.until("now")
            client.cookies.clear()
            with watching(client, made["table"], made["token"]) as ann:
                for _ in range(4):
                    if not ann.my_turn():
                        break
                    ann.move()
                ann.my_turn()  # no one moves anymore from here on
                ann.ask("table", do="settle", limit=600)
                while shown.now["ply"] < ann.now["ply"]:
                    shown.hear()
                shown.ask("pong", do="ping")
            for message in shown.heard:
                _as_a_watcher(message)
            for asks in (
                {"do": "move", "id": "a", "ply": shown.now["ply"], "move": "pass"},
                {"do": "why", "ply": shown.now["ply"], "tile": "6-4"},
                {"do": "touch", "ply": shown.now["ply"], "chosen": []},
                {"do": "deal", "id": "b", "ply": shown.now["ply"]},
                {"do": "settle", "talk": False},
                {"do": "say", "id": "c", "text": "Psst"},
            ):
                shown.say(**asks)
                assert shown.until("refused")["why"]
            record = shown.ask("record", do="record")["text"]
            with watching(client, made["table"]) as watcher:
                assert watcher.ask("record", do="record")["text"] == record


def _as_a_watcher(message: dict[str, object]) -> None:
    if message["type"] == "table":
        assert (message["you"], message["personal"], message["host"]) == (None, None, False)
    if message["type"] == "now":
        assert (message["you"], message["own"], message["moves"], message["touch"]) == (None, None, [], None)


def test_a_token_does_not_make_a_board_more_than_a_spectator(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "mexican-train", PERSON, BOT)
        headers = {"Authorization": f"Bearer {made['token']}"}
        with client.websocket_connect(
            f"/t/{made['table']}/live?shape=wide&as=watcher", headers=headers
        ) as socket:
            shown = Guest(socket)
            shown.until("now")
            for message in shown.heard:
                _as_a_watcher(message)


def test_someone_sitting_down_does_not_give_the_board_of_that_browser_a_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        client.post(f"/t/{made['table']}/sit", json={"name": "Ben"})  # keeps the cookie, and starts the game
        with client.websocket_connect(f"/t/{made['table']}/live?shape=wide&as=watcher") as socket:
            shown = Guest(socket)
            shown.until("now")
            client.cookies.clear()
            with watching(client, made["table"], made["token"]) as ann:
                ann.ask("table", do="settle", limit=600)  # sends everyone the seats again
            shown.until("table")
            shown.ask("pong", do="ping")
            for message in shown.heard:
                _as_a_watcher(message)


def test_spectators_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.table["watchers"] == 0
            with watching(client, made["table"]), watching(client, made["table"]):
                while ann.table["watchers"] != 2:
                    ann.hear()
            while ann.table["watchers"]:
                ann.hear()


def test_the_page_of_the_board_has_no_rack_and_no_key(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, OPEN)
        client.get(f"/t/{made['table']}/seat/{made['token']}")
        answer = client.get(f"/t/{made['table']}?view=board")
        assert answer.status_code == 200
        assert 'id="rack"' not in answer.text
        assert made["token"] not in answer.text
        assert answer.headers["cache-control"] == "no-store"
        assert 'id="rack"' in client.get(f"/t/{made['table']}?view=other").text
        assert client.get("/t/nowhere?view=board").status_code == 404
        assert sit(client, made["table"], "Ben")["link"].startswith(HOST)
