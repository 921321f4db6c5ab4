"""What is said of a decision: facts that still tell something, amounts as people say them."""

from boneyard.bots.inference.knowledge import Knowledge, Lacks
from boneyard.words import review as sentences


def lack(move: int, tiles: tuple[int, ...], drawn: int, seat: int = 1) -> Lacks:
    return Lacks(seat, move, (), tiles, drawn, "passed")


def facts(*lacks: Lacks, cannot: tuple[int, ...] = (), held: int = 5) -> list[int]:
    found = Knowledge(lacks, ((), cannot), ((), ()), ())
    return [each.move for each in sentences.telling_facts(found, [5, held])]


def test_what_a_later_fact_says_as_well_is_not_said_twice() -> None:
    assert facts(lack(1, (3, 4), 2), lack(5, (3, 4, 6), 0)) == [5]
    assert facts(lack(1, (3, 4, 9), 2), lack(5, (3, 4, 6), 0)) == [1, 5]


def test_what_nothing_may_be_left_of_is_not_said() -> None:
    assert facts(lack(1, (3, 4), 5)) == []
    assert facts(lack(1, (3, 4), 4)) == [1]


def test_what_was_drawn_and_laid_again_changes_nothing() -> None:
    assert facts(lack(1, (3, 4), 7), cannot=(3, 4, 5)) == [1]


def test_amounts_are_said_in_their_unit() -> None:
    assert sentences.amount(4.25, "points ahead") == "4.2 points"
    assert sentences.amount(0.5, "of the matches won") == "50.0% of the matches won"
    assert sentences.worth(-1.5, "points ahead") == "-1.5"
    assert sentences.counts("points ahead") == "expected points ahead"
    assert sentences.counts("of the matches won") == "the share of the matches won"
