"""What is done at a table: checked first, committed next, applied and shown last."""

from asyncio import Future
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.game import NOBODY, Deal, Points, State
from boneyard.core.match import Match
from boneyard.core.phrase import marked
from boneyard.server.live.chat import KEPT, clean
from boneyard.server.live.shuffles import promised, seeded_shuffle
from boneyard.server.live.table import DEAL, PAST, READY, LiveTable, Stale
from boneyard.server.steady_time import time
from boneyard.server.storage.chat import ChatLine
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event, Phase, SeatingChange, SeatKind, Shuffle
from boneyard.server.storage.writer import NotWritten
from boneyard.words.language import _

MOST_FORCED = 10_000  # moves of one run: more than the longest count of Bingo takes
STANDS_IN = marked("A bot is playing for you. Take your seat back first.")
HOST_ONLY = marked("Only the host can change this.")


class Deals(Protocol):
    """Deals once everyone who contributes to the shuffle has done so (see live.dealer)."""

    def must_wait(self, table: LiveTable) -> bool:
        """Whether the next deal has to wait for someone's contribution."""

    def begin(self, table: LiveTable, deal: Callable[[], Awaitable[None]]) -> None:
        """Wait for contributions in the background and then deal this way; nothing new while that is going on."""

    async def settled(self, table: LiveTable) -> None:
        """Wait until the deal that is going on is done."""

    def wake(self, table: LiveTable) -> None:
        """Look again who is still to contribute."""


class Context(Protocol):
    """What actions need besides the table itself."""

    @property
    def dealer(self) -> Deals:
        """What deals once everyone has contributed."""

    @property
    def store(self) -> Store:
        """Where events are committed."""

    async def drive(self, table: LiveTable) -> int | None:
        """The right to move for bots and the clock: its number, 0 if there are no others. None if another has it."""

    def driven_elsewhere(self, table: LiveTable) -> bool:
        """Whether another server moves for the bots and the clock of this table."""

    def doubt_drive(self, table: LiveTable) -> None:
        """Ask again before the next move for a bot or the clock: the last one was refused."""

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what another server has stored, and show it."""

    def doubt(self, table: LiveTable) -> None:
        """Read this table again as soon as the database answers."""

    def count_moves(self, events: Sequence[Event]) -> None:
        """These were committed."""

    def happened(self, table: LiveTable) -> None:
        """An event was committed and shown: bots, clocks, the lobby and other servers follow."""

    def seats_changed(self, table: LiveTable) -> None:
        """Someone sat down or left, or the settings changed."""

    def chat_changed(self, table: LiveTable) -> None:
        """Something was said."""

    def shuffle_changed(self, table: LiveTable) -> None:
        """Someone has contributed to the next shuffle, or commitments were closed."""


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
        fence: int = 0,
    ) -> None:
        self.ply = ply
        self.fence = fence  # the number of the right to move for bots and the clock; 0 if none is needed
        self.seat = seat
        self.player = player
        self.sender = f"{who} {id}" if id else ""
        self.by_person = on_accepted is not None
        self._on_accepted = on_accepted

    @classmethod
    def by_clock(cls, ply: int, seat: int, sender: str, fence: int = 0) -> "Act":
        """An act for a player whose time is up; the sender marks it as one in the list of events."""
        act = cls(ply, seat, sender, fence=fence)
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
            raise Illegal(_("The match is over."))
        if act.by_person and table.kind(act.seat) is SeatKind.BOT:
            raise NotYourTurn(_(STANDS_IN))
        if not match.actors:
            raise NotYourTurn(_("The round is over. Deal the next one."))
        game, state = table.game, match.state
        meant = game.read(state, act.seat, text)
        after = game.play(state, act.seat, meant)
        current = match.round
        phase, shuffles = outcome(table, after, current.deal, current.before, current.number)
        event = Event(table.ply, act.seat, str(meant), act.sender, time())
        await commit(context, table, act, event, phase, shuffles)


async def run(context: Context, table: LiveTable, act: Act) -> None:
    """In a solitaire, make moves as long as there is only one to make, and show the last position."""
    async with table.lock:
        if repeated(table, act):
            return
        match = match_at(table, act)
        if table.game.seats != 1:
            raise Illegal(_("Only a solitaire can play on by itself."))
        if match.result is not None:
            raise Illegal(_("The match is over."))
        events = _forced_moves(table, match, act)
        if not events:
            raise Illegal(_("You have a choice to make here. Choose a move yourself."))
        kept = [context.store.tables.add_event(table.id, event, phase) for event, phase in events]
        for (event, _shuffle), future in zip(events, kept):
            if not await future:
                await context.catch_up(table)
                raise Stale(_(PAST))
            table.apply(event)
        context.count_moves([event for event, _phase in events])
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
        phase, _points = outcome(table, state, current.deal, current.before, current.number)
        sender = "" if found else act.sender
        found.append((Event(table.ply + len(found), act.seat, str(moves[0]), sender, time()), phase))
        moves = game.moves(state, act.seat)
    return found


async def deal(context: Context, table: LiveTable, act: Act) -> None:
    """Continue to the next round: it's dealt once everyone expected has continued, or when time is up."""
    async with table.lock:
        if repeated(table, act):
            return
        match = match_at(table, act)
        if match.result is not None:
            raise Illegal(_("The match is over."))
        if not match.round_over:
            raise Illegal(_("You can't deal the next round yet: this one isn't over."))
        if act.by_person and [seat for seat in table.looking() if seat != act.seat]:
            await _continue(context, table, act)
            return
        if not context.dealer.must_wait(table):
            await _deal_round(context, table, act)
            return
        if act.by_person:
            await _continue(context, table, act)
        context.dealer.begin(table, partial(_deal_when_ready, context, table, table.next_serial))
    if not act.by_person:
        await context.dealer.settled(table)


