"""The tables: their seats, everything that happened at them, and the shuffles that were promised."""

from asyncio import Future
from collections.abc import Mapping, Sequence
from enum import StrEnum
from secrets import choice
from time import time
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
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
from boneyard.server.storage.schema import (
    DRIVERS,
    EVENTS,
    KEYS,
    NONCES,
    REMOVED,
    ROUNDS,
    SAID,
    SEATS,
    SERVICE,
    TABLES,
)

CODE_LETTERS: Final = "CDFGHJKMNPQRTVWXY34679"  # none that look alike, none that make words
CODE_LENGTH: Final = 5

# In the driver's own words: this is what a busy server does all day.
_ADD_EVENT: Final = (
    'INSERT INTO events ("table", ply, seat, text, sender, at) VALUES (?, ?, ?, ?, ?, ?) '
    "ON CONFLICT DO NOTHING"
)
# A promise is kept: what is stored under another seal stays.
_PUT_SHUFFLE: Final = (
    'INSERT INTO rounds ("table", number, salt, tiles, hash, first, scheme, turn, nonces, skipped, closed) '
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    'ON CONFLICT ("table", number) DO UPDATE SET tiles = excluded.tiles, first = excluded.first, '
    "turn = excluded.turn, nonces = excluded.nonces, skipped = excluded.skipped, closed = excluded.closed "
    "WHERE rounds.hash = excluded.hash"
)
# Only for a driver with the highest number so far: one that was replaced while it slept comes too late.
_DRIVE: Final = (
    'INSERT INTO drivers ("table", fence) VALUES (?, ?) '
    'ON CONFLICT ("table") DO UPDATE SET fence = excluded.fence WHERE drivers.fence <= excluded.fence'
)
# A table that was closed meanwhile stays closed.
_TOUCH: Final = (
    "UPDATE tables SET touched = ?, phase = ? WHERE id = ? AND phase NOT IN ('archived', 'closed')"
)
_DROP_NONCES: Final = 'DELETE FROM nonces WHERE "table" = ? AND number = ?'


class Phase(StrEnum):
    """The stage a table is at."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    ARCHIVED = "archived"
    CLOSED = "closed"  # by the operator

    @property
    def ended(self) -> bool:
        """Whether no one can play there again."""
        return self in (Phase.ARCHIVED, Phase.CLOSED)


_GOING_ON: Final = (Phase.WAITING, Phase.PLAYING)


class SeatKind(StrEnum):
    """Who plays in a seat."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class TableGone(StrEnum):
    """How a person left whose seat a bot plays; someone who is only away can come back at any moment."""

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


def rename_back(names: list[str], event: str) -> None:
    """Give seats the names they had before an event, by its text; only two kinds of events change names."""
    what, _space, rest = event.partition(" ")
    if what == "/takes":
        number, before, _after = rest.split(",")
        names[int(number)] = before
    elif what == "/swaps":
        one, other, first, second = rest.split(",")
        names[int(one)], names[int(other)] = second, first


class Shuffle(NamedTuple):
    """A round's tiles in the order they were shuffled to, with the salt and the hash that promise it.

    In scheme 2 the hash promises only a secret, kept as the salt: the order follows from it and the players' nonces.
    """

    number: int
    salt: str
    tiles: str
    hash: str
    first: int
    scheme: int = 1
    turn: int = -1  # the seat that was chosen to start, if chance doesn't say
    nonces: str = ""  # by seat, as the seed has them: 0:NONCE 2:NONCE
    skipped: str = ""  # the people who gave none: 1 3:COMMITMENT
    closed: bool = False  # whether commitments are no longer taken


class Contribution(NamedTuple):
    """What a seat has given for the next shuffle."""

    number: int
    seat: int
    commitment: str
    nonce: str = ""  # empty until it is revealed


