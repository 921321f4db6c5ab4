"""The tables: their seats, everything that happened at them, and the shuffles that were promised."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from enum import StrEnum
from secrets import choice
from time import time
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BindParameter,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from boneyard.server.storage.database import Database
from boneyard.server.storage.schema import EVENTS, KEYS, REMOVED, ROUNDS, SEATS, TABLES

CODE_LETTERS: Final = "CDFGHJKMNPQRTVWXY34679"  # none that look alike, none that make words
CODE_LENGTH: Final = 5

# In the driver's own words: this is what a busy server does all day.
_ADD_EVENT: Final = (
    'INSERT INTO events ("table", ply, seat, text, sender, at) VALUES (?, ?, ?, ?, ?, ?) '
    "ON CONFLICT DO NOTHING"
)
_PUT_SHUFFLE: Final = (
    'INSERT INTO rounds ("table", number, salt, tiles, hash, first) VALUES (?, ?, ?, ?, ?, ?) '
    'ON CONFLICT ("table", number) DO UPDATE SET '
    "salt = excluded.salt, tiles = excluded.tiles, hash = excluded.hash, first = excluded.first"
)
_TOUCH: Final = "UPDATE tables SET touched = ?, phase = ? WHERE id = ?"


class Phase(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    ARCHIVED = "archived"


_GOING_ON: Final = (Phase.WAITING, Phase.PLAYING)


class SeatKind(StrEnum):
    """Who plays in a seat."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class Gone(StrEnum):
    """How a person went for whom a bot plays; one who is merely away can come back at any moment."""

    NOT = ""
    LEFT = "left"
    RESIGNED = "resigned"


class Event(NamedTuple):
    """Something that happened at a table: a seat's move, a deal, or what begins with a slash (see live.events)."""

    ply: int
    seat: int | None
    text: str
    sender: str
    at: float


class Shuffle(NamedTuple):
    """A round's tiles in the order they were shuffled to, with the salt and the hash that promise it."""

    number: int
    salt: str
    tiles: str
    hash: str
    first: int


class StoredSeat(NamedTuple):
    """A seat as it is stored."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    person: str = ""  # for whom a bot stands in
    gone: Gone = Gone.NOT  # how that person went
    former: str = ""  # the player who left, if they may return
    link: int = 0  # which personal link of the seat is valid


class SeatingChange(NamedTuple):
    """What changes in who sits where: seats as they are from now on, and who holds them."""

    seats: Sequence[StoredSeat] = ()
    keys: Mapping[str, int | None] = {}  # players with the seat they hold from now on, None for no seat
    host: str = ""  # the new host, if that changes
    removed: Sequence[str] = ()  # players who may not sit down here again


class TableRow(NamedTuple):
    """A table's own row."""

    id: str
    made: float
    touched: float
    game: str
    edition: str
    size: int
    options: str  # JSON: every option with its value
    seats: int
    public: bool
    host: str  # the player who made it
    phase: Phase
    turn_limit: int = 0  # seconds; 0 is no clock
    ways: str = "{}"  # JSON: what else the host has settled
    household: str = ""  # the TOML of a household's own edition
    code: str | None = None  # a few letters to say aloud instead of the link


class ListedTable(NamedTuple):
    """A table in a list, with its seats."""

    row: TableRow
    seats: list[StoredSeat]


class StoredTable(NamedTuple):
    """Everything that is stored of one table."""

    row: TableRow
    seats: list[StoredSeat]
    keys: dict[str, int]
    events: list[Event]
    shuffles: list[Shuffle]
    removed: frozenset[str] = frozenset()


_ROWS: Final = select(*[TABLES.c[name] for name in TableRow._fields])
_SEATS: Final = select(SEATS).order_by(SEATS.c.table, SEATS.c.seat)

