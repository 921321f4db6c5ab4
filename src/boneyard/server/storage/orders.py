"""Orders: what the operator does to a database that servers are using, and how those servers learn of it.

The operator's own process makes each change in one transaction, together with an order for every server that may hold
the table in memory. So it works with any number of servers, none included, and is done entirely or not at all.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from time import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from boneyard.core.errors import BadSetup
from boneyard.server.storage import person, tables
from boneyard.server.storage.database import Database, probe
from boneyard.server.storage.inventory import Inventory
from boneyard.server.storage.schema import ORDERS, TABLES, is_id
from boneyard.server.storage.tables import Phase, read_code
from boneyard.words.language import _

_KEPT: Final = 24 * 3600.0  # seconds; a server reads on every second
_MOST_TABLES: Final = 500  # archived at once
DAY: Final = 24 * 3600.0
LONGEST: Final = 500  # letters of a message to everyone


class OrderKind(StrEnum):
    """What a server has to do."""

    CLOSE = "close"  # tell a table's guests that it was closed, as its row says
    RELOAD = "reload"  # forget a table and read it again
    NOTICE = "notice"  # say something to everyone


class Order(NamedTuple):
    """Something that every server has to do once."""

    number: int
    kind: OrderKind
    subject: str  # a table's id, or the words for everyone


class Orders:
    """The orders as a server reads them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def last(self) -> int:
        """The number of the latest order; what came before a server started is in its tables already."""
        with self._database.connect() as connection:
            return connection.scalar(select(func.max(ORDERS.c.number))) or 0

    def after(self, number: int) -> list[Order]:
        """The orders after this one."""
        wanted = select(ORDERS.c.number, ORDERS.c.kind, ORDERS.c.subject).where(ORDERS.c.number > number)
        with self._database.connect() as connection:
            rows = connection.execute(wanted.order_by(ORDERS.c.number)).all()
        return [Order(row.number, OrderKind(row.kind), row.subject) for row in rows]


class Operator:
    """What the operator can change; servers may be using the database."""

    def __init__(self, url: str) -> None:
        self.inventory = Inventory(url)
        self._database = self.inventory.database

    def archive(self, days: float) -> int:
        """Archive the unfinished tables at which no one has played for so many days of service; how many."""
        count = 0
        while True:
            with self._transaction() as connection:
                found = tables.archive(connection, days * DAY, _MOST_TABLES)
                _give(connection, OrderKind.CLOSE, found)
            count += len(found)
            if len(found) < _MOST_TABLES:
                return count

    def close_table(self, named: str) -> str:
        """Close a table, named by its id, its code or its link; its id."""
        with self._transaction() as connection:
            row = _table(connection, named)
            if Phase(row.phase).ended:
                raise BadSetup(_("Table {table} is closed already.", table=row.id))
            here = TABLES.c.id == row.id
            connection.execute(update(TABLES).where(here).values(phase=Phase.CLOSED, code=None))
            _give(connection, OrderKind.CLOSE, [row.id])
            return str(row.id)

    def tell_everyone(self, words: str) -> None:
        """Show a message to everyone who is connected."""
        plain = " ".join(words.split())
        if not plain:
            raise BadSetup(_("The message is empty. Type what everyone should read."))
        if len(plain) > LONGEST or not plain.isprintable():
            raise BadSetup(_("A message has at most {longest} letters.", longest=LONGEST))
        with self._transaction() as connection:
            _give(connection, OrderKind.NOTICE, [plain])

    def export(self, player: str) -> dict[str, object]:
        """Everything that is stored of a person."""
        with self._transaction() as connection:
            return person.export(connection, _known(connection, player))

    def delete(self, player: str) -> person.Erased:
        """Delete everything that is stored of a person."""
        with self._transaction() as connection:
            erased = person.erase(connection, _known(connection, player))
            _give(connection, OrderKind.RELOAD, erased.tables)
        return erased

    def delete_again(self, erased: person.Erased) -> None:
        """Delete what a server wrote of that person after it was erased and before it heard of that."""
        with self._transaction() as connection:
            person.erase_names(connection, erased)

    def close(self) -> None:
        """Let go of the database."""
        self.inventory.close()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction that no server writes into: it waits for its turn, and either happens or does not."""
        try:
            with self._database.engine.begin() as connection:
                probe(connection)  # the first to write has SQLite's lock, and only a first write waits for it
                yield connection
        except IntegrityError:
            raise BadSetup(_("Another operator was faster, so nothing has changed. Try again.")) from None
        except SQLAlchemyError as problem:
            why = str(getattr(problem, "orig", None) or problem).partition("\n")[0].rstrip(".")
            raise BadSetup(_("Nothing has changed. The database says: {why}.", why=why)) from None


def _give(connection: Connection, kind: OrderKind, subjects: Iterable[str]) -> None:
    """Leave orders for every server; they are numbered in the order of their commits."""
    now = time()
    last = connection.scalar(select(func.max(ORDERS.c.number))) or 0
    # The last one stays: a server that remembers its number must not meet it again.
    connection.execute(delete(ORDERS).where((ORDERS.c.at < now - _KEPT) & (ORDERS.c.number < last)))
    rows = [
        {"number": number, "at": now, "kind": str(kind), "subject": subject}
        for number, subject in enumerate(subjects, last + 1)
    ]
    if rows:
        connection.execute(insert(ORDERS), rows)


def _table(connection: Connection, named: str) -> Any:
    """The row of a table by its id, its code or its link."""
    id = urlsplit(named).path.rstrip("/").rpartition("/")[2]
    wanted = select(TABLES.c.id, TABLES.c.phase)
    row = connection.execute(wanted.where(TABLES.c.id == id)).one_or_none() if is_id(id) else None
    code = read_code(id)
    if row is None and code is not None:
        row = connection.execute(wanted.where(TABLES.c.code == code)).one_or_none()
    if row is None:
        raise BadSetup(_("There's no table {table}. `boneyard admin tables` lists them.", table=repr(named)))
    return row


def _known(connection: Connection, player: str) -> str:
    if not is_id(player) or not person.is_known(connection, player):
        raise BadSetup(
            _(
                "Nothing is stored about {player}. `boneyard admin guests` lists everyone.",
                player=repr(player),
            )
        )
    return player
