"""Everything that is stored of one person: handed out, or erased so that tables stay playable and records nameless.

A person is known by the id in the cookie of their browser. A name belongs to them at a table where they hold or held a
seat, or said something under it.
"""

from collections.abc import Sequence
from time import time
from typing import Any, Final, NamedTuple

import orjson
from sqlalchemy import ColumnElement, Connection, delete, exists, func, or_, select, update

from boneyard.server.storage.schema import EVENTS, HOUSEHOLDS, KEYS, REMOVED, RESULTS, SAID, SEATS, TABLES
from boneyard.server.storage.tables import Phase, SeatKind, TableGone, rename_back

_NAMELESS: Final = "Guest"
_STAND_IN: Final = "normal"
_RENAMES: Final = ("/takes", "/swaps")  # the events that have names in them


class Erased(NamedTuple):
    """What was erased: the tables where that was, and the names that stand there instead."""

    player: str
    tables: list[str]
    names: dict[str, dict[str, str]]  # by table: each name of that person, and what it is now
    lines: int  # of chat
    results: int
    households: int


def is_known(connection: Connection, player: str) -> bool:
    """Whether anything is stored of a person."""
    there = (
        exists().where(KEYS.c.player == player),
        exists().where(REMOVED.c.player == player),
        exists().where(HOUSEHOLDS.c.player == player),
        exists().where(TABLES.c.host == player),
        exists().where(SEATS.c.former == player),
        exists().where(_sent(SAID.c.sender, player)),
    )
    return any(connection.scalar(select(each)) for each in there)


# --- handing it out


def export(connection: Connection, player: str) -> dict[str, object]:
    """Everything that is stored of a person, as JSON can say it; nothing that would let someone act for them."""
    found = []
    for table in _tables_of(connection, player):
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        held = _keys(connection, table, player)
        seat = held.seat if held is not None else None
        names = _names_at(connection, table, player)
        mine = (EVENTS.c.table == table) & (EVENTS.c.seat == seat)
        if held is not None and held.until is not None:
            mine &= EVENTS.c.at <= held.until
        moves = select(EVENTS.c.ply, EVENTS.c.text, EVENTS.c.at).where(mine)
        said = select(SAID.c.number, SAID.c.name, SAID.c.text, SAID.c.at).where(
            (SAID.c.table == table) & _said_by(player, held)
        )
        found.append(
            {
                "table": table,
                "game": row.game,
                "edition": row.edition,
                "made": row.made,
                "phase": row.phase,
                "host": row.host == player,
                "seat": seat,
                "gave_up_seat_at": None if held is None else held.until,
                "names": sorted(names),
                "moves": _mappings(connection, moves.order_by(EVENTS.c.ply)),
                "chat": _mappings(connection, said.order_by(SAID.c.number)),
                "results": [
                    {"match": each.number, "at": each.at, **orjson.loads(each.told)}
                    for each in connection.execute(
                        select(RESULTS).where(RESULTS.c.table == table).order_by(RESULTS.c.number)
                    )
                    if names & set(orjson.loads(each.told)["names"])
                ],
            }
        )
    kept = select(HOUSEHOLDS.c.id, HOUSEHOLDS.c.made, HOUSEHOLDS.c.text).where(HOUSEHOLDS.c.player == player)
    banned = select(REMOVED.c.table).where(REMOVED.c.player == player)
    return {
        "person": player,
        "tables": found,
        "house_rules": _mappings(connection, kept),
        "removed_from": list(connection.scalars(banned)),
    }


def _mappings(connection: Connection, wanted: Any) -> list[dict[str, object]]:
    return [{str(name): value for name, value in row._mapping.items()} for row in connection.execute(wanted)]


# --- erasing it


