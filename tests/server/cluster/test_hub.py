"""Both hubs keep the same promises: messages for everyone, one holder of a lease at a time, notes, and who is alive."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from boneyard.server.cluster.bus import Bus
from boneyard.server.cluster.hub import Hub
from boneyard.server.cluster.local import SCHEME, LocalHub, serve_hub
from boneyard.server.cluster.valkey import ValkeyHub
from support.server.cluster import Valkey


@asynccontextmanager
async def hub_process(kind: str) -> AsyncIterator[str]:
    """A hub of this kind; its address."""
    if kind == "valkey":
        valkey = Valkey()
        await asyncio.to_thread(valkey.start)
        yield valkey.url
        valkey.remove()
        return
    with TemporaryDirectory() as folder:
        path = str(Path(folder) / "bus")
        serving = asyncio.create_task(serve_hub(path))
        yield SCHEME + path
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving


def client(url: str) -> Hub:
    return LocalHub(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else ValkeyHub(url)


@asynccontextmanager
async def clients(kind: str, heard: list[bytes]) -> AsyncIterator[tuple[Hub, Hub]]:
    async with hub_process(kind) as url:
        one, other = client(url), client(url)
        await one.open(lambda _message: None)
        await other.open(heard.append)
        yield one, other
        await one.close()
        await other.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def run(kind: str, test: Callable[[Hub, Hub, list[bytes]], Awaitable[None]]) -> None:
    async def both() -> None:
        heard: list[bytes] = []
        async with clients(kind, heard) as (one, other):
            await test(one, other, heard)

    asyncio.run(both())


KINDS = pytest.mark.parametrize("kind", ["local", "valkey"])


@KINDS
def test_messages_arrive_in_order(kind: str) -> None:
    async def test(one: Hub, _other: Hub, heard: list[bytes]) -> None:
        for number in range(500):
            one.publish(str(number).encode())
        await until(lambda: len(heard) == 500)
        assert heard == [str(number).encode() for number in range(500)]

    run(kind, test)


@KINDS
def test_a_lease_has_one_holder_and_every_new_one_a_higher_number(kind: str) -> None:
    async def test(one: Hub, other: Hub, _heard: list[bytes]) -> None:
        await one.beat("one")
        await other.beat("other")
        first = await one.claim("t", "one")
        assert first.owner == "one"
        assert await other.claim("t", "other") == first
        assert await one.claim("t", "one") == first
        assert (await one.claim("t", "one", first.fence + 10**6)).fence > first.fence + 10**6
        await one.release("t", "one")
        second = await other.claim("t", "other")
        assert (second.owner, second.fence > first.fence) == ("other", True)
        await other.leave("other")  # it stops without giving it back
        third = await one.claim("t", "one")
        assert (third.owner, third.fence > second.fence) == ("one", True)

    run(kind, test)


@KINDS
def test_the_lease_of_a_server_that_is_silent_goes_to_another(kind: str) -> None:
    async def test(one: Hub, other: Hub, _heard: list[bytes]) -> None:
        await one.beat("one")
        first = await one.claim("t", "one")
        async with asyncio.timeout(30):
            while (found := await other.claim("t", "other")).owner == "one":
                await asyncio.sleep(0.1)
        assert found.fence > first.fence

    run(kind, test)


@KINDS
def test_notes_are_kept_by_server(kind: str) -> None:
    async def test(one: Hub, other: Hub, _heard: list[bytes]) -> None:
        await one.beat("one")
        await other.beat("other")
        await one.note("x", "one", b'"a"')
        await other.note("x", "other", b'"b"')
        assert dict(await one.notes("x")) == {"one": b'"a"', "other": b'"b"'}
        assert dict(await one.notes("y")) == {}
        assert set(await other.servers()) == {"one", "other"}

    run(kind, test)


@KINDS
def test_a_server_that_stops_is_gone_at_once_and_one_that_is_silent_soon(kind: str) -> None:
    async def test() -> None:
        gone: list[str] = []
        async with hub_process(kind) as url:
            buses = [Bus(url) for _each in range(3)]
            buses[0].on_gone = lambda server, _at: gone.append(server)
            for each in buses:
                await each.open()
            await until(lambda: len(buses[0].others()) == 2)
            assert buses[0].up
            assert await buses[1].claim("t") is not None
            assert await buses[0].claim("t") is None
            assert buses[0].driven_elsewhere("t")
            await buses[2].close()
            await until(lambda: gone == [buses[2].name])
            task = buses[1]._task
            assert task is not None
            task.cancel()  # as if it had died
            await until(lambda: gone == [buses[2].name, buses[1].name])
            assert not buses[0].driven_elsewhere("t")
            assert await buses[0].claim("t") is not None
            await buses[1].close()
            await buses[0].close()

    asyncio.run(test())


def test_a_bus_that_is_gone_is_logged_once_and_so_is_its_return(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        valkey = Valkey()
        await asyncio.to_thread(valkey.start)
        bus = Bus(valkey.url)
        await bus.open()
        assert bus.up
        await asyncio.to_thread(valkey.kill)
        await until(lambda: not bus.up)
        await asyncio.sleep(1)  # it is asked several times more
        await asyncio.to_thread(valkey.start)
        await until(lambda: bus.up)
        await bus.close()
        valkey.remove()

    with caplog.at_level("WARNING"):
        asyncio.run(test())
    unanswered, gone, back = [each.getMessage() for each in caplog.records]
    assert unanswered.startswith("The bus doesn't answer: ")
    assert gone.startswith("The bus is gone")
    assert back == "The bus answers again."
