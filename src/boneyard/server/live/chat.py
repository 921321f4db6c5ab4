"""A table's chat in memory: lines are cleaned and limited here; storage/chat.py keeps them, in the table `said`."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from boneyard.core.errors import Unreadable
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.storage.chat import ChatLine

LONGEST: Final = 200  # characters of a line
KEPT: Final = 100  # lines of a table; older ones are forgotten
RATE: Final = 0.5  # lines a seat may write per second
BURST: Final = 6  # lines at once
_MARKS: Final = 3  # that may stand on one letter; more climb over the lines above
_JOINERS: Final = "\u200c\u200d"  # of letters in some scripts, and of pictures
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # that count as letters and show nothing


class Chat:
    """What was said at a table, and how much each seat may still say."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self._buckets: dict[int, Bucket] = {}

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    def add(self, lines: Sequence[ChatLine]) -> None:
        """Add lines that are new here; they come in order and without a gap."""
        self.lines = [*self.lines, *[line for line in lines if line.number > self.last]][-KEPT:]

    def has(self, sender: str) -> bool:
        """Whether this very message was taken before."""
        return any(line.sender == sender for line in self.lines)

    def allows(self, seat: int) -> bool:
        """Whether a seat may say one more thing now."""
        return self._buckets.setdefault(seat, Bucket(RATE, BURST)).take()


def clean(given: str) -> str:
    """A line that can be shown anywhere: one line, nothing that turns or covers others; refuses what is none."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", given):
        kind = unicodedata.category(letter)
        if kind in ("Mn", "Me"):
            marks += 1
            if marks <= _MARKS and found:
                found.append(letter)
            continue
        if letter in _JOINERS:  # these carry no marks of their own
            if found and found[-1] not in _JOINERS:
                found.append(letter)
            continue
        marks = 0
        if kind in ("Cc", "Zl", "Zp"):
            found.append(" ")
        elif kind[0] != "C" and letter not in _BLANK:
            found.append(letter)
    line = " ".join("".join(found).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise Unreadable("Type something to say.")
    if len(line) > LONGEST:
        raise Unreadable(f"That's too long. A line has at most {LONGEST} characters.")
    return line
