"""The host changes the table's settings."""

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, update

from boneyard.core.errors import Illegal
from boneyard.server.live.chat_actions import tell_all
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.schema import Message
from boneyard.server.storage.schema import TABLES

if TYPE_CHECKING:
    from boneyard.server.house import House


async def settle(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Change the table's ways; only who made the table may."""
    if not table.hosted_by(viewer.player, viewer.seat):
        raise Illegal("Only who made the table settles that.")
    async with table.lock:
        ways = table.ways.changed(message)
        if ways != table.ways:
            now, text, timed = time(), ways.written(), ways.limit != table.ways.limit

            def work(connection: Connection) -> None:
                there = update(TABLES).where(TABLES.c.id == table.id)
                connection.execute(there.values(ways=text))
                if timed:  # a new clock counts from here, and not from the last move
                    connection.execute(there.values(touched=now))

            await house.store.writer.add(work)
            table.ways = ways
            if timed:
                table.since = now
            house.clocks.poke(table)
            table.forget_now()
            table.tell_all()
    house.seats_changed(table)
    tell_all(table)  # what was said while talk was off, or before
