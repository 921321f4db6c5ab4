"""An edition with a set and a number of players as a score pad's sheet: plain data that a script can count by."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.option import Option, Value, show
from boneyard.games.sheet import SheetEdition
from boneyard.pad import registry
from boneyard.pad.count import Sheet
from boneyard.words import titles
from boneyard.words.language import _
from boneyard.words.rules import rulebook


def has_pad(edition: Edition) -> bool:
    """Whether there is a score to keep: a solitaire has none."""
    return isinstance(edition, SheetEdition) and catalog.family(edition.game) in registry.families()


def sheet(edition: Edition, size: int, seats: int) -> Sheet:
    """The sheet of a table as it is printed, with the options that matter for it."""
    if seats == 1 or not isinstance(edition, SheetEdition):
        title = titles.edition_title(edition)
        raise BadSetup(_("{game} is a solitaire, so there's no score to keep.", game=title))
    game, _options = edition.table(size, seats, {})
    family = registry.of(game.family)
    return {
        "game": edition.game,
        "edition": edition.key,
        "title": titles.play_title(edition),
        "source": rulebook.source(edition),
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
        **family.facts(edition.rules, game),
        "options": _offered(edition, size, seats, family.options),
    }


def _offered(
    edition: Edition, size: int, seats: int, sets: Mapping[str, registry.Sets]
) -> list[dict[str, Any]]:
    return [
        {
            "name": option.name,
            "title": _capitalized(rulebook.option_label(option.name)),
            "says": _(option.says),
            "takes": rulebook.values(option),
            "default": show(option.default) if isinstance(option.default, bool) else option.default,
            "low": option.low,
            "high": option.high,
            "choices": _choices(option),
            "labels": [rulebook.value_label(choice) for choice in _choices(option)],
            "sets": _said(sets[option.name]),
        }
        for option in edition.options(size, seats)
        if option.name in sets
    ]


def _choices(option: Option) -> list[str]:
    return list(option.choices) or (["yes", "no"] if isinstance(option.default, bool) else [])


def _said(sets: registry.Sets) -> registry.Sets:
    """What an option changes, with questions in the language of the moment."""
    if isinstance(sets, str):
        return sets
    return {
        value: {
            place: registry.said_during(put) if place == "during" else put for place, put in changes.items()
        }
        for value, changes in sets.items()
    }


def _capitalized(label: str) -> str:
    return label[:1].upper() + label[1:]


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
