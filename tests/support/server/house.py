"""A real server in its own process, with an address, a data folder, and a way to be killed and come back."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

_PATIENCE = 60.0
_LINES = httpx.HTTPTransport(verify=False)  # plain HTTP: certificates would only take time to be read


def asked(method: str, address: str, **words: Any) -> httpx.Response:
    """A request by someone the server doesn't know, unless the headers identify them."""
    client = httpx.Client(transport=_LINES, trust_env=False, timeout=_PATIENCE)  # its own cookies: none
    return client.request(method, address, **words)


def free_port() -> int:
    """A port that no one listens at; a house keeps its own, to come back at the same address."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


class House:
    """`boneyard serve` as a user starts it: its own process, its own data, on this machine only."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.sockets = f"ws://127.0.0.1:{self.port}"
        self.settings = {
            "BONEYARD_BOT_DELAY": "0",
            "BONEYARD_MAKING": "100000",
            **settings,
            "BONEYARD_DATA": str(folder / "data"),
            "BONEYARD_HOST": "127.0.0.1",
            "BONEYARD_PORT": str(self.port),
        }
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start, and wait until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start."""
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "boneyard", "serve"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **self.settings},
                start_new_session=True,  # its bot workers go with it when it is killed
            )

    def wait(self) -> None:
        """Wait until it answers."""
        assert self._process is not None
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            assert self._process.poll() is None, f"the server did not start:\n{self.said()}"
            try:
                if asked("GET", f"{self.address}/health").status_code == httpx.codes.OK:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.said()}")

    def said(self) -> str:
        """What it has printed so far."""
        return (self.folder / "server.log").read_text("utf-8", errors="replace")[-8000:]

    @property
    def memory(self) -> float:
        """Its resident memory in MB."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1000

    @property
    def descriptors(self) -> int:
        """How many files and connections it has open."""
        assert self._process is not None
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    def kill(self) -> None:
        """End it as a power cut would: no goodbye, no last write."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def join(self) -> None:
        """Wait until it has ended."""
        assert self._process is not None
        self._process.wait(_PATIENCE)

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        os.kill(self._process.pid, number)

    def close(self) -> None:
        """End it and whatever it started."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    @property
    def store(self) -> str:
        """The address of the database that holds its tables."""
        return f"sqlite:///{self.folder / 'data' / 'tables.sqlite3'}"


@contextmanager
def house(folder: Path, **settings: str) -> Iterator[House]:
    """A house that is open inside, and closed whatever happens there."""
    folder.mkdir(parents=True, exist_ok=True)
    found = House(folder, **settings)
    try:
        found.open()
        yield found
    finally:
        found.close()