async def _deal_when_ready(context: Context, table: LiveTable, serial: int) -> None:
    """Deal a round that everyone has contributed to, unless the table has moved on in the meantime."""
    async with table.lock:
        match = table.match
        over = match is not None and match.result is None and bool(match.rounds) and match.round_over
        if over and table.request is None and table.next_serial == serial and not table.closed:
            await _deal_round(context, table, Act(table.ply, 0, "house"))


async def _deal_round(context: Context, table: LiveTable, act: Act) -> None:
    match = table.match
    assert match is not None
    number, totals = match.round.number + 1, match.scores
    shuffle = await ready_shuffle(context, table, table.people)
    dealing = table.deal_of(shuffle)
    assert dealing is not None
    state = table.game.start(dealing, totals)
    phase, more = outcome(table, state, dealing, totals, number)
    event = Event(table.ply, None, DEAL, act.sender, time())
    await commit(context, table, act, event, phase, (shuffle, *more))


async def ready_shuffle(
    context: Context, table: LiveTable, people: Sequence[int], rematch: bool = False
) -> Shuffle:
    """The shuffle to deal now; if the promised one can't be dealt, another one is promised instead."""
    shuffle = table.next_shuffle(people, rematch)
    if shuffle is not None:
        return shuffle
    # A shuffle of scheme 1 depends on who begins and who still plays, which a call or an undo may have changed.
    kept, ply = table.shuffles.get(table.next_serial), table.ply
    match = table.match
    if table.seed and match is not None and not rematch:
        again = seeded_shuffle(
            table.game,
            table.seed,
            table.next_number,
            match.first_of_next(),
            match.scores,
            table.rounds_before,
        )
    else:
        again = promised(table.next_serial)
    await context.store.tables.shuffle_again(table.id, again, "" if kept is None else kept.hash)
    await context.catch_up(table)
    shuffle = table.next_shuffle(people, rematch)
    if shuffle is None or table.ply != ply:
        raise Stale(_(PAST))
    return shuffle


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
        raise Illegal(_(table.closed))
    if not table.settings.talk:
        raise Illegal(_("Chat is off at this table."))
    if not table.chat.has(act.sender):
        if not table.chat.allows(act.seat, act.sender):
            raise Illegal(_("Not so fast. Wait a moment before you say more."))
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
        raise Illegal(_(HOST_ONLY))
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
    """The match, if it is at the ply that the message names."""
    if table.closed:
        raise Illegal(_(table.closed))
    match = table.match
    if match is None:
        raise Illegal(_("The game hasn't started yet."))
    if act.ply != table.ply:
        raise Stale(_(PAST))
    return match


def outcome(
    table: LiveTable, state: State, deal: Deal, before: Points, number: int
) -> tuple[str, tuple[Shuffle, ...]]:
    """The new phase if an event changes it, and the next round's shuffle if one has to be promised."""
    game = table.game
    totals = tuple([had + more for had, more in zip(before, game.tally(state))])
    match = table.match
    won = game.standing(state, totals, number) if match is None else match.standing(state, totals, number)
    over = game.points(state) is not None
    phase = Phase.OVER if won is not None else Phase.PLAYING if over else ""
    serial = table.rounds_before + number + 1
    if game.seats == 1 or serial in table.shuffles:
        return phase, ()
    if not table.seed or won is not None:
        return phase, (promised(serial),)
    if not over:
        return phase, ()
    first = NOBODY if deal.first == NOBODY else game.first_after(deal.first, totals)
    return phase, (seeded_shuffle(game, table.seed, number + 1, first, totals, table.rounds_before),)


async def commit(
    context: Context,
    table: LiveTable,
    act: Act,
    event: Event,
    phase: str = "",
    shuffles: Sequence[Shuffle] = (),
    change: SeatingChange | None = None,
) -> None:
    """Store an event, then apply and show it; what another server stored first is taken in instead."""
    kept: Future[bool] = context.store.tables.add_event(table.id, event, phase, shuffles, change, act.fence)
    try:
        done = await kept
    except NotWritten:
        context.doubt(table)  # a database that died may have kept it and not said so
        raise
    if not done:
        if act.fence:
            context.doubt_drive(table)
        await context.catch_up(table)
        if not repeated(table, act):
            raise Stale(_(PAST))
        return
    table.apply(event, shuffles)
    if shuffles or phase:  # the next one is for another match once this one is over
        table.show_shuffle()
    context.count_moves([event])
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
    """Swap the actor with the player in another seat, as an event of the match."""
    own, other = table.seats[act.seat], table.seats[number]
    text = f"/swaps {act.seat},{number},{other.name},{own.name}"
    moving = table.moving(act.seat, number)
    event = Event(table.ply, None, text, act.sender, time())
    await commit(context, table, act, event, change=swapped(table, act.seat, number))
    for listener, seat in moving:
        listener.keep_seat(seat)


def swapped(table: LiveTable, one: int, other: int) -> SeatingChange:
    """Two swapped seats, and who holds them from now on."""
    first, second = table.seats[one], table.seats[other]
    link = max(first.link, second.link) + 1  # what opened either seat before opens neither now
    return SeatingChange(
        [first._replace(seat=other, link=link), second._replace(seat=one, link=link)],
        {**dict.fromkeys(table.holders(one), other), **dict.fromkeys(table.holders(other), one)},
    )
