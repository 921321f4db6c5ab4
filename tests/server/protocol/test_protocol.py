"""What docs/protocol.md says is what a real server does: every key it sends is there, and a bot can join a table."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import boneyard
from boneyard import client
from boneyard.bots import bot, choice_of
from boneyard.core.rng import rng_for

pytest.importorskip("boneyard.server.app")

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from boneyard.server.http.identity import LONGEST
from boneyard.server.live import chat
from boneyard.server.settings import Settings

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
GAMES = ("block", "mexican-train", "forty-two", "poker", "squeeze", "big-clock", "traffic", "good-neighbors")
Message = dict[str, Any]


def documented(heading: str) -> set[str]:
    """The names in the first column of the tables of a section."""
    level = heading.partition(" ")[0]
    body = PAGE.split(f"\n{heading}\n", 1)[1]
    body = re.split(rf"\n#{{1,{len(level)}}} ", body)[0]
    cells = [line.split("|")[1] for line in body.splitlines() if line.startswith("|")]
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def keys(message: object, before: str = "") -> Iterator[str]:
    """Every key of a message with the way to it: scores.rounds[].points."""
    if isinstance(message, dict):
        for name, value in message.items():
            yield f"{before}{name}"
            yield from keys(value, f"{before}{name}.")
    elif isinstance(message, list):
        for each in message:
            yield from keys(each, f"{before.removesuffix('.')}[].")


def section(message: Message, key: str) -> tuple[str, str]:
    """Where on the page a key of a message is, and what it is called there."""
    for part, heading in (("scene.", "## Scenes"), ("own.", "## Scenes"), ("moves[].", "## Moves")):
        if key.startswith(part):
            return heading, key.removeprefix(part)
    return f"#### `{message['type']}`", key


def undocumented(messages: list[Message]) -> set[str]:
    found = set()
    for message in messages:
        for key in keys(message):
            heading, name = section(message, key)
            known = documented(heading) if f"\n{heading}\n" in PAGE else set()
            if (
                name not in known
                and f"{name.rpartition('.')[0]}.*" not in known
                and message["type"] != "pong"
            ):
                found.add(f"{heading}: {name}")
    return found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server in its own process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "boneyard", "serve", "--port", str(port)]
    settings = {
        "BONEYARD_DATA": str(tmp_path_factory.mktemp("data")),
        "BONEYARD_BOT_DELAY": "0",
        "BONEYARD_MAKING": "1000",
        "BONEYARD_BURST": "400",
    }
    with subprocess.Popen(
        command, env={**os.environ, **settings}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    ) as process:
        try:
            for _ in range(600):
                try:
                    urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
                    break
                except OSError:
                    assert process.poll() is None, "the server ended before it began"
                    time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def post(url: str, message: Message) -> Message:
    request = Request(url, json.dumps(message).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        found: Message = json.load(answer)
        return found


def made(address: str, game: str, others: str = "bot", **more: object) -> Message:
    seats = 4 if game == "forty-two" else boneyard.edition(game).players(boneyard.edition(game).sets[0])[0]
    chairs = [{"kind": "person"}, *[{"kind": others}] * (seats - 1)]
    return post(f"{address}/api/tables", {"game": game, "name": "Ann", "seats": chairs, **more})


class Seat:
    """A WebSocket with everything that was read from it."""

    def __init__(self, table: Message, shape: str) -> None:
        self.read: list[Message] = []
        live = table["link"].replace("http", "ws", 1) + f"/live?shape={shape}"
        self.line = connect(
            live, additional_headers={"Authorization": f"Bearer {table['token']}"}, max_size=None
        )
        self.line.__enter__()

    def until(self, *kinds: str) -> Message:
        while True:
            self.read.append(json.loads(self.line.recv(30)))
            if self.read[-1]["type"] in kinds:
                return self.read[-1]

    def say(self, **message: object) -> None:
        self.line.send(json.dumps(message))


@pytest.mark.parametrize("deal", [1, 2])
def test_what_the_solver_says_is_documented(address: str, deal: int) -> None:
    seat = Seat(made(address, "castle-rock", deal=deal, set=6), "none")
    now = seat.until("now")
    for do in ("winnable", "solution"):
        seat.say(do=do, ply=now["ply"])
        seat.until(do)
    assert not undocumented(seat.read)


@pytest.mark.parametrize("shape", ["wide", "none"])
@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_is_sent_is_documented(address: str, game: str, shape: str) -> None:
    seat = Seat(made(address, game), shape)
    now = seat.until("now")
    for step in range(12):
        while now["you"] not in now["actors"] and now["phase"] == "playing":
            now = seat.until("now")
        if now["phase"] != "playing":
            break
        seat.say(do="record")
        seat.say(do="why", ply=now["ply"], tile="6-4")
        seat.say(do="touch", ply=now["ply"], chosen=[])
        if game == "mexican-train":
            seat.say(do="lineup")
        known = boneyard.records.replay(seat.until("record")["text"])
        assert shape == "wide" or now["scene"] is None
        move = str(choice_of(bot("random"), known, now["you"], rng_for(f"{game} {step}")).move)
        seat.say(do="move", id=f"step {step}", ply=now["ply"], move=move)
        assert seat.until("accepted", "refused")["type"] == "accepted", (move, seat.read[-1])
        now = seat.until("now")
    seat.say(do="move", id="late", ply=0, move="draw")
    assert seat.until("refused")["stale"]
    seat.say(do="dance")
    assert "why" in seat.until("refused")
    seat.say(do="ping")
    seat.until("pong")
    seat.line.close()
    assert not undocumented(seat.read)


def test_talk_and_figures_are_documented(address: str) -> None:
    seat = Seat(made(address, "squeeze"), "none")
    assert seat.until("said")["lines"] == []
    now = seat.until("now")
    seat.say(do="say", id="hello", text="Hello!")
    assert seat.until("accepted")["id"] == "hello"
    assert seat.until("said")["lines"][0]["text"] == "Hello!"
    seat.say(do="move", id="over", ply=now["ply"], move="concede")
    seat.until("accepted")
    seat.say(do="figures")
    assert seat.until("figures")["counts"]
    seat.line.close()
    assert not undocumented(seat.read)


def test_a_key_that_is_not_on_the_page_is_seen() -> None:
    wrong: Message = {"type": "now", "weather": 1, "log": [{"mood": 2}], "scene": {"pieces": [{"smell": 3}]}}
    assert undocumented([wrong]) == {
        "#### `now`: weather",
        "#### `now`: log[].mood",
        "## Scenes: pieces[].smell",
    }
    assert undocumented([{"type": "weather"}]) == {"#### `weather`: type"}


def test_what_the_page_says_of_http_is_so(address: str) -> None:
    table = made(address, "block", "open", public=True)
    assert set(table) <= documented("### `POST /api/tables`")
    with urlopen(f"{address}/api/tables", timeout=30) as answer:
        listed = json.load(answer)["tables"]
    assert table["table"] in [each["table"] for each in listed]
    assert set().union(*listed) <= documented("### `GET /api/tables`")
    taken = post(f"{table['link']}/sit", {"name": "Ben"})
    assert set(taken) == {"seat", "token", "link"}
    assert taken["link"] == f"{table['link']}/seat/{taken['token']}"
    with pytest.raises(HTTPError) as refused:
        post(f"{table['link']}/sit", {"name": "Cy"})
    assert refused.value.code == 409
    assert set(json.load(refused.value)) == {"why"}
    with pytest.raises(HTTPError) as refused:
        post(f"{address}/api/tables", {"game": "chess"})
    assert refused.value.code == 422


def test_the_limits_on_the_page_are_the_settings() -> None:
    usual = {each.name: each.default for each in fields(Settings)}
    limits = PAGE.split("### Limits")[1].split("### ")[0]
    assert usual["message"] == 4096
    assert "| 4 kB |" in limits
    assert f"{usual['rate']:.0f} per second, {usual['burst']} at once" in limits
    assert f"| {LONGEST} characters" in limits
    assert f"| spectators at one table | {usual['viewers']} |" in limits
    assert f"{usual['making']} per minute" in limits
    assert (
        f"{chat.BURST} at once; {chat.LONGEST} characters each, and the last {chat.KEPT} are kept" in limits
    )
    assert chat.RATE == 0.5


def test_a_table_that_is_not_there_is_closed_with_its_code(address: str) -> None:
    seat = Seat({"link": f"{address}/t/nowhere", "token": "none"}, "none")
    with pytest.raises(ConnectionClosed) as closed:
        seat.until("now")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_message_that_is_sent_again_is_answered_as_the_first_time(address: str) -> None:
    seat = Seat(made(address, "squeeze"), "none")
    now = seat.until("now")
    answers = []
    for _ in range(2):
        seat.say(do="move", id="once", ply=now["ply"], move=now["moves"][0]["move"])
        answers.append(seat.until("accepted", "refused"))
    assert answers[0] == answers[1]
    seat.line.close()


def test_the_shuffle_can_be_checked_as_the_page_says(address: str) -> None:
    seat = Seat(made(address, "squeeze"), "none")
    now = seat.until("now")
    promised = now["fair"]["hash"]
    seat.say(do="move", id="over", ply=now["ply"], move="concede")
    while now["phase"] != "over":
        now = seat.until("now")
    (shown,) = now["fair"]["revealed"]
    assert (
        sha256(f"{shown['salt']} {shown['order']}".encode("ascii")).hexdigest() == shown["hash"] == promised
    )
    seat.line.close()


@pytest.mark.parametrize("game", ["block", "mexican-train", "forty-two", "poker"])
def test_bots_join_a_table_and_play_a_match_to_its_end(address: str, game: str, tmp_path: Path) -> None:
    options: Message = {"block": {"target": 20}, "forty-two": {"target": 1}, "poker": {}}.get(game, {})
    table = made(address, game, "open", options=options)
    command = [sys.executable, "-m", "boneyard", "join"]
    guests = [
        subprocess.Popen(
            [*command, table["link"], "--bot", "random", "--name", f"Guest {seat}"], stdout=-1, text=True
        )
        for seat in range(1, 4 if game == "forty-two" else 2)
    ]
    random = bot("random")
    chance = rng_for("host")
    told = client.sit_down(f"{table['link']}/seat/{table['token']}", "").play(
        lambda match, seat: choice_of(random, match, seat, chance).move, patience=0
    )
    for seat, guest in enumerate(guests, 1):
        said, _ = guest.communicate(timeout=60)
        assert guest.returncode == 0
        expected = _named(told, "Ann")
        # Each reads their own name before a partner's.
        assert sorted(_named(said, f"Guest {seat}")[-len(expected) :]) == sorted(expected)


def _named(told: str, name: str) -> list[str]:
    """The words a player was sent, as the others read them."""
    return re.sub(r"\b[Yy]ou\b", name, told).split()
