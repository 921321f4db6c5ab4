"""The public tables, told to everybody in the lobby whenever they change."""

import asyncio
from typing import Any

from boneyard.core.errors import BadSetup
from boneyard.server.live.households import edition_at
from boneyard.server.pages.lobby import company
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import ListedTable

_PAUSE = 0.25  # seconds: many changes at once are told as one


class Lobby:
    """Who looks at the list of public tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.viewers: list[Viewer] = []
        self._telling: asyncio.Task[None] | None = None

    async def tables(self) -> list[dict[str, Any]]:
        """The public tables that wait or play, those that wait first."""
        found = await asyncio.to_thread(self._store.tables.public)
        return [entry for entry in map(_entry, found) if entry is not None]

    def changed(self) -> None:
        """Tell everybody soon."""
        if self.viewers and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(_PAUSE)
        text = await self.message()
        for viewer in self.viewers:
            viewer.tell(text)

    async def message(self) -> str:
        """The list as a message."""
        return text_of({"type": "tables", "tables": await self.tables()})


def _entry(listed: ListedTable) -> dict[str, Any] | None:
    """A public table as the lobby shows it."""
    row, seats = listed
    try:
        title = edition_at(row.game, row.edition, row.household).title
    except BadSetup:
        return None  # an edition that this server was started with once, and is not any more
    names = [chair.name for chair in seats if chair.kind != "open"]
    free = sum(chair.kind == "open" for chair in seats)
    return {
        "table": row.id,
        "link": f"/t/{row.id}",
        "game": row.game,
        "edition": row.edition,
        "title": title,
        "set": row.size,
        "phase": row.phase,
        "made": row.made,
        "seats": len(seats),
        "names": names,
        "open": free,
        "says": company(names, free, "you can watch"),
    }
