"""Clients of a live table over real HTTP and WebSockets, which keep every message they receive."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server.house import House, asked

Message = dict[str, Any]
_PATIENCE = 30.0


@dataclass
class Heard:
    """One thing that a viewer received: at which ply of the table, through which door, word for word."""

    ply: int
    door: str
    text: str


@dataclass
class Viewer:
    """One WebSocket to a table; without a token, a spectator's."""

    house: House
    table: str
    seat: int | None = None
    token: str = ""
    shape: str = "wide"
    person: bool = False  # whether a person looks on there, not only a program
    sockets: str = ""  # another address than the house's own, to come through something in between
    heard: list[Heard] = field(default_factory=list)
    now: Message = field(default_factory=dict)
    about: Message = field(default_factory=dict)
    _socket: ClientConnection | None = None
    _line: ExitStack = field(default_factory=ExitStack)

    @property
    def keys(self) -> dict[str, str]:
        """What identifies this client."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "not connected"
        return self._socket

    def connect(self) -> "Viewer":
        """Connect to the table and receive its state."""
        address = f"{self.sockets or self.house.sockets}/t/{self.table}/live?shape={self.shape}"
        address += "&as=person" if self.person else ""
        # It takes in whatever comes, also while no one reads: a client that does not is another test's.
        line = connect(
            address,
            additional_headers=self.keys,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=_PATIENCE,
        )
        self._socket = self._line.enter_context(line)
        self.until(lambda message: message["type"] == "now")
        return self

    def leave(self) -> None:
        """Close the socket."""
        self._line.close()
        self._socket = None

    def say(self, words: Message | str | bytes) -> None:
        """Send a message, or raw bytes."""
        self.socket.send(json.dumps(words) if isinstance(words, dict) else words)

    def hear(self, seconds: float = _PATIENCE) -> Message:
        """The next message, kept."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        if message["type"] == "patch":
            message = patched(self.now, message)
        if message["type"] == "now":
            self.now = message
        if message["type"] == "table":
            self.about = message
        self.heard.append(Heard(self.now.get("ply", 0), "socket", text))
        return message

    def until(self, wanted: Callable[[Message], bool], seconds: float = _PATIENCE) -> Message:
        """Hear on until something wanted comes."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message
        raise AssertionError(f"seat {self.seat} waited in vain; last heard: {self.heard[-1].text[:400]}")

    def at(self, ply: int) -> Message:
        """The table's state at a ply, once it gets there."""
        if self.now.get("ply", -1) >= ply:
            return self.now
        return self.until(lambda message: message["type"] == "now" and message["ply"] >= ply)

    def get(self, path: str) -> httpx.Response:
        """A page of the table, as this viewer; kept."""
        answer = asked("GET", f"{self.house.address}{path}", headers=self.keys)
        self.heard.append(Heard(self.now.get("ply", 0), path, answer.text))
        return answer

    def closed(self, seconds: float = 10.0) -> int | None:
        """Hear on until the other side hangs up, with which code, or None if it does not."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                self.socket.recv(max(0.01, end - time.monotonic()))
            except ConnectionClosed as gone:
                return gone.rcvd.code if gone.rcvd is not None else 1006
            except TimeoutError:
                return None
        return None


def patched(now: Message, patch: Message) -> Message:
    """The state after a patch, put together as docs/protocol.md says."""
    assert patch["since"] == now["serial"], "a patch for another state than the last"
    changed = {name: value for name, value in patch.items() if name not in ("type", "since", "scene", "own")}
    scene = dict(now["scene"]) if now["scene"] is not None else None
    for name, value in patch.get("scene", {}).items():
        assert scene is not None
        if name in ("pieces", "spots", "labels", "lanes"):
            parts = list(scene[name])
            for at, gone, come in value:
                parts[at : at + gone] = come
            scene[name] = parts
        else:
            scene[name] = value
    own = None if now["own"] is None else {**now["own"], **patch.get("own", {})}
    return {**now, **changed, "scene": scene, "own": own}


def new_table(house: House, seats: int, **wishes: object) -> list[Viewer]:
    """A private table with a person on every seat, started; none of them is connected yet."""
    kinds = [{"kind": "person"}, *[{"kind": "open"}] * (seats - 1)]
    answer = posted(house, "/api/tables", {"seats": kinds, "players": seats, "name": "Ann", **wishes})
    host = Viewer(house, answer["table"], answer["seat"], answer["token"])
    sitting = [host]
    for number in range(1, seats):
        sat = posted(house, f"/t/{host.table}/sit", {"name": f"Guest {number}"})
        sitting.append(Viewer(house, host.table, sat["seat"], sat["token"]))
    if seats > 1:
        started = asked("POST", f"{house.address}/t/{host.table}/start", headers=host.keys)
        assert started.status_code < 400, started.text
    return sorted(sitting, key=lambda viewer: viewer.seat or 0)


def posted(house: House, path: str, words: Message) -> Message:
    """What the house answers."""
    answer = asked("POST", f"{house.address}{path}", json=words)
    assert answer.status_code < 300, f"{path} {words}: {answer.status_code} {answer.text}"
    found: Message = answer.json()
    assert urlsplit(found.get("link", house.address)).path, found
    return found


def some_move(viewer: Viewer, choose: Callable[[int], int]) -> str:
    """One of the viewer's moves, found touch by touch if there are too many to send."""
    offered = viewer.now["moves"]
    chosen: list[str] = []
    following = (viewer.now.get("touch") or {}).get("next", [])
    while not offered:
        assert following, f"seat {viewer.seat} may act and is offered nothing"
        chosen.append(following[choose(len(following))])
        viewer.say({"do": "touch", "ply": viewer.now["ply"], "chosen": chosen})
        answer = viewer.until(lambda message: message["type"] in ("choices", "refused"))
        assert answer["type"] == "choices", answer
        offered, following = answer["moves"], answer["next"]
    # Conceding is always there, and would end most matches early.
    going_on = [move for move in offered if move["kind"] != "concede"] or offered
    move: str = going_on[choose(len(going_on))]["move"]
    return move
