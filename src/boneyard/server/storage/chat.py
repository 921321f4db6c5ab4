"""What was said at the tables."""

from asyncio import Future
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, text

from boneyard.server.storage.database import Database
from boneyard.server.storage.schema import SAID

_TRIES: Final = 20

_ADD: Final = text(
    'INSERT INTO said ("table", number, seat, name, text, sender, at) VALUES '
    "(:table, :number, :seat, :name, :text, :sender, :at) ON CONFLICT DO NOTHING"
)


class ChatLine(NamedTuple):
    """Something that was said."""

    number: int
    seat: int
    name: str
    text: str
    sender: str
    at: float


class ChatLines:
    """The chat of every table, the last lines of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def after(self, table: str, number: int = 0) -> list[ChatLine]:
        """The lines of a table after this number."""
        with self._database.connect() as connection:
            return _lines(connection, table, number)

    def add(self, table: str, line: ChatLine, known: int, most: int) -> Future[list[ChatLine]]:
        """Keep a line after all others, and no more than this many in all; whatever is new after the known ones.

        The number that the line comes with does not count; one that was sent before is not kept twice.
        """

        def work(connection: Connection) -> list[ChatLine]:
            here = SAID.c.table == table
            again = connection.scalar(select(SAID.c.number).where(here & (SAID.c.sender == line.sender)))
            for _ in range(_TRIES if again is None else 0):  # another server may take the number first
                number = (connection.scalar(select(func.max(SAID.c.number)).where(here)) or 0) + 1
                row = {"table": table, **line._replace(number=number)._asdict()}
                if connection.execute(_ADD, row).rowcount == 1:
                    connection.execute(delete(SAID).where(here & (SAID.c.number <= number - most)))
                    break
            return _lines(connection, table, known)

        return self._database.write(work)


def _lines(connection: Connection, table: str, after: int) -> list[ChatLine]:
    wanted = (
        select(*[SAID.c[name] for name in ChatLine._fields])
        .where((SAID.c.table == table) & (SAID.c.number > after))
        .order_by(SAID.c.number)
    )
    return [ChatLine(*each) for each in connection.execute(wanted)]
