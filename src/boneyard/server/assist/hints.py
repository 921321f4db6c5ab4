"""Hints: the move that the normal bot would make in a seat's place, with its sentence, from what the seat sees."""

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from boneyard.bots import HINTS
from boneyard.bots.question import Question
from boneyard.core.errors import Illegal, NotYourTurn, Unreadable
from boneyard.server.http.rate_limit import Bucket
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol import text
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.protocol.schema import Message, on_time
from boneyard.server.workers.bots import BotWorkers
from boneyard.server.workers.jobs.bots import BotAnswer
from boneyard.server.workers.pool import Origin
from boneyard.server.workers.process import Closed

if TYPE_CHECKING:
    from boneyard.server.house import House


log = logging.getLogger(__name__)

_RATE, _BRIM = (
    0.5,
    8,
)  # hints of one seat in a second, and at once: thinking costs more than any other message


_SEATS: Final = 4096  # that are remembered

TOO_SOON: Final = "That is a lot of hints at once: think a little yourself, or ask again in a few seconds."


NOBODY: Final = "Nobody could think of anything just now: ask again in a moment."


class _Asker:
    """What one seat has asked for: how much more it may, and the hint of the last moment it asked about."""

    def __init__(self) -> None:
        self.bucket = Bucket(_RATE, _BRIM)
        self.ply = -1
        self.thinking: asyncio.Task[BotAnswer] | None = None


class Hints:
    """Who has asked for hints; one moment of one seat is thought about once, however often it is asked for."""

    def __init__(self, bots: BotWorkers) -> None:
        self._bots = bots
        self._askers: OrderedDict[tuple[str, int], _Asker] = OrderedDict()
        self._telling: set[asyncio.Task[None]] = set()

    def ask(self, table: LiveTable, seat: int, viewer: Viewer) -> None:
        """Have a viewer told the hint for this moment, as soon as it is thought of."""
        asker = self._asker(table.id, seat)
        if asker.thinking is None or asker.ply != table.ply or _failed(asker.thinking):
            if not asker.bucket.take():
                raise Illegal(TOO_SOON)
            asker.ply = table.ply
            asker.thinking = asyncio.create_task(
                self._bots.choose(question(table, seat), Origin(viewer.address, table.id))
            )
        telling = asyncio.create_task(_tell(table, seat, viewer, asker.ply, asker.thinking))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    def _asker(self, table: str, seat: int) -> _Asker:
        found = self._askers.setdefault((table, seat), _Asker())
        self._askers.move_to_end((table, seat))
        if len(self._askers) > _SEATS:
            self._askers.popitem(last=False)
        return found


def question(table: LiveTable, seat: int) -> Question:
    """What is asked of the bot: nothing but what the seat sees, and a chance that depends on nothing hidden."""
    assert table.match is not None
    return Question.about(table.match, seat, HINTS, f"hint {table.id} {seat} {table.ply}")


def _failed(thinking: asyncio.Task[BotAnswer]) -> bool:
    if not thinking.done():
        return False
    return thinking.cancelled() or thinking.exception() is not None or not _own(thinking.result())


def _own(answer: BotAnswer) -> bool:
    """Whether it comes from the bot that gives hints: who moves at a table instead of it is no adviser."""
    return answer.by == HINTS


async def _tell(
    table: LiveTable, seat: int, viewer: Viewer, ply: int, thinking: asyncio.Task[BotAnswer]
) -> None:
    answer: BotAnswer | None
    try:
        answer = await asyncio.shield(thinking)
    except Closed:
        return
    except Exception:
        log.exception("No hint could be thought of at table %s.", table.id)
        answer = None
    if table.ply != ply or viewer.seat != seat:
        return  # the moment is past: whoever asked sees another one now
    if answer is None or not _own(answer):
        viewer.tell(text_of({"type": "refused", "ply": ply, "why": NOBODY, "stale": False}))
        return
    match = table.match
    assert match is not None
    move = match.game.read(match.look(seat), seat, answer.move_text)
    (shown,) = text.buttons(match, seat, [move])
    viewer.tell(text_of({"type": "hint", "ply": ply, **shown, "why": answer.why}))


async def hint(house: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Think of a move for whoever asks, where it is theirs to make."""
    on_time(message, table)
    match, seat = table.match, viewer.seat
    if seat is None:
        raise Unreadable("You are watching: hints are for who sits at the table.")
    if match is None or not match.rounds or table.gone or match.result is not None:
        raise Unreadable("There is nothing to play here now.")
    if seat not in match.actors:
        raise NotYourTurn("A hint comes when it is your turn.")
    house.hints.ask(table, seat, viewer)
