"""Records that people bring: held in memory while they are looked at, kept for good only when they are shared."""

import asyncio
from collections import OrderedDict
from secrets import token_urlsafe
from time import time
from typing import Final

from sqlalchemy import Connection, func, insert, select

from boneyard.server.http.errors import Refused
from boneyard.server.http.identity import is_id
from boneyard.server.storage.schema import RECORDS
from boneyard.server.storage.tables import Store

LARGEST: Final = 60_000  # characters of a record; a request may have a few more


_HELD: Final = 200  # that are remembered without being kept


_MOST_KEPT: Final = 20_000


NO_RECORD: Final = (
    "There is no such record here, or it was only looked at and not shared: open the file again."
)


FULL: Final = "No more records can be shared here; looking at one costs nothing, and the file is yours."


class Shared:
    """The records of one server that belong to no table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: OrderedDict[str, str] = OrderedDict()

    def hold(self, text: str) -> str:
        """Remember a record for a while; nothing is stored."""
        id = token_urlsafe(16)
        self._held[id] = text
        if len(self._held) > _HELD:
            self._held.popitem(last=False)
        return id

    async def text(self, id: str) -> str:
        """A record that is held or kept; refuses where there is none."""
        found = self._held.get(id)
        if found is not None:
            self._held.move_to_end(id)
            return found
        return await self.kept(id)

    async def kept(self, id: str) -> str:
        """A record that was shared."""
        found = await asyncio.to_thread(self._load, id) if is_id(id) else None
        if found is None:
            raise Refused(404, NO_RECORD)
        return found

    def _load(self, id: str) -> str | None:
        with self._store.engine.connect() as connection:
            found: str | None = connection.execute(
                select(RECORDS.c.text).where(RECORDS.c.id == id)
            ).scalar_one_or_none()
            return found

    async def share(self, id: str) -> str:
        """Keep a record that is held, under the id it has from then on."""
        text = self._held.get(id)
        if text is None:
            await self.kept(id)  # it is shared already, or there is none
            return id
        new = token_urlsafe(16)

        def work(connection: Connection) -> bool:
            if connection.execute(select(func.count()).select_from(RECORDS)).scalar_one() >= _MOST_KEPT:
                return False
            connection.execute(insert(RECORDS), [{"id": new, "made": time(), "text": text}])
            return True

        if not await self._store.writer.add(work):
            raise Refused(503, FULL)
        return new
