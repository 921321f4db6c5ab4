"""The questions that a sheet answers about a layout game, and the possible answers with their sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from boneyard.core.phrase import marked
from boneyard.games.lines import leads, scoring
from boneyard.games.lines.answers import ALL, Score
from boneyard.games.lines.layout import Branching
from boneyard.games.sheet import CANNOT_PLAY, Answer, Choices, Questions, SheetRules, choices


@dataclass(frozen=True)
class LeadBy:
    """How a round opens: with a tile that leads, or with a hub laid out before the deal."""

    chooses: leads.Lead
    hub: bool = False
    rotates: bool = False  # the start moves one seat to the left each round
    always: bool = False  # every deal has a tile that leads


LEAD: Choices = choices(
    Answer(
        "any-tile",
        "In the first round, a player picked at random leads any tile they like. After that, the lead moves one seat "
        "to the left each round.",
        LeadBy(leads.any_tile, rotates=True),
    ),
    Answer("highest-double", "Whoever holds the highest double must lead it.", LeadBy(leads.highest_double)),
    Answer(
        "top-double", "Whoever holds the highest double of the set must lead it.", LeadBy(leads.top_double)
    ),
    Answer(
        "highest-double-or-most-pips",
        "Whoever holds the highest double must lead it. If no one has a double, the tile with the most pips leads; "
        "among equals, the one with the higher end.",
        LeadBy(leads.most_pips, always=True),
    ),
    Answer(
        "hub",
        "Before the deal, lay out the highest double as the hub. Each round after that, use the next lower double. A "
        "player picked at random starts the first round; then the start moves one seat to the left each round.",
        LeadBy(leads.any_tile, hub=True, rotates=True),
    ),
)

NOBODY_LEADS: Choices = choices(
    Answer(
        "draw-in-turn",
        "If no one was dealt a double, draw one tile each in turn until someone has one; that player leads it. The "
        "player to draw first is picked at random, and moves one seat to the left each round. If the boneyard runs "
        "out, shuffle and deal again.",
        True,
    ),
    Answer(
        "redeal", "If no one was dealt a tile that can lead, shuffle all the tiles and deal again.", False
    ),
)

DOUBLES: Choices = choices(
    Answer("line", "The layout is a line with two ends. Doubles don't branch.", Branching(2, 2, 2)),
    Answer(
        "one-side",
        "Build on one side of the lead double only, so the line has a single open end. Doubles don't branch.",
        Branching(1, 2, 2),
    ),
    Answer(
        "lead-spinner",
        "The lead double is a spinner: it's open in all four directions at once. Other doubles don't branch.",
        Branching(4, 2, 2),
    ),
    Answer(
        "first-double",
        "The first double played is a spinner: it's open in all four directions at once. Other doubles don't branch.",
        Branching(4, 4, 2),
    ),
    Answer(
        "first-double-sides-first",
        "The first double played is the spinner. Play on both of its sides before you play on its ends. Other doubles "
        "don't branch.",
        Branching(4, 4, 2, sides_first=True),
    ),
    Answer("every-double", "Every double is open in all four directions.", Branching(4, 4, 4)),
    Answer(
        "lead-four-ways-first",
        "The lead double is open in all four directions. Until it has a tile on each of them, you may play only on "
        "the lead double. Other doubles don't branch.",
        Branching(4, 2, 2, binds_lead=True),
    ),
    Answer(
        "feet",
        "The first six plays go on the hub. After that, every double is a chicken foot: it must get three toes before "
        "anyone may play anywhere else. Each toe is then an open end. If your last tile is a double, the round ends "
        "at once: it needs no toes.",
        Branching(6, 4, 4, binds_lead=True, binds=True),
    ),
)

TOUCHING: Choices = choices(
    Answer("match", "Touching ends must show the same number: a 4 goes next to a 4.", False),
    Answer(
        "sum",
        "Touching ends don't match. They must add up to one more than the highest number of the set: 7 with double-6, "
        "10 with double-9, 13 with double-12. A double counts as one end, not two: with double-6, 1-1 goes on a 6 and "
        "leaves a 1. A blank takes only a matador. The matadors are 0-0 and every tile whose own ends add up to that "
        "number. A matador goes anywhere, and you choose which end touches.",
        True,
    ),
    Answer(
        "total",
        "Touching ends don't match. They must add up to a total: one more than the highest number of the set, unless "
        "your table agrees on another. A double counts as one end, not two: with a total of 10, 1-1 goes on a 9 and "
        "leaves a 1. A blank, or a number above the total, takes only a matador. The matadors are 0-0 and every tile "
        "without a blank whose own ends add up to the total. A matador goes anywhere, and you choose which "
        "end touches.",
        True,
        ("total",),
    ),
)

UNABLE: Choices = choices(
    Answer("pass", "If you can't play, pass. If you can, you must.", 0),
    Answer(
        "draw-one",
        "If you can't play, draw one tile. If it fits, play it. If not, or if the boneyard is empty, pass.",
        1,
    ),
    Answer(
        "draw-until-playable",
        "If you can't play, draw until you get a tile that fits. If the boneyard is empty, pass.",
        ALL,
    ),
)


@dataclass(frozen=True)
class FreeDraw:
    """When a player who could play may draw instead."""

    always: bool = False
    spare_matadors: bool = False


DRAWING: Choices = choices(
    Answer("must-play", "If you can play, you must.", FreeDraw()),
    Answer(
        "may-draw",
        "You may draw even if you have a tile that fits, as often as you like while the boneyard lasts. But if "
        "you hold the double that must lead, you have to play it.",
        FreeDraw(always=True),
    ),
    Answer(
        "may-spare-matadors",
        "If you can play nothing but matadors, you may draw instead, again and again. Once another tile fits, or the "
        "boneyard is empty, you must play.",
        FreeDraw(spare_matadors=True),
    ),
)


@dataclass(frozen=True)
class AfterDouble:
    """What a double gives the player who lays it."""

    adds: bool = False
    again: bool = False


AFTER_DOUBLE: Choices = choices(
    Answer("turn-ends", "A double ends your turn like any other tile.", AfterDouble()),
    Answer(
        "may-add",
        "When you play a double, the lead included, you may add one more tile. If that is a double too, you may add "
        "another, and so on.",
        AfterDouble(adds=True),
    ),
    Answer(
        "plays-again",
        "When you play a double, you get another turn: play again if you can, and pass if you can't.",
        AfterDouble(again=True),
    ),
)

COUNTING: Choices = choices(
    Answer("nothing", "Nothing scores during play.", None),
    Answer(
        "fives",
        "After each play, the lead included, add up the open ends. If they come to a multiple of 5, you score that "
        "many points. A double lying across the end of an arm counts both halves. The spinner counts both halves "
        "until two tiles touch it, and nothing after that. An arm with no tile yet counts nothing.",
        scoring.fives,
        ("calls",),
    ),
    Answer(
        "ends-alike",
        "If both ends of the line show the same number after your play, you score 2, or 3 if a double is at one of "
        "them. Leading with a double scores 2.",
        scoring.ends_alike,
    ),
)


@dataclass(frozen=True)
class Scoring:
    """How a finished round scores, and whether high or low totals win."""

    score: Score
    low_wins: bool = False


SCORING: Choices = choices(
    Answer(
        "differences-upward",
        "If you go out, you score all the pips left in the other hands. If the round is blocked, everyone scores the "
        "difference between their hand and each higher one, added up: hands of 3, 8 and 10 score 12, 2 and 0.",
        Scoring(scoring.differences_upward),
    ),
    Answer(
        "winner-takes-differences",
        "Whoever goes out wins the round; if it's blocked, the lowest hand does. The winner scores the difference "
        "between their hand and each of the others, added up. If the lowest hands tie, no one scores.",
        Scoring(scoring.winner_takes_differences),
    ),
    Answer(
        "others-less-own",
        "Whoever goes out wins the round; if it's blocked, the lowest hand does. The winner scores all the pips in "
        "the other hands, minus the pips left in their own. If the lowest hands tie, no one scores.",
        Scoring(scoring.others_less_own),
    ),
    Answer(
        "opponents-in-fives",
        "The side that goes out scores its opponents' pips, added up and rounded to the nearest 5. If the round is "
        "blocked, the side with the fewest pips scores the other side's. If the lowest totals tie, no one scores.",
        Scoring(scoring.opponents_in_fives),
    ),
    Answer(
        "one-point",
        "Going out scores 1 point. If the round is blocked, the lowest hand scores 1 point. A hand without doubles "
        "beats any hand with one; if every hand has a double, count the hands without their doubles. If the lowest "
        "hands tie, no one scores.",
        Scoring(scoring.one_point),
    ),
    Answer(
        "winner-takes-pool",
        "Before each deal, everyone puts the stake into the pool. Whoever goes out takes the pool. If the round is "
        "blocked, the lowest hand takes it; tied players share it, and odd chips stay in for the next round.",
        Scoring(scoring.winner_takes_pool),
        ("stake",),
    ),
    Answer(
        "own-pips",
        "Everyone scores the pips left in their own hand, plus a penalty for being caught with the double blank.",
        Scoring(scoring.own_pips, low_wins=True),
        ("penalty",),
    ),
)


# Functions with names, because an edition is handed to the processes in which bots think.
def _for_each_player(size: int, seats: int) -> int:
    return seats


def _for_each_double(size: int, seats: int) -> int:
    return size + 1


# The value is the number of rounds for a set and a number of players, or None if a score ends the match.
ENDING: Choices = choices(
    Answer("target", "The match ends the moment someone reaches the target.", None, ("target",)),
    Answer("round-per-player", "The match has one round for each player.", _for_each_player, ("rounds",)),
    Answer(
        "round-per-double",
        "The match has one round for each double, from the highest down to the double blank.",
        _for_each_double,
        ("rounds",),
    ),
)

# What house rules may change besides the options: what is asked, and the answers there are.
QUESTIONS: Questions = {
    "lead": (marked("Who leads"), LEAD),
    "nobody_leads": (marked("No one can lead"), NOBODY_LEADS),
    "touching": (marked("Touching ends"), TOUCHING),
    "unable": (CANNOT_PLAY, UNABLE),
    "drawing": (marked("Drawing by choice"), DRAWING),
    "doubles": (marked("Doubles"), DOUBLES),
    "after_double": (marked("After a double"), AFTER_DOUBLE),
    "counting": (marked("Scoring during play"), COUNTING),
    "scoring": (marked("Scoring a round"), SCORING),
    "ending": (marked("The match"), ENDING),
}


@dataclass(frozen=True, kw_only=True)
class LineRules(SheetRules):
    """One sheet's row of answers about one layout game."""

    lead: Answer
    nobody_leads: Answer
    doubles: Answer
    touching: Answer = TOUCHING["match"]
    unable: Answer = UNABLE["pass"]
    drawing: Answer = DRAWING["must-play"]
    after_double: Answer = AFTER_DOUBLE["turn-ends"]
    counting: Answer = COUNTING["nothing"]
    scoring: Answer = SCORING["differences-upward"]
    ending: Answer = ENDING["target"]
    spinner: Mapping[int, str] = field(default_factory=dict)  # by set, if a table may choose one
    partners: tuple[int, ...] = ()  # numbers of players that may form two sides
    other_sets: bool = True
    tiny_sets: bool = True
    other_players: bool = True

    def without_spinner(self) -> Self:
        """The same row if the table has no choice of a spinner."""
        return replace(self, spinner={})
