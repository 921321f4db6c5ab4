"""What is in a database, for its operator: read without the lock, while a server runs, and never changed."""

from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import case, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from boneyard.core.errors import BadSetup
from boneyard.server.storage.database import Database
from boneyard.server.storage.schema import EVENTS, KEYS, SEATS, TABLES, metadata
from boneyard.server.storage.tables import SeatKind
from boneyard.words.language import _

_BESIDE: Final = ("", "-wal", "-shm")

# A move doesn't touch its table's row, so when a table changed last is asked of both.
_MOVES: Final = (
    select(EVENTS.c.table, func.count().label("events"), func.max(EVENTS.c.at).label("at"))
    .group_by(EVENTS.c.table)
    .subquery()
)
_CHANGED: Final = case((_MOVES.c.at > TABLES.c.touched, _MOVES.c.at), else_=TABLES.c.touched).label("changed")


class TableLine(NamedTuple):
    """A table in the operator's list."""

    id: str
    code: str
    game: str
    phase: str
    people: tuple[str, ...]
    events: int
    changed: float


class GuestLine(NamedTuple):
    """A person in the operator's list: everything that one browser, or one program, has a seat at."""

    player: str
    names: tuple[str, ...]
    tables: int
    changed: float


class DiskUse(NamedTuple):
    """How much room a database takes."""

    bytes: int
    rows: dict[str, int]  # by the name of what they are


class Inventory:
    """Looks into a database; a server may be using it."""

    def __init__(self, url: str) -> None:
        self._file = _file_in(url)
        if self._file is not None and not self._file.is_file():
            raise BadSetup(_("There are no tables in {folder}.", folder=self._file.parent))
        self.database = Database(url)

    def tables(self, most: int) -> list[TableLine]:
        """The tables that changed last."""
        wanted = (
            select(TABLES.c.id, TABLES.c.code, TABLES.c.game, TABLES.c.phase, _MOVES.c.events, _CHANGED)
            .outerjoin(_MOVES, _MOVES.c.table == TABLES.c.id)
            .order_by(_CHANGED.desc())
            .limit(most)
        )
        try:
            with self.database.connect() as connection:
                rows = connection.execute(wanted).all()
                seated = select(SEATS.c.table, SEATS.c.name).order_by(SEATS.c.table, SEATS.c.seat)
                here = SEATS.c.table.in_([row.id for row in rows]) & (SEATS.c.kind == SeatKind.PERSON)
                names: dict[str, list[str]] = {}
                for table, name in connection.execute(seated.where(here)):
                    names.setdefault(table, []).append(name)
        except SQLAlchemyError as problem:
            raise _unreadable(problem) from None
        return [
            TableLine(
                row.id,
                row.code or "",
                row.game,
                row.phase,
                tuple(names.get(row.id, [])),
                row.events or 0,
                row.changed,
            )
            for row in rows
        ]

    def guests(self, most: int) -> list[GuestLine]:
        """The people whose tables changed last."""
        seat = (SEATS.c.table == KEYS.c.table) & (SEATS.c.seat == KEYS.c.seat)
        last = func.max(_CHANGED).label("changed")
        held = (
            select(KEYS.c.player, func.count().label("tables"), last)
            .join(TABLES, TABLES.c.id == KEYS.c.table)
            .outerjoin(_MOVES, _MOVES.c.table == TABLES.c.id)
            .where(KEYS.c.until.is_(None))
            .group_by(KEYS.c.player)
            .order_by(last.desc())
            .limit(most)
        )
        try:
            with self.database.connect() as connection:
                rows = connection.execute(held).all()
                called = select(KEYS.c.player, SEATS.c.name).join(SEATS, seat).distinct()
                theirs = KEYS.c.player.in_([row.player for row in rows]) & KEYS.c.until.is_(None)
                names: dict[str, list[str]] = {}
                for player, name in connection.execute(called.where(theirs).order_by(SEATS.c.name)):
                    names.setdefault(player, []).append(name)
        except SQLAlchemyError as problem:
            raise _unreadable(problem) from None
        return [
            GuestLine(row.player, tuple(names.get(row.player, [])), row.tables, row.changed) for row in rows
        ]

    def disk(self) -> DiskUse:
        """How much room everything takes."""
        try:
            with self.database.connect() as connection:
                rows = {
                    each.name: connection.scalar(select(func.count()).select_from(each)) or 0
                    for each in metadata.sorted_tables
                }
                if self._file is None:
                    return DiskUse(
                        int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0), rows
                    )
        except SQLAlchemyError as problem:
            raise _unreadable(problem) from None
        beside = [self._file.with_name(self._file.name + end) for end in _BESIDE]
        return DiskUse(sum([each.stat().st_size for each in beside if each.is_file()]), rows)

    def close(self) -> None:
        """Let go of the database."""
        self.database.engine.dispose()


def _file_in(url: str) -> Path | None:
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


def _unreadable(problem: Exception) -> BadSetup:
    why = str(getattr(problem, "orig", None) or problem).partition("\n")[0].rstrip(".")
    return BadSetup(_("The database can't be read: {why}.", why=why))
