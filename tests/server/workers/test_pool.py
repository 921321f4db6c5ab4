"""The fair queue: addresses take turns, and so do their tables; canceled or refused jobs hold up no one else."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar

import pytest

from boneyard.server.workers.job import WorkerSetup
from boneyard.server.workers.pool import Crowded, FairQueue, Origin, Priority, WorkerPool, run_while
from boneyard.server.workers.process import Closed
from support.server.fake_jobs import Echo, Endless, Gated

T = TypeVar("T")
LONG = 60.0  # seconds that only a test that has failed waits
PLAIN = WorkerSetup()
NORMAL, URGENT = Priority.NORMAL, Priority.URGENT


def run(work: Coroutine[object, object, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 120))


# --- the queue alone


def line(*jobs: tuple[int, str, str]) -> FairQueue:
    queue = FairQueue()
    for number, address, table in jobs:
        queue.push(number, Origin(address, table), NORMAL)
    return queue


def drawn(queue: FairQueue) -> list[int]:
    return [queue.pop() for _ in range(len(queue))]


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue = line(
        (1, "A", "t1"),
        (2, "A", "t1"),
        (3, "A", "t2"),
        (4, "A", "t2"),
        (5, "B", "t3"),
        (6, "B", "t3"),
        (7, "C", "t4"),
    )
    order = list(queue)
    assert order == [1, 5, 7, 3, 6, 2, 4]
    assert drawn(queue) == order, "what is told of the order is not what comes"


def test_one_table_keeps_its_order() -> None:
    assert drawn(line(*[(number, "A", "t") for number in range(9)])) == list(range(9))


def test_sixty_jobs_of_one_address_put_one_before_those_of_another() -> None:
    queue = line(*[(number, "A", f"t{number}") for number in range(60)])
    queue.push(100, Origin("B", "u"), NORMAL)
    assert list(queue).index(100) == 1


def test_urgent_jobs_come_first_and_take_turns_too() -> None:
    queue = line((1, "A", "t"), (2, "B", "u"))
    for number, address in ((3, "C"), (4, "C"), (5, "D")):
        queue.push(number, Origin(address, "v"), URGENT)
    assert drawn(queue) == [3, 5, 4, 1, 2]


def test_whoever_leaves_the_line_leaves_no_gap() -> None:
    queue = line((1, "A", "t"), (2, "B", "u"), (3, "A", "t"))
    queue.remove(2, Origin("B", "u"), NORMAL)
    assert not queue.has("B")
    queue.remove(1, Origin("A", "t"), NORMAL)
    assert queue.has("A")
    assert len(queue) == 1
    assert drawn(queue) == [3]
    assert not queue.has("A")


# --- with processes


def test_a_table_waits_for_the_running_jobs_of_others_and_no_more(tmp_path: Path) -> None:
    async def work() -> list[str]:
        pool, ended, gate = WorkerPool(2, PLAIN), list[str](), tmp_path / "gate"

        async def do(name: str, origin: Origin) -> None:
            ended.append(await pool.run(Gated(name, str(gate)), LONG, origin))

        slow = [asyncio.create_task(do(f"A{number}", Origin("A", f"t{number}"))) for number in range(12)]
        await asyncio.sleep(0)
        other = asyncio.create_task(do("B", Origin("B", "u")))
        await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(*slow, other)
        await pool.close()
        return ended

    # Two of A's are running when B asks, and another one may end while B's is being done.
    assert run(work()).index("B") <= 3


def test_a_clock_does_not_wait_behind_bots(tmp_path: Path) -> None:
    async def work() -> list[str]:
        pool, ended, gate = WorkerPool(1, PLAIN), list[str](), tmp_path / "gate"

        async def do(name: str, origin: Origin, priority: Priority) -> None:
            ended.append(await pool.run(Gated(name, str(gate)), LONG, origin, priority))

        tasks = [asyncio.create_task(do(f"bot {n}", Origin(f"A{n}", f"t{n}"), NORMAL)) for n in range(5)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(do("clock", Origin("", "u"), URGENT)))
        await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(*tasks)
        await pool.close()
        return ended

    assert run(work()) == ["bot 0", "clock", "bot 1", "bot 2", "bot 3", "bot 4"]


def test_a_job_that_is_canceled_in_line_is_never_begun(tmp_path: Path) -> None:
    async def work() -> list[str]:
        pool, begun, gate = WorkerPool(1, PLAIN), list[str](), tmp_path / "gate"
        tasks = [
            asyncio.create_task(pool.run(Gated(name, str(gate)), LONG, on_partial=begun.append))
            for name in "abc"
        ]
        await asyncio.sleep(0)
        tasks[1].cancel()
        gate.touch()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert tasks[1].cancelled()
        await pool.close()
        return begun

    assert run(work()) == ["a", "c"]


def test_a_job_that_is_canceled_the_moment_its_turn_comes_keeps_no_worker() -> None:
    async def work() -> str:
        pool = WorkerPool(1, PLAIN)
        first = pool.lease()
        canceled = asyncio.create_task(pool.run(Echo("canceled"), LONG))
        waiting = asyncio.create_task(pool.run(Echo("next"), LONG))
        await asyncio.sleep(0)
        first.give_back()  # the worker is granted to a task that has not woken up yet
        canceled.cancel()
        found = await waiting
        first.give_back()  # once more changes nothing
        assert (await pool.run(Echo("after"), LONG), len(pool.pids)) == ("after", 1)
        await pool.close()
        return found

    assert run(work()) == "next"


def test_a_worker_is_not_granted_to_a_job_that_was_canceled_a_moment_ago() -> None:
    async def work() -> str:
        pool = WorkerPool(1, PLAIN)
        first = pool.lease()
        canceled = asyncio.create_task(pool.run(Echo("canceled"), LONG))
        waiting = asyncio.create_task(pool.run(Echo("next"), LONG))
        await asyncio.sleep(0)
        canceled.cancel()
        first.give_back()
        found = await waiting
        await pool.close()
        return found

    assert run(work()) == "next"


def test_a_running_job_that_is_canceled_lets_the_next_one_in() -> None:
    async def work() -> str:
        pool, begun = WorkerPool(1, PLAIN), asyncio.Event()
        endless = asyncio.create_task(pool.run(Endless(), LONG, on_partial=lambda _: begun.set()))
        waiting = asyncio.create_task(pool.run(Echo("next"), LONG))
        await begun.wait()
        endless.cancel()
        found = await waiting
        await pool.close()
        return found

    assert run(work()) == "next"


def test_a_full_line_refuses_the_address_that_filled_it_and_lets_others_in() -> None:
    async def work() -> None:
        pool = WorkerPool(1, PLAIN, most_waiting=2)
        leases = [pool.lease(Origin("A", str(number))) for number in range(3)]
        with pytest.raises(Crowded):
            pool.lease(Origin("A", "one more"))
        other = pool.lease(Origin("B", "t"))
        assert other.position == 2
        with pytest.raises(Crowded):
            pool.lease(Origin("B", "t"))
        for number in range(5):
            leases.append(pool.lease(Origin(f"C{number}", "t")))
        with pytest.raises(Crowded):
            pool.lease(Origin("D", "even for newcomers there is an end"))
        for each in (*leases, other):
            each.give_back()
        assert pool.lease(Origin("A", "t")).position == 0
        await pool.close()

    run(work())


def test_as_many_processes_as_are_needed_and_no_more() -> None:
    async def work() -> tuple[int, int]:
        pool = WorkerPool(2, PLAIN)
        for _ in range(3):
            await pool.run(Echo("one after the other"), LONG)
        few = len(pool.pids)
        await asyncio.gather(*[pool.run(Echo("at once"), LONG) for _ in range(6)])
        many = len(pool.pids)
        await pool.close()
        return few, many

    assert run(work()) == (1, 2)


def test_a_single_use_process_ends_with_its_job() -> None:
    async def work() -> None:
        pool = WorkerPool(1, PLAIN, single_use=True)
        for _ in range(2):
            assert await pool.run(Echo("done"), LONG) == "done"
            assert pool.pids == []
        await pool.close()

    run(work())


def test_closing_refuses_those_who_wait_and_those_who_come() -> None:
    async def work() -> list[type]:
        pool, begun = WorkerPool(1, PLAIN), asyncio.Event()
        running = asyncio.create_task(pool.run(Endless(), LONG, on_partial=lambda _: begun.set()))
        waiting = [asyncio.create_task(pool.run(Echo("never"), LONG)) for _ in range(3)]
        await begun.wait()
        waiting[0].cancel()
        await pool.close()
        with pytest.raises(Closed):
            pool.lease()
        found = await asyncio.gather(running, *waiting, return_exceptions=True)
        assert pool.pids == []
        return [type(each) for each in found]

    assert run(work()) == [Closed, asyncio.CancelledError, Closed, Closed]


def test_a_job_that_no_one_wants_is_canceled() -> None:
    async def work() -> None:
        pool, wanted = WorkerPool(1, PLAIN), True

        def stop(_: str) -> None:
            nonlocal wanted
            wanted = False

        assert await run_while(lambda: wanted, pool.run(Echo("done"), LONG)) == "done"
        assert await run_while(lambda: wanted, pool.run(Endless(), LONG, on_partial=stop)) is None
        assert pool.pids == []
        await pool.close()

    run(work())
