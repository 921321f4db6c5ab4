"""What the messages of clients and the pages may call on, put together by the house."""

from dataclasses import dataclass

from boneyard.server.assist.hints import Hints
from boneyard.server.http.errors import RefusalCount
from boneyard.server.http.identity import Players
from boneyard.server.http.rate_limit import ReplayLimits
from boneyard.server.live.registry import TableRegistry
from boneyard.server.settings import Settings
from boneyard.server.storage.store import Store
from boneyard.server.workers.records import RecordWorkers
from boneyard.server.workers.reviews import Reviews
from boneyard.server.workers.rule_effects import RuleEffects
from boneyard.server.workers.solver import SolverWorkers


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
    replay_limits: ReplayLimits
    refusals: RefusalCount
