"""What was done, in sentences that give away no more than everyone saw."""

from boneyard.records import replay
from boneyard.words import log_lines, steps
from boneyard.words.viewer import log_words

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


def test_a_turn_is_one_line() -> None:
    assert sentences("0 6-4 > lead\n1 draw\n1 6-3 > 6-4.6\n") == [
        "Ann led 6-4 for 10 points.",
        "Ben drew a tile. Ben played 6-3 on the 6.",
    ]


def test_only_your_own_draws_are_named() -> None:
    moves = "0 3-1 > lead\n1 1-1 > 3-1.1\n0 draw\n0 6-3 > 3-1\n"
    assert "drew a tile" in sentences(moves, own=1)[-1]
    assert "drew 6-3" in sentences(moves, own=0)[-1]


def test_claims_and_calls() -> None:
    assert sentences("0 6-4 > lead !10\n", calls="spoken") == ["Ann led 6-4 for 10 points."]
    assert sentences("0 6-4 > lead !15\n1 muggins\n", calls="spoken") == [
        "Ann led 6-4. The claim of 15 was wrong.",
        "Ben called muggins for 10 points.",
    ]


def last_words(record: str) -> dict[int, str]:
    """The last move, as the players it names read it."""
    match = replay(record)
    *_, last = steps(match.game, match.round)
    return log_words(match.game, match.players, last).own


def test_whoever_takes_a_trick_or_owns_a_train_is_addressed_in_the_moves_of_others() -> None:
    forty_two = """game: forty-two
edition: uduble
set: 6
players: Ann, Ben, Cy, Dot
round 1
first: 0
hand 0: 6-6 6-5 6-4 6-3 6-2 6-1 6-0
hand 1: 5-5 5-4 5-3 5-2 5-1 5-0 4-4
hand 2: 4-3 4-2 4-1 4-0 3-3 3-2 3-1
hand 3: 3-0 2-2 2-1 2-0 1-1 1-0 0-0
0 bid 42
1 pass
2 pass
3 pass
0 trump 6
0 6-6
1 5-5
2 4-3
3 3-0
"""
    read = last_words(forty_two)
    assert read == {
        3: "You played 3-0. Ann won the trick with 6-6 (11 points).",
        0: "Dot played 3-0. You won the trick with 6-6 (11 points).",
    }
    train = """game: mexican-train
edition: puremco
set: 12
players: Ann, Ben
round 1
first: 0
hand 0: 11-10 12-5 9-8
hand 1: 5-4 7-6 8-7
yard: 10-9 3-2
0 12-5 > 0
1 draw
1 pass
0 draw
0 pass
1 5-4 > 0
"""
    read = last_words(train)
    assert read[0] == "Ben played 5-4 on your train."
    assert read[1] == "You played 5-4 on Ann's train."
