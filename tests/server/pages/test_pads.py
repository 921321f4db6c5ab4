"""Score pads: started once, written in order, each entry counts once, and mistakes are answered with a sentence."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient

from boneyard import catalog
from boneyard.pad import has_pad
from boneyard.server.live import pads
from boneyard.server.live import pads as pads_module
from support.server.guests import serving
from support.server.house import house
from support.server.pages import Read

BLOCK = {"game": "block", "edition": "cardinal", "set": 6, "players": 2, "names": ["Ann", "Ben"]}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


def begun(client: TestClient, **more: Any) -> str:
    pad = token_urlsafe(16)
    answer = client.put(f"/pad/{pad}", json={**BLOCK, **more})
    assert answer.status_code == 201, answer.text
    return pad


def out(number: int, pips: int, name: str, **more: Any) -> dict[str, Any]:
    """Ann goes out, and Ben has this much left."""
    return {
        "id": name,
        "kind": "round",
        "match": 1,
        "number": number,
        "out": [0],
        "hands": [None, {"pips": pips}],
        **more,
    }


def send(client: TestClient, pad: str, *entries: object, since: int = 0) -> dict[str, Any]:
    answer = client.post(f"/pad/{pad}/entries", json={"since": since, "entries": list(entries)})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


# --- the pages


def test_the_lobby_and_the_rules_lead_to_the_pad(client: TestClient) -> None:
    assert Read(client.get("/").text).all("a", href="/pad")
    for game in catalog.games():
        edition = catalog.editions(game)[0]
        page = Read(client.get(f"/rules/{game}/{edition.key}").text)
        assert bool(page.all("a", href=f"/pad?game={game}&edition={edition.key}")) is has_pad(edition)


def test_every_pad_has_the_same_page_with_nothing_of_it_inside(client: TestClient) -> None:
    one, two = begun(client, names=["Xanthippe", "Ben"]), begun(client)
    first, second = client.get(f"/pad/{one}"), client.get(f"/pad/{two}")
    assert first.text == second.text
    assert "Xanthippe" not in first.text
    assert one not in first.text


def test_the_sheets_know_every_game_that_is_scored(client: TestClient) -> None:
    found = client.get("/pad/sheets.json").json()
    assert [each["game"] for each in found] == [
        game for game in catalog.games() if has_pad(catalog.editions(game)[0])
    ]
    assert all(
        sheet["deal"] > 0 for game in found for edition in game["editions"] for sheet in edition["sheets"]
    )


def test_the_code_for_phones_is_a_drawing(client: TestClient) -> None:
    assert "<svg" in client.get(f"/pad/{begun(client)}/qr.svg").text
    assert client.get(f"/pad/{token_urlsafe(16)}/qr.svg").status_code == 404


# --- writing


def test_what_one_phone_writes_another_reads(client: TestClient) -> None:
    pad = begun(client)
    send(client, pad, out(1, 12, "a"))
    found = client.get(f"/pad/{pad}/entries").json()
    assert set(found) == {"head", "sheet", "entries", "count"}
    assert found["entries"] == [out(1, 12, "a")], "and nothing of who sent it"
    assert found["entries"][0]["hands"] == [None, {"pips": 12}]
    assert found["head"]["names"] == ["Ann", "Ben"]
    assert found["sheet"]["way"] == {"kind": "upward"}
    assert client.get(f"/pad/{pad}/entries?since=1").json() == {"entries": [], "count": 1}


def test_a_pad_that_is_begun_twice_alike_is_one_and_another_under_its_name_is_refused(
    client: TestClient,
) -> None:
    pad = begun(client)
    assert client.put(f"/pad/{pad}", json=BLOCK).status_code == 200
    other = client.put(f"/pad/{pad}", json={**BLOCK, "names": ["Cleo", "Dan"]})
    assert other.status_code == 409
    assert other.json()["why"].endswith(".")


def test_an_entry_that_is_sent_twice_counts_once(client: TestClient) -> None:
    pad = begun(client)
    send(client, pad, out(1, 12, "a"))
    again = send(client, pad, out(1, 12, "a"))
    assert again["count"] == 1
    assert again["refused"] == []


def test_the_second_of_two_phones_that_write_the_same_round_gets_a_message(client: TestClient) -> None:
    pad = begun(client)
    send(client, pad, out(1, 12, "a"))
    told = send(client, pad, out(1, 13, "b"))
    assert told["count"] == 1
    assert told["refused"] == [{"id": "b", "why": "Another phone was faster. The pad is now at round 2."}]


def test_what_is_taken_back_stays_written_and_can_be_put_back(client: TestClient) -> None:
    pad = begun(client)
    told = send(
        client,
        pad,
        out(1, 12, "a"),
        {"id": "u", "kind": "undo", "of": "a"},
        {"id": "r", "kind": "redo", "of": "a"},
        out(2, 9, "b"),
    )
    assert told["refused"] == []
    assert [each["id"] for each in told["entries"]] == ["a", "u", "r", "b"]
    late = send(client, pad, {"id": "u2", "kind": "undo", "of": "a"})
    assert "Another phone" in late["refused"][0]["why"]


def test_a_match_that_is_over_takes_no_round_until_another_begins(client: TestClient) -> None:
    pad = begun(client, options={"target": 20})
    told = send(
        client, pad, out(1, 25, "a"), out(1, 25, "b"), {"id": "c", "kind": "again", "match": 1, "number": 1}
    )
    assert [each["id"] for each in told["refused"]] == ["b"]
    assert send(client, pad, out(1, 5, "d", match=2))["refused"] == []


def test_a_round_is_edited_in_place_and_later_rounds_stay(client: TestClient) -> None:
    pad = begun(client)
    edit = {
        "id": "e", "kind": "edit", "match": 1, "number": 1, "of": "a",
        "round": {"out": [0], "hands": [None, {"pips": 21}]},
    }  # fmt: skip
    told = send(client, pad, out(1, 12, "a"), out(2, 9, "b"), edit)
    assert told["refused"] == []
    assert [each["id"] for each in told["entries"]] == ["a", "b", "e"]
    late = send(client, pad, {**edit, "id": "f", "of": "nowhere"}, {**edit, "id": "g", "round": 3})
    assert [each["why"] for each in late["refused"]] == [
        "That round isn't on the pad anymore. Look again.",
        "Enter how the round ended.",
    ]


def test_phones_that_write_at_the_same_moment_lose_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as open_house, httpx.Client(base_url=open_house.address, trust_env=False) as phone:
        pad = token_urlsafe(16)
        head = {**BLOCK, "game": "muggins", "options": {"target": 5000}}
        assert phone.put(f"/pad/{pad}", json=head).status_code == 201

        def tap(number: int) -> dict[str, Any]:
            entry = {
                "id": f"tap {number}", "kind": "made", "match": 1, "number": 1, "side": number % 2, "points": 5
            }  # fmt: skip
            answer = phone.post(f"/pad/{pad}/entries", json={"entries": [entry, entry]})
            told: dict[str, Any] = answer.json()
            return told

        with ThreadPoolExecutor(8) as people:
            assert all(told["refused"] == [] for told in people.map(tap, range(48)))
        assert phone.get(f"/pad/{pad}/entries").json()["count"] == 48
        open_house.kill()
        open_house.open()
        assert phone.get(f"/pad/{pad}/entries").json()["count"] == 48, "a power cut takes nothing"


# --- the door


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "no game"),
        ({"game": 7}, "game"),
        ({"game": "bingo", "players": 1, "names": ["Ann"]}, "is a solitaire"),
        ({"edition": "../../etc/passwd.toml"}, "no edition"),
        ({"edition": 3}, "edition"),
        ({"set": 7}, "double-7"),
        ({"set": "6"}, "number"),
        ({"players": 99}, "players"),
        ({"players": None}, "players"),
        ({"options": {"target": 0}}, "target"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"options": [1]}, "options"),
        ({"names": ["Ann"]}, "2 names"),
        ({"names": ["Ann", "Ann"]}, "same name"),
        ({"names": ["Ann", "x" * 25]}, "letters"),
        ({"names": ["Ann", "<b>\n"]}, "letters"),
        ({"names": "Ann"}, "names"),
        ({"first": 2}, "first player"),
        ({"first": True}, "first player"),
    ],
)
def test_an_impossible_pad_is_refused_with_a_sentence(
    client: TestClient, change: dict[str, Any], word: str
) -> None:
    pad = token_urlsafe(16)
    answer = client.put(f"/pad/{pad}", json={**BLOCK, **change})
    assert answer.status_code == 422, answer.text
    assert word in answer.json()["why"]
    assert client.get(f"/pad/{pad}/entries").status_code == 404, "nothing half-done"


@pytest.mark.parametrize(
    "name", ["short", "x" * 23, "with%20spaces%20and%20more12", "'; drop table pads; --"]
)
def test_a_pad_has_a_name_that_no_one_guesses(client: TestClient, name: str) -> None:
    assert client.put(f"/pad/{name}", json=BLOCK).status_code in (404, 405)
    assert client.get(f"/pad/{name}").status_code == 404


@pytest.mark.parametrize(
    "entries",
    ["none", [1], [{"kind": "round"}], [{"id": "", "kind": "round"}], [{"id": "x" * 41}], [{"id": 5}],
     [{"id": f"{number}"} for number in range(51)]],
)  # fmt: skip
def test_entries_that_are_none_are_refused_whole(client: TestClient, entries: object) -> None:
    pad = begun(client)
    answer = client.post(f"/pad/{pad}/entries", json={"entries": entries})
    assert answer.status_code == 422
    assert answer.json()["why"].endswith(".")
    assert client.get(f"/pad/{pad}/entries").json()["count"] == 0


@pytest.mark.parametrize(
    "entry",
    [
        {"kind": "round"},
        {"kind": "round", "out": [0], "hands": "all"},
        {"kind": "round", "out": [[0]], "hands": [None, {"pips": 3}]},
        {"kind": "round", "out": [True], "hands": [None, {"pips": 3}]},
        {"kind": "round", "out": [0], "hands": [None, {"pips": 10**30}]},
        {"kind": "round", "out": [0], "hands": [None, {"pips": 1.5}]},
        {"kind": "round", "out": [0], "hands": [None, {"tiles": [["6-6"]]}]},
        {"kind": "round", "out": [0], "hands": [None, {"tiles": ["6-6", "6-6"]}]},
        {"kind": "round", "out": [0], "hands": [None, {"tiles": ["9-9"]}]},
        {"kind": "made", "side": 0, "points": 5},
        {"kind": "first", "seat": "me"},
        {"kind": "names", "names": [{}, {}]},
        {"kind": ["round"]},
        {"kind": "drop table"},
        {},
    ],
)
def test_an_entry_that_makes_no_sense_is_refused_and_changes_nothing(
    client: TestClient, entry: dict[str, Any]
) -> None:
    pad = begun(client)
    told = send(client, pad, {"id": "x", "match": 1, "number": 1, **entry})
    assert told["count"] == 0
    assert told["refused"][0]["why"].endswith(".")


def test_too_long_an_entry_and_too_long_a_request_are_refused(client: TestClient) -> None:
    pad = begun(client)
    long = {"id": "x", "kind": "round", "more": "y" * pads.LONGEST_ENTRY}
    assert client.post(f"/pad/{pad}/entries", json={"entries": [long]}).status_code == 413
    assert client.post(f"/pad/{pad}/entries", content=b"[" * 70_000).status_code == 413
    assert client.post(f"/pad/{pad}/entries", content=b"{").status_code == 400
    assert client.post(f"/pad/{pad}/entries", json=[]).status_code == 400


def test_a_full_pad_takes_no_more(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pads, "MOST_ENTRIES", 2)
    pad = begun(client)
    told = send(client, pad, *[out(number, 1, f"{number}") for number in (1, 2, 3)])
    assert told["count"] == 2
    assert "full" in told["refused"][0]["why"]


def test_no_one_makes_pads_or_entries_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, making=3) as client:
        answers = [client.put(f"/pad/{token_urlsafe(16)}", json=BLOCK) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert "too many" in answers[-1].json()["why"]
    with serving(tmp_path) as client:
        pad = begun(client)
        nonsense = [{"id": f"{number}", "kind": "undo"} for number in range(50)]
        codes = [
            client.post(f"/pad/{pad}/entries", json={"entries": nonsense}).status_code for _ in range(14)
        ]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_another_page_cannot_write_on_a_pad(client: TestClient) -> None:
    pad = begun(client)
    foreign = {"Origin": "https://elsewhere.example"}
    answer = client.post(f"/pad/{pad}/entries", json={"entries": [out(1, 5, "a")]}, headers=foreign)
    assert answer.status_code == 403
    assert client.put(f"/pad/{token_urlsafe(16)}", json=BLOCK, headers=foreign).status_code == 403


def test_a_pad_that_no_one_has_used_for_a_year_is_deleted(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    pad = begun(client)
    send(client, pad, out(1, 5, "a"))
    begun(client)
    assert client.get(f"/pad/{pad}/entries").status_code == 200
    monkeypatch.setattr(pads, "_KEPT", -1.0)
    begun(client)
    assert client.get(f"/pad/{pad}/entries").status_code == 404


# --- a household's own rules

OURS = """name = "sunday"
title = "Draw, as on Sundays"
game = "draw"
edition = "cardinal"

