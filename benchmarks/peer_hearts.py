"""Peer: OpenSpiel's ``hearts``, the nearest trick-taking game that it has, uniformly random play of whole hands.

Driven entirely in C++: one call of ``evaluate_bots`` plays a hand with OpenSpiel's own uniformly random bots, chance
included. Moves are the players' decisions, passed cards and plays; the cards dealt and the direction of the pass, which
chance decides, are no moves here, but their time counts, as our shuffle and deal do.
"""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from stopwatch import report

pyspiel: Any = import_module("pyspiel")  # untyped

GAME: Any = pyspiel.load_game("hearts")
SEATS = 4
BY_CHANCE = 53  # the direction of the pass, and 52 cards dealt


def play(rounds: int) -> int:
    """Play the hands; how many decisions the players took in them."""
    new, evaluate, seed = GAME.new_initial_state, pyspiel.evaluate_bots, random.getrandbits
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(SEATS)]
    moves = 0
    for _ in range(rounds):
        state = new()
        evaluate(state, bots, seed(31))
        moves += state.move_number() - BY_CHANCE
    return moves


if __name__ == "__main__":
    report("open_spiel (hearts)", version("open_spiel"), play, counts="passed cards and plays")
