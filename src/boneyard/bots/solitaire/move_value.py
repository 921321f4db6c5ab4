"""The value of each move of a solitaire while the order of the boneyard is unknown.

With few tiles to come, every order is followed to its end, deciding only by what can be seen (expectimax): that is
exact. With more, some orders are drawn at random, and each is solved as if it were known (determinization). One
iteration of a budget is one order; if the seconds run out, what was found until then counts.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import permutations
from math import perm
from typing import Final

from boneyard.bots.budget import OWN, Budget, Clock
from boneyard.bots.solitaire.solution import Solution, Tick
from boneyard.core.game import Game, Moves, State
from boneyard.core.match import View
from boneyard.core.move import Move
from boneyard.core.rng import Rng
from boneyard.core.yard import Yard
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.games.solitaire.rules import SolitaireGame
from boneyard.games.solitaire.state import GOING, WON, SolitaireState

Solve = Callable[[Game, State, int, Tick], Solution]
Order = tuple[int, ...]

_FEW_ORDERS: Final = 24  # as many as four tiles have: the most that are followed to their end
_WIN: Final = 1000.0  # more than any number of tiles
_BEFORE: Final = 1 / 3  # the share of the seconds for each step before the main one


@dataclass(frozen=True)
class Effort:
    """How much is searched for a hint."""

    orders: int  # of the boneyard, drawn at random
    positions: int  # for one move in one order
    moves: int  # up to this many are all compared; of more only those that begin a best line
    followed: int  # positions of an expectimax search; if it takes more, orders are drawn instead
    seconds: float = 0.0  # that a hint may take at least, whatever its level: no one else waits for it


@dataclass(frozen=True)
class MoveOutlook:
    """A move with its chance of winning and the tiles it leaves on average."""

    move: Move
    wins: float
    left: float
    decided: bool = True  # in every order a win was found, or proved impossible

    @property
    def value(self) -> float:
        """A win counts first, then fewer tiles left."""
        return self.wins * _WIN - self.left


@dataclass(frozen=True)
class Outlook:
    """The moves compared, the best first; over how many orders, whether that is exact, and what was left out."""

    moves: tuple[MoveOutlook, ...]
    orders: int
    exact: bool
    others: int = 0  # moves that began none of the best lines
    untried: int = 0  # moves for which there was no time
    only: bool = False  # there can be no other order


class Patience:
    """A solver's tick that remembers whether it has stopped the solver."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.out = False

    def __call__(self, positions: int = 0) -> bool:
        self.out = self.out or self.clock.late()
        return self.out


def beforehand(budget: Budget) -> Patience:
    """The patience for a step that comes before orders are tried, and may find nothing."""
    return Patience(Clock(OWN if budget.seconds is None else Budget(seconds=budget.seconds * _BEFORE)))


class TooMany(Exception):
    """The expectimax search has more positions than allowed."""


def evaluate_moves(
    view: View,
    moves: Moves,
    rng: Rng,
    solve: Solve,
    effort: Effort,
    budget: Budget = OWN,
    clock: Clock | None = None,
    always: int = 0,
) -> Outlook:
    """The expected outcome of these moves: all of them, or those that look best.

    A clock for this budget may be passed in if it has already started. The first `always` moves are never left out.
    """
    game, state = view.game, view.state
    assert isinstance(game, SolitaireGame)
    assert isinstance(state, SolitaireState)
    clock = clock or Clock(budget)
    unseen = game.unseen(state)
    hidden = int(state.yard.left())
    possible = perm(len(unseen), hidden)
    only = possible == 1
    if effort.followed and possible <= min(_FEW_ORDERS, budget.iterations or _FEW_ORDERS):
        every = tuple(permutations(unseen, hidden))
        try:
            followed = _Expectimax(game, effort.followed, beforehand(budget)).evaluate(state, every, moves)
            return Outlook(_ranked(followed), len(every), True, only=only)
        except TooMany:
            pass
    count = 1 if only else budget.iterations or effort.orders
    orders = [_draw_order(unseen, hidden, rng) for _ in range(count)]
    sampled = _SampledOrders(game, state, solve, effort.positions)
    compared = moves
    if len(moves) > max(effort.moves, always):
        leading = sampled.leading(orders, beforehand(budget))
        looking_best = tuple([move for move in moves[always:] if move in leading])
        compared = (*moves[:always], *looking_best) if looking_best else moves[: max(effort.moves, always)]
    found, tried = sampled.evaluate(compared, orders, clock)
    exact = only and all(each.decided for each in found)
    others, untried = len(moves) - len(compared), len(compared) - len(found)
    return Outlook(_ranked(found), tried, exact, others, untried, only)


