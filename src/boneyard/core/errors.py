"""The small family of errors a player can meet; each says what was wrong and what would be right."""

from difflib import get_close_matches
from typing import Final


class BoneyardError(Exception):
    """Anything this package refuses, with a sentence for a person."""


class Unreadable(BoneyardError):
    """A text that is no move, no tile, no name."""


class Ambiguous(Unreadable):
    """A text that could mean more than one legal move."""


class Illegal(BoneyardError):
    """A readable move that the rules refuse now."""


class NotYourTurn(Illegal):
    """A move by a seat that may not act now."""


class BadSetup(BoneyardError):
    """A game, edition, option, seat count or set size that cannot be had, with the ones that can."""


class BadRecord(BoneyardError):
    """A line of a record that cannot be read or does not hold."""

    def __init__(self, line: int, expected: str, found: str, path: str = "") -> None:
        where = f"{path}:{line}" if path else f"line {line}"
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.line: Final = line
        self.expected: Final = expected
        self.found: Final = found


def listed(names: list[str], last: str = "or") -> str:
    """Names as a person lists them: "a, b or c"."""
    if not names:
        return "none"
    if len(names) == 1:
        return names[0]
    return ", ".join(names[:-1]) + f" {last} " + names[-1]


def nearest(name: str, names: list[str]) -> str:
    """A hint at the name that was probably meant, or nothing."""
    close = get_close_matches(name.lower(), names, n=1, cutoff=0.5)
    return f" Did you mean {close[0]}?" if close else ""
