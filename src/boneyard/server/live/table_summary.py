"""A table's rules and settings in a few words, the same in the lobby, on the invitation and at the table."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import asdict

from boneyard.core.edition import Edition
from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.core.option import Value, show
from boneyard.records import write
from boneyard.server.live.table_settings import FRIENDLY, TableSettings
from boneyard.words import viewer

_UNITS: Final = ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))
_IN_AIM: Final = ("target", "rounds")  # options that how the match ends tells already


def aim_of(edition: Edition, game: Game, options: Mapping[str, Value]) -> str:
    """When the match is over, in words."""
    return viewer.aim(Match(edition, game, ("",) * game.seats, dict(options), write))


def describe_table(
    edition: Edition, game: Game, options: Mapping[str, Value], settings: TableSettings, own_rules: bool
) -> list[str]:
    """What to know before sitting down: edition, set, how the match ends, table options, clock and help."""
    named = "House rules" if own_rules else f"{edition.key.replace('-', ' ').capitalize()} edition"
    aim = aim_of(edition, game, options)
    changed = [
        f"{option.name.replace('_', ' ')}: {show(options[option.name])}"
        for option in edition.options(game.size, game.seats)
        if option.name not in _IN_AIM and options.get(option.name, option.default) != option.default
    ]
    adapted = ["an adaptation"] if edition.is_adapted(game.size, game.seats) else []
    told = [named, f"double-{game.size}", *adapted, f"{aim[:1].upper()}{aim[1:]}", *changed]
    if game.seats > 1:
        phrases = [_PHRASES[name](value) for name, value in asdict(settings).items() if name in _PHRASES]
        told += [phrase for phrase in phrases if phrase]
    return told


def describe_limit(seconds: object) -> str:
    """The time for a turn."""
    if not isinstance(seconds, int) or not seconds:
        return "no clock"
    size, unit = next(each for each in _UNITS if seconds % each[0] == 0)
    count = seconds // size
    return f"{count} {unit}{'' if count == 1 else 's'} per turn"


def _help(what: str) -> Callable[[object], str]:
    """A kind of help among people: off, on, or if the others agree."""
    words = {"off": f"no {what}", "on": f"{what} allowed", "ask": f"{what} if everyone agrees"}
    return lambda value: words.get(str(value), "")


# What a setting is called where a table is shown; one that nobody has to know beforehand has no words.
_PHRASES: Final[dict[str, Callable[[object], str]]] = {
    "limit": describe_limit,
    "talk": lambda value: "" if value else "no chat",
    "hints": _help("hints"),
    "undo": _help("undo"),
    "grace": lambda value: "" if value == FRIENDLY.grace else f"a bot after {value} seconds away",
    "speed": lambda value: "" if str(value) == "normal" else f"{value} bots",
}
