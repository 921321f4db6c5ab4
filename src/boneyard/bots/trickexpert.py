"""Forty-Two and Moon thought through: worlds that may be, each played out, for the chance to win the match."""

from typing import Final

from boneyard.bots import tricks
from boneyard.bots.budget import Budget, Clock
from boneyard.bots.thought import Searcher, Thought, Worth
from boneyard.bots.trickchances import Stakes
from boneyard.bots.trickthinking import Tiles
from boneyard.bots.trickworlds import Worlds
from boneyard.core.game import Moves
from boneyard.core.history import History
from boneyard.core.match import View
from boneyard.core.move import CLAIM
from boneyard.core.rng import Rng
from boneyard.games.tricks.rules import TrickGame
from boneyard.games.tricks.state import PLAYING, TrickState

UNIT: Final = "of the matches won"


def think(view: View, moves: Moves, history: History, budget: Budget, rng: Rng) -> Thought:
    game, state = view.game, view.state
    assert isinstance(game, TrickGame)
    assert isinstance(state, TrickState)
    if len(moves) == 1 or moves[-1].kind == CLAIM:
        return Thought((Worth(moves[-1], 0.0, ""),), 1.0, UNIT, 0)
    if state.owes == PLAYING:
        return plays(view, game, state, moves, budget, rng)
    from boneyard.bots import trickbids
    return trickbids.think(view, game, state, moves, budget, rng)


def plays(view: View, game: TrickGame, state: TrickState, moves: Moves, budget: Budget, rng: Rng) -> Thought:
    tiles = [int(move.tile) for move in moves]
    stakes = Stakes(game, view.scores, game.side(view.seat))
    table = Tiles(game, state, view.seat, stakes, tiles)
    worlds = Worlds(game, state, view.seat, rng)
    clock = Clock(budget)
    sums = [0.0] * len(tiles)
    while clock.ticks():
        for at, value in enumerate(table.values(worlds.draw())):
            sums[at] += value
    worths = [Worth(move, total / clock.done, "") for move, total in zip(moves, sums)]
    worths.sort(key=lambda each: -each.value)
    return Thought(tuple(worths), 0.5, UNIT, clock.done)
