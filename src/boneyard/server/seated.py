"""The tables a player sits at, to go back to."""

from typing import NamedTuple

from sqlalchemy import select

from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, listed
from boneyard.server.households import edition_at
from boneyard.server.schema import KEYS, ROUNDS, SEATS, TABLES
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


def begun(store: Store, player: str, edition: Edition, size: int, salt: str) -> str | None:
    """The link of a table where this player has begun this very deal and not ended it; the last one touched."""
    same = (TABLES.c.game == edition.game) & (TABLES.c.edition == edition.key) & (TABLES.c.size == size)
    wanted = (
        select(TABLES.c.id)
        .join(KEYS, (KEYS.c.table == TABLES.c.id) & (KEYS.c.player == player))
        .join(ROUNDS, (ROUNDS.c.table == TABLES.c.id) & (ROUNDS.c.number == 1) & (ROUNDS.c.salt == salt))
        .where(same & TABLES.c.phase.in_(_GOING_ON))
        .order_by(TABLES.c.touched.desc())
        .limit(1)
    )
    with store.engine.connect() as connection:
        found = connection.execute(wanted).scalar_one_or_none()
    return None if found is None else f"/t/{found}"
