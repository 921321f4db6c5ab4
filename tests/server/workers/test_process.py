"""One worker process: results, partial results, deadlines, deaths, limits."""

import asyncio
import io
import os
import signal
import struct
from asyncio.subprocess import Process
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import pytest
import uvloop

from boneyard.server.workers.job import HEAD, FrameKind, WorkerSetup, frame, read_frame
from boneyard.server.workers.process import Closed, JobFailed, WorkerLost, WorkerProcess
from support.server.fake_jobs import Dying, Echo, Endless, Hungry, Raising, Surroundings

T = TypeVar("T")
LONG = 60.0  # seconds that only a test that has failed waits
PLAIN = WorkerSetup()


def run(work: Coroutine[object, object, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 120))


def alive(pid: int | None) -> bool:
    assert pid is not None
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


# --- frames


def test_frames_come_out_as_they_went_in() -> None:
    sent = [(FrameKind.JOB, b"one"), (FrameKind.PARTIAL, b""), (FrameKind.RESULT, b"x" * 70_000)]
    source = io.BytesIO(b"".join([frame(*each) for each in sent]))
    assert [read_frame(source) for _ in sent] == sent
    assert read_frame(source) is None


@pytest.mark.parametrize("missing", [1, HEAD.size, HEAD.size + 2])
def test_half_a_frame_is_none(missing: int) -> None:
    whole = frame(FrameKind.RESULT, b"abc")
    assert read_frame(io.BytesIO(whole[:-missing])) is None


def test_a_frame_of_no_known_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="99"):
        read_frame(io.BytesIO(struct.pack(">IB", 0, 99)))


# --- jobs


def test_partial_results_come_before_the_result_and_in_order() -> None:
    async def work() -> tuple[list[str], str, str]:
        worker, partials = WorkerProcess(PLAIN), list[str]()
        first = await worker.run(Echo("done", ("a", "b", "c")), LONG, partials.append)
        second = await worker.run(Echo("nobody listens", ("d",)), LONG)
        await worker.close(busy=False)
        return partials, first, second

    assert run(work()) == (["a", "b", "c"], "done", "nobody listens")


def test_what_is_larger_than_a_pipe_goes_through() -> None:
    async def work() -> bool:
        worker, text = WorkerProcess(PLAIN), "x" * 3_000_000
        found = await worker.run(Echo(text), LONG)
        await worker.close(busy=False)
        return found == text

    assert run(work())


def test_a_late_job_costs_the_process_but_its_partial_results_are_there() -> None:
    async def work() -> None:
        worker, partials = WorkerProcess(PLAIN), list[str]()
        assert await worker.run(Echo("ready"), LONG) == "ready"
        late = worker.pid
        with pytest.raises(TimeoutError):
            await worker.run(Endless(), 3.0, partials.append)
        assert partials == ["the best so far"]
        assert not alive(late)
        assert worker.pid is None
        assert await worker.run(Echo("again"), LONG) == "again"
        await worker.close(busy=False)

    run(work())


def test_the_time_to_start_does_not_count() -> None:
    async def work() -> str:
        worker = WorkerProcess(WorkerSetup(imports=("support.server.fake_jobs", "support.server.slow_start")))
        found = await worker.run(Echo("in time"), 2.5)
        await worker.close(busy=False)
        return found

    assert run(work()) == "in time"


def test_a_process_that_is_killed_is_missed_and_replaced() -> None:
    async def work() -> None:
        worker, begun = WorkerProcess(PLAIN), asyncio.Event()
        job = asyncio.create_task(worker.run(Endless(), LONG, lambda _: begun.set()))
        await begun.wait()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        with pytest.raises(WorkerLost):
            await job
        assert await worker.run(Echo("again"), LONG) == "again"
        os.kill(worker.pid, signal.SIGKILL)  # between two jobs
        with suppress(WorkerLost):  # the news may not have come yet
            await worker.run(Echo("lost or not"), LONG)
        assert await worker.run(Echo("and again"), LONG) == "and again"
        await worker.close(busy=False)

    run(work())


