"""Taking moves back, playing them again and rematches, with the other players' consent where there are any."""

from time import time

from boneyard.core.errors import Illegal
from boneyard.core.game import NOBODY
from boneyard.core.match import Match
from boneyard.server.live import actions, events
from boneyard.server.live.actions import Act, Context
from boneyard.server.live.events import RequestKind
from boneyard.server.live.shuffles import shuffled
from boneyard.server.live.table import LiveTable
from boneyard.server.storage.tables import Event, Phase, SeatKind, Shuffle


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
            raise Illegal("There is nothing to take back: no move has been made in this round.")
        if to_start:
            count = made
        elif count is None:
            count = events.to_decision(match, act.seat)
            if not count:
                raise Illegal("You have nothing to take back: you have made no move in this round.")
        if count > made:
            raise Illegal(f"{count} moves cannot be taken back: {made} have been made in this round.")
        await _do_or_ask(context, table, act, RequestKind.UNDO, count)


async def redo(context: Context, table: LiveTable, act: Act, count: int | None) -> None:
    """Play again what was taken back, at once where nobody else is asked."""
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
        await _do_or_ask(context, table, act, RequestKind.REDO, count)


async def rematch(context: Context, table: LiveTable, act: Act) -> None:
    """Play another match at this table, once everybody who is here wants to."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        match = _round(table, act)
        if match.result is None:
            raise Illegal("There is a rematch when this match is over.")
        if table.match_number >= events.MOST_MATCHES:
            raise Illegal(f"{events.MOST_MATCHES} matches were played at this table: make another one.")
        asked = (
            table.request if table.request is not None and table.request.kind is RequestKind.REMATCH else None
        )
        agreed = asked.agreed if asked is not None else []
        here = table.seats_here
        # Another server may have the others: then everybody's word is waited for.
        missing = [
            seat
            for seat in table.people
            if seat not in (act.seat, *agreed) and (seat in here or context.shared)
        ]
        if not missing:
            await _begin_again(context, table, act, match)
        elif asked is None:
            table.check_event_limit()
            await _happen(context, table, act, f"/asks {RequestKind.REMATCH}")
        elif act.seat in agreed:
            raise Illegal(f"You want it already: {table.seats[missing[0]].name} has not answered yet.")
        else:
            await _happen(context, table, act, "/yes")


async def _begin_again(context: Context, table: LiveTable, act: Act, match: Match) -> None:
    """Deal the first round of the next match; where a lot decides who begins, it is the next seat's turn."""
    game, before = table.game, table.rounds_before + len(match.rounds)
    begun = table.shuffles[table.rounds_before + 1].first
    turn = NOBODY if begun == NOBODY else (begun + 1) % game.seats
    first = shuffled(game, 1, NOBODY, game.totals_at_first(), before, turn)
    await _happen(context, table, act, f"/{RequestKind.REMATCH}", Phase.PLAYING, first)


async def answer(context: Context, table: LiveTable, act: Act, agree: bool) -> None:
    """Agree to what somebody asks for, or not; who asked may withdraw it so."""
    async with table.lock:
        if actions.repeated(table, act):
            return
        _round(table, act)
        asked = table.request
        if asked is None:
            raise Illegal("Nobody asks for anything now.")
        if not agree:
            await _happen(context, table, act, "/no")
            return
        if act.seat in asked.agreed:
            raise Illegal("You have agreed already.")
        missing = [seat for seat in table.missing_answers() if seat != act.seat]
        if asked.kind is RequestKind.REMATCH:
            raise Illegal("Who wants the rematch too asks for it as well.")
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
    asked, away = table.request, table.replaced_player(act.seat)
    if away:  # who looks ahead alone would know what lies face down when the other one comes back
        raise Illegal(
            f"A bot plays for {away}, who may come back to this hand: nothing is taken back meanwhile."
        )
    if table.alone(act.seat):
        await _happen(context, table, act, f"/{kind} {count}", _phase_after(table, kind, count))
        return
    same = asked is not None and asked.seat == act.seat and asked.kind is kind
    if asked is not None and same and not table.missing_answers():
        await _happen(context, table, act, asked.text, _phase_after(table, asked.kind, asked.count))
        return  # who was still to answer has left the table to a bot
    if asked is not None:
        raise Illegal(f"{table.seats[asked.seat].name} has asked for something already: answer that first.")
    await _happen(context, table, act, f"/asks {kind} {count}")


def _phase_after(table: LiveTable, kind: RequestKind, count: int) -> str:
    """Moves that are taken back open the match again, and moves played again may end it once more."""
    match = table.match
    assert match is not None
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
