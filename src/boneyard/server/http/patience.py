"""How long a connection may dawdle: half-sent requests and clients that don't read are cut off, and give back all."""

import asyncio
import sys
from http import HTTPStatus
from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from boneyard.server.http.rate_limit import household_of

if sys.platform != "win32":
    import resource

WITHIN: Final = 15.0  # seconds for a whole request, headers and body, and for reading some more of an answer
MOST_UNFINISHED: Final = 64  # requests that one address may be in the middle of sending
MOMENT: Final = 2.0  # seconds in which a request that was sent whole is read, however many arrive at once
PING: Final = 1.5  # seconds that a WebSocket may be silent before it is pinged ...
PONG: Final = 2.5  # ... and afterwards; then it is dead, and its player is away
GRACE: Final = 3.0  # seconds for the last words of a connection that is over

WRITE: Final = "boneyard.write"  # the extension of a WebSocket's scope that writes a text at once
_MOST_UNSENT: Final = 65536  # bytes; more shows whether the client keeps up
_TEXT: Final = 0x81  # the first byte of a WebSocket frame that is a whole text
_MOST_FILES: Final = 65_536  # open files and connections, if the system allows as many
_OWN_FILES: Final = (
    4  # that part of them is for the database, for worker processes, and for what is being closed
)


class _Line:
    """Connections that wait for something, by address, the oldest of each first."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, dict[PatientHttp, None]]] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, connection: "PatientHttp") -> None:
        """Let a connection wait."""
        self._waiting.setdefault(connection.address, {})[connection] = None

    def discard(self, connection: "PatientHttp") -> None:
        """A connection waits no more; it needn't have."""
        others = self._waiting.get(connection.address, {})
        others.pop(connection, None)
        if not others:
            self._waiting.pop(connection.address, None)

    def count(self, address: str) -> int:
        """How many connections of an address wait."""
        return len(self._waiting.get(address, ()))

    def oldest(self, address: str) -> "PatientHttp":
        """The one of an address that has waited longest."""
        return next(iter(self._waiting[address]))

    def oldest_of_most(self) -> "PatientHttp":
        """The one that has waited longest of the address with the most."""
        return self.oldest(max(self._waiting, key=self.count))


_unfinished: Final = _Line()  # those with a request that hasn't arrived whole
_idle: Final = _Line()  # those whose request is answered, and that may send another one


def raise_file_limit() -> None:
    """Open as many files and connections as this system allows: the usual 1,024 are few for a server."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_connections() -> int:
    """How many connections may be open at once, so that there are always files left for the server itself."""
    if sys.platform == "win32":
        return _MOST_FILES
    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = _MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return files - files // _OWN_FILES


class PatientHttp(HttpToolsProtocol):
    """HTTP whose requests have to arrive whole within a while, and whose answers have to be read.

    If there are as many connections as the system allows, those go that no one needs: idle ones first, then
    half-sent requests, always of the address with the most of them.
    """

    _running_out: asyncio.TimerHandle | None = None
    _not_reading: asyncio.TimerHandle | None = None
    _began = 0.0  # when it began to wait for a request
    address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not forever."""
        super().connection_made(transport)
        self.address = household_of(self.client[0]) if self.client else ""
        self._await_request()
        if len(self.connections) > most_connections():
            (_idle or _unfinished).oldest_of_most()._cut_off()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._has_request()
        _idle.discard(self)
        self._reads_on()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A further request on the same connection has its own time."""
        super().on_message_begin()
        _idle.discard(self)
        self._await_request()

    def on_message_complete(self) -> None:
        """The request is here."""
        self._has_request()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is sent: there may be another request."""
        super().on_response_complete()
        if self._running_out is None and not self.pipeline and not self.transport.is_closing():
            _idle.add(self)

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a WebSocket, which pings watch over."""
        self._has_request()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for the client to read, but not forever."""
        super().pause_writing()
        self._not_reading = self.loop.call_later(WITHIN, self._cut_off)

    def resume_writing(self) -> None:
        """It reads."""
        self._reads_on()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, even if the client never reads the last answer."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(GRACE, self.transport.abort)

    def _await_request(self) -> None:
        if self._running_out is not None:
            return
        self._running_out = self.loop.call_later(WITHIN, self._cut_off)
        self._began = self.loop.time()
        _unfinished.add(self)
        # The oldest are the least likely to be meant. When a proxy's guests all come back at once, none is old.
        while _unfinished.count(self.address) > MOST_UNFINISHED:
            oldest = _unfinished.oldest(self.address)
            if oldest._began > self._began - MOMENT:
                break
            oldest._cut_off()

    def _has_request(self) -> None:
        if self._running_out is None:
            return
        self._running_out.cancel()
        self._running_out = None
        _unfinished.discard(self)

    def _reads_on(self) -> None:
        if self._not_reading is not None:
            self._not_reading.cancel()
            self._not_reading = None

    def _cut_off(self) -> None:
        self._has_request()
        _idle.discard(self)
        self.transport.abort()


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
        """Note that the client is there, whatever it sends: a pong may be late behind something long."""
        self._heard = self.loop.time()
        if self.pong_timer is not None:
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()
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
