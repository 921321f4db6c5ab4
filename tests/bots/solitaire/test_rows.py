"""The solver of rows: against a plain search of its own, against known shares, and every line played again."""

import pytest

import boneyard
from boneyard.bots.registry import solve
from boneyard.bots.solitaire.rows_kernel import best_line
from boneyard.bots.solitaire.solution import Solution
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game, State
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for
from boneyard.core.tile import FACES
from boneyard.games.solitaire.moves import CONCEDE, solitaire_move
from boneyard.games.solitaire.rows import RowState

ROWS = [("squeeze", "cardinal"), ("castle-rock", "university"), ("castle-rock", "uduble")]
Faces = tuple[tuple[int, int], ...]


def never(_: int) -> bool:
    return False


def table(game: str, edition: str, size: int = 6) -> Game:
    return boneyard.edition(game, edition).table(size, 1, {})[0]


def dealt(game: Game, rng: Rng) -> State:
    pack = list(game.tiles)
    rng.shuffle(pack)
    state = game.deal(tuple(pack))
    assert state is not None
    return state


# --- a second, simple implementation of the rules


def share(*tiles: tuple[int, int]) -> bool:
    return bool(set.intersection(*map(set, tiles)))


def castle_rows(row: Faces) -> list[Faces]:
    found = []
    for at in range(len(row) - 2):
        if share(row[at], row[at + 2]):
            found.append(row[: at + 1] + row[at + 2 :])
        if share(*row[at : at + 3]):
            found.append(row[:at] + row[at + 3 :])
    return found


def squeezed_rows(row: Faces) -> list[Faces]:
    found = []
    for one in range(len(row)):
        for two in range(one + 1, len(row)):
            if two - one in (2, 3) and share(row[one], row[two]):
                found.append(tuple(tile for at, tile in enumerate(row) if at not in (one, two)))
            if two - one >= 2 and share(*row[one : two + 1]):
                found.append(row[:one] + row[two + 1 :])
    return found


def ends(name: str, row: Faces, yard: Faces) -> set[int]:
    """How many tiles can be left, by going through every row that can come about."""
    after, first, adds = (squeezed_rows, 7, 7) if name == "squeeze" else (castle_rows, 3, 1)
    lefts: set[int] = set()
    todo, met = [(row, yard)], {(row, yard)}
    while todo:
        row, yard = todo.pop()
        following = [(rest, yard) for rest in after(row)]
        if name == "castle-rock":
            following = [(rest, left) if rest else (left[:first], left[first:]) for rest, left in following]
        if not following and yard:
            following = [(row + yard[:adds], yard[adds:])]
        if not following:
            lefts.add(len(row))
        todo += [each for each in set(following) if each not in met]
        met.update(following)
    return lefts


def faces(tiles: tuple[int, ...]) -> Faces:
    return tuple(FACES[tile] for tile in tiles)


@pytest.mark.parametrize(("name", "key"), ROWS)
def test_the_least_that_can_be_left_is_what_a_plain_search_finds(name: str, key: str) -> None:
    game = table(name, key)
    rng = rng_for(f"plain {name}")
    for number in range(20 if name == "squeeze" else 120):
        state = dealt(game, rng)
        moves = number % 7
        for _ in range(moves):
            choices = game.moves(state, 0)
            state = game.play(state, 0, choices[rng.below(len(choices))])
        assert isinstance(state, RowState)
        found = best_line(game, state, 10**7, never, least=True)
        if name == "squeeze" and found.left == 0:
            continue  # nothing can be better, and looking at every row takes the plain search too long
        assert found.proved
        assert found.left == min(ends(name, faces(state.row), faces(state.yard.rest())))


def test_squeeze_on_few_tiles_comes_to_what_a_plain_search_finds() -> None:
    game = table("squeeze", "cardinal")
    rng = rng_for("few tiles")
    lefts = []
    for _ in range(120):
        pack = list(game.tiles)
        rng.shuffle(pack)
        state = game.deal(tuple(pack[:16]))
        assert isinstance(state, RowState)
        found = best_line(game, state, 10**7, never)
        assert found.proved
        assert found.left == min(ends("squeeze", faces(state.row), faces(state.yard.rest())))
        assert found.won == (found.left == 0)
        lefts.append(found.left)
    assert len(set(lefts)) > 2


# --- known shares: of 20,000 shuffles of the double-6 set 58.4 % can end with two or fewer, 28.6 % with none


