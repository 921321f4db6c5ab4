"""House rules: kept for the player who saved them, and open to anyone who has the address."""

from asyncio import to_thread
from functools import lru_cache
from secrets import token_urlsafe
from typing import Final, NamedTuple

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, Illegal
from boneyard.households import Household, checked_household, household_in
from boneyard.server.storage.households import StoredHousehold
from boneyard.server.storage.schema import is_id
from boneyard.server.storage.store import Store
from boneyard.words.language import _

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
    """The edition of a table: a published one, or house rules stored with the table."""
    return proper_text(household).edition if household else catalog.edition(game, key)


def proper(text: str) -> Household:
    """A house-rules file that can be kept here; refuses it with the line that is wrong."""
    if len(text) > LONGEST:
        raise BadSetup(
            _("That file is too long. House rules have at most {longest} letters.", longest=LONGEST)
        )
    found = checked_household(text)
    edition = found.edition
    if len(edition.key) > LONGEST_NAME or not edition.key.isascii():
        raise BadSetup(
            _(
                "The name {key} won't work. Use at most {most} plain letters, digits and dashes.",
                key=repr(edition.key[:50]),
                most=LONGEST_NAME,
            )
        )
    if not edition.title.strip() or len(edition.title) > LONGEST_TITLE or not edition.title.isprintable():
        raise BadSetup(_("A title has 1 to {most} letters, on one line.", most=LONGEST_TITLE))
    if edition.key in [each.key for each in catalog.editions(edition.game)]:
        raise BadSetup(
            _("{name} is a published edition. Choose another name for your house rules.", name=edition.name)
        )
    return found


async def save(store: Store, player: str, text: str) -> str:
    """Keep an edition for a player; its id. The same one is not kept twice."""
    proper(text)
    kept = await store.households.save(token_urlsafe(9), player, text, MOST)
    if kept is None:
        raise Illegal(
            _("You already have {most} sets of house rules. Take one off your list first.", most=MOST)
        )
    return kept


async def forget(store: Store, player: str, id: str) -> None:
    """Remove an edition from a player's list; its address keeps working."""
    if is_id(id):
        await store.households.disown(id, player)


async def found(store: Store, id: str) -> Saved | None:
    """An edition by its id, or None if there isn't one."""
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
