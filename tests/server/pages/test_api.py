"""The interface for programs describes itself: every address is there, with types that its answers fit."""

import json
from pathlib import Path
from typing import Any

import msgspec

from boneyard.server.protocol import bodies
from support.server.guests import OPEN, PERSON, serving


def fits(answer: Any, kind: Any) -> None:
    assert json.loads(msgspec.json.encode(msgspec.convert(answer, kind))) == answer


def test_every_answer_fits_its_type(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        wish = {"game": "block", "name": "Ann", "seats": [PERSON, OPEN, OPEN], "public": True}
        made = client.post("/api/tables", json=wish).json()
        fits(made, bodies.MadeTable)
        keys = {"Authorization": f"Bearer {made['token']}"}
        client.cookies.clear()
        fits(client.get("/api/tables").json(), bodies.PublicTables)
        table = f"/t/{made['table']}"
        fits(client.post(f"{table}/sit", json={"name": "Ben", "seat": 2}).json(), bodies.TakenSeat)
        client.cookies.clear()
        fits(client.post(f"{table}/seats", json={}, headers=keys).json(), bodies.GivenSeat)
        fits(client.post(f"{table}/start", headers=keys).json(), bodies.Done)
        fits(client.get("/health").json(), bodies.Health)
        fits(client.get(f"{table}/lesson").json(), bodies.Lesson)
        fits(client.post("/api/tables", json={"game": 7}).json(), bodies.Refusal)


def test_a_replay_fits_its_types(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = client.post("/api/tables", json={"game": "block", "seats": [{"kind": "bot"}] * 2}).json()
        base = f"/t/{made['table']}/replay"
        fits(client.get(f"{base}/outline").json(), bodies.ReplayOutline)
        moments = client.get(f"{base}/moments?at=0&count=2&view=everybody&shape=wide").json()
        fits(moments, bodies.ReplayMoments)


def test_the_description_names_every_address_and_type(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        found = client.get("/api/openapi.json").json()
        assert found["openapi"].startswith("3.")
        assert set(found["paths"]) == {
            "/api/tables",
            "/t/{table}/sit",
            "/t/{table}/seats",
            "/t/{table}/start",
            "/t/{table}/record",
            "/health",
        }
        kinds = found["components"]["schemas"]
        named = set(msgspec.json.encode(found["paths"]).decode().split("#/components/schemas/")[1:])
        assert {each.partition('"')[0] for each in named} <= set(kinds)
        assert kinds["NewTable"]["required"] == ["game"]
        assert kinds["SeatKind"]["enum"] == ["bot", "open", "person"]


def test_the_page_shows_all_of_it_without_a_script_of_others(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        page = client.get("/api", headers={"Accept": "text/html"})
        assert page.status_code == 200
        for word in ("POST /t/{table}/sit", "NewTable", "first edition if omitted"):
            assert word in page.text
        assert "//" not in page.text.replace("http://www.w3.org", "").split("<body")[0]
