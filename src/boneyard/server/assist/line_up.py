"""The line-up of a hand in a train game: the best train for the open end, from what the seat itself sees."""

import asyncio
from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

from boneyard.core.errors import Unreadable
from boneyard.core.hand import Hand
from boneyard.core.match import Match
from boneyard.core.tile import FACES, face_text
from boneyard.games.trains.line_up.search import Lineup, lineup
from boneyard.games.trains.rules import TrainGame
from boneyard.games.trains.state import TrainState
from boneyard.pictures.scene import piece_id
from boneyard.server.live.table import LiveTable
from boneyard.words.language import _

_KEPT: Final = 1024  # line-ups: asking again about the same position costs nothing


class LineupTile(Struct, frozen=True):
    """A tile of a line-up, as it would lie."""

    tile: Annotated[str, Meta(description="its id")]
    first: Annotated[int, Meta(description="the number that joins the tile before it")]
    second: Annotated[int, Meta(description="the number it leaves open")]


class TrainLineup(NamedTuple):
    """The best train for an open end, and the tiles that are left over."""

    open: str
    train: list[LineupTile]
    rest: list[str]


def has_trains(table: LiveTable) -> bool:
    """Whether there are trains at this table to line up for."""
    return isinstance(table.game, TrainGame)


async def line_up(table: LiveTable, seat: int | None) -> TrainLineup:
    """The best train out of a seat's own hand."""
    if seat is None or table.match is None or not table.match.rounds:
        raise Unreadable(_("You have no hand to line up right now."))
    end, hand, on_double = _own(table.match, seat)
    # A separate search: the table continues in the meantime.
    found = await asyncio.to_thread(_best, hand, end, on_double)
    train = [
        # A tile lies with the number that it does not leave against the one before.
        LineupTile(piece_id(tile), sum(FACES[tile]) - leaves, leaves)
        for tile, leaves in found.tiles
    ]
    rest = [piece_id(tile) for tile in sorted(found.left.tiles(), reverse=True)]
    return TrainLineup(face_text(end), train, rest)


def _own(match: Match, seat: int) -> tuple[int, Hand, bool]:
    """The end a seat's train is open with, its hand, and whether a double or the hub lies there."""
    view = match.look(seat)
    if not isinstance(view, TrainState):
        raise Unreadable(_("You can line up a hand only in train games."))
    train = view.trains[seat]
    return int(train.end), view.hands.of(seat), train.on_double()


@lru_cache(maxsize=_KEPT)
def _best(hand: Hand, end: int, on_double: bool) -> Lineup:
    return lineup(hand, end, "tiles", on_double)
