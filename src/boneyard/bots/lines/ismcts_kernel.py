"""A layout game searched over what can be seen: one tree for all worlds, in which everybody plays for the own side.

What is done in one world counts for all worlds in which the same was done before, so that nobody is taken to know
what lies face down; the best that a seat can hope for is what it did on the average.
"""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boneyard.bots.lines.rollout_kernel import LineRollout
from boneyard.core.game import Moves
from boneyard.core.move import Move
from boneyard.games.lines.rules import LineGame
from boneyard.games.lines.state import OVER, LineState

MAX_DEPTH: Final[i64] = 400


@final
@mypyc_attr(acyclic=True)
class Node:
    """What came of a move: how often it could be made, how often it was, and what that came to for its side."""

    def __init__(self) -> None:
        self.open: i64 = 0
        self.met: i64 = 0
        self.sum: float = 0.0
        self.next: Final[dict[int, Node]] = {}


def _code(move: Move) -> int:
    return int((((move.tile + 1) * 4096 + move.place + 1) * 64 + move.left + 1) * 32 + move.kind)


@final
class InformationSetTree:
    """The tree of one choice, grown world by world."""

    def __init__(self, game: LineGame, playout: LineRollout, moves: Moves, curious: float) -> None:
        self._game: Final = game
        self._playout: Final = playout
        self._sides: Final[i64] = game.sides
        self._moves: Final[Moves] = moves
        self._curious: Final[float] = (
            curious  # how much more than the average is hoped for of what is seldom tried
        )
        self._tops: Final[list[Node]] = [Node() for _ in moves]
        self._spread: float = 0.0  # of what rounds came to
        self._rounds: float = 0.0

    def values(self, world: LineState, until: float = 0.0) -> list[float]:
        """What each move came to for the seat whose turn it is, tried once in this world.

        A time may be given, by perf_counter, at which rounds are broken off.
        """
        side = int(world.turn % self._sides)
        row: list[float] = []
        at: i64 = 0
        for move in self._moves:
            after = self._game.play(world, world.turn, move)
            assert isinstance(after, LineState)
            row.append(self._followed(after, self._tops[at], until)[side])
            at += 1
        return row

    def _followed(self, state: LineState, node: Node, until: float) -> list[float]:
        """One way down the tree, a new leaf at its end, and the round played on from there."""
        path: list[Node] = []
        sides: list[int] = []
        fresh = False
        while state.stage != OVER and not fresh and len(path) < MAX_DEPTH:
            moves = self._playout.moves(state)
            if len(moves) == 1:
                move = moves[0]
                child = node.next.get(_code(move))
            else:
                move = self._taken(state, node, moves)
                child = node.next.get(_code(move))
                fresh = child is None
            if child is None:
                child = Node()
                node.next[_code(move)] = child
            sides.append(int(state.turn % self._sides))
            path.append(child)
            after = self._game.play(state, state.turn, move)
            assert isinstance(after, LineState)
            state = after
            node = child
        worth = self._playout.ended(state, until)
        self._noted(worth[0])
        for each, side in zip(path, sides, strict=True):
            each.met += 1
            each.sum += worth[side]
        return worth

    def _noted(self, worth: float) -> None:
        self._rounds += 1.0
        self._spread += abs(worth)

    def _taken(self, state: LineState, node: Node, moves: Moves) -> Move:
        """The move to follow: one never tried, the likeliest first, or the one that promises most."""
        new: list[Move] = []
        best = moves[0]
        most = -1e18
        scale = self._curious * self._spread / max(self._rounds, 1.0)
        for move in moves:
            child = node.next.get(_code(move))
            if child is None:
                new.append(move)
                continue
            child.open += 1
            promise = child.sum / float(child.met) + scale * sqrt(
                log(float(child.open) + 1.0) / float(child.met)
            )
            if promise > most:
                most = promise
                best = move
        if not new:
            return best
        return new[0] if len(new) == 1 else self._playout.likely(state, tuple(new))
