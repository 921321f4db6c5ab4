"""A search for the best line in a solitaire, as a job."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

from boneyard.core.edition import Edition
from boneyard.core.game import State
from boneyard.core.option import Value
from boneyard.server.workers.job import Job


class SolverAnswer(NamedTuple):
    """What the solver found; the line is written as in records."""

    won: bool
    left: int
    line: list[str]
    proved: bool
    positions: int


@dataclass(frozen=True)
class SolverJob(Job[None, SolverAnswer]):
    """A full position, and the limit of its search."""

    edition: Edition
    size: int
    options: dict[str, Value]
    state: State
    most_positions: int
    seconds: float

    def run(self, report: Callable[[None], None]) -> SolverAnswer:
        """Search, and stop when the time is up."""
        from boneyard.bots.registry import solve

        end = monotonic() + self.seconds
        game = self.edition.build(self.size, 1, self.options)
        found = solve(game, self.state, self.most_positions, lambda _: monotonic() > end)
        line = [str(move) for move in found.line]
        return SolverAnswer(found.won, found.left, line, found.proved, found.positions)
