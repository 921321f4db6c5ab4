"""The house: every part of a server put together, opened and closed in order."""

import asyncio

from boneyard.server.assist.hints import Hints
from boneyard.server.http.errors import RefusalCount
from boneyard.server.http.identity import Players
from boneyard.server.http.rate_limit import Limits, ReplayLimits
from boneyard.server.live.registry import TableRegistry
from boneyard.server.metrics import Metrics
from boneyard.server.protocol.services import BOTS, Services
from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from boneyard.server.tasks import cancel_all
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.records import OWN_SECONDS, UPLOADED_SECONDS, RecordWorkers
from boneyard.server.workers.reviews import Reviews
from boneyard.server.workers.rule_effects import RuleEffects
from boneyard.server.workers.solver import SolverWorkers


class House:
    """One running server, without its addresses."""

    def __init__(
        self,
        settings: Settings,
        refusals: RefusalCount | None = None,
        metrics: Metrics | None = None,
        limits: Limits | None = None,
        own_folder: bool = True,
    ) -> None:
        metrics, limits = metrics or Metrics(), limits or Limits()
        store, players = Store(settings.url, own_folder), Players(settings.kept_secret())
        store.database.writer.on_commit = metrics.commits.observe
        self._bots = BotWorkers(settings.worker_count)
        solvers, reviews, rule_effects = SolverWorkers(settings.worker_count), Reviews(), RuleEffects()
        own_records, uploaded_records = RecordWorkers(OWN_SECONDS), RecordWorkers(UPLOADED_SECONDS)
        self._watching: asyncio.Task[None] | None = None
        tables = TableRegistry(settings, store, players, self._bots, metrics)
        bus = tables.bus
        if bus.shared:
            limits.on_take = lambda name, whose: bus.send("took", name, whose)
            bus.on("took", lambda _server, name, whose: limits.note(name, whose))
            bus.report = limits.open_here
            bus.on("beat", limits.hear_open)
            reviews.board = rule_effects.board = bus
        self.services = Services(
            settings=settings,
            store=store,
            players=players,
            tables=tables,
            hints=Hints(self._bots, limits),
            solvers=solvers,
            own_records=own_records,
            uploaded_records=uploaded_records,
            reviews=reviews,
            rule_effects=rule_effects,
            limits=limits,
            replay_limits=ReplayLimits(settings.making, limits),
            refusals=refusals or RefusalCount(),
            metrics=metrics,
            pools={
                BOTS: self._bots.pool,
                "solvers": solvers.pool,
                "own-records": own_records.pool,
                "uploaded-records": uploaded_records.pool,
                "reviews": reviews.pool,
                "rule-effects": rule_effects.pool,
            },
        )

    async def open(self) -> None:
        """Open the doors."""
        await asyncio.to_thread(self.services.store.open)
        with self.services.store.database.while_starting():
            await self.services.tables.open()
        self._watching = asyncio.create_task(self.services.metrics.watch_loop())

    async def close(self) -> None:
        """Close them; every table goes on where it was when they open again."""
        await cancel_all([] if self._watching is None else [self._watching])
        await self.services.tables.close()
        await self.services.solvers.close()
        await self._bots.close()
        await self.services.reviews.close()
        await self.services.rule_effects.close()
        await self.services.own_records.close()
        await self.services.uploaded_records.close()
        await asyncio.to_thread(self.services.store.close)
