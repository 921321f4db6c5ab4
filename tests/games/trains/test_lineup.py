"""A line-up against a plain search of every train, and the laws that it keeps on hands of any size."""

import pickle
import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.core.errors import BadSetup
from boneyard.core.hand import Hand, hand_of
from boneyard.core.tile import FACES, HIGH, LOW, PIPS, TILES, TOP, WILD, read_tile, tile_set
from boneyard.games.trains.line_up.search import Lineup, lineup
from support.engine.matches import examples

NUMBERED = 190
WW = FACES.index((WILD, WILD))
SUPERTRAIN = [*tile_set(12), *range(NUMBERED, NUMBERED + 13), *range(WW, TILES)]
SETS = (
    [list(tile_set(size)) for size in (4, 6, 9, 12, 15, 18)]
    + [
        SUPERTRAIN,
        [*tile_set(4), *range(NUMBERED, NUMBERED + 5), *range(WW, TILES)],  # small, so that much fits
        [*tile_set(5)[5:], NUMBERED + 1, WW, WW + 1],  # where W-W is seldom missing
    ]
)


def fits(near: int, face: int) -> bool:
    if near >= WILD or face == WILD:
        return True
    return near == face


def lays(tile: int, face: int, on_double: bool) -> list[int]:
    """The faces that a tile may leave open, laid on an open one: the rules in their plainest form."""
    high, low = FACES[tile]
    if tile == WW and on_double:
        return []
    return [far for near, far in {(high, low), (low, high)} if fits(near, face)]


def plain(hand: Hand, face: int, by: str, on_double: bool) -> tuple[int, int]:
    """The best of all trains, each of them tried."""

    @cache
    def best(rest: frozenset[int], face: int, on_double: bool) -> tuple[int, int]:
        found = (0, 0)
        for tile in rest:
            for far in lays(tile, face, on_double):
                first, second = best(rest - {tile}, far, HIGH[tile] == LOW[tile])
                count, pips = (1, PIPS[tile]) if by == "tiles" else (PIPS[tile], 1)
                found = max(found, (first + count, second + pips))
        return found

    return best(frozenset(hand.tiles()), face, on_double)


def value(found: Lineup, by: str) -> tuple[int, int]:
    return (found.count, found.pips) if by == "tiles" else (found.pips, found.count)


def check_legal(hand: Hand, face: int, on_double: bool, found: Lineup) -> None:
    left = hand
    for tile, far in found.tiles:
        assert left.has(tile)
        assert far in lays(tile, face, on_double)
        left = left.without(tile)
        face, on_double = far, HIGH[tile] == LOW[tile]
    assert found.left == left
    assert found.count == len(found.tiles)
    assert found.pips == sum(PIPS[tile] for tile, _ in found.tiles)


def hands(most: int) -> st.SearchStrategy[Hand]:
    return st.sampled_from(SETS).flatmap(
        lambda tiles: st.lists(st.sampled_from(tiles), max_size=most, unique=True).map(hand_of)
    )


faces = st.integers(0, WILD + 5)
aims = st.sampled_from(["tiles", "pips"])


def test_example() -> None:
    hand = hand_of([read_tile(text) for text in ("5-7", "7-8", "12-5")])
    found = lineup(hand, 12)
    assert found.tiles == ((read_tile("12-5"), 5), (read_tile("7-5"), 7), (read_tile("8-7"), 8))
    assert (found.count, found.pips, len(found.left)) == (3, 44, 0)
    assert str(found) == "12-5 7-5 8-7"


@pytest.mark.parametrize(
    ("text", "face", "tiles", "pips"),
    [
        ("", 3, "none", "none"),
        ("5-4", 3, "none", "none"),
        ("3-3", 3, "3-3", "3-3"),
        ("3-3 W-W 5-4", 3, "3-3", "3-3"),  # W-W neither on the hub nor on a double
        ("12-11 12-0 1-0 2-1", 12, "12-0 1-0 2-1", "12-11"),
        ("12-5 5-5 W-W 8-7", 12, "12-5 W-W 8-7", "12-5 W-W 8-7"),  # all four, were 5-5 not before W-W
        ("5-W 8-5 8-8", 12, "5-W 8-5 8-8", "5-W 8-5 8-8"),
        ("A-W 9-8", 20, "A-W 9-8", "A-W 9-8"),
        ("9-8", 20, "none", "none"),
        ("9-8 8-8", WILD, "8-8 9-8", "8-8 9-8"),
    ],
)
def test_small_hands(text: str, face: int, tiles: str, pips: str) -> None:
    hand = hand_of([read_tile(each) for each in text.split()])
    assert str(lineup(hand, face)) == tiles
    assert str(lineup(hand, face, "pips")) == pips


