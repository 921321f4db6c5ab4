"""How long a connection may dawdle: half-sent requests and clients that don't read are cut off, and give back all."""

import asyncio
from http import HTTPStatus
from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WITHIN: Final = 15.0  # seconds for a whole request, headers and body
MOST_UNFINISHED: Final = 64  # requests that one address may be in the middle of sending
GRACE: Final = 3.0  # seconds for the last words of a connection that is over

WRITE: Final = "boneyard.write"  # the extension of a WebSocket's scope that writes a text at once
_MOST_UNSENT: Final = 65536  # bytes; more shows whether the client keeps up
_TEXT: Final = 0x81  # the first byte of a WebSocket frame that is a whole text

# By address, the connections with an unfinished request, the oldest first.
_unfinished: Final[dict[str, dict["PatientHttp", None]]] = {}


class PatientHttp(HttpToolsProtocol):
    """HTTP whose requests have to arrive whole within a while."""

    _running_out: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not forever."""
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._has_request()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A further request on the same connection has its own time."""
        super().on_message_begin()
        self._await_request()

    def on_message_complete(self) -> None:
        """The request is here."""
        self._has_request()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a WebSocket, which pings watch over."""
        self._has_request()
        super().handle_websocket_upgrade()

    def _await_request(self) -> None:
        if self._running_out is not None:
            return
        self._running_out = self.loop.call_later(WITHIN, self._cut_off)
        others = _unfinished.setdefault(self._address, {})
        others[self] = None
        if len(others) > MOST_UNFINISHED:  # the oldest is the least likely to be meant
            next(iter(others))._cut_off()

    def _has_request(self) -> None:
        if self._running_out is None:
            return
        self._running_out.cancel()
        self._running_out = None
        others = _unfinished[self._address]
        del others[self]
        if not others:
            del _unfinished[self._address]

    def _cut_off(self) -> None:
        self._has_request()
        self.transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""


class PatientWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is really closed: what a client never reads would keep its memory and its descriptor.

    Texts can be written to it without a detour, and a client from whom something came a moment ago isn't pinged.
    """

    _heard = 0.0
    _unsent: bytes = b""  # what is written with the next turn of the event loop

    def handle_connect(self, event: Request) -> None:
        """Offer the application to write texts at once."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS and not self.conn.extensions:
            offered = cast(dict[str, object], self.scope["extensions"])
            offered[WRITE] = self.write_text

    def start_keepalive(self) -> None:
        """Let go of what shook hands, which is done now."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser keeps the request itself
        del self.request, self.response

    def write_text(self, text: str) -> bool:
        """Write a text now, together with others of this moment: a write is what costs most.

        It's False if the client is behind with reading, or gone: then `send` knows what to do.
        """
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        payload = text.encode()
        length = len(payload)
        if length < 126:
            head = bytes((_TEXT, length))
        elif length < 1 << 16:
            head = bytes((_TEXT, 126)) + length.to_bytes(2)
        else:
            head = bytes((_TEXT, 127)) + length.to_bytes(8)
        if not self._unsent:
            self.loop.call_soon(self._write_out)
        self._unsent += head + payload
        if len(self._unsent) > _MOST_UNSENT:
            self._write_out()
        return True

    def _write_out(self) -> None:
        unsent, self._unsent = self._unsent, b""
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent)

    def data_received(self, data: bytes) -> None:
        """Note that the client is there."""
        self._heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there, unless it has just shown that it is."""
        interval = self.ping_interval or 0.0
        left = self._heard + interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Drop a client that doesn't answer a ping, with everything that was still to be sent to it."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """Give the client a moment to read the last message after its handler ends."""
        super().on_task_complete(task)
        self.loop.call_later(GRACE, self.transport.abort)
