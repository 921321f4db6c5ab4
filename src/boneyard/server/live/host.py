"""Who the host is: whoever set up the table, or another person once they have been away for long."""

from time import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boneyard.server.live.table import LiveTable


def made(table: "LiveTable", player: str | None, seat: int | None) -> bool:
    """Whether this is who made the table; a program has no cookie, and is known by the host's own seat."""
    if player is not None:
        return player == table.host
    return seat is not None and seat == table.seat_of(table.host)


def acts(table: "LiveTable", player: str | None, seat: int | None) -> bool:
    """Whether this is the host, or acts as one because the host has been away for long."""
    return made(table, player, seat) or (seat is not None and seat == _acting(table))


def is_here(table: "LiveTable") -> bool:
    """Whether who made the table looks at it."""
    return any(made(table, each.player, each.seat) for each in table.viewers)


def _acting(table: "LiveTable") -> int | None:
    """The first of the persons who are here, once the host has been away for long enough."""
    if time() - table.host_seen < table.patience or is_here(table):
        return None
    here = {each.seat for each in table.viewers}
    return next((chair.seat for chair in table.seats if chair.kind == "person" and chair.seat in here), None)
