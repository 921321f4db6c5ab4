"""Solve a tiny draw game to equilibrium with OpenSpiel, and play the solution as a bot.

    python docs/examples/equilibrium.py
    PYTHONPATH=docs/examples boneyard play draw --set 2 --option hand=2 --bots equilibrium:SpielBot

It needs OpenSpiel: pip install 'boneyard[open_spiel]'.
"""

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import boneyard.adapters.open_spiel  # registers the game
from boneyard.bots import Budget
from boneyard.bots.bot import Choice
from boneyard.core.environment.episode import information_text
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.rng import Rng

GAME = "boneyard(game=draw,set=2,players=2,options=hand:2)"
ITERATIONS = 20


def solved(iterations: int = ITERATIONS):
    """The game and its average policy after a number of iterations of counterfactual regret minimization."""
    game = pyspiel.load_game(GAME)
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return game, solver.average_policy()


class SpielBot:
    """Plays a policy of OpenSpiel: a seat knows the same text here and there, so that is what it looks up."""

    name = "equilibrium"
    says = "It plays what OpenSpiel found to be an equilibrium of this tiny game."

    def __init__(self) -> None:
        self.game, self.policy = solved()

    def choose(self, view: View, history: History, budget: Budget, rng: Rng) -> Choice:
        moves = view.moves()
        numbers = view.game.numbered(view.state, moves)
        told = information_text(view.game, history, view.state, view.seat)
        row = self.policy.policy_for_key(told)
        left = int(rng.below(1_000_000)) / 1_000_000
        for move, number in zip(moves, numbers, strict=True):
            left -= float(row[number])
            if left < 0:
                return Choice(move, float(row[number]), f"I play this {row[number]:.0%} of the time here.")
        return Choice(moves[-1], float(row[numbers[-1]]), "It's the last that is left.")


if __name__ == "__main__":
    game, policy = solved()
    print(f"NashConv after {ITERATIONS} iterations: {exploitability.nash_conv(game, policy):.4f}")
