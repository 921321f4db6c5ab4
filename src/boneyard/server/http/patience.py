"""How long a connection may dawdle: half-sent requests and clients that don't read are cut off, and give back all."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WITHIN: Final = 15.0  # seconds for a whole request, headers and body
MOST_UNFINISHED: Final = 64  # requests that one address may be in the middle of sending
GRACE: Final = 3.0  # seconds for the last words of a connection that is over

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
        """Nothing is waited for any more."""
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
        """What comes now is no request, and is watched by pings."""
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
    """A WebSocket that is really closed: what a client never reads would keep its memory and its descriptor."""

    def keepalive_timeout(self) -> None:
        """Drop a client that doesn't answer a ping, with everything that was still to be sent to it."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """Leave the client a moment to read the last words once nobody serves it any more."""
        super().on_task_complete(task)
        self.loop.call_later(GRACE, self.transport.abort)
