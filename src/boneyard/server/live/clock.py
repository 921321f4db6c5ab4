"""The clock of a turn: when it runs out, a move is made for the player. It goes by event times, whatever restarts."""

import asyncio
import logging
from typing import Annotated, Final

from msgspec import Meta, Struct

from boneyard.bots.question import Question
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.core.move import DRAW, PASS
from boneyard.games.poker.moves import CHECK, FOLD, STAND
from boneyard.server.live.actions import moves as actions
from boneyard.server.live.actions.moves import Act, Context
from boneyard.server.live.bot_driver import origin_of
from boneyard.server.live.events import RequestKind
from boneyard.server.live.setup.request import DEFAULT_BOT
from boneyard.server.live.table import CLOCK, PAST, LiveTable, MatchPhase, Stale
from boneyard.server.logs import about, name_of
from boneyard.server.steady_time import time
from boneyard.server.storage.tables import Event, SeatKind
from boneyard.server.tasks import TableTasks
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.pool import Priority
from boneyard.words.language import _

log = logging.getLogger(__name__)

BETWEEN: Final = 60  # minimum seconds to look at a finished round
PAUSE: Final = 20  # seconds that a player who has continued waits for the others
ANSWERING: Final = 120  # minimum seconds to answer a request, while the bots wait


def deadline(table: LiveTable) -> float | None:
    """When the clock makes a move or deals, in seconds since 1970, or None if no clock runs."""
    limit, match = table.settings.limit, table.match
    if match is None or table.closed:
        return None
    phase = table.match_phase
    if phase is MatchPhase.ROUND_OVER and table.has_people:
        return _next_deal(table)
    turn = match.turn
    if (
        not limit
        or phase is not MatchPhase.PLAYING
        or turn is None
        or table.kind(turn) is not SeatKind.PERSON
    ):
        return None
    return table.clock_from + limit


def _next_deal(table: LiveTable) -> float | None:
    """When the next round is dealt, even if not everyone has continued."""
    limit = table.settings.limit
    found = [table.clock_from + max(limit, BETWEEN)] if limit else []
    if table.request is not None:
        return min(found, default=None)  # someone asks to take back the end of the round
    if table.ready:
        found.append(min(table.ready.values()) + PAUSE)
    elif table.seats_here - {None} and not table.looking():
        found.append(table.clock_from + PAUSE)  # only programs are here, and they need not ask for it
    return min(found, default=None)


class ClockReading(Struct, frozen=True):
    """The clock as it is shown."""

    seat: Annotated[int | None, Meta(description="the seat whose time is running, `null` between rounds")]
    until: Annotated[float, Meta(description="when time is up, in seconds since 1970")]
    left: Annotated[float, Meta(description="how many seconds are left when this is sent")]


def read_clock(table: LiveTable) -> ClockReading | None:
    """The clock now, or None if none is running."""
    until = deadline(table)
    if until is None or table.match is None:
        return None
    seat = table.match.turn if table.match_phase is MatchPhase.PLAYING else None
    return ClockReading(seat, round(until, 1), round(max(0.0, until - time()), 1))


def lapse(table: LiveTable) -> float | None:
    """When a request is dropped so that bots don't wait forever, or None if no bot is waiting."""
    request, match = table.request, table.match
    if request is None or request.kind is RequestKind.REMATCH or match is None or table.closed:
        return None
    waiting = any(table.kind(seat) is SeatKind.BOT for seat in match.actors)
    return request.at + max(table.settings.limit, ANSWERING) if waiting else None


# A forced move: the first of these that is legal, or else the first legal move.
FORCED: Final = (DRAW, PASS, CHECK, FOLD, STAND)
_AGAIN: Final = 5.0  # seconds after which something that went wrong is tried again
_MOST: Final = 60  # moves in one turn: no one draws more


class Clocks:
    """Keeps the clocks of all tables in memory."""

    def __init__(self, context: Context, bots: BotWorkers) -> None:
        self._context = context
        self._bots = bots
        self._tasks = TableTasks()
        self._helping: set[str] = (
            set()
        )  # tables where a late player's turn is being finished, which isn't interrupted

    def reset(self, table: LiveTable) -> None:
        """Set a table's clock again: something has happened."""
        if table.id in self._helping:
            return  # check again right away
        self.forget(table.id)
        if _next(table) is not None and not self._context.driven_elsewhere(table):
            self._tasks.start(table.id, self._watch(table))

    def forget(self, table: str) -> None:
        """Stop the clock of a table that leaves memory."""
        self._tasks.stop(table)

    async def close(self) -> None:
        """Stop them all; they go on when the tables are opened again."""
        await self._tasks.close()

    async def _watch(self, table: LiveTable) -> None:
        with about(table=table.id):
            await self._help_when_due(table)

    async def _help_when_due(self, table: LiveTable) -> None:
        while True:
            until = _next(table)
            if until is None:
                return
            if until > time():
                await asyncio.sleep(until - time())
                continue
            try:
                self._helping.add(table.id)
                fence = await self._context.drive(table)
                if fence is None:
                    return  # another server does
                until = _next(table)
                if until is not None and until <= time():
                    await self._help_on(table, fence)
            except Stale:
                continue
            except BoneyardError as problem:
                log.warning("The clock of table %s was refused: %s", table.id, name_of(problem))
                await asyncio.sleep(_AGAIN)
            except Exception:
                log.exception("The clock of table %s failed.", table.id)
                await asyncio.sleep(_AGAIN)
            finally:
                self._helping.discard(table.id)

    async def _help_on(self, table: LiveTable, fence: int) -> None:
        """Deal, or play for the seat whose time is up until its turn is over."""
        match = table.match
        assert match is not None
        dropped = lapse(table)
        if dropped is not None and dropped <= time():
            await self._drop(table, fence)
            return
        if table.match_phase is MatchPhase.ROUND_OVER:
            await actions.deal(self._context, table, Act(table.ply, 0, CLOCK, fence=fence))
            return
        seat, number = match.turn, match.round.number
        for _turn in range(_MOST):
            if (
                seat is None
                or table.match_phase is not MatchPhase.PLAYING
                or match.turn != seat
                or match.round.number != number
            ):
                return
            ply = table.ply
            text = await self._choose(table, match, seat)
            if table.ply != ply:
                raise Stale(_(PAST))
            await actions.move(self._context, table, Act.by_clock(ply, seat, CLOCK, fence), text)

    async def _drop(self, table: LiveTable, fence: int) -> None:
        async with table.lock:
            if table.request is not None:
                event = Event(table.ply, None, "/lapses", CLOCK, time())
                await actions.commit(self._context, table, Act(table.ply, 0, CLOCK, fence=fence), event)

    async def _choose(self, table: LiveTable, match: Match, seat: int) -> str:
        if table.settings.ending == "forced":
            return forced(match, seat)
        question = Question.about(match, seat, DEFAULT_BOT, f"{table.round_salt} {seat} {table.ply}")
        return (await self._bots.choose(question, origin_of(table), Priority.URGENT)).move_text


def _next(table: LiveTable) -> float | None:
    """When there is something to be done."""
    return min([at for at in (deadline(table), lapse(table)) if at is not None], default=None)


def forced(match: Match, seat: int) -> str:
    """The plainest thing a seat can do."""
    moves = match.moves(seat)
    for kind in FORCED:
        for move in moves:
            if move.kind == kind:
                return str(move)
    return str(moves[0])
