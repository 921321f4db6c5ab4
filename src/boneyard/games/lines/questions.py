"""The questions that a sheet answers about a layout game, and the answers there are, with their sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from boneyard.games.lines import leads, scoring
from boneyard.games.lines.answers import ALL, Score
from boneyard.games.lines.layout import Branching
from boneyard.games.sheet import Answer, Choices, Questions, SheetRules, choices


@dataclass(frozen=True)
class LeadBy:
    """How a round opens: by a tile that leads or by a hub laid out before the deal; and if the start rotates."""

    chooses: leads.Lead
    hub: bool = False
    rotates: bool = False


LEAD: Choices = choices(
    Answer(
        "any-tile",
        "The round's first player leads any tile; the lead moves one seat to the left each round.",
        LeadBy(leads.any_tile, rotates=True),
    ),
    Answer("highest-double", "Whoever holds the highest double must lead it.", LeadBy(leads.highest_double)),
    Answer(
        "top-double", "Whoever holds the highest double of the set must lead it.", LeadBy(leads.top_double)
    ),
    Answer(
        "highest-double-or-most-pips",
        "The highest double leads; where nobody has one, the tile with the most pips, of equals the higher end.",
        LeadBy(leads.most_pips),
    ),
    Answer(
        "hub",
        "The highest double is laid out before the deal, in each further round the next lower one; "
        "the first seat moves one to the left each round.",
        LeadBy(leads.any_tile, hub=True, rotates=True),
    ),
)

NOBODY_LEADS: Choices = choices(
    Answer(
        "draw-in-turn",
        "If nobody was dealt a tile that leads, all draw in turn from the round's first seat until one turns up.",
        True,
    ),
    Answer("redeal", "If nobody was dealt a tile that leads, all tiles go back and are dealt anew.", False),
)

DOUBLES: Choices = choices(
    Answer("line", "The layout is a line with two ends; doubles do not branch.", Branching(2, 2, 2)),
    Answer(
        "one-side",
        "The lead double is built on at one side only: there is a single open end.",
        Branching(1, 2, 2),
    ),
    Answer("lead-spinner", "The lead double is a spinner, open four ways at once.", Branching(4, 2, 2)),
    Answer(
        "first-double", "The first double played is a spinner, open four ways at once.", Branching(4, 4, 2)
    ),
    Answer(
        "first-double-sides-first",
        "The first double played is the spinner: both its sides are built on before its two ends.",
        Branching(4, 4, 2, sides_first=True),
    ),
    Answer("every-double", "Every double is open four ways.", Branching(4, 4, 4)),
    Answer(
        "lead-four-ways-first",
        "The lead double is open four ways, and all four must be taken before any is extended; "
        "other doubles do not branch.",
        Branching(4, 2, 2, binds_lead=True),
    ),
    Answer(
        "feet",
        "Six tiles go on the hub before anything else; every later double must get three toes "
        "before anything else may be played, and each toe is an open end afterwards.",
        Branching(6, 4, 4, binds_lead=True, binds=True),
    ),
)

TOUCHING: Choices = choices(
    Answer("match", "Touching ends show the same number.", False),
    Answer(
        "sum",
        "Touching ends add up to one more than the highest number of the set; a blank end takes only a matador, "
        "which is the double blank or a tile whose own ends add up to that, and goes anywhere, either end first.",
        True,
    ),
    Answer(
        "total",
        "Touching ends add up to a total: one more than the highest number of the set, unless you agree on another. A "
        "blank, and a number above the total, takes only a matador: the double blank, or a tile without a blank whose "
        "own ends add up to the total. A matador goes anywhere, either end first.",
        True,
        ("total",),
    ),
)

UNABLE: Choices = choices(
    Answer("pass", "Who cannot play passes.", 0),
    Answer("draw-one", "Who cannot play draws one tile, plays it if it fits, and passes if not.", 1),
    Answer(
        "draw-until-playable",
        "Who cannot play draws until a tile fits, and passes when the boneyard is empty.",
        ALL,
    ),
)


@dataclass(frozen=True)
class FreeDraw:
    """When a player who could play may draw instead."""

    always: bool = False
    spare_matadors: bool = False


DRAWING: Choices = choices(
    Answer("must-play", "Who can play must play.", FreeDraw()),
    Answer(
        "may-draw",
        "Drawing is allowed even with a tile that would fit, but not instead of the lead.",
        FreeDraw(always=True),
    ),
    Answer(
        "may-spare-matadors",
        "Who can play nothing but matadors may draw instead; with anything else that fits, or an empty boneyard, "
        "a tile must be played.",
        FreeDraw(spare_matadors=True),
    ),
)


@dataclass(frozen=True)
class AfterDouble:
    """What a double gives the player who lays it."""

    adds: bool = False
    again: bool = False


AFTER_DOUBLE: Choices = choices(
    Answer("turn-ends", "A double ends the turn like any other tile.", AfterDouble()),
    Answer(
        "may-add",
        "Who plays a double, the lead included, may add one more tile; a further double may again be followed.",
        AfterDouble(adds=True),
    ),
    Answer(
        "plays-again",
        "Who plays a double takes another turn: plays again if possible, and else passes.",
        AfterDouble(again=True),
    ),
)

COUNTING: Choices = choices(
    Answer("nothing", "Nothing scores during play.", None),
    Answer(
        "fives",
        (
            "Open ends that add up to a multiple of five score that many points; the lead counts too. A double across "
            "the end of an arm counts both halves, the spinner only until two tiles touch it; an arm not yet begun "
            "counts nothing."
        ),
        scoring.fives,
        ("calls",),
    ),
    Answer(
        "ends-alike",
        "Both ends alike score 2, with a double at one of them 3; the double that leads scores 2.",
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
        "Going out: all that the others hold. Blocked: everyone gets the differences to each higher hand.",
        Scoring(scoring.differences_upward),
    ),
    Answer(
        "winner-takes-differences",
        "Whoever goes out, or is lowest when blocked, gets the differences to all other hands; "
        "tied lowest get nothing.",
        Scoring(scoring.winner_takes_differences),
    ),
    Answer(
        "others-less-own",
        "Whoever goes out, or is lowest when blocked, gets the pips of all others less the own ones; "
        "tied lowest get nothing.",
        Scoring(scoring.others_less_own),
    ),
    Answer(
        "opponents-in-fives",
        "The side that goes out, or is lowest when blocked, gets the opponents' total rounded to the nearest five; "
        "tied lowest get nothing.",
        Scoring(scoring.opponents_in_fives),
    ),
    Answer(
        "one-point",
        "Going out: one point. Blocked: one to the lowest hand, where a hand without doubles beats any with one; "
        "if all have doubles, their pips do not count. Tied lowest get nothing.",
        Scoring(scoring.one_point),
    ),
    Answer(
        "winner-takes-pool",
        "Everybody pays the stake into the pool before the deal. Whoever goes out, or is lowest when blocked, "
        "takes it; tied lowest share it, odd chips stay in it.",
        Scoring(scoring.winner_takes_pool),
        ("stake",),
    ),
    Answer(
        "own-pips",
        "Everyone scores the pips left in hand, and the penalty for holding the double blank; low wins.",
        Scoring(scoring.own_pips, low_wins=True),
        ("penalty",),
    ),
)


# Functions with names, because an edition is handed to the processes in which bots think.
def _for_each_player(size: int, seats: int) -> int:
    return seats


def _for_each_double(size: int, seats: int) -> int:
    return size + 1


# The value is the number of rounds for a set and a number of players, None where a score ends the match.
ENDING: Choices = choices(
    Answer("target", "The match is over the moment somebody reaches the target.", None, ("target",)),
    Answer("round-per-player", "The match has one round for each player.", _for_each_player, ("rounds",)),
    Answer(
        "round-per-double",
        "The match has one round for each double, from the highest down to the double blank.",
        _for_each_double,
        ("rounds",),
    ),
)

# What a household may change besides the options: what is asked, and the answers there are.
QUESTIONS: Questions = {
    "lead": ("Who leads", LEAD),
    "nobody_leads": ("Nobody can lead", NOBODY_LEADS),
    "doubles": ("Doubles", DOUBLES),
    "touching": ("Touching ends", TOUCHING),
    "unable": ("Unable to play", UNABLE),
    "drawing": ("Drawing by choice", DRAWING),
    "after_double": ("After a double", AFTER_DOUBLE),
    "counting": ("During play", COUNTING),
    "scoring": ("A round scores", SCORING),
    "ending": ("The match", ENDING),
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
    spinner: Mapping[int, str] = field(default_factory=dict)  # by set, where the table may choose one
    partners: tuple[int, ...] = ()  # numbers of players that may form two sides
    other_sets: bool = True
    other_players: bool = True

    def without_spinner(self) -> Self:
        """The same row where the table has no choice of a spinner."""
        return replace(self, spinner={})
