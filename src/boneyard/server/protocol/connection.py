"""Open WebSockets: what still has to be sent over each, and what a table or the lobby has to say to it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boneyard.server.http.errors import CloseCode
from boneyard.server.http.identity import Players, SeatToken
from boneyard.server.http.patience import WRITE
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.live.lobby import LobbyTable, OwnTable
from boneyard.server.protocol import messages
from boneyard.server.protocol.messages import (
    ChatLine,
    GoneMessage,
    LobbyMessage,
    NoticeMessage,
    OwnTablesMessage,
    SaidMessage,
    ServerMessage,
    Shape,
    TablesMessage,
)
from boneyard.server.protocol.snapshot import Snapshot, TableView
from boneyard.words.language import _, current, use

_MOST_WAITING: Final = 200  # messages
_MOST_BYTES: Final = 2_000_000
_GOODBYE: Final = 2.0  # seconds for a client to read the last messages
_MOST_MALFORMED: Final = 50  # invalid messages before a client is disconnected


class Connection:
    """One WebSocket with its queue of messages."""

    def __init__(self, socket: WebSocket, bucket: Bucket, address: str = "") -> None:
        self.socket = socket
        self.bucket = bucket
        self.address = address
        self.language = current()  # everything for this client is written in the language it came with
        self.closed: CloseCode | None = None  # the code to close it with
        self._waiting: list[str] = []
        self._bytes = 0
        self._write: Callable[[str], bool] | None = socket.scope.get("extensions", {}).get(WRITE)
        self._sending: asyncio.Task[None] | None = None  # only while something waits: what waits goes first
        self._receiving: asyncio.Task[object] | None = None
        self._busy = False

    def send_text(self, text: str) -> None:
        """Send an encoded message, at once if the client keeps up; one that doesn't read is dropped, and reconnects."""
        if self.closed is not None:
            return
        if self._write is not None and self._sending is None and self._write(text):
            return
        self._waiting.append(text)
        self._bytes += len(text)
        # One large message is no backlog: a client that reads gets it.
        backlog = self._bytes > _MOST_BYTES and len(self._waiting) > 1
        if len(self._waiting) > _MOST_WAITING or backlog:
            self.close(CloseCode.TRY_AGAIN)
        self._send_soon()

    def send(self, message: ServerMessage | LobbyMessage) -> None:
        """Send a message soon."""
        self.send_text(messages.encode(message))

    def notice(self, words: str) -> None:
        """Send what the operator has to say to everyone."""
        self.send(NoticeMessage(words))

    def close(self, code: CloseCode) -> None:
        """Close the connection once everything queued is sent; immediately if the client doesn't read."""
        if self.closed is None:
            self.closed = code
            self._send_soon()
            if code is CloseCode.TRY_AGAIN:
                self._waiting.clear()
                if self._receiving is not None and not self._busy:
                    self._receiving.cancel()

    def receive_in(self, task: "asyncio.Task[object] | None") -> None:
        """Name the task that waits for what the client sends next, so that `close` can break it off."""
        self._receiving = task

    def begin_work(self) -> None:
        """A message of this client is being carried out, which must not be broken off."""
        self._busy = True

    def end_work(self) -> None:
        """It is done."""
        self._busy = False

    async def finish(self) -> None:
        """Wait until the client has everything and is disconnected, but not for long."""
        if self._sending is not None:
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self._sending, _GOODBYE)

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send what waits, and close the connection if that is due; there's no such task while nothing waits."""
        send = self.socket.send
        try:
            while self._waiting:
                text = self._waiting.pop(0)
                self._bytes -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self.closed is None:
                self._sending = None
            elif self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self.closed)
        except (RuntimeError, OSError, WebSocketDisconnect):
            self.closed = self.closed or CloseCode.TRY_AGAIN


class LobbyConnection(Connection):
    """A visitor with the lobby open."""

    def __init__(self, socket: WebSocket, bucket: Bucket, player: str | None) -> None:
        super().__init__(socket, bucket)
        self.player = player

    def own_tables_changed(self, tables: list[OwnTable]) -> None:
        """Send the visitor's own tables."""
        self.send(OwnTablesMessage(tables))

    def tables_changed(self, tables: list[LobbyTable]) -> None:
        """Send the list of public tables."""
        self.send(TablesMessage(tables))


