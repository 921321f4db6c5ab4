"""A decision that is reviewed: what could be known, what each move was worth, what the chosen one cost."""

from dataclasses import dataclass
from math import hypot

from boneyard.bots.evaluation import MoveValue
from boneyard.bots.inference.knowledge import Knowledge
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.words.bot_reasons.search import Unit
from boneyard.words.review_facts import Judge


@dataclass(frozen=True)
class Judgement:
    """What was made of a decision with nothing but what its seat could know."""

    by: Judge
    moves: tuple[MoveValue, ...]  # the best first; greedy names only its own choice, without a value
    sure: float  # that no other is better than the first, 0 to 1
    unit: Unit  # what a value counts
    iterations: int
    chosen: MoveValue | None  # the move that was made, or None if it has no value
    missed: int = 0  # points that it left unclaimed

    @property
    def best(self) -> MoveValue:
        """The move that should have been made."""
        return self.moves[0]

    @property
    def agrees(self) -> bool:
        """Whether the best move was made, or one as good."""
        return self.chosen is not None and self.chosen.value >= self.best.value

    @property
    def cost(self) -> float | None:
        """How much less than the best the move is worth, or None if it has no value."""
        return None if self.chosen is None else max(self.best.value - self.chosen.value, 0.0)

    @property
    def clear(self) -> bool:
        """Whether the cost is more than chance may explain; with greedy, whether it is nearly certain."""
        if self.agrees:
            return False
        if self.chosen is None or self.cost is None:
            return self.sure >= 0.9
        return self.missed > 0 or self.cost > hypot(self.best.error, self.chosen.error)


@dataclass(frozen=True)
class OpenHands:
    """The same moment with all hands open, which no one could know: what the player's side comes to."""

    best: int  # with best play of both sides
    chosen: int | None  # after the move that was made; None for a claim
    of: int  # all points of the hand
    moves: tuple[Move, ...]  # those that come to the best


@dataclass(frozen=True)
class OpenOrder:
    """The same moment with the order of the boneyard known, which no one could know: whether it can be won."""

    before: bool | None  # None if the search ended before it was decided
    after: bool | None
    left_before: int  # what the best line found leaves
    left_after: int
    better: Move | None  # the start of a line that wins, if the move gave a win away

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
    knowledge: Knowledge | None = None  # None if nothing follows from what was seen
    hands: OpenHands | None = None
    order: OpenOrder | None = None

    @property
    def cost(self) -> float | None:
        """What the move cost, or None if there is no number for it."""
        return self.judgement.cost
