"""Score pads in the store: one that is used stays, whatever the clock says."""

import asyncio
from pathlib import Path

from support.server.store import opened

YEAR = 365 * 24 * 3600.0


def test_a_pad_is_deleted_by_the_time_of_service_and_not_by_the_clock(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            pads = store.pads
            for name in ("old", "used"):
                await pads.begin(name, "{}", 0.0, 100.0)
            await store.tables.keep_house([], 60.0)
            assert await pads.append("used", 0, "[]", "ann", 0.0)
            assert await pads.begin("new", "{}", 10 * YEAR, 100.0) is None
            assert pads.load("old", 0) is not None, (
                "the clock leaped, but there was a server for a minute only"
            )
            await store.tables.keep_house([], 120.0)
            assert await pads.begin("newer", "{}", 0.0, 100.0) is None
            assert pads.load("old", 0) is None
            assert pads.load("used", 0) is not None

    asyncio.run(run())
