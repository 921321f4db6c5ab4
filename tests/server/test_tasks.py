"""Tasks are canceled for good."""

import asyncio

from boneyard.server.tasks import TableTasks, cancel_all


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


def test_a_table_has_one_task_and_hears_of_its_end() -> None:
    ends: list[bool] = []

    async def run() -> None:
        tasks = TableTasks()
        going = asyncio.Event()

        async def work() -> None:
            await going.wait()

        tasks.start("A", work(), ends.append)
        assert "A" in tasks
        assert "B" not in tasks
        going.set()
        await tasks.wait("A")
        await asyncio.sleep(0)  # the callback comes after the waiter
        assert "A" not in tasks
        await tasks.wait("A")  # nothing to wait for

    asyncio.run(run())
    assert ends == [False]


def test_a_task_that_was_stopped_does_not_take_its_successor_along() -> None:
    ends: list[str] = []

    async def run() -> None:
        tasks = TableTasks()

        async def work() -> None:
            await asyncio.Event().wait()

        tasks.start("A", work(), lambda canceled: ends.append("first"))
        assert tasks.stop("A")
        assert not tasks.stop("A")
        tasks.start("A", work(), lambda canceled: ends.append(f"second, {canceled}"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert "A" in tasks
        await tasks.close()

    asyncio.run(run())
    assert ends == ["second, True"]
