"""Who solves which solitaire: a solver is imported when one of its games is asked for."""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType

from boneyard.bots.found import Found, Tick
from boneyard.core.errors import BadSetup, listed
from boneyard.core.game import Game, State

# Finds the best line from a state whose boneyard is known, looking at no more than so many positions.
Solver = Callable[[Game, State, int, Tick], Found]

# Game to the module with its solver.
_SOLVERS: Mapping[str, str] = MappingProxyType(
    {
        "bingo": "rows_kernel",
        "traffic": "traffic_kernel",
        "squeeze": "rows_kernel",
        "castle-rock": "rows_kernel",
    }
)


def solved_games() -> list[str]:
    """The games that have a solver."""
    return list(_SOLVERS)


def solver_of(game: str) -> Solver:
    """The solver of a game."""
    if game not in _SOLVERS:
        raise BadSetup(f"{game} has no solver; there is one for {listed(solved_games(), 'and')}.")
    solver: Solver = import_module(f"boneyard.bots.{_SOLVERS[game]}").best_line
    return solver
