"""Information-set Monte Carlo tree search (ISMCTS) for layout games: one tree shared by all determinizations.

Statistics are kept per move sequence, not per determinization, so that no one plays as if they knew the hidden tiles.
Every seat maximizes its own side's utility (the multi-player UCT rule), and a greedy rollout evaluates each new leaf.
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
    """A move in the tree: how often it was available, how often it was visited, and its side's total utility."""

    def __init__(self) -> None:
        self.available: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.children: Final[dict[int, Node]] = {}


def _key(move: Move) -> int:
    return int((((move.tile + 1) * 4096 + move.place + 1) * 64 + move.left + 1) * 32 + move.kind)


@final
class InformationSetTree:
    """The search tree of one choice, grown one determinization at a time."""

    def __init__(self, game: LineGame, rollout: LineRollout, moves: Moves, exploration: float) -> None:
        self._game: Final = game
        self._rollout: Final = rollout
        self._sides: Final[i64] = game.sides
        self._moves: Final[Moves] = moves
        self._exploration: Final[float] = (
            exploration  # the exploration constant of UCT, as a multiple of the mean absolute utility
        )
        self._roots: Final[list[Node]] = [Node() for _ in moves]
        self._spread: float = 0.0  # the sum of absolute utilities
        self._rounds: float = 0.0

    def values(self, state: LineState, until: float = 0.0) -> list[float]:
        """Run one iteration for each move in this determinization; its utility for the seat to play.

        Rollouts are cut short at `until`, a time by perf_counter, unless that is 0.
        """
        side = int(state.turn % self._sides)
        row: list[float] = []
        at: i64 = 0
        for move in self._moves:
            after = self._game.play(state, state.turn, move)
            assert isinstance(after, LineState)
            row.append(self._iterate(after, self._roots[at], until)[side])
            at += 1
        return row

    def _iterate(self, state: LineState, node: Node, until: float) -> list[float]:
        """Select a path down the tree, expand a leaf, roll out from there, and back the utilities up."""
        path: list[Node] = []
        sides: list[int] = []
        expanded = False
        while state.stage != OVER and not expanded and len(path) < MAX_DEPTH:
            moves = self._rollout.moves(state)
            if len(moves) == 1:
                move = moves[0]
                child = node.children.get(_key(move))
            else:
                move = self._select(state, node, moves)
                child = node.children.get(_key(move))
                expanded = child is None
            if child is None:
                child = Node()
                node.children[_key(move)] = child
            sides.append(int(state.turn % self._sides))
            path.append(child)
            after = self._game.play(state, state.turn, move)
            assert isinstance(after, LineState)
            state = after
            node = child
        utility = self._rollout.roll_out(state, until)
        self._record(utility[0])
        for each, side in zip(path, sides, strict=True):
            each.visits += 1
            each.total += utility[side]
        return utility

    def _record(self, utility: float) -> None:
        self._rounds += 1.0
        self._spread += abs(utility)

    def _select(self, state: LineState, node: Node, moves: Moves) -> Move:
        """The move to follow: an untried one, by the rollout policy, or the one with the best confidence bound."""
        untried: list[Move] = []
        best = moves[0]
        most = -1e18
        scale = self._exploration * self._spread / max(self._rounds, 1.0)
        for move in moves:
            child = node.children.get(_key(move))
            if child is None:
                untried.append(move)
                continue
            child.available += 1
            upper_bound = child.total / float(child.visits) + scale * sqrt(
                log(float(child.available) + 1.0) / float(child.visits)
            )
            if upper_bound > most:
                most = upper_bound
                best = move
        if not untried:
            return best
        return untried[0] if len(untried) == 1 else self._rollout.policy_move(state, tuple(untried))
