"""Stand-ins: a bot takes over when a player leaves, and the seat is given back when they return; the host decides."""

from enum import StrEnum
from time import time

from boneyard.bots import bot as bot_named
from boneyard.core.errors import Illegal
from boneyard.server.live import actions
from boneyard.server.live.actions import Act, Context
from boneyard.server.live.table import LiveTable, seated_again, standing_in
from boneyard.server.live.table_request import DEFAULT_BOT
from boneyard.server.storage.tables import Event, SeatKind, StoredSeat


class SeatChange(StrEnum):
    """To whom a seat goes; or `wait`: a player who wants it back has to."""

    BOT = "bot"
    PERSON = "person"
    WAIT = "wait"


_HOST = "Only who made the table decides who sits there."


async def change_seat(
    context: Context, table: LiveTable, act: Act, number: int, to: SeatChange, bot: str | None = None
) -> None:
    """Put a bot in a player's place, give the place back, ask for it, or put that off."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        actions.match_at(table, act)
        match to:
            case SeatChange.BOT:
                await _replace(context, table, act, number, bot)
            case SeatChange.PERSON:
                await _give_back(context, table, act, number)
            case SeatChange.WAIT:
                await _put_off(context, table, act, number)
    context.seats_changed(table)


async def _replace(context: Context, table: LiveTable, act: Act, number: int, bot: str | None) -> None:
    """A bot for a person who is not here."""
    chair = table.seats[number]
    if not table.acts_as_host(act.player, act.seat):
        raise Illegal(_HOST)
    if chair.kind is not SeatKind.PERSON and not chair.person:
        raise Illegal(f"{chair.name} is a bot already.")
    if chair.kind is SeatKind.PERSON and number in table.seats_here:
        raise Illegal(f"{chair.name} is here: a bot only plays for somebody who has left.")
    table.check_event_limit()
    level = bot_named(DEFAULT_BOT if bot is None else bot).name
    await _happen(context, table, act, f"/bot {number} {level}", standing_in(chair, level))


async def _give_back(context: Context, table: LiveTable, act: Act, number: int) -> None:
    """The seat for its person: by the host, or at once where the host is not here to be asked."""
    chair = table.seats[number]
    if not chair.person:
        raise Illegal("No bot plays for anybody in that seat.")
    if act.seat == number and table.host_here and not table.is_host(act.player, act.seat):
        if number in table.seats_wanted:
            raise Illegal("The host has been asked already: wait a moment.")
        table.check_event_limit()
        await _happen(context, table, act, "/wants")
    elif act.seat == number or table.acts_as_host(act.player, act.seat):
        await _happen(context, table, act, f"/back {number}", seated_again(chair))
    else:
        raise Illegal(_HOST)


async def _put_off(context: Context, table: LiveTable, act: Act, number: int) -> None:
    """Not now: the bot plays on."""
    if not table.acts_as_host(act.player, act.seat):
        raise Illegal(_HOST)
    if number not in table.seats_wanted:
        raise Illegal("Nobody asks for that seat.")
    await _happen(context, table, act, f"/stays {number}")


async def _happen(
    context: Context, table: LiveTable, act: Act, text: str, chair: StoredSeat | None = None
) -> None:
    event = Event(table.ply, act.seat, text, act.sender, time())
    await actions.commit(context, table, act, event, chair=chair)
