"""The host changes the table's settings."""

from time import time
from typing import TYPE_CHECKING

from boneyard.core.errors import Illegal
from boneyard.server.live.chat_actions import tell_all
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.schema import Message

if TYPE_CHECKING:
    from boneyard.server.house import House


async def settle(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Change the table's ways; only who made the table may."""
    if not table.hosted_by(viewer.player, viewer.seat):
        raise Illegal("Only who made the table settles that.")
    async with table.lock:
        ways = table.ways.changed(message)
        if ways != table.ways:
            # A new clock counts from here, and not from the last move.
            since = time() if ways.limit != table.ways.limit else None
            await house.store.tables.change_settings(table.id, ways.limit, ways.written(), since)
            table.ways = ways
            if since is not None:
                table.since = since
            house.clocks.poke(table)
            table.forget_now()
            table.tell_all()
    house.seats_changed(table)
    tell_all(table)  # what was said while talk was off, or before
