"""The one source of chance: known numbers, the same in every build, and fair."""

from collections import Counter
from itertools import permutations

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boneyard.core.rng import Rng, rng_for
from support.engine.matches import examples

MASK = 0xFFFFFFFF


def sfc32(seed: int, count: int) -> list[int]:
    """The generator once more, in Python's own integers."""
    a, b, c, counter = (seed >> shift & MASK for shift in (0, 32, 64, 96))
    counter |= 1
    found = []
    for _ in range(12 + count):
        result = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = ((c << 21 | c >> 11) + result) & MASK
        found.append(result)
    return found[12:]


@examples(100)
@given(seed=st.integers(0, 2**128 - 1))
def test_words_are_those_of_the_published_generator(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(50)] == sfc32(seed, 50)


def test_known_seeds_give_known_numbers() -> None:
    rng = Rng(0)
    assert [rng.word() for _ in range(4)] == KNOWN_WORDS
    rng = rng_for("boneyard")
    assert [rng.below(28) for _ in range(12)] == KNOWN_NUMBERS
    tiles = list(range(28))
    rng_for("boneyard").shuffle(tiles)
    assert tiles == KNOWN_SHUFFLE


@examples(100)
@given(seed=st.integers(0, 2**64), limit=st.integers(1, 2**31))
def test_a_number_below_a_limit_is_below_it(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [0, 1, -3])
def test_where_there_is_nothing_to_choose_the_number_is_nought(limit: int) -> None:
    assert Rng(1).below(limit) == 0


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 28, 91])
def test_all_numbers_are_equally_likely(limit: int) -> None:
    rng = rng_for(f"fair {limit}")
    times = 400 * limit
    counts = Counter(int(rng.below(limit)) for _ in range(times))
    chi = sum((counts[number] - 400) ** 2 / 400 for number in range(limit))
    assert chi < limit - 1 + 4 * (2 * limit) ** 0.5


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    rng = rng_for("shuffles")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 300):
        things = [0, 1, 2, 3]
        rng.shuffle(things)
        counts[tuple(things)] += 1
    chi = sum((counts[order] - 300) ** 2 / 300 for order in permutations(range(4)))
    assert chi < 23 + 4 * 46**0.5


@examples(50)
@given(things=st.lists(st.integers(), max_size=60), text=st.text(max_size=20))
def test_a_shuffle_keeps_every_thing_and_a_text_gives_always_the_same(things: list[int], text: str) -> None:
    one, two = list(things), list(things)
    rng_for(text).shuffle(one)
    rng_for(text).shuffle(two)
    assert one == two
    assert sorted(one) == sorted(things)


KNOWN_WORDS = [1363572419, 145230303, 808754475, 4216505632]
KNOWN_NUMBERS = [25, 19, 27, 25, 2, 26, 9, 15, 19, 8, 9, 16]
KNOWN_SHUFFLE = [
    16,
    10,
    1,
    13,
    3,
    12,
    15,
    26,
    4,
    23,
    8,
    24,
    20,
    18,
    0,
    17,
    9,
    6,
    5,
    14,
    11,
    7,
    21,
    2,
    22,
    27,
    19,
    25,
]
