"""The texts of house rules, each with the player who saved them."""

from asyncio import Future
from time import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from boneyard.server.storage.database import Database
from boneyard.server.storage.schema import HOUSEHOLDS


class StoredHousehold(NamedTuple):
    """A household's edition as it was saved."""

    id: str
    player: str  # empty if it was removed from the list
    text: str  # TOML


class Households:
    """The editions of all households."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, id: str) -> StoredHousehold | None:
        """An edition by its id."""
        found = self._select(HOUSEHOLDS.c.id == id, 1)
        return found[0] if found else None

    def of_player(self, player: str, limit: int) -> list[StoredHousehold]:
        """What a player keeps, the newest first."""
        return self._select(HOUSEHOLDS.c.player == player, limit)

    def _select(self, wanted: ColumnElement[bool], limit: int) -> list[StoredHousehold]:
        columns = [HOUSEHOLDS.c[name] for name in StoredHousehold._fields]
        asked = select(*columns).where(wanted).order_by(HOUSEHOLDS.c.made.desc()).limit(limit)
        with self._database.connect() as connection:
            return [StoredHousehold(*row) for row in connection.execute(asked)]

    def save(self, id: str, player: str, text: str, most: int) -> Future[str | None]:
        """Keep an edition for a player; returns its id, or that of the same text. None if the player has too many."""

        def work(connection: Connection) -> str | None:
            mine = HOUSEHOLDS.c.player == player
            same = connection.scalar(select(HOUSEHOLDS.c.id).where(mine & (HOUSEHOLDS.c.text == text)))
            if same is not None:
                return str(same)
            count = connection.execute(select(func.count()).select_from(HOUSEHOLDS).where(mine)).scalar_one()
            if count >= most:
                return None
            row = {"id": id, "made": time(), "player": player, "text": text}
            connection.execute(insert(HOUSEHOLDS), [row])
            return id

        return self._database.write(work)

    def disown(self, id: str, player: str) -> Future[None]:
        """Remove an edition from a player's list; its address keeps working."""

        def work(connection: Connection) -> None:
            mine = (HOUSEHOLDS.c.id == id) & (HOUSEHOLDS.c.player == player)
            connection.execute(update(HOUSEHOLDS).where(mine).values(player=""))

        return self._database.write(work)