# What is read of one table, made once: tables are opened all day.
_TABLE: Final[BindParameter[str]] = bindparam("table")
_SEATS_OF: Final = _SEATS.where(SEATS.c.table == _TABLE)
_KEYS_OF: Final = select(KEYS).where((KEYS.c.table == _TABLE) & KEYS.c.until.is_(None))
_REMOVED_FROM: Final = select(REMOVED.c.player).where(REMOVED.c.table == _TABLE)
_EVENTS_OF: Final = (
    select(*[EVENTS.c[name] for name in Event._fields]).where(EVENTS.c.table == _TABLE).order_by(EVENTS.c.ply)
)
_SHUFFLES_OF: Final = (
    select(*[ROUNDS.c[name] for name in Shuffle._fields])
    .where(ROUNDS.c.table == _TABLE)
    .order_by(ROUNDS.c.number)
)


def read_code(text: str) -> str | None:
    """A code as somebody typed it, in small letters or with spaces; None for what cannot be one."""
    plain = "".join(text.split()).replace("-", "").upper()
    return plain if len(plain) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in plain) else None


class Tables:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._add_event = database.driver_sql(_ADD_EVENT)
        self._put_shuffle = database.driver_sql(_PUT_SHUFFLE)
        self._touch = database.driver_sql(_TOUCH)

    # --- writing; each of these is done when its future is

    def make(
        self, row: TableRow, seats: Sequence[StoredSeat], shuffle: Shuffle, own: int | None
    ) -> Future[None]:
        """Keep a new table with its seats, the maker's own among them, and its first shuffle, and give it a code."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(TABLES), [{**row._asdict(), "code": row.code or _unused_code(connection)}]
            )
            connection.execute(insert(SEATS), [{"table": row.id, **seat._asdict()} for seat in seats])
            connection.execute(insert(ROUNDS), [{"table": row.id, **shuffle._asdict()}])
            if own is not None:
                connection.execute(insert(KEYS), [{"table": row.id, "player": row.host, "seat": own}])

        return self._database.write(work)

    def add_event(
        self,
        table: str,
        event: Event,
        phase: str = "",
        shuffle: Shuffle | None = None,
        change: SeatingChange | None = None,
    ) -> Future[bool]:
        """Keep what happened, with the shuffle or the seats it changes; False where that ply is taken already."""

        def work(connection: Connection) -> bool:
            done = connection.exec_driver_sql(self._add_event, (table, *event))
            if done.rowcount != 1:
                return False
            if shuffle is not None:
                connection.exec_driver_sql(self._put_shuffle, (table, *shuffle))
            if phase:
                connection.exec_driver_sql(self._touch, (event.at, phase, table))
            if change is not None:
                _reseat(connection, table, change)
            return True

        return self._database.write(work, savepoint=False)

    def sit(self, table: str, seat: int, name: str, player: str) -> Future[bool]:
        """Give an open seat to a player; False where somebody was faster."""

        def work(connection: Connection) -> bool:
            open_seat = (SEATS.c.table == table) & (SEATS.c.seat == seat) & (SEATS.c.kind == SeatKind.OPEN)
            done = connection.execute(
                update(SEATS).where(open_seat).values(name=name, kind=SeatKind.PERSON, bot="")
            )
            if done.rowcount == 1:
                _hold(connection, table, seat, player)
            return done.rowcount == 1

        return self._database.write(work)

    def hold(self, table: str, seat: int, player: str) -> Future[None]:
        """Let a player's device act for a seat."""
        return self._database.write(lambda connection: _hold(connection, table, seat, player))

    def reseat(self, table: str, change: SeatingChange, waiting: bool = False) -> Future[bool]:
        """Change who sits where; False where the match should not have begun but has."""

        def work(connection: Connection) -> bool:
            if waiting:
                # Written, not read: so two servers can't both find the table waiting.
                still = (TABLES.c.id == table) & (TABLES.c.phase == Phase.WAITING)
                if connection.execute(update(TABLES).where(still).values(phase=Phase.WAITING)).rowcount != 1:
                    return False
            _reseat(connection, table, change)
            return True

        return self._database.write(work)

    def start(self, table: str, seats: Sequence[StoredSeat], first: Event) -> Future[bool]:
        """Fill the open seats and deal the first round; False where it has begun already."""

        def work(connection: Connection) -> bool:
            waiting = (TABLES.c.id == table) & (TABLES.c.phase == Phase.WAITING)
            begun = update(TABLES).where(waiting).values(phase=Phase.PLAYING, touched=first.at)
            if connection.execute(begun).rowcount != 1:
                return False
            for seat in seats:
                _change_seat(connection, table, seat)
            connection.exec_driver_sql(self._add_event, (table, *first))
            return True

        return self._database.write(work)

    def shuffle_again(self, table: str, shuffle: Shuffle, instead: str) -> Future[None]:
        """Put another shuffle in the place of the one with this hash, which cannot be dealt any more.

        Where another server has done so before, and perhaps dealt from it by now, nothing changes.
        """

        def work(connection: Connection) -> None:
            there = (ROUNDS.c.table == table) & (ROUNDS.c.number == shuffle.number)
            old = connection.execute(delete(ROUNDS).where(there & (ROUNDS.c.hash == instead)))
            if old.rowcount == 1 or connection.execute(select(ROUNDS.c.hash).where(there)).first() is None:
                connection.execute(insert(ROUNDS), [{"table": table, **shuffle._asdict()}])

        return self._database.write(work)

    def change_settings(self, table: str, turn_limit: int, ways: str, touched: float | None) -> Future[None]:
        """Keep what the host has settled, and when the clock was set where that has changed."""

        def work(connection: Connection) -> None:
            values: dict[str, object] = {"turn_limit": turn_limit, "ways": ways}
            if touched is not None:
                values["touched"] = touched
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))

        return self._database.write(work)

    def archive(self, before: float, most: int = 500) -> Future[list[str]]:
        """Put away unfinished tables that nobody has touched since then, not too many at once; their ids."""

        def work(connection: Connection) -> list[str]:
            idle = TABLES.c.phase.in_(_GOING_ON) & (TABLES.c.touched < before)
            # A move does not touch the table's row, so its events are asked too.
            moved = exists().where((EVENTS.c.table == TABLES.c.id) & (EVENTS.c.at >= before))
            found = list(connection.scalars(select(TABLES.c.id).where(idle & ~moved).limit(most)))
            away = update(TABLES).where(TABLES.c.id.in_(found)).values(phase=Phase.ARCHIVED, code=None)
            connection.execute(away)
            # A table that is over stays, but its few letters are wanted elsewhere.
            done = (TABLES.c.phase == Phase.OVER) & (TABLES.c.touched < before)
            connection.execute(update(TABLES).where(done & TABLES.c.code.is_not(None)).values(code=None))
            return found

        return self._database.write(work)

    # --- reading

    def load(self, table: str) -> StoredTable | None:
        """Everything that is stored of a table; None where there is none."""
        with self._database.connect() as connection:
            row = connection.execute(_ROWS.where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            this = {"table": table}
            return StoredTable(
                _table_row(row),
                [_stored_seat(each) for each in connection.execute(_SEATS_OF, this)],
                {each.player: each.seat for each in connection.execute(_KEYS_OF, this)},
                [Event(*each) for each in connection.execute(_EVENTS_OF, this)],
                [Shuffle(*each) for each in connection.execute(_SHUFFLES_OF, this)],
                frozenset(connection.scalars(_REMOVED_FROM, this)),
            )

    def public(self, limit: int = 100) -> list[ListedTable]:
        """The public tables that wait or play with their seats: those that wait first, then the newest."""
        shown = TABLES.c.public & TABLES.c.phase.in_(_GOING_ON)
        newest = _ROWS.where(shown).order_by(TABLES.c.phase.desc(), TABLES.c.made.desc())
        return self._listed(newest.limit(limit))

    def of_player(self, player: str, limit: int) -> list[ListedTable]:
        """The tables where this player holds a seat and the match is not over, the last played first."""
        held = select(KEYS.c.table).where((KEYS.c.player == player) & KEYS.c.until.is_(None))
        wanted = TABLES.c.id.in_(held) & TABLES.c.phase.in_(_GOING_ON)
        return self._listed(_ROWS.where(wanted).order_by(TABLES.c.touched.desc()).limit(limit))

    def _listed(self, wanted: Select[Any]) -> list[ListedTable]:
        with self._database.connect() as connection:
            rows = [_table_row(row) for row in connection.execute(wanted)]
            found = {row.id: ListedTable(row, []) for row in rows}
            for seat in connection.execute(_SEATS.where(SEATS.c.table.in_(list(found)))):
                found[seat.table].seats.append(_stored_seat(seat))
        return list(found.values())

    def with_deal(self, player: str, game: str, edition: str, size: int, salt: str) -> str | None:
        """The table where this player has begun the deal with this salt and not ended it; the last one touched."""
        same = (TABLES.c.game == game) & (TABLES.c.edition == edition) & (TABLES.c.size == size)
        wanted = (
            select(TABLES.c.id)
            .join(KEYS, (KEYS.c.table == TABLES.c.id) & (KEYS.c.player == player))
            .join(ROUNDS, (ROUNDS.c.table == TABLES.c.id) & (ROUNDS.c.number == 1) & (ROUNDS.c.salt == salt))
            .where(same & TABLES.c.phase.in_(_GOING_ON))
            .order_by(TABLES.c.touched.desc())
            .limit(1)
        )
        with self._database.connect() as connection:
            return connection.scalar(wanted)

    def with_code(self, code: str) -> str | None:
        """The table that has this code now."""
        with self._database.connect() as connection:
            return connection.scalar(select(TABLES.c.id).where(TABLES.c.code == code))

    def due_before(self, moment: float) -> list[str]:
        """The tables with a clock where somebody's turn is over before this moment."""
        timed = (TABLES.c.phase == Phase.PLAYING) & (TABLES.c.turn_limit > 0)
        # Where only bots sit nobody is timed: such a table would be brought back forever.
        anybody = exists().where((SEATS.c.table == TABLES.c.id) & (SEATS.c.kind == SeatKind.PERSON))
        wanted = (
            select(TABLES.c.id)
            .join(EVENTS, EVENTS.c.table == TABLES.c.id)
            .where(timed & anybody & (TABLES.c.touched + TABLES.c.turn_limit < moment))
            .group_by(TABLES.c.id, TABLES.c.turn_limit)
            .having(func.max(EVENTS.c.at) + TABLES.c.turn_limit < moment)
        )
        with self._database.connect() as connection:
            return list(connection.scalars(wanted))


def _unused_code(connection: Connection) -> str:
    while True:
        code = "".join([choice(CODE_LETTERS) for _ in range(CODE_LENGTH)])
        if connection.scalar(select(TABLES.c.id).where(TABLES.c.code == code)) is None:
            return code


def _hold(connection: Connection, table: str, seat: int, player: str) -> None:
    held = (KEYS.c.table == table) & (KEYS.c.player == player)
    connection.execute(delete(KEYS).where(held))
    connection.execute(insert(KEYS), [{"table": table, "player": player, "seat": seat}])


def _reseat(connection: Connection, table: str, change: SeatingChange) -> None:
    for seat in change.seats:
        _change_seat(connection, table, seat)
    for player, held in change.keys.items():
        if held is None:
            theirs = (KEYS.c.table == table) & (KEYS.c.player == player)
            connection.execute(update(KEYS).where(theirs).values(until=time()))
        else:
            _hold(connection, table, held, player)
    if change.host:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(host=change.host))
    for player in change.removed:
        gone = (REMOVED.c.table == table) & (REMOVED.c.player == player)
        connection.execute(delete(REMOVED).where(gone))
        connection.execute(insert(REMOVED), [{"table": table, "player": player}])


def _change_seat(connection: Connection, table: str, seat: StoredSeat) -> None:
    here = (SEATS.c.table == table) & (SEATS.c.seat == seat.seat)
    connection.execute(update(SEATS).where(here).values(seat._asdict()))


def _table_row(row: Row[Any]) -> TableRow:
    return TableRow(**{**row._mapping, "phase": Phase(row.phase)})


def _stored_seat(row: Row[Any]) -> StoredSeat:
    return StoredSeat(
        row.seat, row.name, SeatKind(row.kind), row.bot, row.person, Gone(row.gone), row.former, row.link
    )
