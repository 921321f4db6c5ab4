"""A whole match looked back at: its decisions, the mistakes among them, the curve of the chances."""

from dataclasses import dataclass

from boneyard.bots.budget import Budget
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.review.decision import Decision


@dataclass(frozen=True)
class Point:
    """One point of a seat's curve: what it could expect before its decision, and after the move it made."""

    ply: int
    round: int
    before: float
    after: float
    error: float
    mistake: bool


@dataclass(frozen=True)
class Review:
    """What came of looking back at a match."""

    title: str
    game: Game
    players: tuple[str, ...]
    seats: tuple[int, ...]  # whose moves were looked at
    by: str  # who judged: EXPERT, GREEDY or SOLVER
    budget: Budget  # for each decision
    decisions: tuple[Decision, ...]  # in the order of play
    forced: int  # moves of these seats that left no choice
    covered: int  # decisions that could not be looked at: the tiles of the seat lie face down in the record
    going_on: bool  # the last round is not over, so nothing of it is laid open

    def of(self, seat: int) -> tuple[Decision, ...]:
        """The decisions of one seat."""
        return tuple([each for each in self.decisions if each.seat == seat])

    @property
    def unit(self) -> str:
        """What the costs count; empty where there are no numbers."""
        units = [each.judgement.unit for each in self.decisions]
        return next((unit for unit in units if unit), "")

    @property
    def unsearched(self) -> int:
        """How many decisions the expert could not search, though it knows the game."""
        return sum([each.judgement.by != self.by for each in self.decisions])

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that clearly cost something, the costliest first."""
        found = [each for each in self.decisions if each.judgement.clear]
        return tuple(sorted(found, key=_weight, reverse=True))

    @property
    def thrown(self) -> tuple[Decision, ...]:
        """In games for one, the moves after which it could no longer be won, known only with the order open."""
        return tuple([each for each in self.decisions if each.order is not None and each.order.threw])

    @property
    def told(self) -> tuple[Decision, ...]:
        """What there is to tell of: the mistakes, and after them whatever else gave a win away."""
        return *self.mistakes, *[each for each in self.thrown if not each.judgement.clear]

    @property
    def undecided(self) -> int:
        """In games for one, the moves of which the solver could not tell in time whether they gave a win away."""
        orders = [each.order for each in self.decisions if each.order is not None]
        return sum([each.before is None or (each.before and each.after is None) for each in orders])

    def cost(self, seat: int) -> float:
        """What the decisions of a seat cost on the average, those that have a cost."""
        costs = [each.cost for each in self.of(seat) if each.cost is not None]
        return sum(costs) / len(costs) if costs else 0.0

    def curve(self, seat: int) -> tuple[Point, ...]:
        """What a seat could expect at each of its decisions; empty where nobody gave numbers."""
        found = []
        for each in self.of(seat):
            judged = each.judgement
            if judged.unit and judged.chosen is not None:
                found.append(
                    Point(
                        each.ply,
                        each.round,
                        judged.best.value,
                        judged.chosen.value,
                        judged.chosen.error,
                        judged.clear,
                    )
                )
        return tuple(found)

    def decision(self, ply: int) -> Decision:
        """The decision after so many moves of the record; refuses where none was looked at."""
        for each in self.decisions:
            if each.ply == ply:
                return each
        raise BadSetup(f"There was nothing to decide after {ply} moves, or it was not looked at.")


class Stopped(KeyboardInterrupt):
    """Somebody stopped a review: it holds what was found until then, and of how many decisions."""

    def __init__(self, found: Review, of: int) -> None:
        super().__init__()
        self.found = found
        self.of = of


def _weight(decision: Decision) -> tuple[bool, float]:
    judged = decision.judgement
    return judged.cost is not None, judged.sure if judged.cost is None else judged.cost
