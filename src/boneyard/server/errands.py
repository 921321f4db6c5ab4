"""Things that go on beside the tables: how they are called off."""

import asyncio
from collections.abc import Iterable


async def called_off(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Break off what is going on, and wait until it has stopped."""
    running = list(tasks)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
