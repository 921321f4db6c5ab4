"""Uniformly random play to the end of a round, for simulations and benchmarks."""

from mypy_extensions import i64

from boneyard.core.game import Game, State
from boneyard.core.rng import Rng


def playout(game: Game, state: State, rng: Rng) -> tuple[State, int]:
    """Play at random until nobody may act; the last state and the number of moves made."""
    count: i64 = 0
    while True:
        actors = game.actors(state)
        choices: i64 = len(actors)
        if choices == 0:
            return state, count
        seat = actors[0]
        if choices > 1:
            seat = actors[rng.below(choices)]
        moves = game.moves(state, seat)
        choices = len(moves)
        move = moves[0]
        if choices > 1:
            move = moves[rng.below(choices)]
        state = game.play(state, seat, move)
        count += 1
