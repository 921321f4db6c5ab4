"""Seats: stand-ins for people who are away, leaving, changing seats, the host's role, personal links."""

import logging
from enum import StrEnum
from math import ceil
from typing import Final

from boneyard.bots import BOTS
from boneyard.bots import bot as bot_named
from boneyard.core.errors import Illegal
from boneyard.core.phrase import marked
from boneyard.server.http.identity import called
from boneyard.server.live.actions import moves as actions
from boneyard.server.live.actions import takebacks
from boneyard.server.live.actions.moves import HOST_ONLY, Act, Context
from boneyard.server.live.setup.request import DEFAULT_BOT
from boneyard.server.live.setup.settings import SLOW
from boneyard.server.live.table import (
    PAST,
    LiveTable,
    MatchPhase,
    Stale,
    may_return,
    seated_again,
    standing_in,
)
from boneyard.server.steady_time import time
from boneyard.server.storage.tables import Event, SeatingChange, SeatKind, StoredSeat, TableGone
from boneyard.server.storage.writer import NotWritten
from boneyard.words.language import _, listed

log = logging.getLogger(__name__)

STAND_INS: Final = list(BOTS)[list(BOTS).index(DEFAULT_BOT) :]  # the bots good enough to play for a person
REMOVED: Final = marked("The host removed you from this table. You can still watch.")
_TRIES: Final = 5  # when other servers are faster


class SeatChange(StrEnum):
    """Who plays in a seat from now on."""

    BOT = "bot"
    PERSON = "person"


# --- bots for people who are away


