"""What is done at a table: checked first, committed then, and told last."""

from asyncio import Future
from time import time
from typing import Protocol

from boneyard.core.errors import Illegal, NotYourTurn
from boneyard.core.game import NOBODY, Deal, Points, State
from boneyard.core.match import Match
from boneyard.server.live.shuffles import shuffled
from boneyard.server.live.table import DEAL, OVER, PLAYING, LiveTable, Stale
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event, Shuffle, StoredSeat

STANDS_IN = "A bot plays in your seat: take the seat back first."


PAST = "The table has moved on: look again and play then."


class Keeper(Protocol):
    """The house, as far as acting needs it."""

    store: Store

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what another server has stored, and tell it."""

    def happened(self, table: LiveTable) -> None:
        """Something was committed and told."""


class Act:
    """Somebody's message that asks for an event: who, with which id, for which ply."""

    def __init__(self, ply: int, seat: int, who: str, id: str = "", viewer: Viewer | None = None) -> None:
        self.ply = ply
        self.seat = seat
        self.id = id
        self.sender = f"{who} {id}" if id else ""
        self.viewer = viewer

    def accepted(self, ply: int) -> None:
        """Tell who asked that it was done."""
        if self.viewer is not None:
            self.viewer.tell(text_of({"type": "accepted", "id": self.id, "ply": ply}))


async def move(house: Keeper, table: LiveTable, act: Act, text: str) -> None:
    """Make a move."""
    async with table.lock:
        if repeated(table, act):
            return
        match = on_the_table(table, act)
        if match.result is not None:
            raise Illegal("The match is over.")
        if act.viewer is not None and table.kind(act.seat) == "bot":
            raise NotYourTurn(STANDS_IN)
        if not match.actors:
            raise NotYourTurn("The round is over: deal the next one.")
        game, state = table.game, match.state
        meant = game.read(state, act.seat, text)
        after = game.play(state, act.seat, meant)
        current = match.round
        phase, shuffle = outcome(table, after, current.deal, current.before, current.number)
        event = Event(table.ply, act.seat, str(meant), act.sender, time())
        await commit(house, table, act, event, phase, shuffle)


async def deal(house: Keeper, table: LiveTable, act: Act) -> None:
    """Deal the next round."""
    async with table.lock:
        if repeated(table, act):
            return
        match = on_the_table(table, act)
        if match.result is not None:
            raise Illegal("The match is over.")
        if not match.round_over:
            raise Illegal("The next round cannot be dealt yet: this one still goes on.")
        number, totals = match.round.number + 1, match.scores
        kept = table.shuffles.get(table.before + number)
        dealing = None if kept is None else table.deal_of(kept)
        if dealing is None:
            # What was called after the round's end, or taken back, has changed who begins or who still plays.
            again = shuffled(table.game, number, match.first_of_next(), totals, table.before)
            await house.store.tables.shuffle_again(table.id, again, "" if kept is None else kept.hash)
            await house.catch_up(table)
            raise Stale("The tiles had to be shuffled once more: deal again.")
        state = table.game.begin(dealing, totals)
        phase, shuffle = outcome(table, state, dealing, totals, number)
        event = Event(table.ply, None, DEAL, act.sender, time())
        await commit(house, table, act, event, phase, shuffle)


def repeated(table: LiveTable, act: Act) -> bool:
    """Whether this very message was carried out before; then it is answered as it was then."""
    # A program that was started anew may use its ids once more: only one that names the same ply is a repetition.
    done = bool(act.sender) and table.sent.get(act.sender) == act.ply
    if done:
        act.accepted(act.ply + 1)
    return done


def on_the_table(table: LiveTable, act: Act) -> Match:
    """The match, where it stands where the message says."""
    if table.gone:
        raise Illegal(table.gone)
    match = table.match
    if match is None:
        raise Illegal("The game has not begun yet.")
    if act.ply != table.ply:
        raise Stale(PAST)
    return match


def outcome(
    table: LiveTable, state: State, deal: Deal, before: Points, number: int
) -> tuple[str, Shuffle | None]:
    """The phase after an event where it changes, and the next round's shuffle where one has to be promised."""
    game = table.game
    totals = tuple([had + more for had, more in zip(before, game.tally(state))])
    if game.standing(state, totals, number) is not None:
        return OVER, None
    if game.points(state) is None or table.before + number + 1 in table.shuffles:
        return "", None
    first = NOBODY if deal.first == NOBODY else game.first_after(deal.first, totals)
    return PLAYING, shuffled(game, number + 1, first, totals, table.before)


async def commit(
    house: Keeper,
    table: LiveTable,
    act: Act,
    event: Event,
    phase: str = "",
    shuffle: Shuffle | None = None,
    chair: StoredSeat | None = None,
) -> None:
    """Have an event kept, then let it happen and tell it; what another server did first is taken in instead."""
    kept: Future[bool] = house.store.tables.add_event(table.id, event, phase, shuffle, chair)
    if not await kept:
        await house.catch_up(table)
        if not repeated(table, act):
            raise Stale(PAST)
        return
    if shuffle is not None:
        table.shuffles[shuffle.number] = shuffle
    table.apply(event)
    act.accepted(table.ply)
    table.tell_all()
    house.happened(table)
