"""A decision looked back at, as plain data: what could be known, what each move was worth, what the chosen one cost."""

from dataclasses import dataclass
from math import hypot
from typing import Final

from boneyard.bots.evaluation import MoveValue
from boneyard.bots.inference.knowledge import Knowledge
from boneyard.core.match import View
from boneyard.core.move import Move

EXPERT: Final = "expert"  # searched
GREEDY: Final = "greedy"  # nothing searches this game yet: greedy's choice is all there is to compare with
SOLVER: Final = "solver"  # a game for one: over orders that the tiles to come might have


@dataclass(frozen=True)
class Judgement:
    """What was made of a decision with nothing but what its seat could know."""

    by: str  # EXPERT, GREEDY or SOLVER
    worths: tuple[MoveValue, ...]  # the best first; greedy names its own choice only, without a value
    sure: float  # that no other is better than the first, 0 to 1
    unit: str  # what a value counts; empty where there are none
    iterations: int
    chosen: MoveValue | None  # the move that was made; None where it has no value
    missed: int = 0  # points that it let go, whatever else is better or worse

    @property
    def best(self) -> MoveValue:
        """The move that should have been made."""
        return self.worths[0]

    @property
    def agrees(self) -> bool:
        """Whether the best move was made, or one as good."""
        return self.chosen is not None and self.chosen.value >= self.best.value

    @property
    def cost(self) -> float | None:
        """What the move that was made is worth less than the best one; None where it has no value."""
        return None if self.chosen is None else max(self.best.value - self.chosen.value, 0.0)

    @property
    def clear(self) -> bool:
        """Whether the cost is more than chance may make of it; greedy is clear where it is nearly certain."""
        if self.agrees:
            return False
        if self.chosen is None or self.cost is None:
            return self.sure >= 0.9
        return self.missed > 0 or self.cost > hypot(self.best.error, self.chosen.error)


@dataclass(frozen=True)
class OpenHands:
    """The same moment with all hands open, which nobody at the table could know: what the own side comes to."""

    best: int  # with best play of both sides
    chosen: int | None  # after the move that was made; None for a claim
    of: int  # all points of the hand
    moves: tuple[Move, ...]  # those that come to the best


@dataclass(frozen=True)
class OpenOrder:
    """The same moment with the order of the boneyard known, which nobody could know: whether it can be won."""

    before: bool | None  # None where the search had to end before it was decided
    after: bool | None
    left_before: int  # what the best line found leaves
    left_after: int
    better: Move | None  # begins a line that wins, where the move that was made lost the win

    @property
    def threw(self) -> bool:
        """Whether this move gave a win away."""
        return self.before is True and self.after is False


@dataclass(frozen=True)
class Decision:
    """A moment at which a seat had more than one move, and the move it made."""

    seat: int
    round: int  # its number
    at: int  # moves made before it in the round
    ply: int  # and in the whole record
    view: View
    chosen: Move
    judgement: Judgement
    knowledge: Knowledge | None = None  # None where nothing follows from what was seen
    hands: OpenHands | None = None
    order: OpenOrder | None = None

    @property
    def cost(self) -> float | None:
        """What the move cost; None where nobody can say it as a number."""
        return self.judgement.cost
