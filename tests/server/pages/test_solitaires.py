"""Solitaires at a live table: the terminal's numbered deals, pages that make nothing, a quiet solver."""

import time
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import boneyard
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.pictures import table
from boneyard.pictures.scene import piece_id
from boneyard.records.numbered_deals import MOST, daily
from boneyard.records.seals import seal_of
from boneyard.server.live.shuffles import NOT_ALONE, dealt, numbered, numbered_deal, promised
from boneyard.server.pages.solitaires import facts
from boneyard.server.workers import solver
from support.engine.matches import edition_id
from support.engine.rounds import SOLO
from support.server.guests import BOT, PERSON, Guest, make, serving, watching

WON = ("castle-rock", 6, 1)
LOST = ("castle-rock", 6, 2)
HARD = ("big-clock", 12, 30)  # takes as long as the solver is given


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("solitaires")) as found:
        yield found


def alone(client: TestClient, game: str, size: int, deal: object, **more: Any) -> dict[str, Any]:
    return make(client, game, PERSON, set=size, deal=deal, **more)


def tables(client: TestClient) -> int:
    with client.app.state.services.store.database.engine.connect() as connection:  # type: ignore[attr-defined]
        found: int = connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one()
        return found


# --- deals


@pytest.mark.parametrize("edition", SOLO, ids=edition_id)
@pytest.mark.parametrize("number", [0, 17, 20261115, MOST])
def test_a_number_deals_what_it_deals_in_the_terminal(edition: Edition, number: int) -> None:
    for size in edition.sets:
        match = boneyard.new(edition.game, edition=edition, set=size, players=1, seed=number)
        game, totals = match.game, match.game.totals_at_first()
        shuffle = numbered(game, number, totals)
        assert dealt(game, shuffle, 1, -1, totals) == match.round.deal
        assert numbered_deal(game, shuffle) == number
        assert shuffle.hash == seal_of(shuffle.salt, shuffle.tiles)


def test_a_table_plays_the_deal_it_was_asked_for(client: TestClient) -> None:
    made = alone(client, "squeeze", 9, 1234)
    with watching(client, made["table"], made["token"]) as guest:
        assert guest.table["deal"] == guest.now["fair"]["deal"] == 1234
    there = client.app.state.services.tables.in_memory(made["table"]).match  # type: ignore[attr-defined]
    assert there.round.deal == boneyard.new("squeeze", set=9, players=1, seed=1234).round.deal


def test_the_days_deal_is_the_date(client: TestClient) -> None:
    made = alone(client, "bingo", 6, "today")
    with watching(client, made["table"], made["token"]) as guest:
        assert guest.table["deal"] == daily(date.today())


def test_every_solitaire_has_a_number_and_no_other_has(client: TestClient) -> None:
    made = make(client, "traffic", PERSON)
    with watching(client, made["table"], made["token"]) as guest:
        assert 1 <= guest.table["deal"] <= 1_000_000
    made = make(client, "block", PERSON, BOT)
    with watching(client, made["table"], made["token"]) as guest:
        assert guest.table["deal"] is None
        assert guest.now["fair"]["deal"] is None


def test_no_number_is_had_where_others_play(client: TestClient) -> None:
    answer = client.post("/api/tables", json={"game": "block", "deal": 17, "seats": [PERSON, BOT]})
    assert answer.status_code == 422
    assert answer.json()["why"] == NOT_ALONE
    rules = boneyard.new("block", players=2, seed=1).game
    with pytest.raises(BadSetup, match="Only solitaires"):
        numbered(rules, 17, rules.totals_at_first())
    assert len(promised(1).salt.lstrip("0")) > 20


@pytest.mark.parametrize("deal", [-1, 1.5, "yesterday", "9" * 4000, [1], {"a": 1}, True, 10**13, "٣"])
def test_an_invalid_deal_is_refused_with_a_valid_example(client: TestClient, deal: object) -> None:
    before = tables(client)
    answer = client.post("/api/tables", json={"game": "bingo", "deal": deal, "seats": [PERSON]})
    assert answer.status_code == 422
    assert "Use a whole number" in answer.json()["why"]
    assert len(answer.json()["why"]) < 300
    assert tables(client) == before


def test_the_shuffle_of_a_numbered_deal_can_be_checked_like_any_other(client: TestClient) -> None:
    made = alone(client, *WON)
    with watching(client, made["table"], made["token"]) as guest:
        sealed = guest.now["fair"]["hash"]
        assert not guest.now["fair"]["revealed"]
        assert guest.move("concede")["type"] == "accepted"
        (opened,) = guest.now["fair"]["revealed"]
    assert opened["hash"] == sealed == seal_of(opened["salt"], opened["order"])
    assert int(opened["salt"]) == 1


# --- pages


