"""The store: what was committed stays; a writer commits all that waits in one go, and only then is anybody told."""

from asyncio import Future
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Row, create_engine, delete, event, exists, insert, select, update
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from boneyard.core.errors import BadSetup
from boneyard.server.storage.codes import fresh_code
from boneyard.server.storage.schema import EVENTS, KEYS, ROUNDS, SEATS, TABLES
from boneyard.server.storage.writer import Writer

_SCRIPTS = Path(__file__).parent / "migrations"


_EVENT = (
    'INSERT INTO events ("table", ply, seat, text, sender, at) VALUES ({0}, {0}, {0}, {0}, {0}, {0}) '
    "ON CONFLICT DO NOTHING"
)


_ROUND = (
    'INSERT INTO rounds ("table", number, salt, tiles, hash, first) VALUES ({0}, {0}, {0}, {0}, {0}, {0}) '
    'ON CONFLICT ("table", number) DO UPDATE SET '
    "salt = excluded.salt, tiles = excluded.tiles, hash = excluded.hash, first = excluded.first"
)


_TOUCH = "UPDATE tables SET touched = {0}, phase = {0} WHERE id = {0}"


class Event(NamedTuple):
    """What happened at a table: a move of a seat, a deal, or what begins with a stroke: see asides."""

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


class Chair(NamedTuple):
    """A seat as it is stored."""

    seat: int
    name: str
    kind: str
    bot: str
    person: str = ""  # for whom a bot stands in


class Kept(NamedTuple):
    """All that is stored of one table."""

    row: Row[Any]
    seats: list[Chair]
    keys: dict[str, int]
    events: list[Event]
    shuffles: list[Shuffle]


class Store:
    """The database of one server, or of several that share it."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        mark = "%s" if self.engine.dialect.paramstyle in ("format", "pyformat") else "?"
        self._event, self._round, self._touch = (text.format(mark) for text in (_EVENT, _ROUND, _TOUCH))
        self.writer = Writer(self.engine)

    def open(self) -> None:
        """Bring the database to the last step, and start to write."""
        shown = self.engine.url.render_as_string(hide_password=True)
        config = Config()
        config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
        try:
            with self.engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError:
            raise BadSetup(f"The database {shown} was written by a later version: use that one.") from None
        except SQLAlchemyError as problem:
            raise BadSetup(f"The database {shown} cannot be used: {_plain(problem)}.") from None
        self.writer.start()

    def close(self) -> None:
        """Commit what still waits, and let go of the database."""
        self.writer.stop()
        self.engine.dispose()

    # --- writing; each of these is done when its future is

    def make(
        self, row: dict[str, object], seats: Sequence[Chair], shuffle: Shuffle, own: int | None
    ) -> Future[None]:
        """Keep a new table with its seats, the maker's among them, and its first shuffle."""
        table = row["id"]

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), [{**row, "code": fresh_code(connection)}])
            connection.execute(insert(SEATS), [{"table": table, **chair._asdict()} for chair in seats])
            connection.execute(insert(ROUNDS), [{"table": table, **shuffle._asdict()}])
            if own is not None:
                connection.execute(insert(KEYS), [{"table": table, "player": row["host"], "seat": own}])

        return self.writer.add(work)

    def add_event(
        self,
        table: str,
        happened: Event,
        phase: str = "",
        shuffle: Shuffle | None = None,
        chair: Chair | None = None,
    ) -> Future[bool]:
        """Keep what happened, with the shuffle or the seat it changes; False where that ply is taken already."""

        # By the driver's own words: this is what a busy server does all day.
        def work(connection: Connection) -> bool:
            done = connection.exec_driver_sql(self._event, (table, *happened))
            if done.rowcount != 1:
                return False
            if shuffle is not None:
                connection.exec_driver_sql(self._round, (table, *shuffle))
            if phase:
                connection.exec_driver_sql(self._touch, (happened.at, phase, table))
            if chair is not None:
                here = (SEATS.c.table == table) & (SEATS.c.seat == chair.seat)
                connection.execute(update(SEATS).where(here).values(chair._asdict()))
            return True

        return self.writer.add(work, plain=True)

    def sit(self, table: str, seat: int, name: str, player: str) -> Future[bool]:
        """Give an open seat to a player; False where somebody was faster."""

        def work(connection: Connection) -> bool:
            open_seat = (SEATS.c.table == table) & (SEATS.c.seat == seat) & (SEATS.c.kind == "open")
            done = connection.execute(update(SEATS).where(open_seat).values(name=name, kind="person", bot=""))
            if done.rowcount == 1:
                _hold(connection, table, seat, player)
            return done.rowcount == 1

        return self.writer.add(work)

    def hold(self, table: str, seat: int, player: str) -> Future[None]:
        """Let a player's device act for a seat."""
        return self.writer.add(lambda connection: _hold(connection, table, seat, player))

    def start(self, table: str, seats: Sequence[Chair], first: Event) -> Future[bool]:
        """Fill the open seats and deal the first round; False where it has begun already."""

        def work(connection: Connection) -> bool:
            waiting = (TABLES.c.id == table) & (TABLES.c.phase == "waiting")
            done = connection.execute(update(TABLES).where(waiting).values(phase="playing", touched=first.at))
            if done.rowcount != 1:
                return False
            for chair in seats:
                here = (SEATS.c.table == table) & (SEATS.c.seat == chair.seat)
                connection.execute(update(SEATS).where(here).values(chair._asdict()))
            connection.exec_driver_sql(self._event, (table, *first))
            return True

        return self.writer.add(work)

    def shuffle_again(self, table: str, shuffle: Shuffle, instead: str) -> Future[None]:
        """Put another shuffle in the place of the one with this hash, which cannot be dealt any more.

        Where another server has done so before, and perhaps dealt from it by now, nothing changes.
        """

        def work(connection: Connection) -> None:
            there = (ROUNDS.c.table == table) & (ROUNDS.c.number == shuffle.number)
            old = connection.execute(delete(ROUNDS).where(there & (ROUNDS.c.hash == instead)))
            if old.rowcount == 1 or connection.execute(select(ROUNDS.c.hash).where(there)).first() is None:
                connection.execute(insert(ROUNDS), [{"table": table, **shuffle._asdict()}])

        return self.writer.add(work)

    def archive(self, before: float, most: int = 500) -> Future[list[str]]:
        """Put away unfinished tables that nobody has touched since then, not too many at once; their ids."""

        def work(connection: Connection) -> list[str]:
            idle = TABLES.c.phase.in_(["waiting", "playing"]) & (TABLES.c.touched < before)
            # A move does not touch the table's row, so its events are asked too.
            moved = exists().where((EVENTS.c.table == TABLES.c.id) & (EVENTS.c.at >= before))
            wanted = select(TABLES.c.id).where(idle & ~moved).limit(most)
            found = [row.id for row in connection.execute(wanted)]
            away = update(TABLES).where(TABLES.c.id.in_(found)).values(phase="archived", code=None)
            connection.execute(away)
            # A table that is over stays, but its few letters are wanted elsewhere.
            done = (TABLES.c.phase == "over") & (TABLES.c.touched < before)
            connection.execute(update(TABLES).where(done & TABLES.c.code.is_not(None)).values(code=None))
            return found

        return self.writer.add(work)

    # --- reading

    def load(self, table: str) -> Kept | None:
        """All that is stored of a table; None where there is none."""
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            columns = (SEATS.c.seat, SEATS.c.name, SEATS.c.kind, SEATS.c.bot, SEATS.c.person)
            seats = select(*columns).where(SEATS.c.table == table)
            keys = select(KEYS.c.player, KEYS.c.seat).where(KEYS.c.table == table)
            return Kept(
                row,
                [Chair(*each) for each in connection.execute(seats.order_by(SEATS.c.seat))],
                {each.player: each.seat for each in connection.execute(keys)},
                _events(connection, table, 0),
                _shuffles(connection, table, 0),
            )

    def since(self, table: str, ply: int, number: int) -> tuple[list[Event], list[Shuffle]]:
        """The events from this ply on, and the shuffles from this round on."""
        with self.engine.connect() as connection:
            return _events(connection, table, ply), _shuffles(connection, table, number)

    def public(self, limit: int = 100) -> list[dict[str, Any]]:
        """The public tables that wait or play with their seats: those that wait first, then the newest."""
        shown = TABLES.c.public & TABLES.c.phase.in_(["waiting", "playing"])
        newest = (
            select(TABLES).where(shown).order_by(TABLES.c.phase.desc(), TABLES.c.made.desc()).limit(limit)
        )
        with self.engine.connect() as connection:
            found = {row.id: {**row._mapping, "seats": []} for row in connection.execute(newest)}
            chairs = select(SEATS).where(SEATS.c.table.in_(list(found))).order_by(SEATS.c.table, SEATS.c.seat)
            for each in connection.execute(chairs):
                found[each.table]["seats"].append(Chair(each.seat, each.name, each.kind, each.bot))
        return list(found.values())