def test_castle_rock_on_double_6_ends_as_well_as_it_should() -> None:
    game = table("castle-rock", "university")
    rng = rng_for("shares")
    lefts = [best_line(game, dealt(game, rng), 10**6, never).left for _ in range(400)]
    assert abs(sum(left <= 2 for left in lefts) / 400 - 0.584) < 0.06
    assert abs(sum(left == 0 for left in lefts) / 400 - 0.286) < 0.055


def test_a_win_of_castle_rock_with_two_left_is_where_its_solver_stops() -> None:
    printed, strict = table("castle-rock", "uduble"), table("castle-rock", "university")
    rng = rng_for("two left")
    stopped = 0
    for _ in range(100):
        state = dealt(printed, rng)
        first, fewest = (
            best_line(printed, state, 10**6, never),
            best_line(printed, state, 10**6, never, least=True),
        )
        assert first.won == fewest.won == (fewest.left <= 2)
        assert fewest.left == best_line(strict, state, 10**6, never).left <= first.left
        stopped += first.left > fewest.left
    assert stopped > 5


# --- lines, limits, and what cannot be solved


def replayed(game: Game, state: State, found: Solution) -> None:
    for move in found.line:
        assert move in game.moves(state, 0)
        state = game.play(state, 0, move)
    assert game.points(state) == (found.left,)
    assert game.standing(state, (found.left,), 1) == ((0,) if found.won else ())


@pytest.mark.parametrize("size", [6, 9, 12])
@pytest.mark.parametrize(("name", "key"), [*ROWS, ("bingo", "cardinal")])
def test_every_line_plays_to_the_end_that_it_claims(name: str, key: str, size: int) -> None:
    game = table(name, key, size)
    rng = rng_for(f"lines {name} {size}")
    for _ in range({6: 20, 9: 5, 12: 2}[size]):
        state = dealt(game, rng)
        found = solve(game, state, 20_000, never)
        replayed(game, state, found)
        assert found.positions <= 20_000
        assert found.proved or found.positions == 20_000


def test_a_search_that_is_cut_short_says_so() -> None:
    game = table("castle-rock", "university")
    state = dealt(game, rng_for("cut short 1"))
    whole = best_line(game, state, 10**6, never)
    assert whole.proved
    assert whole.left > 0
    for most in (60, whole.positions - 1):
        short = best_line(game, state, most, never)
        assert not short.proved
        assert short.positions == most
        assert short.left >= whole.left
        replayed(game, state, short)
    nothing = best_line(game, state, 1, never)
    assert (nothing.won, nothing.left, nothing.line, nothing.proved) == (False, 28, (), False)


def test_a_tick_stops_the_search() -> None:
    game = table("castle-rock", "university", 12)
    state = dealt(game, rng_for("ticks 2"))
    told: list[int] = []

    def at_once(positions: int) -> bool:
        told.append(positions)
        return True

    found = best_line(game, state, 10**6, at_once)
    assert told == [found.positions]
    assert not found.proved
    assert best_line(game, state, 10**6, never).positions > found.positions
    replayed(game, state, found)


def test_a_game_that_is_over_has_its_end() -> None:
    game = table("squeeze", "cardinal")
    state = game.play(dealt(game, Rng(1)), 0, solitaire_move(CONCEDE))
    assert best_line(game, state, 1, never) == Solution(False, 28, (), True, 0)


def test_nothing_is_solved_from_what_a_player_sees() -> None:
    match = boneyard.new("squeeze", seed=1)
    with pytest.raises(BadSetup, match="A solver needs the whole deal"):
        best_line(match.game, match.look(0), 100, never)


def test_bingo_comes_to_what_it_comes_to() -> None:
    match: Match = boneyard.new("bingo", seed=4)
    found = best_line(match.game, match.state, 1, never)
    while match.turn is not None:
        match.play("count")
    assert found.left == match.scores[0]
    assert found.proved
    assert len(found.line) == len(match.round.moves) == found.positions


def test_every_solitaire_has_its_solver_and_others_have_none() -> None:
    for name in boneyard.games():
        match = boneyard.new(name, seed=1)
        if match.game.seats == 1:
            assert solve(match.game, match.state, 10).positions >= 1
        else:
            with pytest.raises(BadSetup, match="Only solitaires can be solved"):
                solve(match.game, match.state)
