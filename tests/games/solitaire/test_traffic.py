"""Traffic: every turn that the rules allow and no other, and what happens automatically."""

import pytest

from boneyard.core.errors import Illegal
from boneyard.core.game import Deal
from boneyard.core.move import Groups, Many
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import DOWN, read_tile
from boneyard.games.solitaire.moves import on_cell, spread_of
from boneyard.games.solitaire.traffic.grid import bare_grid
from boneyard.games.solitaire.traffic.placement import in_order
from boneyard.games.solitaire.traffic.quads import continuations, openings
from boneyard.games.solitaire.traffic.refusals import fault
from boneyard.games.solitaire.traffic.rules import TrafficGame, TrafficState
from support.engine.families import read_move
from support.models.traffic import Board, laid, tried

POSITIONS = 60


def tiles(text: str) -> tuple[int, ...]:
    return tuple(read_tile(word) for word in text.split())


def start(yard: str, size: int = 6, turned: int = 4) -> tuple[TrafficGame, TrafficState]:
    game = TrafficGame(size, turned)
    state = game.begin(Deal(((),), tiles(yard)), (0,))
    assert isinstance(state, TrafficState)
    return game, state


def play(game: TrafficGame, state: TrafficState, text: str) -> TrafficState:
    after = game.play(state, 0, game.read(state, 0, text))
    assert isinstance(after, TrafficState)
    return after


def some_position(rng: Rng) -> tuple[int, TrafficState, Board, tuple[int, ...]]:
    """A grid after a few turns at random, the same as a board, and two or three tiles that are left."""
    size = (4, 5, 6, 6, 7)[rng.below(5)]
    game = TrafficGame(size, 4)
    order = list(game.tiles)
    rng.shuffle(order)
    state = game.deal(tuple(order))
    for _ in range(1 + rng.below(4)):
        assert state is not None
        moves = game.moves(state, 0)
        if moves:
            state = game.play(state, 0, moves[rng.below(len(moves))])
    assert isinstance(state, TrafficState)
    board = laid({}, state.laid)
    assert board is not None
    rest = [*state.up, *state.yard.rest()]
    rng.shuffle(rest)
    return size, state, board, tuple(rest[: 2 if rng.below(4) else 3])


@pytest.mark.parametrize("size", [6, 9, 12])
def test_turns_are_counted_as_they_are_listed(size: int) -> None:
    game = TrafficGame(size, 4)
    rng = rng_for(f"counted {size}")
    order = list(game.tiles)
    for _ in range(12):
        rng.shuffle(order)
        state = game.deal(tuple(order))
        assert state is not None
        while game.actors(state):
            turns = game.turns(state)
            assert game.count(state) == len(turns)
            assert [game.nth(state, place) for place in range(0, len(turns), 7)] == list(turns[::7])
            state = game.play(state, 0, turns[rng.below(len(turns))])


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_the_turns_are_those_that_the_rules_allow_and_no_other(seed: int) -> None:
    size, state, board, up = some_position(rng_for(f"traffic {seed}"))
    if not board or not up:
        return
    found = continuations(state.grid, size, up)
    assert len({tuple(sorted(groups)) for groups in found}) == len(found)
    allowed = set()
    for groups, is_turn in tried(board, up, 3):
        assert (not fault(state.grid, up, groups, False)) == is_turn, groups
        if is_turn:
            allowed.add(tuple(sorted(groups)))
    assert {tuple(sorted(groups)) for groups in found} == allowed
    for groups in found:
        assert in_order(state.grid, groups) == groups
    assert bool(continuations(state.grid, size, up, 1)) == bool(found)


@pytest.mark.parametrize(
    "up", ["6-3 2-1 4-2 5-5", "2-1 4-3 6-0", "3-2 1-0 5-4", "0-0 1-1 2-2 3-3", "6-6 5-5"]
)
def test_the_first_turns_are_those_that_the_rules_allow_and_no_other(up: str) -> None:
    found = openings(bare_grid(), 6, tiles(up))
    allowed = set()
    for groups, is_turn in tried({}, tiles(up), 4):
        assert (not fault(bare_grid(), tiles(up), groups, True)) == is_turn, groups
        if is_turn:
            allowed.add(tuple(sorted(groups)))
    assert {tuple(sorted(groups)) for groups in found} == allowed
    assert len(found) == len(allowed)


FIRST = [
    ("6-6@0,0> 2-1@1,0<", "6-6 isn't turned up. 2-1 4-3 5-0 3-2 are."),
    ("2-1@1,0< 2-1@3,0<", "2-1 can lie in only one place."),
    ("2-1@1,0<", "The first quad takes 2 to 4 tiles, not 1."),
    ("2-1@1,0< 4-3@2,0>", "That makes no quad: four numbers in a straight line that rise or fall by one."),
    ("4-3@0,0> 2-1@2,0>", "The first quad lies on the cells 0,0 1,0 2,0 3,0 and rises from left to right."),
    (
        "2-1@1,40< 4-3@3,40<",
        "2-1 is too far away: the first quad lies on the cells 0,0 1,0 2,0 3,0 and rises from left to right.",
    ),
    ("2-1@1,0< 4-3@1,0v", "4-3 has no room: another tile of this turn is there."),
    ("2-1@1,0< 4-3@3,0< 5-0@4,0>", "1 2 3 4 5 would be 5 in a row, and four is the limit."),
    ("2-1@1,0< 4-3@3,0< 5-0@5,0v", "Every tile of a turn has a number in the quad, and 5-0 has none there."),
]


