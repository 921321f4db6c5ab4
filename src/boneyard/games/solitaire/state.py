"""What every solitaire's moment has in common: what is still to come, and whether it is decided."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from boneyard.core.game import State
from boneyard.core.yard import Yard

GOING: Final[i64] = 0
WON: Final[i64] = 1
LOST: Final[i64] = 2


@mypyc_attr(acyclic=True)
class SolitaireState(State):
    """One solitaire at one moment: what is still to come and whether it is decided; each game adds its table."""

    def __init__(self, yard: Yard, verdict: i64) -> None:
        self.yard: Final[Yard] = yard
        self.verdict: Final[i64] = verdict

    @abstractmethod
    def with_yard(self, yard: Yard) -> "SolitaireState":
        """The same moment with another boneyard."""

    @abstractmethod
    def given_up(self) -> "SolitaireState":
        """The same moment, conceded."""