class StoredSeat(NamedTuple):
    """A seat as it is stored."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    person: str = ""  # the player a bot is standing in for
    gone: TableGone = TableGone.NOT  # how that person went
    former: str = ""  # the player who left, if they may return
    link: int = 0  # which personal link of the seat is valid


class SeatingChange(NamedTuple):
    """A change of seats: the seats from now on, and who holds them."""

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
    ways: str = "{}"  # JSON: the table's other settings
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
    contributions: Sequence[Contribution] = ()


_ROWS: Final = select(*[TABLES.c[name] for name in TableRow._fields])
_SEATS: Final = select(SEATS).order_by(SEATS.c.table, SEATS.c.seat)

# What is read of one table, made once: tables are opened all day.
_TABLE: Final[BindParameter[str]] = bindparam("table")
_SEATS_OF: Final = _SEATS.where(SEATS.c.table == _TABLE)
_KEYS_OF: Final = select(KEYS).where((KEYS.c.table == _TABLE) & KEYS.c.until.is_(None))
_REMOVED_FROM: Final = select(REMOVED.c.player).where(REMOVED.c.table == _TABLE)
_SINCE: Final[BindParameter[int]] = bindparam("since")
_EVENTS_OF: Final = (
    select(*[EVENTS.c[name] for name in Event._fields])
    .where((EVENTS.c.table == _TABLE) & (EVENTS.c.ply >= _SINCE))
    .order_by(EVENTS.c.ply)
)
_SHUFFLES_OF: Final = (
    select(*[ROUNDS.c[name] for name in Shuffle._fields])
    .where(ROUNDS.c.table == _TABLE)
    .order_by(ROUNDS.c.number)
)
_NONCES_OF: Final = (
    select(*[NONCES.c[name] for name in Contribution._fields])
    .where(NONCES.c.table == _TABLE)
    .order_by(NONCES.c.number, NONCES.c.seat)
)


def read_code(text: str) -> str | None:
    """A code as typed, in lower case or with spaces, or None if it can't be a code."""
    plain = "".join(text.split()).replace("-", "").upper()
    return plain if len(plain) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in plain) else None


