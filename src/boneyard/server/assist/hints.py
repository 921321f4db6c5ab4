"""Hints: the move that the normal bot would make in a seat's place, with its reason, from what the seat sees."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from boneyard.bots import HINTS
from boneyard.bots.question import Question
from boneyard.core.errors import Illegal, NotYourTurn, Unreadable
from boneyard.core.phrase import marked
from boneyard.server.http.rate_limit import Bucket, Limits
from boneyard.server.live.actions.takebacks import HINTS_OFF
from boneyard.server.live.setup.settings import Help
from boneyard.server.live.table import LiveTable
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.jobs.bots import BotAnswer
from boneyard.server.workers.pool import Origin
from boneyard.server.workers.process import Closed
from boneyard.words.language import _, current

log = logging.getLogger(__name__)

_RATE: Final = 0.5  # hints of one seat in a second: thinking costs more than any other message
_BURST: Final = 8  # and at once
_SHARED: Final = "hints"  # the limit's name at other servers
_SEATS: Final = 4096  # that are remembered

TOO_SOON: Final = marked("That's a lot of hints at once. Ask again in a few seconds.")
ASK_FIRST: Final = marked("At this table, ask the others before you take a hint.")
NOBODY: Final = marked("No hint is ready right now. Ask again in a moment.")


class _Asker:
    """What one seat has asked for: how much more it may, and the hint of the last position it asked about."""

    def __init__(self) -> None:
        self.bucket = Bucket(_RATE, _BURST)
        self.ply = -1
        self.language = ""  # that the reason is written in
        self.thinking: asyncio.Task[BotAnswer] | None = None


class Hints:
    """Requested hints; each position of a seat is analyzed once, however often it is requested."""

    def __init__(self, bots: BotWorkers, limits: Limits | None = None) -> None:
        self._bots = bots
        self._limits = limits or Limits()
        self._limits.share(_SHARED, self._note)
        self._askers: OrderedDict[tuple[str, int], _Asker] = OrderedDict()

    def ask(self, table: LiveTable, seat: int | None, address: str) -> asyncio.Task[BotAnswer]:
        """Start looking for a hint for a seat that can move; `result_of` waits for it."""
        match = table.match
        if seat is None:
            raise Unreadable(_("You're watching. Only players at the table can get hints."))
        if match is None or not match.rounds or table.closed or match.result is not None:
            raise Unreadable(_("There's nothing to play right now."))
        if seat not in match.actors:
            raise NotYourTurn(_("You can ask for a hint when it's your turn."))
        rule = table.hint_rule(seat)
        if rule is not Help.ON:
            raise Illegal(_(HINTS_OFF) if rule is Help.OFF else _(ASK_FIRST))
        asker = self._asker(table.id, seat)
        if (
            asker.thinking is None
            or (asker.ply, asker.language) != (table.ply, current())
            or _failed(asker.thinking)
        ):
            if not asker.bucket.take():
                raise Illegal(_(TOO_SOON))
            self._limits.tell(_SHARED, f"{table.id} {seat}")
            asker.ply, asker.language = table.ply, current()
            asker.thinking = asyncio.create_task(
                self._bots.choose(question(table, seat), Origin(address, table.id))
            )
        return asker.thinking

    def _note(self, whose: str) -> None:
        """A seat has asked another server."""
        table, _space, seat = whose.rpartition(" ")
        self._asker(table, int(seat)).bucket.take()

    def _asker(self, table: str, seat: int) -> _Asker:
        found = self._askers.setdefault((table, seat), _Asker())
        self._askers.move_to_end((table, seat))
        if len(self._askers) > _SEATS:
            self._askers.popitem(last=False)
        return found


def question(table: LiveTable, seat: int) -> Question:
    """The question for the bot: only what the seat sees, and a seed that depends on nothing hidden."""
    assert table.match is not None
    return Question.about(table.match, seat, HINTS, f"hint {table.id} {seat} {table.ply}")


async def result_of(thinking: asyncio.Task[BotAnswer]) -> BotAnswer | None:
    """The hint once it is ready, or None if the server closes first. Refuses if no worker could find one."""
    try:
        answer = await asyncio.shield(thinking)
    except Closed:
        return None
    except Exception:
        log.exception("No hint could be found.")
        raise Illegal(_(NOBODY)) from None
    if not _by_adviser(answer):
        raise Illegal(_(NOBODY))
    return answer


def _failed(thinking: asyncio.Task[BotAnswer]) -> bool:
    if not thinking.done():
        return False
    return thinking.cancelled() or thinking.exception() is not None or not _by_adviser(thinking.result())


def _by_adviser(answer: BotAnswer) -> bool:
    """Whether it comes from the hint bot: a fallback that only keeps tables moving gives no advice."""
    return answer.by == HINTS
