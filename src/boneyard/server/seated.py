"""The tables a player sits at, to go back to."""

from typing import NamedTuple

from sqlalchemy import select

from boneyard.core.errors import BadSetup, listed
from boneyard.server.households import edition_at
from boneyard.server.schema import KEYS, SEATS, TABLES
from boneyard.server.store import Chair, Store

_MOST = 12
_GOING_ON = ["waiting", "playing"]


class Shown(NamedTuple):
    """A table in a list: where it is, what is played, and who sits there."""

    link: str
    title: str
    says: str


def tables_of(store: Store, player: str) -> list[Shown]:
    """Where this player sits and the match is not over, the last played first."""
    held = select(KEYS.c.table).where(KEYS.c.player == player)
    wanted = (
        select(TABLES)
        .where(TABLES.c.id.in_(held) & TABLES.c.phase.in_(_GOING_ON))
        .order_by(TABLES.c.touched.desc())
        .limit(_MOST)
    )
    with store.engine.connect() as connection:
        rows = connection.execute(wanted).all()
        sitting = select(SEATS).where(SEATS.c.table.in_([row.id for row in rows])).order_by(SEATS.c.seat)
        chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
        for each in connection.execute(sitting):
            chairs[each.table].append(Chair(each.seat, each.name, each.kind, each.bot))
    found = []
    for row in rows:
        try:
            title = edition_at(row.game, row.edition, row.household).title
        except BadSetup:
            continue  # an edition that this server was started with once, and is not any more
        people = [chair.name for chair in chairs[row.id] if chair.kind != "open"]
        free = sum(chair.kind == "open" for chair in chairs[row.id])
        found.append(Shown(f"/t/{row.id}", title, company(people, free)))
    return found


def company(names: list[str], free: int, full: str = "") -> str:
    """Who sits at a table, and how much room there is; what to say where there is none."""
    seats = full if not free else "one seat is free" if free == 1 else f"{free} seats are free"
    return "; ".join(part for part in (listed(names, "and") if names else "", seats) if part)
