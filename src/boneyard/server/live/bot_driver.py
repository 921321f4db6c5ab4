"""Bots at the tables: they think elsewhere, and move after a natural delay that people can shorten."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Final

from boneyard.bots.question import Question
from boneyard.core.errors import BoneyardError
from boneyard.server.live.actions import moves as actions
from boneyard.server.live.actions.moves import Act, Context
from boneyard.server.live.setup.settings import Speed
from boneyard.server.live.table import PAST, LiveTable, MatchPhase, Stale
from boneyard.server.logs import about, name_of
from boneyard.server.storage.tables import SeatKind
from boneyard.server.tasks import TableTasks
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.pool import Origin
from boneyard.words.language import _

log = logging.getLogger(__name__)

_DEAL: Final = -1
_NOBODY: Final = -2
_LEISURE: Final = 4  # how many delays a person has to call something before a bot does
_CROWD: Final = 8  # seats from which bots don't wait: everyone's turn would be too long in coming
_DELAYS: Final = {Speed.SLOW: 2.5, Speed.NORMAL: 1.0, Speed.FAST: 0.35, Speed.INSTANT: 0.0}
_AGAIN: Final = 5.0  # seconds after which something that went wrong is tried again


class BotDriver:
    """Drives the bots of all tables, each table independently."""

    def __init__(self, context: Context, bots: BotWorkers, delay: float) -> None:
        self._context = context
        self._bots = bots
        self._delay = delay
        self._tasks = TableTasks()
        self._skipping: set[str] = set()  # tables whose bots do not wait until it is a person's turn
        self._waits: dict[str, asyncio.Event] = {}  # by table: set when the wait of a bot may be over sooner

    def skip(self, table: LiveTable) -> None:
        """Let the bots of a table move without delay until it is a person's turn."""
        if next_bot(table) != _NOBODY:
            self._skipping.add(table.id)
            self.speed_changed(table)
            self.wake(table)

    def speed_changed(self, table: LiveTable) -> None:
        """Look again how long the bot that waits now has to."""
        if table.id in self._waits:
            self._waits[table.id].set()

    def wake(self, table: LiveTable) -> None:
        """See to it that a bot whose turn it is moves."""
        if (
            table.id not in self._tasks
            and next_bot(table) != _NOBODY
            and not self._context.driven_elsewhere(table)
        ):
            self._tasks.start(table.id, self._drive(table), lambda canceled: self._ended(table, canceled))

    def forget(self, table: str) -> None:
        """A table leaves memory: its bots stop, and go on when it comes back as another object."""
        self._skipping.discard(table)
        self._tasks.stop(table)

    def _ended(self, table: LiveTable, canceled: bool) -> None:
        if not canceled:
            self.wake(table)  # a bot may have become due since the last check

    async def close(self) -> None:
        """Stop now: the tables continue from there another time."""
        await self._tasks.close()

    async def _drive(self, table: LiveTable) -> None:
        with about(table=table.id):
            await self._act_on(table)

    async def _act_on(self, table: LiveTable) -> None:
        while True:
            seat = next_bot(table)
            if seat == _NOBODY:
                self._skipping.discard(table.id)
                return
            try:
                fence = await self._context.drive(table)
                if fence is None:
                    return  # another server does, and this one is woken when that one is gone
                if next_bot(table) == seat:  # what another server did before is known now
                    await self._act(table, seat, fence)
            except Stale:
                continue
            except BoneyardError as problem:
                log.warning("A bot at table %s was refused: %s", table.id, name_of(problem))
                await asyncio.sleep(_AGAIN)
            except Exception:
                log.exception("A bot at table %s failed.", table.id)
                await asyncio.sleep(_AGAIN)

    async def _act(self, table: LiveTable, seat: int, fence: int) -> None:
        match, ply = table.match, table.ply
        assert match is not None
        if seat == _DEAL:
            await asyncio.sleep(self._delay * _LEISURE)
            await actions.deal(self._context, table, Act(ply, 0, "house", fence=fence))
            return
        name = table.seats[seat].bot
        question = Question.about(match, seat, name, f"{table.round_salt} {seat} {ply}")
        calls = seat != match.turn or match.round_over
        apart = calls and any(table.kind(actor) is SeatKind.PERSON for actor in match.actors)
        # People who may call something get their time, however fast the bots play.
        delay = asyncio.sleep(self._delay * _LEISURE) if apart else self._wait(table)
        pause = asyncio.create_task(delay)
        try:
            answer = await self._bots.choose(question, origin_of(table))
            await pause
        finally:
            pause.cancel()
        if table.ply != ply:
            raise Stale(_(PAST))
        await actions.move(self._context, table, Act(ply, seat, "house", fence=fence), answer.move_text)

    async def _wait(self, table: LiveTable) -> None:
        """The natural delay before a move, as the table's speed sets it; a player may skip it."""
        began = monotonic()
        sooner = self._waits[table.id] = asyncio.Event()
        while table.id not in self._skipping and len(table.seats) < _CROWD:
            left = began + self._delay * _DELAYS[table.settings.speed] - monotonic()
            if left <= 0:
                break
            sooner.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(sooner.wait(), left)
        self._waits.pop(table.id, None)


def origin_of(table: LiveTable) -> Origin:
    """Whose turn it is among the jobs of all tables: that of the first address that looks at this one."""
    return Origin(next((each.address for each in table.listeners), ""), table.id)


def next_bot(table: LiveTable) -> int:
    """The bot to act, starting with one that may call something; _DEAL if only bots wait for the next round."""
    match, phase = table.match, table.match_phase
    if match is None or table.closed or phase not in (MatchPhase.PLAYING, MatchPhase.ROUND_OVER):
        return _NOBODY
    if table.request is not None:
        return _NOBODY  # someone asks to take a move back: the bots wait for the answer
    if not table.watched and not table.has_people:
        return _NOBODY  # no one would see it
    actors = match.actors
    over = phase is MatchPhase.ROUND_OVER
    for seat in [*actors[0 if over else 1 :], *(actors[:1] if not over else ())]:
        if table.kind(seat) is SeatKind.BOT:
            return seat
    return _DEAL if over and not table.has_people else _NOBODY
