"""What may need the others' consent: taking moves back, playing them again, a hint, a rematch."""

from functools import partial

from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.match import Match
from boneyard.core.phrase import marked
from boneyard.server.live import events
from boneyard.server.live.actions import moves as actions
from boneyard.server.live.actions.moves import Act, Context
from boneyard.server.live.events import RequestKind
from boneyard.server.live.setup.request import DEFAULT_BOT, bots_own
from boneyard.server.live.setup.settings import Help
from boneyard.server.live.shuffles import promised
from boneyard.server.live.table import LiveTable, Stale, seated_again, standing_in
from boneyard.server.steady_time import time
from boneyard.server.storage.tables import Event, Phase, SeatingChange, SeatKind, StoredSeat, TableGone
from boneyard.words.language import _

UNDO_OFF = marked("Undo is off at this table.")
HINTS_OFF = marked("Hints are off at this table.")


async def undo(
    context: Context, table: LiveTable, act: Act, count: int | None, to_start: bool = False
) -> None:
    """Take back moves of the round, immediately if no one has to be asked."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        made = len(match.round.moves)
        if not made:
            raise Illegal(_("There's nothing to undo: no move has been made in this round."))
        if to_start:
            count = made
        elif count is None:
            count = events.to_decision(match, act.seat)
            if not count:
                raise Illegal(_("There's nothing to undo: you haven't made a move in this round."))
        if count > made:
            raise Illegal(
                _(
                    "You can't undo {count} moves: {made} have been made in this round.",
                    count=count,
                    made=made,
                )
            )
        await _do_or_ask(context, table, act, RequestKind.UNDO, count)


async def redo(context: Context, table: LiveTable, act: Act, count: int | None) -> None:
    """Redo what was taken back, immediately if no one has to be asked."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        if not table.undone:
            raise Illegal(_("There's nothing to redo: nothing was undone since the last move."))
        if count is None:
            count = events.from_decision(match, act.seat, table.undone)
        if count > len(table.undone):
            raise Illegal(
                _(
                    "You can't redo {count} moves: {undone} were undone.",
                    count=count,
                    undone=len(table.undone),
                )
            )
        await _do_or_ask(context, table, act, RequestKind.REDO, count)


async def consult(context: Context, table: LiveTable, act: Act) -> None:
    """Ask the others if you may have a hint, if the host left that to them."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        if act.seat not in match.actors:
            raise NotYourTurn(_("You can ask for a hint when it's your turn."))
        rule = table.hint_rule(act.seat)
        if rule is not Help.ASK:
            why = _("You can have a hint without asking.") if rule is Help.ON else _(HINTS_OFF)
            raise Illegal(why)
        table.check_event_limit()
        _check_free(table)
        await _happen(context, table, act, f"/asks {RequestKind.HINT}")


async def rematch(context: Context, table: LiveTable, act: Act) -> None:
    """Play another match at this table, once everyone who is here wants to."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = actions.match_at(table, act)
        if match.result is None:
            raise Illegal(_("You can ask for a rematch when this match is over."))
        if act.seat not in table.rematchers:
            raise Illegal(_(actions.STANDS_IN))
        if table.match_number >= events.MOST_MATCHES:
            raise Illegal(
                _("This table has played {count} matches. Start another table.", count=events.MOST_MATCHES)
            )
        asked = (
            table.request if table.request is not None and table.request.kind is RequestKind.REMATCH else None
        )
        agreed = asked.agreed if asked is not None else []
        missing = [seat for seat in table.rematch_awaits if seat not in (act.seat, *agreed)]
        if not missing and not context.dealer.must_wait(table):
            await _begin_again(context, table, act, match)
            return
        if asked is None:
            table.check_event_limit()
            await _happen(context, table, act, f"/asks {RequestKind.REMATCH}")
        elif act.seat not in agreed:
            await _happen(context, table, act, "/yes")
        elif missing:
            raise Illegal(
                _("You already asked. {name} hasn't answered yet.", name=table.seats[missing[0]].name)
            )
        else:
            act.accepted(table.ply)
        if not missing:
            context.dealer.begin(table, partial(settle, context, table, dealing=True))


async def settle(context: Context, table: LiveTable, dealing: bool = False) -> None:
    """Carry out a request that only waited for someone who has left, or for contributions to the next shuffle."""
    async with table.lock:
        asked, match = table.request, table.match
        if asked is None or match is None or table.closed or table.missing_answers():
            return
        act = Act(table.ply, asked.seat, "house")
        try:
            if asked.kind is RequestKind.REMATCH and not dealing and context.dealer.must_wait(table):
                context.dealer.begin(table, partial(settle, context, table, dealing=True))
            elif asked.kind is RequestKind.REMATCH:
                await _begin_again(context, table, act, match)
            else:
                await _happen(context, table, act, asked.text, _phase_after(table, asked.kind, asked.count))
        except Stale:
            return  # another server was faster


