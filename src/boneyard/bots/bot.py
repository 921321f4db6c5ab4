"""What every bot is: a name, a sentence about it, and a way to choose."""

from dataclasses import dataclass
from typing import Protocol

from boneyard.core.errors import NotYourTurn
from boneyard.core.game import Moves
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng


@dataclass(frozen=True)
class Choice:
    """The move a bot makes and one sentence for a person that says why."""

    move: Move
    why: str


class Bot(Protocol):
    """A player that sees what its seat sees; the same view and the same generator give the same choice."""

    @property
    def name(self) -> str:
        """What it is called by."""

    @property
    def says(self) -> str:
        """One sentence about how it plays."""

    def choose(self, view: View, rng: Rng) -> Choice:
        """The move it makes in this position."""


def moves_of(view: View) -> Moves:
    """The moves there are to choose from; refuses a view whose seat may not act."""
    moves = view.moves()
    if not moves:
        raise NotYourTurn(f"There is nothing to choose: seat {view.seat} may not act now.")
    return moves
