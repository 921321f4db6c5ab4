"""Score pads: the settings of each, and its entries in order."""

from asyncio import Future
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from boneyard.server.storage.database import Database
from boneyard.server.storage.schema import ENTRIES, PADS, SERVICE

_SERVICE: Final = select(SERVICE.c.seconds).scalar_subquery()  # for how long there has been a server


class StoredPad(NamedTuple):
    """A pad, or the later part of it."""

    head: str  # JSON
    entries: list[tuple[int, str]]  # the number of each, and its JSON


class Pads:
    """All score pads."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def load(self, pad: str, since: int) -> StoredPad | None:
        """A pad with its entries from this number on, or None if there isn't one."""
        with self._database.connect() as connection:
            head = connection.scalar(select(PADS.c.head).where(PADS.c.id == pad))
            if head is None:
                return None
            later = (ENTRIES.c.pad == pad) & (ENTRIES.c.number >= since)
            rows = connection.execute(
                select(ENTRIES.c.number, ENTRIES.c.text).where(later).order_by(ENTRIES.c.number)
            )
            return StoredPad(head, [(row.number, row.text) for row in rows])

    def begin(self, pad: str, head: str, now: float, kept: float) -> Future[str | None]:
        """Begin a pad; the head of a pad that was there before.

        Pads without an entry for `kept` seconds of service are deleted. The time of day says nothing about that: a
        server may have been started with a clock that was wrong.
        """

        def work(connection: Connection) -> str | None:
            connection.execute(delete(PADS).where(PADS.c.used < _SERVICE - kept))
            there = connection.scalar(select(PADS.c.head).where(PADS.c.id == pad))
            if there is None:
                row = {"id": pad, "made": now, "touched": now, "head": head, "used": _SERVICE}
                connection.execute(insert(PADS).values(row))
            return there

        return self._database.write(work)

    def append(self, pad: str, number: int, text: str, sender: str, at: float) -> Future[bool]:
        """Keep an entry under this number; False if another one has it already."""

        def work(connection: Connection) -> bool:
            place = (ENTRIES.c.pad == pad) & (ENTRIES.c.number == number)
            if connection.execute(select(ENTRIES.c.number).where(place)).first() is not None:
                return False
            row = {"pad": pad, "number": number, "text": text, "sender": sender, "at": at}
            connection.execute(insert(ENTRIES), [row])
            connection.execute(update(PADS).where(PADS.c.id == pad).values(touched=at, used=_SERVICE))
            return True

        return self._database.write(work)
