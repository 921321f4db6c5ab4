"""A table can start from a position, by form and by link, and says that nothing was shuffled."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

import boneyard
from boneyard.core.edition import Edition
from boneyard.records.seals import verify
from support.engine.matches import EDITIONS, edition_id
from support.server.guests import serving, told, watching
from support.server.pages import Read

BLOCK = "block/cardinal; hands 6-4 4-1 | 6-5 3-3; table 0 5-5 > lead; turn 1"

MOMENT = "hands 4-1 6-4 | 3-3 6-5; table 0 5-5 > lead; turn 1"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(autouse=True)
def _a_stranger(client: TestClient) -> None:
    client.cookies.clear()


def started(client: TestClient, text: str, **more: str) -> str:
    answer = client.post("/position", data={"at": text, "name": "Ada", **more}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


def test_a_link_shows_the_position_and_asks_who_plays(client: TestClient) -> None:
    answer = client.get("/position", params={"at": BLOCK})
    assert answer.status_code == 200
    page = Read(answer.text)
    assert "Start from a position: Block" in answer.text
    assert page.all("select", id="with")
    drawn = client.get("/position.svg", params={"at": BLOCK})
    assert drawn.status_code == 200
    assert drawn.text.startswith("<svg")


def test_you_play_for_the_seat_whose_turn_it_is(client: TestClient) -> None:
    table = started(client, BLOCK)
    with watching(client, table) as guest:
        assert guest.my_turn()
        assert guest.now["fair"]["given"]
        assert "Round 1 starts from a given position." in told(guest)
        assert sorted(move["move"] for move in guest.now["moves"]) == ["6-5 > 5-5"]


def test_the_record_has_the_position_and_promises_nothing_about_it(client: TestClient) -> None:
    table = started(client, BLOCK)
    with watching(client, table) as guest:
        guest.move("6-5 > 5-5")
        guest.play_round()
        while guest.now["phase"] == "playing":
            guest.hear()
        assert guest.now["fair"]["revealed"][0]["order"] == f"position first 0; {MOMENT}"
    record = client.get(f"/t/{table}/replay/record").text
    assert "position: " in record
    assert str(verify(record)[0].says).startswith("It starts from a given position")


def test_a_wrong_position_is_explained(client: TestClient) -> None:
    for text, says in (
        ("", "Write a position, like block/cardinal"),
        ("block/cardinal; hands 6-4 | ?; table 0 5-5 > lead; turn 0", "tiles that lie face down"),
        (BLOCK.replace("; hands", "; round 2; hands"), "Leave round and scores out of the position"),
        ("block//etc/passwd; hands 6-4 | 6-5", "has no edition"),
        ("nonsense", "starts with a game and an edition"),
        ("block/cardinal; hands 6-4 | 6-5; " + "x" * 5000, "at most 4,000 letters"),
    ):
        answer = client.post("/position", data={"at": text}, follow_redirects=False)
        assert answer.status_code == 422
        assert says in answer.text.replace("&#39;", "'"), text


@pytest.mark.parametrize("edition", EDITIONS, ids=edition_id)
def test_every_edition_can_start_from_a_position(client: TestClient, edition: Edition) -> None:
    match = boneyard.new(edition.game, edition=edition.key, seed=4)
    assert match.turn is not None
    match.play(match.moves(match.turn)[0], match.turn)
    text = match.position()
    table = started(client, text)
    with watching(client, table) as guest:
        assert guest.my_turn()
        assert guest.now["fair"]["given"]
        assert match.turn is not None
        may = {*[str(move) for move in match.moves(match.turn)], "concede"}
        assert {move["move"] for move in guest.now["moves"]} <= may
