"""The train games as their sheets print them: rows of answers."""

from dataclasses import replace

from boneyard.core.phrase import marked
from boneyard.games.sheet import CARDINAL, PRESSMAN, PUREMCO, UDUBLE, UNIVERSITY
from boneyard.games.trains.sheets.edition import TrainEdition
from boneyard.games.trains.sheets.questions import (
    AFTER_DOUBLE,
    ANNOUNCING,
    ENDING,
    FIRST_TURN,
    GOING_OUT,
    HUB,
    NOBODY_OPENS,
    OPEN_DOUBLE,
    PUBLIC,
    TWO_DOUBLES,
    UNABLE,
    TrainRules,
)


def _by_players(first: int, *tiles: int) -> dict[int, int]:
    """Tiles each from the smallest number of players on."""
    return dict(enumerate(tiles, first))


# Our readings, where a sheet is silent or unclear.
_START = marked("Our reading: the sheet leaves open who starts the first round.")
_ENDS = marked("Our reading: the sheet doesn't say how a round ends when no one can go on.")
_SMALLER = marked("Our reading: the sheet gives the deal for double-12 only.")
_MARKED_TRAINS = marked("Our reading: the sheet contradicts itself about playing on your own marked train.")
_BEGUN = marked("Our reading: the sheet doesn't say here what happens if your train hasn't started.")
_MUST_PLAY = marked("Our reading: a tile that fits a marked train must be played before you may draw.")

_SMALL_SETS = {9: _by_players(2, 12, 10, 10, 7, 7), 6: _by_players(2, 8, 6, 5)}

CARDINAL_RULES = TrainRules(
    sets=(12, 9, 6),
    players={12: (2, 8), 9: (2, 6), 6: (2, 4)},
    deal={12: _by_players(2, 15, 15, 15, 12, 12, 11, 11), **_SMALL_SETS},
    hub=HUB["first-players-double"],
    nobody_opens=NOBODY_OPENS["draw-in-turn"],
    first_turn=FIRST_TURN["series"],
    public=PUBLIC["any-number"],
    unable=UNABLE["mark-begun"],
    after_double=AFTER_DOUBLE["cover-it"],
    open_double=OPEN_DOUBLE["binds-unless-waived"],
    two_doubles=TWO_DOUBLES["no"],
    ending=ENDING["round-per-player"],
    readings={
        "deal": _SMALLER,
        "hub": _START,
        "turn": _MARKED_TRAINS,
        "first_turn": marked("Our reading: the sheet doesn't say that you may stop a series early."),
        "after_double": marked("Our reading: the sheet says this only about players with a marker."),
        "open_double": _BEGUN,
        "going_out": _ENDS,
        "ending": marked("Our reading: the sheet says to agree on a number of rounds."),
    },
)
PRESSMAN_RULES = replace(
    CARDINAL_RULES,
    deal={12: _by_players(2, 15, 15, 15, 11, 11, 8, 8), **_SMALL_SETS},
    hub=HUB["highest-double"],
    nobody_opens=NOBODY_OPENS["redeal"],
    first_turn=FIRST_TURN["opener-may-start"],
    unable=UNABLE["mark-under-doubles"],
    open_double=OPEN_DOUBLE["binds"],
    ending=ENDING["one-round"],
    announcing=ANNOUNCING["draw-when-caught"],
    readings={
        "deal": _SMALLER,
        "turn": marked("Our reading: the sheet contradicts itself about which trains you may play on."),
        "first_turn": marked("Our reading: the sheet doesn't say whether the opener has to start a train."),
        "open_double": _BEGUN,
        "ending": marked("Our reading: the sheet describes a single round and no ties."),
    },
)
PUREMCO_RULES = TrainRules(
    sets=(12, 9, 15, 18),
    players={12: (2, 8), 9: (2, 4), 15: (9, 12), 18: (9, 12)},
    deal={
        12: _by_players(2, 16, 15, 14, 12, 11, 10, 9),
        9: _by_players(2, 15, 13, 10),
        15: _by_players(9, 11, 11, 9, 9),
        18: _by_players(9, 13, 13, 13, 13),
    },
    hub=HUB["falling"],
    announcing=ANNOUNCING["free"],
    readings={
        "deal": _SMALLER,
        "unable": _MUST_PLAY,
        "two_doubles": marked("Our reading: a double that you draw may be the second one."),
    },
)
UNIVERSITY_RULES = replace(
    PUREMCO_RULES,
    sets=(12, 9),
    players={12: (4, 8), 9: (2, 6)},
    deal={12: _by_players(4, 18, 14, 12, 10, 9), 9: _by_players(2, 20, 14, 11, 9, 7)},
    announcing=ANNOUNCING["penalty-when-caught"],
    readings={
        "hub": _START,
        "two_doubles": marked("Our reading: your last two tiles may both be doubles."),
    },
)
UDUBLE_RULES = replace(
    PUREMCO_RULES,
    sets=(12,),
    players={12: (2, 8)},
    deal={12: PUREMCO_RULES.deal[12]},
    first_turn=FIRST_TURN["string"],
    going_out=GOING_OUT["first-turns-finish"],
    announcing=ANNOUNCING["no"],
    readings={
        "hub": _START,
        "first_turn": marked(
            "Our reading: the sheet doesn't say that you may stop a string early, or what an open double "
            "does to it."
        ),
        "two_doubles": marked("Our reading: the sheet is silent, so we play this as on the Puremco sheet."),
    },
)
SUPERTRAIN_RULES = replace(
    PUREMCO_RULES,
    sets=(12,),
    players={12: (2, 8)},
    deal={12: _by_players(2, 25, 23, 18, 16, 14, 12, 11)},
    other_sets=False,
    wild=True,
    readings={
        "unable": _MUST_PLAY,
        "two_doubles": marked("Our reading: a double that you draw may be the second one."),
    },
)

EDITIONS = [
    TrainEdition("mexican-train", "cardinal", "Mexican Train", CARDINAL, CARDINAL_RULES),
    TrainEdition("mexican-train", "pressman", "Mexican Train", PRESSMAN, PRESSMAN_RULES),
    TrainEdition("mexican-train", "puremco", "Mexican Train", PUREMCO, PUREMCO_RULES),
    TrainEdition("mexican-train", "university", "Mexican Train", UNIVERSITY, UNIVERSITY_RULES),
    TrainEdition("mexican-train", "uduble", "Mexican Train", UDUBLE, UDUBLE_RULES),
    TrainEdition("supertrain", "puremco", "SuperTrain", PUREMCO, SUPERTRAIN_RULES),
]
