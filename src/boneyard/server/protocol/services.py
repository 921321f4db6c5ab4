"""What the messages of clients and the pages may call on, put together by the house."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from boneyard.server.assist.hints import Hints
from boneyard.server.http.errors import RefusalCount
from boneyard.server.http.identity import Players
from boneyard.server.http.rate_limit import Limits, ReplayLimits
from boneyard.server.live.registry import TableRegistry
from boneyard.server.metrics import Metrics
from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from boneyard.server.workers.pool import WorkerPool
from boneyard.server.workers.records import RecordWorkers
from boneyard.server.workers.reviews import Reviews
from boneyard.server.workers.rule_effects import RuleEffects
from boneyard.server.workers.solver import SolverWorkers

BOTS: Final = "bots"  # the pool that every table with a bot depends on


@dataclass(frozen=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    store: Store
    players: Players
    tables: TableRegistry
    hints: Hints
    solvers: SolverWorkers
    own_records: RecordWorkers
    uploaded_records: RecordWorkers  # these never hold up our own
    reviews: Reviews
    rule_effects: RuleEffects
    limits: Limits
    replay_limits: ReplayLimits
    refusals: RefusalCount
    metrics: Metrics
    pools: Mapping[str, WorkerPool]  # of all workers, by what they do
