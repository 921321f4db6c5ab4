"""A table's chat in memory: lines are cleaned and limited here; storage/chat.py keeps them, in the table `said`."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from boneyard.core.errors import Unreadable
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.steady_time import time
from boneyard.server.storage.chat import ChatLine
from boneyard.words.language import _

LONGEST: Final = 200  # characters of a line
KEPT: Final = 100  # lines of a table; older ones are forgotten
RATE: Final = 0.5  # lines a seat may write per second
BURST: Final = 6  # lines at once
_MARKS: Final = 3  # combining marks allowed on one letter; more would overprint the lines above
_JOINERS: Final = "\u200c\u200d"  # of letters in some scripts, and of pictures
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # that count as letters and show nothing


class Chat:
    """What was said at a table, and how much each seat may still say."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self._buckets: dict[int, Bucket] = {}
        self._counted: set[str] = set()  # messages that were counted when they came

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    def add(self, lines: Sequence[ChatLine]) -> None:
        """Add lines that are new here; they come in order and without a gap."""
        new = [line for line in lines if line.number > self.last]
        for line in new:
            if line.sender in self._counted:
                self._counted.discard(line.sender)
            elif line.at > time() - BURST / RATE:  # said through another server
                self._bucket(line.seat).take()
        self.lines = [*self.lines, *new][-KEPT:]

    def has(self, sender: str) -> bool:
        """Whether this very message was taken before."""
        return any(line.sender == sender for line in self.lines)

    def allows(self, seat: int, sender: str) -> bool:
        """Whether a seat may say one more thing now."""
        allowed = self._bucket(seat).take()
        if allowed:
            self._counted.add(sender)
        return allowed

    def _bucket(self, seat: int) -> Bucket:
        return self._buckets.setdefault(seat, Bucket(RATE, BURST))


def clean(given: str) -> str:
    """A line that is safe to show anywhere: one line, nothing that reverses or covers text. Refuses an empty one."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", given):
        kind = unicodedata.category(letter)
        if kind in ("Mn", "Me"):
            marks += 1
            if marks <= _MARKS and found:
                found.append(letter)
            continue
        if letter in _JOINERS:  # these carry no marks themselves
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
        raise Unreadable(_("Type something to say."))
    if len(line) > LONGEST:
        raise Unreadable(_("That's too long. A line has at most {longest} characters.", longest=LONGEST))
    return line
