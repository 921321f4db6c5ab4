"""Records that people bring: held in memory while they look at them, kept for good only when they share them."""

import asyncio
from collections import OrderedDict
from secrets import token_urlsafe
from time import time
from typing import Final

from sqlalchemy import Connection, func, insert, select

from boneyard.server.storage.database import Database
from boneyard.server.storage.schema import RECORDS

_MOST_HELD: Final = 200  # that are remembered without being kept

_MOST_KEPT: Final = 20_000


class SharedRecords:
    """The records of one server that belong to no table."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held: OrderedDict[str, str] = OrderedDict()

    def hold(self, text: str) -> str:
        """Remember a record for a while, without storing it; its id."""
        id = token_urlsafe(16)
        self.hold_as(id, text)
        return id

    def hold_as(self, id: str, text: str) -> None:
        """Remember a record that was brought to another server."""
        self._held[id] = text
        if len(self._held) > _MOST_HELD:
            self._held.popitem(last=False)

    async def find(self, id: str) -> str | None:
        """A record that is held or was shared."""
        found = self._held.get(id)
        if found is not None:
            self._held.move_to_end(id)
            return found
        return await self.find_shared(id)

    async def find_shared(self, id: str) -> str | None:
        """A record that was shared."""
        return await asyncio.to_thread(self._load, id)

    def _load(self, id: str) -> str | None:
        with self._database.connect() as connection:
            return connection.scalar(select(RECORDS.c.text).where(RECORDS.c.id == id))

    async def share(self, id: str) -> str | None:
        """Keep a record permanently; returns its id, or None if there is no more room.

        One that isn't held anymore was shared before and keeps its id: look for it first.
        """
        text, new = self._held.get(id), token_urlsafe(16)
        if text is None:
            return id

        def work(connection: Connection) -> str | None:
            if connection.execute(select(func.count()).select_from(RECORDS)).scalar_one() >= _MOST_KEPT:
                return None
            connection.execute(insert(RECORDS), [{"id": new, "made": time(), "text": text}])
            return new

        return await self._database.write(work)
