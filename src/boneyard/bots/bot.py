"""What every bot is: a name, a sentence about it, and a way to choose."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp
from typing import Final, Protocol

from boneyard.bots.budget import OWN, Budget
from boneyard.core.errors import NotYourTurn
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import Match, View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.words.bot_reasons.search import how_sure
from boneyard.words.language import _

SURE: Final = 1.0


@dataclass(frozen=True)
class Choice:
    """The move a bot makes, how sure it is that no other is better (0 to 1), and the reason a player would give."""

    move: Move
    sure: float
    why: str
    numbers: str = ""  # the statistics behind it in a sentence, for anyone who asks

    @property
    def how_sure(self) -> str:
        """How sure the bot is, with its numbers, in words."""
        return how_sure(self.sure, self.numbers)


class Bot(Protocol):
    """A player that knows what its seat sees and what happened in front of it.

    The same view, history, generator and number of iterations give the same choice.
    """

    @property
    def name(self) -> str:
        """What the bot is called."""

    @property
    def says(self) -> str:
        """One sentence about how it plays."""

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        """The move it makes in this position, within this budget."""


def choice_of(player: Bot, match: Match, seat: int, rng: Rng, budget: Budget = OWN) -> Choice:
    """What a bot chooses in a seat of this match, given only what that seat may know."""
    return player.choose(match.view(seat), match.history(seat), budget, rng)


def moves_of(view: View) -> Moves:
    """The moves to choose from; refuses a view whose seat may not act."""
    moves = view.moves()
    if not moves:
        raise NotYourTurn(_("Seat {seat} has nothing to choose: it isn't their turn.", seat=view.seat))
    return moves


def sureness(values: Iterable[float], spread: float) -> float:
    """The softmax weight of the best value: 1 if the others are far below, an even share if all are level.

    `spread` is the temperature: the difference that begins to matter.
    """
    row = list(values)
    best = max(row)
    return 1.0 / sum([exp((value - best) / spread) for value in row])
