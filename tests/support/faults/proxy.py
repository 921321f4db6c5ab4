"""A TCP proxy between guests and servers that cuts, freezes, doubles and swaps what passes through it.

What is doubled and swapped are whole WebSocket messages from guests, as when a client sends again what it does not know
the fate of. In the other direction messages are doubled, never swapped: TCP keeps a server's messages in order.
"""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from typing import Final

_OPENING_ENDS: Final = b"\r\n\r\n"
_TEXT: Final = 1


class Line:
    """One connection through the proxy."""

    def __init__(self, guest: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self._writers = (guest, server)
        self.frozen = False

    def cut(self) -> None:
        """Break it, without a goodbye to either side."""
        for writer in self._writers:
            writer.transport.abort()


class Proxy:
    """Sends each guest to any server that is open."""

    def __init__(self, ports: Callable[[], list[int]], random: Random) -> None:
        self._ports = ports
        self._random = random
        self._listening: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()
        self.lines: set[Line] = set()
        self.doubles = 0.0  # how often a message is sent twice
        self.swaps = 0.0  # how often it waits for the next one, and comes after it
        self.port = 0
        self.doubled = self.swapped = 0

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._listening is not None
        self._listening.close()
        for line in list(self.lines):
            line.cut()
        for task in list(self._passing):
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def some_lines(self, share: float) -> list[Line]:
        """Some of the open connections, at least one if there is any."""
        lines = sorted(self.lines, key=id)
        count = max(1, round(share * len(lines)))
        return self._random.sample(lines, min(count, len(lines)))

    async def _meet(self, reader: asyncio.StreamReader, guest: asyncio.StreamWriter) -> None:
        ports = self._ports()
        try:
            if not ports:
                raise OSError
            back, server = await asyncio.open_connection("127.0.0.1", self._random.choice(ports))
        except OSError:
            guest.transport.abort()
            return
        line = Line(guest, server)
        self.lines.add(line)
        ways = (self._pass(line, reader, server, True), self._pass(line, back, guest, False))
        tasks = [asyncio.create_task(way) for way in ways]
        self._passing.update(tasks)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        self._passing.difference_update(tasks)
        self.lines.discard(line)
        line.cut()

    async def _pass(
        self, line: Line, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, from_guest: bool
    ) -> None:
        buffer = bytearray()
        opened = False
        waits = b""  # a message that is to come after the next
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                while line.frozen:
                    await asyncio.sleep(0.05)
                buffer += data
                if not opened:
                    end = buffer.find(_OPENING_ENDS)
                    if end < 0:
                        continue
                    writer.write(bytes(buffer[: end + 4]))
                    upgraded = b"pgrade: websocket" in buffer[: end + 4]
                    del buffer[: end + 4]
                    if not upgraded:
                        writer.write(bytes(buffer))
                        while data := await reader.read(65536):
                            writer.write(data)
                        writer.close()
                        return
                    opened = True
                while (size := _frame(buffer)) is not None:
                    frame, kind = bytes(buffer[:size]), buffer[0] & 15
                    del buffer[:size]
                    if kind != _TEXT:
                        writer.write(frame)
                        continue
                    if from_guest and not waits and self._random.random() < self.swaps:
                        waits = frame
                        self.swapped += 1
                        continue
                    writer.write(frame + waits)
                    waits = b""
                    if self._random.random() < self.doubles:
                        writer.write(frame)
                        self.doubled += 1
                await writer.drain()


def _frame(buffer: bytearray) -> int | None:
    """How long the first frame is; None while it is not all there."""
    if len(buffer) < 2:
        return None
    length, head = buffer[1] & 127, 2
    if length == 126:
        length, head = int.from_bytes(buffer[2:4]), 4
    elif length == 127:
        length, head = int.from_bytes(buffer[2:10]), 10
    size = head + (4 if buffer[1] & 128 else 0) + length
    return size if len(buffer) >= size else None
