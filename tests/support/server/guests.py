"""Guests of a live server, for tests: they sit down, play along, and remember every message."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from boneyard.records.joint_shuffle import digest
from boneyard.server.app import create_app
from boneyard.server.settings import Settings

HOST = "http://testserver"
PERSON, BOT, OPEN = {"kind": "person"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[TestClient]:
    """A server with its store in a folder; bots do not dawdle."""
    chosen = {
        "bot_delay": 0.0,
        "making": 100_000,
        "rate": 10_000.0,
        "burst": 10_000,
        "restart_seconds": 0.0,
        "hosts": "testserver",
        "connections": 10_000,
        **settings,
    }
    with TestClient(create_app(Settings(data=str(folder), **chosen)), base_url=HOST) as client:
        yield client


def make(client: TestClient, game: str = "block", *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    """A table, made by a program."""
    client.cookies.clear()
    wish = {"game": game, "name": "Ann", "seats": list(seats) or [PERSON, BOT], **more}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    made: dict[str, Any] = answer.json()
    return made


def sit(client: TestClient, table: str, name: str) -> dict[str, Any]:
    client.cookies.clear()
    answer = client.post(f"/t/{table}/sit", json={"name": name})
    assert answer.status_code == 200, answer.text
    client.cookies.clear()
    taken: dict[str, Any] = answer.json()
    return taken


class Guest:
    """One viewer of a table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._count = 0

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = self.socket.receive_json()
        self.heard.append(message)
        if message["type"] == "now":
            self.now = message
        elif message["type"] == "table":
            self.table = message
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def say(self, **message: Any) -> None:
        self.socket.send_json(message)

    def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Say something, and hear the answer to it."""
        self.say(**message)
        return self.until(kind)

    def my_turn(self) -> bool:
        """Hear until there is something to do, or the round is over."""
        while not self.now or (
            self.now["phase"] == "playing" and not self.now["moves"] and not self.now["touch"]
        ):
            self.hear()
        return bool(self.now["phase"] == "playing")

    def move(self, text: str | None = None, ply: int | None = None, id: str | None = None) -> dict[str, Any]:
        """Make a move, any if none is named, and hear whether it was accepted."""
        self._count += 1
        chosen = (
            text if text is not None else random.Random(self.now["ply"]).choice(self.now["moves"])["move"]
        )
        at = self.now["ply"] if ply is None else ply
        self.say(do="move", id=id or f"{self._count}", ply=at, move=chosen)
        while True:
            message = self.hear()
            if message["type"] in ("accepted", "refused"):
                break
        if message["type"] == "accepted":
            while self.now["ply"] < message["ply"]:
                self.hear()
        return message

    def play_round(self) -> None:
        """Play to the end of the round."""
        while self.my_turn():
            assert self.move()["type"] == "accepted"


def send(guest: Guest, do: str, id: str = "", **more: Any) -> dict[str, Any]:
    """Ask for an event, and hear what becomes of it."""
    guest.say(do=do, id=id or f"{do} {guest.now['ply']}", ply=more.pop("ply", guest.now["ply"]), **more)
    while True:
        message = guest.hear()
        if message["type"] in ("accepted", "refused"):
            break
    if message["type"] == "accepted":
        catch_up(guest, message["ply"])
    return message


def catch_up(guest: Guest, ply: int) -> None:
    while guest.now["ply"] < ply:
        guest.hear()


def chair(guest: Guest, seat: int = 1) -> dict[str, Any]:
    """The latest state of a seat, once all earlier messages have arrived."""
    guest.ask("pong", do="ping")
    found: dict[str, Any] = guest.table["seats"][seat]
    return found


def told(guest: Guest) -> str:
    """All the log lines a guest has received."""
    return str([entry["text"] for message in guest.heard for entry in message.get("log", ())])


def begun(client: TestClient, *seats: dict[str, str], **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table with Ann, who made it, and Ben; returns what each of them received."""
    made = make(client, "draw", *(seats or (PERSON, OPEN)), **more)
    return made, sit(client, made["table"], "Ben")


def arrive(client: TestClient, link: str) -> None:
    """Connect as the page does that someone is led to after sitting down: the first deal waits for that."""
    with client.websocket_connect(f"{link}/live?shape=none") as socket:
        guest = Guest(socket)
        while guest.until("now")["phase"] == "waiting":
            pass


@contextmanager
def watching(
    client: TestClient,
    table: str,
    token: str | None = None,
    shape: str = "none",
    since: int = 0,
    person: bool = False,
) -> Iterator[Guest]:
    """A viewer of a table, in the token's seat if there is one; a program unless it should be a person."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    who = "&as=person" if person else ""
    address = f"/t/{table}/live?shape={shape}&since={since}{who}"
    with client.websocket_connect(address, headers=headers) as socket:
        guest = Guest(socket)
        guest.until("now")
        yield guest


class Browser(Guest):
    """A guest whose browser contributes to shuffles, as the page does."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.nonces: dict[str, str] = {}
        self.shuffle: dict[str, Any] = {}
        self.commits = self.reveals = True
        self.done = 0

    def hear(self) -> dict[str, Any]:
        message = super().hear()
        if message["type"] == "shuffle":
            self.shuffle = message
            self._contribute(message)
        return message

    def _contribute(self, shuffle: dict[str, Any]) -> None:
        seat, number = self.table["you"], shuffle["number"]
        nonce = self.nonces.setdefault(shuffle["hash"], token_hex(16))
        given = {each["seat"]: each["commitment"] for each in shuffle["commitments"]}
        self.done += 1
        if shuffle["phase"] == "open" and seat not in given and self.commits:
            self.say(do="commit", id=f"c{self.done}", number=number, commitment=digest(nonce))
        elif shuffle["phase"] == "closed" and given.get(seat) == digest(nonce) and self.reveals:
            self.say(do="reveal", id=f"r{self.done}", number=number, nonce=nonce)

    def until_dealt(self, match: int = 1, number: int = 1) -> None:
        while (self.now["match"], self.now["round"], self.now["phase"]) != (match, number, "playing"):
            self.hear()

    def request(self, do: str) -> None:
        """Ask for something, and hear that it was accepted."""
        id = f"{do} {self.now['ply']}"
        self.say(do=do, id=id, ply=self.now["ply"])
        while (answer := self.hear()).get("id") != id:
            pass
        assert answer["type"] == "accepted", answer

    def finish_round(self) -> None:
        while self.now["phase"] == "playing":
            if self.now["you"] in self.now["actors"] and self.now["moves"]:
                at = self.now["ply"]
                self.say(do="move", id=f"m{at}", ply=at, move=self.now["moves"][0]["move"])
                while self.now["ply"] == at:
                    self.hear()
            else:
                self.hear()


@contextmanager
def browsing(
    client: TestClient, table: str, token: str, commits: bool = True, reveals: bool = True
) -> Iterator[Browser]:
    """A player whose page is open."""
    headers = {"Authorization": f"Bearer {token}"}
    address = f"/t/{table}/live?shape=none&as=person&shuffles=joint"
    with client.websocket_connect(address, headers=headers) as socket:
        guest = Browser(socket)
        guest.commits, guest.reveals = commits, reveals
        guest.until("now")
        yield guest