@pytest.mark.parametrize(("text", "reason"), FIRST)
def test_a_first_turn_is_refused_with_its_reason(text: str, reason: str) -> None:
    game, state = start("2-1 4-3 5-0 3-2")
    with pytest.raises(Illegal) as refused:
        play(game, state, text)
    assert str(refused.value) == reason


LATER = [
    ("2-1@1,0<", "2-1 isn't turned up. 7-6 8-5 9-9 0-0 are."),
    ("7-6@3,0v", "7-6 has no room: 3,0 already holds 4."),
    ("7-6@3,3^ 8-5@3,1> 9-9@8,8> 0-0@9,9>", "A turn takes 1 to 3 tiles, not 4."),
    ("7-6@3,1v", "That makes no quad: four numbers in a straight line that rise or fall by one."),
    ("7-6@60,60>", "7-6 is too far away: a new quad has at least one number that is already there."),
    ("8-5@4,1< 7-6@3,3^ 9-9@4,3>", "Every tile of a turn has a number in the quad, and 9-9 has none there."),
    ("7-6@4,2< 8-5@5,2v 9-9@6,2v", "A new quad has at least one number that is already there."),
]


@pytest.mark.parametrize(("text", "reason"), LATER)
def test_a_later_turn_is_refused_with_its_reason(text: str, reason: str) -> None:
    game, state = start("2-1 4-3 7-6 8-5 9-9 0-0", 9, 4)
    state = play(game, state, "2-1@1,0< 4-3@3,0<")
    with pytest.raises(Illegal) as refused:
        play(game, state, text)
    assert str(refused.value) == reason


def test_one_number_of_a_single_tile_is_refused_by_name() -> None:
    game, state = start("3-0 4-1 5-2 6-6 3-3 5-4 2-1")
    state = play(game, state, "3-0@0,0v 4-1@1,0v 5-2@2,0v 6-6@3,0>")
    with pytest.raises(Illegal, match="A single tile has both its numbers in the quad, and 3-3 has only one"):
        play(game, state, "3-3@3,1v")


def test_the_tiles_of_a_turn_are_read_in_any_order_and_named_in_that_of_the_quad() -> None:
    game, state = start("2-1 4-3 5-0 3-2")
    move = game.read(state, 0, "4-3@3,0< 2-1@1,0<")
    assert str(move) == "2-1@1,0< 4-3@3,0<"
    with pytest.raises(Illegal, match=r"Name the tiles in the order of the quad: 2-1@1,0< 4-3@3,0<\.$"):
        game.play(state, 0, read_move("4-3@3,0< 2-1@1,0<"))


def test_a_double_is_named_from_its_upper_or_left_cell() -> None:
    game, state = start("2-1 4-4 3-0 6-6")
    double = on_cell(read_tile("4-4"), 3, 1, 3)
    groups: Groups = (read("2-1@1,0<"), read("3-0@2,0v"), double)
    with pytest.raises(Illegal, match="A double like 4-4 is written from its upper or left cell"):
        game.play(state, 0, spread_of(groups))
    assert game.read(state, 0, "2-1@1,0< 3-0@2,0v 4-4@3,1^") == "2-1@1,0< 3-0@2,0v 4-4@3,0v"


def read(text: str) -> tuple[int, ...]:
    move = read_move(text)
    assert isinstance(move, Many)
    return move.groups[0]


def test_tiles_that_make_two_quads_at_once_are_one_turn_in_the_order_of_the_upper_one() -> None:
    # 1 2 lie above 8 7, so that 3-6 and 4-5 beside them go on with both.
    across = (on_cell(read_tile("8-1"), 0, 1, 3), on_cell(read_tile("7-2"), 1, 1, 3))
    found = continuations(bare_grid().spread(across), 9, tiles("6-3 5-4"))
    three, four = read("6-3@2,1^"), read("5-4@3,1^")
    assert found.count((three, four)) == 1
    assert (four, three) not in found


def test_nothing_is_said_to_be_lost_that_a_tile_face_down_could_win() -> None:
    game, state = start("2-1 4-3 6-6 6-0 0-0 5-5")
    seen = game.look(state, 0)
    after = game.play(seen, 0, read_move("2-1@1,0< 4-3@3,0<"))
    assert isinstance(after, TrafficState)
    assert after.up == (*tiles("6-6 6-0"), DOWN, DOWN)
    assert game.actors(after) == (0,)
    assert game.actors(play(game, state, "2-1@1,0< 4-3@3,0<")) == ()


@pytest.mark.parametrize("seed", range(5))
def test_the_score_is_what_does_not_lie_on_the_grid(seed: int) -> None:
    game = TrafficGame(9, 5)
    rng = rng_for(f"score {seed}")
    order = list(game.tiles)
    rng.shuffle(order)
    state = game.deal(tuple(order))
    assert state is not None
    used = 0
    while game.actors(state):
        assert game.tally(state) == (55 - used,)
        moves = game.moves(state, 0)
        move = moves[rng.below(len(moves))]
        assert isinstance(move, Many)
        state = game.play(state, 0, move)
        used += len(move.groups)
    assert game.points(state) == (55 - used,)
    assert game.standing(state, (0,), 1) == ((0,) if used == 55 else ())
