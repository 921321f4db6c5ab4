"""Solvers and hints for games for one: the solver of each game, and the move to make where the order is unknown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boneyard.bots import rows_kernel, solitairephrases, traffic_kernel
from boneyard.bots.bot import Choice
from boneyard.bots.found import Found, Tick, patient
from boneyard.bots.weighing import Solve, weigh
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, Moves, State
from boneyard.core.match import View
from boneyard.core.rng import Rng
from boneyard.games.solitaire.bingo import BingoGame
from boneyard.games.solitaire.rows import RowGame
from boneyard.games.solitaire.traffic import TrafficGame

ORDERS: Final = 12  # of the boneyard that a hint looks at
POSITIONS: Final = 400  # looked at for one move in one order
_MANY: Final = 2_000_000  # positions of a search that nobody limits

# The solver of each game, by the type of its rules.
SOLVERS: Final[Mapping[type[Game], Solve]] = MappingProxyType(
    {
        RowGame: rows_kernel.best_line,
        BingoGame: rows_kernel.best_line,
        TrafficGame: traffic_kernel.best_line,
    }
)


def solver(game: Game) -> Solve:
    """The solver of a game for one; refuses any other."""
    found = SOLVERS.get(type(game))
    if found is None:
        raise BadSetup("There is a solver only for games for one: boneyard games lists them.")
    return found


def solve(game: Game, state: State, most: int = _MANY, tick: Tick = patient) -> Found:
    """The best end that can be reached with the order of the boneyard known, and the line that leads there."""
    return solver(game)(game, state, most, tick)


def choose(view: View, moves: Moves, rng: Rng) -> Choice:
    """The move with the best expected end."""
    if len(moves) == 1:
        return Choice(moves[0], "It is the only move.")
    weighing = weigh(view, rng, solver(view.game), ORDERS, POSITIONS)
    return Choice(weighing.moves[0].move, solitairephrases.why(weighing))
