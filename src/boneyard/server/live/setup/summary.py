"""A table's rules and settings in a few words, the same in the lobby, on the invitation and at the table."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import asdict

from boneyard.core.edition import Edition
from boneyard.core.game import Game
from boneyard.core.match import Match
from boneyard.core.option import Value, show
from boneyard.core.phrase import marked
from boneyard.records import write
from boneyard.server.live.setup.settings import FRIENDLY, TableSettings
from boneyard.words import viewer
from boneyard.words.language import _, ngettext
from boneyard.words.rules import rulebook

_IN_AIM: Final = ("target", "rounds")  # options that the end of the match already implies


def aim_of(edition: Edition, game: Game, options: Mapping[str, Value]) -> str:
    """When the match is over, in words."""
    return viewer.aim(Match(edition, game, ("",) * game.seats, dict(options), write))


def describe_table(
    edition: Edition, game: Game, options: Mapping[str, Value], settings: TableSettings, own_rules: bool
) -> list[str]:
    """What to know before sitting down: edition, set, how the match ends, table options, clock and help."""
    named = (
        _("House rules")
        if own_rules
        else _("{edition} edition", edition=edition.key.replace("-", " ").capitalize())
    )
    aim = aim_of(edition, game, options)
    changed = [
        _(
            "{option}: {value}",
            option=rulebook.option_label(option.name),
            value=rulebook.value_label(show(options[option.name])),
        )
        for option in edition.options(game.size, game.seats)
        if option.name not in _IN_AIM and options.get(option.name, option.default) != option.default
    ]
    adapted = [_("an adaptation")] if edition.is_adapted(game.size, game.seats) else []
    ends = [f"{aim[:1].upper()}{aim[1:]}"] if game.seats > 1 else []  # a solitaire is over when it is
    told = [named, _("double-{size}", size=game.size), *adapted, *ends, *changed]
    if game.seats > 1:
        phrases = [_PHRASES[name](value) for name, value in asdict(settings).items() if name in _PHRASES]
        told += [phrase for phrase in phrases if phrase]
    return told


def describe_limit(seconds: object) -> str:
    """The time for a turn."""
    if not isinstance(seconds, int) or not seconds:
        return _("no clock")
    if seconds % 86400 == 0:
        return ngettext("{count} day per turn", "{count} days per turn", seconds // 86400)
    if seconds % 3600 == 0:
        return ngettext("{count} hour per turn", "{count} hours per turn", seconds // 3600)
    if seconds % 60 == 0:
        return ngettext("{count} minute per turn", "{count} minutes per turn", seconds // 60)
    return ngettext("{count} second per turn", "{count} seconds per turn", seconds)


def _hints(value: object) -> str:
    words = {
        "off": marked("no hints"),
        "on": marked("hints allowed"),
        "ask": marked("hints if everyone agrees"),
    }
    return _(words.get(str(value), ""))


def _undo(value: object) -> str:
    words = {"off": marked("no undo"), "on": marked("undo allowed"), "ask": marked("undo if everyone agrees")}
    return _(words.get(str(value), ""))


def _grace(value: object) -> str:
    if value == FRIENDLY.grace or not isinstance(value, int):
        return ""
    return ngettext("a bot after {count} second away", "a bot after {count} seconds away", value)


def _speed(value: object) -> str:
    words = {"slow": marked("slow bots"), "fast": marked("fast bots"), "instant": marked("instant bots")}
    return _(words.get(str(value), ""))


# How a setting is described when a table is shown; settings no one needs to know beforehand have no words.
_PHRASES: Final[dict[str, Callable[[object], str]]] = {
    "limit": describe_limit,
    "talk": lambda value: "" if value else _("no chat"),
    "hints": _hints,
    "undo": _undo,
    "grace": _grace,
    "speed": _speed,
}