class TableConnection(Connection):
    """Someone connected to a table, in a seat or watching."""

    def __init__(
        self,
        socket: WebSocket,
        bucket: Bucket,
        view: TableView,
        players: Players,
        base: str,
        player: str | None = None,
        token: SeatToken | None = None,
        shape: Shape = Shape.WIDE,
        known: int = 0,
        address: str = "",
        is_person: bool | None = None,
        patches: bool = False,
        contributes: bool = False,
    ) -> None:
        super().__init__(socket, bucket, address)
        self.is_person = player is not None if is_person is None else is_person
        self.contributes = contributes  # whether a deal waits for its part in the shuffle
        self.view = view
        self.table = view.table
        self.player = player  # the cookie's; a program with a token has none
        self.shape = shape
        self._players = players
        self._base = base  # the address of this server as this client knows it
        self._token = token
        self._known = known  # the log before this ply has been sent
        self._patches = patches  # whether it wants only what has changed
        self._shown: tuple[Snapshot, int | None, Shape] | None = None  # what it was shown last, and as whom
        self._chat_sent = -1  # the number of the last line of chat that was sent
        self._malformed = 0

    @property
    def seat(self) -> int | None:
        """The seat that its player holds; None for a spectator."""
        if self.player is not None:
            return self.table.seat_of(self.player)
        return None if self._token is None else self.table.seat_of_token(*self._token)

    @property
    def who(self) -> str:
        """Whose messages these are, to know those that are sent twice."""
        if self.player is not None:
            return self.player
        return "" if self._token is None else f"seat {self._token.seat}"

    # --- what the table has to say

    def position_changed(self) -> None:
        """Send how things stand, or what of it has changed, with what is new in the log."""
        if current() != self.language:
            with use(self.language):
                self._show_position()
        else:
            self._show_position()

    def _show_position(self) -> None:
        known, self._known = self._known, self.table.ply
        seat, shape, snapshot = self.seat, self.shape, self.view.snapshot
        log = self.view.log_since(seat, known)
        text = None
        if self._patches:
            if self._shown == (snapshot.before, seat, shape):
                text = snapshot.patch(seat, shape, log)
            self._shown = (snapshot, seat, shape)
        self.send_text(text or snapshot.frame(seat, shape, log))

    def seats_changed(self) -> None:
        """Send the table, its seats and who is connected."""
        seat = self.seat
        token = "" if seat is None else self._players.token(self.table.id, seat, self.table.seats[seat].link)
        with use(self.language):
            self.send(self.view.table_message(self.player, seat, self._base, token))

    def chat_changed(self) -> None:
        """Send new chat lines; a newcomer gets a message even if there are none."""
        chat = self.table.chat
        if not self.table.settings.talk or self._chat_sent >= chat.last:
            return
        lines = [
            ChatLine(each.number, each.seat, each.name, each.text, each.at)
            for each in chat.lines
            if each.number > self._chat_sent
        ]
        self._chat_sent = chat.last
        self.send(SaidMessage(lines))

    def shuffle_changed(self) -> None:
        """Send the promise of the next shuffle, with the commitments so far."""
        text = self.view.next_shuffle()
        if text:
            self.send_text(text)

    def table_closed(self, why: str) -> None:
        """Send that the table was closed, and disconnect."""
        with use(self.language):
            self.send(GoneMessage(_(why)))
        self.close(CloseCode.DONE)

    def reconnect(self) -> None:
        """Disconnect, so that the client comes back."""
        self.close(CloseCode.RECONNECT)

    # --- what the client has to say

    def show_whole(self, since: int | None) -> None:
        """Send the whole state, with the log from a ply on: the client has missed something."""
        self._shown = None
        if since is not None:
            self._known = min(since, self.table.ply)
        self.position_changed()

    def show_shape(self, shape: Shape) -> None:
        """Send scenes of this shape from now on."""
        self.shape = shape
        self.position_changed()

    def keep_seat(self, seat: int) -> None:
        """Act for a seat whose link this client itself has just replaced."""
        if self.player is None:
            self._token = SeatToken(self.table.id, seat, self.table.seats[seat].link)

    def count_malformed(self) -> None:
        """Count an invalid message; a client that sends too many is disconnected."""
        self._malformed += 1
        if self._malformed > _MOST_MALFORMED:
            self.close(CloseCode.POLICY)