[answers]
scoring = "opponents-in-fives"
target = 35
"""


def test_a_household_keeps_score_by_its_own_rules(client: TestClient) -> None:
    house = client.post("/house/file", data={"text": OURS}, follow_redirects=False).headers["location"]
    page = client.get(house)
    id = house.removeprefix("/house/")
    assert Read(page.text).all("a", href=f"/pad?house={id}")
    told = client.get(f"/pad/house/{id}.json").json()
    assert told["game"] == "draw"
    assert told["edition"]["title"] == "Draw, as on Sundays"
    pad = begun(client, game="draw", edition="sunday", household=told["edition"]["household"], house=id)
    found = client.get(f"/pad/{pad}/entries").json()
    assert found["sheet"]["ending"]["target"] == 35
    assert found["sheet"]["rules"] == house
    assert send(client, pad, out(1, 37, "a"))["refused"] == []
    assert "over" in send(client, pad, out(1, 1, "b"))["refused"][0]["why"], "35 were rounded to"


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"household": "name = "}, "TOML"),
        ({"household": OURS + "more = 1\n"}, "more"),
        ({"household": "x" * 9000}, "too long"),
        ({"household": 5}, "House rules are the text"),
        ({"household": OURS}, "not of block"),
        ({"household": OURS, "game": "draw", "house": "../t/x"}, "address"),
    ],
)
def test_rules_that_are_none_begin_no_pad(client: TestClient, change: dict[str, Any], word: str) -> None:
    answer = client.put(f"/pad/{token_urlsafe(16)}", json={**BLOCK, **change})
    assert answer.status_code == 422, answer.text
    assert word in answer.json()["why"]


def test_there_is_no_sheet_for_unsaved_rules(client: TestClient) -> None:
    assert client.get("/pad/house/nowhere.json").status_code == 404


def test_full_pads_do_not_crowd_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pads_module, "_ENTRIES_IN_MEMORY", 3)
    with serving(tmp_path) as client:
        pads = [begun(client) for _ in range(3)]
        for pad in pads:
            assert send(client, pad, out(1, 5, "a"), out(2, 5, "b"))["refused"] == []
        book = client.app.state.pads.book  # type: ignore[attr-defined]
        assert list(book._pads) == pads[-1:]
        for pad in pads:
            assert client.get(f"/pad/{pad}/entries").json()["count"] == 2
