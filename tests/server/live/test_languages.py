"""Two people at one table read two languages, and the table goes on as one."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from support.plain_words import plain_words
from support.server.guests import BOT, PERSON, Guest, begun, catch_up, make, send, serving

NAMES = ("Ann", "Ben")


@contextmanager
def reading(client: TestClient, table: str, language: str, token: str, since: int = 0) -> Iterator[Guest]:
    """A person in a seat whose page is in a language."""
    address = f"/t/{table}/live?shape=wide&since={since}&as=person&language={language}"
    with client.websocket_connect(address, headers={"Authorization": f"Bearer {token}"}) as socket:
        guest = Guest(socket)
        guest.until("now")
        yield guest


def words_of(guest: Guest) -> list[str]:
    """Everything in the last message about the position that a person reads."""
    now = guest.now
    scene, own = now["scene"], now["own"]
    found = [now["ask"], *now["says"], *[move["label"] for move in now["moves"]]]
    found += [
        line[key]
        for message in guest.heard
        for line in message.get("log", ())
        for key in ("text", "bubble")
        if key in line
    ]
    for part in (scene, own):
        if part:
            found += [label["text"] for label in part["labels"]] + [part["summary"]]
            found += [piece.get("place", "") for piece in part["pieces"]]
    if now["ended"]:
        found += [now["ended"]["how"], *now["ended"]["head"]]
        found += [cell for row in now["ended"]["rows"] for cell in row]
    return [text for text in found if text]


def test_each_reads_their_own_language(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client)
        with (
            reading(client, made["table"], "en", made["token"]) as ann,
            reading(client, made["table"], "en-XA", ben["token"]) as other,
        ):
            assert ann.now["ask"] != other.now["ask"]
            for _ in range(6):
                mover, waiting = (ann, other) if ann.now["moves"] else (other, ann)
                if not mover.now["moves"]:
                    break
                assert mover.move()["type"] == "accepted"
                catch_up(waiting, mover.now["ply"])
                assert plain_words(words_of(other), NAMES) == []
                assert "⟦" not in json.dumps(ann.heard, ensure_ascii=False)
            assert [move["move"] for move in ann.now["moves"]] or other.now["moves"]


def test_a_refusal_is_in_the_language_of_whoever_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client)
        with (
            reading(client, made["table"], "en", made["token"]) as ann,
            reading(client, made["table"], "en-XA", ben["token"]) as other,
        ):
            assert send(ann, "rematch")["why"] == "You can ask for a rematch when this match is over."
            refused: dict[str, Any] = send(other, "rematch")
            assert plain_words([refused["why"]], NAMES) == []


def test_everyone_reads_requests_in_their_language(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, ben = begun(client, ways={"undo": "ask"})
        with (
            reading(client, made["table"], "en", made["token"]) as ann,
            reading(client, made["table"], "en-XA", ben["token"]) as other,
        ):
            mover, waiting = (ann, other) if ann.now["moves"] else (other, ann)
            assert mover.move()["type"] == "accepted"
            asked = send(mover, "undo")
            assert asked["type"] == "accepted", asked
            catch_up(waiting, asked["ply"])
            assert "asks to undo" in ann.now["asks"]["text"]
            assert plain_words([other.now["asks"]["text"]], NAMES) == []


def test_someone_who_comes_later_reads_the_whole_log_in_their_language(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = make(client, "draw", PERSON, BOT)
        with reading(client, made["table"], "en", made["token"]) as ann:
            while ann.my_turn() and ann.now["ply"] < 8:
                assert ann.move()["type"] == "accepted"
        with reading(client, made["table"], "en-XA", made["token"]) as late:
            lines = [line["text"] for line in late.now["log"]]
            assert len(lines) >= 8
            names = [seat["name"] for seat in late.table["seats"]]
            assert plain_words(lines, names) == []
