"""Uniformly random play to the end of a round: what searches roll out, laws walk and benchmarks time."""

from mypy_extensions import i64

from boneyard.core.game import Game, State
from boneyard.core.rng import Rng


def playout(game: Game, state: State, rng: Rng) -> tuple[State, int]:
    """Play at random until nobody may act; the last state and the number of moves made."""
    count: i64 = 0
    while True:
        actors = game.actors(state)
        if not actors:
            return state, count
        seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        moves = game.moves(state, seat)
        state = game.play(state, seat, moves[rng.below(len(moves))])
        count += 1
