"""Uniformly random play to the end of a round, for simulations and benchmarks."""

from mypy_extensions import i64

from boneyard.core.game import Game, State
from boneyard.core.rng import Rng


def playout(game: Game, state: State, rng: Rng) -> tuple[State, int]:
    """Play at random until no one may act; the last state and the number of moves made."""
    count: i64 = 0
    while True:
        seat = game.alone(state)
        if seat < 0:
            actors = game.actors(state)
            if not actors:
                return state, count
            seat = actors[rng.below(len(actors))]
        state = game.play(state, seat, game.pick(state, seat, rng))
        count += 1
