"""What may need the others' consent: taking moves back, playing them again, a hint, a rematch."""

from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.game import NOBODY
from boneyard.core.match import Match
from boneyard.server.live import actions, events
from boneyard.server.live.actions import Act, Context
from boneyard.server.live.events import RequestKind
from boneyard.server.live.shuffles import shuffled
from boneyard.server.live.table import LiveTable, Stale, seated_again, standing_in
from boneyard.server.live.table_request import DEFAULT_BOT, bots_own
from boneyard.server.live.table_settings import Help
from boneyard.server.steady_time import time
from boneyard.server.storage.tables import Event, Gone, Phase, SeatingChange, SeatKind, Shuffle, StoredSeat

UNDO_OFF = "Undo is off at this table."
HINTS_OFF = "Hints are off at this table."


async def undo(
    context: Context, table: LiveTable, act: Act, count: int | None, to_start: bool = False
) -> None:
    """Take back moves of the round, at once where nobody else is asked."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        made = len(match.round.moves)
        if not made:
            raise Illegal("There's nothing to undo: no move has been made in this round.")
        if to_start:
            count = made
        elif count is None:
            count = events.to_decision(match, act.seat)
            if not count:
                raise Illegal("There's nothing to undo: you haven't made a move in this round.")
        if count > made:
            raise Illegal(f"You can't undo {count} moves: {made} have been made in this round.")
        await _do_or_ask(context, table, act, RequestKind.UNDO, count)


async def redo(context: Context, table: LiveTable, act: Act, count: int | None) -> None:
    """Play again what was taken back, at once where nobody else is asked."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        if not table.undone:
            raise Illegal("There's nothing to redo: nothing was undone since the last move.")
        if count is None:
            count = events.from_decision(match, act.seat, table.undone)
        if count > len(table.undone):
            raise Illegal(f"You can't redo {count} moves: {len(table.undone)} were undone.")
        await _do_or_ask(context, table, act, RequestKind.REDO, count)


async def consult(context: Context, table: LiveTable, act: Act) -> None:
    """Ask the others for a hint, where the host left that to them."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        if act.seat not in match.actors:
            raise NotYourTurn("You can ask for a hint when it's your turn.")
        rule = table.hint_rule(act.seat)
        if rule is not Help.ASK:
            why = "You can have a hint without asking." if rule is Help.ON else HINTS_OFF
            raise Illegal(why)
        table.check_event_limit()
        _check_free(table)
        await _happen(context, table, act, f"/asks {RequestKind.HINT}")


async def rematch(context: Context, table: LiveTable, act: Act) -> None:
    """Play another match at this table, once everybody who is here wants to."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = actions.match_at(table, act)
        if match.result is None:
            raise Illegal("You can ask for a rematch when this match is over.")
        if act.seat not in table.rematchers:
            raise Illegal(actions.STANDS_IN)
        if table.match_number >= events.MOST_MATCHES:
            raise Illegal(f"This table has played {events.MOST_MATCHES} matches. Start another table.")
        asked = (
            table.request if table.request is not None and table.request.kind is RequestKind.REMATCH else None
        )
        agreed = asked.agreed if asked is not None else []
        missing = [seat for seat in table.rematch_awaits if seat not in (act.seat, *agreed)]
        if not missing:
            await _begin_again(context, table, act, match)
        elif asked is None:
            table.check_event_limit()
            await _happen(context, table, act, f"/asks {RequestKind.REMATCH}")
        elif act.seat in agreed:
            raise Illegal(f"You already asked. {table.seats[missing[0]].name} hasn't answered yet.")
        else:
            await _happen(context, table, act, "/yes")


async def settle(context: Context, table: LiveTable) -> None:
    """Carry out a request that only waited for someone who is gone by now."""
    async with table.lock:
        asked, match = table.request, table.match
        if asked is None or match is None or table.closed or table.missing_answers():
            return
        act = Act(table.ply, asked.seat, "house")
        try:
            if asked.kind is RequestKind.REMATCH:
                await _begin_again(context, table, act, match)
            else:
                await _happen(context, table, act, asked.text, _phase_after(table, asked.kind, asked.count))
        except Stale:
            return  # another server was faster


