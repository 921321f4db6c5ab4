"""Shuffles that everyone contributes to, at a live table: who is waited for, who is skipped, and what is kept."""

import json
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from fastapi.testclient import TestClient

from boneyard.records.joint_shuffle import digest
from boneyard.records.seals import seals_in, verify
from boneyard.server.live.shuffles import BrokenSeal
from boneyard.server.live.table import LiveTable
from boneyard.server.settings import Settings
from boneyard.server.storage.schema import ROUNDS
from boneyard.server.storage.store import Store
from support.server.clients import Viewer, posted
from support.server.guests import BOT, OPEN, PERSON, Browser, browsing, make, send, serving, sit
from support.server.house import house

SHORT = {"target": 1}


def begin(client: TestClient, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    """A table that waits for one more, so that people can come before the first deal."""
    return make(client, "draw", *(seats or (PERSON, OPEN)), **more)


def stored(folder: Path, table: str) -> Any:
    kept = Store(Settings(data=str(folder)).url).tables.load(table)
    assert kept is not None
    return kept


def test_the_deal_has_a_nonce_from_everyone_whose_page_is_open(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = begin(client, options=SHORT)
        with browsing(client, made["table"], made["token"]) as ann:
            seal = ann.shuffle["hash"]
            assert (ann.shuffle["number"], ann.shuffle["phase"], ann.now["fair"]["hash"]) == (1, "open", seal)
            taken = sit(client, made["table"], "Ben")
            ann.until_dealt()
            with browsing(client, made["table"], taken["token"]) as ben:
                assert ann.shuffle["number"] == ben.shuffle["number"] == 2  # promised with the deal before it
                kept = stored(tmp_path, made["table"])
                assert kept.shuffles[0].nonces == f"0:{ann.nonces[seal]}"
                assert kept.shuffles[0].skipped == "1"
                while len(ann.shuffle["commitments"]) < 2:
                    ann.hear()


def test_rounds_and_rematches_are_dealt_from_what_both_contribute(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT, options=SHORT)
        with browsing(client, made["table"], made["token"]) as ann:
            ann.finish_round()
            promised = ann.shuffle["hash"]  # of the rematch, known before anyone has asked for it
            assert (ann.shuffle["match"], ann.shuffle["round"]) == (2, 1)
            ann.request("rematch")
            ann.until_dealt(match=2)
            assert ann.now["fair"]["hash"] == promised
            ann.finish_round()
            record = client.get(f"/t/{made['table']}/replay/record?match=2").text
            (seal,) = seals_in(record).values()
            assert seal.nonces == {0: ann.nonces[promised]}
            assert (seal.seal, seal.bots, seal.start) == (promised, "1", "chosen")
            assert [each.holds for each in verify(record)] == [True]
            (shown,) = ann.now["fair"]["revealed"]
            assert shown["nonces"] == [{"seat": 0, "nonce": ann.nonces[promised]}]
            assert digest(shown["secret"]) == promised


def test_the_last_who_continues_is_answered_at_once_and_the_round_follows(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT, options={"target": 5000})
        with browsing(client, made["table"], made["token"]) as ann:
            ann.finish_round()
            ann.request("deal")
            ann.until_dealt(number=2)
            assert stored(tmp_path, made["table"]).shuffles[1].nonces
            assert ann.shuffle["number"] == 3


@pytest.mark.parametrize("step", ["commits", "reveals"])
def test_who_does_not_answer_is_skipped_after_a_while_and_the_record_says_so(
    tmp_path: Path, step: str
) -> None:
    with serving(tmp_path, shuffle_seconds=3.0) as client:
        made = begin(client, PERSON, OPEN, OPEN)
        table, taken = made["table"], sit(client, made["table"], "Ben")
        with (
            browsing(client, table, made["token"]) as ann,
            browsing(client, table, taken["token"], **{step: False}) as ben,
        ):
            seal = ann.shuffle["hash"]
            while len(ann.shuffle["commitments"]) < (1 if step == "commits" else 2):
                ann.hear()
            sit(client, table, "Cid")
            ann.until_dealt()
            commitment = "" if step == "commits" else f":{digest(ben.nonces[seal])}"
    kept = stored(tmp_path, table)
    assert kept.shuffles[0].nonces == f"0:{ann.nonces[seal]}"
    assert kept.shuffles[0].skipped == f"1{commitment} 2"
    assert all(each.number == 2 for each in kept.contributions)


def test_programs_deal_at_once_and_may_contribute(tmp_path: Path) -> None:
    with serving(tmp_path, shuffle_seconds=600.0) as client:
        made = make(client, "draw", PERSON, BOT, options={"target": 5000})
        headers = {"Authorization": f"Bearer {made['token']}"}
        with client.websocket_connect(f"/t/{made['table']}/live?shape=none", headers=headers) as socket:
            program = Browser(socket)
            program.commits = False
            program.until("now")
            program.finish_round()
            assert send(program, "deal")["type"] == "accepted"
            assert (program.now["round"], program.now["phase"]) == (2, "playing")
            program.commits = True
            program._contribute(program.shuffle)
            program.finish_round()
            program.request("deal")
            program.until_dealt(number=3)
        skipped, given = stored(tmp_path, made["table"]).shuffles[1:3]
        assert (skipped.nonces, skipped.skipped) == ("", "0")
        assert given.nonces.startswith("0:")


def test_what_was_given_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = begin(client, options=SHORT)
        with browsing(client, made["table"], made["token"]) as ann:
            while not ann.shuffle["commitments"]:
                ann.hear()
            seal, nonces = ann.shuffle["hash"], ann.nonces
    with serving(tmp_path) as client, browsing(client, made["table"], made["token"]) as ann:
        assert ann.shuffle["hash"] == seal
        assert ann.shuffle["commitments"] == [{"seat": 0, "commitment": digest(nonces[seal])}]
        ann.nonces = nonces
        sit(client, made["table"], "Ben")
        ann.until_dealt()
        assert stored(tmp_path, made["table"]).shuffles[0].nonces == f"0:{nonces[seal]}"


def test_nonsense_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = begin(client)
        with browsing(client, made["table"], made["token"]) as ann:
            while not ann.shuffle["commitments"]:
                ann.hear()

            def why(**message: Any) -> str:
                ann.say(id="x", **message)
                while True:
                    answer = ann.hear()
                    if answer["type"] in ("accepted", "refused") and answer["id"] == "x":
                        return str(answer.get("why", ""))

            nonce = ann.nonces[ann.shuffle["hash"]]
            assert why(do="commit", number=1, commitment=digest(nonce)) == ""
            assert "already committed" in why(do="commit", number=1, commitment=digest("other"))
            assert "isn't the next one: that is shuffle 1" in why(
                do="commit", number=2, commitment=digest("x")
            )
            assert "Keep your nonce secret" in why(do="reveal", number=1, nonce=nonce)
            assert "64 digits" in why(do="commit", number=1, commitment="abc")
            assert "32 digits" in why(do="reveal", number=1, nonce="abc")
            assert "number" in why(do="reveal", number="one", nonce=nonce)


@pytest.mark.parametrize("change", ["salt", "tiles", "nonces", "first"])
def test_a_table_whose_stored_shuffle_was_changed_is_refused(tmp_path: Path, change: str) -> None:
    with serving(tmp_path) as client:
        made = make(client, "forty-two", PERSON, BOT, BOT, BOT)
    kept = stored(tmp_path, made["table"])
    dealt = kept.shuffles[0]
    other = {
        "salt": "0" * 32,
        "tiles": " ".join(reversed(dealt.tiles.split())),
        "nonces": f"0:{'1' * 32}",
        "first": (dealt.first + 1) % 4,
    }
    with pytest.raises(BrokenSeal, match="isn't the one its seal promised"):
        LiveTable(kept._replace(shuffles=[dealt._replace(**{change: other[change]}), *kept.shuffles[1:]]))
    store = Store(Settings(data=str(tmp_path)).url)
    with store.database.engine.begin() as connection:
        connection.execute(ROUNDS.update().where(ROUNDS.c.number == 1).values({change: other[change]}))
    with serving(tmp_path) as client:
        answer = client.get(f"/t/{made['table']}", follow_redirects=False)
        assert answer.status_code in (409, 422)
        assert "isn&#39;t the one that its seal promised" in answer.text or "seal promised" in answer.text
        again = make(client, "draw", PERSON, BOT)  # other tables go on
        assert client.get(f"/t/{again['table']}").status_code == 200


def test_poker_tells_the_nonces_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "poker", PERSON, BOT)
        with browsing(client, made["table"], made["token"]) as ann:
            ann.finish_round()
            if ann.now["phase"] == "round-over":
                ann.request("deal")
                ann.until_dealt(number=2)
                ann.finish_round()
            shown = ann.now["fair"]["revealed"]
            assert shown
            assert all(each["secret"] == each["order"] == "" and each["first"] is None for each in shown)
            record = client.get(f"/t/{made['table']}/replay/record").text
            assert "# secret" not in record
            assert "# order" not in record
            found = [each for each in verify(record) if each.seal]
            assert all(each.holds is None for each in found)
            assert "not that the order follows" in found[0].says


def test_a_table_made_in_a_browser_waits_for_the_page(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        began = monotonic()
        link = client.post("/play/draw", data={"name": "Ann"}, follow_redirects=False).headers["location"]
        table = link.removeprefix("/t/")
        assert not stored(tmp_path, table).events
        with client.websocket_connect(f"{link}/live?shape=none&shuffles=joint") as socket:
            ann = Browser(socket)
            ann.until("now")
            ann.until_dealt()
        assert stored(tmp_path, table).shuffles[0].nonces.startswith("0:")
        assert monotonic() - began < 30


def test_a_server_killed_between_commitments_and_nonces_goes_on_with_the_same(tmp_path: Path) -> None:
    with house(tmp_path) as there:
        seats = [{"kind": "person"}, {"kind": "open"}]
        made = posted(there, "/api/tables", {"game": "draw", "seats": seats, "name": "Ann"})
        nonce = "5e1f0c7ab3d2498866aa01f3c4d5e6f7"

        def shuffle(phase: str) -> dict[str, Any]:
            return ann.until(lambda message: message["type"] == "shuffle" and message["phase"] == phase)

        ann = Viewer(there, made["table"], 0, made["token"], shape="none&as=person&shuffles=joint")
        ann.connect()
        seal = next(m["hash"] for each in ann.heard if (m := json.loads(each.text))["type"] == "shuffle")
        ann.say({"do": "commit", "id": "c", "number": 1, "commitment": digest(nonce)})
        ann.until(lambda message: message["type"] == "accepted")
        posted(there, f"/t/{made['table']}/sit", {"name": "Ben"})
        closed = shuffle("closed")
        assert (closed["hash"], closed["commitments"]) == (seal, [{"seat": 0, "commitment": digest(nonce)}])
        there.kill()
        ann.leave()
        there.open()
        ann.connect()
        again = [m for each in ann.heard if (m := json.loads(each.text))["type"] == "shuffle"][-1]
        assert again == closed  # the same seal and the same commitments, and no new ones are taken
        ann.say({"do": "reveal", "id": "r", "number": 1, "nonce": nonce})
        ann.until(lambda message: message["type"] == "now" and message["phase"] == "playing")
        kept = Store(there.store).tables.load(made["table"])
        assert kept is not None
        assert (kept.shuffles[0].hash, kept.shuffles[0].nonces) == (seal, f"0:{nonce}")
