"""Taking moves back and playing them again, and asking the others for it where there are any."""

from time import time
from typing import TYPE_CHECKING

from boneyard.core.errors import Illegal
from boneyard.core.game import NOBODY
from boneyard.core.match import Match
from boneyard.server.live import actions, events
from boneyard.server.live.actions import Act
from boneyard.server.live.events import REDO, REMATCH, UNDO
from boneyard.server.live.shuffles import shuffled
from boneyard.server.live.table import PLAYING, LiveTable
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.schema import Malformed, Message, act_of
from boneyard.server.storage.tables import Event, Shuffle

if TYPE_CHECKING:
    from boneyard.server.house import House


_MOST = 2**31


async def undo(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Take back moves of the round, at once where nobody else is asked."""
    act, count = act_of(message, viewer), _count(message)
    to = message.get("to")
    if to not in (None, "start"):
        raise Malformed('Say "to": "start" for the start of the round, or leave it out.')
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        made = len(match.round.moves)
        if not made:
            raise Illegal("There is nothing to take back: no move has been made in this round.")
        if to == "start":
            count = made
        elif count is None:
            count = events.to_decision(match, act.seat)
            if not count:
                raise Illegal("You have nothing to take back: you have made no move in this round.")
        if count > made:
            raise Illegal(f"{count} moves cannot be taken back: {made} have been made in this round.")
        await _do_or_ask(house, table, act, UNDO, count)


async def redo(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Play again what was taken back, at once where nobody else is asked."""
    act, count = act_of(message, viewer), _count(message)
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        if not table.undone:
            raise Illegal("There is nothing to play again: nothing was taken back since the last move.")
        if count is None:
            count = events.from_decision(match, act.seat, table.undone)
        if count > len(table.undone):
            raise Illegal(f"{count} moves cannot be played again: {len(table.undone)} were taken back.")
        await _do_or_ask(house, table, act, REDO, count)


async def rematch(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Play another match at this table, once everybody who is here wants to."""
    act = act_of(message, viewer)
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        if match.result is None:
            raise Illegal("There is a rematch when this match is over.")
        if len(table.past) + 1 >= events.MOST_MATCHES:
            raise Illegal(f"{events.MOST_MATCHES} matches were played at this table: make another one.")
        asked = table.asking if table.asking is not None and table.asking.what == REMATCH else None
        agreed = asked.agreed if asked is not None else []
        here = {each.seat for each in table.viewers}
        # Another server may have the others: then everybody's word is waited for.
        missing = [
            chair.seat
            for chair in table.seats
            if chair.kind == "person"
            and chair.seat not in (act.seat, *agreed)
            and (chair.seat in here or house.settings.bus)
        ]
        if not missing:
            await _begin_again(house, table, act, match)
        elif asked is None:
            events.check_room(table)
            await _happen(house, table, act, f"/asks {REMATCH}")
        elif act.seat in agreed:
            raise Illegal(f"You want it already: {table.seats[missing[0]].name} has not answered yet.")
        else:
            await _happen(house, table, act, "/yes")


async def _begin_again(house: "House", table: LiveTable, act: Act, match: Match) -> None:
    """Deal the first round of the next match; where a lot decides who begins, it is the next seat's turn."""
    game, before = table.game, table.before + len(match.rounds)
    begun = table.shuffles[table.before + 1].first
    turn = NOBODY if begun == NOBODY else (begun + 1) % game.seats
    first = shuffled(game, 1, NOBODY, game.totals_at_first(), before, turn)
    await _happen(house, table, act, f"/{REMATCH}", PLAYING, first)


async def answer(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Agree to what somebody asks for, or not; who asked may withdraw it so."""
    act, agree = act_of(message, viewer), message.get("agree")
    if not isinstance(agree, bool):
        raise Malformed('Say whether you "agree": true or false.')
    async with table.lock:
        if actions.repeated(table, act):
            return
        _round(table, act)
        asked = table.asking
        if asked is None:
            raise Illegal("Nobody asks for anything now.")
        if not agree:
            await _happen(house, table, act, "/no")
            return
        if act.seat in asked.agreed:
            raise Illegal("You have agreed already.")
        missing = [seat for seat in events.waits(table) if seat != act.seat]
        if asked.what == REMATCH:
            raise Illegal("Who wants the rematch too asks for it as well.")
        if missing:
            await _happen(house, table, act, "/yes")
        else:
            await _happen(house, table, act, asked.text, _phase_after(table, asked.what, asked.count))


def _count(message: Message) -> int | None:
    count = message.get("count")
    if count is not None and (type(count) is not int or not 0 < count < _MOST):
        raise Malformed('A "count" is a number of moves from 1; leave it out for your own last choice.')
    return count


def _round(table: LiveTable, act: Act) -> Match:
    """The match, for somebody who plays in it."""
    match = actions.on_the_table(table, act)
    if table.kind(act.seat) != "person":
        raise Illegal(actions.STANDS_IN)
    return match


async def _do_or_ask(house: "House", table: LiveTable, act: Act, what: str, count: int) -> None:
    events.check_room(table)
    asked, away = table.asking, events.away(table, act.seat)
    if away:  # who looks ahead alone would know what lies face down when the other one comes back
        raise Illegal(
            f"A bot plays for {away}, who may come back to this hand: nothing is taken back meanwhile."
        )
    if table.alone(act.seat):
        await _happen(house, table, act, f"/{what} {count}", _phase_after(table, what, count))
        return
    same = asked is not None and asked.seat == act.seat and asked.what == what
    if asked is not None and same and not events.waits(table):
        await _happen(house, table, act, asked.text, _phase_after(table, asked.what, asked.count))
        return  # who was still to answer has left the table to a bot
    if asked is not None:
        raise Illegal(f"{table.seats[asked.seat].name} has asked for something already: answer that first.")
    await _happen(house, table, act, f"/asks {what} {count}")


def _phase_after(table: LiveTable, what: str, count: int) -> str:
    """Moves that are taken back open the match again, and moves played again may end it once more."""
    match = table.match
    assert match is not None
    if what == UNDO:
        return PLAYING
    game, state = match.game, match.state
    for mover, move in reversed(table.undone[-count:]):
        state = game.play(state, mover, move)
    return (
        actions.outcome(table, state, match.round.deal, match.round.before, match.round.number)[0] or PLAYING
    )


async def _happen(
    house: "House", table: LiveTable, act: Act, text: str, phase: str = "", shuffle: Shuffle | None = None
) -> None:
    event = Event(table.ply, act.seat, text, act.sender, time())
    await actions.commit(house, table, act, event, phase, shuffle)