async def _begin_again(context: Context, table: LiveTable, act: Act, match: Match) -> None:
    """Deal the first round of the next match; where a lot decides who begins, it is the next seat's turn."""
    table.check_event_limit()
    left = [chair for chair in table.seats if chair.gone is Gone.LEFT]
    for chair in left:  # another match is not theirs: from now on the bot plays under its own name
        bot = bots_own(chair, table.names)
        text = f"/takes {chair.seat},{chair.name},{bot.name}"
        event = Event(table.ply, None, text, "", time())
        await actions.commit(
            context, table, Act(table.ply, chair.seat, ""), event, change=SeatingChange([bot])
        )
    game, before = table.game, table.rounds_before + len(match.rounds)
    begun = table.shuffles[table.rounds_before + 1].first
    turn = NOBODY if begun == NOBODY else (begun + 1) % game.seats
    first = shuffled(game, 1, NOBODY, game.totals_at_first(), before, turn)
    seats = [found for chair in table.seats if (found := _for_another_match(table, chair)) != chair]
    event = Event(table.ply, act.seat, f"/{RequestKind.REMATCH}", act.sender, time())
    await actions.commit(context, table, act, event, Phase.PLAYING, first, SeatingChange(seats))
    if seats or left:
        context.seats_changed(table)


def _for_another_match(table: LiveTable, chair: StoredSeat) -> StoredSeat:
    """A seat at the start of a rematch: someone who resigned plays again, and nobody waits for someone away."""
    away = table.away(chair.seat)
    if chair.gone is Gone.RESIGNED:
        chair = seated_again(chair)
    if chair.kind is SeatKind.PERSON and away is not None and away >= table.settings.grace:
        return standing_in(chair, DEFAULT_BOT)
    return chair


async def answer(context: Context, table: LiveTable, act: Act, agree: bool) -> None:
    """Agree to what somebody asks for, or not; who asked may withdraw it so."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        _round(table, act)
        asked = table.request
        if asked is None:
            raise Illegal("No one is asking for anything right now.")
        if not agree:
            await _happen(context, table, act, "/no")
            return
        if act.seat in asked.agreed:
            raise Illegal("You already agreed.")
        missing = [seat for seat in table.missing_answers() if seat != act.seat]
        if asked.kind is RequestKind.REMATCH:
            raise Illegal("If you want the rematch too, ask for it.")
        if missing:
            await _happen(context, table, act, "/yes")
        else:
            await _happen(context, table, act, asked.text, _phase_after(table, asked.kind, asked.count))


def _round(table: LiveTable, act: Act) -> Match:
    """The match, for somebody who plays in it."""
    match = actions.match_at(table, act)
    if table.kind(act.seat) is not SeatKind.PERSON:
        raise Illegal(actions.STANDS_IN)
    return match


async def _do_or_ask(context: Context, table: LiveTable, act: Act, kind: RequestKind, count: int) -> None:
    table.check_event_limit()
    if table.settings.undo is Help.OFF and table.among_people(act.seat):
        raise Illegal(UNDO_OFF)
    if table.round_is_fixed:
        raise Illegal("Players have changed seats since: this round stays as it was played.")
    asked, away = table.request, table.replaced_player(act.seat)
    if away:  # who looks ahead alone would know what lies face down when the other one comes back
        raise Illegal(
            f"A bot is playing for {away}, who may come back to this hand, so nothing can be undone until then."
        )
    if table.alone(act.seat) or table.settings.undo is Help.ON:
        await _happen(context, table, act, f"/{kind} {count}", _phase_after(table, kind, count))
        return
    same = asked is not None and asked.seat == act.seat and asked.kind is kind
    if asked is not None and same and not table.missing_answers():
        await _happen(context, table, act, asked.text, _phase_after(table, asked.kind, asked.count))
        return  # who was still to answer has left the table to a bot
    _check_free(table)
    await _happen(context, table, act, f"/asks {kind} {count}")


def _check_free(table: LiveTable) -> None:
    """Refuse a second request while one is open."""
    if table.request is not None:
        name = table.seats[table.request.seat].name
        raise Illegal(f"{name} already asked for something. Answer that first.")


def _phase_after(table: LiveTable, kind: RequestKind, count: int) -> str:
    """Moves that are taken back open the match again, and moves played again may end it once more."""
    match = table.match
    assert match is not None
    if kind is RequestKind.HINT:
        return ""
    if kind is RequestKind.UNDO:
        return Phase.PLAYING
    game, state = match.game, match.state
    for mover, move in reversed(table.undone[-count:]):
        state = game.play(state, mover, move)
    return (
        actions.outcome(table, state, match.round.deal, match.round.before, match.round.number)[0]
        or Phase.PLAYING
    )


async def _happen(
    context: Context, table: LiveTable, act: Act, text: str, phase: str = "", shuffle: Shuffle | None = None
) -> None:
    event = Event(table.ply, act.seat, text, act.sender, time())
    await actions.commit(context, table, act, event, phase, shuffle)
