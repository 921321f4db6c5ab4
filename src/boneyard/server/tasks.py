"""Tasks of the event loop."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
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


class TableTasks:
    """At most one task for each table, by the table's id."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._tasks

    def start(
        self, table: str, work: Coroutine[object, object, None], ended: Callable[[bool], None] | None = None
    ) -> None:
        """Begin a table's task; `ended` is told whether it was canceled, but not if the task was stopped here."""
        task = self._tasks[table] = asyncio.create_task(work)
        task.add_done_callback(lambda done: self._end(table, done, ended))

    def _end(self, table: str, task: asyncio.Task[None], ended: Callable[[bool], None] | None) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]
            if ended is not None:
                ended(task.cancelled())

    def stop(self, table: str) -> bool:
        """Cancel a table's task; whether there was one."""
        task = self._tasks.pop(table, None)
        if task is None:
            return False
        task.cancel()
        return True

    async def wait(self, table: str) -> None:
        """Wait until a table's task is done."""
        if table in self._tasks:
            await asyncio.wait([self._tasks[table]])

    async def close(self) -> None:
        """Cancel all of them, and wait until they have stopped."""
        await cancel_all(self._tasks.values())