def _events(connection: Connection, table: str, ply: int) -> list[Event]:
    wanted = (
        select(EVENTS.c.ply, EVENTS.c.seat, EVENTS.c.text, EVENTS.c.sender, EVENTS.c.at)
        .where((EVENTS.c.table == table) & (EVENTS.c.ply >= ply))
        .order_by(EVENTS.c.ply)
    )
    return [Event(*each) for each in connection.execute(wanted)]


def _shuffles(connection: Connection, table: str, number: int) -> list[Shuffle]:
    columns = (ROUNDS.c.number, ROUNDS.c.salt, ROUNDS.c.tiles, ROUNDS.c.hash, ROUNDS.c.first)
    there = (ROUNDS.c.table == table) & (ROUNDS.c.number >= number)
    return [
        Shuffle(*each) for each in connection.execute(select(*columns).where(there).order_by(ROUNDS.c.number))
    ]


def _hold(connection: Connection, table: str, seat: int, player: str) -> None:
    held = (KEYS.c.table == table) & (KEYS.c.player == player)
    connection.execute(delete(KEYS).where(held))
    connection.execute(insert(KEYS), [{"table": table, "player": player, "seat": seat}])


def _engine(url: str) -> Engine:
    try:
        engine = create_engine(url)
    except (ArgumentError, NoSuchModuleError, ImportError) as problem:
        raise BadSetup(f"That is no database this server can use: {_plain(problem)}.") from None
    if engine.dialect.name == "sqlite":
        if engine.url.database not in (None, "", ":memory:"):
            _make_private(Path(str(engine.url.database)))
        event.listen(engine, "connect", _as_sqlite_should)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _make_private(file: Path) -> None:
    """A new file for its owner's eyes, since every hand stands in it; what SQLite puts beside it follows suit."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
    except OSError as problem:
        raise BadSetup(f"Nothing can be kept in {file}: {problem.strerror or problem}.") from None


def _as_sqlite_should(connection: Any, _: object) -> None:
    """A write-ahead log that is on the disk before a commit returns; transactions begin when we say so."""
    connection.isolation_level = None
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {line}")


def _plain(problem: Exception) -> str:
    return str(getattr(problem, "orig", None) or problem).splitlines()[0].rstrip(".")
