"""A viewer who does not read is let go; who sends steadily is let be."""

import asyncio
from types import SimpleNamespace
from typing import Any

from starlette.websockets import WebSocketState

from boneyard.server.http.close_codes import TRY_AGAIN
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.protocol.connection import Viewer


class Deaf:
    """A socket whose other end never reads."""

    application_state = WebSocketState.CONNECTED

    async def send(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(3600)


def test_a_viewer_who_does_not_read_is_let_go_rather_than_buffered_without_end() -> None:
    async def run() -> None:
        viewer = Viewer(Deaf(), Bucket(20, 40))  # type: ignore[arg-type]
        viewer.listening = asyncio.create_task(asyncio.sleep(3600))
        sending = asyncio.create_task(viewer.send_all())
        for _ in range(1000):
            viewer.tell("x" * 10_000)
        await asyncio.sleep(0)
        assert viewer.closed == TRY_AGAIN
        assert len(viewer._waiting) == 0
        await asyncio.wait([viewer.listening], timeout=1)
        assert viewer.listening.cancelled()
        sending.cancel()

    asyncio.run(run())


def test_what_is_being_done_for_a_viewer_is_not_broken_off() -> None:
    async def run() -> None:
        viewer = Viewer(SimpleNamespace(), Bucket(20, 40))  # type: ignore[arg-type]
        viewer.listening = asyncio.create_task(asyncio.sleep(3600))
        viewer.busy = True
        viewer.close(TRY_AGAIN)
        await asyncio.sleep(0)
        assert not viewer.listening.cancelled()
        viewer.listening.cancel()

    asyncio.run(run())


def test_a_bucket_gives_its_fill_at_once_and_then_as_much_as_comes_in() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
