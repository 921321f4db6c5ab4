"""How the matches of the tables ended."""

from asyncio import Future
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from boneyard.server.storage.database import Database
from boneyard.server.storage.schema import KEYS, RESULTS


class StoredResult(NamedTuple):
    """The end of a match at a table, as the player who asks for it may see it."""

    table: str
    number: int  # of the match at its table
    at: float
    told: str  # JSON: who played, what they made, who won
    seat: int  # of the player who asks


class Results:
    """The results of all matches that are over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def numbers(self, table: str) -> set[int]:
        """The matches of a table whose end is kept."""
        with self._database.connect() as connection:
            return set(connection.scalars(select(RESULTS.c.number).where(RESULTS.c.table == table)))

    def of_player(self, player: str, limit: int) -> list[StoredResult]:
        """The matches in which this player had a seat, the latest first."""
        wanted = (
            select(RESULTS.c.table, RESULTS.c.number, RESULTS.c.at, RESULTS.c.told, KEYS.c.seat)
            .join(KEYS, (KEYS.c.table == RESULTS.c.table) & (KEYS.c.player == player))
            .where(KEYS.c.until.is_(None) | (KEYS.c.until >= RESULTS.c.at))
            .order_by(RESULTS.c.at.desc(), RESULTS.c.table, RESULTS.c.number.desc())
            .limit(limit)
        )
        with self._database.connect() as connection:
            return [StoredResult(*row) for row in connection.execute(wanted)]

    def replace(self, table: str, results: Mapping[int, tuple[str, float] | None]) -> Future[None]:
        """Keep these ends of matches, each with its time, or forget them; twice is as good as once."""

        def work(connection: Connection) -> None:
            for number, result in results.items():
                there = (RESULTS.c.table == table) & (RESULTS.c.number == number)
                connection.execute(delete(RESULTS).where(there))
                if result is not None:
                    told, at = result
                    row = {"table": table, "number": number, "at": at, "told": told}
                    connection.execute(insert(RESULTS), [row])

        return self._database.write(work)
