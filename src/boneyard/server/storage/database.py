"""The database: opened and brought up to date; reads take a connection, writes go through one writer."""

import sqlite3
from asyncio import Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError, SQLAlchemyError

from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.server.storage.file_lock import FileLock
from boneyard.server.storage.writer import Writer
from boneyard.words.language import _

MIGRATIONS: Final = Path(__file__).parent / "migrations"

_WRITES: Final = "writes"  # the option of connections that write
_UPGRADING: Final = 7_006_042  # any number that no one else locks
_UNUSABLE: Final = (SQLAlchemyError, sqlite3.Error, UnicodeError)  # what a damaged database is noticed by
_FRESH: Final = 1.0  # seconds for which it is known whether anything can be written

Result = TypeVar("Result")


class Unreachable(BoneyardError):
    """The database doesn't answer."""

    def __init__(self) -> None:
        super().__init__(_("The tables can't be reached right now. Nothing is lost. Try again in a moment."))


class Database:
    """The database of one server, or of several that share it."""

    def __init__(self, url: str, own_folder: bool = True) -> None:
        self.engine = _create_engine(url)
        self.writer = Writer(self.engine.execution_options(**{_WRITES: True}))
        self._lock = FileLock(_file_of(self.engine) if own_folder else None)
        self._checked: Future[None] | None = None
        self._checked_at = 0.0

    def open(self) -> None:
        """Bring the schema up to date, and start the writer."""
        self._lock.acquire()
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self.engine.begin() as connection:
                if self.engine.dialect.name == "postgresql":  # servers that start together take turns
                    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError:
            self._lock.release()
            raise BadSetup(
                _(
                    "The database {database} was written by a newer version of Boneyard. Use that version.",
                    database=self._shown,
                )
            ) from None
        except _UNUSABLE as problem:
            self._lock.release()
            raise self._unusable(problem) from None
        self.writer.start()

    @contextmanager
    def while_starting(self) -> Iterator[None]:
        """What a server reads inside to start is refused with a sentence if the database turns out to be damaged."""
        try:
            yield
        except _UNUSABLE as problem:
            raise self._unusable(problem) from None

    def _unusable(self, problem: Exception) -> BadSetup:
        return BadSetup(
            _(
                "The database {database} can't be used: {why}. If it's damaged, restore a backup.",
                database=self._shown,
                why=_reason(problem),
            )
        )

    @property
    def _shown(self) -> str:
        """Its address, without a password."""
        return self.engine.url.render_as_string(hide_password=True)

    def close(self) -> None:
        """Commit everything pending, and close the database."""
        self.writer.stop()
        self.engine.dispose()
        self._lock.release()

    def connect(self) -> Connection:
        """A connection to read with; use it in a `with` block, and not in the event loop's thread."""
        try:
            return self.engine.connect()
        except OperationalError:
            raise Unreachable from None

    def write(self, work: Callable[[Connection], Result], savepoint: bool = True) -> Future[Result]:
        """Have the writer do this in its next transaction; the future is done once that is committed."""
        return self.writer.add(work, savepoint)

    def check(self) -> Future[None]:
        """Do a write that changes nothing: a full disk would still answer reads.

        The answer is reused for a short time, so that asking often is cheap.
        """
        now = monotonic()
        if self._checked is None or now - self._checked_at > _FRESH:
            self._checked, self._checked_at = self.write(probe), now
        return self._checked

    def driver_sql(self, text: str) -> str:
        """A statement for `exec_driver_sql`, with every ? written the way this driver marks a parameter."""
        return text.replace("?", "%s") if self.engine.dialect.paramstyle in ("format", "pyformat") else text


def _create_engine(url: str) -> Engine:
    try:
        engine = create_engine(
            url, hide_parameters=True, **_patience(url)
        )  # hands and tokens stay out of logs
    except (ArgumentError, NoSuchModuleError, ImportError) as problem:
        raise BadSetup(_("This server can't use that database: {why}.", why=_reason(problem))) from None
    if engine.dialect.name == "sqlite":
        file = _file_of(engine)
        if file is not None:
            _create_private_file(file)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin)
    return engine


def folder_lock(url: str) -> FileLock:
    """The lock that keeps other servers away from the file of a database, for the parent of several workers."""
    return FileLock(_file_of(_create_engine(url)))


def _begin(connection: Connection) -> None:
    """Begin a transaction; one that writes waits for its turn now, since one that has read can't wait later."""
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _patience(url: str) -> dict[str, Any]:
    """How long to wait for a database on another machine, and to ask whether it is still there."""
    if not url.startswith("postgresql"):
        return {}
    alive = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 2, "tcp_user_timeout": 5000}
    return {"pool_pre_ping": True, "connect_args": {"connect_timeout": 3, **alive}}


def _file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database, or None if there isn't one."""
    if engine.dialect.name != "sqlite" or engine.url.database in (None, "", ":memory:"):
        return None
    return Path(str(engine.url.database))


def probe(connection: Connection) -> None:
    """A write that changes nothing."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def _create_private_file(file: Path) -> None:
    """A new file that only its owner can read, since every hand is in it; what SQLite puts beside it follows suit."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
    except OSError as problem:
        why = problem.strerror or problem
        raise BadSetup(_("Can't save anything in {folder}: {why}.", folder=file, why=why)) from None


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """A write-ahead log that is on the disk before a commit returns; transactions begin when we say so."""
    connection.isolation_level = None
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {line}")


def _reason(problem: Exception) -> str:
    return str(getattr(problem, "orig", None) or problem).splitlines()[0].rstrip(".")
