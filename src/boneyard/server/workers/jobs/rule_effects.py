"""What house rules change, as a job: the same deals played with them and with the printed rules."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

import orjson

from boneyard.households import household_in
from boneyard.lab.comparison import CompareRequest, Comparison, compare_request, concluded, measure_some
from boneyard.lab.tables import table
from boneyard.server.workers.job import Job
from boneyard.server.workers.jobs.records import Progress


@dataclass(frozen=True)
class RuleEffectsJob(Job[Progress, bytes]):
    """House rules by their text, and how much may be spent on them."""

    text: str
    least_deals: int  # are played, however long they take
    most_deals: int
    seconds: float  # after which no further deal is started

    def run(self, report: Callable[[Progress], None]) -> bytes:
        """Play deals until there are enough or the time is up, and say what was found: JSON."""
        request = request_for(self.text)
        started = process_time()
        pairs = measure_some((request, range(0)))
        while len(pairs) < self.least_deals or (
            len(pairs) < self.most_deals and process_time() - started < self.seconds
        ):
            pairs += measure_some((request, range(len(pairs), len(pairs) + 1)))
            spent = (process_time() - started) / self.seconds
            done = max(len(pairs) / self.most_deals, min(spent, len(pairs) / self.least_deals))
            report(Progress(min(99, int(100 * done)), 100))
        return orjson.dumps(to_json(concluded(request, pairs)))


def request_for(text: str) -> CompareRequest:
    """House rules against the rules that they come from, with as few players as both take."""
    household = household_in(text)
    editions = (household.base, household.edition)
    fewest = max(edition.players(edition.sets[0])[0] for edition in editions)
    before, after = (table(edition.game, edition=edition, players=fewest) for edition in editions)
    # Greedy searches in solitaires, which takes far longer than a page can wait.
    return compare_request(before, after, bot="random" if fewest == 1 else "greedy", seed="house")


def to_json(found: Comparison) -> dict[str, object]:
    """A comparison as the page shows it."""
    return {
        "deals": found.deals,
        "players": found.before.seats,
        "findings": [{"differs": each.differs, "sentence": each.sentence} for each in found.findings],
    }
