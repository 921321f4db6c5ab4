"""What a viewer sends, read: a message's fields, each refused with a sentence where it makes no sense."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import orjson

from boneyard.core.errors import BoneyardError, Unreadable
from boneyard.server.live.actions import PAST, Act
from boneyard.server.live.table import LiveTable, Stale
from boneyard.server.protocol.connection import Viewer

if TYPE_CHECKING:
    from boneyard.server.house import House


Message = dict[str, Any]


Doing = Callable[["House", LiveTable, Viewer, Message], Awaitable[None]]

LONGEST_ID = 40


class Malformed(BoneyardError):
    """A message that makes no sense."""


def read(raw: str | bytes) -> Message:
    """A message from what came over the line."""
    try:
        message = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise Malformed('That is no JSON: send an object like {"do": "ping"}.') from None
    if not isinstance(message, dict):
        raise Malformed('A message is a JSON object like {"do": "ping"}.')
    return message


def act_of(message: Message, viewer: Viewer) -> Act:
    """The event a message asks for: who asks, by which id, for which ply."""
    if viewer.seat is None:
        raise Unreadable("You are watching: only who sits at the table can do that.")
    id = text_in(message, "id", LONGEST_ID)
    if not id.isprintable():  # it is kept with the move, and not every database takes everything
        raise Malformed('An "id" has letters, digits and signs that can be printed.')
    return Act(ply_of(message), viewer.seat, viewer.who, id, viewer)


def ply_of(message: Message) -> int:
    """The ply a message is meant for."""
    ply = message.get("ply")
    if type(ply) is not int or not 0 <= ply < 2**31:
        raise Malformed('Say at which ply that is meant: "ply" is the number in the last "now".')
    return ply


def on_time(message: Message, table: LiveTable) -> None:
    """Refuse what is meant for a moment that is past."""
    if ply_of(message) != table.ply:
        raise Stale(PAST)


def text_in(message: Message, name: str, longest: int) -> str:
    """A text that a message has to have."""
    text = message.get(name)
    if not isinstance(text, str) or not text.strip() or len(text) > longest:
        raise Malformed(f'Say "{name}", a text of at most {longest} characters.')
    return text
