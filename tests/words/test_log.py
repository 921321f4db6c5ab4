"""What was done, in sentences that give away no more than everybody saw."""

from boneyard.records import replay
from boneyard.words import log_lines, steps
from boneyard.words.grammar import named

HEAD = "edition: university\nset: 6\nplayers: Ann, Ben\n"
DEAL = """round 1
first: 0
hand 0: 6-4 5-5 3-1
hand 1: 2-2 2-1 1-1
yard: 6-3 5-2 0-0
"""


def sentences(moves: str, own: int | None = None, calls: str = "automatic") -> list[str]:
    match = replay(f"game: muggins\n{HEAD}options: calls={calls}\n{DEAL}{moves}")
    return log_lines(match.game, match.players, steps(match.game, match.round), own)


def test_draws_and_a_play_are_one_sentence() -> None:
    assert sentences("0 6-4 > lead\n1 draw\n1 6-3 > 6-4.6\n") == [
        "Ann led 6-4 for 10 points.",
        "Ben drew one tile and played 6-3 on the 6.",
    ]


def test_only_the_own_draws_are_named() -> None:
    moves = "0 3-1 > lead\n1 1-1 > 3-1.1\n0 draw\n0 6-3 > 3-1\n"
    assert "drew one tile" in sentences(moves, own=1)[-1]
    assert "drew 6-3" in sentences(moves, own=0)[-1]


def test_claims_and_calls() -> None:
    assert sentences("0 6-4 > lead !10\n", calls="spoken") == ["Ann led 6-4 for 10 points."]
    assert sentences("0 6-4 > lead !15\n1 muggins\n", calls="spoken") == [
        "Ann led 6-4 and wrongly claimed 15.",
        "Ben called muggins for 10 points.",
    ]


def test_seats_in_refusals_become_names() -> None:
    assert named("it's seat 1's turn, not seat 0's.", ["Ann", "Ben"]) == "it's Ben's turn, not Ann's."
    assert named("it's seat 1's turn, not seat 0's.", ["You", "Ben"]) == "it's Ben's turn, not yours."
    assert named("There is no seat 7.", ["Ann"]) == "There is no seat 7."
