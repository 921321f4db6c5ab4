"""Names at the table: a person's as it may stand in a record, and those of the bots."""

from collections.abc import Collection
from typing import Final

from boneyard.core.errors import BadSetup

LONGEST: Final = 24
_BOTS: Final = (
    "Ada", "Bruno", "Clara", "Dora", "Emil", "Frida", "Greta", "Hugo", "Ida", "Jonas", "Karla", "Leo",
    "Mara", "Nils", "Olga", "Paul",
)  # fmt: skip


def proper(name: object, taken: Collection[str] = ()) -> str:
    """A name that can stand in a record and that nobody else at the table has."""
    if not isinstance(name, str):
        raise BadSetup(f"A name is a text, not {name!r}.")
    plain = " ".join(name.split())
    if not plain:
        raise BadSetup("Say your name: a few letters will do.")
    if not plain.isprintable() or "," in plain or "#" in plain or len(plain) > LONGEST:
        raise BadSetup(
            f"That cannot be a name here: use at most {LONGEST} letters, without commas, # or line breaks."
        )
    found, count = plain, 2
    while found.lower() in {each.lower() for each in taken}:
        found = f"{plain[: LONGEST - 3]} {count}"
        count += 1
    return found


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    lower = {each.lower() for each in taken}
    return next((name for name in _BOTS if name.lower() not in lower), f"Bot {len(taken) + 1}")
