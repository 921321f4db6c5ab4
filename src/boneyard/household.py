"""A household's own edition: a TOML file that names a published one and the answers it changes."""

import tomllib
from pathlib import Path

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, listed, nearest

_KEYS = ["name", "title", "game", "edition", "answers"]


def load_household(path: str | Path) -> Edition:
    """The edition in a TOML file, listed from now on beside the published ones."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadSetup(f"{path} cannot be read: {problem.strerror or problem}.") from None
    except (UnicodeDecodeError, ValueError):
        raise BadSetup(f"{path} is not a text file in UTF-8.") from None
    try:
        found = read_household(text)
    except BadSetup as problem:
        raise BadSetup(f"{path}: {problem}") from None
    catalog.add_household(found)
    return found


def read_household(text: str) -> Edition:
    """The edition that a TOML text describes."""
    try:
        given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadSetup(f"This is not TOML: {problem}.") from None
    for key in given:
        if key not in _KEYS:
            raise BadSetup(
                f"{key!r} does not belong here; a household's file has {listed(_KEYS, 'and')}.{nearest(key, _KEYS)}"
            )
    name = _text(given, "name").strip()
    if not name or not all(part.isalnum() for part in name.split("-")):
        raise BadSetup(
            f"The name {name!r} will not do: letters, digits and single dashes between them, like sunday-block."
        )
    base = catalog.edition(_text(given, "game"), _text(given, "edition"))
    changes = given.get("answers")
    if not isinstance(changes, dict) or not changes:
        raise BadSetup(
            "A household's file changes at least one answer, in a table [answers], like target = 150."
        )
    title = given.get("title", base.title)
    if not isinstance(title, str):
        raise BadSetup(f"The title is a text, not {title!r}.")
    return base.household(name, title, changes, f"household edition of {base.name}")


def _text(given: dict[str, object], key: str) -> str:
    value = given.get(key)
    if not isinstance(value, str):
        found = "nothing" if value is None else repr(value)
        raise BadSetup(f'A household\'s file needs {key} = "..."; here it is {found}.')
    return value
