"""What each move of a solitaire is worth while the order of the boneyard is unknown.

With few tiles to come every order is followed through, deciding only on what can be seen: that is exact. With more,
some orders are drawn at random, and each move is judged by how the game can end in each of them.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import permutations
from math import perm
from typing import Final

from boneyard.bots.found import Found, Tick, patient
from boneyard.core.game import Game, State
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.core.yard import Yard
from boneyard.games.solitaire.table import GOING, WON, SolitaireState, SolitaireTable

Solve = Callable[[Game, State, int, Tick], Found]
Order = tuple[int, ...]

_FEW_ORDERS: Final = 24  # as many as four tiles have: what may be followed through
_FOLLOWED: Final = 4000  # positions of that, after which orders are drawn instead
_WIN: Final = 1000.0  # more than any number of tiles can outweigh


@dataclass(frozen=True)
class Weighed:
    """A move with its chance to win and the tiles it leaves on the average."""

    move: Move
    wins: float
    left: float

    @property
    def value(self) -> float:
        """A win first, then fewer tiles left."""
        return self.wins * _WIN - self.left


@dataclass(frozen=True)
class Weighing:
    """All moves, the best first; over how many orders, and whether that is exact."""

    moves: tuple[Weighed, ...]
    orders: int
    exact: bool


class TooMany(Exception):
    """There is more to follow through than was allowed."""


def weigh(view: View, rng: Rng, solve: Solve, orders: int, most: int) -> Weighing:
    """Every legal move by what it can be expected to come to; `most` positions are looked at for one end."""
    game, state = view.game, view.state
    assert isinstance(game, SolitaireTable)
    assert isinstance(state, SolitaireState)
    unseen = game.unseen(state)
    hidden = int(state.yard.left())
    if perm(len(unseen), hidden) <= _FEW_ORDERS:
        every = tuple(permutations(unseen, hidden))
        try:
            followed = _Following(game).weighed(state, every)
            return Weighing(_ranked(followed), len(every), True)
        except TooMany:
            pass
    drawn = [_drawn(unseen, hidden, rng) for _ in range(orders)]
    found = [_over_orders(game, state, move, drawn, solve, most) for move in view.moves()]
    return Weighing(_ranked(found), len(drawn), False)


def _ranked(found: Iterable[Weighed]) -> tuple[Weighed, ...]:
    return tuple(sorted(found, key=lambda each: -each.value))


def _drawn(unseen: list[int], hidden: int, rng: Rng) -> Order:
    tiles = list(unseen)
    rng.shuffle(tiles)
    return tuple(tiles[:hidden])


def _ordered(state: SolitaireState, order: Order) -> SolitaireState:
    """The moment with the boneyard in this order."""
    yard = state.yard
    return state.with_yard(Yard((*yard.tiles[: yard.taken], *order), yard.taken))


def _over_orders(
    game: SolitaireTable, state: SolitaireState, move: Move, orders: list[Order], solve: Solve, most: int
) -> Weighed:
    wins = left = 0
    for order in orders:
        after = game.play(_ordered(state, order), 0, move)
        found = solve(game, after, most, patient)
        wins += found.won
        left += found.left
    return Weighed(move, wins / len(orders), left / len(orders))


class _Following:
    """Every order followed through, with the same choice wherever the same is seen."""

    def __init__(self, game: SolitaireTable) -> None:
        self.game = game
        self.known: dict[tuple[State, int], tuple[float, float]] = {}
        self.followed = 0

    def weighed(self, state: SolitaireState, orders: tuple[Order, ...]) -> list[Weighed]:
        """Every move of a moment that could be any of these orders."""
        return [Weighed(move, *self._after(state, orders, move)) for move in self.game.moves(state, 0)]

    def _after(self, state: SolitaireState, orders: tuple[Order, ...], move: Move) -> tuple[float, float]:
        """Chance and tiles left after a move: what it turns up tells some of the orders apart."""
        seen: dict[State, list[Order]] = {}
        for order in orders:
            after = self.game.play(_ordered(state, order), 0, move)
            assert isinstance(after, SolitaireState)
            seen.setdefault(self.game.look(after, 0), []).append(after.yard.rest())
        wins = left = 0.0
        for view, rests in seen.items():
            share = len(rests) / len(orders)
            won, leaves = self._worth(view, tuple(rests))
            wins += share * won
            left += share * leaves
        return wins, left

    def _worth(self, view: State, orders: tuple[Order, ...]) -> tuple[float, float]:
        assert isinstance(view, SolitaireState)
        if view.verdict != GOING:
            return float(view.verdict == WON), float(self.game.left(view))
        key = (view, len(orders))
        if key not in self.known:
            self.followed += 1
            if self.followed > _FOLLOWED:
                raise TooMany
            best = max(self.weighed(view, orders), key=lambda each: each.value)
            self.known[key] = best.wins, best.left
        return self.known[key]
