"""Players of a campaign: they keep every acknowledgement, come back whenever they are cut off, and send again with the
same id whatever was not answered, as a page does."""

import asyncio
import contextlib
import json
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from support.server.clients import Heard

Message = dict[str, Any]
_AGAIN: Final = 0.1  # seconds before a lost connection is opened again
_SILENCE: Final = 3.0  # seconds without any message after which a connection counts as dead
_PING: Final = 0.7
_LATE: Final = 0.05  # how often a move that was acknowledged before is sent once more


class PlayedTable:
    """A table of the campaign."""

    def __init__(self, id: str, tokens: dict[int, str], seed: str) -> None:
        self.id = id
        self.acknowledged: dict[str, tuple[int, int]] = {}  # by the message's id: its seat and ply
        self.unverified: list[str] = []  # ids of those since the last look into the database
        self.players = [Player(self, seat, token, f"{seed} {seat}") for seat, token in tokens.items()]


class Player:
    """One seat, or a spectator without a token."""

    def __init__(self, table: PlayedTable, seat: int | None, token: str, seed: str) -> None:
        self.table = table
        self.seat = seat
        self.now: Message = {}
        self.heard: list[Heard] = []
        self.pending: Message | None = None  # what was sent and is not answered
        self._old: Message | None = None  # an acknowledged move, which may come again late
        self._token = token
        self._random = Random(seed)
        self._count = 0
        self.acted = -1  # the last ply at which something of this seat was accepted
        self._shape = self._random.choice(("none", "none", "wide"))
        self.refusals: list[str] = []

    async def play(self, port: int, going: asyncio.Event) -> None:
        """Play on and on, over as many connections as it takes, while it is going."""
        address = f"ws://127.0.0.1:{port}/t/{self.table.id}/live?shape={self._shape}"
        keys = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException, EOFError):
                line = connect(
                    f"{address}&since={self.now.get('ply', 0)}",
                    additional_headers=keys,
                    ping_interval=None,
                    max_size=None,
                    open_timeout=_SILENCE,
                    close_timeout=0.1,
                    proxy=None,
                )
                async with line as socket:
                    await self._sit(socket, going)
            await asyncio.sleep(_AGAIN)

    async def _sit(self, socket: ClientConnection, going: asyncio.Event) -> None:
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        quiet = 0.0
        while quiet < _SILENCE:
            try:
                text = await asyncio.wait_for(socket.recv(), _PING)
            except TimeoutError:
                quiet += _PING
                await socket.send('{"do": "ping"}')
            else:
                quiet = 0.0
                self._hear(str(text))
            if self.pending is None and going.is_set():
                await self._act(socket)

    def last_heard(self) -> list[str]:
        """The beginnings of the last few messages."""
        return [f"{each.text[:60]}" for each in self.heard[-4:]]

    def _hear(self, text: str) -> None:
        message: Message = json.loads(text)
        kind = message["type"]
        assert kind != "gone", message
        if kind == "now" and message["ply"] >= self.now.get("ply", 0):
            self.now = message
        if kind != "pong":
            ply = message["ply"] if kind == "now" else self.now.get("ply", 0)
            self.heard.append(Heard(ply, "socket", text))
        sent = self.pending
        if sent is None or message.get("id") != sent["id"]:
            return
        if kind == "accepted":
            if sent["do"] == "move":
                assert self.seat is not None
                self._old = sent
                self.table.acknowledged[sent["id"]] = (self.seat, sent["ply"])
                self.table.unverified.append(sent["id"])
            self.acted = sent["ply"]
            self.pending = None
        elif kind == "refused":
            self.refusals.append(f"{message.get('kind')}: {message['why']}")
            self.pending = None

    async def _act(self, socket: ClientConnection) -> None:
        now = self.now
        if self.seat is None or not now or now["ply"] <= self.acted:
            return
        if self._old is not None and self._random.random() < _LATE:
            await socket.send(json.dumps(self._old))
        self._count += 1
        id = f"{self.seat}.{self._count}"
        if now["phase"] == "playing" and now["moves"]:
            move = self._random.choice(now["moves"])["move"]
            self.pending = {"do": "move", "id": id, "ply": now["ply"], "move": move}
        elif now["phase"] == "round-over" and self.seat == 0:
            self.pending = {"do": "deal", "id": id, "ply": now["ply"]}
        else:
            return
        await socket.send(json.dumps(self.pending))


async def seat_table(port: int, seats: int, bots: int, seed: str) -> PlayedTable:
    """A table with programs in its first seats and bots in the others, and a spectator."""
    people = [{"kind": "person"}, *[{"kind": "open"}] * (seats - bots - 1)]
    wish = {
        "game": "draw",
        "players": seats,
        "name": "Ann",
        "seats": [*people, *[{"kind": "bot", "bot": "normal"}] * bots],
        "options": {"target": 10_000},
    }
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:
        made = await _post(client, "/api/tables", wish)
        tokens = {made["seat"]: made["token"]}
        for number in range(1, len(people)):
            client.cookies.clear()
            taken = await _post(client, f"/t/{made['table']}/sit", {"name": f"Guest {number}"})
            tokens[taken["seat"]] = taken["token"]
    table = PlayedTable(made["table"], tokens, seed)
    table.players.append(Player(table, None, "", seed))
    return table


async def _post(client: httpx.AsyncClient, path: str, words: Message) -> Message:
    answer = await client.post(path, json=words)
    assert answer.status_code < 300, answer.text
    found: Message = answer.json()
    return found
