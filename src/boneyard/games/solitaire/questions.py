"""The questions that a sheet answers about a solitaire, and the answers there are, with their sentences.

Every solitaire is asked the same five things; which answers there are depends on its sort of table, so each sort
has its own. An answer's value is whatever the table's builder takes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from boneyard.core.game import Game
from boneyard.games.sheet import Answer, Choices, Questions, SheetRules, choices


def asked(layout: Choices, turn: Choices, boneyard: Choices, ends: Choices, won: Choices) -> Questions:
    """The five questions with the answers that one sort of table knows."""
    return {
        "layout": ("The layout", layout),
        "turn": ("A turn", turn),
        "boneyard": ("The boneyard", boneyard),
        "ends": ("The game ends", ends),
        "won": ("Won", won),
    }


_ALONE: Mapping[int, tuple[int, int]] = {6: (1, 1), 9: (1, 1), 12: (1, 1)}


@dataclass(frozen=True, kw_only=True)
class SolitaireRules(SheetRules):
    """One sheet's row of answers about one solitaire."""

    players: Mapping[int, tuple[int, int]] = field(default_factory=lambda: _ALONE)
    deal: Mapping[int, Mapping[int, int]] = field(default_factory=dict)  # nobody holds a hand
    sort: Questions  # the questions with the answers that this sort of table knows
    builds: Callable[["SolitaireRules", int], Game]  # the table for this row of answers and a set
    layout: Answer
    turn: Answer
    boneyard: Answer
    ends: Answer
    won: Answer


# --- rows that shrink


@dataclass(frozen=True)
class Removal:
    """What may be removed from a row."""

    middle: bool  # what lies between two that match, instead of those two
    between: int  # so many tiles at most lie between them
    run: int  # the longest run removed at once, 0 for any


@dataclass(frozen=True)
class Adding:
    """How a row is filled again."""

    adds: int
    restarts: bool = False  # an emptied row starts again by itself


@dataclass(frozen=True)
class WonWith:
    """How many tiles may be left."""

    most: int
    near: int = 0  # so many are as good as won


ROWS = asked(
    layout=choices(
        Answer("row-of-three", "Three tiles lie face up in a row.", 3),
        Answer("row-of-seven", "Seven tiles lie face up in a row.", 7),
    ),
    turn=choices(
        Answer(
            "pairs-and-runs",
            "Two tiles that match, with one or two others between them, are removed; or three or more in a row "
            "that all share one number, of which a part may stay. The row closes up. All choices are the player's.",
            Removal(middle=False, between=2, run=0),
        ),
        Answer(
            "middles-and-threes",
            "Where the first and the last of three tiles in a row match, the one in the middle is removed; where "
            "all three share one number, all three may go instead. The row closes up.",
            Removal(middle=True, between=1, run=3),
        ),
    ),
    boneyard=choices(
        Answer(
            "add-seven",
            "When nothing can be removed, the next seven tiles join the row at its right, fewer when fewer are "
            "left: the last six on double-9.",
            Adding(7),
        ),
        Answer(
            "add-one",
            "When nothing can be removed, and only then, the next tile joins the row at its right; an emptied row "
            "starts again with three by itself, with fewer when fewer are left.",
            Adding(1, restarts=True),
        ),
    ),
    ends=choices(
        Answer("stuck", "It is over when the boneyard is empty and nothing can be removed.", None),
    ),
    won=choices(
        Answer("none-left", "No tile is left. The score is the tiles that are left.", WonWith(0)),
        Answer(
            "none-left-two-near",
            "No tile is left; one or two left is a near win. The score is the tiles that are left.",
            WonWith(0, near=2),
        ),
        Answer("two-left", "Two tiles are left, or fewer. The score is the tiles that are left.", WonWith(2)),
    ),
)

# --- a row that is counted

BINGO = asked(
    layout=choices(
        Answer("whole-row", "All tiles lie face up in one row.", None),
    ),
    turn=choices(
        Answer(
            "count",
            "The next tile is touched and the next number counted: 0, 1, 2 and so on to the pips of the highest "
            "double, then 0 again. A tile whose pips are that number is removed. Nothing is left to choose.",
            None,
        ),
    ),
    boneyard=choices(
        Answer(
            "none",
            "There is none. At the end of the row the gaps are closed, and it goes on from the left with the count "
            "going on.",
            None,
        ),
    ),
    ends=choices(
        Answer(
            "repeats",
            "It is lost when the same row is met at the same tile with the same number: nothing can change any more.",
            None,
        ),
    ),
    won=choices(
        Answer("none-left", "No tile is left. The score is the tiles that are left.", None),
    ),
)