def test_two_wild_on_a_plain_end() -> None:
    hand = hand_of([WW, read_tile("3-3"), read_tile("5-4")])
    assert str(lineup(hand, 3)) == "3-3"
    assert str(lineup(hand, 3, on_double=False)) == "W-W 5-4"


def test_face_down_tiles_stay() -> None:
    found = lineup(hand_of([read_tile("6-4"), -1, -1]), 6)
    assert (found.count, len(found.left), found.left.down) == (1, 2, 2)


def test_pickle() -> None:
    found = lineup(hand_of([read_tile("6-4"), read_tile("4-4"), read_tile("1-0")]), 6)
    assert pickle.loads(pickle.dumps(found)) == found


@examples(600)
@given(hands(8), faces, aims, st.booleans())
def test_nothing_is_better(hand: Hand, face: int, by: str, on_double: bool) -> None:
    found = lineup(hand, face, by, on_double)
    check_legal(hand, face, on_double, found)
    assert value(found, by) == plain(hand, face, by, on_double)


@pytest.mark.parametrize("tiles", SETS, ids=len)
def test_nothing_is_better_on_random_hands(tiles: list[int]) -> None:
    rng = random.Random(len(tiles))
    for _ in range(400):
        hand = hand_of(set(rng.sample(tiles, rng.randint(3, 8))))
        face = rng.randrange(WILD + 6) if rng.random() < 0.2 else HIGH[rng.choice(tiles)]
        by, on_double = rng.choice(["tiles", "pips"]), rng.random() < 0.7
        found = lineup(hand, face, by, on_double)
        check_legal(hand, face, on_double, found)
        assert value(found, by) == plain(hand, face, by, on_double), (str(hand), face, by, on_double)


def test_two_wild_among_doubles() -> None:
    """Few tiles, many doubles and W-W: where it may lie decides what must stay behind."""
    rng = random.Random(1)
    for _ in range(250):
        size = rng.randint(3, 7)
        doubles = [tile for tile in tile_set(size) if HIGH[tile] == LOW[tile]]
        wilds = rng.sample(
            [*range(NUMBERED, NUMBERED + size + 1), WW + 1, WW + 2], rng.choice([0, 0, 0, 1, 2])
        )
        hand = hand_of({*rng.sample(tile_set(size), 4), *rng.sample(doubles, rng.randint(1, 3)), *wilds, WW})
        face, by = rng.choice([*range(size + 1), WILD, WILD + 1]), rng.choice(["tiles", "pips"])
        for on_double in (True, False):
            found = lineup(hand, face, by, on_double)
            check_legal(hand, face, on_double, found)
            assert value(found, by) == plain(hand, face, by, on_double), (str(hand), face, by, on_double)


def test_two_wild_in_a_large_hand() -> None:
    """Three parts want the one W-W, and 4-4 must not come before it: trying orders of tiles would not end."""
    text = (
        "0-0 2-1 3-1 4-4 5-0 5-1 5-3 6-0 6-3 6-5 7-0 7-1 7-2 7-6 8-2 8-3 8-6 8-8 9-2 9-3 9-4 9-5 9-8 9-9 10-1 10-3 "
        "10-7 10-8 10-9 10-10 11-3 11-6 11-7 11-9 12-0 12-3 12-10 12-11 13-13 15-14 W-W"
    )
    hand = hand_of([read_tile(each) for each in text.split()])
    found = lineup(hand, 3)
    check_legal(hand, 3, True, found)
    assert found.count == lineup(hand, 3, on_double=False).count


@examples(150)
@given(hands(25), st.sampled_from(range(TILES)), faces, aims, st.booleans())
def test_a_tile_more_is_never_worse(hand: Hand, tile: int, face: int, by: str, on_double: bool) -> None:
    found = lineup(hand, face, by, on_double)
    check_legal(hand, face, on_double, found)
    assert found == lineup(hand, face, by, on_double)
    if not hand.has(tile):
        assert value(lineup(hand.with_tile(tile), face, by, on_double), by) >= value(found, by)


@examples(60)
@given(hands(25), st.integers(0, TOP), st.booleans())
def test_each_aim_is_best_at_its_own(hand: Hand, face: int, on_double: bool) -> None:
    most, heaviest = (lineup(hand, face, by, on_double) for by in ("tiles", "pips"))
    assert most.count >= heaviest.count
    assert most.pips <= heaviest.pips


def test_a_measure_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadSetup, match=r"A line-up goes by tiles or pips, not by 'pip'. Did you mean pips\?"):
        lineup(hand_of([]), 6, by="pip")
