"""A bot stands in for somebody who has left, and the seat is given back when they come again; the host decides."""

from time import time
from typing import TYPE_CHECKING

from boneyard.bots import bot as bot_named
from boneyard.core.errors import Illegal
from boneyard.server.live import actions, events
from boneyard.server.live.actions import Act
from boneyard.server.live.host import is_here, made
from boneyard.server.live.table import LiveTable, seated_again, standing
from boneyard.server.live.table_request import DEFAULT_BOT
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.schema import Malformed, Message, act_of
from boneyard.server.storage.tables import Event, StoredSeat

if TYPE_CHECKING:
    from boneyard.server.house import House


_HOST = "Only who made the table decides who sits there."


async def seat(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Put a bot in somebody's place, give the place back, ask for it, or put that off."""
    act, to, chair = act_of(message, viewer), message.get("to"), _chair(table, message)
    doing = {"bot": _replace, "person": _give_back, "wait": _put_off}.get(to if isinstance(to, str) else "")
    if doing is None:
        raise Malformed('Say "to" whom the seat goes: "bot" or "person", or "wait" to leave it as it is.')
    async with table.lock:
        if actions.repeated(table, act):
            return
        actions.on_the_table(table, act)
        await doing(house, table, viewer, act, chair, message)
    house.seats_changed(table)


def _chair(table: LiveTable, message: Message) -> int:
    number = message.get("seat")
    if type(number) is not int or not 0 <= number < len(table.seats):
        raise Malformed(f'Say which "seat": a number from 0 to {len(table.seats) - 1}.')
    return number


async def _replace(
    house: "House", table: LiveTable, viewer: Viewer, act: Act, number: int, message: Message
) -> None:
    """A bot for a person who is not here."""
    chair = table.seats[number]
    if not table.hosted_by(viewer.player, viewer.seat):
        raise Illegal(_HOST)
    if chair.kind != "person" and not chair.person:
        raise Illegal(f"{chair.name} is a bot already.")
    if chair.kind == "person" and any(each.seat == number for each in table.viewers):
        raise Illegal(f"{chair.name} is here: a bot only plays for somebody who has left.")
    events.check_room(table)
    given = message.get("bot")
    level = bot_named(DEFAULT_BOT if given is None else given).name
    await _happen(house, table, act, f"/bot {number} {level}", standing(chair, level))


async def _give_back(
    house: "House", table: LiveTable, viewer: Viewer, act: Act, number: int, message: Message
) -> None:
    """The seat for its person: by the host, or at once where the host is not here to be asked."""
    chair = table.seats[number]
    if not chair.person:
        raise Illegal("No bot plays for anybody in that seat.")
    if viewer.seat == number and is_here(table) and not made(table, viewer.player, viewer.seat):
        if number in table.wanting:
            raise Illegal("The host has been asked already: wait a moment.")
        events.check_room(table)
        await _happen(house, table, act, "/wants")
    elif viewer.seat == number or table.hosted_by(viewer.player, viewer.seat):
        await _happen(house, table, act, f"/back {number}", seated_again(chair))
    else:
        raise Illegal(_HOST)


async def _put_off(
    house: "House", table: LiveTable, viewer: Viewer, act: Act, number: int, message: Message
) -> None:
    """Not now: the bot plays on."""
    if not table.hosted_by(viewer.player, viewer.seat):
        raise Illegal(_HOST)
    if number not in table.wanting:
        raise Illegal("Nobody asks for that seat.")
    await _happen(house, table, act, f"/stays {number}")


async def _happen(
    house: "House", table: LiveTable, act: Act, text: str, chair: StoredSeat | None = None
) -> None:
    event = Event(table.ply, act.seat, text, act.sender, time())
    await actions.commit(house, table, act, event, chair=chair)
