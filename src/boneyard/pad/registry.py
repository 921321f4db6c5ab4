"""What a score pad has to know of each family of games, found by the family's name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from boneyard.core.game import Game
from boneyard.core.phrase import marked
from boneyard.core.registry import Registry
from boneyard.core.tile import tile_text
from boneyard.games.lines.rounds import LineRounds
from boneyard.games.poker.rounds import PokerRounds
from boneyard.games.trains.rounds import TrainRounds
from boneyard.games.trains.scoring import WILD_COST
from boneyard.games.tricks.rounds import TrickRounds
from boneyard.pad.count import Sheet
from boneyard.words.language import _

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
    "fives": {
        "asks": marked("Fives on the open ends"),
        "taps": [5, 10, 15, 20, 25, 30],
        "step": 5,
        "most": 200,
    },
    "ends-alike": {"asks": marked("Both ends alike"), "taps": [2, 3], "step": 1, "most": 3},
}

# The fine is fifty as printed; a household with another one taps tens, or types it when it edits the round.
CAUGHT: Final[Way] = {"asks": marked("Caught: the fine"), "taps": [10, 50], "step": 1, "most": 10_000}

# What an option changes on the sheet: a place that takes its value, or what each of its values puts where.
Sets = str | Mapping[str, Mapping[str, Any]]

SINGLE_ROUND: Final[Sets] = {"yes": {"ending.target": 0, "ending.rounds": 1}, "no": {}}

LINE_OPTIONS: Final[Mapping[str, Sets]] = {
    "hand": "deal",
    "target": "ending.target",
    "single_round": SINGLE_ROUND,
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
        "keep": {"during": None},
    },
}

TRICK_OPTIONS: Final[Mapping[str, Sets]] = {
    "target": "ending.target",
    "single_round": SINGLE_ROUND,
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
    "any-tile": marked("{first} leads with any tile."),
    "highest-double": marked("Whoever holds the highest double leads it."),
    "top-double": marked("Whoever holds the {top} leads it."),
    "highest-double-or-most-pips": marked(
        "The highest double leads. If no one has a double, the tile with the most pips leads; on a tie, the higher end."
    ),
    "hub": marked("{first} plays first."),
}

NOBODY_LEADS: Final[Mapping[str, str]] = {
    "draw-in-turn": marked("If no one has one, everyone draws in turn until one turns up."),
    "redeal": marked("If no one has one, deal again."),
}

HUBS: Final[Mapping[str, str]] = {
    "first-players-double": marked(
        "{first} opens with their highest double. If they don't have one, the next player does, and so on."
    ),
    "highest-double": marked("Whoever holds the highest double opens with it."),
    "falling": marked("{first} plays first."),
}

SPEAKS: Final = marked("{dealer} shuffles and bids last. {first} bids first.")

POKER_SPEAKS: Final = marked("{dealer} deals. {first} bets first.")


def said_during(way: Way | None) -> Way | None:
    """What is tapped in while a round is played, asked for in the language of the moment."""
    return None if way is None else {**way, "asks": _(way["asks"])}


@dataclass(frozen=True)
class PadFamily:
    """What a family puts on its sheets: facts from a game's answers, and what a table's options change in them."""

    facts: Callable[[Any, Game], Sheet]  # given the edition's answers and the rules of the table
    options: Mapping[str, Sets]


def _lines(rules: Any, game: Game) -> Sheet:
    assert isinstance(game, LineRounds)
    lead = rules.lead.value
    named = lead.hub or lead.rotates
    first = _(LEADS[rules.lead.key]).replace("{top}", f"{game.size}-{game.size}")
    ending = (
        {"target": 100, "rounds": 0} if rules.ending.value is None else {"target": 0, "rounds": game.rounds}
    )
    hubs = [tile_text(game.hub_of(number)) for number in range(1, game.size + 2)] if lead.hub else []
    return {
        "count": "hands",
        "deal": game.answers.hand,
        "rest": "boneyard" if rules.unable.value else "aside",
        "first_says": first if named else f"{first} {_(NOBODY_LEADS[rules.nobody_leads.key])}",
        "hubs": hubs,
        "way": dict(LINE_WAYS[rules.scoring.key]),
        "during": said_during(DURING[rules.counting.key]),
        "ending": {**ending, "out_wins": False},
        "says": [_(rules.scoring.says), _(rules.ending.says)],
    }


def _trains(rules: Any, game: Game) -> Sheet:
    assert isinstance(game, TrainRounds)
    falling = rules.hub.value.opens is None
    doubles = game.size + 1 + (1 if rules.wild else 0)
    first = [_(HUBS[rules.hub.key])] if falling else [_(HUBS[rules.hub.key]), _(rules.nobody_opens.says)]
    scoring = [_("Everyone scores the pips left in hand; low wins.")]
    if rules.wild:
        scoring.append(_("A red train and a letter count {points} each.", points=WILD_COST))
    return {
        "count": "hands",
        "low": True,
        "deal": game.answers.hand,
        "rest": "boneyard",
        "first_says": " ".join(first),
        "hubs": [tile_text(game.hub_of(number)) for number in range(1, doubles + 1)] if falling else [],
        "wild": WILD_COST if rules.wild else 0,
        "way": {"kind": "own"},
        "outs": "several" if rules.going_out.value else "one",
        "ending": {"target": 0, "rounds": game.rounds, "out_wins": rules.ending.value.out_wins},
        "says": [" ".join(scoring), _(rules.ending.says)],
    }


def _tricks(rules: Any, game: Game) -> Sheet:
    assert isinstance(game, TrickRounds)
    answers = game.answers
    return {
        "count": "bids",
        "deal": answers.hand,
        "rest": "widow" if answers.widow else "aside",
        "first_says": _(SPEAKS),
        "way": {
            "kind": "bid",
            "bids": list(answers.bids),
            "most": game.most,
            "tricks": answers.hand,
            "counts": {tile_text(tile): worth for tile, worth in sorted(answers.counts.items())},
            "itself": answers.itself,
            "costs": answers.costs,
        },
        "ending": {
            "target": answers.goal,
            "rounds": 0,
            "by": "points",
            "hands": 7,
            "at_once": answers.wins_at_once,
        },
        "says": [
            *([_(rules.tiles.says)] if rules.tiles.value else []),
            _(rules.counts.says),
            _(rules.made.says),
            _(rules.failed.says),
            _(rules.ending.says),
        ],
    }


def _poker(rules: Any, game: Game) -> Sheet:
    assert isinstance(game, PokerRounds)
    answers = game.answers
    return {
        "count": "chips",
        "deal": rules.deal[game.size][game.seats],
        "rest": "aside",
        "first_says": _(POKER_SPEAKS),
        "way": {"kind": "pot", "ante": answers.ante},
        "ending": {"target": 0, "rounds": answers.deals},
        "says": [
            _(
                "Take out the blanks and the double one. Everyone pays the ante before the deal. Bets go into the pot, "
                "and whoever wins takes the pot."
            ),
            _(
                "The match is over after the last deal, or when one player has all the chips. Whoever has the most "
                "chips wins."
            ),
        ],
    }


_FAMILIES: Registry[PadFamily] = Registry(
    "pad",
    "a PadFamily with boneyard.pad.registry.register, if there is a score to keep",
    {
        "lines": PadFamily(_lines, LINE_OPTIONS),
        "trains": PadFamily(_trains, TRAIN_OPTIONS),
        "tricks": PadFamily(_tricks, TRICK_OPTIONS),
        "poker": PadFamily(_poker, POKER_OPTIONS),
    },
)

register = _FAMILIES.register
unregister = _FAMILIES.unregister
of = _FAMILIES.of
families = _FAMILIES.families
