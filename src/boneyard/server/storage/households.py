"""Households' own editions: each kept with who saved it, and played by anybody who has its address."""

from asyncio import to_thread
from functools import lru_cache
from secrets import token_urlsafe
from time import time
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, Illegal
from boneyard.households import Household, checked_household, household_in
from boneyard.server.http.identity import is_id
from boneyard.server.storage.schema import HOUSEHOLDS
from boneyard.server.storage.tables import Store

LONGEST: Final = 8000  # letters of a file; one with every answer stays far below


LONGEST_NAME: Final = 40


LONGEST_TITLE: Final = 60


MOST: Final = 60  # that one player keeps


class Saved(NamedTuple):
    """A household's edition with its address."""

    id: str
    player: str
    household: Household


@lru_cache(maxsize=256)
def proper_text(text: str) -> Household:
    """What a text says that was looked at before it was kept."""
    return household_in(text)


def edition_at(game: str, key: str, household: str) -> Edition:
    """The edition of a table: a published one, or the household's that stands with the table."""
    return proper_text(household).edition if household else catalog.edition(game, key)


def proper(text: str) -> Household:
    """A household's file that may be kept here; what is wrong with it is told with its line."""
    if len(text) > LONGEST:
        raise BadSetup(f"That file is too long: a household's edition has at most {LONGEST} letters.")
    found = checked_household(text)
    edition = found.edition
    if len(edition.key) > LONGEST_NAME or not edition.key.isascii():
        raise BadSetup(
            f"The name {edition.key[:50]!r} will not do here: at most {LONGEST_NAME} plain letters, digits and dashes."
        )
    if not edition.title.strip() or len(edition.title) > LONGEST_TITLE or not edition.title.isprintable():
        raise BadSetup(f"A title has 1 to {LONGEST_TITLE} letters, on one line.")
    if edition.key in [each.key for each in catalog.editions(edition.game)]:
        raise BadSetup(f"{edition.name} is a published edition: a household's own needs another name.")
    return found


async def save(store: Store, player: str, text: str) -> str:
    """Keep an edition for a player; its id. The same one is not kept twice."""
    proper(text)
    id = token_urlsafe(9)

    def work(connection: Connection) -> str:
        mine = HOUSEHOLDS.c.player == player
        same = connection.execute(select(HOUSEHOLDS.c.id).where(mine & (HOUSEHOLDS.c.text == text))).first()
        if same is not None:
            return str(same.id)
        count = connection.execute(select(func.count()).select_from(HOUSEHOLDS).where(mine)).scalar_one()
        if count >= MOST:
            return ""
        connection.execute(insert(HOUSEHOLDS), [{"id": id, "made": time(), "player": player, "text": text}])
        return id

    kept = await store.writer.add(work)
    if not kept:
        raise Illegal(f"You keep {MOST} editions already: take one off your list first.")
    return kept


async def forget(store: Store, player: str, id: str) -> None:
    """Take an edition off a player's list; its address stays good for whoever has it."""

    def work(connection: Connection) -> None:
        mine = (HOUSEHOLDS.c.id == id) & (HOUSEHOLDS.c.player == player)
        connection.execute(update(HOUSEHOLDS).where(mine).values(player=""))

    if is_id(id):
        await store.writer.add(work)


async def found(store: Store, id: str) -> Saved | None:
    """An edition by its id; None where there is none."""
    if not is_id(id):
        return None
    rows = await to_thread(_rows, store, HOUSEHOLDS.c.id == id)
    return rows[0] if rows else None


async def of(store: Store, player: str | None) -> list[Saved]:
    """What a player keeps, the newest first."""
    return [] if not player else await to_thread(_rows, store, HOUSEHOLDS.c.player == player)


def _rows(store: Store, wanted: ColumnElement[bool]) -> list[Saved]:
    asked = select(HOUSEHOLDS).where(wanted).order_by(HOUSEHOLDS.c.made.desc()).limit(MOST)
    with store.engine.connect() as connection:
        rows = connection.execute(asked).all()
    kept: list[Saved] = []
    for row in rows:
        try:
            kept.append(Saved(row.id, row.player, proper_text(row.text)))
        except BadSetup:
            continue  # a later server may have answers that this one does not know
    return kept
