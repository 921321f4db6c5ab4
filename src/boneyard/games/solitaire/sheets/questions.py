"""The questions that a sheet answers about a solitaire, and the possible answers with their sentences.

Every solitaire is asked the same five things. Each kind of table has its own answers, whose values are whatever its
builder takes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from boneyard.core.game import Game
from boneyard.core.phrase import marked
from boneyard.games.sheet import Answer, Choices, Questions, SheetRules, choices


def asked(layout: Choices, turn: Choices, boneyard: Choices, ends: Choices, won: Choices) -> Questions:
    """The five questions with the answers that one sort of table knows."""
    return {
        "layout": (marked("The layout"), layout),
        "turn": (marked("A turn"), turn),
        "boneyard": (marked("The boneyard"), boneyard),
        "ends": (marked("The game ends"), ends),
        "won": (marked("Winning"), won),
    }


_ALONE: Mapping[int, tuple[int, int]] = {6: (1, 1), 9: (1, 1), 12: (1, 1)}


@dataclass(frozen=True, kw_only=True)
class SolitaireRules(SheetRules):
    """One sheet's row of answers about one solitaire."""

    players: Mapping[int, tuple[int, int]] = field(default_factory=lambda: _ALONE)
    deal: Mapping[int, Mapping[int, int]] = field(default_factory=dict)  # no one holds a hand
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

    middle: bool  # the tile between two that match, instead of those two
    between: int  # the most tiles between them
    run: int  # the longest run you can remove at once, 0 for any


@dataclass(frozen=True)
class Adding:
    """How a row is filled again."""

    adds: int
    restarts: bool = False  # an emptied row restarts automatically


@dataclass(frozen=True)
class WonWith:
    """How many tiles may be left."""

    most: int
    near: int = 0  # up to this many count as a near win


ROWS = asked(
    layout=choices(
        Answer("row-of-three", "Lay three tiles face up in a row.", 3),
        Answer("row-of-seven", "Lay seven tiles face up in a row.", 7),
    ),
    turn=choices(
        Answer(
            "pairs-and-runs",
            "Remove two tiles that share a number and have exactly one or two tiles between them. Or remove three or "
            "more tiles in a row that all share one number; you may leave part of a longer run. Then close up the row.",
            Removal(middle=False, between=2, run=0),
        ),
        Answer(
            "middles-and-threes",
            "Look at any three tiles side by side. If the first and the last share a number, you may remove the one "
            "in the middle. If all three share the same number, you may remove all three instead. Then close up the "
            "row.",
            Removal(middle=True, between=1, run=3),
        ),
    ),
    boneyard=choices(
        Answer(
            "add-seven",
            "When you can't remove anything, and only then, add the next seven tiles at the right end of the row. If "
            "fewer are left, add those: six at the end with double-9.",
            Adding(7),
        ),
        Answer(
            "add-one",
            "When you can't remove anything, and only then, add the next tile at the right end of the row. If the row "
            "is empty, three new tiles are laid out for you, or as many as are left.",
            Adding(1, restarts=True),
        ),
    ),
    ends=choices(
        Answer("stuck", "The game is over when the boneyard is empty and you can't remove anything.", None),
    ),
    won=choices(
        Answer(
            "none-left", "You win if no tiles are left. Your score is the number of tiles left.", WonWith(0)
        ),
        Answer(
            "none-left-two-near",
            "You win if no tiles are left. One or two left is a near win. Your score is the number of tiles left.",
            WonWith(0, near=2),
        ),
        Answer(
            "two-left",
            "You win if two tiles or fewer are left. Your score is the number of tiles left.",
            WonWith(2),
        ),
    ),
)

# --- a row that is counted

BINGO = asked(
    layout=choices(
        Answer(
            "whole-row",
            "Lay all the tiles face up in one row: 28 with double-6, 55 with double-9, 91 with double-12.",
            None,
        ),
    ),
    turn=choices(
        Answer(
            "count",
            "Go along the row from the left. Touch the next tile and count the next number: 0, 1, 2 and so on up to "
            "the pips of the highest double, then 0 again. If the tile has exactly that many pips, remove it. There is "
            "nothing to choose: it's all luck.",
            None,
        ),
    ),
    boneyard=choices(
        Answer(
            "none",
            "There isn't one. At the end of the row, close the gaps and start again from the left, but keep counting "
            "from where you were.",
            None,
        ),
    ),
    ends=choices(
        Answer(
            "repeats",
            "You lose when you come to the same tile of the same row with the same number again: from then on, nothing "
            "can change.",
            None,
        ),
    ),
    won=choices(
        Answer("none-left", "You win if no tiles are left. Your score is the number of tiles left.", None),
    ),
)

