"""Layouts drawn as text, for positions reached by small records."""

import pytest

from boneyard.games.lines.state import LineState
from boneyard.records import replay
from boneyard.terminal.console.signs import ASCII, UNICODE, Signs
from boneyard.terminal.families.lines import layout
from boneyard.words.context import Seen
from boneyard.words.families.lines import says

DOMINO = "set: 6\nplayers: Ann, Ben\nround 1\nfirst: 0\n"


def drawn(record: str, width: int = 80, signs: Signs = UNICODE) -> list[str]:
    state = replay(record).look()
    assert isinstance(state, LineState)
    return layout(state, width, signs)


def said(record: str) -> list[str]:
    match = replay(record)
    return says(Seen(match.game, match.look(), match.players))


BLOCK = f"""game: block
edition: cardinal
{DOMINO}
hand 0: 6-4 5-5 1-0 3-1
hand 1: 6-5 4-4 4-3 0-0
"""
LINE = f"{BLOCK}0 6-4 > lead\n1 6-5 > 6-4.6\n0 5-5 > 6-5\n1 4-3 > 6-4\n0 3-1 > 4-3\n"


def test_an_empty_table_has_no_lines() -> None:
    assert drawn(BLOCK) == []


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ("0 6-4 > lead\n", "6 ← [6|4] → 4"),
        ("0 6-4 > lead\n1 4-4 > 6-4.4\n", "6 ← [6|4][4‖4] → 4"),
        ("0 6-4 > lead\n1 6-5 > 6-4.6\n", "5 ← [5|6][6|4] → 4"),
        ("0 5-5 > lead\n", "5 ← [5‖5] → 5"),
        ("0 5-5 > lead\n1 6-5 > 5-5\n", "5 ← [5‖5][5|6] → 6"),
        ("0 5-5 > lead\n1 6-5 > 5-5\n0 6-4 > 6-5\n1 4-3 > 6-4\n", "5 ← [5‖5][5|6][6|4][4|3] → 3"),
    ],
)
def test_a_line_grows_at_both_ends(moves: str, line: str) -> None:
    assert drawn(BLOCK + moves) == [line]


def test_both_numbers_of_the_lead_are_distinguished() -> None:
    assert drawn(LINE) == ["5 ← [5‖5][5|6][6|4][4|3][3|1] → 1"]


def test_ascii_signs() -> None:
    assert drawn(LINE, signs=ASCII) == ["5 <- [5=5][5|6][6|4][4|3][3|1] -> 1"]


def test_a_long_line_goes_on_below() -> None:
    assert drawn(LINE, 22) == ["5 ← [5‖5][5|6][6|4] …", "  … [4|3][3|1] → 1"]
    for width in range(14, 50):
        assert all(len(line) <= width for line in drawn(LINE, width))


SPINNER = f"""game: muggins
edition: cardinal
{DOMINO}
hand 0: 6-6 6-3 4-2 6-0 1-0
hand 1: 6-4 6-1 3-3 5-2 2-2
0 6-6 > lead
"""


def test_the_arms_of_a_spinner() -> None:
    assert drawn(SPINNER) == ["6 ← [6‖6] → 6 (4 ways)"]
    assert drawn(f"{SPINNER}1 6-4 > 6-6\n") == ["6 ← [6‖6][6|4] → 4", "from 6-6 ↑ → 6 open (2 ways)"]
    whole = f"{SPINNER}1 6-4 > 6-6\n0 6-3 > 6-6\n1 6-1 > 6-6\n0 6-0 > 6-6\n1 3-3 > 6-3\n0 1-0 > 6-1\n"
    assert drawn(whole) == [
        "3 ← [3‖3][3|6][6‖6][6|4] → 4",
        "from 6-6 ↑ [6|1][1|0] → 0",
        "from 6-6 ↓ [6|0] → 0",
    ]
    assert said(whole) == ["Open ends: 0, 3, 4.", "The open ends count 10."]


FOOT = """game: chickenfoot
edition: university
set: 9
players: Ann, Ben
round 1
first: 0
hand 0: 9-1 9-3 9-5 1-1 4-1 6-1 7-7
hand 1: 9-2 9-4 9-6 5-5 1-0 8-8
0 9-1 > 9-9
1 9-2 > 9-9
"""


def test_chicken_feet() -> None:
    assert drawn(FOOT) == ["2 ← [2|9][9‖9][9|1] → 1", "from 9-9 ↑ → 9 open (4 ways)"]
    assert said(FOOT) == ["9-9 still needs 4 toes. Play there first."]
    later = f"{FOOT}0 9-3 > 9-9\n1 9-4 > 9-9\n0 9-5 > 9-9\n1 9-6 > 9-9\n0 1-1 > 9-1\n"
    assert drawn(later)[0] == "2 ← [2|9][9‖9][9|1][1‖1] → 1 (3 ways)"
    grown = f"{later}1 1-0 > 1-1\n0 4-1 > 1-1\n1 draw\n1 pass\n0 6-1 > 1-1\n1 5-5 > 9-5\n"
    grown = grown.replace("8-8\n", "8-8\nyard: 8-7\n")
    assert drawn(grown) == [
        "2 ← [2|9][9‖9][9|1][1‖1][1|0] → 0",
        "from 9-9 ↑ [9|3] → 3",
        "from 9-9 ↓ [9|4] → 4",
        "from 9-9 ↗ [9|5][5‖5] → 5 (3 ways)",
        "from 9-9 ↘ [9|6] → 6",
        "from 1-1 ↑ [1|4] → 4",
        "from 1-1 ↓ [1|6] → 6",
    ]
    assert said(grown) == ["5-5 still needs 3 toes. Play there first."]


def test_arms_on_arms_are_moved_in() -> None:
    record = f"""game: draw
edition: pressman
{DOMINO.replace("first: 0", "")}
hand 0: 6-6 6-3 6-1 5-3 2-0
hand 1: 6-4 6-2 3-3 3-2 4-1
0 6-6 > lead
1 6-4 > 6-6
0 6-1 > 6-6
1 6-2 > 6-6
0 6-3 > 6-6
1 3-3 > 6-3
0 5-3 > 3-3
1 3-2 > 3-3
"""
    assert drawn(record) == [
        "1 ← [1|6][6‖6][6|4] → 4",
        "from 6-6 ↑ [6|2] → 2",
        "from 6-6 ↓ [6|3][3‖3][3|5] → 5",
        "  from 3-3 ↑ [3|2] → 2",
        "  from 3-3 ↓ → 3 open",
    ]


def test_matadors_touch_by_sum() -> None:
    record = f"""game: matador
edition: cardinal
{DOMINO}
hand 0: 6-4 4-3 0-0
hand 1: 1-1 3-0 5-2
0 6-4 > lead
1 3-0 > 6-4.4
0 4-3 > 3-0 =4
1 1-1 > 6-4
"""
    assert drawn(record) == ["1 ← [1‖1][6|4][3|0][3|4] → 4"]
    assert said(record) == ["The 1 takes 6. The 4 takes 3. A matador fits anywhere."]


def test_one_side_only() -> None:
    record = """game: tiddle-a-wink
edition: cardinal-pool
players: A, B, C, D, E, F
round 1
hand 0: 6-6 1-0
hand 1: 6-4 2-0
hand 2: 3-0
hand 3: 5-0
hand 4: 4-0
hand 5: 2-1
0 6-6 > lead
"""
    assert drawn(record) == ["[6‖6] → 6"]
    assert drawn(f"{record}1 6-4 > 6-6\n") == ["[6‖6][6|4] → 4"]
    assert said(record) == ["The pool holds 6 chips."]
