"""Worker processes on one port: each passes a table's guests on to the worker that looks after that table.

A connection arrives at any worker. When it turns out to be for a table, its open socket goes to the table's own worker,
so that a table is in the memory of one process only, and is drawn once. Anything else is served where it arrived.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Sequence
from typing import Final, TypeAlias
from zlib import crc32

import uvicorn

from boneyard.server.http.patience import PatientHttp
from boneyard.server.logs import name_of

log = logging.getLogger(__name__)

_LARGEST: Final = 65536  # bytes of a request's head
_OF_TABLE: Final = re.compile(rb"/t/([^/?]+)/live(\?|$)")

Mailbox: TypeAlias = tuple[socket.socket, socket.socket]  # where a worker reads, and where the others write


class Worker:
    """One of the workers, as it knows the others."""

    def __init__(self, number: int, mailboxes: Sequence[Mailbox]) -> None:
        self._number = number
        self._mailboxes = mailboxes
        self._arriving: set[asyncio.Task[None]] = set()

    def http(self) -> type[PatientHttp]:
        """HTTP that passes on what is for another worker."""
        worker = self

        class WorkerHttp(PatientHttp):
            def handle_websocket_upgrade(self) -> None:
                if not worker._pass_on(self):
                    super().handle_websocket_upgrade()

        return WorkerHttp

    def _pass_on(self, arrived: PatientHttp) -> bool:
        found = _OF_TABLE.match(arrived.url)
        if found is None:
            return False
        number = crc32(found[1]) % len(self._mailboxes)
        if number == self._number:
            return False
        head = [b"GET ", arrived.url, b" HTTP/1.1\r\n"]
        for name, value in arrived.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        open_socket = arrived.transport.get_extra_info("socket")
        try:
            socket.send_fds(self._mailboxes[number][1], [b"".join([*head, b"\r\n"])], [open_socket.fileno()])
        except OSError:
            return False  # that worker is busy or gone: this one can serve any table
        arrived.transport.abort()  # here; the socket itself stays open there
        return True

    def attend(self, server: uvicorn.Server) -> None:
        """Serve what the other workers pass on."""
        mailbox = self._mailboxes[self._number][0]
        asyncio.get_running_loop().add_reader(mailbox, self._receive, mailbox, server)

    def _receive(self, mailbox: socket.socket, server: uvicorn.Server) -> None:
        try:
            head, descriptors, _flags, _sender = socket.recv_fds(mailbox, _LARGEST, 1)
        except OSError:
            return
        for each in descriptors:
            task = asyncio.create_task(_serve(server, socket.socket(fileno=each), head))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)


class WorkerServer(uvicorn.Server):
    """A server that is one of several workers."""

    def __init__(self, config: uvicorn.Config, worker: Worker) -> None:
        super().__init__(config)
        self._worker = worker

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and open the mailbox."""
        await super().startup(sockets)
        self._worker.attend(self)


def open_mailboxes(count: int) -> list[Mailbox]:
    """A mailbox for each worker."""
    found = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _each in range(count)]
    for reading, writing in found:
        reading.setblocking(False)
        writing.setblocking(False)
    return found


async def _serve(server: uvicorn.Server, arrived: socket.socket, head: bytes) -> None:
    arrived.setblocking(False)
    protocol = server.config.ws_protocol_class(  # type: ignore[misc, call-arg]
        config=server.config, server_state=server.server_state, app_state=server.lifespan.state
    )
    try:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, arrived)
        protocol.data_received(head)
    except OSError as problem:
        log.warning("A connection that was passed on is gone: %s", name_of(problem))
        arrived.close()