# --- a clock

CLOCK = asked(
    layout=choices(
        Answer(
            "clock",
            "Lay 0-0 in the middle and deal one tile to each hour, the start of a pile: hours 1 to 12 with double-12, "
            "1 to 9 with double-9, and 1 to 6 with double-6.",
            {12: (12, *range(1, 12)), 9: tuple(range(1, 10)), 6: tuple(range(1, 7))},
        ),
    ),
    turn=choices(
        Answer(
            "match-a-top",
            "Turn up a tile and lay it on any pile whose top shares a number with it, but never on a double. A double "
            "may also go on its own hour if that is empty. Any other tile that fits nowhere goes to the waste heap "
            "for good. A double that fits nowhere, or lies on the wrong hour, is in trouble. While one is, you may "
            "move the top of any pile to another pile it matches, but never onto a double, as often as you like. A "
            "double on the wrong hour goes home by itself once its hour is empty or has a top that matches. A double "
            "at home locks its pile.",
            None,
        ),
    ),
    boneyard=choices(
        Answer(
            "fills-hours",
            "Turn up one tile at a time. If an hour is empty and its own double can't go there at once, fill it with "
            "the next tile before you do anything else.",
            None,
        ),
    ),
    ends=choices(
        Answer(
            "no-help",
            "You lose when you turn up a double that fits nowhere and no moves of top tiles can help. You also lose "
            "when the boneyard is empty, hours are unfinished, and no double on a wrong hour can be brought home.",
            None,
        ),
    ),
    won=choices(
        Answer(
            "every-hour",
            "You win when every hour has its own double on top. Your score is the number of hours that don't.",
            None,
        ),
    ),
)

# --- a grid of neighbors

NEIGHBORS = asked(
    layout=choices(
        Answer(
            "grid",
            "Lay tiles face up in a grid: three rows of four with double-12, three rows of three with double-9, and "
            "two rows of three with double-6.",
            {12: (3, 4), 9: (3, 3), 6: (2, 3)},
        ),
    ),
    turn=choices(
        Answer(
            "pairs",
            "Remove one or more pairs of neighbors: two tiles that share a number and touch along a side or at a "
            "corner. A tile can be in only one pair. All the pairs of one turn must be neighbors before you remove "
            "any of them.",
            None,
        ),
    ),
    boneyard=choices(
        Answer(
            "fills-the-layout",
            "After each turn, the tiles close up in reading order, and new ones from the boneyard fill the empty "
            "places at the end. When the boneyard is empty, go on with the tiles that are left.",
            None,
        ),
    ),
    ends=choices(
        Answer("no-pair", "The game is over when there is no pair left to remove.", None),
    ),
    won=choices(
        Answer(
            "one-left",
            "You win if just one tile is left; with double-6, if none are. Your score is the number of tiles left, "
            "the boneyard included.",
            {12: 1, 9: 1, 6: 0},
        ),
    ),
)

# --- a grid

GRID = asked(
    layout=choices(
        Answer(
            "four-five-six-up",
            "Turn up four tiles with double-6, five with double-9, and six with double-12. If they can't make a quad, "
            "one more is turned up until they can.",
            {6: 4, 9: 5, 12: 6},
        ),
    ),
    turn=choices(
        Answer(
            "quads",
            "Each tile covers two squares of a grid. A quad is four squares in a straight line whose numbers go up or "
            "down by one, like 2-3-4-5. Numbers don't wrap around: 0 is the lowest. On your first turn, make a quad "
            "with two to four tiles. After that, use one to three tiles to make a new quad with at least one number "
            "that's already there. Every new tile must have a number in the quad; a single tile must have both. Tiles "
            "may lie along the line, across it, or past its end. You may never make five such numbers in a line.",
            None,
        ),
    ),
    boneyard=choices(
        Answer(
            "filled",
            "After each turn, tiles are turned up until there are four, five or six again. If you needed more to "
            "start, those stay, and no tiles are added until there is room.",
            None,
        ),
    ),
    ends=choices(
        Answer("no-quad", "You lose as soon as the tiles turned up can't make a quad.", None),
    ),
    won=choices(
        Answer(
            "all-laid",
            "You win when all the tiles are on the grid. Your score is the number of tiles that aren't.",
            None,
        ),
    ),
)
