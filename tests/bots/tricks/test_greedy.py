"""Greedy at Forty-Two and Moon: it bids on length and doubles, names what it holds, gives its partner the counts."""

import pytest

import boneyard
from boneyard import records
from boneyard.bots import bot, choice_of
from boneyard.core.match import Match
from boneyard.core.rng import Rng, rng_for

HEAD = "game: forty-two\nedition: uduble\nset: 6\nplayers: Ann, Ben, Cy, Dee\nround 1\nfirst: 0\n"
STRONG = "5-5 6-5 5-4 5-3 6-6 1-1 5-0"
WEAK = "6-1 5-2 4-0 3-1 2-0 4-3 6-2"


def chosen(text: str) -> str:
    """What greedy does at the end of a record."""
    match = records.replay(text)
    assert match.turn is not None
    choice = choice_of(bot("greedy"), match, match.turn, Rng(1))
    assert choice.why.endswith(".")
    return str(choice.move)


def dealt(own: str) -> str:
    """A deal of Forty-Two in which seat 0 holds these tiles and the others share the rest."""
    mine = own.split()
    pack = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    rest = [tile for tile in pack if tile not in mine]
    hands = [mine, rest[0::3], rest[1::3], rest[2::3]]
    return HEAD + "".join(f"hand {seat}: {' '.join(hand)}\n" for seat, hand in enumerate(hands))


def test_a_long_suit_with_doubles_is_bid_on_and_a_poor_hand_is_not() -> None:
    assert chosen(dealt(STRONG)) == "bid 30"
    assert chosen(dealt(WEAK)) == "pass"


def test_a_partner_is_not_outbid() -> None:
    text = dealt(STRONG).replace("first: 0", "first: 2")
    assert chosen(text + "2 bid 30\n3 pass\n") == "pass"
    assert chosen(text + "2 pass\n3 bid 30\n") == "bid 31"


def test_the_longest_strong_suit_becomes_trumps() -> None:
    assert chosen(dealt(STRONG) + "0 bid 30\n1 pass\n2 pass\n3 pass\n") == "trump 5"


def test_the_bidder_draws_trumps_from_the_top() -> None:
    assert chosen(dealt(STRONG) + "0 bid 30\n1 pass\n2 pass\n3 pass\n0 trump 5\n") == "5-5"


TRICK = (
    HEAD
    + "hand 0: 6-6 3-1\nhand 1: 6-1 2-2\nhand 2: 6-4 6-2\nhand 3: 4-4 6-3\n"
    + "0 bid 30\n1 pass\n2 pass\n3 pass\n0 trump 1\n"
)


def test_counts_go_to_the_partners_trick() -> None:
    assert chosen(TRICK + "0 6-6\n1 2-2\n") == "6-4"


def test_counts_are_kept_from_the_others_trick() -> None:
    lost = TRICK.replace("hand 0: 6-6 3-1", "hand 0: 6-0 3-1").replace("hand 1: 6-1 2-2", "hand 1: 6-6 2-2")
    assert chosen(lost + "0 6-0\n1 6-6\n") == "6-2"


def test_what_is_the_least_use_goes_aside_in_moon() -> None:
    text = (
        "game: moon\nedition: uduble\nset: 6\nplayers: Ann, Ben, Cy\nround 1\nfirst: 0\n"
        "hand 0: 6-6 6-5 6-4 6-3 5-5 4-4 2-1\nhand 1: 6-2 6-1 5-4 5-3 5-2 5-1 3-3\n"
        "hand 2: 4-3 4-2 4-1 3-2 3-1 2-2 1-1\nyard: 0-0\n0 bid 5\n1 pass\n2 pass\n"
    )
    assert chosen(text) in ("aside 0-0", "aside 2-1")
    assert chosen(text + "0 aside 2-1\n") == "trump 6"


def played_out(match: Match, kinds: list[str]) -> Match:
    rng = rng_for(f"bots {match.seed}")
    while match.result is None:
        seat = match.turn
        assert seat is not None
        match.play(choice_of(bot(kinds[seat]), match, seat, rng).move, seat)
    return match


@pytest.mark.parametrize("edition", ["cardinal", "uduble"])
def test_greedy_wins_against_chance(edition: str) -> None:
    for seed in range(3):
        for own in range(2):
            kinds = ["greedy" if seat % 2 == own else "random" for seat in range(4)]
            match = boneyard.new("forty-two", edition=edition, players=4, seed=seed)
            result = played_out(match, kinds).result
            assert result is not None
            assert own in result.winners


def test_greedy_wins_moon_against_chance() -> None:
    won = 0
    for seed in range(6):
        own = seed % 3
        kinds = ["greedy" if seat == own else "random" for seat in range(3)]
        result = played_out(boneyard.new("moon", players=3, seed=seed), kinds).result
        assert result is not None
        won += own in result.winners
    assert won >= 5
