"""Good Neighbors beyond its scenarios: every turn is listed, a turn can be made pair by pair, refusals say why."""

from itertools import combinations

import pytest

from boneyard.core.errors import Illegal
from boneyard.core.game import Deal
from boneyard.core.move import Many
from boneyard.core.rng import rng_for
from boneyard.core.tile import read_tile, tile_text
from boneyard.games.solitaire.moves import removal_of
from boneyard.games.solitaire.neighbors import NeighborsGame, NeighborsState
from support.engine.families import read_move

SIX = NeighborsGame(6, 2, 3, 0)
GAMES = [SIX, NeighborsGame(9, 3, 3, 1), NeighborsGame(12, 3, 4, 1)]


def dealt(game: NeighborsGame, seed: int) -> NeighborsState:
    tiles = list(game.tiles)
    rng_for(f"neighbors {seed}").shuffle(tiles)
    state = game.deal(tuple(tiles))
    assert isinstance(state, NeighborsState)
    return state


def begun(yard: str) -> NeighborsState:
    state = SIX.begin(Deal(((),), tuple(read_tile(text) for text in yard.split()), -1, 0), (0,))
    assert isinstance(state, NeighborsState)
    return state


def plain_pairs(game: NeighborsGame, layout: tuple[int, ...]) -> list[tuple[int, int]]:
    """The pairs as the sheet describes them, from the texts of the tiles."""
    found = []
    for one, other in combinations(range(len(layout)), 2):
        near = (
            max(
                abs(one // game.columns - other // game.columns),
                abs(one % game.columns - other % game.columns),
            )
            == 1
        )
        numbers = [set(tile_text(layout[place]).split("-")) for place in (one, other)]
        if near and numbers[0] & numbers[1]:
            found.append((layout[one], layout[other]))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.size))
def test_all_sets_of_pairs_without_a_common_tile_are_turns(game: NeighborsGame) -> None:
    for seed in range(12):
        state = dealt(game, seed)
        pairs = plain_pairs(game, state.layout)
        assert game.pairs(state) == pairs
        wanted = set()
        for count in range(1, 1 + len(state.layout) // 2):
            for chosen in combinations(pairs, count):
                if len({tile for pair in chosen for tile in pair}) == 2 * count:
                    wanted.add(chosen)
        turns = [move.groups for move in game.moves(state, 0) if isinstance(move, Many)]
        assert len(turns) == len(set(turns))
        assert set(turns) == wanted


def test_a_turn_can_be_made_pair_by_pair() -> None:
    state = begun("6-1 6-2 5-3 4-1 2-0 5-4 3-3 1-0")
    first = SIX.with_pair(state, None, read_tile("5-4"), read_tile("5-3"))
    assert str(first) == "5-3+5-4"
    assert [str(removal_of((pair,))) for pair in SIX.pairs(state, first)] == [
        "6-1+6-2",
        "6-1+4-1",
        "6-2+2-0",
    ]
    both = SIX.with_pair(state, first, read_tile("2-0"), read_tile("6-2"))
    assert str(both) == "6-2+2-0 5-3+5-4"
    assert both in SIX.moves(state, 0)


def test_a_pair_that_uses_a_tile_again_cannot_be_added() -> None:
    state = begun("6-1 6-2 5-3 4-1 2-0 5-4")
    first = SIX.with_pair(state, None, read_tile("6-1"), read_tile("6-2"))
    with pytest.raises(Illegal, match="6-1 can leave only once"):
        SIX.with_pair(state, first, read_tile("6-1"), read_tile("4-1"))


@pytest.mark.parametrize(
    ("refused", "why"),
    [
        ("6-1+5-3", "6-1 and 5-3 aren't neighbors"),
        ("6-2+5-3", "6-2 and 5-3 have no number in common"),
        ("6-1+1-0", "1-0 isn't in the layout"),
        ("6-1+9-6", "There's no 9-6 in this game"),
        ("6-1+6-1", "6-1 can leave only once"),
        ("6-1+6-2 6-1+4-1", "6-1 can leave only once"),
        ("6-1+6-2+2-0", "not 3 together"),
        ("6-2+6-1", "In the order of the layout it is 6-1+6-2"),
        ("6-1", "isn't a move in this game"),
        ("draw", "isn't a move in this game"),
    ],
)
def test_a_refusal_says_what_is_wrong(refused: str, why: str) -> None:
    state = begun("6-1 6-2 5-3 4-1 2-0 5-4 3-3 1-0")
    with pytest.raises(Illegal) as problem:
        SIX.play(state, 0, read_move(refused))
    assert why in str(problem.value)


def test_a_seat_that_thinks_ahead_learns_of_no_end_it_cannot_know() -> None:
    state = begun("6-1 6-2 5-3 4-0 3-1 5-4 2-0 3-3")
    seen = SIX.look(state, 0)
    after = SIX.play(seen, 0, SIX.read(seen, 0, "6-1+6-2"))
    assert isinstance(after, NeighborsState)
    assert after.layout[-2:] == (-1, -1)
    assert SIX.actors(after) == (0,)