async def change_seat(
    context: Context, table: LiveTable, act: Act, number: int, to: SeatChange, bot: str | None = None
) -> None:
    """Let a bot play for a person who is away, or take your own seat back from it."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        actions.match_at(table, act)
        if to is SeatChange.BOT:
            await _replace(context, table, act, number, bot)
        else:
            await _take_back(context, table, act, number)
    await _seats_changed(context, table)


async def _replace(context: Context, table: LiveTable, act: Act, number: int, bot: str | None) -> None:
    chair = table.seats[number]
    if chair.kind is not SeatKind.PERSON:
        raise Illegal(
            _("A bot already plays for {name}.", name=chair.name)
            if chair.person
            else _("{name} is a bot.", name=chair.name)
        )
    away = table.away(number)
    if away is None:
        raise Illegal(_("{name} is here: a bot only plays for someone who is away.", name=chair.name))
    if table.settings.limit >= SLOW:
        raise Illegal(_("Turns can take hours here: when someone's time is up, the clock plays for them."))
    if away < table.settings.grace:
        wait = ceil(table.settings.grace - away)
        raise Illegal(
            _("{name} has only just gone: a bot can take over in {wait} seconds.", name=chair.name, wait=wait)
        )
    level = bot_named(DEFAULT_BOT if bot is None else bot).name
    if level not in STAND_INS:
        raise Illegal(
            _(
                "A bot that plays for a person is {choices}, not {level}.",
                choices=listed(STAND_INS, "or"),
                level=level,
            )
        )
    table.check_event_limit()
    change = SeatingChange([standing_in(chair, level)])
    await _happen(context, table, act, f"/bot {number} {level}", change)


async def _take_back(context: Context, table: LiveTable, act: Act, number: int) -> None:
    chair = table.seats[number]
    if not chair.person:
        raise Illegal(_("No bot plays for anyone in that seat."))
    if act.seat != number:
        raise Illegal(_("{name} gets the seat back by coming back to the table.", name=chair.name))
    if chair.gone is TableGone.RESIGNED:
        raise Illegal(_("You resigned from this match. You can play again in the next one."))
    await _happen(context, table, act, f"/back {number}", SeatingChange([seated_again(chair)]))


async def resume(context: Context, table: LiveTable, number: int) -> None:
    """Give a seat back to a person who was away, at the moment they return."""
    try:
        for _try in range(_TRIES):
            async with table.lock:
                chair = table.seats[number]
                if not chair.person or chair.gone is not TableGone.NOT or table.closed:
                    return
                change = SeatingChange([seated_again(chair)])
                try:
                    await _happen(context, table, Act(table.ply, number, "house"), f"/back {number}", change)
                except Stale:
                    continue
                break
    except NotWritten:
        log.warning("A seat at table %s could not be given back; its player can ask for it.", table.id)
        return
    await _seats_changed(context, table)


# --- standing up, resigning, changing seats


async def leave(context: Context, table: LiveTable, act: Act) -> None:
    """Stand up: before the match the seat is open again, later a bot plays on."""
    async with table.lock:
        if _repeated(table, act):
            return
        if len(table.seats) == 1:
            raise Illegal(_("You're playing alone here. Just close the page."))
        chair, holders = table.seats[act.seat], table.holders(act.seat)
        keys: dict[str, int | None] = dict.fromkeys(holders)
        if table.match is None:
            await _reseat_waiting(context, table, act, SeatingChange([_opened(chair)], keys))
        else:
            former = act.player or next(iter(holders), "")
            host = _next_host(table, act.seat) if table.host in holders else ""
            gone = _left(chair, former)
            change = SeatingChange([gone], keys, host)
            await _happen(context, table, act, f"/left {act.seat} {gone.bot}", change, seat=None)
    await _seats_changed(context, table)


async def resign(context: Context, table: LiveTable, act: Act) -> None:
    """Give up the match: a bot plays on, and the person stays for the next one."""
    async with table.lock:
        if _repeated(table, act):
            return
        match = table.match
        if match is None or match.result is not None:
            raise Illegal(_("You can resign while a match is being played."))
        if len(table.seats) == 1:
            raise Illegal(_("In a solitaire, give up with the move concede."))
        chair = table.seats[act.seat]
        if chair.gone is TableGone.RESIGNED:
            raise Illegal(_("You already resigned."))
        change = SeatingChange([standing_in(chair, DEFAULT_BOT)._replace(gone=TableGone.RESIGNED)])
        await _happen(context, table, act, f"/resigns {act.seat} {DEFAULT_BOT}", change)
    await _seats_changed(context, table)


async def change_place(context: Context, table: LiveTable, act: Act, number: int) -> None:
    """Move to an open seat or a bot's, or ask a person to swap; your own seat's number cancels that.

    No one may see two hands of one round, so a change during a round waits until it's over.
    """
    async with table.lock:
        if _repeated(table, act):
            return
        own, other = table.seats[act.seat], table.seats[number]
        if number == act.seat:
            if act.seat not in table.wishes:
                raise Illegal(_("You're already in that seat."))
            await _happen(context, table, act, "/keeps", SeatingChange())
        elif table.match is None:
            if other.kind is SeatKind.PERSON:
                raise Illegal(_("{name} has that seat. Choose an open one or a bot's.", name=other.name))
            moving = table.moving(act.seat, number)
            await _reseat_waiting(context, table, act, actions.swapped(table, act.seat, number))
            for listener, seat in moving:
                listener.keep_seat(seat)
        else:
            await _change_in_match(context, table, act, number, own, other)
    await _seats_changed(context, table)


async def _change_in_match(
    context: Context, table: LiveTable, act: Act, number: int, own: StoredSeat, other: StoredSeat
) -> None:
    if own.kind is not SeatKind.PERSON:
        raise Illegal(_(actions.STANDS_IN))
    if may_return(other):
        raise Illegal(
            _("A bot is playing there for {name}, who may come back. Choose another seat.", name=other.name)
        )
    if table.wishes.get(act.seat) == number:
        raise Illegal(_("You already asked for {name}'s seat.", name=other.name))
    table.check_event_limit()
    agreed = table.is_free(number) or table.wishes.get(number) == act.seat
    if agreed and table.match_phase is not MatchPhase.PLAYING:
        await actions.swap_seats(context, table, act, number)
    else:
        await _happen(context, table, act, f"/change {number}", SeatingChange())


async def take_over(context: Context, table: LiveTable, player: str, name: object, number: int | None) -> int:
    """Take the seat that someone has left, between two rounds or after the match; your own at any time."""
    async with table.lock:
        left = [chair for chair in table.seats if chair.gone is TableGone.LEFT]
        own = table.former_seat(player)
        if number is None:
            number = own if own is not None else left[0].seat if left else 0
        if not 0 <= number < len(table.seats) or table.closed or not left:
            raise Illegal(_("This table has no open seat anymore, but you can watch."))
        chair = table.seats[number]
        if chair.gone is not TableGone.LEFT:
            raise Illegal(
                _("Seat {number} isn't open, but seat {seat} is.", number=number, seat=left[0].seat)
            )
        act = Act(table.ply, number, player, player=player)
        seated = seated_again(chair)
        if number == own:
            change = SeatingChange([seated], {player: number})
            await _happen(context, table, act, f"/back {number}", change)
        else:
            if table.match_phase not in (MatchPhase.ROUND_OVER, MatchPhase.OVER):
                raise Illegal(_("You can take {name}'s seat when this round is over.", name=chair.name))
            name = called(name, [each.name for each in table.seats])
            change = SeatingChange([seated._replace(name=name)], {player: number})
            await _happen(context, table, act, f"/takes {number},{chair.name},{name}", change)
    await _seats_changed(context, table)
    return number


# --- what the host decides


async def remove(context: Context, table: LiveTable, act: Act, number: int) -> None:
    """Remove a person: before the match the seat is open again, later a bot plays on."""
    if not table.acts_as_host(act.player, act.seat):
        raise Illegal(_(HOST_ONLY))
    async with table.lock:
        if _repeated(table, act):
            return
        chair = table.seats[number]
        if number == act.seat:
            raise Illegal(_("That is your own seat: you can stand up instead."))
        if chair.kind is not SeatKind.PERSON and (not chair.person or chair.gone is TableGone.LEFT):
            raise Illegal(_("There's no person in that seat."))
        holders = table.holders(number)
        keys: dict[str, int | None] = dict.fromkeys(holders)
        if table.match is None:
            opened = _opened(chair)
            await _reseat_waiting(context, table, act, SeatingChange([opened], keys, "", holders))
        else:
            gone = _left(chair, "")
            change = SeatingChange([gone], keys, "", holders)
            await _happen(context, table, act, f"/removed {number} {gone.bot}", change, seat=None)
    await _seats_changed(context, table)


async def pass_host(context: Context, table: LiveTable, act: Act, number: int) -> None:
    """Make another person the host."""
    if not table.acts_as_host(act.player, act.seat):
        raise Illegal(_(HOST_ONLY))
    async with table.lock:
        chair, holders = table.seats[number], table.holders(number)
        if chair.kind is not SeatKind.PERSON or not holders:
            raise Illegal(_("Only a person can be the host. Choose another seat."))
        if table.host in holders:
            raise Illegal(_("{name} is already the host.", name=chair.name))
        await _reseat(context, table, act, SeatingChange(host=holders[0]))
    await _seats_changed(context, table)


# --- personal links


async def revoke(context: Context, table: LiveTable, act: Act) -> None:
    """Replace the personal link of your own seat; devices that were opened with the old one lose the seat."""
    async with table.lock:
        chair = table.seats[act.seat]
        kept = act.player or (table.host if table.host in table.holders(act.seat) else "")
        others: dict[str, int | None] = {player: None for player in table.holders(act.seat) if player != kept}
        await _reseat(context, table, act, SeatingChange([chair._replace(link=chair.link + 1)], others))
    await _seats_changed(context, table)


# --- how a change is made


def _opened(chair: StoredSeat) -> StoredSeat:
    return StoredSeat(chair.seat, "", SeatKind.OPEN, DEFAULT_BOT, link=chair.link + 1)


def _left(chair: StoredSeat, former: str) -> StoredSeat:
    level = chair.bot if chair.person and chair.bot in STAND_INS else DEFAULT_BOT
    gone = standing_in(chair, level)
    return gone._replace(gone=TableGone.LEFT, former=former, link=chair.link + 1)


def _next_host(table: LiveTable, leaving: int) -> str:
    """The next host when one leaves: the first other person, preferably one who is connected."""
    here = table.seats_here
    people = sorted((seat for seat in table.people if seat != leaving), key=lambda seat: seat not in here)
    return next((holders[0] for seat in people if (holders := table.holders(seat))), "")


def _repeated(table: LiveTable, act: Act) -> bool:
    """Whether a message without a ply was already carried out; otherwise the ply it applies to."""
    if table.closed:
        raise Illegal(_(table.closed))
    if table.was_done(act.sender):
        act.accepted(table.ply)
        return True
    act.ply = table.ply
    return False


async def _reseat_waiting(context: Context, table: LiveTable, act: Act, change: SeatingChange) -> None:
    await _reseat(context, table, act, change, waiting=True)


async def _reseat(
    context: Context, table: LiveTable, act: Act, change: SeatingChange, waiting: bool = False
) -> None:
    """A change that is no event of the match."""
    if table.closed:
        raise Illegal(_(table.closed))
    if not await context.store.tables.reseat(table.id, change, waiting):
        await context.catch_up(table)
        raise Stale(_(PAST))
    table.reseat(change)
    act.accepted(table.ply)


async def _happen(
    context: Context, table: LiveTable, act: Act, text: str, change: SeatingChange, seat: int | None = -1
) -> None:
    """An event of the match; the seat it belongs to is the actor's unless another one is named."""
    event = Event(table.ply, act.seat if seat == -1 else seat, text, act.sender, time())
    await actions.commit(context, table, act, event, change=change)


async def _seats_changed(context: Context, table: LiveTable) -> None:
    """Notify everyone, and carry out what only waited for someone who is gone."""
    context.seats_changed(table)
    if table.match is not None:
        table.show_position()  # players who lost or gained a seat see a different hand
    await takebacks.settle(context, table)