# --- a clock

CLOCK = asked(
    layout=choices(
        Answer(
            "clock",
            "0-0 lies in the middle, and one tile at every hour, each the first of a pile: at 12 and then at 1 to 11 "
            "on double-12, at 1 to 9 on double-9, at 1 to 6 on double-6.",
            {12: (12, *range(1, 12)), 9: tuple(range(1, 10)), 6: tuple(range(1, 7))},
        ),
    ),
    turn=choices(
        Answer(
            "match-a-top",
            "A tile is turned up and laid on a pile whose top matches it and is no double; a double may also be laid "
            "on its own hour when that is empty. Another tile without a match goes to the waste heap for good. While "
            "a double is in trouble - turned up without a match, or at a wrong hour - the top of any pile may be "
            "moved to another that it matches, back and forth as one likes, but for doubles at home, which lock "
            "their hour. A double at a wrong hour goes home by itself as soon as its hour is empty or has a top that "
            "matches it.",
            None,
        ),
    ),
    boneyard=choices(
        Answer(
            "fills-hours",
            "Tiles are turned up one at a time. An empty hour that its own double cannot take at once takes the next "
            "tile before anything else is done.",
            None,
        ),
    ),
    ends=choices(
        Answer(
            "no-help",
            "It is lost when no row of top moves finds a place for a double that was turned up, nor empties an hour "
            "that the boneyard fills; and when the boneyard is empty, no tile lies turned up and none of the doubles "
            "at wrong hours can be brought home.",
            None,
        ),
    ),
    won=choices(
        Answer(
            "every-hour",
            "Every hour has its own double on top. The score is the hours that have not.",
            None,
        ),
    ),
)

# --- a grid of neighbours

NEIGHBORS = asked(
    layout=choices(
        Answer(
            "grid",
            "Tiles lie face up in rows: three of four on double-12, three of three on double-9, two of three on "
            "double-6.",
            {12: (3, 4), 9: (3, 3), 6: (2, 3)},
        ),
    ),
    turn=choices(
        Answer(
            "pairs",
            "One pair or more leaves the layout: two tiles that share a number and touch along a side or at a "
            "corner. All pairs of a turn are neighbours in the layout as it lies when the turn begins.",
            None,
        ),
    ),
    boneyard=choices(
        Answer(
            "fills-the-layout",
            "After a turn the tiles close up, to the left and to the end of the row above, and the boneyard fills the "
            "places that are free at the end. Once it is empty, play goes on with what is left.",
            None,
        ),
    ),
    ends=choices(
        Answer("no-pair", "It is over when no pair is left in the layout.", None),
    ),
    won=choices(
        Answer(
            "one-left",
            "One tile is left, none on double-6. The score is the tiles that are left, with those of the boneyard.",
            {12: 1, 9: 1, 6: 0},
        ),
    ),
)

# --- a grid

GRID = asked(
    layout=choices(
        Answer(
            "four-five-six-up",
            "Four tiles are turned up on double-6, five on double-9, six on double-12. As long as they make no "
            "first quad, one more is turned up.",
            {6: 4, 9: 5, 12: 6},
        ),
    ),
    turn=choices(
        Answer(
            "quads",
            "A quad is four neighbouring cells in a straight line whose numbers rise or fall by one; 0 is the lowest, "
            "and nothing follows the highest. The first turn lays one of two to four tiles, every other a new one of "
            "one to three tiles and at least one number that lies already. Every new tile has a number in it, a "
            "single one both; tiles lie along the line, reach beyond its end or stand across. Nowhere may five such "
            "numbers come about in a line.",
            None,
        ),
    ),
    boneyard=choices(
        Answer(
            "filled",
            "After every turn tiles are turned up until there are four, five or six again; where more had to be turned "
            "up at the start, they stay and none is added to them.",
            None,
        ),
    ),
    ends=choices(
        Answer("no-quad", "It is lost as soon as the turned-up tiles can make no quad.", None),
    ),
    won=choices(
        Answer(
            "all-laid",
            "All tiles lie on the grid. The score is the tiles that do not.",
            None,
        ),
    ),
)
