"""The house: every part of a server put together, opened and closed in order."""

import asyncio

from boneyard.server.assist.hints import Hints
from boneyard.server.http.errors import RefusalCount
from boneyard.server.http.identity import Players
from boneyard.server.http.rate_limit import ReplayLimits
from boneyard.server.live.registry import TableRegistry
from boneyard.server.protocol.services import Services
from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.records import OWN_SECONDS, UPLOADED_SECONDS, RecordWorkers
from boneyard.server.workers.reviews import Reviews
from boneyard.server.workers.rule_effects import RuleEffects
from boneyard.server.workers.solver import SolverWorkers


class House:
    """One running server, without its addresses."""

    def __init__(self, settings: Settings, refusals: RefusalCount | None = None) -> None:
        store, players = Store(settings.url), Players(settings.kept_secret())
        self._bots = BotWorkers(settings.worker_count)
        self.services = Services(
            settings=settings,
            store=store,
            players=players,
            tables=TableRegistry(settings, store, players, self._bots),
            hints=Hints(self._bots),
            solvers=SolverWorkers(settings.worker_count),
            own_records=RecordWorkers(OWN_SECONDS),
            uploaded_records=RecordWorkers(UPLOADED_SECONDS),
            reviews=Reviews(),
            rule_effects=RuleEffects(),
            replay_limits=ReplayLimits(settings.making),
            refusals=refusals or RefusalCount(),
        )

    async def open(self) -> None:
        """Open the doors."""
        await asyncio.to_thread(self.services.store.open)
        await self.services.tables.open()

    async def close(self) -> None:
        """Close them; every table goes on where it was when they open again."""
        await self.services.tables.close()
        await self.services.solvers.close()
        await self._bots.close()
        await self.services.reviews.close()
        await self.services.rule_effects.close()
        await self.services.own_records.close()
        await self.services.uploaded_records.close()
        await asyncio.to_thread(self.services.store.close)