def erase(connection: Connection, player: str) -> Erased:
    """Erase a person: their names, chat, results, links, seats and house rules. Their moves stay, without them."""
    found = _tables_of(connection, player)
    names = {table: _new_names(connection, table, player) for table in found}
    lines = 0
    for table in found:
        lines += _erase_at(connection, table, player, names[table])
    kept = connection.execute(delete(HOUSEHOLDS).where(HOUSEHOLDS.c.player == player)).rowcount
    connection.execute(delete(REMOVED).where(REMOVED.c.player == player))
    erased = Erased(player, found, names, lines, 0, kept)
    return erased._replace(results=erase_names(connection, erased))


def erase_names(connection: Connection, erased: Erased) -> int:
    """Replace a person's names in results and events, and their id with every event; in how many results."""
    count = 0
    for table, names in erased.names.items():
        here = EVENTS.c.table == table
        sent = _sent(EVENTS.c.sender, erased.player)
        connection.execute(update(EVENTS).where(here & sent).values(sender=""))
        renames = or_(*[EVENTS.c.text.startswith(each, autoescape=True) for each in _RENAMES])
        for row in connection.execute(select(EVENTS.c.ply, EVENTS.c.text).where(here & renames)).all():
            text = _without(row.text, names)
            if text != row.text:
                connection.execute(update(EVENTS).where(here & (EVENTS.c.ply == row.ply)).values(text=text))
        for result in connection.execute(select(RESULTS).where(RESULTS.c.table == table)).all():
            told = orjson.loads(result.told)
            if names.keys() & set(told["names"]):
                told["names"] = [names.get(each, each) for each in told["names"]]
                there = (RESULTS.c.table == table) & (RESULTS.c.number == result.number)
                connection.execute(update(RESULTS).where(there).values(told=orjson.dumps(told).decode()))
                count += 1
    return count


def _without(text: str, names: dict[str, str]) -> str:
    """An event that has names in it, with others."""
    what, _space, rest = text.partition(" ")
    return f"{what} {','.join([names.get(part, part) for part in rest.split(',')])}"


def _erase_at(connection: Connection, table: str, player: str, names: dict[str, str]) -> int:
    """Erase a person at one table; how many lines of chat that were."""
    held = _keys(connection, table, player)
    seat = held.seat if held is not None else None
    said = (SAID.c.table == table) & _said_by(player, held)
    lines = connection.execute(delete(SAID).where(said)).rowcount
    sits = held is not None and held.until is None
    here = SEATS.c.table == table
    for chair in connection.execute(select(SEATS).where(here)).all():
        if (sits and chair.seat == seat) or chair.former == player:
            _vacate(connection, table, chair, names)
    theirs = KEYS.c.player == player
    if sits:  # other devices that were let in by a link of this seat are the same person's
        theirs |= (KEYS.c.seat == seat) & KEYS.c.until.is_(None)
    connection.execute(delete(KEYS).where((KEYS.c.table == table) & theirs))
    if connection.scalar(select(TABLES.c.host).where(TABLES.c.id == table)) == player:
        heir = select(func.min(KEYS.c.player)).where((KEYS.c.table == table) & KEYS.c.until.is_(None))
        host = connection.scalar(heir) or ""
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(host=host))
    return lines


def _vacate(connection: Connection, table: str, chair: Any, names: dict[str, str]) -> None:
    """Leave a seat as someone does who stands up and does not come back; its old links open nothing."""
    whole = TABLES.c.id == table
    row = connection.execute(select(TABLES.c.phase, TABLES.c.seats).where(whole)).one()
    name = names.get(chair.name, chair.name)
    values: dict[str, object] = {"link": chair.link + 1, "former": ""}
    if row.seats == 1:  # no one else is here to play on
        values["name"] = name
        if row.phase != Phase.OVER:
            connection.execute(update(TABLES).where(whole).values(phase=Phase.ARCHIVED, code=None))
    elif row.phase == Phase.WAITING:
        values |= {"name": "", "kind": SeatKind.OPEN, "bot": _STAND_IN, "person": "", "gone": TableGone.NOT}
    else:
        values |= {"name": name, "kind": SeatKind.BOT, "bot": chair.bot or _STAND_IN}
        values |= {"person": name, "gone": TableGone.LEFT}
    here = (SEATS.c.table == table) & (SEATS.c.seat == chair.seat)
    connection.execute(update(SEATS).where(here).values(values))


