"""A process of the server's own, spoken to over its pipes: started, told, heard, ended."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from contextlib import suppress

from boneyard.server.workers.bot_process import LENGTH, framed


async def started(module: str) -> Process:
    """A new process that runs one of the server's modules."""
    return await asyncio.create_subprocess_exec(sys.executable, "-P", "-m", module, stdin=PIPE, stdout=PIPE)


async def send(process: Process, message: bytes) -> None:
    """Send it a message."""
    assert process.stdin is not None
    process.stdin.write(framed(message))
    await process.stdin.drain()


async def receive(process: Process) -> bytes:
    """Its next message; IncompleteReadError where it has gone."""
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return await process.stdout.readexactly(length)


async def ended(process: Process | None) -> None:
    """End it at once, whatever it is doing."""
    if process is None:
        return
    if process.stdin is not None:
        process.stdin.close()
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Break off what is going on, and wait until it has stopped."""
    running = list(tasks)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
