"""Chat at a table: players write, everyone reads; the host may switch it off."""

import asyncio
from time import time
from typing import TYPE_CHECKING, Final

from boneyard.core.errors import Illegal, Unreadable
from boneyard.server.live.chat import KEPT, clean
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.protocol.schema import LONGEST_ID, Malformed, Message, text_in
from boneyard.server.storage.chat import ChatLine

if TYPE_CHECKING:
    from boneyard.server.house import House


_RAW: Final = 1000  # characters that are looked at before they are cleaned


async def say(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Say something to the table."""
    if viewer.seat is None:
        raise Unreadable("You are watching: only who sits at the table speaks here.")
    id = text_in(message, "id", LONGEST_ID)
    if not id.isprintable():
        raise Malformed('An "id" has letters, digits and signs that can be printed.')
    words = clean(text_in(message, "text", _RAW))
    if table.gone:
        raise Illegal(table.gone)
    if not table.ways.talk:
        raise Illegal("Talk is switched off at this table.")
    sender = f"{viewer.who} {id}"
    if not table.talk.said(sender):
        if not table.talk.allows(viewer.seat):
            raise Illegal("One thing after the other: wait a moment before you say more.")
        line = ChatLine(0, viewer.seat, table.seats[viewer.seat].name, words, sender, time())
        table.talk.take(await house.store.chat.add(table.id, line, table.talk.last, KEPT))
    viewer.tell(text_of({"type": "accepted", "id": id, "ply": table.ply}))
    tell_all(table)
    house.bus.tell(table.id, table.ply)


def tell(table: LiveTable, viewer: Viewer) -> None:
    """Tell a viewer what was said since the last time; who has just come is told that it was nothing, too."""
    if not table.ways.talk or viewer.heard >= table.talk.last:
        return
    lines = [
        {"number": each.number, "seat": each.seat, "name": each.name, "text": each.text, "at": each.at}
        for each in table.talk.lines
        if each.number > viewer.heard
    ]
    viewer.heard = table.talk.last
    viewer.tell(text_of({"type": "said", "lines": lines}))


def tell_all(table: LiveTable) -> None:
    """Tell everybody at the table what was said."""
    for viewer in table.viewers:
        tell(table, viewer)


async def catch_up(house: "House", table: LiveTable) -> None:
    """Take in what was said through another server, or before this one was started."""
    table.talk.take(await asyncio.to_thread(house.store.chat.after, table.id, table.talk.last))
    tell_all(table)
