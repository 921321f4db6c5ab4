"""The house: all tables of one server, who may sit at them, and everything that belongs to it as long as it is open."""

import asyncio
import gc
import logging
from contextlib import suppress
from itertools import count
from time import time
from typing import Any, NamedTuple

import orjson

from boneyard.core.errors import BadSetup, Illegal
from boneyard.core.game import NOBODY
from boneyard.server.assist.hints import Hints
from boneyard.server.cluster.bus import Bus
from boneyard.server.http.close_codes import DONE
from boneyard.server.http.identity import Players, called, is_id, new_table_id
from boneyard.server.http.rate_limit import ReplayLimits
from boneyard.server.live import chat_actions, host, results
from boneyard.server.live.bot_driver import Driver
from boneyard.server.live.clock_driver import Clocks
from boneyard.server.live.lobby import Lobby
from boneyard.server.live.shuffles import numbered, shuffled
from boneyard.server.live.table import ARCHIVED, DEAL, WAITING, LiveTable
from boneyard.server.live.table_request import TableRequest, fill_names, plan_table
from boneyard.server.protocol.dispatch import about, gone
from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event, Phase, SeatKind, TableRow
from boneyard.server.storage.writer import NotWritten
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.records import OWN_SECONDS, UPLOADED_SECONDS, RecordWorkers
from boneyard.server.workers.reviews import Reviews
from boneyard.server.workers.solver import SolverWorkers

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
PUT_AWAY = "This table was put away because nobody has played here for a long time."
_HOUSEKEEPING = 60.0  # seconds
_SWEEP = 10  # of these rounds until rubbish is swept up: it takes a moment in which nobody moves


class Made(NamedTuple):
    """A seat at a table: its link, and the token that lets a program or another device act for it."""

    table: str
    link: str
    seat: int | None
    token: str | None


