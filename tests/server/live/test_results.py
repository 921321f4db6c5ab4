"""Past matches: kept once when a match ends, also after a crash, and listed only for players who sat there."""

import time
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import delete, insert, select

from boneyard.server.live.results import MatchPlayer, PastMatch, past_matches, tallies
from boneyard.server.storage.schema import RESULTS
from support.server.guests import BOT, PERSON, Guest, make, serving, watching


def rows(client: TestClient) -> list[Any]:
    services = client.app.state.services  # type: ignore[attr-defined]
    with services.store.database.engine.connect() as connection:
        return list(connection.execute(select(RESULTS)))


def soon(client: TestClient, count: int) -> list[Any]:
    """The results once there are this many: no one waits for them, so a test has to."""
    end = time.monotonic() + 10
    while len(rows(client)) < count and time.monotonic() < end:
        time.sleep(0.01)
    return rows(client)


def finish(client: TestClient, game: str = "squeeze") -> dict[str, Any]:
    """A solitaire that is given up: over with one move."""
    before = len(rows(client))
    made = make(client, game, PERSON)
    with watching(client, made["table"], made["token"]) as ann:
        give_up(ann)
    assert len(soon(client, before + 1)) == before + 1
    return made


def give_up(ann: Guest) -> None:
    assert ann.move("concede")["type"] == "accepted"
    ann.ask("pong", do="ping")
    assert ann.now["phase"] == "over"


def holding(client: TestClient, *seats: dict[str, Any]) -> None:
    """Let the browser hold seats that programs have taken."""
    client.cookies.clear()
    for made in seats:
        client.get(f"/t/{made['table']}/seat/{made['token']}", follow_redirects=False)


def test_a_match_that_ends_is_kept_with_who_played_and_who_won(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT, options={"target": 5})
        with watching(client, made["table"], made["token"]) as ann:
            while ann.now["phase"] != "over":
                if ann.my_turn():
                    ann.move()
                elif ann.now["phase"] == "round-over":
                    ply = ann.now["ply"]
                    ann.say(do="deal", id=f"deal {ply}", ply=ply)
                    while ann.now["ply"] == ply:
                        ann.hear()
            winners, totals = ann.now["result"]["winners"], ann.now["scores"]["totals"]
            rounds = len(ann.now["scores"]["rounds"])
            soon(client, 1)
        holding(client, made)
        player = next(iter(client.app.state.services.tables.in_memory(made["table"]).keys))  # type: ignore[attr-defined]
        (found,) = past_matches(client.app.state.services.store, player)  # type: ignore[attr-defined]
        assert (found.table, found.number, found.game, found.rounds) == (made["table"], 1, "block", rounds)
        assert [each.points for each in found.seated] == totals
        assert [seat for seat, each in enumerate(found.seated) if each.won] == winners
        assert [(each.kind, each.own) for each in found.seated] == [("person", True), ("bot", False)]


