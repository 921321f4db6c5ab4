"""A table's own ways besides its rules: how long a turn may take, what happens then, whether people may talk."""

from typing import Any, Final, NamedTuple

import orjson

from boneyard.core.errors import BadSetup

ENDINGS: Final = ("bot", "forced")


LEAST, MOST = 10, 14 * 24 * 3600  # seconds


class TableSettings(NamedTuple):
    """What the host has settled; what is left alone is as it is at a friendly table."""

    limit: int = 0  # seconds for a turn; 0 is no clock
    ending: str = (
        "bot"  # who plays when they are over: a bot, or the one who only draws, passes or plays anything
    )
    talk: bool = True

    def written(self) -> str:
        """As the store keeps them, but for the limit, which has a column of its own."""
        return orjson.dumps({"ending": self.ending, "talk": self.talk}).decode()

    def changed(self, given: dict[str, Any]) -> "TableSettings":
        """With some of them settled otherwise."""
        new = self
        if "limit" in given:
            new = new._replace(limit=_limit(given["limit"]))
        if "ending" in given:
            new = new._replace(ending=_ending(given["ending"]))
        if "talk" in given:
            new = new._replace(talk=_talk(given["talk"]))
        return new


FRIENDLY: Final = TableSettings()


def kept_ways(limit: int, text: str) -> TableSettings:
    """The ways as the store kept them; what a later server has added is passed over."""
    given = orjson.loads(text)
    return TableSettings(limit, **{name: given[name] for name in ("ending", "talk") if name in given})


def _limit(given: object) -> int:
    if type(given) is int and (given == 0 or LEAST <= given <= MOST):
        return given
    raise BadSetup(
        f"A turn's limit is 0 for none, or from {LEAST} seconds to {MOST} (two weeks), not {given!r}."
    )


def _ending(given: object) -> str:
    if isinstance(given, str) and given in ENDINGS:
        return given
    raise BadSetup(f"At the end of a turn's time there is a move by a bot, or a forced one, not {given!r}.")


def _talk(given: object) -> bool:
    if isinstance(given, bool):
        return given
    raise BadSetup(f"Talk is switched on or off by true or false, not by {given!r}.")
