"""What is done at a table: checked first, committed next, applied and shown last."""

from asyncio import Future
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.game import NOBODY, Deal, Points, State
from boneyard.core.match import Match
from boneyard.server.live.chat import KEPT, clean
from boneyard.server.live.shuffles import shuffled
from boneyard.server.live.table import DEAL, PAST, READY, LiveTable, Stale
from boneyard.server.steady_time import time
from boneyard.server.storage.chat import ChatLine
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event, Phase, SeatingChange, SeatKind, Shuffle

MOST_FORCED = 10_000  # moves of one run: more than the longest count of Bingo takes
STANDS_IN = "A bot is playing for you. Take your seat back first."
HOST_ONLY = "Only the host can change this."


class Context(Protocol):
    """What actions need besides the table itself."""

    @property
    def store(self) -> Store:
        """Where events are committed."""

    @property
    def shared(self) -> bool:
        """Whether other servers may have players of the same table."""

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what another server has stored, and show it."""

    def happened(self, table: LiveTable) -> None:
        """An event was committed and shown: bots, clocks, the lobby and other servers follow."""

    def seats_changed(self, table: LiveTable) -> None:
        """Someone sat down or left, or the settings changed."""

    def chat_changed(self, table: LiveTable) -> None:
        """Something was said."""


class Act:
    """A player's message that asks for an event: who sent it, with which id, for which ply."""

    def __init__(
        self,
        ply: int,
        seat: int,
        who: str,
        id: str = "",
        player: str | None = None,
        on_accepted: Callable[[int], None] | None = None,
    ) -> None:
        self.ply = ply
        self.seat = seat
        self.player = player
        self.sender = f"{who} {id}" if id else ""
        self.by_person = on_accepted is not None
        self._on_accepted = on_accepted

    @classmethod
    def by_clock(cls, ply: int, seat: int, sender: str) -> "Act":
        """An act for a player whose time is up; the sender marks it as one in the list of events."""
        act = cls(ply, seat, sender)
        act.sender = sender
        return act

    def accepted(self, ply: int) -> None:
        """Tell the sender that it was done."""
        if self._on_accepted is not None:
            self._on_accepted(ply)


async def move(context: Context, table: LiveTable, act: Act, text: str) -> None:
    """Make a move."""
    async with table.lock:
        if repeated(table, act):
            return
        match = match_at(table, act)
        if match.result is not None:
            raise Illegal("The match is over.")
        if act.by_person and table.kind(act.seat) is SeatKind.BOT:
            raise NotYourTurn(STANDS_IN)
        if not match.actors:
            raise NotYourTurn("The round is over. Deal the next one.")
        game, state = table.game, match.state
        meant = game.read(state, act.seat, text)
        after = game.play(state, act.seat, meant)
        current = match.round
        phase, shuffle = outcome(table, after, current.deal, current.before, current.number)
        event = Event(table.ply, act.seat, str(meant), act.sender, time())
        await commit(context, table, act, event, phase, shuffle)


async def run(context: Context, table: LiveTable, act: Act) -> None:
    """Make move after move while there is only one to make, in a game for one; the last position is shown."""
    async with table.lock:
        if repeated(table, act):
            return
        match = match_at(table, act)
        if table.game.seats != 1:
            raise Illegal("Only a solitaire can play on by itself.")
        if match.result is not None:
            raise Illegal("The match is over.")
        events = _forced_moves(table, match, act)
        if not events:
            raise Illegal("You have a choice to make here. Choose a move yourself.")
        kept = [context.store.tables.add_event(table.id, event, phase) for event, phase in events]
        for (event, _), future in zip(events, kept):
            if not await future:
                await context.catch_up(table)
                raise Stale(PAST)
            table.apply(event)
        act.accepted(act.ply + 1)
        table.show_position()
        context.happened(table)


def _forced_moves(table: LiveTable, match: Match, act: Act) -> list[tuple[Event, str]]:
    """The moves up to the next decision, or the end, each with the phase that it brings about."""
    game, state, current = table.game, match.state, match.round
    found: list[tuple[Event, str]] = []
    moves = game.moves(state, act.seat)
    while len(moves) == 1 and len(found) < MOST_FORCED:
        state = game.play(state, act.seat, moves[0])
        phase, _ = outcome(table, state, current.deal, current.before, current.number)
        sender = "" if found else act.sender
        found.append((Event(table.ply + len(found), act.seat, str(moves[0]), sender, time()), phase))
        moves = game.moves(state, act.seat)
    return found


async def deal(context: Context, table: LiveTable, act: Act) -> None:
    """Continue to the next round: it is dealt once everyone who is waited for has continued, or by the clock."""
    async with table.lock:
        if repeated(table, act):
            return
        match = match_at(table, act)
        if match.result is not None:
            raise Illegal("The match is over.")
        if not match.round_over:
            raise Illegal("You can't deal the next round yet: this one isn't over.")
        if act.by_person and [seat for seat in table.looking() if seat != act.seat]:
            await _continue(context, table, act)
            return
        number, totals = match.round.number + 1, match.scores
        kept = table.shuffles.get(table.rounds_before + number)
        dealing = None if kept is None else table.deal_of(kept)
        if dealing is None:
            # What was called after the round's end, or taken back, has changed who begins or who still plays.
            again = shuffled(
                table.game, number, match.first_of_next(), totals, table.rounds_before, seed=table.seed
            )
            await context.store.tables.shuffle_again(table.id, again, "" if kept is None else kept.hash)
            await context.catch_up(table)
            raise Stale("The tiles had to be shuffled again. Deal once more.")
        state = table.game.begin(dealing, totals)
        phase, shuffle = outcome(table, state, dealing, totals, number)
        event = Event(table.ply, None, DEAL, act.sender, time())
        await commit(context, table, act, event, phase, shuffle)


