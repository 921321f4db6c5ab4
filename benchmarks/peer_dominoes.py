"""Peer: PyPI ``dominoes``, uniformly random four-player block on the double-six set, seven tiles each.

Driven as its documentation drives it (``Game.new``, ``valid_moves``, ``make_move`` in place), on the
``SkinnyBoard`` that the package offers for speed. ``--shortcut`` goes past ``Game.new``: it keeps the 28
tiles from round to round and calls the public ``Game`` constructor, as no page of the package suggests
but as its fastest user could.

Moves are the entries of ``Game.moves``: plays and passes, but the package does not record the last
passes of a blocked round, so neither are they counted here.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from importlib.metadata import version
from typing import Any

from stopwatch import report

dominoes: Any = import_module("dominoes")  # untyped


def play(rounds: int) -> int:
    """Play the rounds with the package's own deal."""
    new = dominoes.Game.new
    choice = random.choice
    moves = 0
    for _ in range(rounds):
        # A starting player and no starting tile: any tile of the hand may open. The deal is random, so a
        # fixed seat is as random as a drawn one and costs the peer nothing.
        game = new(starting_player=0)
        game.skinny_board()
        make_move = game.make_move
        # make_move returns the result when the round ends: cheaper than asking game.result each time.
        while make_move(*choice(game.valid_moves)) is None:
            pass
        moves += len(game.moves)
    return moves


def play_shortcut(rounds: int) -> int:
    """Play the rounds with a deal of our own, and the cheapest uniform pick there is."""
    game_of, board_of, hand_of = dominoes.Game, dominoes.SkinnyBoard, dominoes.Hand
    tiles = [dominoes.Domino(i, j) for i in range(7) for j in range(i, 7)]
    rand = random.random
    moves = 0
    for _ in range(rounds):
        random.shuffle(tiles)
        hands = [hand_of(tiles[0:7]), hand_of(tiles[7:14]), hand_of(tiles[14:21]), hand_of(tiles[21:28])]
        valid = tuple([(tile, True) for tile in tiles[0:7]])
        game = game_of(board_of(), hands, [], 0, valid, 0, None)
        make_move = game.make_move
        while make_move(*valid[int(rand() * len(valid))]) is None:
            valid = game.valid_moves
        moves += len(game.moves)
    return moves


if __name__ == "__main__":
    shortcut = "--shortcut" in sys.argv
    report(
        "dominoes (shortcut)" if shortcut else "dominoes",
        version("dominoes"),
        play_shortcut if shortcut else play,
        counts="plays and passes, without the last passes of a blocked round",
    )
