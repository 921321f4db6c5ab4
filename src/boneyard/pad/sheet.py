"""An edition with a set and a number of players as a score pad's sheet: plain data that a script can count by."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, Final

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.game import Game
from boneyard.core.option import Value, show
from boneyard.core.tile import tile_text
from boneyard.games.lines.rounds import LineRounds
from boneyard.games.poker.rounds import PokerRounds
from boneyard.games.sheet import SheetEdition
from boneyard.games.trains.rounds import TrainRounds
from boneyard.games.trains.scoring import WILD_COST
from boneyard.games.tricks.rounds import TrickRounds
from boneyard.pad.count import (
    DURING,
    HUBS,
    LEADS,
    LINE_OPTIONS,
    LINE_WAYS,
    NOBODY_LEADS,
    POKER_OPTIONS,
    POKER_SPEAKS,
    SPEAKS,
    TRAIN_OPTIONS,
    TRICK_OPTIONS,
    Sets,
)

Sheet = dict[str, Any]

_LEFT: Final = {
    "boneyard": "Deal {deal} tiles to each; {left} are left in the boneyard.",
    "aside": "Deal {deal} tiles to each; {left} stay out of play.",
    "widow": "Deal {deal} tiles to each; the one left over is the widow.",
}


def has_pad(edition: Edition) -> bool:
    """Whether there is a score to keep: a game for one has none."""
    return isinstance(edition, SheetEdition) and catalog.family(edition.game) in _FAMILIES


def sheet(edition: Edition, size: int, seats: int) -> Sheet:
    """The sheet of a table as it is printed, with the options that matter for it."""
    if not has_pad(edition):
        raise BadSetup(f"There is no score to keep in {edition.title}: it is played alone.")
    assert isinstance(edition, SheetEdition)
    game, _ = edition.table(size, seats, {})
    facts, sets = _FAMILIES[catalog.family(edition.game)]
    return {
        "game": edition.game,
        "edition": edition.key,
        "title": edition.title,
        "source": edition.sheet,
        "set": size,
        "seats": seats,
        "sides": game.sides,
        "tiles": len(game.tiles),
        "low": game.low_wins,
        "begin": game.totals_at_first()[0],
        "hubs": [],
        "worth": {},
        "wild": 0,
        "outs": "one",
        "during": None,
        **facts(edition.rules, game),
        "options": _asked(edition, size, seats, sets),
    }


def _asked(edition: Edition, size: int, seats: int, sets: Mapping[str, Sets]) -> list[dict[str, Any]]:
    return [
        {
            "name": option.name,
            "says": option.says,
            "takes": option.allowed(),
            "default": show(option.default) if isinstance(option.default, bool) else option.default,
            "low": option.low,
            "high": option.high,
            "choices": list(option.choices) or (["yes", "no"] if isinstance(option.default, bool) else []),
            "sets": sets[option.name],
        }
        for option in edition.options(size, seats)
        if option.name in sets
    ]


def settled(printed: Sheet, options: Mapping[str, Value | str]) -> Sheet:
    """The sheet with a table's own options put in their places."""
    found = deepcopy(printed)
    for option in found.pop("options"):
        value = options.get(option["name"], option["default"])
        value = show(value) if isinstance(value, bool) else value
        sets = option["sets"]
        for place, put in ({sets: value} if isinstance(sets, str) else sets[value]).items():
            *way, last = place.split(".")
            part = found
            for step in way:
                part = part[step]
            part[last] = deepcopy(put)
    return found


# --- the families


def _lines(rules: Any, game: Game) -> Sheet:
    assert isinstance(game, LineRounds)
    lead = rules.lead.value
    named = lead.hub or lead.rotates
    first = LEADS[rules.lead.key].replace("{top}", f"{game.size}-{game.size}")
    ending = (
        {"target": 100, "rounds": 0} if rules.ending.value is None else {"target": 0, "rounds": game.rounds}
    )
    hubs = [tile_text(game.hub_of(number)) for number in range(1, game.size + 2)] if lead.hub else []
    return {
        "count": "hands",
        "deal": game.answers.hand,
        "deal_says": _LEFT["boneyard" if rules.unable.value else "aside"],
        "first_says": first if named else f"{first} {NOBODY_LEADS[rules.nobody_leads.key]}",
        "hubs": hubs,
        "way": dict(LINE_WAYS[rules.scoring.key]),
        "during": DURING[rules.counting.key],
        "ending": {**ending, "out_wins": False},
        "says": [rules.scoring.says, rules.ending.says],
    }


def _trains(rules: Any, game: Game) -> Sheet:
    assert isinstance(game, TrainRounds)
    falling = rules.hub.value.opens is None
    doubles = game.size + 1 + (1 if rules.wild else 0)
    nobody = "" if falling else f" {rules.nobody_opens.says}"
    wild = f" A red train and a letter count {WILD_COST} each." if rules.wild else ""
    return {
        "count": "hands",
        "low": True,
        "deal": game.answers.hand,
        "deal_says": _LEFT["boneyard"],
        "first_says": HUBS[rules.hub.key] + nobody,
        "hubs": [tile_text(game.hub_of(number)) for number in range(1, doubles + 1)] if falling else [],
        "wild": WILD_COST if rules.wild else 0,
        "way": {"kind": "own"},
        "outs": "several" if rules.going_out.value else "one",
        "ending": {"target": 0, "rounds": game.rounds, "out_wins": rules.ending.value.out_wins},
        "says": [f"Everyone scores the pips left in hand; low wins.{wild}", rules.ending.says],
    }


def _tricks(rules: Any, game: Game) -> Sheet:
    assert isinstance(game, TrickRounds)
    answers = game.answers
    return {
        "count": "bids",
        "deal": answers.hand,
        "deal_says": _LEFT["widow"] if answers.widow else _LEFT["aside"],
        "first_says": SPEAKS,
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
            *([rules.tiles.says] if rules.tiles.value else []),
            rules.counts.says,
            rules.made.says,
            rules.failed.says,
            rules.ending.says,
        ],
    }


def _poker(rules: Any, game: Game) -> Sheet:
    assert isinstance(game, PokerRounds)
    answers = game.answers
    return {
        "count": "chips",
        "deal": rules.deal[game.size][game.seats],
        "deal_says": _LEFT["aside"],
        "first_says": POKER_SPEAKS,
        "way": {"kind": "pot", "ante": answers.ante},
        "ending": {"target": 0, "rounds": answers.deals},
        "says": [
            "Take out the blanks and the double one. Everybody pays the ante before the deal; who bets pays in, and "
            "whoever wins takes what was paid.",
            "The match is over after the last deal, or when one player holds all the chips; most chips win.",
        ],
    }


_FAMILIES: Final[Mapping[str, tuple[Callable[[Any, Game], Sheet], Mapping[str, Sets]]]] = {
    "lines": (_lines, LINE_OPTIONS),
    "trains": (_trains, TRAIN_OPTIONS),
    "tricks": (_tricks, TRICK_OPTIONS),
    "poker": (_poker, POKER_OPTIONS),
}
