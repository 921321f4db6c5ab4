"""Tasks of the event loop."""

import asyncio
from collections.abc import Iterable
from typing import Final

_AGAIN: Final = 1.0  # seconds before a task that is still running is canceled once more


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks, and wait until all of them have stopped."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        # A cancellation that arrives just as a library's own wait ends can get lost: then it is repeated.
        stopped, running = await asyncio.wait(running, timeout=_AGAIN)
        for task in stopped:
            if not task.cancelled():
                task.exception()  # the closer doesn't care, and the loop needn't report it