async def _continue(context: Context, table: LiveTable, act: Act) -> None:
    """Note that a person has seen enough; a program that says so does not hurry the people it plays with."""
    if act.seat in table.ready or act.seat not in table.people_here:
        act.accepted(table.ply)
        return
    await commit(context, table, act, Event(table.ply, act.seat, READY, act.sender, time()))


async def say(context: Context, table: LiveTable, act: Act, text: str) -> None:
    """Say something to the table."""
    words = clean(text)
    if table.closed:
        raise Illegal(table.closed)
    if not table.settings.talk:
        raise Illegal("Talk is off at this table.")
    if not table.chat.has(act.sender):
        if not table.chat.allows(act.seat):
            raise Illegal("Not so fast. Wait a moment before you say more.")
        line = ChatLine(0, act.seat, table.seats[act.seat].name, words, act.sender, time())
        table.add_chat(await context.store.chat.add(table.id, line, table.chat.last, KEPT))
    act.accepted(table.ply)
    table.show_chat()
    context.chat_changed(table)


async def change_settings(
    context: Context, table: LiveTable, player: str | None, seat: int | None, given: Mapping[str, Any]
) -> None:
    """Change the table's settings; only the host may."""
    if not table.acts_as_host(player, seat):
        raise Illegal(HOST_ONLY)
    async with table.lock:
        settings = table.settings.changed(given)
        if settings != table.settings:
            now, timed = time(), settings.limit != table.settings.limit
            await context.store.tables.change_settings(
                table.id, settings.limit, settings.to_json(), now if timed else None
            )
            table.change_settings(settings, now)
            table.show_position()
    context.seats_changed(table)
    table.show_chat()  # what was said while chat was off


def repeated(table: LiveTable, act: Act) -> bool:
    """Whether this very message was carried out before; then it is answered as it was then."""
    done = table.is_repetition(act.sender, act.ply)
    if done:
        act.accepted(act.ply + 1)
    return done


def match_at(table: LiveTable, act: Act) -> Match:
    """The match, where it stands at the ply that the message names."""
    if table.closed:
        raise Illegal(table.closed)
    match = table.match
    if match is None:
        raise Illegal("The game hasn't started yet.")
    if act.ply != table.ply:
        raise Stale(PAST)
    return match


def outcome(
    table: LiveTable, state: State, deal: Deal, before: Points, number: int
) -> tuple[str, Shuffle | None]:
    """The phase after an event where it changes, and the next round's shuffle where one has to be promised."""
    game = table.game
    totals = tuple([had + more for had, more in zip(before, game.tally(state))])
    match = table.match
    won = game.standing(state, totals, number) if match is None else match.standing(state, totals, number)
    if won is not None:
        return Phase.OVER, None
    if game.points(state) is None or table.rounds_before + number + 1 in table.shuffles:
        return "", None
    first = NOBODY if deal.first == NOBODY else game.first_after(deal.first, totals)
    return Phase.PLAYING, shuffled(game, number + 1, first, totals, table.rounds_before, seed=table.seed)


async def commit(
    context: Context,
    table: LiveTable,
    act: Act,
    event: Event,
    phase: str = "",
    shuffle: Shuffle | None = None,
    change: SeatingChange | None = None,
) -> None:
    """Store an event, then apply and show it; what another server stored first is taken in instead."""
    kept: Future[bool] = context.store.tables.add_event(table.id, event, phase, shuffle, change)
    if not await kept:
        await context.catch_up(table)
        if not repeated(table, act):
            raise Stale(PAST)
        return
    table.apply(event, shuffle)
    if change is not None:
        table.reseat(change)
    act.accepted(table.ply)
    table.show_position()
    due = table.swap_due()
    if due is not None:
        await _carry_out(context, table, *due)
    context.happened(table)  # last: it ends the task of a bot whose move this was


async def _carry_out(context: Context, table: LiveTable, seat: int, number: int) -> None:
    """Make a change of seats that was asked for during the round that is over."""
    try:
        await swap_seats(context, table, Act(table.ply, seat, "house"), number)
    except Stale:
        return  # another server was faster, and its changes are taken in
    context.seats_changed(table)
    table.show_position()


async def swap_seats(context: Context, table: LiveTable, act: Act, number: int) -> None:
    """Let the person in the actor's seat and whoever is in another one change places, as an event of the match."""
    own, other = table.seats[act.seat], table.seats[number]
    text = f"/swaps {act.seat},{number},{other.name},{own.name}"
    moving = table.moving(act.seat, number)
    event = Event(table.ply, None, text, act.sender, time())
    await commit(context, table, act, event, change=swapped(table, act.seat, number))
    for listener, seat in moving:
        listener.keep_seat(seat)


def swapped(table: LiveTable, one: int, other: int) -> SeatingChange:
    """Two seats that have changed places, and who holds them from now on."""
    first, second = table.seats[one], table.seats[other]
    link = max(first.link, second.link) + 1  # what opened either seat before opens neither now
    return SeatingChange(
        [first._replace(seat=other, link=link), second._replace(seat=one, link=link)],
        {**dict.fromkeys(table.holders(one), other), **dict.fromkeys(table.holders(other), one)},
    )