class Tables:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._add_event = database.driver_sql(_ADD_EVENT)
        self._put_shuffle = database.driver_sql(_PUT_SHUFFLE)
        self._drop_nonces = database.driver_sql(_DROP_NONCES)
        self._touch = database.driver_sql(_TOUCH)
        self._drive = database.driver_sql(_DRIVE)

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
        shuffles: Sequence[Shuffle] = (),
        change: SeatingChange | None = None,
        fence: int = 0,
    ) -> Future[bool]:
        """Store an event with the shuffles or seats it changes; False if that ply is already taken.

        What is done for a bot or by the clock has the number of the right to do so, if there are several servers. It's
        False too if another server has been given a higher number and has used it.
        """

        def work(connection: Connection) -> bool:
            if fence and connection.exec_driver_sql(self._drive, (table, fence)).rowcount != 1:
                return False
            # By the driver's own cursor, because nothing is written more often.
            done = connection.connection.cursor()
            done.execute(self._add_event, (table, *event))
            if done.rowcount != 1:
                return False
            for shuffle in shuffles:
                self._put(connection, table, shuffle)
            if phase:
                connection.exec_driver_sql(self._touch, (event.at, phase, table))
            if change is not None:
                _reseat(connection, table, change)
            return True

        return self._database.write(work, savepoint=False)

    def sit(self, table: str, seat: int, name: str, player: str) -> Future[bool]:
        """Give an open seat to a player; False if someone else was faster."""

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
        """Change seats; False if the match must not have started but has."""

        def work(connection: Connection) -> bool:
            if waiting:
                # Written, not read: so two servers can't both find the table waiting.
                still = (TABLES.c.id == table) & (TABLES.c.phase == Phase.WAITING)
                if connection.execute(update(TABLES).where(still).values(phase=Phase.WAITING)).rowcount != 1:
                    return False
            _reseat(connection, table, change)
            return True

        return self._database.write(work)

    def _put(self, connection: Connection, table: str, shuffle: Shuffle) -> None:
        """Store a promise, or what was dealt from one, which then has all the nonces that count."""
        connection.exec_driver_sql(self._put_shuffle, (table, *shuffle))
        if shuffle.nonces or shuffle.skipped:
            connection.exec_driver_sql(self._drop_nonces, (table, shuffle.number))

    def commit_nonce(self, table: str, given: Contribution) -> Future[bool]:
        """Keep what a seat commits to; False if commitments are closed, or the seat has made another one."""

        def work(connection: Connection) -> bool:
            # Written, not read: so that no commitment slips in while another server closes them.
            still = _promise(table, given.number) & ROUNDS.c.closed.is_(False)
            if connection.execute(update(ROUNDS).where(still).values(closed=False)).rowcount != 1:
                return False
            here = (NONCES.c.table == table) & (NONCES.c.number == given.number)
            there = connection.execute(
                select(NONCES.c.commitment).where(here & (NONCES.c.seat == given.seat))
            )
            known = there.scalar()
            if known is None:
                connection.execute(insert(NONCES), [{"table": table, **given._asdict()}])
            return known in (None, given.commitment)

        return self._database.write(work)

    def close_commitments(self, table: str, number: int) -> Future[list[Contribution]]:
        """Take no more commitments for a shuffle, and return those that were made."""

        def work(connection: Connection) -> list[Contribution]:
            connection.execute(update(ROUNDS).where(_promise(table, number)).values(closed=True))
            found = connection.execute(_NONCES_OF.where(NONCES.c.number == number), {"table": table})
            return [Contribution(*each) for each in found]

        return self._database.write(work)

    def reveal_nonce(self, table: str, number: int, commitment: str, nonce: str) -> Future[bool]:
        """Keep the nonce that was committed to; False if the shuffle has been dealt without it."""

        def work(connection: Connection) -> bool:
            here = (NONCES.c.table == table) & (NONCES.c.number == number)
            same = here & (NONCES.c.commitment == commitment)
            return connection.execute(update(NONCES).where(same).values(nonce=nonce)).rowcount > 0

        return self._database.write(work)

    def start(
        self, table: str, seats: Sequence[StoredSeat], first: Event, shuffles: Sequence[Shuffle] = ()
    ) -> Future[bool]:
        """Fill the open seats and deal the first round; False if it has already started."""

        def work(connection: Connection) -> bool:
            waiting = (TABLES.c.id == table) & (TABLES.c.phase == Phase.WAITING)
            begun = update(TABLES).where(waiting).values(phase=Phase.PLAYING, touched=first.at)
            if connection.execute(begun).rowcount != 1:
                return False
            for seat in seats:
                _change_seat(connection, table, seat)
            connection.exec_driver_sql(self._add_event, (table, *first))
            for shuffle in shuffles:
                self._put(connection, table, shuffle)
            return True

        return self._database.write(work)

    def shuffle_again(self, table: str, shuffle: Shuffle, instead: str) -> Future[None]:
        """Replace the shuffle with this hash, which can no longer be dealt.

        If another server already has, and perhaps dealt from the new one, nothing changes.
        """

        def work(connection: Connection) -> None:
            there = (ROUNDS.c.table == table) & (ROUNDS.c.number == shuffle.number)
            old = connection.execute(delete(ROUNDS).where(there & (ROUNDS.c.hash == instead)))
            if old.rowcount == 1 or connection.execute(select(ROUNDS.c.hash).where(there)).first() is None:
                connection.execute(insert(ROUNDS), [{"table": table, **shuffle._asdict()}])

        return self._database.write(work)

    def change_settings(self, table: str, turn_limit: int, ways: str, touched: float | None) -> Future[None]:
        """Store the host's settings, and when the clock was set if that changed."""

        def work(connection: Connection) -> None:
            values: dict[str, object] = {"turn_limit": turn_limit, "ways": ways}
            if touched is not None:
                values["touched"] = touched
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))

        return self._database.write(work)

    def keep_house(
        self, used: Sequence[str], seconds: float, idle: float = 0.0, most: int = 500
    ) -> Future[list[str]]:
        """Note how long there has been a server, and that these tables were played at just now.

        Then archive the unfinished tables at which no one has played for `idle` seconds of that time, a limited number
        at a time; their ids. None are archived if `idle` is 0.
        """

        def work(connection: Connection) -> list[str]:
            # Servers that run at the same time count the same time.
            behind = SERVICE.c.seconds < seconds
            connection.execute(update(SERVICE).where(behind).values(seconds=seconds))
            if used:
                connection.execute(update(TABLES).where(TABLES.c.id.in_(used)).values(used=seconds))
            return archive(connection, idle, most) if idle else []

        return self._database.write(work)

    # --- reading

    def fence(self, table: str) -> int:
        """The highest number with which anything was stored for a bot or by the clock."""
        with self._database.connect() as connection:
            return connection.scalar(select(DRIVERS.c.fence).where(DRIVERS.c.table == table)) or 0

    def fingerprints(self, tables: Sequence[str]) -> dict[str, object]:
        """For each of these tables something that changes whenever anything about it does."""
        found: dict[str, list[object]] = {table: [] for table in tables}
        wanted = (
            select(TABLES.c.id, TABLES.c.phase, TABLES.c.host, TABLES.c.turn_limit, TABLES.c.ways)
            .where(TABLES.c.id.in_(tables))
            .order_by(TABLES.c.id),
            select(EVENTS.c.table, func.max(EVENTS.c.ply))
            .where(EVENTS.c.table.in_(tables))
            .group_by(EVENTS.c.table),
            select(SAID.c.table, func.max(SAID.c.number))
            .where(SAID.c.table.in_(tables))
            .group_by(SAID.c.table),
            _SEATS.where(SEATS.c.table.in_(tables)),
            select(KEYS).where(KEYS.c.table.in_(tables)).order_by(KEYS.c.table, KEYS.c.player),
            select(NONCES).where(NONCES.c.table.in_(tables)).order_by(*NONCES.primary_key),
        )
        with self._database.connect() as connection:
            for each in wanted:
                for row in connection.execute(each):
                    found[row[0]].append(tuple(row))
        return dict(found)

    def load(self, table: str, since: int = 0) -> StoredTable | None:
        """Everything stored about a table, its events from this ply on, or None if there isn't one."""
        with self._database.connect() as connection:
            row = connection.execute(_ROWS.where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            this = {"table": table}
            later = {**this, "since": since}
            return StoredTable(
                _table_row(row),
                [_stored_seat(each) for each in connection.execute(_SEATS_OF, this)],
                {each.player: each.seat for each in connection.execute(_KEYS_OF, this)},
                [Event(*each) for each in connection.execute(_EVENTS_OF, later)],
                [Shuffle(*each) for each in connection.execute(_SHUFFLES_OF, this)],
                frozenset(connection.scalars(_REMOVED_FROM, this)),
                [Contribution(*each) for each in connection.execute(_NONCES_OF, this)],
            )

    def public(self, limit: int = 100) -> list[ListedTable]:
        """The public tables that wait or play with their seats: those that wait first, then the newest."""
        shown = TABLES.c.public & TABLES.c.phase.in_(_GOING_ON)
        newest = _ROWS.where(shown).order_by(TABLES.c.phase.desc(), TABLES.c.made.desc())
        return self._listed(newest.limit(limit))

    def of_player(self, player: str, limit: int) -> list[ListedTable]:
        """The unfinished tables where this player has a seat, the most recent first."""
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
        """The player's latest unfinished table with the deal of this salt."""
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

    def service(self) -> float:
        """For how many seconds there has been a server."""
        with self._database.connect() as connection:
            return connection.scalar(select(SERVICE.c.seconds)) or 0.0

    def due_before(self, moment: float) -> list[str]:
        """The tables with a clock where someone's time is up before this moment."""
        timed = (TABLES.c.phase == Phase.PLAYING) & (TABLES.c.turn_limit > 0)
        # A table with only bots isn't timed: it would be loaded again forever.
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


def archive(connection: Connection, idle: float, most: int) -> list[str]:
    """Archive unfinished tables at which no one has played for so many seconds of service; their ids.

    The time of day says nothing about that: a server may have been started with a clock that was wrong.
    """
    now = connection.scalar(select(SERVICE.c.seconds)) or 0.0
    unnoted = TABLES.c.phase.in_((*_GOING_ON, Phase.OVER)) & TABLES.c.used.is_(None)
    connection.execute(update(TABLES).where(unnoted).values(used=now))
    unused = TABLES.c.used <= now - idle
    found = list(
        connection.scalars(select(TABLES.c.id).where(TABLES.c.phase.in_(_GOING_ON) & unused).limit(most))
    )
    away = update(TABLES).where(TABLES.c.id.in_(found)).values(phase=Phase.ARCHIVED, code=None)
    connection.execute(away)
    # A table that is over stays, but its few letters are needed elsewhere.
    done = (TABLES.c.phase == Phase.OVER) & unused
    connection.execute(update(TABLES).where(done & TABLES.c.code.is_not(None)).values(code=None))
    return found


def _promise(table: str, number: int) -> ColumnElement[bool]:
    """A shuffle that players can still contribute to."""
    return (
        (ROUNDS.c.table == table)
        & (ROUNDS.c.number == number)
        & (ROUNDS.c.scheme == 2)
        & (ROUNDS.c.tiles == "")
    )


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
        row.seat, row.name, SeatKind(row.kind), row.bot, row.person, TableGone(row.gone), row.former, row.link
    )
