"""Traffic's solver is honest: its lines can be played, and its proofs hold."""

import pytest

from boneyard.bots.solitaire.solution import Solution
from boneyard.bots.solitaire.traffic_kernel import best_line
from boneyard.core.errors import BadSetup
from boneyard.core.game import Deal, State
from boneyard.core.rng import rng_for
from boneyard.games.solitaire.moves import CONCEDE, solitaire_move
from boneyard.games.solitaire.traffic.rules import TrafficGame

TURNED = {6: 4, 9: 5, 12: 6}


def dealt(size: int, seed: int, count: int = 91) -> tuple[TrafficGame, State]:
    """A seeded deal of this many tiles of the set."""
    game = TrafficGame(size, TURNED[size])
    order = list(game.tiles)
    rng_for(f"traffic solver {seed}").shuffle(order)
    return game, game.begin(Deal(((),), tuple(order[:count])), (0,))


def never(positions: int) -> bool:
    return False


def held(game: TrafficGame, state: State, found: Solution) -> State:
    """Play a line to its end, which must be what was found."""
    for move in found.line:
        assert move in game.moves(state, 0)
        state = game.play(state, 0, move)
    assert not game.actors(state)
    assert game.left(state) == found.left
    assert (game.standing(state, (0,), 1) == (0,)) == found.won == (found.left == 0)
    return state


@pytest.mark.parametrize(("size", "seed"), [(6, seed) for seed in range(8)] + [(9, 0), (9, 1), (12, 0)])
def test_a_line_leads_where_it_says(size: int, seed: int) -> None:
    game, state = dealt(size, seed)
    held(game, state, best_line(game, state, 1500, never))


def test_most_deals_of_double_6_are_won_or_shown_to_be_lost() -> None:
    found = [best_line(*dealt(6, seed), 3000, never) for seed in range(10)]
    assert sum(each.proved for each in found) >= 8
    assert sum(each.won for each in found) >= 5


def least_left(game: TrafficGame, state: State, known: dict[State, int]) -> int:
    """The fewest tiles that can be left, by trying everything."""
    if not game.actors(state):
        return game.left(state)
    if state not in known:
        known[state] = min(
            least_left(game, game.play(state, 0, move), known) for move in game.moves(state, 0)
        )
    return known[state]


@pytest.mark.parametrize("seed", range(25))
def test_what_is_proved_cannot_be_beaten(seed: int) -> None:
    game, state = dealt(6, seed, 7)
    found = best_line(game, state, 100_000, never)
    held(game, state, found)
    assert found.proved
    if not found.won:
        assert found.left == least_left(game, state, {})


def test_a_search_that_is_stopped_still_leads_to_an_end() -> None:
    for most in (1, 2, 10, 100):
        game, state = dealt(9, 1)
        found = best_line(game, state, most, never)
        assert found.positions <= most
        assert not found.proved
        held(game, state, found)


def test_a_search_ends_when_a_tick_says_so() -> None:
    asked: list[int] = []

    def twice(positions: int) -> bool:
        asked.append(positions)
        return len(asked) == 2

    game, state = dealt(12, 0)
    found = best_line(game, state, 10**6, twice)
    assert asked == [16, 32]
    assert found.positions == 32
    held(game, state, found)


def test_a_search_can_begin_in_the_middle_of_a_game() -> None:
    game, state = dealt(6, 1)
    for _ in range(3):
        state = game.play(state, 0, game.moves(state, 0)[0])
    held(game, state, best_line(game, state, 500, never))


def test_what_is_over_needs_no_search() -> None:
    game, state = dealt(6, 1)
    over = game.play(state, 0, solitaire_move(CONCEDE))
    assert best_line(game, over, 100, never) == Solution(False, 28, (), True, 0)


def test_a_boneyard_face_down_cannot_be_solved() -> None:
    game, state = dealt(6, 1)
    with pytest.raises(BadSetup, match="needs the whole deal"):
        best_line(game, game.look(state, 0), 100, never)