def test_a_result_that_a_crash_swallowed_is_kept_when_the_table_is_next_opened(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = finish(client)
        (kept,) = rows(client)
        services = client.app.state.services  # type: ignore[attr-defined]
        with services.store.database.engine.begin() as connection:
            connection.execute(delete(RESULTS))
    with serving(tmp_path) as client:
        assert rows(client) == []
        with watching(client, made["table"], made["token"]) as ann:
            ann.ask("pong", do="ping")
            assert soon(client, 1) == [kept]
    with serving(tmp_path) as client, watching(client, made["table"]) as watcher:
        watcher.ask("pong", do="ping")
        assert rows(client) == [kept]  # once, however often it is opened


def test_matches_are_listed_only_for_players_who_sat_there(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        mine, other = finish(client), finish(client, "castle-rock")
        client.cookies.clear()
        stranger = client.get("/matches")
        assert stranger.status_code == 200
        assert "No finished matches yet" in stranger.text
        holding(client, mine)
        page = client.get("/matches").text
        assert f"/t/{mine['table']}" in page
        assert other["table"] not in page
        assert "Castle Rock" not in page
        assert mine["token"] not in page
        client.cookies.set("boneyard", "forged")
        assert mine["table"] not in client.get("/matches").text


def test_matches_can_be_narrowed_to_a_game(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one, two = finish(client), finish(client, "castle-rock")
        holding(client, one, two)
        both = client.get("/matches").text
        assert one["table"] in both
        assert two["table"] in both
        only = client.get("/matches?game=squeeze").text
        assert one["table"] in only
        assert two["table"] not in only
        assert client.get("/matches?game=block").status_code == 200
        for wrong in ("game=chess", "part=0", "part=x", "part=99999", "game=" + "x" * 3000):
            answer = client.get(f"/matches?{wrong}")
            assert answer.status_code == 404, wrong


def test_names_on_the_page_are_escaped(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "squeeze", PERSON, name="<i>Ann</i>")
        with watching(client, made["table"], made["token"]) as ann:
            give_up(ann)
        soon(client, 1)
        holding(client, made)
        page = client.get("/matches").text
        assert "<i>Ann" not in page
        assert "&lt;i&gt;Ann" in page


def test_a_person_is_one_however_the_name_is_written_and_bots_are_not_counted() -> None:
    def match(*seated: MatchPlayer) -> PastMatch:
        return PastMatch("t", 1, 0.0, "block", "cardinal", "Block", 3, list(seated))

    found = tallies(
        [
            match(MatchPlayer("Ann", "person", 10, True, True), MatchPlayer("Ada", "bot", 3, False, False)),
            match(MatchPlayer("ann", "person", 1, False, True), MatchPlayer("Ben", "person", 3, True, False)),
        ]
    )
    assert [tuple(each) for each in found] == [("Ann", 1, 2), ("Ben", 1, 1)]


def test_figures_are_ready_when_the_match_is_over_and_not_before(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "squeeze", PERSON)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"]) as watcher,
        ):
            for guest in (ann, watcher):
                guest.say(do="figures")
                assert "when the match is over" in guest.until("refused")["why"]
            give_up(ann)
            for guest in (ann, watcher):
                told = guest.ask("figures", do="figures")
                assert told["rounds"][0]["totals"] == ann.now["scores"]["totals"]
                assert told["counts"][0] == {"what": "Moves", "numbers": [1], "by": "seat"}


def test_figures_of_a_match_that_waits_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, {"kind": "open"})
        with watching(client, made["table"], made["token"]) as ann:
            assert "when the match is over" in ann.ask("refused", do="figures")["why"]


def test_every_match_of_a_table_is_kept_by_its_number(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = finish(client)
        with watching(client, made["table"], made["token"]) as ann:
            ann.say(do="rematch", id="again", ply=ann.now["ply"])
            while ann.now["phase"] != "playing":
                ann.hear()
            give_up(ann)
            assert [row.number for row in soon(client, 2)] == [1, 2]
        holding(client, made)
        page = client.get("/matches").text
        assert "match 2 at this table" in page
        assert f"/t/{made['table']}/replay?match=2" in page
        assert "won <b>0</b> of 2" in page


def test_an_end_that_is_taken_back_is_no_result(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = finish(client)
        with watching(client, made["table"], made["token"]) as ann:
            ann.say(do="undo", id="back", ply=ann.now["ply"])
            while ann.now["phase"] != "playing":
                ann.hear()
            end = time.monotonic() + 10
            while rows(client) and time.monotonic() < end:
                time.sleep(0.01)
            assert rows(client) == []
            assert "when the match is over" in ann.ask("refused", do="figures")["why"]
            give_up(ann)
            assert [row.number for row in soon(client, 1)] == [1]


def test_a_result_that_a_crash_left_behind_is_forgotten_when_the_table_is_next_opened(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = finish(client)
        (kept,) = rows(client)
        with watching(client, made["table"], made["token"]) as ann:
            ann.say(do="undo", id="back", ply=ann.now["ply"])
            while ann.now["phase"] != "playing":
                ann.hear()
        end = time.monotonic() + 10
        while rows(client) and time.monotonic() < end:
            time.sleep(0.01)
        services = client.app.state.services  # type: ignore[attr-defined]
        with services.store.database.engine.begin() as connection:
            connection.execute(insert(RESULTS), [dict(kept._mapping)])
    with serving(tmp_path) as client, watching(client, made["table"], made["token"]) as ann:
        ann.ask("pong", do="ping")
        end = time.monotonic() + 10
        while rows(client) and time.monotonic() < end:
            time.sleep(0.01)
        assert rows(client) == []


def test_a_public_table_whose_end_is_undone_is_in_the_lobby_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client, client.websocket_connect("/lobby/live") as lobby:
        made = make(client, "squeeze", PERSON, public=True)

        def listed() -> list[str]:
            return [each["table"] for each in lobby.receive_json()["tables"]]

        while listed() != [made["table"]]:
            pass
        with watching(client, made["table"], made["token"]) as ann:
            give_up(ann)
            while listed() != []:
                pass
            ann.say(do="undo", id="back", ply=ann.now["ply"])
            while listed() != [made["table"]]:
                pass
