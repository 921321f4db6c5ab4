"""Names at the table: a person's as it may stand in a record, and those that the house gives."""

from collections.abc import Collection
from secrets import choice
from typing import Final

from boneyard.core.errors import BadSetup

LONGEST: Final = 24
_BOTS: Final = (
    "Ada", "Bruno", "Clara", "Dora", "Emil", "Frida", "Greta", "Hugo", "Ida", "Jonas", "Karla", "Leo",
    "Mara", "Nils", "Olga", "Paul",
)  # fmt: skip
PEOPLE: Final = (
    "Alma", "Basil", "Cora", "Dario", "Elsa", "Felix", "Gwen", "Hana", "Igor", "June", "Kim", "Lotte",
    "Milo", "Nora", "Otto", "Pia", "Rosa", "Sami", "Tilda", "Uma", "Vera", "Willem", "Yara", "Zeno",
)  # fmt: skip
# Words that stand for people in what is told at a table: as a name they would make nonsense of it.
_WORDS: Final = frozenset(("you", "your", "yours", "yourself", "nobody", "everybody", "somebody"))


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
    if plain.lower().split()[0] in _WORDS:
        raise BadSetup(f"{plain!r} stands for somebody in what is told at the table: choose another name.")
    found, count = plain, 2
    while found.lower() in {each.lower() for each in taken}:
        found = f"{plain[: LONGEST - 3]} {count}"
        count += 1
    return found


def given(taken: Collection[str]) -> str:
    """A name for a person who says none, and that nobody at the table has."""
    lower = {each.lower() for each in taken}
    free = [name for name in PEOPLE if name.lower() not in lower]
    return choice(free) if free else f"Guest {len(taken) + 1}"


def called(name: object, taken: Collection[str] = ()) -> str:
    """What a person is called at a table: as they say, or as the house likes where they say nothing."""
    if name is None or (isinstance(name, str) and not name.strip()):
        return given(taken)
    return proper(name, taken)


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    lower = {each.lower() for each in taken}
    return next((name for name in _BOTS if name.lower() not in lower), f"Bot {len(taken) + 1}")
