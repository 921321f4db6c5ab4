"""All tables of one server: loaded from the store, kept in step with it, and put away again."""

import asyncio
import gc
import logging
from contextlib import suppress
from itertools import count
from time import time
from typing import NamedTuple

import orjson

from boneyard.core.errors import BadSetup, Illegal
from boneyard.core.game import NOBODY
from boneyard.server.cluster.bus import Bus
from boneyard.server.http.identity import Players, called, is_id, new_table_id
from boneyard.server.live import clock, results, seats, takebacks
from boneyard.server.live.bot_driver import BotDriver
from boneyard.server.live.lobby import Lobby
from boneyard.server.live.presence import FLICKER
from boneyard.server.live.shuffles import numbered, shuffled
from boneyard.server.live.table import DEAL, LiveTable
from boneyard.server.live.table_request import TableRequest, fill_names, plan_table
from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event, Phase, TableRow
from boneyard.server.storage.writer import NotWritten
from boneyard.server.tasks import cancel_all
from boneyard.server.workers.bots import BotWorkers

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
PUT_AWAY = "This table was closed because no one has played here for a long time."
_HOUSEKEEPING = 60.0  # seconds
_PRESENCE = 2.0  # seconds after which other servers are told again who is here
_SWEEP = 10  # of these until garbage is collected: it takes a moment in which nobody moves
_GLANCE = 2.0  # seconds between two looks at how much there may be
_MANY_OBJECTS = 50_000  # new ones, some ten megabytes


class HeldSeat(NamedTuple):
    """A seat at a table: its link, and the token that lets a program or another device act for it."""

    table: str
    link: str
    seat: int | None
    token: str | None