def test_a_process_that_is_killed_while_it_starts_is_missed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the server's own event loop, which doesn't write to a pipe that it knows to be broken."""
    start = asyncio.create_subprocess_exec

    async def dying(*command: str, **more: Any) -> Process:
        process = await start(*command, **more)
        process.kill()
        await process.wait()
        return process

    async def work() -> None:
        worker = WorkerProcess(PLAIN)
        monkeypatch.setattr(asyncio, "create_subprocess_exec", dying)
        with pytest.raises(WorkerLost):
            await worker.run(Echo("lost"), LONG)
        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        assert await worker.run(Echo("again"), LONG) == "again"
        await worker.close(busy=False)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(work(), 120))


def test_a_job_that_dies_differs_from_one_that_raises() -> None:
    async def work() -> None:
        worker = WorkerProcess(PLAIN)
        with pytest.raises(JobFailed, match="ValueError: no idea"):
            await worker.run(Raising(), LONG)
        pid = worker.pid
        assert pid is not None, "a job that raises costs nobody the process"
        with pytest.raises(WorkerLost):
            await worker.run(Dying(), LONG)
        assert worker.pid is None
        await worker.close(busy=False)

    run(work())


def test_memory_is_limited_and_the_process_goes_on() -> None:
    async def work() -> None:
        worker = WorkerProcess(WorkerSetup(memory_limit=1 << 30))
        with pytest.raises(JobFailed) as problem:
            await worker.run(Hungry(2 << 30), LONG)
        assert problem.value.out_of_memory
        assert await worker.run(Hungry(1 << 20), LONG) == 1 << 20
        await worker.close(busy=False)

    run(work())


def test_a_process_is_set_up_before_it_is_ready() -> None:
    async def work() -> tuple[int, bool]:
        worker = WorkerProcess(WorkerSetup(imports=("colorsys",), niceness=3))
        pid, niceness, imported = await worker.run(Surroundings("colorsys"), LONG)
        assert pid == worker.pid
        await worker.close(busy=False)
        return niceness - os.nice(0), imported

    assert run(work()) == (3, True)


def test_a_canceled_job_ends_its_process() -> None:
    async def work() -> None:
        worker, begun = WorkerProcess(PLAIN), asyncio.Event()
        job = asyncio.create_task(worker.run(Endless(), LONG, lambda _: begun.set()))
        await begun.wait()
        pid = worker.pid
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        assert not alive(pid)
        assert await worker.run(Echo("not the canceled one's"), LONG) == "not the canceled one's"
        await worker.close(busy=False)

    run(work())


def test_closed_is_closed() -> None:
    async def work() -> None:
        worker, begun = WorkerProcess(PLAIN), asyncio.Event()
        job = asyncio.create_task(worker.run(Endless(), LONG, lambda _: begun.set()))
        await begun.wait()
        pid = worker.pid
        await worker.close(busy=True)
        assert not alive(pid)
        for each in (job, worker.run(Echo("too late"), LONG)):
            with pytest.raises(Closed):
                await each

    run(work())


def test_a_process_that_starts_while_it_is_closed_does_not_stay() -> None:
    async def work() -> None:
        worker = WorkerProcess(PLAIN)
        job = asyncio.create_task(worker.run(Echo("too late"), LONG))
        await asyncio.sleep(0)
        await worker.close(busy=True)
        with pytest.raises(Closed):
            await job
        assert worker.pid is None

    run(work())


@pytest.mark.parametrize("heavy", ["asyncio", "fastapi", "sqlalchemy"])
def test_a_process_loads_no_more_than_its_jobs_need(heavy: str) -> None:
    jobs = tuple(
        [f"boneyard.server.workers.jobs.{name}" for name in ("bots", "solver", "records", "review_view")]
    )

    async def work() -> bool:
        worker = WorkerProcess(WorkerSetup(imports=jobs))
        _, _, imported = await worker.run(Surroundings(heavy), LONG)
        await worker.close(busy=False)
        return imported

    assert not run(work())