# --- what is theirs


def _sent(column: ColumnElement[str], player: str) -> ColumnElement[bool]:
    """What a person sent: the sender is their id, and the message's."""
    return column.startswith(f"{player} ", autoescape=True)


def _said_by(player: str, held: Any) -> ColumnElement[bool]:
    """What a person said: in their browser, or through a program that acts for the seat they hold."""
    mine = _sent(SAID.c.sender, player)
    if held is None or held.until is not None:
        return mine
    return mine | SAID.c.sender.startswith(f"seat {held.seat} ", autoescape=True)


def _tables_of(connection: Connection, player: str) -> list[str]:
    """The tables where anything is theirs."""
    wanted = (
        select(KEYS.c.table).where(KEYS.c.player == player),
        select(SEATS.c.table).where(SEATS.c.former == player),
        select(TABLES.c.id).where(TABLES.c.host == player),
        select(SAID.c.table).where(_sent(SAID.c.sender, player)),
        select(REMOVED.c.table).where(REMOVED.c.player == player),
    )
    return sorted({table for each in wanted for table in connection.scalars(each)})


def _keys(connection: Connection, table: str, player: str) -> Any:
    return connection.execute(
        select(KEYS.c.seat, KEYS.c.until).where((KEYS.c.table == table) & (KEYS.c.player == player))
    ).one_or_none()


def _names_at(connection: Connection, table: str, player: str) -> set[str]:
    """The names a person has or had at a table."""
    said = select(SAID.c.name).where((SAID.c.table == table) & _sent(SAID.c.sender, player))
    found = set(connection.scalars(said))
    held = _keys(connection, table, player)
    if held is not None:
        found.add(_name_then(connection, table, held.seat, time() if held.until is None else held.until))
    former = (SEATS.c.table == table) & (SEATS.c.former == player)
    found |= set(connection.scalars(select(SEATS.c.name).where(former)))
    return found - {""}


def _name_then(connection: Connection, table: str, seat: int, moment: float) -> str:
    """The name of a seat at a moment: today's, with what happened since undone."""
    chairs = select(SEATS.c.name).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    names = list(connection.scalars(chairs))
    later = (EVENTS.c.table == table) & (EVENTS.c.at > moment)
    happened = (
        select(EVENTS.c.text).where(later & EVENTS.c.text.startswith("/")).order_by(EVENTS.c.ply.desc())
    )
    for text in connection.scalars(happened):
        rename_back(names, text)
    return str(names[seat])


def _new_names(connection: Connection, table: str, player: str) -> dict[str, str]:
    """What stands instead of each of a person's names, unlike every other name that this table knows."""
    old = sorted(_names_at(connection, table, player))
    taken = _all_names(connection, table) - set(old)
    found: dict[str, str] = {}
    for name in old:
        new, count = _NAMELESS, 2
        while new in taken:
            new, count = f"{_NAMELESS} {count}", count + 1
        taken.add(new)
        found[name] = new
    return found


def _all_names(connection: Connection, table: str) -> set[str]:
    found = set(connection.scalars(select(SEATS.c.name).where(SEATS.c.table == table)))
    found |= set(connection.scalars(select(SAID.c.name).where(SAID.c.table == table)))
    renames = or_(*[EVENTS.c.text.startswith(each, autoescape=True) for each in _RENAMES])
    for text in connection.scalars(select(EVENTS.c.text).where((EVENTS.c.table == table) & renames)):
        found.update(_parts(text))
    for told in connection.scalars(select(RESULTS.c.told).where(RESULTS.c.table == table)):
        found.update(orjson.loads(told)["names"])
    return found


def _parts(text: str) -> Sequence[str]:
    return text.partition(" ")[2].split(",")
