"""Peer: OpenSpiel's ``python_team_dominoes``, uniformly random four-player block on the double-six set.

Driven through the OpenSpiel API: each tile of the deal is drawn from ``chance_outcomes`` and each play
from ``legal_actions``. The outcomes are equally likely, so ``random.choice`` draws them (numpy's weighted
choice, which OpenSpiel's example uses, would be far slower). ``--shortcut`` does not ask the game for the
chance outcomes but applies a shuffled deal, and asks the game's Python class for the legal plays past the
C++ layer: no driver written to the API could do that, but the fastest user of this one game could.

Moves are plays only: the game passes by itself and keeps no record of it.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from importlib.metadata import version
from typing import Any

from stopwatch import report

pyspiel: Any = import_module("pyspiel")  # untyped
# The one module that registers the game; the whole of open_spiel.python.games would do, more slowly.
import_module("open_spiel.python.games.team_dominoes")

GAME: Any = pyspiel.load_game("python_team_dominoes")
TILES = 28


def play(rounds: int) -> int:
    """Play the rounds through the API."""
    new = GAME.new_initial_state
    choice = random.choice
    moves = 0
    for _ in range(rounds):
        state = new()
        # All 28 tiles are dealt, always: no need to ask is_chance_node at every step.
        for _ in range(TILES):
            state.apply_action(choice(state.chance_outcomes())[0])
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            moves += 1
    return moves


def play_shortcut(rounds: int) -> int:
    """Play the rounds with a deal of our own, past the C++ layer where that is possible."""
    new = GAME.new_initial_state
    choice = random.choice
    deal = list(range(TILES))
    moves = 0
    for _ in range(rounds):
        state = new()
        random.shuffle(deal)
        for tile in deal:
            state.apply_action(tile)
        while not state.is_terminal():
            state.apply_action(choice(state.get_legal_actions(state.current_player())))
            moves += 1
    return moves


if __name__ == "__main__":
    shortcut = "--shortcut" in sys.argv
    report(
        "open_spiel (shortcut)" if shortcut else "open_spiel",
        version("open_spiel"),
        play_shortcut if shortcut else play,
        counts="plays",
    )
