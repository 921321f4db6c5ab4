"""Starts servers at once: everything is imported here already, and each server is a fork that runs `boneyard serve`.

A line of JSON on standard input starts one: its settings, and the file for what it prints. The answer is its process
id. Its wall clock can leap: a number of seconds in a shared file is added to `time.time`.
"""

import json
import mmap
import os
import signal
import struct
import sys
import time
from pathlib import Path

_REAL_TIME = time.time


def _leap(file: Path) -> None:
    """Let every wall clock of this process and its forks follow a file."""
    with file.open("r+b") as opened:
        shared = mmap.mmap(opened.fileno(), 8)
    time.time = lambda: _REAL_TIME() + struct.unpack("d", shared[:8])[0]


def _serve(settings: dict[str, str], log: str) -> None:
    """Be a server, as if this process had been started for that."""
    from boneyard.__main__ import main
    from boneyard.server import steady_time

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    to = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for handle, number in ((nothing, 0), (to, 1), (to, 2)):
        os.dup2(handle, number)
    sys.stdin = os.fdopen(0, encoding="utf-8")  # the other one has been read from
    os.environ.update(settings)
    # What a process finds out when it starts.
    setattr(steady_time, "_STARTED", time.time() - time.monotonic())  # noqa: B010
    sys.argv = ["boneyard", "serve", "--no-browser"]
    try:
        main()
    finally:
        os._exit(1)


def run(clock: Path) -> None:
    """Serve orders until there are none."""
    _leap(clock)
    import alembic.command  # noqa: F401
    import psycopg  # noqa: F401
    import redis.asyncio  # noqa: F401
    import sqlalchemy.dialects.postgresql
    import sqlalchemy.dialects.sqlite  # noqa: F401
    import uvicorn.protocols.websockets.auto  # noqa: F401

    import boneyard.server.app
    import boneyard.terminal.cli
    import boneyard.terminal.commands.serve  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to collect those that are killed
    print("ready", flush=True)
    while line := sys.stdin.readline():
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            _serve(order["settings"], order["log"])
        print(child, flush=True)


if __name__ == "__main__":
    run(Path(sys.argv[1]))
