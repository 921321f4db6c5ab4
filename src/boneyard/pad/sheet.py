"""An edition with a set and a number of players as a score pad's sheet: plain data that a script can count by."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup
from boneyard.core.option import Value, show
from boneyard.games.sheet import SheetEdition
from boneyard.pad import registry
from boneyard.pad.count import Sheet
from boneyard.words import grammar


def has_pad(edition: Edition) -> bool:
    """Whether there is a score to keep: a game for one has none."""
    return isinstance(edition, SheetEdition) and catalog.family(edition.game) in registry.families()


def sheet(edition: Edition, size: int, seats: int) -> Sheet:
    """The sheet of a table as it is printed, with the options that matter for it."""
    if seats == 1 or not isinstance(edition, SheetEdition):
        raise BadSetup(f"{edition.title} is a solitaire, so there's no score to keep.")
    game, _ = edition.table(size, seats, {})
    family = registry.of(game.family)
    return {
        "game": edition.game,
        "edition": edition.key,
        "title": _title(edition),
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
        **family.facts(edition.rules, game),
        "options": _options(edition, size, seats, family.options),
    }


def _title(edition: Edition) -> str:
    """The game's own name, whatever a sheet calls it; house rules have a name of their own."""
    own = grammar.game_title(edition.game, catalog.editions(edition.game))
    keeps = not catalog.is_published(edition) or edition.title.startswith(own)
    return edition.title if keeps else own


def _options(
    edition: Edition, size: int, seats: int, sets: Mapping[str, registry.Sets]
) -> list[dict[str, Any]]:
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
