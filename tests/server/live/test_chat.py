"""Chat at a table: who may write, who may read, odd characters, limits, and that it is kept."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from boneyard.core.errors import Unreadable
from boneyard.server.live import chat
from boneyard.server.live.chat import BURST, KEPT, LONGEST, clean
from boneyard.server.storage.chat import ChatLine
from support.server.guests import OPEN, PERSON, Guest, make, serving, sit, watching


def spoken(guest: Guest) -> list[tuple[int, str, str]]:
    """All the chat a guest has received so far."""
    lines = [line for each in guest.heard if each["type"] == "said" for line in each["lines"]]
    return [(line["number"], line["name"], line["text"]) for line in lines]


def say(guest: Guest, text: object, id: object = "a") -> dict[str, Any]:
    guest.say(do="say", id=id, text=text)
    while True:
        message = guest.hear()
        if message["type"] in ("accepted", "refused"):
            return message


def two(client: TestClient) -> tuple[dict[str, Any], dict[str, Any]]:
    made = make(client, "block", PERSON, OPEN, OPEN)
    return made, sit(client, made["table"], "Ben")


def test_what_a_seat_says_reaches_everyone_and_a_spectator(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, other = two(client)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], other["token"]) as ben,
            watching(client, made["table"]) as watcher,
        ):
            assert say(ann, "Well played!")["type"] == "accepted"
            for guest in (ann, ben, watcher):
                if not spoken(guest):
                    guest.until("said")
                assert spoken(guest) == [(1, "Ann", "Well played!")]
            line = ben.heard[-1]["lines"][0]
            assert set(line) == {"number", "seat", "name", "text", "at"}
            assert line["seat"] == 0


def test_a_spectator_reads_but_does_not_speak(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = two(client)
        with watching(client, made["table"]) as watcher:
            assert "Only players at the table can chat" in say(watcher, "Psst")["why"]


def test_talk_is_kept_over_a_restart_and_sent_on_connecting(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, other = two(client)
        with watching(client, made["table"], made["token"]) as ann:
            say(ann, "Hello!", "1")
            say(ann, "Anybody here?", "2")
    with serving(tmp_path) as client, watching(client, made["table"], other["token"]) as ben:
        assert [text for _, _, text in spoken(ben)] == ["Hello!", "Anybody here?"]
        assert say(ben, "Yes!")["type"] == "accepted"
        ben.until("said")
        assert spoken(ben)[-1] == (3, "Ben", "Yes!")


def test_a_line_that_is_sent_again_is_said_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = two(client)
        for _ in range(2):
            with watching(client, made["table"], made["token"]) as ann:
                for _ in range(3):
                    assert say(ann, "Hello!", "once")["type"] == "accepted"
        services = client.app.state.services  # type: ignore[attr-defined]
        assert [line.text for line in services.store.chat.after(made["table"])] == ["Hello!"]


def test_only_the_last_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "BURST", 1000)
    with serving(tmp_path) as client:
        made, other = two(client)
        with watching(client, made["table"], made["token"]) as ann:
            for number in range(KEPT + 20):
                assert say(ann, f"line {number}", f"{number}")["type"] == "accepted"
        services = client.app.state.services  # type: ignore[attr-defined]
        stored = services.store.chat.after(made["table"])
        assert [line.number for line in stored] == list(range(21, KEPT + 21))
        with watching(client, made["table"], other["token"]) as ben:
            assert len(spoken(ben)) == KEPT


def test_a_player_who_talks_too_fast_is_asked_to_wait_and_others_are_not(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, other = two(client)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], made["token"]) as second,
            watching(client, made["table"], other["token"]) as ben,
        ):
            for number in range(BURST):
                assert say(ann, "La", f"{number}")["type"] == "accepted"
            assert "Wait a moment" in say(ann, "La", "more")["why"]
            assert "Wait a moment" in say(second, "La", "from another device")["why"]
            assert say(ben, "Peace", "b")["type"] == "accepted"


def test_the_host_switches_talk_off_and_on(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, other = two(client)
        with (
            watching(client, made["table"], made["token"]) as ann,
            watching(client, made["table"], other["token"]) as ben,
        ):
            say(ann, "Hello!")
            ann.ask("table", do="settle", talk=False)
            assert "Chat is off" in say(ann, "Still there?", "b")["why"]
            ben.until("table")
            assert "Chat is off" in say(ben, "Hm", "c")["why"]
            with watching(client, made["table"]) as late:
                late.ask("pong", do="ping")
                assert spoken(late) == []  # none of it is sent while it's off
                ann.ask("table", do="settle", talk=True)
                late.until("said")
                assert spoken(late) == [(1, "Ann", "Hello!")]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, 'Give "text"'),
        (7, 'Give "text"'),
        (["Hello"], 'Give "text"'),
        ("", 'Give "text"'),
        ("   \n ", 'Give "text"'),
        ("x" * 1001, 'Give "text"'),
        ("x" * (LONGEST + 1), "That's too long"),
        ("\u202e\u2066\u200b", "Type something to say"),
        ("\u0301" * 40, "Type something to say"),
        ("\u3164\u2800", "Type something to say"),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(text: object, sentence: str, tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = two(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert sentence in say(ann, text)["why"]
            services = client.app.state.services  # type: ignore[attr-defined]
            assert services.store.chat.after(made["table"]) == []


@pytest.mark.parametrize("id", [None, "", "x" * 41, 5, "a\x00b"])
def test_a_line_without_a_proper_id_is_refused(id: object, tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made, _ = two(client)
        with watching(client, made["table"], made["token"]) as ann:
            assert '"id"' in say(ann, "Hello", id)["why"]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Well \t played\n\nBen ", "Well played Ben"),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("abc\u202edef\u2066ghi\u2069", "abcdefghi"),  # nothing turns the line round
        ("z\u0300\u0301\u0302\u0303\u0304\u0305a\u0301", "z\u0300\u0301\u0302\u00e1"),
        ("z\u0300\u0301\u0302\u200d\u0303\u200d\u200d\u0304", "z\u0300\u0301\u0302\u200d"),
        ("<b onclick=x>&amp;</b>", "<b onclick=x>&amp;</b>"),  # shown as it stands, as text
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("שלום नमस्ते สวัสดี", "שלום नमस्ते สวัสดี"),
        ("\ufeffhi\ue000\ufff9", "hi"),
    ],
)
def test_odd_letters_are_cleaned(given: str, shown: str) -> None:
    assert clean(given) == shown


def test_a_line_of_marks_alone_is_refused() -> None:
    with pytest.raises(Unreadable):
        clean("\u200d\u0301")


def test_lines_are_taken_once_and_in_order() -> None:
    talk = chat.Chat()
    lines = [ChatLine(number, 0, "Ann", "x", f"{number}", 0.0) for number in range(1, 4)]
    talk.add(lines[:2])
    talk.add(lines)
    assert [line.number for line in talk.lines] == [1, 2, 3]