def _ranked(found: Iterable[MoveOutlook]) -> tuple[MoveOutlook, ...]:
    return tuple(sorted(found, key=lambda each: -each.value))


def _draw_order(unseen: list[int], hidden: int, rng: Rng) -> Order:
    tiles = list(unseen)
    rng.shuffle(tiles)
    return tuple(tiles[:hidden])


def _ordered(state: SolitaireState, order: Order) -> SolitaireState:
    """The state with the boneyard in this order."""
    yard = state.yard
    return state.with_yard(Yard((*yard.tiles[: yard.taken], *order), yard.taken))


class _SampledOrders:
    """Solves a position in sampled orders of the boneyard."""

    def __init__(self, game: SolitaireGame, state: SolitaireState, solve: Solve, most: int) -> None:
        self.game = game
        self.state = state
        self.solve = solve
        self.most = most

    def leading(self, orders: list[Order], late: Patience) -> Moves:
        """The moves that begin the best line found in some order: if there are hundreds of moves, those count."""
        found: dict[Move, None] = {}
        for order in orders:
            if late.out or not late.clock.ticks():
                break
            line = self.solve(self.game, _ordered(self.state, order), self.most, late).line
            if line and line[0].kind != CONCEDE:
                found[line[0]] = None
        return tuple(found)

    def evaluate(self, moves: Moves, orders: list[Order], clock: Clock) -> tuple[list[MoveOutlook], int]:
        """These moves over as many orders as there is time for; if not even one, as many moves as there is time for."""
        rows: list[list[Solution]] = []
        for order in orders:
            if not clock.ticks():
                break
            row = self._ends(moves, order, clock)
            if not rows:
                moves = moves[: len(row)]
            if len(row) < len(moves):
                break
            rows.append(row)
        return [_averaged(move, [row[at] for row in rows]) for at, move in enumerate(moves)], len(rows)

    def _ends(self, moves: Moves, order: Order, clock: Clock) -> list[Solution]:
        """How each move can end in an order, up to the one that is cut short; the first is always included."""
        patience = Patience(clock)
        row: list[Solution] = []
        for move in moves:
            if row and patience():
                break
            found = self.solve(
                self.game, self.game.play(_ordered(self.state, order), 0, move), self.most, patience
            )
            if row and patience.out:
                break
            row.append(found)
        return row


def _averaged(move: Move, ends: list[Solution]) -> MoveOutlook:
    wins = sum([found.won for found in ends])
    left = sum([found.left for found in ends])
    decided = all(found.won or found.proved for found in ends)
    return MoveOutlook(move, wins / len(ends), left / len(ends), decided)


class _Expectimax:
    """An exact search of all orders that makes the same choice wherever the same is seen."""

    def __init__(self, game: SolitaireGame, most: int, late: Patience) -> None:
        self.game = game
        self.most = most
        self.late = late
        self.known: dict[tuple[State, int], tuple[float, float]] = {}
        self.followed = 0

    def evaluate(self, state: SolitaireState, orders: tuple[Order, ...], moves: Moves) -> list[MoveOutlook]:
        """These moves of a state that could have any of these orders."""
        return [MoveOutlook(move, *self._after(state, orders, move)) for move in moves]

    def _after(self, state: SolitaireState, orders: tuple[Order, ...], move: Move) -> tuple[float, float]:
        """The chance of winning and the tiles left after a move; what it turns up splits the orders."""
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
            if self.followed > self.most or self.late():
                raise TooMany
            best = max(self.evaluate(view, orders, self.game.moves(view, 0)), key=lambda each: each.value)
            self.known[key] = best.wins, best.left
        return self.known[key]
