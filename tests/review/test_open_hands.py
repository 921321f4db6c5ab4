"""Forty-Two and Moon reviewed: suits that were not followed, and the result with all hands open beside it."""

from boneyard.bots.tricks.solver.solve import solve
from boneyard.core.tile import read_tile
from boneyard.records import replay
from boneyard.review import review
from boneyard.words import review as sentences

TEXAS = """
game: forty-two
edition: cardinal
players: Ann, Ben, Cid, Dot
round 1
first: 2
hand 0: 4-4 3-0 2-2
hand 1: 6-4 3-2 1-1
hand 2: 5-5 5-4 1-0
hand 3: 5-1 6-6 0-0
2 bid 30
3 pass
0 pass
1 pass
2 trump 4
2 5-5
3 5-1
0 2-2
1 6-4
1 1-1
2 1-0
3 0-0
0 3-0
"""
END = "1 3-2\n2 5-4\n3 6-6\n0 4-4\n"


def test_a_suit_that_was_not_followed_is_known() -> None:
    found = review(replay(TEXAS), 1, iterations=1)
    lead = found.decision(9)
    assert lead.knowledge is not None
    (ann,) = lead.knowledge.lacks
    assert (ann.seat, ann.move, ann.why) == (0, 7, "played 2-2 when 5-5 was led, which calls for fives")
    assert read_tile("5-2") in lead.knowledge.cannot[0]
    assert read_tile("5-4") not in lead.knowledge.cannot[0]  # a trump belongs to no other suit
    assert sentences.known(lead, found)[0].startswith("Ann held none of 6-5 5-3 5-2 5-0: played 2-2 when")
    assert sentences.known(lead, found)[0].endswith("calls for fives (move 8).")


def test_all_hands_are_open_once_the_round_is_over() -> None:
    whole = replay(TEXAS + END)
    assert whole.round_over
    found = review(whole, iterations=1)
    solved = {}
    replay(TEXAS + END, lambda match: solved.update({len(match.round.moves): match.state}))
    seen = [each for each in found.decisions if each.hands is not None]
    assert [each.ply for each in seen] == [4, 5, 7, 8, 9, 11, 12]
    for each in seen:
        truth = solve(whole.game, solved[each.ply])
        assert each.hands is not None
        for_bidders = each.seat in (0, 2)
        assert each.hands.of == truth.bidders + truth.others
        assert each.hands.best == (truth.bidders if for_bidders else truth.others)
        after = truth.by_move[each.chosen]
        assert each.hands.chosen == (after if for_bidders else each.hands.of - after)
        said = sentences.open_hands(each, each.hands, found)
        assert "which no one could" in said
        if each.hands.chosen != each.hands.best:
            assert sentences.deed(each, each.hands.moves[0], found) in said
    assert any(each.hands.chosen != each.hands.best for each in seen if each.hands is not None)


def test_nothing_is_open_while_the_round_goes_on() -> None:
    assert all(each.hands is None for each in review(replay(TEXAS), iterations=1).decisions)


def test_a_deal_of_fewer_tiles_than_there_are_is_compared_with_greedy() -> None:
    found = review(replay(TEXAS), iterations=1)
    assert found.unsearched == len(found.decisions)
    assert "couldn't be searched and were compared with the greedy bot's choice." in sentences.method(found)
