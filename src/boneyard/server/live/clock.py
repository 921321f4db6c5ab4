"""The clock of a turn: who lets it run out is helped on. It runs by the times of the events, so no restart loses it."""

from time import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from boneyard.server.live.table import LiveTable


BETWEEN: Final = 60  # seconds at least to look at a round that is over


ANSWERING: Final = 120  # seconds at least to answer what somebody asks for, while the bots wait


def deadline(table: "LiveTable") -> float | None:
    """When somebody is helped on, in seconds since 1970; None where no clock runs."""
    limit, match = table.ways.limit, table.match
    if not limit or match is None or table.gone:
        return None
    moment = table.moment
    if moment == "round-over" and table.persons:
        return table.since + max(limit, BETWEEN)
    turn = match.turn
    if moment != "playing" or turn is None or table.kind(turn) != "person":
        return None
    return table.since + limit


def clock_json(table: "LiveTable") -> dict[str, Any] | None:
    """The clock as it is told: who is timed, nobody in particular between two rounds, and how long."""
    until = deadline(table)
    if until is None or table.match is None:
        return None
    seat = table.match.turn if table.moment == "playing" else None
    return {"seat": seat, "until": round(until, 1), "left": round(max(0.0, until - time()), 1)}


def lapse(table: "LiveTable") -> float | None:
    """When what somebody asks for is dropped, so that bots do not wait for an answer for ever; None where none do."""
    asking, match = table.asking, table.match
    if asking is None or asking.what == "rematch" or match is None or table.gone:
        return None
    waiting = any(table.kind(seat) == "bot" for seat in match.actors)
    return asking.at + max(table.ways.limit, ANSWERING) if waiting else None
