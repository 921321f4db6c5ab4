"""A store with one table in it, for tests of what is kept."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event, Phase, SeatKind, Shuffle, StoredSeat, TableRow

ROW = TableRow(
    id="t",
    made=1.0,
    touched=1.0,
    game="block",
    edition="cardinal",
    size=6,
    options="{}",
    seats=2,
    public=True,
    host="ann",
    phase=Phase.WAITING,
)
SEATS = [StoredSeat(0, "Ann", SeatKind.PERSON, ""), StoredSeat(1, "", SeatKind.OPEN, "")]
SHUFFLE = Shuffle(1, "00", "6-6", "hash", 0)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    """A store that is open inside, and closed whatever happens there."""
    store = Store(Settings(data=str(folder)).url)
    store.open()
    try:
        await store.tables.make(ROW, SEATS, SHUFFLE, 0)
        yield store
    finally:
        await asyncio.to_thread(store.close)


def event(ply: int, sender: str = "") -> Event:
    """Seat 0 passes."""
    return Event(ply, 0, "pass", sender, 2.0)
