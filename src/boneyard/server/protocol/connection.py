"""Open WebSockets: what still has to be sent over each, and what a table or the lobby has to say to it."""

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boneyard.server.http.errors import CloseCode
from boneyard.server.http.identity import Players, SeatToken
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.live.lobby import LobbyTable, OwnTable
from boneyard.server.protocol import messages
from boneyard.server.protocol.messages import (
    ChatLine,
    GoneMessage,
    LobbyMessage,
    OwnTablesMessage,
    SaidMessage,
    ServerMessage,
    Shape,
    TablesMessage,
)
from boneyard.server.protocol.snapshot import TableView

_MOST_WAITING: Final = 200  # messages
_MOST_BYTES: Final = 2_000_000
_MOST_MALFORMED: Final = 50  # messages that make no sense before somebody is shown out


class Connection:
    """One WebSocket with its queue of messages."""

    def __init__(self, socket: WebSocket, bucket: Bucket, address: str = "") -> None:
        self.socket = socket
        self.bucket = bucket
        self.address = address
        self.closed: CloseCode | None = None  # the code it is to be closed with
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._receiving: asyncio.Task[object] | None = None
        self._busy = False

    def send_text(self, text: str) -> None:
        """Send an encoded message soon; a client that does not read is let go, and will come back by itself."""
        if self.closed is not None:
            return
        self._waiting.append(text)
        self._bytes += len(text)
        # One large message is no backlog: a client that reads gets it.
        backlog = self._bytes > _MOST_BYTES and len(self._waiting) > 1
        if len(self._waiting) > _MOST_WAITING or backlog:
            self.close(CloseCode.TRY_AGAIN)
        self._something.set()

    def send(self, message: ServerMessage | LobbyMessage) -> None:
        """Send a message soon."""
        self.send_text(messages.encode(message))

    def close(self, code: CloseCode) -> None:
        """End the connection once everything that waits is sent; at once where the client does not read."""
        if self.closed is None:
            self.closed = code
            self._something.set()
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

    async def send_all(self) -> None:
        """Send what comes, until there is nobody to send it to."""
        send = self.socket.send
        try:
            while True:
                while self._waiting:
                    text = self._waiting.popleft()
                    self._bytes -= len(text)
                    await send({"type": "websocket.send", "text": text})
                if self.closed is not None:
                    break
                self._something.clear()
                await self._something.wait()
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self.closed)
        except (RuntimeError, OSError, WebSocketDisconnect):
            self.closed = self.closed or CloseCode.TRY_AGAIN


class LobbyConnection(Connection):
    """Someone who looks at the lobby."""

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
    ) -> None:
        super().__init__(socket, bucket, address)
        self.is_person = player is not None if is_person is None else is_person
        self.view = view
        self.table = view.table
        self.player = player  # the cookie's; a program with a token has none
        self.shape = shape
        self._players = players
        self._base = base  # the address of this server as this client knows it
        self._token = token
        self._known = known  # the log before this ply has been sent
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
        """Send how things stand, with what is new in the log."""
        known, self._known = self._known, self.table.ply
        seat = self.seat
        self.send_text(self.view.snapshot.frame(seat, self.shape, self.view.log_since(seat, known)))

    def seats_changed(self) -> None:
        """Send what the table is, who sits there and who is here."""
        seat = self.seat
        token = "" if seat is None else self._players.token(self.table.id, seat, self.table.seats[seat].link)
        self.send(self.view.table_message(self.player, seat, self._base, token))

    def chat_changed(self) -> None:
        """Send what was said since the last time; to a newcomer also that nothing was."""
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

    def table_closed(self, why: str) -> None:
        """Send that nobody plays here any more, and hang up."""
        self.send(GoneMessage(why))
        self.close(CloseCode.DONE)

    # --- what the client has to say

    def show_shape(self, shape: Shape) -> None:
        """Send scenes of this shape from now on."""
        self.shape = shape
        self.position_changed()

    def keep_seat(self, seat: int) -> None:
        """Act for a seat whose link this client itself has just replaced."""
        if self.player is None:
            self._token = SeatToken(self.table.id, seat, self.table.seats[seat].link)

    def count_malformed(self) -> None:
        """Count a message that made no sense; a client that sends too many is shown out."""
        self._malformed += 1
        if self._malformed > _MOST_MALFORMED:
            self.close(CloseCode.POLICY)
