"""A table's settings besides its rules: time for a turn, chat, help among people, and patience with absent ones."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Annotated, Any, Final

import orjson
from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from boneyard.core.errors import BadSetup
from boneyard.words.language import _

LEAST, MOST = 10, 14 * 24 * 3600  # seconds
LEAST_GRACE, MOST_GRACE = 10, 3600  # seconds
SLOW: Final = 3600  # seconds for a turn; from this on, no one is expected to sit and wait


class TurnEnding(StrEnum):
    """What happens when a turn's time is up: a bot moves, or the plainest move is made."""

    BOT = "bot"
    FORCED = "forced"


class Help(StrEnum):
    """Whether hints, or undo, are allowed if several people play: never, if the others agree, or always."""

    OFF = "off"
    ASK = "ask"
    ON = "on"


class Speed(StrEnum):
    """How fast the bots play; with many seats they never wait."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class TableSettings(Struct, frozen=True):
    """The host's settings besides the rules."""

    limit: Annotated[int, Meta(description="seconds for a turn, 0 for no clock")] = 0
    ending: Annotated[
        TurnEnding,
        Meta(description="what happens when time is up: a move by a `bot`, or a `forced` one"),
    ] = TurnEnding.BOT
    talk: Annotated[bool, Meta(description="whether people may chat at this table")] = True
    hints: Annotated[
        Help,
        Meta(description="hints if several people play: `off`, `ask` (if the others agree) or `on`"),
    ] = Help.ON
    undo: Annotated[
        Help,
        Meta(description="undo if several people play: `off`, `ask` (if the others agree) or `on`"),
    ] = Help.ASK
    grace: Annotated[
        int,
        Meta(description="how many seconds someone must be away before a bot may play for them"),
    ] = 30
    speed: Annotated[
        Speed, Meta(description="how fast the bots play: `slow`, `normal`, `fast` or `instant`")
    ] = Speed.NORMAL

    def to_json(self) -> str:
        """The settings as they are stored, except for the limit, which has its own column."""
        kept = asdict(self)
        del kept["limit"]
        return orjson.dumps(kept).decode()

    def changed(self, given: Mapping[str, Any]) -> "TableSettings":
        """With some of them changed; refuses values that make no sense."""
        return replace(self, **{name: check(given[name]) for name, check in _CHECKS.items() if name in given})


FRIENDLY: Final = TableSettings()
PUBLIC: Final = TableSettings(hints=Help.OFF, undo=Help.OFF)  # among strangers


def read_settings(limit: int, text: str) -> TableSettings:
    """Settings as the store keeps them; what a later server has added is passed over."""
    return FRIENDLY.changed({**orjson.loads(text), "limit": limit})


def check_limit(given: object) -> int:
    """The seconds for a turn."""
    if type(given) is int and (given == 0 or LEAST <= given <= MOST):
        return given
    raise BadSetup(
        _(
            "The time for a turn is 0 for no limit, or {least} to {most} seconds (two weeks), not {given}.",
            least=LEAST,
            most=MOST,
            given=repr(given),
        )
    )


def check_ending(given: object) -> TurnEnding:
    """What happens when a turn's time is up."""
    if isinstance(given, str) and given in list(TurnEnding):
        return TurnEnding(given)
    raise BadSetup(_("When time is up, the move is made by bot or forced, not {given}.", given=repr(given)))


def check_speed(given: object) -> Speed:
    """How fast the bots play."""
    if isinstance(given, str) and given in list(Speed):
        return Speed(given)
    raise BadSetup(_("Bots play slow, normal, fast or instant, not {given}.", given=repr(given)))


def check_talk(given: object) -> bool:
    """Whether people may chat."""
    if isinstance(given, bool):
        return given
    raise BadSetup(_("Talk is true or false, not {given}.", given=repr(given)))


def check_help(given: object) -> Help:
    """Whether there are hints or undo among people."""
    if isinstance(given, str) and given in list(Help):
        return Help(given)
    raise BadSetup(
        _("Hints and undo are off, on, or ask (if the others agree), not {given}.", given=repr(given))
    )


def check_grace(given: object) -> int:
    """The seconds that someone may be away before a bot can play for them."""
    if type(given) is int and LEAST_GRACE <= given <= MOST_GRACE:
        return given
    raise BadSetup(
        _(
            "A bot can take over after {least} to {most} seconds (an hour), not {given}.",
            least=LEAST_GRACE,
            most=MOST_GRACE,
            given=repr(given),
        )
    )


_CHECKS: Final[dict[str, Callable[[object], object]]] = {
    "limit": check_limit,
    "ending": check_ending,
    "talk": check_talk,
    "hints": check_help,
    "undo": check_help,
    "grace": check_grace,
    "speed": check_speed,
}
