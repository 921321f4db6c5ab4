"""What an edition's answers mean for a score pad: the ways of counting, by the names the answers have."""

from collections.abc import Mapping
from typing import Any, Final

Way = Mapping[str, Any]

# How hands count when a round of a layout game is over. A winner collects the others' pips, less his own for each of
# them, once or not at all.
LINE_WAYS: Final[Mapping[str, Way]] = {
    "differences-upward": {"kind": "upward"},
    "winner-takes-differences": {"kind": "winner", "less": "each", "nearest": 1},
    "others-less-own": {"kind": "winner", "less": "once", "nearest": 1},
    "opponents-in-fives": {"kind": "winner", "less": "none", "nearest": 5},
    "one-point": {"kind": "point"},
    "winner-takes-pool": {"kind": "pool", "stake": 1},
    "own-pips": {"kind": "own"},
}

# What is tapped in while a round is played: the pad cannot see the layout.
DURING: Final[Mapping[str, Way | None]] = {
    "nothing": None,
    "fives": {"asks": "Fives on the open ends", "taps": [5, 10, 15, 20, 25, 30], "step": 5, "most": 200},
    "ends-alike": {"asks": "Both ends alike", "taps": [2, 3], "step": 1, "most": 3},
}
CAUGHT: Final[Way] = {"asks": "Caught silent with the last tile", "taps": [50], "step": 50, "most": 50}

# What an option changes on the sheet: a place that takes its value, or what each of its values puts where.
Sets = str | Mapping[str, Mapping[str, Any]]
LINE_OPTIONS: Final[Mapping[str, Sets]] = {
    "hand": "deal",
    "target": "ending.target",
    "rounds": "ending.rounds",
    "stake": "way.stake",
    "penalty": "worth.0-0",
    "partners": {"yes": {"sides": 2}, "no": {"sides": 4}},
}
TRAIN_OPTIONS: Final[Mapping[str, Sets]] = {
    "hand": "deal",
    "rounds": "ending.rounds",
    "penalty": {
        "none": {"during": None},
        "draw": {"during": None},
        "points": {"during": CAUGHT},
        "skip": {"during": None},
    },
}
TRICK_OPTIONS: Final[Mapping[str, Sets]] = {
    "target": "ending.target",
    "match": "ending.by",
    "hands": "ending.hands",
}
POKER_OPTIONS: Final[Mapping[str, Sets]] = {
    "chips": "begin",
    "ante": "way.ante",
    "deals": "ending.rounds",
}

# Who begins, by the answer's name. {first} is the round's first player, {dealer} the one before.
LEADS: Final[Mapping[str, str]] = {
    "any-tile": "{first} leads, with any tile.",
    "highest-double": "Whoever holds the highest double leads it.",
    "top-double": "Whoever holds the {top} leads it.",
    "highest-double-or-most-pips": (
        "The highest double leads; where nobody has one, the tile with the most pips, of equals the higher end."
    ),
    "hub": "{first} plays first.",
}
NOBODY_LEADS: Final[Mapping[str, str]] = {
    "draw-in-turn": "If nobody has one, all draw in turn until one turns up.",
    "redeal": "If nobody has one, deal again.",
}
HUBS: Final[Mapping[str, str]] = {
    "first-players-double": "{first} opens with the own highest double; without one the next player does, and so on.",
    "highest-double": "Whoever holds the highest double opens with it.",
    "falling": "{first} plays first.",
}
SPEAKS: Final = "{dealer} shuffles and speaks last, {first} speaks first."
POKER_SPEAKS: Final = "{dealer} deals, {first} speaks first."
