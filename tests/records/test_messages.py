"""What is wrong with a record is said with the line's number, what was read and what was expected."""

import pytest

from boneyard import records
from boneyard.core.errors import BadRecord

HEAD = "game: block\nedition: cardinal\nplayers: Ann, Ben\n"
DEAL = HEAD + "round 1\nfirst: 0\nhand 0: 6-4 5-4\nhand 1: 6-6 3-2\n"

BAD = [
    ("", "line 1: expected a header line 'game: ...', found none"),
    ("game: block\nedition: cardinal\n", "line 2: expected a header line 'players: ...', found none"),
    (
        "gmae: block\n",
        "line 1: expected a header line: game, edition, set, players, options or seed, perhaps game, found gmae: block",
    ),
    (
        "game: block\n\ngame: draw\n",
        "line 3: expected game only once (it's already in line 1), found game: draw",
    ),
    (
        "game: chess\nedition: cardinal\nplayers: Ann, Ben\n",
        "line 1: expected a game, found 'chess' (There's no game 'chess'. The games are",
    ),
    (
        "game: block\nedition: puremco\nplayers: Ann, Ben\n",
        "line 2: expected an edition, found 'puremco' (block has no edition 'puremco'. It has cardinal.)",
    ),
    (
        HEAD + "set: 7\n",
        "line 4: expected a set that block/cardinal is played with: 2, 3, 4, 5, 6, 9, 12, 15 or 18, found 7",
    ),
    (
        "game: block\nedition: cardinal\nplayers: Ann\n",
        "line 3: expected as many players as the game takes, found 1 "
        "(block/cardinal with double-6 is for 2 to 28 players (printed for 2 to 4), not 1.)",
    ),
    (
        "game: block\nedition: cardinal\nplayers: Ann,, Ben\n",
        "line 3: expected a name for every seat, with commas between, found Ann,, Ben",
    ),
    (
        HEAD + "options: target\n",
        "line 4: expected options like target=50, calls=spoken, found target",
    ),
    (
        HEAD + "options: target=5, target=6\n",
        "line 4: expected every option once, but target is there twice, found target=6",
    ),
    (
        HEAD + "options: tarjet=5\n",
        "line 4: expected options that the edition has, found tarjet=5 (block/cardinal has no option 'tarjet'. "
        "It has hand, target, single_round and spinner. Did you mean target?)",
    ),
    (
        HEAD + "options: hand=0\n",
        "line 4: expected options that the edition has, found hand=0 "
        "(The option hand can't be '0'. It takes a whole number from 1 to 14.)",
    ),
    (HEAD + "0 6-4 > lead\n", "line 4: expected 'round N' before a move, found 0 6-4 > lead"),
    (HEAD + "= turn: 0\n", "line 4: expected 'round N' before a check, found = turn: 0"),
    (HEAD + "round one\n", "line 4: expected 'round N' with a number, counting from 1, found round one"),
    (HEAD + "round 0\n", "line 4: expected 'round N' with a number, counting from 1, found round 0"),
    (DEAL + "round 3\n", "line 8: expected round 2, found round 3"),
    (
        HEAD + "round 1\nfirst: 0\nhand 0: 6-4\n",
        "line 4: expected a line 'hand 1: ...' in round 1, found none",
    ),
    (
        HEAD + "round 1\nhand 0: 6-4\nhand 1: 6-5\n",
        "line 4: expected a line 'first: SEAT' in round 1, found none",
    ),
    (HEAD + "round 1\nfirst: Ann\n", "line 5: expected a seat number after 'first:', found Ann"),
    (
        HEAD + "round 1\nfirst: 2\nhand 0: 6-4\nhand 1: 6-5\n",
        "line 5: expected a seat from 0 to 1, found 2",
    ),
    (HEAD + "round 1\nhand: 6-4\n", "line 5: expected 'hand SEAT: ...', found hand: 6-4"),
    (HEAD + "round 1\nhand 0: 6-4 x\n", "line 5: expected a tile like 6-4, found 'x'"),
    (
        HEAD + "round 1\nhnad 0: 6-4\n",
        "line 5: expected hub, first, hand, yard or position, perhaps hand, found hnad 0: 6-4",
    ),
    (
        HEAD + "round 1\nfirst: 0\nhand 0: 6-4\nhand 1: 4-6\n",
        "line 7: expected every tile once (6-4 is already in hand 0), found 6-4",
    ),
    (
        HEAD + "round 1\nfirst: 0\nhand 0: 7-4\nhand 1: 4-6\n",
        "line 6: expected a tile of the double-6 set, found 7-4",
    ),
    (
        HEAD + "round 1\nfirst: 0\nhand 0: none\nhand 1: 4-6\n",
        "line 6: expected at least one tile in a hand, found none",
    ),
    (
        DEAL + "0 6-4 > lead\nyard: 1-0\n",
        "line 9: expected a move or a check: the deal comes before them, found yard: 1-0",
    ),
    (DEAL + "0\n", "line 8: expected a seat number and a move, like '0 6-4 > 5-5', found 0"),
    (
        DEAL + "0 fly\n",
        "line 8: expected a move, found 0 fly ('fly' isn't a move. Write a tile and a place, like 6-4 > 5-5 or "
        "6-6 > lead, or draw, pass, stop or muggins.)",
    ),
    (
        DEAL + "what is this\n",
        "line 8: expected 'key: value', 'round N', 'S move', '! S move' or '= key: value', found what is this",
    ),
    (DEAL + "= turn\n", "line 8: expected '= key: value', found = turn"),
    (
        DEAL + "= scroes: 0 0\n",
        "line 8: expected turn, moves, hand, yard, scores, round, open, markers, hub, over, row, layout, hour or up, "
        "perhaps scores, found = scroes: 0 0",
    ),
    (
        DEAL + "1 6-6 > lead\n",
        "line 8: expected a legal move, found 1 6-6 > lead (It's seat 0's turn, not seat 1's.)",
    ),
    (DEAL + "round 2\n", "line 8: expected a line 'hand 0: ...' in round 2, found none"),
    (
        DEAL + "round 2\nhand 0: 1-0\nhand 1: 2-0\n",
        "line 8: expected the end of round 1 first, found round 2",
    ),
]


