"""Households' own editions: kept for the player who saved them, and played by anybody who has the address."""

from asyncio import to_thread
from functools import lru_cache
from secrets import token_urlsafe
from typing import Final, NamedTuple

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, Illegal
from boneyard.households import Household, checked_household, household_in
from boneyard.server.http.identity import is_id
from boneyard.server.storage.households import StoredHousehold
from boneyard.server.storage.store import Store

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
        raise BadSetup(f"That file is too long. House rules have at most {LONGEST} letters.")
    found = checked_household(text)
    edition = found.edition
    if len(edition.key) > LONGEST_NAME or not edition.key.isascii():
        raise BadSetup(
            f"The name {edition.key[:50]!r} won't work. Use at most {LONGEST_NAME} plain letters, digits and dashes."
        )
    if not edition.title.strip() or len(edition.title) > LONGEST_TITLE or not edition.title.isprintable():
        raise BadSetup(f"A title has 1 to {LONGEST_TITLE} letters, on one line.")
    if edition.key in [each.key for each in catalog.editions(edition.game)]:
        raise BadSetup(f"{edition.name} is a published edition. Choose another name for your house rules.")
    return found


async def save(store: Store, player: str, text: str) -> str:
    """Keep an edition for a player; its id. The same one is not kept twice."""
    proper(text)
    kept = await store.households.save(token_urlsafe(9), player, text, MOST)
    if kept is None:
        raise Illegal(f"You already have {MOST} sets of house rules. Take one off your list first.")
    return kept


async def forget(store: Store, player: str, id: str) -> None:
    """Take an edition off a player's list; its address stays good for everyone who has it."""
    if is_id(id):
        await store.households.disown(id, player)


async def found(store: Store, id: str) -> Saved | None:
    """An edition by its id; None where there is none."""
    row = await to_thread(store.households.find, id) if is_id(id) else None
    return None if row is None else _read(row)


async def of(store: Store, player: str | None) -> list[Saved]:
    """What a player keeps, the newest first."""
    rows = await to_thread(store.households.of_player, player, MOST) if player else []
    return [each for each in map(_read, rows) if each is not None]


def _read(row: StoredHousehold) -> Saved | None:
    try:
        return Saved(row.id, row.player, proper_text(row.text))
    except BadSetup:
        return None  # a later server may have answers that this one does not know
