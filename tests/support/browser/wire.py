"""A wire between a browser and the server that a test can cut."""

import selectors
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from support.server.house import House


class Wire:
    """Passes bytes both ways. While it is cut, lines that are open break and new ones are hung up on; while it is
    silent, they stay open and nothing gets through, like a phone in a tunnel.
    """

    def __init__(self, house: House) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.sockets = f"ws{self.address.removeprefix('http')}"
        self._server = ("127.0.0.1", house.port)
        self._open: set[socket.socket] = set()
        self._cut = False
        self._speaks = threading.Event()
        self._speaks.set()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                near, _ = self._door.accept()
                if self._cut:
                    near.close()
                    continue
                far = socket.create_connection(self._server)
                self._open |= {near, far}
                threading.Thread(target=self._pass_on, args=(near, far), daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        with selectors.DefaultSelector() as ready, suppress(OSError, ValueError):
            ready.register(near, selectors.EVENT_READ, far)
            ready.register(far, selectors.EVENT_READ, near)
            while True:
                for key, _ in ready.select():
                    assert isinstance(key.fileobj, socket.socket)
                    self._speaks.wait()
                    passed = key.fileobj.recv(65536)
                    if not passed:
                        return self._hang_up(near, far)
                    key.data.sendall(passed)
        return self._hang_up(near, far)

    def _hang_up(self, *ends: socket.socket) -> None:
        for end in ends:
            self._open.discard(end)
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    @contextmanager
    def cut(self) -> Iterator[None]:
        """Inside, nothing gets through."""
        self._cut = True
        self._hang_up(*list(self._open))
        try:
            yield
        finally:
            self._cut = False

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Inside, lines stay open but no one hears anything."""
        self._speaks.clear()
        try:
            yield
        finally:
            self._speaks.set()

    def close(self) -> None:
        """Take it away."""
        self._speaks.set()
        self._door.close()
        self._hang_up(*list(self._open))


@contextmanager
def wire(house: House) -> Iterator[Wire]:
    """A wire to a house."""
    found = Wire(house)
    try:
        yield found
    finally:
        found.close()
