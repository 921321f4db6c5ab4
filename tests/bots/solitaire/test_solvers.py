"""The solvers of the Big Clock and Good Neighbors: their lines replay, and their proofs hold."""

from collections.abc import Callable

import pytest

import boneyard
from boneyard.bots.solitaire import clock_kernel, neighbors_kernel
from boneyard.bots.solitaire.solution import Solution
from boneyard.core.game import Deal, Game, State
from boneyard.core.rng import rng_for
from boneyard.games.solitaire.clock.rules import ClockGame
from boneyard.games.solitaire.clock.state import ClockState
from boneyard.games.solitaire.moves import CONCEDE
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from boneyard.games.solitaire.state import GOING, WON, SolitaireState

CLOCKS = {
    size: ClockGame(size, (12, *range(1, 12)) if size == 12 else tuple(range(1, size + 1)))
    for size in (6, 9, 12)
}
GRIDS = {6: NeighborsGame(6, 2, 3, 0), 9: NeighborsGame(9, 3, 3, 1), 12: NeighborsGame(12, 3, 4, 1)}


def small_clock(hours: int) -> ClockGame:
    """A clock that no sheet has, small enough to play out every line of it."""
    return ClockGame(hours, tuple(range(1, hours + 1)))


GAMES: list[Game] = [*CLOCKS.values(), *GRIDS.values()]


def dealt(game: Game, seed: int, count: int | None = None) -> State:
    tiles = list(game.tiles)
    rng_for(f"solver {seed}").shuffle(tiles)
    return game.begin(Deal(((),), tuple(tiles[:count]), -1, 0), (0,))


def never(_: int) -> bool:
    return False


def solved(game: Game, state: State, most: int, tick: Callable[[int], bool] = never) -> Solution:
    # By the state: interpreted code cannot tell compiled games apart by isinstance, their ABCs share one cache.
    if isinstance(state, ClockState):
        assert type(game) is ClockGame
        return clock_kernel.best_line(game, state, most, tick)
    assert isinstance(state, NeighborsState)
    assert type(game) is NeighborsGame
    return neighbors_kernel.best_line(game, state, most, tick)


def holds(game: Game, state: State, found: Solution) -> None:
    """A line is legal to its last move, and ends as promised."""
    for move in found.line:
        assert move in game.moves(state, 0) or move.kind == CONCEDE
        state = game.play(state, 0, move)
    assert isinstance(state, SolitaireState)
    assert state.verdict != GOING
    assert (state.verdict == WON) == found.won
    assert game.points(state) == (found.left,)


def least_left(game: Game, start: State) -> int | None:
    """What every line comes to at best, played out by the rules alone, or None if there are too many."""
    least = game.tally(start)[0]
    seen, waiting = {start}, [start]
    while waiting:
        state = waiting.pop()
        ended = game.points(state)
        if ended is not None:
            least = min(least, ended[0])
        for move in game.moves(state, 0):
            after = game.play(state, 0, move)
            if after not in seen:
                seen.add(after)
                waiting.append(after)
        if len(seen) > 2000:
            return None
    return least


def game_id(game: Game) -> str:
    return f"{type(game).__name__}-{game.size}"


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_line_replays_to_the_end_it_claims(game: Game) -> None:
    for seed in range(4):
        state = dealt(game, seed)
        for most in (1, 1500):
            holds(game, state, solved(game, state, most))


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        (small_clock(3), (8, 9, 10)),
        (small_clock(4), (9, 12, 15)),
        (small_clock(5), (9, 21)),
        (GRIDS[6], (5, 8, 11, 14)),
        (GRIDS[9], (6, 9, 11, 13)),
        (GRIDS[12], (7, 10, 13)),
    ],
    ids=lambda value: game_id(value) if isinstance(value, Game) else "",
)
def test_what_is_proved_of_a_small_boneyard_is_what_every_line_comes_to(
    game: Game, counts: tuple[int, ...]
) -> None:
    compared = 0
    for count in counts:
        for seed in range(10):
            state = dealt(game, seed, count)
            least = least_left(game, state)
            if least is None:
                continue
            found = solved(game, state, 20_000)
            holds(game, state, found)
            assert found.proved
            assert found.left == least, f"{count} tiles, seed {seed}"
            compared += 1
    assert compared >= 3 * len(counts)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_solver_stops_when_asked_and_claims_no_proof(game: Game) -> None:
    told: list[int] = []

    def stop(positions: int) -> bool:
        told.append(positions)
        return True

    for seed in range(8):
        state = dealt(game, seed)
        found = solved(game, state, 10**9, stop)
        holds(game, state, found)
        assert found.won or not found.proved
        assert told


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_game_that_is_over_has_nothing_left_to_solve(game: Game) -> None:
    state = dealt(game, 1)
    over = game.play(state, 0, game.meant("concede"))
    found = solved(game, over, 100)
    assert (found.won, found.line, found.proved) == (False, (), True)
    assert game.points(over) == (found.left,)


@pytest.mark.parametrize(("size", "deals", "most", "undecided"), [(6, 20, 45_000, 1), (12, 6, 30_000, 1)])
def test_few_deals_of_the_big_clock_stay_undecided(size: int, deals: int, most: int, undecided: int) -> None:
    found = []
    for deal in range(1, deals + 1):
        match = boneyard.new("big-clock", set=size, players=1, seed=deal)
        solution = solved(match.game, match.state, most)
        holds(match.game, match.state, solution)
        found.append(solution.won or solution.proved)
    assert found.count(False) <= undecided


def test_a_line_of_the_big_clock_is_short_enough_to_be_watched() -> None:
    for deal in (3, 5, 7):
        match = boneyard.new("big-clock", set=12, players=1, seed=deal)
        assert len(solved(match.game, match.state, 30_000).line) < 400


def test_most_full_deals_of_good_neighbors_can_be_won() -> None:
    found = [solved(GRIDS[6], dealt(GRIDS[6], seed), 20_000) for seed in range(10)]
    assert sum(each.won for each in found) >= 9
