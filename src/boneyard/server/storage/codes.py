"""Short codes of tables, to be said aloud: no letters that look alike, none that make words."""

from secrets import choice
from typing import Final

from sqlalchemy import Connection, select

from boneyard.server.storage.schema import TABLES

LETTERS: Final = "CDFGHJKMNPQRTVWXY34679"


LENGTH: Final = 5


def fresh_code(connection: Connection) -> str:
    """A code that no table has."""
    while True:
        code = "".join([choice(LETTERS) for _ in range(LENGTH)])
        if connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).first() is None:
            return code


def read_code(text: str) -> str | None:
    """A code as somebody typed it, in small letters or with spaces; None for what cannot be one."""
    plain = "".join(text.split()).replace("-", "").upper()
    return plain if len(plain) == LENGTH and all(letter in LETTERS for letter in plain) else None


def table_with(connection: Connection, code: str) -> str | None:
    """The table that has this code now."""
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).first()
    return None if found is None else str(found.id)
