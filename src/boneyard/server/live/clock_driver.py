"""Drives the clocks: whoever lets a turn run out is helped on, and no restart loses the time."""

import asyncio
import logging
from time import time
from typing import Final

from boneyard.bots.question import Question
from boneyard.core.errors import BoneyardError
from boneyard.core.match import Match
from boneyard.core.move import DRAW, PASS
from boneyard.games.poker.moves import CHECK, FOLD, STAND
from boneyard.server.live import actions
from boneyard.server.live.actions import Act, Keeper
from boneyard.server.live.bot_driver import origin_of
from boneyard.server.live.clock import deadline, lapse
from boneyard.server.live.table import CLOCK, PLAYING, ROUND_OVER, LiveTable, Stale
from boneyard.server.live.table_request import DEFAULT_BOT
from boneyard.server.storage.tables import Event
from boneyard.server.tasks import cancel_all
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.pool import Priority

log = logging.getLogger(__name__)

# What is done for somebody who is only to be helped on: the first of these that is legal, else the first move listed.
FORCED: Final = (DRAW, PASS, CHECK, FOLD, STAND)


_AGAIN: Final = 5.0  # seconds after which something that went wrong is tried again


_MOST: Final = 60  # moves in one turn: nobody draws more


class Clocks:
    """Keeps the clocks of all tables in memory."""

    def __init__(self, house: Keeper, bots: BotWorkers) -> None:
        self._house = house
        self._bots = bots
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._helping: set[str] = set()  # tables where somebody is being helped on, which is not broken off

    def poke(self, table: LiveTable) -> None:
        """Set the clock anew: something has happened."""
        if table.id in self._helping:
            return  # the next look follows at once
        self.forget(table.id)
        if _next(table) is not None:
            task = self._tasks[table.id] = asyncio.create_task(self._watch(table))
            task.add_done_callback(lambda ended: self._ended(table.id, ended))

    def _ended(self, table: str, ended: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is ended:
            del self._tasks[table]

    def forget(self, table: str) -> None:
        """Stop the clock of a table that leaves memory."""
        running = self._tasks.pop(table, None)
        if running is not None:
            running.cancel()

    async def close(self) -> None:
        """Stop them all; they go on when the tables are opened again."""
        await cancel_all(self._tasks.values())

    async def _watch(self, table: LiveTable) -> None:
        while True:
            until = _next(table)
            if until is None:
                return
            if until > time():
                await asyncio.sleep(until - time())
                continue
            try:
                self._helping.add(table.id)
                await self._help_on(table)
            except Stale:
                continue
            except BoneyardError as problem:
                log.warning("The clock of table %s was refused: %s", table.id, problem)
                await asyncio.sleep(_AGAIN)
            except Exception:
                log.exception("The clock of table %s is in trouble.", table.id)
                await asyncio.sleep(_AGAIN)
            finally:
                self._helping.discard(table.id)

    async def _help_on(self, table: LiveTable) -> None:
        """Deal, or play for the seat whose time is up until its turn is over."""
        match = table.match
        assert match is not None
        dropped = lapse(table)
        if dropped is not None and dropped <= time():
            await self._drop(table)
            return
        if table.moment == ROUND_OVER:
            await actions.deal(self._house, table, Act(table.ply, 0, CLOCK))
            return
        seat, number = match.turn, match.round.number
        for _ in range(_MOST):
            if seat is None or table.moment != PLAYING or match.turn != seat or match.round.number != number:
                return
            ply = table.ply
            text = await self._chosen(table, match, seat)
            if table.ply != ply:
                raise Stale(actions.PAST)
            act = Act(ply, seat, CLOCK)
            act.sender = CLOCK
            await actions.move(self._house, table, act, text)

    async def _drop(self, table: LiveTable) -> None:
        async with table.lock:
            if table.asking is not None:
                event = Event(table.ply, None, "/lapses", CLOCK, time())
                await actions.commit(self._house, table, Act(table.ply, 0, CLOCK), event)

    async def _chosen(self, table: LiveTable, match: Match, seat: int) -> str:
        if table.ways.ending == "forced":
            return forced(match, seat)
        salt = table.shuffles[table.before + match.round.number].salt
        question = Question.about(match, seat, DEFAULT_BOT, f"{salt} {seat} {table.ply}")
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
