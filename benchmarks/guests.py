"""Guests for the benchmark of the server: many WebSockets in one process, with as little work for each as can be.

A guest receives all that a page needs to draw the table, but reads of a message only what it needs itself: whether it
is `now` or a `patch`, the ply, whose turn it is, and the first of its moves. A `PeerGuest` does the same at a table
of boardgame.io.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import cast

NOW = re.compile(
    rb'^\{"type":"(?:now|patch)",(?:"since":\d+,)?"ply":(\d+),"phase":"([a-z-]+)","round":\d+,"turn":(\d+|null)'
)
MOVE = re.compile(rb'"moves":\[\{[^}]*?"move":"([^"]+)"')
PEER_STATE = re.compile(rb'"currentPlayer":"(\d+)".*?"_stateID":(\d+)')
PEER_MOVE = re.compile(rb'"moves":\["([^"]+)"')
_ACCEPTED = b'{"type":"accepted"'
_OPEN = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
)


@dataclass
class Table:
    """A table of the benchmark: its seats' tokens, pending moves and acknowledged moves."""

    id: str
    tokens: list[str]
    guests: list[Guest] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)  # by the ply it leads to, when a move was sent
    told: dict[int, int] = field(default_factory=dict)  # by ply, how many guests know of it
    waiting: dict[int, str] = field(default_factory=dict)  # by ply, "SEAT MOVE" that is not acknowledged yet
    acknowledged: dict[int, str] = field(default_factory=dict)  # and what is
    over: bool = False


