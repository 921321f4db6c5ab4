"""Tasks are canceled for good."""

import asyncio

from boneyard.server.tasks import cancel_all


def test_a_task_that_loses_a_cancellation_is_canceled_again() -> None:
    lost = []

    async def stubborn() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError as once:
            lost.append(once)
        await asyncio.sleep(60)

    async def failing() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            raise OSError("the other side has gone")

    async def close() -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(stubborn()), asyncio.create_task(failing())]
        await asyncio.sleep(0)
        await cancel_all(tasks)
        return tasks

    first, second = asyncio.run(close())
    assert len(lost) == 1
    assert first.cancelled()
    assert isinstance(second.exception(), OSError)
