"""Tiles and hands: every face once, and a Hand behaves like a set of tiles."""

import copy
import pickle

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.errors import Unreadable
from boneyard.core.hand import EMPTY, Hand, bits, hand_of, hands_of, lowest
from boneyard.core.tile import (
    DOWN,
    FACES,
    LETTERS,
    PIPS,
    TILES,
    WILD,
    double,
    face_text,
    is_double,
    read_tile,
    tile_of,
    tile_set,
    tile_text,
    tiles_text,
)
from support.engine.matches import examples

SIZES = range(19)
sets_of_tiles = st.sets(st.integers(0, TILES - 1), max_size=60)


@pytest.mark.parametrize(("size", "count"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)])
def test_a_set_has_as_many_tiles_as_its_box_says(size: int, count: int) -> None:
    assert len(tile_set(size)) == count


@pytest.mark.parametrize("size", SIZES)
def test_a_set_holds_every_pair_of_numbers_once(size: int) -> None:
    faces = [FACES[tile] for tile in tile_set(size)]
    assert sorted(faces) == sorted((high, low) for high in range(size + 1) for low in range(high + 1))


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_is_found_by_its_numbers_in_either_order(size: int) -> None:
    for tile in tile_set(size):
        high, low = FACES[tile]
        assert tile_of(high, low) == tile_of(low, high) == tile
        assert is_double(tile) == (high == low)
        assert PIPS[tile] == high + low
    assert double(size) == tile_of(size, size)


def test_a_larger_set_begins_with_the_smaller_one() -> None:
    for size in SIZES[1:]:
        assert tile_set(size)[: len(tile_set(size - 1))] == tile_set(size - 1)


def test_the_red_train_follows_the_numbers() -> None:
    wild = [tile_text(tile) for tile in range(190, TILES)]
    assert wild == [
        *[f"{number}-W" for number in range(19)],
        "W-W",
        *["A-W", "A-W", "A-W", "D-W", "R-W", "S-W", "T-W"],
    ]
    assert [PIPS[tile] for tile in range(190, TILES)] == [*range(19), *[0] * 8]
    assert is_double(read_tile("w-w"))
    assert [face_text(face) for face in (WILD, *range(20, 25))] == ["W", *LETTERS]


@pytest.mark.parametrize("tile", range(TILES))
def test_a_printed_tile_reads_back(tile: int) -> None:
    text = tile_text(tile)
    ends = text.split("-")
    for spelled in (text, text.lower(), f"{ends[1]}-{ends[0]}", f" {ends[0]} - {ends[1]} "):
        assert tile_text(read_tile(spelled)) == text
    if text != "A-W":  # of which there are three
        assert read_tile(text) == tile


@pytest.mark.parametrize(
    "text", ["", "6", "6-", "-6", "6-4-2", "19-0", "6–4", "٦-4", "6-4.", "W", "B-W", "A-A"]
)
def test_an_invalid_tile_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(Unreadable, match=r"isn't a tile\. Write its two ends, high end first, like 6-4"):
        read_tile(text)


def test_a_tile_that_lies_face_down_is_a_question_mark() -> None:
    assert tile_text(DOWN) == "?"
    assert tiles_text([DOWN, tile_of(6, 4)]) == "? 6-4"
    assert tiles_text([]) == "none"


@examples(300)
@given(one=sets_of_tiles, two=sets_of_tiles, tile=st.integers(0, TILES - 1), down=st.integers(0, 5))
def test_a_hand_is_a_set_of_tiles(one: set[int], two: set[int], tile: int, down: int) -> None:
    hand, other = hand_of(one), hand_of(two)
    assert hand.tiles() == sorted(one)
    assert len(hand) == len(one)
    assert hand.has(tile) == (tile in hand) == (tile in one)
    assert hand.both(other).tiles() == sorted(one & two)
    assert hand.less(other).tiles() == sorted(one - two)
    assert len(hand.both(other)) == len(one & two)
    assert hand.meets(other) == bool(one & two)
    assert hand.pips() == sum(PIPS[each] for each in one)
    if tile not in one:
        assert hand.with_tile(tile).tiles() == sorted(one | {tile})
        assert hand.with_tile(tile).without(tile) == hand
    else:
        assert hand.without(tile).tiles() == sorted(one - {tile})
        assert hand.without(tile).with_tile(tile) == hand
    assert (hand == other) == (one == two)
    mixed = hand_of([*one, *[DOWN] * down])
    assert (len(mixed), mixed.down, mixed.tiles()) == (len(one) + down, down, sorted(one))
    assert (mixed == hand) == (down == 0)
    assert mixed.covered() == hand_of([DOWN] * (len(one) + down))


@examples(100)
@given(tiles=sets_of_tiles, face=st.integers(0, 24))
def test_a_hand_knows_which_tiles_show_a_number(tiles: set[int], face: int) -> None:
    assert hand_of(tiles).holding(face).tiles() == sorted(tile for tile in tiles if face in FACES[tile])


@examples(100)
@given(tiles=sets_of_tiles, down=st.integers(0, 3))
def test_a_hand_survives_pickling_and_copying(tiles: set[int], down: int) -> None:
    hand = hand_of([*tiles, *[DOWN] * down])
    for other in (pickle.loads(pickle.dumps(hand)), copy.copy(hand), copy.deepcopy(hand)):
        assert other == hand
        assert hash(other) == hash(hand)
    assert repr(hand) == f"Hand({tiles_text([*sorted(tiles), *[DOWN] * down])})"


def test_a_tile_that_is_not_seen_leaves_a_covered_hand_all_the_same() -> None:
    hand = hand_of([DOWN, DOWN, tile_of(6, 4)])
    assert hand.without(tile_of(5, 5)) == hand_of([DOWN, tile_of(6, 4)])
    assert hand.without(tile_of(6, 4)) == hand_of([DOWN, DOWN])
    assert EMPTY.with_tile(DOWN) == hand_of([DOWN])


def test_a_hand_equals_nothing_else() -> None:
    assert hand_of([3]) != [3]
    assert hand_of([3]) != {3}
    assert not hand_of([3]).has(-1)


@examples(50)
@given(rows=st.lists(st.sets(st.integers(0, 90), max_size=4), min_size=1, max_size=12), data=st.data())
def test_a_row_of_hands_is_a_row(rows: list[set[int]], data: st.DataObject) -> None:
    row = tuple(hand_of(tiles) for tiles in rows)
    hands = hands_of(row)
    seat = data.draw(st.integers(0, len(rows) - 1))
    assert hands.row() == row
    assert hands.of(seat) == row[seat]
    new = Hand().with_tile(5)
    put = hands.put(seat, new)
    assert put.row() == (*row[:seat], new, *row[seat + 1 :])
    assert hands.row() == row
    assert pickle.loads(pickle.dumps(hands)) == hands == copy.deepcopy(hands)
    assert hash(hands_of(row)) == hash(hands)
    assert (put == hands) == (row[seat] == new)


@pytest.mark.parametrize("place", range(60))
def test_single_bits_are_found(place: int) -> None:
    assert lowest(1 << place) == place
    assert bits(1 << place) == 1
    assert bits((1 << place) - 1) == place
