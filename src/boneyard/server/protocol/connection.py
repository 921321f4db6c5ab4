"""One open connection to a table: what still has to be sent, and how much it may send."""

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boneyard.server.http.close_codes import TRY_AGAIN
from boneyard.server.http.guard import address_of
from boneyard.server.http.rate_limit import Bucket

_MOST_WAITING: Final = 200  # messages


_MOST_BYTES: Final = 2_000_000


class Viewer:
    """Somebody looking at a table, in a seat or not."""

    def __init__(self, socket: WebSocket, bucket: Bucket) -> None:
        self.socket = socket
        self.bucket = bucket
        self.player: str | None = None  # the cookie's; a program with a token has none
        self.seat: int | None = None
        self.who = ""  # whose messages these are, for those that are sent twice
        self.base = ""  # the address of this server as this viewer knows it
        self.shape = "wide"
        self.known = 0  # everything before this ply has been told
        self.heard = -1  # the number of the last line of talk that was told
        self.wrongs = 0
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self.closed: int | None = None  # the code it is to be closed with
        self.listening: asyncio.Task[object] | None = None  # waits for what this viewer says next
        self.busy = False  # something this viewer said is being done, and must not be broken off

    @property
    def address(self) -> str:
        """The network address this viewer comes from."""
        return address_of(self.socket.scope)

    def tell(self, text: str) -> None:
        """Have a message sent; a viewer who does not read is let go, and will come back by itself."""
        if self.closed is not None:
            return
        self._waiting.append(text)
        self._bytes += len(text)
        if len(self._waiting) > _MOST_WAITING or self._bytes > _MOST_BYTES:
            self.close(TRY_AGAIN)
        self._something.set()

    def close(self, code: int) -> None:
        """End the connection once what waits has been sent; at once for who does not read."""
        if self.closed is None:
            self.closed = code
            self._something.set()
            if code == TRY_AGAIN:
                self._waiting.clear()
                if self.listening is not None and not self.busy:
                    self.listening.cancel()

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
            self.closed = self.closed or TRY_AGAIN
