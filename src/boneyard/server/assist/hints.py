"""Hints: the move that the normal bot would make in a seat's place, with its reason, from what the seat sees."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from boneyard.bots import HINTS
from boneyard.bots.question import Question
from boneyard.core.errors import Illegal, NotYourTurn, Unreadable
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.live.table import LiveTable
from boneyard.server.live.table_settings import Help
from boneyard.server.live.takebacks import HINTS_OFF
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.jobs.bots import BotAnswer
from boneyard.server.workers.pool import Origin
from boneyard.server.workers.process import Closed

log = logging.getLogger(__name__)

_RATE: Final = 0.5  # hints of one seat in a second: thinking costs more than any other message
_BURST: Final = 8  # and at once
_SEATS: Final = 4096  # that are remembered

TOO_SOON: Final = "That's a lot of hints at once. Ask again in a few seconds."
ASK_FIRST: Final = "At this table, ask the others before you take a hint."
NOBODY: Final = "No hint is ready right now. Ask again in a moment."


class _Asker:
    """What one seat has asked for: how much more it may, and the hint of the last position it asked about."""

    def __init__(self) -> None:
        self.bucket = Bucket(_RATE, _BURST)
        self.ply = -1
        self.thinking: asyncio.Task[BotAnswer] | None = None


class Hints:
    """The hints that were asked for; one position of one seat is thought about once, however often it is asked for."""

    def __init__(self, bots: BotWorkers) -> None:
        self._bots = bots
        self._askers: OrderedDict[tuple[str, int], _Asker] = OrderedDict()

    def ask(self, table: LiveTable, seat: int | None, address: str) -> asyncio.Task[BotAnswer]:
        """Begin to think of a move for a seat, where it may make one; `result_of` waits for it."""
        match = table.match
        if seat is None:
            raise Unreadable("You're watching. Only players at the table can get hints.")
        if match is None or not match.rounds or table.closed or match.result is not None:
            raise Unreadable("There's nothing to play right now.")
        if seat not in match.actors:
            raise NotYourTurn("You can ask for a hint when it's your turn.")
        rule = table.hint_rule(seat)
        if rule is not Help.ON:
            raise Illegal(HINTS_OFF if rule is Help.OFF else ASK_FIRST)
        asker = self._asker(table.id, seat)
        if asker.thinking is None or asker.ply != table.ply or _failed(asker.thinking):
            if not asker.bucket.take():
                raise Illegal(TOO_SOON)
            asker.ply = table.ply
            asker.thinking = asyncio.create_task(
                self._bots.choose(question(table, seat), Origin(address, table.id))
            )
        return asker.thinking

    def _asker(self, table: str, seat: int) -> _Asker:
        found = self._askers.setdefault((table, seat), _Asker())
        self._askers.move_to_end((table, seat))
        if len(self._askers) > _SEATS:
            self._askers.popitem(last=False)
        return found


def question(table: LiveTable, seat: int) -> Question:
    """What is asked of the bot: nothing but what the seat sees, and a seed that depends on nothing hidden."""
    assert table.match is not None
    return Question.about(table.match, seat, HINTS, f"hint {table.id} {seat} {table.ply}")


async def result_of(thinking: asyncio.Task[BotAnswer]) -> BotAnswer | None:
    """The hint once it is there; None where the server closes meanwhile. Refuses where nobody could think of one."""
    try:
        answer = await asyncio.shield(thinking)
    except Closed:
        return None
    except Exception:
        log.exception("No hint could be found.")
        raise Illegal(NOBODY) from None
    if not _by_adviser(answer):
        raise Illegal(NOBODY)
    return answer


def _failed(thinking: asyncio.Task[BotAnswer]) -> bool:
    if not thinking.done():
        return False
    return thinking.cancelled() or thinking.exception() is not None or not _by_adviser(thinking.result())


def _by_adviser(answer: BotAnswer) -> bool:
    """Whether it comes from the bot that gives hints: one that moves at a table instead of it is no adviser."""
    return answer.by == HINTS
