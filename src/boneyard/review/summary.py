"""A review of a whole match: its decisions, the mistakes among them, and the curve of each seat's chances."""

from dataclasses import dataclass

from boneyard.bots.budget import Budget
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.review.decision import Decision
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.language import _
from boneyard.words.review_facts import Judge


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
    """The result of looking back at a match."""

    title: str
    game: Game
    players: tuple[str, ...]
    seats: tuple[int, ...]  # whose moves were looked at
    by: Judge
    budget: Budget  # for each decision
    decisions: tuple[Decision, ...]  # in the order of play
    forced: int  # moves of these seats that left no choice
    covered: (
        int  # decisions that could not be looked at, because the seat's tiles are face down in the record
    )
    going_on: bool  # the last round is not over, so none of it is shown with open tiles

    def of(self, seat: int) -> tuple[Decision, ...]:
        """The decisions of one seat."""
        return tuple([each for each in self.decisions if each.seat == seat])

    @property
    def unit(self) -> Unit:
        """What the costs count."""
        units = [each.judgement.unit for each in self.decisions]
        return next((unit for unit in units if unit), Unit.NONE)

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
        """In solitaires, the moves that gave a win away, which is known only with the order open."""
        return tuple([each for each in self.decisions if each.order is not None and each.order.threw])

    @property
    def highlights(self) -> tuple[Decision, ...]:
        """The mistakes, and after them the other moves that gave a win away."""
        return *self.mistakes, *[each for each in self.thrown if not each.judgement.clear]

    @property
    def undecided(self) -> int:
        """In solitaires, the moves about which the solver could not decide in time."""
        orders = [each.order for each in self.decisions if each.order is not None]
        return sum([each.before is None or (each.before and each.after is None) for each in orders])

    def cost(self, seat: int) -> float:
        """The average cost of a seat's decisions, as far as they have one."""
        costs = [each.cost for each in self.of(seat) if each.cost is not None]
        return sum(costs) / len(costs) if costs else 0.0

    def curve(self, seat: int) -> tuple[Point, ...]:
        """What a seat could expect at each of its decisions; empty if there are no numbers."""
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
        """The decision after this many moves of the record; refuses if none was reviewed there."""
        for each in self.decisions:
            if each.ply == ply:
                return each
        raise BadSetup(_("There was no decision after move {ply}, or it wasn't reviewed.", ply=ply))


class Stopped(KeyboardInterrupt):
    """Someone stopped a review; holds what was found until then, and of how many decisions."""

    def __init__(self, found: Review, of: int) -> None:
        super().__init__()
        self.found = found
        self.of = of


def _weight(decision: Decision) -> tuple[bool, float]:
    judged = decision.judgement
    return judged.cost is not None, judged.sure if judged.cost is None else judged.cost
