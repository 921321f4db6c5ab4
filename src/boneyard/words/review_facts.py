"""The data that sentences about a review need, as protocols; `review` itself defines the classes."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from boneyard.core.game import Game
from boneyard.core.match import View
from boneyard.core.move import Move


class Judge(StrEnum):
    """Who judges the moves of a match."""

    EXPERT = "expert"
    GREEDY = "greedy"  # nothing searches this game yet: greedy's choice is all there is to compare with
    SOLVER = "solver"  # for solitaires: over orders that the tiles to come might have


class ValuedMove(Protocol):
    """A move with the reason that a bot gave for it."""

    @property
    def move(self) -> Move:
        """The move."""

    @property
    def why(self) -> str:
        """One sentence."""


class JudgementFacts(Protocol):
    """What was made of a decision with nothing but what its seat could know."""

    @property
    def by(self) -> str:
        """Who judged it, as in Judge."""

    @property
    def sure(self) -> float:
        """How sure it is that no other move is better than the best, 0 to 1."""

    @property
    def unit(self) -> str:
        """What the cost counts."""

    @property
    def best(self) -> ValuedMove:
        """The move that should have been made."""

    @property
    def chosen(self) -> ValuedMove | None:
        """The move that was made, or None if it has no value."""

    @property
    def agrees(self) -> bool:
        """Whether the best move was made, or one as good."""

    @property
    def cost(self) -> float | None:
        """How much less than the best the move is worth, or None if it has no value."""

    @property
    def clear(self) -> bool:
        """Whether the cost is more than chance may explain."""


class LackFacts(Protocol):
    """What a seat held none of at some move."""

    @property
    def seat(self) -> int:
        """The seat."""

    @property
    def move(self) -> int:
        """The number of the move in the round, from 0; -1 for the opening."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of which it held no tile."""

    @property
    def tiles(self) -> tuple[int, ...]:
        """The unseen tiles that it did not hold."""

    @property
    def drawn(self) -> int:
        """How many tiles it has drawn since."""

    @property
    def why(self) -> str:
        """How that is known."""


class KnowledgeFacts(Protocol):
    """What a seat could know about the unseen tiles."""

    @property
    def lacks(self) -> Sequence[LackFacts]:
        """What the others were seen to lack."""

    @property
    def cannot(self) -> Sequence[tuple[int, ...]]:
        """By seat, the unseen tiles that it surely does not hold."""

    @property
    def surely(self) -> Sequence[tuple[int, ...]]:
        """By seat, the unseen tiles that it surely holds."""

    @property
    def yard(self) -> tuple[int, ...]:
        """The unseen tiles that are surely in the boneyard, or aside."""


class OpenHandsFacts(Protocol):
    """What the seat's side comes to with all hands open."""

    @property
    def best(self) -> int:
        """With best play of both sides."""

    @property
    def chosen(self) -> int | None:
        """After the move that was made; None for a claim."""

    @property
    def of(self) -> int:
        """All points of the hand."""

    @property
    def moves(self) -> Sequence[Move]:
        """Those that come to the best."""


class OpenOrderFacts(Protocol):
    """Whether a solitaire can be won when the order of the boneyard is known."""

    @property
    def before(self) -> bool | None:
        """Before the move, or None if the search did not decide it in time."""

    @property
    def after(self) -> bool | None:
        """After the move, likewise."""

    @property
    def better(self) -> Move | None:
        """The start of a line that wins, if the move gave a win away."""

    @property
    def threw(self) -> bool:
        """Whether the move gave a win away."""


class DecisionFacts(Protocol):
    """A decision that is reviewed."""

    @property
    def seat(self) -> int:
        """Whose decision it was."""

    @property
    def round(self) -> int:
        """The number of the round."""

    @property
    def at(self) -> int:
        """Moves made before it in the round."""

    @property
    def ply(self) -> int:
        """Moves made before it in the whole record."""

    @property
    def view(self) -> View:
        """What the seat saw."""

    @property
    def chosen(self) -> Move:
        """The move that was made."""

    @property
    def judgement(self) -> JudgementFacts:
        """What was made of it."""

    @property
    def knowledge(self) -> KnowledgeFacts | None:
        """What the seat could know, or None if nothing follows from what was seen."""

    @property
    def order(self) -> OpenOrderFacts | None:
        """For a solitaire, what the known order says."""


class BudgetFacts(Protocol):
    """What was spent on each decision."""

    @property
    def iterations(self) -> int | None:
        """At most this many iterations."""

    @property
    def seconds(self) -> float | None:
        """At most this many seconds."""


class ReviewFacts(Protocol):
    """A match that is reviewed."""

    @property
    def game(self) -> Game:
        """The rules."""

    @property
    def players(self) -> Sequence[str]:
        """The players' names."""

    @property
    def seats(self) -> Sequence[int]:
        """Whose moves were looked at."""

    @property
    def by(self) -> str:
        """Who judged, as in Judge."""

    @property
    def budget(self) -> BudgetFacts:
        """What was spent on each decision."""

    @property
    def decisions(self) -> Sequence[DecisionFacts]:
        """In the order of play."""

    @property
    def forced(self) -> int:
        """Moves that left no choice."""

    @property
    def covered(self) -> int:
        """Decisions that could not be looked at, because the seat's tiles are face down in the record."""

    @property
    def unsearched(self) -> int:
        """Decisions that the expert could not search."""

    @property
    def undecided(self) -> int:
        """Moves of a solitaire about which the solver could not decide in time."""
