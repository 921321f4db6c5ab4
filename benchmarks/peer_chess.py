"""python-chess: games read from PGN, the way most people read records of games.

Every game is uniformly random, up to ``PLIES`` half-moves. ``chess.pgn.read_game`` parses a game from the stream and
makes its moves on a board; then its main line is counted.
"""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from io import StringIO
from typing import Any

from stopwatch import report

chess: Any = import_module("chess")  # only in the environment of the peers
pgn: Any = import_module("chess.pgn")

GAMES = 40
PLIES = 80  # about as long as a game between people


def written(seed: int) -> str:
    """A random game as PGN."""
    chance = random.Random(seed)
    game = node = pgn.Game()
    board = chess.Board()
    while not board.is_game_over() and board.ply() < PLIES:
        move = chance.choice(list(board.legal_moves))
        board.push(move)
        node = node.add_variation(move)
    return str(game)


def main() -> None:
    """Time the reading."""
    texts = [written(seed) for seed in range(GAMES)]

    def read(games: int) -> int:
        stream = StringIO("\n\n".join([texts[number % GAMES] for number in range(games)]))
        moves = 0
        while (game := pgn.read_game(stream)) is not None:
            moves += sum([1 for _ in game.mainline_moves()])
        return moves

    report("python-chess", version("chess"), read, counts="half-moves")


if __name__ == "__main__":
    main()