class House:
    """Everything a server has: settings, store, players, live tables, bots, the lobby."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.players = Players(settings.kept_secret())
        self.lobby = Lobby(self.store)
        self.bots = BotWorkers(settings.worker_count)
        self.solvers = SolverWorkers(settings.worker_count)
        self.own_records = RecordWorkers(OWN_SECONDS)
        self.uploaded_records = RecordWorkers(UPLOADED_SECONDS)  # these never hold up our own
        self.reviews = Reviews()
        self.replay_limits = ReplayLimits(settings.making)
        self.driver = Driver(self, self.bots, settings.bot_delay)
        self.clocks = Clocks(self, self.bots)
        self.hints = Hints(self.bots)
        self.bus = Bus(settings.bus, self._heard)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._keeping: asyncio.Task[None] | None = None
        self.refused = 0  # messages and requests that were turned away

    async def open(self) -> None:
        """Open the doors."""
        await asyncio.to_thread(self.store.open)
        await self.bus.open()
        self._keeping = asyncio.create_task(self._keep_house())

    async def close(self) -> None:
        """Close them; every table goes on where it was when they open again."""
        if self._keeping is not None:
            self._keeping.cancel()
        await self.driver.close()
        await self.clocks.close()
        await self.solvers.close()
        await self.bots.close()
        await self.reviews.close()
        await self.own_records.close()
        await self.uploaded_records.close()
        await self.bus.close()
        await asyncio.to_thread(self.store.close)

    # --- tables

    async def make_table(self, player: str, wish: TableRequest) -> Made:
        """Make a table for a player; one without an open seat begins at once."""
        if len(self.tables) >= self.settings.tables:
            raise BadSetup("All tables are taken just now: try again in a while.")
        plan = plan_table(wish)
        table, now = new_table_id(), time()
        totals = plan.game.totals_at_first()
        by_number = wish.deal is not None
        shuffle = (
            numbered(plan.game, wish.deal, totals) if by_number else shuffled(plan.game, 1, NOBODY, totals)
        )
        row = TableRow(
            id=table,
            made=now,
            touched=now,
            game=plan.edition.game,
            edition=plan.edition.key,
            size=plan.game.size,
            options=orjson.dumps(plan.options).decode(),
            seats=len(plan.seats),
            public=wish.public,
            host=player,
            phase=Phase.WAITING,
            turn_limit=plan.ways.limit,
            ways=plan.ways.written(),
            household=wish.household,
        )
        await self.store.tables.make(row, plan.seats, shuffle, plan.own)
        live = await self.table(table)
        assert live is not None
        self.lobby.changed()
        return self.seat_at(table, plan.own)

    def seat_at(self, table: str, seat: int | None) -> Made:
        """A seat's link and token."""
        token = None if seat is None else self.players.token(table, seat)
        return Made(table, f"/t/{table}", seat, token)

    async def public_tables(self) -> list[dict[str, Any]]:
        """The public tables that wait or play."""
        return await self.lobby.tables()

    async def table(self, table: str) -> LiveTable | None:
        """A table by its id, from memory or from the store; None where there is none."""
        live = self.tables.get(table)
        if live is not None:
            live.touched = time()  # who asks is about to do something here: it must not leave memory before
            return live
        if not is_id(table):
            return None
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable | None:
        kept = await asyncio.to_thread(self.store.tables.load, table)
        if kept is None:
            return None
        live = await asyncio.to_thread(LiveTable, kept)
        if live.phase == ARCHIVED:
            live.gone = PUT_AWAY
        await chat_actions.catch_up(self, live)
        await results.repair(self, live)
        live.touched = time()
        live.patience = self.settings.host_minutes * 60
        self.tables[table] = live
        self.clocks.poke(live)
        await self._start_if_full(live)  # a server that died between the last seat and the deal left it so
        return live

    # --- seats

    async def sit(self, table: LiveTable, player: str, name: object, seat: int | None = None) -> Made:
        """Take an open seat, this one or the first; who sits here already keeps the own one."""
        async with table.lock:
            held = table.seat_of(player)
            if held is not None and seat in (None, held):
                return self.seat_at(table.id, held)
            if held is not None:
                raise Illegal(f"You sit at this table already, in seat {held}.")
            open_seats = [chair.seat for chair in table.seats if chair.kind == "open"]
            if table.gone or table.phase != WAITING or not open_seats:
                raise Illegal("There is no open seat at this table any more, but you can watch.")
            wanted = open_seats[0] if seat is None else seat
            if wanted not in open_seats:
                raise Illegal(f"Seat {wanted} is not open; {open_seats[0]} is.")
            name = called(name, [chair.name for chair in table.seats])
            if not await self.store.tables.sit(table.id, wanted, name, player):
                await self.catch_up(table)
                raise Illegal("Somebody else has just taken that seat: choose another one.")
            table.seats[wanted] = table.seats[wanted]._replace(name=name, kind=SeatKind.PERSON, bot="")
            table.keys[player] = wanted
        await self._start_if_full(table)
        self.seats_changed(table)
        return self.seat_at(table.id, wanted)

    async def hold(self, table: LiveTable, player: str, seat: int) -> None:
        """Let a device act for a seat it has the link of; it keeps the one it has, so that no link takes it away."""
        held = table.seat_of(player)
        if held not in (None, seat):
            raise Illegal(
                "You sit at this table already, in another seat: open that link in another browser."
            )
        if held is None:
            await self.store.tables.hold(table.id, seat, player)
            table.keys[player] = seat

    async def start(self, table: LiveTable) -> None:
        """Deal the first round; open seats become bots. What has started already is left as it is."""
        async with table.lock:
            if table.gone or table.phase != WAITING:
                return
            seats = fill_names(table.seats)
            first = Event(0, None, DEAL, "", time())
            if not await self.store.tables.start(table.id, seats, first):
                await self.catch_up(table)
                return
            table.seats = seats
            table.apply(first)
        self.seats_changed(table)
        table.tell_all()
        self.happened(table)

    async def _start_if_full(self, table: LiveTable) -> None:
        """Begin where no seat is open; a deal that cannot be written now costs nobody a seat: the host repeats it."""
        if table.phase == WAITING and not any(chair.kind == "open" for chair in table.seats):
            with suppress(NotWritten):
                await self.start(table)

    def seats_changed(self, table: LiveTable) -> None:
        """Tell everybody at the table, and in the lobby, who sits there now."""
        self._tell_seats(table)
        if table.match is None:
            table.forget_now()
            table.tell_all()
        if table.public:
            self.lobby.changed()
        self.bus.tell(table.id, table.ply)

    def _tell_seats(self, table: LiveTable) -> None:
        for viewer in table.viewers:
            if viewer.player is not None:
                viewer.seat = table.seat_of(viewer.player)
        for viewer in table.viewers:
            viewer.tell(about(self, table, viewer))

    # --- what happens

    def happened(self, table: LiveTable) -> None:
        """Something was committed and told: other servers hear of it, and bots may be due."""
        results.note(self, table)
        self.bus.tell(table.id, table.ply)
        self.driver.poke(table)
        self.clocks.poke(table)
        if table.public and table.phase != table.listed:
            table.listed = table.phase
            self.lobby.changed()

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what another server has stored, and tell the viewers here."""
        kept = await asyncio.to_thread(self.store.tables.load, table.id)
        if kept is None:
            return
        seats, before = _seated(table), (table.ply, table.shuffles)
        changed = table.catch_up(kept)
        results.follow(table)
        if table.phase == ARCHIVED and not table.gone:
            self._put_away(table)
        elif changed:
            if seats != _seated(table):
                self._tell_seats(table)
            if seats != _seated(table) or before != (table.ply, table.shuffles):
                table.tell_all()
            self.driver.poke(table)
            self.clocks.poke(table)

    async def _heard(self, table: str, ply: int) -> None:
        """Another server has told us of a table: it is at this ply there, or somebody has sat down."""
        live = self.tables.get(table)
        self.lobby.changed()
        if live is None:
            return
        if live.ply <= ply:
            async with live.lock:
                # At the same ply somebody has sat down or something was settled, which is no event.
                await self.catch_up(live)
        await chat_actions.catch_up(self, live)

    # --- housekeeping

    async def _keep_house(self) -> None:
        for done in count(1):
            try:
                await self.archive()
                self._rest()
                self._act_as_hosts()
                await self.wake()
            except Exception:
                log.exception("The house could not be tidied up; it is tried again.")
            if done % _SWEEP == 0:
                gc.collect()
            await asyncio.sleep(_HOUSEKEEPING)

    async def archive(self) -> list[str]:
        """Put away the tables that have been idle too long."""
        if not self.settings.archive_days:
            return []
        found = await self.store.tables.archive(time() - self.settings.archive_days * DAY)
        for table in found:
            live = self.tables.get(table)
            if live is not None:
                self._put_away(live)
        if found:
            self.lobby.changed()
        return found

    def _act_as_hosts(self) -> None:
        """Tell the tables whose host has just been away for long enough."""
        for table in self.tables.values():
            away = time() - table.host_seen - table.patience
            if table.viewers and 0 <= away < 2 * _HOUSEKEEPING and not host.is_here(table):
                self._tell_seats(table)

    async def wake(self) -> None:
        """Bring back the tables where somebody's time is soon up: slow games go on though nobody is here."""
        for table in await asyncio.to_thread(self.store.tables.due_before, time() + 1.5 * _HOUSEKEEPING):
            if table not in self.tables:
                try:
                    live = await self.table(table)
                except Exception:
                    log.exception("Table %s could not be opened for its clock.", table)
                    continue
                if live is not None:
                    self.driver.poke(live)

    def _put_away(self, table: LiveTable) -> None:
        table.gone, table.phase = PUT_AWAY, ARCHIVED
        for viewer in table.viewers:
            viewer.tell(gone(PUT_AWAY))
            viewer.close(DONE)

    def _rest(self) -> None:
        """Let tables that nobody has looked at for a while leave memory; they are in the store."""
        before = time() - self.settings.rest_minutes * 60
        for table in [each for each in self.tables.values() if not each.viewers and each.touched < before]:
            if not table.lock.locked():
                del self.tables[table.id]
                self.clocks.forget(table.id)


def _seated(table: LiveTable) -> tuple[object, ...]:
    """What the message about a table tells, as far as it changes."""
    return list(table.seats), table.ways, set(table.wanting)
