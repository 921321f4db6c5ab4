"""Deals that wait for the players' contributions to the shuffle: commitments first, then the nonces themselves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from boneyard.core.errors import BoneyardError, Illegal
from boneyard.records.joint_shuffle import digest
from boneyard.server.live.actions.moves import Act, Context
from boneyard.server.live.table import LiveTable
from boneyard.server.logs import about, name_of
from boneyard.server.storage.tables import Contribution
from boneyard.server.storage.writer import NotWritten
from boneyard.server.tasks import TableTasks
from boneyard.words.language import _

log = logging.getLogger(__name__)

EXPECTED: Final = 5.0  # seconds for the page of a player who has just sat down to connect


class Dealer:
    """Deals at all tables, each independently."""

    def __init__(self, context: Context, seconds: float) -> None:
        self._context = context
        self._seconds = seconds  # how long it waits for commitments, and for nonces
        self._tasks = TableTasks()
        self._news: dict[str, asyncio.Event] = {}  # by table: set when someone has contributed, come or gone

    def must_wait(self, table: LiveTable) -> bool:
        """Whether the next deal has to wait for someone's contribution."""
        return table.next_promise is not None and bool(table.contributors or _expected(table))

    def begin(self, table: LiveTable, deal: Callable[[], Awaitable[None]]) -> None:
        """Wait for contributions in the background and then deal this way; nothing new while that is going on."""
        if table.id not in self._tasks:
            self._news[table.id] = asyncio.Event()
            self._tasks.start(table.id, self._deal(table, deal), lambda canceled: self._ended(table.id))

    async def settled(self, table: LiveTable) -> None:
        """Wait until the deal that is going on is done."""
        await self._tasks.wait(table.id)

    def wake(self, table: LiveTable) -> None:
        """Look again who is still to contribute."""
        if table.id in self._news:
            self._news[table.id].set()

    def forget(self, table: str) -> None:
        """A table leaves memory: the deal is asked for again when it comes back."""
        if self._tasks.stop(table):
            del self._news[table]

    async def close(self) -> None:
        """Stop; what players have contributed is stored."""
        await self._tasks.close()

    def _ended(self, table: str) -> None:
        del self._news[table]

    async def _deal(self, table: LiveTable, deal: Callable[[], Awaitable[None]]) -> None:
        with about(table=table.id):
            try:
                await self._gather(table)
                await deal()
            except (BoneyardError, NotWritten) as problem:
                log.warning("A deal at table %s was refused: %s", table.id, name_of(problem))
            except Exception:
                log.exception("A deal at table %s failed.", table.id)

    async def _gather(self, table: LiveTable) -> None:
        """Give everyone the time to commit to a nonce and then to reveal it."""
        promise = table.next_promise
        if promise is None:
            return
        serial = promise.number
        await self._until(table, EXPECTED, lambda: not _expected(table))
        await self._until(
            table, self._seconds, lambda: _is_past(table, serial) or not _without_commitment(table)
        )
        if not table.contributions or _is_past(table, serial):
            return
        async with table.lock:
            if _is_past(table, serial):
                return
            table.close_commitments(await self._context.store.tables.close_commitments(table.id, serial))
        table.show_shuffle()
        self._context.shuffle_changed(table)
        await self._until(table, self._seconds, lambda: _is_past(table, serial) or not _without_nonce(table))

    async def _until(self, table: LiveTable, seconds: float, done: Callable[[], bool]) -> None:
        """Wait for a condition, at most this long."""
        news, end = self._news[table.id], monotonic() + seconds
        while not done():
            left = end - monotonic()
            if left <= 0:
                return
            news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), left)


def _is_past(table: LiveTable, serial: int) -> bool:
    return table.closed != "" or table.next_serial != serial


def _expected(table: LiveTable) -> list[int]:
    """The seats whose page is about to connect."""
    now = monotonic()
    return [seat for seat, until in table.expected.items() if until > now]


def _without_commitment(table: LiveTable) -> set[int]:
    return table.contributors - table.contributions.keys()


def _without_nonce(table: LiveTable) -> set[int]:
    return {
        seat
        for seat in table.contributors
        if seat in table.contributions and not table.contributions[seat].nonce
    }


async def commit(context: Context, table: LiveTable, act: Act, number: int, commitment: str) -> None:
    """Commit to a nonce for the next shuffle; a seat does so once."""
    async with table.lock:
        promise, known = table.next_promise, table.contributions.get(act.seat)
        if promise is None or promise.number != number:
            raise Illegal(_no_such(table, number))
        if known is None or known.commitment != commitment:
            if known is not None:
                raise Illegal(_("Your seat has already committed to another nonce for this shuffle."))
            given = Contribution(number, act.seat, commitment)
            if promise.closed or not await context.store.tables.commit_nonce(table.id, given):
                raise Illegal(_("It's too late to commit to a nonce: this shuffle is being dealt."))
            table.contribute(given)
            table.show_shuffle()
            _contributed(context, table)
        act.accepted(table.ply)


async def reveal(context: Context, table: LiveTable, act: Act, number: int, nonce: str) -> None:
    """Reveal the nonce that was committed to, once commitments are closed."""
    commitment = digest(nonce)
    async with table.lock:
        promise = table.next_promise
        if promise is None or promise.number != number:
            raise Illegal(_no_such(table, number))
        if not promise.closed:
            raise Illegal(_("Keep your nonce secret until commitments are closed."))
        same = [each for each in table.contributions.values() if each.commitment == commitment]
        if not same:
            raise Illegal(_("No one has committed to this nonce."))
        if not await context.store.tables.reveal_nonce(table.id, number, commitment, nonce):
            raise Illegal(_no_such(table, number))
        for each in same:
            table.contribute(each._replace(nonce=nonce))
        _contributed(context, table)
        act.accepted(table.ply)


def _contributed(context: Context, table: LiveTable) -> None:
    context.shuffle_changed(table)
    context.dealer.wake(table)


def _no_such(table: LiveTable, number: int) -> str:
    promise = table.next_promise
    if promise is None:
        return _("There's no shuffle to contribute to right now.")
    return _(
        "Shuffle {number} isn't the next one: that is shuffle {next}.", number=number, next=promise.number
    )