@pytest.mark.parametrize(("text", "message"), BAD, ids=[message[:50] for _, message in BAD])
def test_a_bad_record_is_refused_with_its_line_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        records.replay(text)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("= turn: 1", "8: expected turn: 1, found turn: 0"),
        ("= moves: 6-4 > lead", "8: expected moves: 6-4 > lead, found moves: 5-4 > lead | 6-4 > lead"),
        ("= hand 1: 3-2", "8: expected hand 1: 3-2, found hand 1: 6-6 3-2"),
        ("= hand 7: 3-2", "8: expected a seat from 0 to 1, found 7"),
        ("= yard: 4", "8: expected yard: 4, found yard: 0"),
        ("= scores: 1 0", "8: expected scores: 1 0, found scores: 0 0"),
        ("= round: 5 5", "8: expected round: 5 5, found round: 0 0"),
        ("= open: 6-6", "8: expected open: 6-6, found open: none"),
        ("= over: 0", "8: expected over: 0, found over: no"),
        ("= hub: 6-6", "8: expected hub: 6-6, found hub: none"),
        ("= yard: many", "8: expected numbers after 'yard:', or none, found many"),
        ("= hand 0: 6-4 x", "8: expected tiles like 6-4, or none, found '6-4 x' ("),
        ("! 0 6-4 > lead", "8: expected 0 6-4 > lead to be refused, found it is legal"),
        (
            "0 3-2 > lead",
            "8: expected a legal move, found 0 3-2 > lead (Seat 0 doesn't hold 3-2.)",
        ),
    ],
)
def test_a_false_line_is_reported_with_what_is_true(line: str, problem: str) -> None:
    (found,) = records.check(DEAL + line + "\n")
    assert str(found).startswith(problem)


@pytest.mark.parametrize(
    "line",
    [
        "= turn: 0",
        "= moves: 4-5>LEAD | 6-4 > lead",
        "= moves: 6-4 > lead | 5-4 > lead",
        "= hand 1: 2-3 6-6",
        "= yard: 0",
        "= scores: 0 0",
        "= open: none",
        "= over: no",
        "! 1 6-6 > lead",
        "! 0 pass",
        "# only a comment",
        "   0   4-6>Lead   # spaces and ends do not matter",
    ],
)
def test_what_holds_is_passed_in_silence(line: str) -> None:
    assert records.check(DEAL + line + "\n") == []


def test_every_problem_is_reported_not_only_the_first() -> None:
    text = DEAL + "= turn: 1\n0 6-4 > lead\n= scores: 5 0\n! 1 6-6 > 6-4.6\n= turn: 0\n"
    assert [problem.line for problem in records.check(text)] == [8, 10, 11, 12]


def test_lines_may_end_as_they_do_elsewhere_and_a_byte_order_mark_may_stand_first() -> None:
    assert records.check("\ufeff" + DEAL.replace("\n", "\r\n")) == []