class TableRegistry:
    """The live tables, with what follows from every change: bots, clocks, results, the lobby, other servers."""

    def __init__(self, settings: Settings, store: Store, players: Players, bots: BotWorkers) -> None:
        self._settings = settings
        self._store = store
        self._players = players
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._housekeeping: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._absences: set[asyncio.Task[None]] = set()  # of people who may be back in a moment
        self.lobby = Lobby(store, self.get)
        self.bot_driver = BotDriver(self, bots, settings.bot_delay)
        self.clocks = clock.Clocks(self, bots)
        self.bus = Bus(settings.bus, self._other_server_changed, self._heard_who_is_here)

    @property
    def store(self) -> Store:
        """Where events are committed."""
        return self._store

    @property
    def shared(self) -> bool:
        """Whether other servers may have players of the same table."""
        return bool(self._settings.bus)

    def __len__(self) -> int:
        return len(self._live)

    def in_memory(self, table: str) -> LiveTable | None:
        """A table that is in memory; None where it is not, or does not exist."""
        return self._live.get(table)

    async def open(self) -> None:
        """Begin to listen to other servers, and to keep house."""
        await self.bus.open()
        self._housekeeping = asyncio.create_task(self._keep_house())
        self._sweeping = asyncio.create_task(self._sweep())
        if self.shared:
            self._telling = asyncio.create_task(self._tell_who_is_here())

    async def close(self) -> None:
        """Stop; every table goes on where it was when the server starts again."""
        steady = (self._housekeeping, self._sweeping, self._telling)
        await cancel_all([*self._absences, *(task for task in steady if task is not None)])
        await self.bot_driver.close()
        await self.clocks.close()
        await self.bus.close()

    # --- tables

    async def make(self, player: str, wish: TableRequest) -> HeldSeat:
        """Make a table for a player; one without an open seat begins at once."""
        if len(self._live) >= self._settings.tables:
            self._forget_idle(self._settings.tables)
        if len(self._live) >= self._settings.tables:
            raise BadSetup("All tables are taken right now. Try again in a while.")
        plan = plan_table(wish)
        table, now = new_table_id(), time()
        totals = plan.game.totals_at_first()
        if wish.seed and not self._settings.arena:
            raise BadSetup("This server shuffles by chance. Only a server started as an arena takes a seed.")
        if wish.deal is not None:
            shuffle = numbered(plan.game, wish.deal, totals)
        else:
            shuffle = shuffled(plan.game, 1, NOBODY, totals, turn=plan.first, seed=wish.seed)
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
            turn_limit=plan.settings.limit,
            ways=plan.settings.to_json(),
            household=wish.household,
        )
        await self._store.tables.make(row, plan.seats, shuffle, plan.own)
        live = await self.get(table)
        assert live is not None
        live.seed = wish.seed
        self.lobby.changed()
        return self.held_seat(live, plan.own)

    def held_seat(self, table: LiveTable, seat: int | None) -> HeldSeat:
        """A seat's link and token."""
        token = None if seat is None else self._players.token(table.id, seat, table.seats[seat].link)
        return HeldSeat(table.id, f"/t/{table.id}", seat, token)

    async def get(self, table: str) -> LiveTable | None:
        """A table by its id, from memory or from the store; None where there is none."""
        live = self._live.get(table)
        if live is not None:
            live.touch()
            return live
        if not is_id(table):
            return None
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable | None:
        kept = await asyncio.to_thread(self._store.tables.load, table)
        if kept is None:
            return None
        live = await asyncio.to_thread(LiveTable, kept, self._settings.host_minutes * 60, self.shared)
        if live.phase is Phase.ARCHIVED:
            live.close(PUT_AWAY)
        await self._catch_up_chat(live)
        await results.repair(self._store, live)
        live.touch()
        live.leave_time(self._settings.restart_seconds)
        self._live[table] = live
        self.clocks.reset(live)
        await self._start_if_full(live)  # a server that died between the last seat and the deal left it so
        return live

    # --- seats

    async def sit(self, table: LiveTable, player: str, name: object, seat: int | None = None) -> HeldSeat:
        """Take an open seat, this one or the first; a player who sits here already keeps their own."""
        async with table.lock:
            held = table.seat_of(player)
            if held is not None and seat in (None, held):
                return self.held_seat(table, held)
            if held is not None:
                raise Illegal(f"You already have seat {held} at this table.")
            if player in table.removed:
                raise Illegal(seats.REMOVED)
        if table.match is not None:
            return self.held_seat(table, await seats.take_over(self, table, player, name, seat))
        async with table.lock:
            open_seats = table.open_seats
            if table.closed or table.phase is not Phase.WAITING or not open_seats:
                raise Illegal("This table has no open seat anymore, but you can watch.")
            wanted = open_seats[0] if seat is None else seat
            if wanted not in open_seats:
                raise Illegal(f"Seat {wanted} isn't open, but seat {open_seats[0]} is.")
            name = called(name, table.names)
            if not await self._store.tables.sit(table.id, wanted, name, player):
                await self.catch_up(table)
                raise Illegal("Someone else just took that seat. Choose another one.")
            table.sit_down(player, wanted, name)
        await self._start_if_full(table)
        self.seats_changed(table)
        return self.held_seat(table, wanted)

    async def hold(self, table: LiveTable, player: str, seat: int) -> None:
        """Let a device act for a seat it has the link of; it keeps the one it has, so that no link takes it away."""
        held = table.seat_of(player)
        if held not in (None, seat):
            raise Illegal(
                "You already have another seat at this table. Open that link in a different browser."
            )
        if held is None:
            await self._store.tables.hold(table.id, seat, player)
            table.hold(player, seat)

    async def start(self, table: LiveTable) -> None:
        """Deal the first round; open seats become bots. What has started already is left as it is."""
        async with table.lock:
            if table.closed or table.phase is not Phase.WAITING:
                return
            chairs = fill_names(table.seats)
            first = Event(0, None, DEAL, "", time())
            if not await self._store.tables.start(table.id, chairs, first):
                await self.catch_up(table)
                return
            table.start(chairs, first)
        self.seats_changed(table)
        table.show_position()
        self.happened(table)

    async def _start_if_full(self, table: LiveTable) -> None:
        """Begin where no seat is open; a deal that cannot be written now costs nobody a seat: the host repeats it."""
        if table.phase is Phase.WAITING and not table.open_seats:
            with suppress(NotWritten):
                await self.start(table)

    # --- who is here

    async def came(self, table: LiveTable, seat: int | None) -> None:
        """Someone has connected: they get their seat back from a bot, and everyone sees that they are here."""
        self._publish_who_is_here(table)
        if seat is not None:
            await seats.resume(self, table, seat)

    def went(self, table: LiveTable) -> None:
        """A connection has ended: everyone sees it, and a rematch begins without that person if they stay away."""
        table.show_seats()
        self._publish_who_is_here(table)
        if table.over:  # a rematch does not wait for them
            task = asyncio.create_task(self._settle_later(table))
            self._absences.add(task)
            task.add_done_callback(self._absences.discard)

    async def _settle_later(self, table: LiveTable) -> None:
        await asyncio.sleep(FLICKER + 0.1)
        try:
            await takebacks.settle(self, table)
        except NotWritten:
            log.warning("A rematch at table %s couldn't be saved. It can be asked for again.", table.id)

    def _publish_who_is_here(self, table: LiveTable) -> None:
        local = {each.seat for each in table.listeners if each.seat is not None}
        self.bus.publish_presence(table.id, sorted(local))

    async def _tell_who_is_here(self) -> None:
        """Tell other servers again and again who is connected here, and forget servers that fell silent."""
        while True:
            await asyncio.sleep(_PRESENCE)
            for table in list(self._live.values()):
                if any(each.seat is not None for each in table.listeners):
                    self._publish_who_is_here(table)
                if table.presence.forget_silent():
                    table.show_seats()

    async def _heard_who_is_here(self, server: str, table: str, seats_here: list[int]) -> None:
        live = self._live.get(table)
        if live is not None and live.presence.hear(server, seats_here):
            live.show_seats()

    # --- what follows from a change

    def seats_changed(self, table: LiveTable) -> None:
        """Show everyone at the table, and in the lobby, who sits there now and how."""
        table.show_seats()
        if table.match is None:
            table.show_position()
        self.clocks.reset(table)
        self.bot_driver.speed_changed(table)
        self.lobby.happened(table)
        if table.public:
            self.lobby.changed()
        self.bus.publish(table.id, table.ply)

    def chat_changed(self, table: LiveTable) -> None:
        """Something was said: other servers hear of it."""
        self.bus.publish(table.id, table.ply)

    def happened(self, table: LiveTable) -> None:
        """An event was committed and shown: bots, clocks, the lobby and other servers follow."""
        results.update(self._store, table)
        self.bus.publish(table.id, table.ply)
        self.bot_driver.wake(table)
        self.clocks.reset(table)
        self.lobby.happened(table)
        if table.list_phase() and table.public:
            self.lobby.changed()

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what another server has stored, and show it here."""
        kept = await asyncio.to_thread(self._store.tables.load, table.id)
        if kept is None:
            return
        seating, before = _seating(table), (table.ply, table.shuffles)
        changed = table.catch_up(kept)
        table.note_result_stored()
        if table.phase is Phase.ARCHIVED and not table.closed:
            table.close(PUT_AWAY)
        elif changed:
            if seating != _seating(table):
                table.show_seats()
            if seating != _seating(table) or before != (table.ply, table.shuffles):
                table.show_position()
            self.bot_driver.wake(table)
            self.clocks.reset(table)
            self.lobby.happened(table)

    async def _other_server_changed(self, table: str, ply: int) -> None:
        """Another server says that a table is at this ply there, or that someone has sat down."""
        live = self._live.get(table)
        self.lobby.changed()
        if live is None:
            return
        if live.ply <= ply:
            async with live.lock:
                # At the same ply someone has sat down or the settings changed, which is no event.
                await self.catch_up(live)
        await self._catch_up_chat(live)

    async def _catch_up_chat(self, table: LiveTable) -> None:
        """Take in what was said through another server, or before this one was started."""
        table.add_chat(await asyncio.to_thread(self._store.chat.after, table.id, table.chat.last))
        table.show_chat()

    # --- housekeeping

    async def _keep_house(self) -> None:
        for done in count(1):
            try:
                await self.archive()
                self._forget_idle()
                self._show_acting_hosts()
                await self.wake()
            except Exception:
                log.exception("The cleanup failed. It will be tried again.")
            if done % _SWEEP == 0:
                gc.collect()
            await asyncio.sleep(_HOUSEKEEPING)

    async def _sweep(self) -> None:
        """Collect garbage as soon as there may be much of it: connections leave some behind."""
        while True:
            await asyncio.sleep(_GLANCE)
            if gc.get_count()[0] > _MANY_OBJECTS:
                gc.collect()

    async def archive(self) -> list[str]:
        """Put away the tables that have been idle too long."""
        if not self._settings.archive_days:
            return []
        found = await self._store.tables.archive(time() - self._settings.archive_days * DAY)
        for table in found:
            live = self._live.get(table)
            if live is not None:
                live.close(PUT_AWAY)
        if found:
            self.lobby.changed()
        return found

    def _show_acting_hosts(self) -> None:
        """Update the tables whose host has just been away for long enough."""
        for table in self._live.values():
            if table.listeners and 0 <= table.host_overdue < 2 * _HOUSEKEEPING and not table.host_here:
                table.show_seats()

    async def wake(self) -> None:
        """Bring back the tables where a player's time is soon up: slow games go on though nobody is here."""
        for table in await asyncio.to_thread(self._store.tables.due_before, time() + 1.5 * _HOUSEKEEPING):
            if table not in self._live:
                try:
                    live = await self.get(table)
                except Exception:
                    log.exception("Table %s couldn't be opened for its clock.", table)
                    continue
                if live is not None:
                    self.bot_driver.wake(live)

    def _forget_idle(self, most: int | None = None) -> None:
        """Let tables that nobody has looked at for a while leave memory; they are in the store.

        Where there must be fewer than `most`, those without a viewer leave sooner, the longest idle ones first.
        """
        before = time() - self._settings.rest_minutes * 60
        idle = [each for each in self._live.values() if not each.listeners and not each.lock.locked()]
        for table in sorted(idle, key=lambda each: each.touched):
            if table.touched < before or (most is not None and len(self._live) >= most):
                del self._live[table.id]
                self.clocks.forget(table.id)
                self.bot_driver.forget(table.id)


def _seating(table: LiveTable) -> tuple[object, ...]:
    """What the message about a table says, as far as it changes."""
    return list(table.seats), table.settings, dict(table.keys), table.host
