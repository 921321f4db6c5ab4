"""A hand may be claimed exactly when nothing that is out could take one of its tricks."""

from itertools import combinations, permutations

import hypothesis.strategies as st
from hypothesis import given

from boneyard.core.tile import read_tile, tile_set, tile_text
from boneyard.games.tricks.claims import is_certain
from boneyard.games.tricks.hand import holding_of
from boneyard.games.tricks.suits import DOUBLES, NO_SUIT
from support.engine.matches import examples
from support.models.tricks import can_follow, suit_led, taker

SUITS = [*map(str, range(7)), "doubles", "none"]


def sure_by_trying(own: list[str], out: list[str], trump: str) -> bool:
    """Whether some order of leading the tiles takes every trick against any hand made from the tiles that are out."""
    hands = [set(hand) for hand in combinations(out, len(own))]
    return any(not any(beaten(list(order), hand, trump) for hand in hands) for order in permutations(own))


def beaten(leads: list[str], hand: set[str], trump: str) -> bool:
    """Whether a hand that knows what will be led can take one of the tricks."""
    if not leads:
        return False
    led = suit_led(leads[0], trump)
    may = {tile for tile in hand if can_follow(tile, led, trump)} or hand
    return any(
        taker([(0, leads[0]), (1, tile)], trump) == 1 or beaten(leads[1:], hand - {tile}, trump)
        for tile in may
    )


@examples(400)
@given(data=st.data())
def test_a_claim_is_certain_exactly_when_no_hand_could_beat_it(data: st.DataObject) -> None:
    trump = data.draw(st.sampled_from(range(9)))
    # Few numbers make suits long, and the question hard.
    low = data.draw(st.integers(0, 4))
    tiles = [tile for tile in tile_set(6) if min(map(int, tile_text(tile).split("-"))) >= low]
    mixed = data.draw(st.permutations(tiles))
    size = data.draw(st.integers(1, min(4, len(tiles) // 2)))
    count = data.draw(st.integers(size, min(7, len(tiles) - size)))
    own, out = mixed[:size], mixed[size : size + count]
    tried = sure_by_trying(list(map(tile_text, own)), list(map(tile_text, out)), SUITS[trump])
    assert is_certain(holding_of(own), holding_of(out), trump) == tried


def test_both_answers_to_a_claim_are_met() -> None:
    own, out = holding_of(map(read_tile, ["6-6", "5-5"])), holding_of(map(read_tile, ["6-5", "6-4", "5-4"]))
    assert is_certain(own, out, NO_SUIT)
    assert is_certain(own, out, DOUBLES)
    assert not is_certain(own, out, 4)
    assert not is_certain(own, out, 6)


def test_a_tile_of_two_suits_may_have_to_fall_to_either() -> None:
    own = holding_of(map(read_tile, ["2-2", "6-1"]))
    out = holding_of(map(read_tile, ["6-2", "5-3", "5-4", "4-3", "3-3", "5-5"]))
    assert is_certain(own, out, NO_SUIT)  # 2-2 first: the player with 6-2 has no other two
    assert not is_certain(own, out | holding_of([read_tile("3-2")]), NO_SUIT)
