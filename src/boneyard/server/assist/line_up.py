"""The line-up of a hand in a game of trains: the best train for the open end, from what the seat itself sees."""

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from boneyard.core.errors import Unreadable
from boneyard.core.hand import Hand
from boneyard.core.match import Match
from boneyard.core.tile import FACES, face_text
from boneyard.games.trains.line_up import Lineup, lineup
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TrainState
from boneyard.pictures.scene import piece_id
from boneyard.server.live.table import LiveTable
from boneyard.server.protocol.connection import Viewer
from boneyard.server.protocol.encoding import text_of
from boneyard.server.protocol.schema import Message

if TYPE_CHECKING:
    from boneyard.server.house import House


_KEPT = 1024  # line-ups: who asks again at the same moment costs nothing


def lines_up(table: LiveTable) -> bool:
    """Whether there are trains at this table to line up for."""
    return isinstance(table.game, TrainGame)


async def line_up(_: "House", table: LiveTable, viewer: Viewer, message: Message) -> None:
    """Tell who asks, and nobody else, the best train out of their own hand."""
    if viewer.seat is None or table.match is None or not table.match.rounds:
        raise Unreadable("There is no hand of yours to line up now.")
    ply, (end, hand, on_double) = table.ply, _own(table.match, viewer.seat)
    # A search of its own: the table goes on meanwhile.
    found = await asyncio.to_thread(_best, hand, end, on_double)
    viewer.tell(text_of({"type": "lineup", "ply": ply, **_told(end, found)}))


def _own(match: Match, seat: int) -> tuple[int, Hand, bool]:
    """The end a seat's train is open with, its hand, and whether a double or the hub lies there."""
    view = match.look(seat)
    if not isinstance(view, TrainState):
        raise Unreadable("Only the games of trains have something to line up.")
    train = view.trains[seat]
    return int(train.end), view.hands.of(seat), train.on_double()


@lru_cache(maxsize=_KEPT)
def _best(hand: Hand, end: int, on_double: bool) -> Lineup:
    return lineup(hand, end, "tiles", on_double)


def _told(end: int, found: Lineup) -> dict[str, Any]:
    train = [
        # A tile lies with the number that it does not leave against the one before.
        {"tile": piece_id(tile), "first": sum(FACES[tile]) - leaves, "second": leaves}
        for tile, leaves in found.tiles
    ]
    rest = [piece_id(tile) for tile in sorted(found.left.tiles(), reverse=True)]
    return {"open": face_text(end), "train": train, "rest": rest}