class Guest(asyncio.Protocol):
    """One seat's WebSocket."""

    def __init__(self, table: Table, seat: int, crowd: Crowd, shape: str) -> None:
        self.table = table
        self.seat = seat
        self.crowd = crowd
        self.shape = shape
        self.open = False
        self.offered = b""  # the first of its moves, as it was last told of
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()

    @property
    def path(self) -> str:
        return f"/t/{self.table.id}/live?shape={self.shape}"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its type
        self._transport.write(_OPEN.format(path=self.path, token=self.table.tokens[self.seat]).encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(f"The server refused a WebSocket: {bytes(buffer[:200])!r}")
            del buffer[: end + 4]
            self.open = True
        at = 0
        while (found := _frame(buffer, at)) is not None:
            start, end = found
            kind = buffer[at] & 15
            if kind == 1:
                self._read(bytes(buffer[start:end]))
            elif kind == 9:
                self._write(10, bytes(buffer[start:end]))
            at = end
        del buffer[:at]

    def _read(self, message: bytes) -> None:
        self.crowd.bytes += len(message)
        now = NOW.match(message)
        if now is not None:
            found = MOVE.search(message)
            if found is not None:
                self.offered = found[1]
            self.crowd.now(self, int(now[1]), now[2], now[3])
        elif message.startswith(_ACCEPTED):
            self.crowd.accepted(self.table, int(json.loads(message)["id"]))
        elif message.startswith(b'{"type":"refused"'):
            self.crowd.refusals.append(message.decode())

    def send(self, message: dict[str, object]) -> None:
        self._write(1, json.dumps(message).encode())

    def move(self, ply: int, move: str) -> None:
        self.send({"do": "move", "id": f"{ply}", "ply": ply, "move": move})

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        # The mask is four zero bytes: a client has to mask, and this way it costs nothing.
        length = len(payload)
        head = (
            bytes((128 | kind, 128 | length))
            if length < 126
            else bytes((128 | kind, 254)) + length.to_bytes(2)
        )
        self._transport.write(head + b"\0\0\0\0" + payload)

    def leave(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class PeerGuest(Guest):
    """One seat at a table of boardgame.io: Socket.IO over a WebSocket, read as little as ours is."""

    @property
    def path(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def _read(self, message: bytes) -> None:
        self.crowd.bytes += len(message)
        if message.startswith(b"42"):
            state = PEER_STATE.search(message)
            if state is None:
                return
            ply, turn = int(state[2]), state[1]
            found = PEER_MOVE.search(message)
            if found is not None:
                self.offered = found[1]
            self.crowd.accepted(self.table, ply - 1)
            self.crowd.now(self, ply, b"playing", turn)
        elif message.startswith(b"40/"):
            self._emit("sync", self.table.id, str(self.seat), None, len(self.table.guests))
        elif message.startswith(b"0"):
            self._write(1, b"40/block,")
        elif message == b"2":
            self._write(1, b"3")

    def move(self, ply: int, move: str) -> None:
        action = {"type": "play", "args": [move], "playerID": str(self.seat)}
        self._emit("update", {"type": "MAKE_MOVE", "payload": action}, ply, self.table.id, str(self.seat))

    def _emit(self, *words: object) -> None:
        self._write(1, b"42/block," + json.dumps(words).encode())


def _frame(buffer: bytearray, at: int) -> tuple[int, int] | None:
    """Where a frame's payload starts and ends; None until all of it has arrived."""
    left = len(buffer) - at
    if left < 2:
        return None
    length, head = buffer[at + 1] & 127, 2
    if length == 126:
        length, head = int.from_bytes(buffer[at + 2 : at + 4]), 4
    elif length == 127:
        length, head = int.from_bytes(buffer[at + 2 : at + 10]), 10
    return (at + head, at + head + length) if left >= head + length else None


class Crowd:
    """All guests of all tables; whoever has the turn moves at once, or when the pace allows it."""

    def __init__(self, tables: list[Table], kind: type[Guest] = Guest) -> None:
        self.tables = tables
        self.kind = kind
        self.ready: dict[str, Callable[[], None]] = {}  # by table: moves that wait for the pace
        self.paced = False
        self.going = False
        self.moves = 0  # acknowledged
        self.latencies: list[float] = []
        self.refusals: list[str] = []
        self.bytes = 0
        self.here: set[Guest] = set()  # the guests that have received the state

    async def connect(self, port: int, shape: str) -> None:
        """Open every WebSocket."""
        loop = asyncio.get_running_loop()
        for table in self.tables:
            table.guests = [self.kind(table, seat, self, shape) for seat in range(len(table.tokens))]
            for guest in table.guests:
                await loop.create_connection(lambda guest=guest: guest, "127.0.0.1", port)  # type: ignore[misc]
        # Handshakes aren't part of the measurement.
        everybody = sum(len(table.guests) for table in self.tables)
        deadline = time.perf_counter() + 300
        while len(self.here) < everybody:
            if time.perf_counter() > deadline:
                raise RuntimeError(f"Only {len(self.here)} of {everybody} guests were let in.")
            await asyncio.sleep(0.1)

    def now(self, guest: Guest, ply: int, phase: bytes, turn: bytes) -> None:
        table = guest.table
        self.here.add(guest)
        if ply in table.sent:
            table.told[ply] = table.told.get(ply, 0) + 1
            if table.told[ply] == len(table.guests):
                self.latencies.append(time.perf_counter() - table.sent.pop(ply))
                del table.told[ply]
        if phase == b"over":
            table.over = True
        elif phase == b"round-over":
            if guest.seat == 0:
                self._when_allowed(table, lambda: self._deal(guest, ply))
        elif turn.isdigit() and int(turn) == guest.seat:
            if not guest.offered:
                raise RuntimeError(f"Seat {guest.seat} has the turn at ply {ply}, and no move.")
            move = guest.offered.decode()
            self._when_allowed(table, lambda: self._move(guest, ply, move))

    def _when_allowed(self, table: Table, act: Callable[[], None]) -> None:
        if self.going and not self.paced:
            act()
        else:
            self.ready[table.id] = act

    def _move(self, guest: Guest, ply: int, move: str) -> None:
        table = guest.table
        table.waiting[ply] = f"{guest.seat} {move}"
        table.sent[ply + 1] = time.perf_counter()
        guest.move(ply, move)

    def _deal(self, guest: Guest, ply: int) -> None:
        guest.send({"do": "deal", "id": f"{ply}", "ply": ply})

    def accepted(self, table: Table, id: int) -> None:
        if id in table.waiting:
            table.acknowledged[id] = table.waiting.pop(id)
            self.moves += 1

    def go(self) -> None:
        """Let everyone who is waiting move."""
        self.going, self.paced = True, False
        acts, self.ready = list(self.ready.values()), {}
        for act in acts:
            act()

    async def pace(self, rate: float, seconds: float) -> None:
        """Let one table after another act, at a given rate per second."""
        self.going = self.paced = True
        start = time.perf_counter()
        count = 0
        while (passed := time.perf_counter() - start) < seconds:
            while count < passed * rate and self.ready:
                table = next(iter(self.ready))
                self.ready.pop(table)()
                count += 1
            count = max(count, int(passed * rate) - 10)  # the guests don't catch up all at once
            await asyncio.sleep(max(0.0005, (count + 1) / rate - (time.perf_counter() - start)))

    def leave(self) -> None:
        for table in self.tables:
            for guest in table.guests:
                guest.leave()


def seated(port: int, count: int, wish: dict[str, object], seats: int) -> list[Table]:
    """So many tables with a program in every seat."""
    line = HTTPConnection("127.0.0.1", port, timeout=60)

    def post(path: str, message: dict[str, object]) -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        line.request("POST", path, json.dumps(message), headers)
        answer = line.getresponse()
        body = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {body.decode()}")
        found: dict[str, str] = json.loads(body)
        return found

    tables = []
    chairs = [{"kind": "person"}, *[{"kind": "open"}] * (seats - 1)]
    for _ in range(count):
        made = post("/api/tables", {**wish, "name": "Guest 1", "seats": chairs})
        tokens = [made["token"]]
        for seat in range(1, seats):
            tokens.append(
                post(f"/t/{made['table']}/sit", {"name": f"Guest {seat + 1}", "seat": seat})["token"]
            )
        tables.append(Table(made["table"], tokens))
    line.close()
    return tables
