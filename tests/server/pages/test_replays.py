"""Replays over HTTP: what there is to see, files that are wrong, records that are shared, and how much one may ask."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from boneyard.records import replay
from boneyard.records.seals import verify
from boneyard.server.storage import shared_records
from boneyard.server.storage.schema import RECORDS
from support.engine.records import FINISHED, SQUEEZED
from support.server.guests import BOT, OPEN, PERSON, Guest, make, send, serving, sit, watching


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("replays")) as found:
        yield found


@pytest.fixture(scope="module")
def played(client: TestClient) -> dict[str, Any]:
    """A table whose match is over."""
    made = make(client, options={"target": 20})
    with watching(client, made["table"], made["token"]) as ann:
        while ann.now["phase"] != "over":
            ann.play_round()
            if ann.now["phase"] == "round-over":
                ann.say(do="deal", id=f"deal {ann.now['ply']}", ply=ann.now["ply"])
                ann.until("now")
    return made


def asks(client: TestClient, path: str, token: str | None = None, **words: Any) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {"Accept": "application/json"}
    answer = client.get(path, params=words, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def brought(client: TestClient, text: str | bytes) -> Any:
    return client.post("/replay", content=text, headers={"Accept": "application/json"})


# --- a table's match


def test_a_finished_match_is_replayed_by_whoever_has_its_link(
    client: TestClient, played: dict[str, Any]
) -> None:
    base = f"/t/{played['table']}/replay"
    assert client.get(base).status_code == 200
    outline = asks(client, f"{base}/outline")
    match = replay(client.get(f"{base}/record").text)
    assert outline["over"]
    assert outline["players"] == list(match.players)
    assert [view["view"] for view in outline["views"]] == ["open", "everybody", "0", "1"]
    assert len(outline["steps"]) == sum(1 + len(each.moves) for each in match.rounds)
    found = []
    for at in range(0, len(outline["steps"]), 12):
        found += asks(client, f"{base}/moments", at=at, count=12)["moments"]
    assert [each["at"] for each in found] == list(range(len(outline["steps"])))
    assert found[-1]["scores"]["totals"] == list(match.scores)
    assert found[-1]["result"]
    assert found[0]["scores"]["totals"] == [0, 0]
    held = [tile["id"] for tile in found[0]["hands"][0]]
    assert sorted(held) == sorted(str(tile) for tile in _texts(match.rounds[0].deal.hands[0]))


def _texts(tiles: tuple[int, ...]) -> list[str]:
    from boneyard.core.tile import tile_text

    return [tile_text(tile) for tile in tiles]


def test_a_seats_view_shows_its_own_tiles_and_no_others(client: TestClient, played: dict[str, Any]) -> None:
    base = f"/t/{played['table']}/replay"
    for seat in (0, 1):
        (moment,) = asks(client, f"{base}/moments", at=0, count=1, view=seat)["moments"]
        assert moment["hands"] is None
        rack = [piece for piece in moment["own"]["pieces"] if piece.get("role") == "rack"]
        match = replay(client.get(f"{base}/record").text)
        assert sorted(piece["id"] for piece in rack) == sorted(_texts(match.rounds[0].deal.hands[seat]))
    (moment,) = asks(client, f"{base}/moments", at=0, count=1, view="everybody")["moments"]
    assert moment["own"] is None
    assert not [piece for piece in moment["scene"]["pieces"] if piece["first"] >= 0]


def test_a_position_is_a_picture(client: TestClient, played: dict[str, Any]) -> None:
    for words in (
        {},
        {"round": 1, "move": 3, "view": "0", "shape": "tall", "palette": "contrast", "table": "dark"},
    ):
        answer = client.get(f"/t/{played['table']}/position.svg", params=words)
        assert answer.headers["content-type"] == "image/svg+xml"
        drawn = ElementTree.fromstring(answer.text)
        assert "Block" in (drawn.get("aria-label") or "")


def test_the_record_of_a_match_can_be_verified(client: TestClient, played: dict[str, Any]) -> None:
    answer = client.get(f"/t/{played['table']}/replay/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="block.bones"'
    found = verify(answer.text)
    assert found
    assert all(each.holds for each in found), [each.says for each in found]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/t/nowhere/replay", 404),
        ("/t/{table}/replay/outline?match=7", 404),
        ("/t/{table}/replay/outline?match=x", 422),
        ("/t/{table}/replay/moments?at=99999", 422),
        ("/t/{table}/replay/moments?at=-1", 422),
        ("/t/{table}/replay/moments?at=1e9", 422),
        ("/t/{table}/replay/moments?view=7", 422),
        ("/t/{table}/replay/moments?view=%00", 422),
        ("/t/{table}/position.svg?round=99", 422),
        ("/t/{table}/position.svg?palette=plaid", 422),
        ("/t/{table}/position.svg?table=plaid", 422),
        ("/t/{table}/replay/review", 404),
        ("/replay/nothing", 404),
        ("/replay/nothing/moments", 404),
        ("/replay/nothing/record", 404),
        (f"/replay/{'x' * 400}/record", 404),
    ],
)
def test_a_wrong_address_is_answered_with_a_sentence(
    client: TestClient, played: dict[str, Any], path: str, status: int
) -> None:
    answer = client.get(path.format(table=played["table"]), headers={"Accept": "application/json"})
    assert answer.status_code == status, answer.text
    assert answer.json()["why"].endswith(".")


def test_many_moments_at_once_are_only_a_few(client: TestClient, played: dict[str, Any]) -> None:
    assert len(asks(client, f"/t/{played['table']}/replay/moments", count=5000)["moments"]) <= 12


def test_a_game_that_has_not_begun_has_no_replay(client: TestClient) -> None:
    made = make(client, "block", PERSON, OPEN)
    answer = client.get(f"/t/{made['table']}/replay/outline", headers={"Accept": "application/json"})
    assert answer.status_code == 409
    assert "hasn't started" in answer.json()["why"]


def test_earlier_matches_of_a_table_are_replayed_by_their_number(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "block", PERSON, BOT, options={"target": 10})
        base = f"/t/{made['table']}/replay"
        with watching(client, made["table"], made["token"]) as ann:
            play_match(ann)
            first = client.get(f"{base}/record").text
            assert send(ann, "rematch")["type"] == "accepted"
            assert asks(client, f"{base}/outline", match=1)["over"]
            now = asks(client, f"{base}/outline")
            assert (now["match"], now["matches"], now["over"]) == (2, 2, False)
            play_match(ann)
        assert client.get(f"{base}/record", params={"match": 1}).text == first
        second = client.get(f"{base}/record", params={"match": 2}).text
        assert second != first
        for text in (first, second):
            assert all(each.holds for each in verify(text)), [each.says for each in verify(text)]
        assert client.get(f"{base}?match=3", headers={"Accept": "application/json"}).status_code == 404


def play_match(ann: Guest) -> None:
    while ann.now["phase"] != "over":
        ann.play_round()
        if ann.now["phase"] == "round-over":
            send(ann, "deal")


def test_a_household_that_plays_by_its_own_rules_has_replays_too(tmp_path: Path) -> None:
    rules = (
        'name = "sunday-draw"\ntitle = "Draw, as on Sundays"\ngame = "draw"\nedition = "cardinal"\n\n'
        '[answers]\nhand = 6\ntarget = 10\nunable = "draw-one"\n'
    )
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT, household=rules)
        with watching(client, made["table"], made["token"]) as ann:
            assert ann.my_turn()
            base = f"/t/{made['table']}/replay"
            assert asks(client, f"{base}/outline", made["token"])["title"] == "Draw, as on Sundays"
            play_match(ann)
        assert asks(client, f"{base}/outline")["over"]
        assert asks(client, f"{base}/moments", view="0")["moments"]


# --- a match that goes on


def test_a_match_in_progress_is_replayed_as_the_visitor_knows_it(client: TestClient) -> None:
    made = make(client, "draw", PERSON, OPEN)
    ben = sit(client, made["table"], "Ben")
    with watching(client, made["table"], made["token"]) as ann:
        if 0 in ann.now["actors"]:
            ann.move()
    base = f"/t/{made['table']}/replay"
    for token, own in ((made["token"], 0), (ben["token"], 1), (None, None)):
        outline = asks(client, f"{base}/outline", token)
        seats = [view["view"] for view in outline["views"] if view["view"].isdigit()]
        assert seats == ([] if own is None else [str(own)])
        assert outline["you"] == own
        assert not outline["over"]
        for view in ("open", "everybody", "0", "1"):
            (moment,) = asks(client, f"{base}/moments", token, view=view, count=1)["moments"]
            for seat, hand in enumerate(moment["hands"] or ()):
                assert all(("id" in tile) == (seat == own) for tile in hand)
            assert not any("id" in tile for tile in moment["yard"] or ())
            mine = [piece for piece in (moment["own"] or {"pieces": []})["pieces"] if piece["first"] >= 0]
            assert not mine or view == str(own)


def test_a_match_in_progress_is_not_reviewed(client: TestClient) -> None:
    made = make(client, "draw", PERSON, OPEN)
    sit(client, made["table"], "Ben")
    for method in ("GET", "POST"):
        answer = client.request(
            method, f"/t/{made['table']}/replay/review", headers={"Authorization": f"Bearer {made['token']}"}
        )
        assert answer.status_code == 409
        assert "isn't over" in answer.json()["why"]


def test_the_seal_of_a_round_in_progress_comes_without_its_shuffle(client: TestClient) -> None:
    made = make(client, "draw", PERSON, BOT)
    text = client.get(f"/t/{made['table']}/replay/record").text
    assert "# seal: " in text
    assert "# scheme: 2" in text
    assert "# secret: " not in text
    assert "# nonce " not in text
    assert "# order: " not in text


# --- records that people bring


def test_a_record_is_looked_at_and_kept_nowhere(client: TestClient) -> None:
    answer = brought(client, FINISHED)
    assert answer.status_code == 201, answer.text
    base = answer.json()["base"]
    outline = asks(client, f"{base}/outline")
    assert outline["title"] == "Block"
    assert outline["over"]
    assert client.get(f"{base}/record").text == FINISHED
    assert client.get(f"{base}/position.svg", params={"round": 1, "move": 2}).status_code == 200
    assert client.get(base).status_code == 404, "a page of its own only when it is shared"
    services = client.app.state.services  # type: ignore[attr-defined]
    with services.store.database.engine.connect() as connection:
        assert connection.execute(RECORDS.select()).all() == []


def test_only_a_record_with_seals_is_said_to_have_some(client: TestClient) -> None:
    base = brought(client, FINISHED).json()["base"]
    assert asks(client, f"{base}/outline")["sealed"] is False
    seal = f"round 1\n# seal: {'0' * 64}\n"
    base = brought(client, FINISHED.replace("round 1\n", seal)).json()["base"]
    assert asks(client, f"{base}/outline")["sealed"] is True


def test_the_log_of_a_solitaire_addresses_its_player(client: TestClient) -> None:
    base = brought(client, SQUEEZED).json()["base"]
    outline = asks(client, f"{base}/outline")
    assert outline["players"] == ["You"]
    assert "Ada" not in str(outline)
    last = asks(client, f"{base}/moments?at={len(outline['steps']) - 1}&view=0")["moments"][0]
    assert "Ada" not in str(last)


@pytest.mark.parametrize(
    ("path", "title"), [("/replay", "View a record · Boneyard"), ("shared", "Replay · Boneyard")]
)
def test_pages_of_replays_have_titles_that_make_sense(client: TestClient, path: str, title: str) -> None:
    if path == "shared":
        base = brought(client, FINISHED).json()["base"]
        path = client.post(f"{base}/share").json()["link"]
    assert f"<title>{title}</title>" in client.get(path).text


def test_a_record_that_is_shared_has_a_link_that_stays(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        base = brought(client, FINISHED).json()["base"]
        answer = client.post(f"{base}/share")
        assert answer.status_code == 201
        link = answer.json()["link"]
        assert link != base
        assert len(link.removeprefix("/replay/")) >= 20
        again = client.post(f"{link}/share")
        assert again.json()["link"] == link, "what is shared already stays where it is"
    with serving(tmp_path) as client:
        assert client.get(link).status_code == 200
        assert client.get(f"{link}/record").text == FINISHED
        assert client.get(f"{base}/record", headers={"Accept": "application/json"}).status_code == 404


@pytest.mark.parametrize(
    ("text", "status", "says"),
    [
        ("", 422, "Line 1: expected a header line"),
        ("hello", 422, "Line 1: expected"),
        (FINISHED.replace("1 6-4 > 6-5", "1 6-6 > 6-5"), 422, "Line 12: expected a legal move"),
        (FINISHED.replace("block", "chess", 1), 422, "Line 1: expected a game"),
        (FINISHED.split("round 1")[0], 422, "nothing to show"),
        (b"\xff\xfe" + b"x" * 40, 422, "UTF-8"),
        (b"\x00", 422, "UTF-8"),
        ("#" * 61_000, 413, "too long"),
        ("#" * 100_000, 413, "too long"),
        ("<script>alert(1)</script>", 422, "Line 1: expected"),
    ],
)
def test_a_wrong_file_is_explained_by_its_line(
    client: TestClient, text: str | bytes, status: int, says: str
) -> None:
    answer = brought(client, text)
    assert answer.status_code == status
    why = answer.json()["why"]
    assert says in why
    assert why.endswith(".")
    line = re.match(r"Line (\d+)", why)
    assert answer.json().get("line") == (int(line[1]) if line else None)


def test_names_in_a_record_cannot_become_part_of_a_picture(client: TestClient) -> None:
    base = brought(client, FINISHED.replace("Ada", "<script>x</script>")).json()["base"]
    drawn = client.get(f"{base}/position.svg", params={"round": 1}).text
    assert "<script>" not in drawn
    ElementTree.fromstring(drawn)


def test_someone_who_brings_too_much_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, making=6) as client:
        answers = [brought(client, "hello").status_code for _ in range(8)]
        assert answers[:6] == [422] * 6
        assert answers[6:] == [429] * 2
        statuses = [client.post("/replay/nothing/share").status_code for _ in range(3)]
        assert statuses == [404, 429, 429]


def test_no_more_is_shared_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_records, "_MOST_KEPT", 1)
    with serving(tmp_path) as client:
        base = brought(client, FINISHED).json()["base"]
        assert client.post(f"{base}/share").status_code == 201
        full = client.post(f"{base}/share", headers={"Accept": "application/json"})
        assert full.status_code == 503
        assert full.json()["why"].endswith("on your device.")


def test_the_fair_page_needs_no_one(client: TestClient) -> None:
    text = client.get("/fair").text
    assert "sha256sum" in text
    assert "boneyard verify" in text