@pytest.mark.parametrize(
    "path",
    [
        "/solitaire",
        "/solitaire/bingo",
        "/solitaire/bingo/17",
        "/solitaire/castle-rock/today?edition=uduble&set=12",
        "/solitaire/traffic/2026-11-15?set=9",
        "/play/big-clock?deal=17&set=6",
        "/solitaire/squeeze?deal=18",
    ],
)
def test_looking_at_a_deal_makes_no_table(client: TestClient, path: str) -> None:
    before = tables(client)
    client.cookies.clear()
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    assert tables(client) == before
    assert "boneyard" not in client.cookies


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/solitaire/chess", "chess"),
        ("/solitaire/block/17", "isn&#39;t a solitaire"),
        ("/solitaire/bingo/yesterday", "Use a whole number"),
        ("/solitaire/bingo/-1", "Use a whole number"),
        ("/solitaire/bingo/17?set=99", "There&#39;s no set"),
        ("/solitaire/bingo/17?set=" + "9" * 2000, "There&#39;s no set"),
        ("/solitaire/bingo/17?edition=moon", "has no edition"),
        ("/solitaire/bingo/" + "9" * 2000, "Use a whole number"),
        ("/play/block?deal=17", "isn&#39;t a solitaire"),
    ],
)
def test_an_invalid_deal_is_answered_with_a_sentence(client: TestClient, path: str, says: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert says in answer.text
    assert len(answer.text) < 16_000


@pytest.mark.parametrize("path", ["/solitaire/squeeze?deal=abc&set=9", "/solitaire/squeeze/abc?set=9"])
def test_a_wrong_number_is_answered_beside_its_field(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert 'value="abc" aria-invalid="true"' in answer.text
    assert 'role="alert">There&#39;s no deal' in answer.text
    assert "with the double-9 set" in answer.text, "the rest of the page is what it was"


def test_no_day_is_offered_before_it_has_come(client: TestClient) -> None:
    today = date.today()
    tomorrow = today + timedelta(days=1)
    for typed in (str(tomorrow), str(daily(tomorrow))):
        answer = client.get("/solitaire/bingo", params={"deal": typed})
        assert answer.status_code == 404
        assert "isn&#39;t out yet" in answer.text
    assert (
        client.get(f"/solitaire/bingo/{daily(today) // 10_000}1340").status_code == 200
    )  # no day, so a number
    shown = client.get(f"/solitaire/bingo/{today}").text
    assert f"/solitaire/bingo/{daily(today)}" in shown
    assert str(daily(tomorrow)) not in shown
    assert "Month after" not in shown


def test_the_calendar_leads_to_every_day_of_a_month_that_has_come(client: TestClient) -> None:
    shown = client.get("/solitaire/castle-rock?set=9&month=2024-02").text
    assert "Daily deals, February 2024" in shown
    assert shown.count('data-deal="202402') == 29
    assert 'href="/solitaire/castle-rock/20240229?set=9"' in shown
    assert "month=2024-01#calendar" in shown
    assert "month=2024-03#calendar" in shown
    for month in ("2024-13", "x", "0-0", "9999-12", "1066-10", "--"):
        assert f"Daily deals, {date.today():%B %Y}" in client.get(f"/solitaire/bingo?month={month}").text


@pytest.mark.parametrize("edition", SOLO, ids=edition_id)
def test_a_deal_shows_its_own_tiles_and_none_that_lie_face_down(client: TestClient, edition: Edition) -> None:
    size = edition.sets[0]
    address = f"/solitaire/{edition.game}/17.svg?edition={edition.key}&set={size}"
    page = client.get(f"/solitaire/{edition.game}/17?edition={edition.key}&set={size}").text
    assert f'src="{address}"'.replace("&", "&amp;") in page
    drawn = client.get(address)
    assert drawn.headers["content-type"].startswith("image/svg")
    assert "deal 17</title>" in drawn.text
    assert drawn.text != client.get(address.replace("17.svg", "18.svg")).text
    match = boneyard.new(edition.game, edition=edition, set=size, players=1, seed=17)
    scene = table(match.game, match.look(None), True)
    assert {piece.id for piece in scene.pieces}.isdisjoint(
        piece_id(tile) for tile in match.game.boneyard(match.state)
    )


# --- a game that leaves nothing to decide


def choices(guest: Guest) -> list[str]:
    """The moves besides giving up."""
    return [move["move"] for move in guest.now["moves"] if move["kind"] != "concede"]


def test_bingo_runs_to_its_end_in_a_second_with_every_count_kept(client: TestClient) -> None:
    made = alone(client, "bingo", 6, 1)
    with watching(client, made["table"], made["token"]) as guest:
        services = client.app.state.services  # type: ignore[attr-defined]
        writer = services.tables.store.database.writer
        commits, heard = writer.commits, len(guest.heard)
        # What this process works for it: a busy machine must not decide the test.
        begun = time.process_time()
        assert guest.ask("accepted", do="run", ply=guest.now["ply"], id="r1")
        guest.ask("pong", do="ping")
        assert guest.now["phase"] == "over"
        assert time.process_time() - begun < 1
        # Nothing is waited for: a few transactions for all counts, and one position to show.
        assert writer.commits - commits < 10
        shown = [message for message in guest.heard[heard:] if message["type"] == "now"]
        assert len(shown) == 1
        live = services.tables.in_memory(made["table"])
        assert len(live.match.round.moves) > 50
        assert live.match.result.winners == (0,)


def test_only_what_leaves_nothing_to_decide_runs_by_itself(client: TestClient) -> None:
    made = alone(client, *WON)
    with watching(client, made["table"], made["token"]) as guest:
        while len(choices(guest)) == 1:
            guest.move(choices(guest)[0])
        assert "a choice to make" in guest.ask("refused", do="run", ply=guest.now["ply"], id="r2")["why"]
    made = make(client, "block", PERSON, BOT)
    with watching(client, made["table"], made["token"]) as guest:
        assert guest.my_turn()
        assert "solitaire" in guest.ask("refused", do="run", ply=guest.now["ply"], id="r3")["why"]


# --- why not


@pytest.mark.parametrize("edition", SOLO, ids=edition_id)
def test_every_tile_on_the_table_says_why_it_cannot_be_played(client: TestClient, edition: Edition) -> None:
    made = alone(client, edition.game, edition.sets[0], 7, edition=edition.key)
    with watching(client, made["table"], made["token"], "wide") as guest:
        for _ in range(6):
            offered = guest.now
            if offered["phase"] != "playing":
                break
            able = {thing.split("@")[0] for move in offered["moves"] for thing in move["touch"]}
            scene = offered["scene"]["pieces"] if offered["scene"] else []
            for piece in scene:
                if piece["first"] >= 0 and piece["id"] not in able and not offered["touch"]:
                    told = guest.ask("why", do="why", ply=offered["ply"], tile=piece["id"])["text"]
                    assert told.endswith("."), f"{piece['id']}: {told!r}"
            if not any(move["kind"] in ("turn", "fill", "add") for move in offered["moves"]):
                told = guest.ask("why", do="why", ply=offered["ply"], tile="boneyard")["text"]
                assert told.endswith("."), told
            guest.move(choices(guest)[0])


def test_an_address_of_playing_leads_to_the_deal(client: TestClient) -> None:
    answer = client.get("/play/castle-rock?deal=17&set=9&edition=uduble", follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"].startswith("/solitaire/castle-rock/17?")
    assert "edition=uduble" in answer.headers["location"]
    assert client.get("/solitaire/bingo?deal=today", follow_redirects=False).headers["location"] == (
        "/solitaire/bingo/today"
    )


def test_the_pages_form_plays_the_deal_and_the_page_leads_back_to_it(client: TestClient) -> None:
    client.cookies.clear()
    shown = client.get("/solitaire/castle-rock/17").text
    assert "Play deal 17" in shown
    assert "Go on with it" not in shown
    answer = client.post("/play/castle-rock", data={"deal": "17", "set": "6"}, follow_redirects=False)
    assert answer.status_code == 303
    link = answer.headers["location"]
    shown = client.get("/solitaire/castle-rock/17").text
    assert f'href="{link}"' in shown
    assert "Go on with it" not in client.get("/solitaire/castle-rock/18").text
    assert "Go on with it" not in client.get("/solitaire/castle-rock/17?set=9").text
    client.cookies.clear()
    assert link not in client.get("/solitaire/castle-rock/17").text, "a table is nobody else's business"


@pytest.mark.parametrize("edition", SOLO, ids=edition_id)
def test_a_page_says_how_often_it_is_won(edition: Edition) -> None:
    for size in edition.sets:
        told = facts(edition.name, size)
        assert told
        assert all(fact.endswith(".") and fact[0].isupper() | fact[0].isdigit() for fact in told)
    assert facts("household/own", 6) == []


# --- the solver


def test_the_solver_says_whether_it_can_be_won_and_its_line_wins(client: TestClient) -> None:
    made = alone(client, *WON)
    with watching(client, made["table"], made["token"]) as guest:
        told = guest.ask("winnable", do="winnable", ply=guest.now["ply"])
        assert told["answer"] == "yes"
        assert told["ply"] == guest.now["ply"]
        shown = guest.ask("solution", do="solution", ply=guest.now["ply"])
        assert shown["won"]
        assert shown["proved"]
        for move in shown["moves"]:
            assert guest.move(move)["type"] == "accepted"
        assert guest.now["result"]["winners"] == [0]
        assert "over" in guest.ask("refused", do="solution", ply=guest.now["ply"])["why"]


def test_what_cannot_be_won_is_only_said_when_it_is_proved(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = alone(client, *LOST)
    with watching(client, made["table"], made["token"]) as guest:
        told = guest.ask("winnable", do="winnable", ply=guest.now["ply"])
        assert told["answer"] == "no"
        assert "can't be won" in told["text"]
        shown = guest.ask("solution", do="solution", ply=guest.now["ply"])
        assert not shown["won"]
        assert "can't be won" in shown["text"]
    monkeypatch.setattr(solver, "MOST_POSITIONS", 30)
    made = alone(client, *HARD)
    with watching(client, made["table"], made["token"]) as guest:
        told = guest.ask("winnable", do="winnable", ply=guest.now["ply"])
        assert told["answer"] == "unknown"
        assert told["text"].startswith("I looked at ")


@pytest.mark.parametrize("do", ["winnable", "solution"])
def test_the_solver_answers_only_someone_who_plays_alone(client: TestClient, do: str) -> None:
    made = alone(client, *WON)
    with watching(client, made["table"]) as watcher:
        said = watcher.ask("refused", do=do, ply=watcher.now["ply"])["why"]
        assert said.startswith("You're watching")
        assert "-" not in said
    made = make(client, "block", PERSON, BOT)
    for token in (made["token"], None):
        with watching(client, made["table"], token) as guest:
            said = guest.ask("refused", do=do, ply=guest.now["ply"])["why"]
            assert said == "The solver sees face-down tiles, so it answers only in solitaires."


@pytest.mark.parametrize("ply", [None, -1, 0, 99, "1", 1.0, True])
def test_a_question_is_about_the_moment_that_is(client: TestClient, ply: object) -> None:
    made = alone(client, *WON)
    with watching(client, made["table"], made["token"]) as guest:
        refused = guest.ask("refused", do="winnable", ply=ply)
        assert refused["why"].endswith(".") or '"' in refused["why"]
    assert not pids(client)


def pids(client: TestClient) -> list[int]:
    found: list[int] = client.app.state.services.solvers.pids  # type: ignore[attr-defined]
    return found


def until_there_are(client: TestClient, count: int) -> None:
    end = time.monotonic() + 30
    while len(pids(client)) != count:
        assert time.monotonic() < end, f"{len(pids(client))} solvers at work, not {count}"
        time.sleep(0.02)


def test_no_one_searches_for_someone_who_has_left(client: TestClient) -> None:
    made = alone(client, *HARD)
    with watching(client, made["table"], made["token"]) as guest:
        guest.say(do="solution", ply=guest.now["ply"])
        until_there_are(client, 1)
    until_there_are(client, 0)


def test_a_move_or_a_word_ends_the_search(client: TestClient) -> None:
    made = alone(client, *HARD)
    with watching(client, made["table"], made["token"]) as guest:
        guest.say(do="solution", ply=guest.now["ply"])
        until_there_are(client, 1)
        assert guest.move()["type"] == "accepted", "the table goes on while somebody searches"
        until_there_are(client, 0)
        guest.say(do="winnable", ply=guest.now["ply"])
        until_there_are(client, 1)
        guest.say(do="enough")
        until_there_are(client, 0)
        assert guest.ask("pong", do="ping")
    assert not [message for message in guest.heard if message["type"] in ("solution", "winnable")]


def test_one_person_has_one_search_at_a_time(client: TestClient) -> None:
    made = alone(client, *HARD)
    with watching(client, made["table"], made["token"]) as guest:
        for _ in range(30):
            guest.say(do="solution", ply=guest.now["ply"])
        guest.ask("pong", do="ping")
        until_there_are(client, 1)
        guest.say(do="enough")
        until_there_are(client, 0)


def test_too_many_questions_are_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver, "_MOST_WAITING", 0)
    with serving(tmp_path, bot_processes=1) as client:
        one, two = alone(client, *HARD), alone(client, "big-clock", 12, 2)
        with watching(client, one["table"], one["token"]) as first:
            first.say(do="solution", ply=first.now["ply"])
            until_there_are(client, 1)
            with watching(client, two["table"], two["token"]) as second:
                said = second.ask("refused", do="solution", ply=second.now["ply"])["why"]
                assert said.startswith("Too many people are asking the solver")


def test_the_server_closes_in_the_middle_of_a_search(tmp_path: Path) -> None:
    begun = time.monotonic()
    with serving(tmp_path) as client:
        made = alone(client, *HARD)
        with watching(client, made["table"], made["token"]) as guest:
            guest.say(do="solution", ply=guest.now["ply"])
            until_there_are(client, 1)
    assert time.monotonic() - begun < solver.SECONDS
