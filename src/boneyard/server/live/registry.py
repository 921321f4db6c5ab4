"""All tables of one server: loaded from the store, kept in step with it, and put away again."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from time import monotonic
from typing import Any, NamedTuple

import orjson
from msgspec import convert, to_builtins

from boneyard.core.errors import BadSetup, Illegal
from boneyard.core.game import NOBODY
from boneyard.server.cluster.bus import Bus
from boneyard.server.garbage import Broom
from boneyard.server.http.identity import Players, called, new_table_id
from boneyard.server.live import clock, results
from boneyard.server.live.actions import seats, takebacks
from boneyard.server.live.actions.moves import outcome, ready_shuffle
from boneyard.server.live.bot_driver import BotDriver
from boneyard.server.live.dealer import EXPECTED, Dealer
from boneyard.server.live.lobby import Lobby
from boneyard.server.live.presence import FLICKER, Presence, Report
from boneyard.server.live.setup.request import TableRequest, fill_names, plan_table
from boneyard.server.live.shuffles import BrokenSeal, given, numbered, promised, seeded_shuffle
from boneyard.server.live.table import DEAL, LiveTable, Stale
from boneyard.server.logs import name_of
from boneyard.server.metrics import Metrics
from boneyard.server.settings import Settings
from boneyard.server.steady_time import time
from boneyard.server.storage.database import Unreachable
from boneyard.server.storage.orders import Order, OrderKind
from boneyard.server.storage.schema import is_id
from boneyard.server.storage.store import Store
from boneyard.server.storage.tables import Event, Phase, SeatKind, TableRow
from boneyard.server.storage.writer import NotWritten
from boneyard.server.tasks import cancel_all
from boneyard.server.workers.bots import BotWorkers
from boneyard.words.language import _

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
PRESENT = "present"
_HOUSEKEEPING = 60.0  # seconds
_POLL = 0.7  # seconds between looks into the database while servers can't talk to each other
_LOBBY_POLL = 3  # that many looks until the lobby is shown again
_AGAIN = 0.5  # seconds until a database that didn't answer is asked again
_ORDERS = 1.0  # seconds between looks at what the operator wants
_SWEEP = 10  # this many before all garbage is collected, which stops everything for a moment
_GLANCE = 2.0  # seconds between estimates of how much there is


class HeldSeat(NamedTuple):
    """A seat at a table: its link, and the token that lets a program or another device act for it."""

    table: str
    link: str
    seat: int | None
    token: str | None


class TableRegistry:
    """The live tables, with what follows from every change: bots, clocks, results, the lobby, other servers."""

    def __init__(
        self, settings: Settings, store: Store, players: Players, bots: BotWorkers, metrics: Metrics
    ) -> None:
        self._metrics = metrics
        self._settings = settings
        self._store = store
        self._players = players
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._housekeeping: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._polling: asyncio.Task[None] | None = None
        self._catching: dict[str, asyncio.Task[None]] = {}  # by table: what another server did is being read
        self._missed: set[str] = set()  # tables that something happened to while they were being loaded
        self._errands: set[asyncio.Task[None]] = set()  # small things that nothing waits for
        self._broom = Broom()
        self._served = 0.0  # seconds for which there had been a server before this one was started
        self._started = monotonic()
        self._used: set[str] = set()  # tables where something happened since that was last noted
        self._obeying: asyncio.Task[None] | None = None
        self._obeyed = 0  # the number of the operator's last order that was carried out
        self.lobby = Lobby(store, self.get)
        self.bot_driver = BotDriver(self, bots, settings.bot_delay)
        self.dealer = Dealer(self, settings.shuffle_seconds)
        self.clocks = clock.Clocks(self, bots)
        self.bus = Bus(settings.bus)
        self._attend_bus()

    def _attend_bus(self) -> None:
        bus = self.bus
        bus.on("table", self._hear_event)
        bus.on("seats", self._hear_seats)
        bus.on("said", self._hear_chat)
        bus.on("shuffle", self._hear_shuffle)
        bus.on("here", self._hear_presence)
        bus.on("free", self._hear_free)
        bus.on("skip", self._hear_skip)
        bus.on_up, bus.on_down, bus.on_gone = self._bus_is_up, self._bus_is_down, self._server_is_gone

    @property
    def store(self) -> Store:
        """Where events are committed."""
        return self._store

    @property
    def shared(self) -> bool:
        """Whether other servers may have players of the same table."""
        return self.bus.shared

    def __len__(self) -> int:
        return len(self._live)

    def occupancy(self) -> Counter[str]:
        """How many seats at the tables in memory are a person's, a bot's or open, and how many people are there."""
        found: Counter[str] = Counter(dict.fromkeys([*SeatKind, PRESENT], 0))
        for table in self._live.values():
            found.update([str(seat.kind) for seat in table.seats])
            found[PRESENT] += len({each.seat for each in table.listeners if each.seat is not None})
        return found

    def in_memory(self, table: str) -> LiveTable | None:
        """A table in memory, or None if it isn't in memory or doesn't exist."""
        return self._live.get(table)

    async def open(self) -> None:
        """Begin to listen to other servers, and to keep house."""
        await self.bus.open()
        self._served = await asyncio.to_thread(self._store.tables.service)
        self._started = monotonic()
        self._obeyed = await asyncio.to_thread(self._store.orders.last)
        self._housekeeping = asyncio.create_task(self._keep_house())
        self._sweeping = asyncio.create_task(self._sweep())
        self._obeying = asyncio.create_task(self._obey())

    async def close(self) -> None:
        """Stop; tables continue where they were when the server starts again."""
        steady = (self._housekeeping, self._sweeping, self._polling, self._obeying)
        passing = (*self._errands, *self._catching.values())
        await cancel_all([*passing, *(task for task in steady if task is not None)])
        await self.bot_driver.close()
        await self.clocks.close()
        await self.dealer.close()
        await self.bus.release_all()  # so that others drive these tables at once
        await self.bus.close()

    # --- tables

    async def make(self, player: str, wish: TableRequest, by_page: bool = False) -> HeldSeat:
        """Make a table for a player; if no seat is open, the match starts, once the player's page contributes."""
        if len(self._live) >= self._settings.tables:
            self._forget_idle(self._settings.tables)
        if len(self._live) >= self._settings.tables:
            raise BadSetup(_("All tables are taken right now. Try again in a while."))
        plan = plan_table(wish)
        table, now = new_table_id(), time()
        totals = plan.game.totals_at_first()
        if wish.seed and not self._settings.arena:
            raise BadSetup(
                _("This server shuffles by chance. Only a server started as an arena takes a seed.")
            )
        if wish.seed and self.shared:  # only the server that made the table would know it
            raise BadSetup(
                _("A seed needs a server of its own, with {option} and without a bus.", option="--workers 1")
            )
        if plan.deal is not None:
            shuffle = given(plan.game, plan.deal)
        elif wish.deal is not None or plan.game.seats == 1:
            shuffle = numbered(plan.game, wish.deal, totals)
        elif wish.seed:
            shuffle = seeded_shuffle(plan.game, wish.seed, 1, NOBODY, totals, turn=plan.first)
        else:
            shuffle = promised(1, plan.first)
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
        live = await self.get(table, starts=False)
        assert live is not None
        live.shuffle_by(wish.seed)
        if by_page and plan.own is not None:
            live.expect(plan.own, monotonic() + EXPECTED)
        await self._start_if_full(live)
        self.lobby.changed()
        self._publish_seats(live)
        return self.held_seat(live, plan.own)

    def held_seat(self, table: LiveTable, seat: int | None) -> HeldSeat:
        """A seat's link and token."""
        token = None if seat is None else self._players.token(table.id, seat, table.seats[seat].link)
        return HeldSeat(table.id, f"/t/{table.id}", seat, token)

    async def get(self, table: str, starts: bool = True) -> LiveTable | None:
        """A table by its id, from memory or from the store, or None if there isn't one.

        If every seat is taken, the match starts, unless whoever asks sees to that.
        """
        live = self._live.get(table)
        if live is not None:
            live.touch()
            if self.shared and not self.bus.up and not live.listeners:
                live.fall_behind()  # without the bus we may have missed something
            if live.behind:
                await self._read_again(live)
            return live
        if not is_id(table):
            return None
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table, starts))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str, starts: bool) -> LiveTable | None:
        kept = await asyncio.to_thread(self._store.tables.load, table)
        if kept is None:
            return None
        presence = Presence(self.bus.time)
        try:
            live = await asyncio.to_thread(LiveTable, kept, self._settings.host_minutes * 60, presence)
        except BrokenSeal:
            log.error(
                "A stored shuffle of table %s doesn't match its seal, so the table stays closed.", table
            )
            raise
        if live.phase.ended:
            live.close(live.phase)
        await self._catch_up_chat(live)
        await results.repair(self._store, live)
        live.touch()
        await self._promise(live)
        for seat in live.contributions:  # whoever has committed reconnects after a restart, to reveal
            live.expect(seat, monotonic() + EXPECTED)
        self._live[table] = live
        if self.shared:
            await self._ask_who_is_here(live)
            if table in self._missed:
                self._missed.discard(table)
                self._catch_up_soon(live)
        if not live.presence.is_open_elsewhere:  # otherwise its clock has been running all the time
            live.leave_time(self._settings.restart_seconds)
        self.clocks.reset(live)
        if starts:
            await self._start_if_full(
                live
            )  # a server that died between the last seat and the deal left it so
        return live

    async def _promise(self, table: LiveTable) -> None:
        """Promise the next shuffle of a table that an older version left without one."""
        if table.game.seats > 1 and not table.closed and table.next_serial not in table.shuffles:
            with suppress(NotWritten):  # then it is promised later, together with something else
                await self._store.tables.shuffle_again(table.id, promised(table.next_serial), "")
                await self.catch_up(table)

    # --- seats

    async def sit(
        self, table: LiveTable, player: str, name: object, seat: int | None = None, by_page: bool = False
    ) -> HeldSeat:
        """Take an open seat, this one or the first; a player who already has a seat keeps it."""
        async with table.lock:
            held = table.seat_of(player)
            if held is not None and seat in (None, held):
                return self.held_seat(table, held)
            if held is not None:
                raise Illegal(_("You already have seat {held} at this table.", held=held))
            if player in table.removed:
                raise Illegal(_(seats.REMOVED))
        if table.match is not None:
            return self.held_seat(table, await seats.take_over(self, table, player, name, seat))
        async with table.lock:
            open_seats = table.open_seats
            if table.closed or table.phase is not Phase.WAITING or not open_seats:
                raise Illegal(_("This table has no open seat anymore, but you can watch."))
            wanted = open_seats[0] if seat is None else seat
            if wanted not in open_seats:
                raise Illegal(
                    _("Seat {wanted} isn't open, but seat {open} is.", wanted=wanted, open=open_seats[0])
                )
            name = called(name, table.names)
            if not await self._store.tables.sit(table.id, wanted, name, player):
                await self.catch_up(table)
                raise Illegal(_("Someone else just took that seat. Choose another one."))
            table.sit_down(player, wanted, name)
            if by_page and wanted not in table.seats_here:
                table.expect(wanted, monotonic() + EXPECTED)
        await self._start_if_full(table)
        self.seats_changed(table)
        return self.held_seat(table, wanted)

    async def hold(self, table: LiveTable, player: str, seat: int) -> None:
        """Let a device act for a seat it has the link of; it keeps the one it has, so that no link takes it away."""
        held = table.seat_of(player)
        if held not in (None, seat):
            raise Illegal(
                _("You already have another seat at this table. Open that link in a different browser.")
            )
        if held is None:
            await self._store.tables.hold(table.id, seat, player)
            table.hold(player, seat)
            self._publish_seats(table)

    async def start(self, table: LiveTable) -> None:
        """Deal the first round; open seats become bots. What has started already is left as it is."""
        if self._begin_start(table):
            await self.dealer.settled(table)
        else:
            await self._start(table)

    async def _start_if_full(self, table: LiveTable) -> None:
        """Start if no seat is open; if the deal can't be stored, no one loses a seat and the host can retry."""
        if table.phase is Phase.WAITING and not table.open_seats and not self._begin_start(table):
            with suppress(NotWritten):
                await self._start(table)

    def _begin_start(self, table: LiveTable) -> bool:
        """Begin to gather contributions to the first shuffle; whether anyone has to be waited for."""
        waits = table.phase is Phase.WAITING and self.dealer.must_wait(table)
        if waits:
            self.dealer.begin(table, partial(self._start, table))
        return waits

    async def _start(self, table: LiveTable) -> None:
        async with table.lock:
            if table.closed or table.phase is not Phase.WAITING:
                return
            chairs = fill_names(table.seats)
            people = [chair.seat for chair in chairs if chair.kind is SeatKind.PERSON]
            try:
                shuffle = await ready_shuffle(self, table, people)
            except Stale:
                return  # another server was faster
            deal, totals = table.deal_of(shuffle), table.game.totals_at_first()
            assert deal is not None
            state = table.game.start(deal, totals)
            shuffles = (shuffle, *outcome(table, state, deal, totals, 1)[1])
            first = Event(0, None, DEAL, "", time())
            if not await self._store.tables.start(table.id, chairs, first, shuffles):
                await self.catch_up(table)
                return
            table.start(chairs, first, shuffles)
        self.seats_changed(table)
        table.show_shuffle()
        table.show_position()
        self.happened(table)

    # --- who is here

    async def came(self, table: LiveTable, seat: int | None) -> None:
        """Someone has connected: they get their seat back from a bot, and everyone sees that they are here."""
        self._publish_who_is_here(table)
        if table.behind:  # something happened elsewhere just before anyone looked here
            self._catch_up_soon(table)
        if seat is not None:
            table.connected(seat)
            self.dealer.wake(table)
            await seats.resume(self, table, seat)

    def went(self, table: LiveTable) -> None:
        """A connection has ended: everyone sees it, and a rematch begins without that person if they stay away."""
        table.show_seats()
        self._publish_who_is_here(table)
        self.dealer.wake(table)  # no one waits for them
        self._settle_soon(table)

    def _settle_soon(self, table: LiveTable) -> None:
        if table.over:  # a rematch does not wait for them
            self._run_errand(self._settle_later(table))

    async def _settle_later(self, table: LiveTable) -> None:
        await asyncio.sleep(FLICKER + 0.1)
        try:
            await takebacks.settle(self, table)
        except (NotWritten, Unreachable):
            log.warning("A rematch at table %s couldn't be saved. It can be asked for again.", table.id)

    def _publish_who_is_here(self, table: LiveTable) -> None:
        if self.shared:
            report = to_builtins(table.report())
            self.bus.send("here", table.id, report)
            self.bus.note(_about(table), report)

    async def _ask_who_is_here(self, table: LiveTable) -> None:
        """Learn from the other servers who is connected to them, and since when the others are away."""
        for server, (noted, last_alive) in (await self.bus.notes(_about(table))).items():
            if table.presence.knows(server):
                continue  # it has said so itself meanwhile
            table.presence.hear(server, convert(noted, Report, strict=False))
            if last_alive is not None:
                table.presence.forget(server, last_alive)

    def _hear_presence(self, server: str, table: str, noted: object) -> None:
        live = self._live.get(table)
        if live is not None and live.presence.hear(server, convert(noted, Report, strict=False)):
            self._presence_changed(live)

    def _presence_changed(self, table: LiveTable) -> None:
        """Someone has come or gone at another server."""
        table.show_seats()
        self.clocks.reset(table)
        self.bot_driver.wake(table)
        self._settle_soon(table)

    # --- other servers

    def _bus_is_up(self) -> None:
        """Whatever was missed is read from the database."""
        if self._polling is not None:
            self._polling.cancel()
            self._polling = None
        for live in list(self._live.values()):
            live.fall_behind()
            if live.listeners:
                self._publish_who_is_here(live)
                self._catch_up_soon(live)
        self.lobby.changed_elsewhere()

    def _bus_is_down(self) -> None:
        """Servers can't talk to each other: each looks into the database, and any of them may drive a table."""
        if self._polling is None:
            self._polling = asyncio.create_task(self._poll())
        for live in list(self._live.values()):
            self.bot_driver.wake(live)
            self.clocks.reset(live)

    async def _poll(self) -> None:
        known: dict[str, object] = {}
        for looks in count(1):
            watched = [each.id for each in self._live.values() if each.listeners]
            try:
                found = await asyncio.to_thread(self._store.tables.fingerprints, watched)
            except Exception as problem:
                log.warning("The database can't be read: %s", name_of(problem))
                found = {}
            for table, mark in found.items():
                live = self._live.get(table)
                if live is not None and known.get(table) != mark:
                    self._catch_up_soon(live)
            known = found
            if looks % _LOBBY_POLL == 0:
                self.lobby.changed_elsewhere()
            await asyncio.sleep(_POLL)

    def _server_is_gone(self, server: str, at: float) -> None:
        """Another server has died or stopped: its guests are away, and its tables want a driver."""
        for live in list(self._live.values()):
            if live.presence.forget(server, at):
                if live.listeners:
                    self._publish_who_is_here(live)
                self._presence_changed(live)
            else:
                self.bot_driver.wake(live)
                self.clocks.reset(live)

    async def drive(self, table: LiveTable) -> int | None:
        """The number of the right to move for the bots and the clock of a table; None if another server has it."""
        if not self.shared:
            return 0
        held = self.bus.drives(table.id)
        if held is not None and not table.behind:
            return held
        above = await asyncio.to_thread(self._store.tables.fence, table.id)
        fence = await self.bus.claim(table.id, above)
        if fence is not None and held is None:
            async with table.lock:  # another server may have moved until now
                await self.catch_up(table)
        return fence

    def driven_elsewhere(self, table: LiveTable) -> bool:
        """Whether another server moves for the bots and the clock of a table."""
        return self.bus.driven_elsewhere(table.id)

    def doubt_drive(self, table: LiveTable) -> None:
        """Another server may drive by now."""
        self.bus.doubt(table.id)

    def skip(self, table: LiveTable) -> None:
        """Let the bots of a table move without delay until it is a person's turn."""
        if self.driven_elsewhere(table):
            self.bus.send("skip", table.id)
        else:
            self.bot_driver.skip(table)

    def _hear_skip(self, _server: str, table: str) -> None:
        live = self._live.get(table)
        if live is not None and self.bus.drives(table) is not None:
            self.bot_driver.skip(live)

    def _hear_free(self, _server: str, table: str) -> None:
        self.bus.freed(table)
        live = self._live.get(table)
        if live is not None:
            self.bot_driver.wake(live)
            self.clocks.reset(live)

    def _hear_event(self, _server: str, table: str, ply: int, event: list[Any] | None, listed: bool) -> None:
        """Another server has stored an event, after which the table is at this ply."""
        self.lobby.heard(table)
        if listed:
            self.lobby.changed()
        live = self._in_use(table)
        if live is None or live.ply >= ply:
            return
        if event is None or live.behind or live.lock.locked() or (live.ply, ply) != (event[0], event[0] + 1):
            self._catch_up_soon(live)
            return
        live.apply(Event(*event))
        live.note_result_stored()
        live.show_position()
        self.bot_driver.wake(live)
        self.clocks.reset(live)

    def _hear_seats(self, _server: str, table: str, players: list[str], listed: bool) -> None:
        """Someone has sat down, left, or changed the settings through another server."""
        self.lobby.heard(table, players)
        if listed:
            self.lobby.changed()
        live = self._in_use(table)
        if live is not None:
            self._catch_up_soon(live)

    def _hear_shuffle(self, _server: str, table: str) -> None:
        live = self._in_use(table)
        if live is not None:
            self._catch_up_soon(live)

    def _hear_chat(self, _server: str, table: str) -> None:
        live = self._in_use(table)
        if live is not None:
            self._run_errand(self._catch_up_chat(live))

    def _in_use(self, table: str) -> LiveTable | None:
        """A table in memory that has to be kept up to date now; another one is when it's next asked for."""
        live = self._live.get(table)
        if live is None:
            if table in self._loading:
                self._missed.add(table)
            return None
        if not live.listeners and self.bus.drives(table) is None:
            live.fall_behind()
            return None
        return live

    def doubt(self, table: LiveTable) -> None:
        """Read a table again as soon as the database answers."""
        self._catch_up_soon(table)

    def _catch_up_soon(self, table: LiveTable) -> None:
        table.fall_behind()
        if table.id not in self._catching:
            task = self._catching[table.id] = asyncio.create_task(self._catch_up_until_done(table))
            task.add_done_callback(lambda _: self._catching.pop(table.id, None))

    async def _catch_up_until_done(self, table: LiveTable) -> None:
        while table.behind:
            if not await self._read_again(table):
                await asyncio.sleep(_AGAIN)

    async def _read_again(self, table: LiveTable) -> bool:
        """Take in everything that is new about a table; whether the database answered."""
        try:
            async with table.lock:
                if table.behind:
                    table.start_catching_up()
                    await self.catch_up(table)
            await self._catch_up_chat(table)
        except Unreachable:
            table.fall_behind()
        except Exception:
            log.exception("Table %s couldn't catch up.", table.id)
        return not table.behind

    def _run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # --- what follows from a change

    def seats_changed(self, table: LiveTable) -> None:
        """Send the new seats to everyone at the table and in the lobby."""
        self._used.add(table.id)
        table.show_seats()
        if table.match is None:
            table.show_position()
        self.clocks.reset(table)
        self.bot_driver.speed_changed(table)
        self.lobby.happened(table)
        if table.public:
            self.lobby.changed()
        self._publish_seats(table)

    def _publish_seats(self, table: LiveTable) -> None:
        self.bus.send("seats", table.id, list(table.keys), table.public)

    def chat_changed(self, table: LiveTable) -> None:
        """Something was said: other servers hear of it."""
        self.bus.send("said", table.id)

    def shuffle_changed(self, table: LiveTable) -> None:
        """Someone has contributed to the next shuffle: other servers hear of it."""
        self.bus.send("shuffle", table.id)

    def count_moves(self, events: Sequence[Event]) -> None:
        """These were committed: those of a seat that aren't about the seat itself are moves."""
        moves = [each for each in events if each.seat is not None and not each.text.startswith("/")]
        self._metrics.moves.add(many=len(moves))
        log.debug("Committed %d events, %d of them moves.", len(events), len(moves))

    def happened(self, table: LiveTable) -> None:
        """An event was committed and shown: bots, clocks, the lobby and other servers follow."""
        results.update(self._store, table)
        self._used.add(table.id)
        listed = table.list_phase() and table.public
        if self.shared:
            self.bus.send("table", table.id, table.ply, table.latest, listed)
        self.bot_driver.wake(table)
        self.clocks.reset(table)
        self.lobby.happened(table)
        if listed:
            self.lobby.changed()

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what another server has stored, and show it here."""
        kept = await asyncio.to_thread(self._store.tables.load, table.id, table.ply)
        if kept is None:
            return
        seating, before, given = _seating(table), (table.ply, table.shuffles), table.contributions
        changed = table.catch_up(kept)
        table.note_result_stored()
        if (given, before[1]) != (table.contributions, table.shuffles):
            table.show_shuffle()
            self.dealer.wake(table)
        if table.phase.ended and not table.closed:
            table.close(table.phase)
        elif changed:
            if seating != _seating(table):
                table.show_seats()
            if seating != _seating(table) or before != (table.ply, table.shuffles):
                table.show_position()
            self.bot_driver.speed_changed(table)
            self.bot_driver.wake(table)
            self.clocks.reset(table)
            self.lobby.happened(table)

    async def _catch_up_chat(self, table: LiveTable) -> None:
        """Take in what was said through another server, or before this one was started."""
        table.add_chat(await asyncio.to_thread(self._store.chat.after, table.id, table.chat.last))
        table.show_chat()

    # --- the operator's orders

    async def _obey(self) -> None:
        """Do what the operator wants done, soon after it was ordered."""
        while True:
            await asyncio.sleep(_ORDERS)
            try:
                for order in await asyncio.to_thread(self._store.orders.after, self._obeyed):
                    self._obeyed = order.number
                    await self._carry_out(order)
            except Exception as problem:
                log.warning("The operator's orders couldn't be read, trying again: %s", name_of(problem))

    async def _carry_out(self, order: Order) -> None:
        if order.kind is OrderKind.NOTICE:
            self.lobby.show_notice(order.subject)
            for table in list(self._live.values()):
                table.show_notice(order.subject)
            return
        live = self._live.get(order.subject)
        if live is not None and order.kind is OrderKind.CLOSE:
            async with live.lock:
                await self.catch_up(live)
        elif live is not None:
            async with live.lock:  # what is being committed is finished first
                self._forget(live)
                live.retire()
        self.lobby.changed()

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
                self._broom.sweep_all()
            await asyncio.sleep(_HOUSEKEEPING)

    async def _sweep(self) -> None:
        """Collect garbage as soon as there may be much of it: connections leave some behind."""
        while True:
            await asyncio.sleep(_GLANCE)
            self._broom.sweep(self._metrics.visits, self._metrics.moves.total)

    async def archive(self) -> list[str]:
        """Archive the tables that have been idle too long, while a server was there to play at."""
        used, seconds = list(self._used), self._served + monotonic() - self._started
        found = await self._store.tables.keep_house(used, seconds, self._settings.archive_days * DAY)
        self._used.difference_update(used)
        for table in found:
            live = self._live.get(table)
            if live is not None:
                live.close(Phase.ARCHIVED)
            self.bus.send("seats", table, [], False)
        if found:
            self.lobby.changed()
        return found

    def _show_acting_hosts(self) -> None:
        """Update the tables whose host has just been away for long enough."""
        for table in self._live.values():
            if table.listeners and 0 <= table.host_overdue < 2 * _HOUSEKEEPING and not table.host_here:
                table.show_seats()

    async def wake(self) -> None:
        """Load the tables where a player's time is nearly up: slow games continue even if no one is connected."""
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
        """Unload tables that no one has looked at for a while; they are in the store.

        If there must be fewer than `most`, those without a viewer go sooner, the longest idle first.
        """
        before = time() - self._settings.rest_minutes * 60
        idle = [each for each in self._live.values() if not each.listeners and not each.lock.locked()]
        for table in sorted(idle, key=lambda each: each.touched):
            if table.touched < before or (most is not None and len(self._live) >= most):
                self._forget(table)

    def _forget(self, table: LiveTable) -> None:
        del self._live[table.id]
        self.clocks.forget(table.id)
        self.bot_driver.forget(table.id)
        self.dealer.forget(table.id)
        self.bus.release(table.id)


def _about(table: LiveTable) -> str:
    """What notes about a table's connections are kept under."""
    return f"here {table.id}"


def _seating(table: LiveTable) -> tuple[object, ...]:
    """What the message about a table says, as far as it changes."""
    return list(table.seats), table.settings, dict(table.keys), table.host