async def _begin_again(context: Context, table: LiveTable, act: Act, match: Match) -> None:
    """Deal the first round of the next match; if the start is random, the next seat starts."""
    table.check_event_limit()
    game = table.game
    seats = [found for chair in table.seats if (found := _for_another_match(table, chair)) != chair]
    people = {*table.people} | {chair.seat for chair in seats}
    people -= {chair.seat for chair in seats if chair.kind is not SeatKind.PERSON}
    first = await actions.ready_shuffle(context, table, sorted(people), rematch=True)
    left = [chair for chair in table.seats if chair.gone is TableGone.LEFT]
    for chair in left:  # another match is not theirs: from now on the bot plays under its own name
        bot = bots_own(chair, table.names)
        text = f"/takes {chair.seat},{chair.name},{bot.name}"
        event = Event(table.ply, None, text, "", time())
        await actions.commit(
            context, table, Act(table.ply, chair.seat, ""), event, change=SeatingChange([bot])
        )
    event = Event(table.ply, act.seat, f"/{RequestKind.REMATCH}", act.sender, time())
    shuffles = (first,) if game.seats == 1 else (first, promised(first.number + 1))
    await actions.commit(context, table, act, event, Phase.PLAYING, shuffles, SeatingChange(seats))
    if seats or left:
        context.seats_changed(table)


def _for_another_match(table: LiveTable, chair: StoredSeat) -> StoredSeat:
    """A seat at the start of a rematch: someone who resigned plays again, and no one waits for someone away."""
    away = table.away(chair.seat)
    if chair.gone is TableGone.RESIGNED:
        chair = seated_again(chair)
    if chair.kind is SeatKind.PERSON and away is not None and away >= table.settings.grace:
        return standing_in(chair, DEFAULT_BOT)
    return chair


async def answer(context: Context, table: LiveTable, act: Act, agree: bool) -> None:
    """Agree to a request, or not; the player who asked can withdraw it this way."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        _round(table, act)
        asked = table.request
        if asked is None:
            raise Illegal(_("No one is asking for anything right now."))
        if not agree:
            await _happen(context, table, act, "/no")
            return
        if act.seat in asked.agreed:
            raise Illegal(_("You already agreed."))
        missing = [seat for seat in table.missing_answers() if seat != act.seat]
        if asked.kind is RequestKind.REMATCH:
            raise Illegal(_("If you want the rematch too, ask for it."))
        if missing:
            await _happen(context, table, act, "/yes")
        else:
            await _happen(context, table, act, asked.text, _phase_after(table, asked.kind, asked.count))


def _round(table: LiveTable, act: Act) -> Match:
    """The match, for one of its players."""
    match = actions.match_at(table, act)
    if table.kind(act.seat) is not SeatKind.PERSON:
        raise Illegal(_(actions.STANDS_IN))
    return match


async def _do_or_ask(context: Context, table: LiveTable, act: Act, kind: RequestKind, count: int) -> None:
    table.check_event_limit()
    if table.settings.undo is Help.OFF and table.among_people(act.seat):
        raise Illegal(_(UNDO_OFF))
    if table.round_is_fixed:
        raise Illegal(_("Players have changed seats since then, so this round stays as it was played."))
    asked, away = table.request, table.replaced_player(act.seat)
    if away:  # looking ahead alone would reveal face-down tiles before the other player comes back
        raise Illegal(
            _(
                "A bot is playing for {away}, who may come back to this hand, so nothing can be undone until then.",
                away=away,
            )
        )
    if table.alone(act.seat) or table.settings.undo is Help.ON:
        await _happen(context, table, act, f"/{kind} {count}", _phase_after(table, kind, count))
        return
    same = asked is not None and asked.seat == act.seat and asked.kind is kind
    if asked is not None and same and not table.missing_answers():
        await _happen(context, table, act, asked.text, _phase_after(table, asked.kind, asked.count))
        return  # the player who hadn't answered has left the table to a bot
    _check_free(table)
    await _happen(context, table, act, f"/asks {kind} {count}")


def _check_free(table: LiveTable) -> None:
    """Refuse a second request while one is open."""
    if table.request is not None:
        name = table.seats[table.request.seat].name
        raise Illegal(_("{name} already asked for something. Answer that first.", name=name))


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


async def _happen(context: Context, table: LiveTable, act: Act, text: str, phase: str = "") -> None:
    event = Event(table.ply, act.seat, text, act.sender, time())
    await actions.commit(context, table, act, event, phase)
