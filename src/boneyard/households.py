"""A household's own edition: a TOML file that names a published one and the answers it changes."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from boneyard import catalog
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, listed, nearest

_KEYS = ["name", "title", "game", "edition", "answers"]
_MOST = 100  # answers; no sheet asks so many questions


@dataclass(frozen=True)
class Household:
    """A household's edition, the published one it comes from, and what it answers otherwise."""

    edition: Edition
    base: Edition
    answers: dict[str, object]
    text: str


class BadAnswer(BadSetup):
    """What a household's file may not say, with the key that says it."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(why)
        self.key = key


def edition(game: str, key: object = None) -> Edition:
    """One edition of a game, by its name or a household's TOML file; the first printed one where none is named."""
    if isinstance(key, Path):
        key = str(key)
    if not isinstance(key, str) or not key.endswith(".toml"):
        return catalog.edition(game, key)
    found = load_household(key)
    catalog.check_game(found, game)
    return found


def load_household(path: str | Path) -> Edition:
    """The edition in a TOML file, listed from now on beside the published ones."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadSetup(f"{path} can't be read: {problem.strerror or problem}.") from None
    except (UnicodeDecodeError, ValueError):
        raise BadSetup(f"{path} isn't a UTF-8 text file.") from None
    try:
        found = read_household(text)
    except BadSetup as problem:
        raise BadSetup(f"{path}: {problem}") from None
    catalog.add_household(found)
    return found


def read_household(text: str) -> Edition:
    """The edition that a TOML text describes."""
    return household_in(text).edition


def household_in(text: str) -> Household:
    """All that a TOML text says of a household's edition."""
    # Imported here, because a household's file is rare and loading the reader of TOML is not free.
    import tomllib

    try:
        return _household(text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as problem:
        raise BadSetup(f"This isn't valid TOML: {problem}.") from None
    except (RecursionError, ValueError):
        # Python neither reads nor shows what is nested without end, and numbers of thousands of digits.
        raise BadSetup(
            "An answer is a word, a number, true or false. This file has something longer or deeper."
        ) from None


def _household(text: str, given: dict[str, object]) -> Household:
    for key in given:
        if key not in _KEYS:
            raise BadAnswer(
                key,
                f"{key!r} doesn't belong here. A house-rules file has {listed(_KEYS, 'and')}.{nearest(key, _KEYS)}",
            )
    name = _text(given, "name").strip()
    if not name or not all(part.isalnum() for part in name.split("-")):
        raise BadAnswer(
            "name",
            f"The name {name!r} won't work. Use letters, digits and single dashes, like sunday-block.",
        )
    base = _base(_text(given, "game"), _text(given, "edition"))
    changes = given.get("answers")
    if not isinstance(changes, dict) or not changes:
        raise BadAnswer(
            "answers",
            "A house-rules file changes at least one answer, in a table [answers], like target = 150.",
        )
    if len(changes) > _MOST:
        raise BadAnswer("answers", f"That's more answers than any game has. Give at most {_MOST}.")
    title = given.get("title", base.title)
    if not isinstance(title, str):
        raise BadAnswer("title", f"The title is a text, not {title!r}.")
    try:
        edition = base.household(name, title, changes, f"household edition of {base.name}")
    except BadSetup as problem:
        raise BadAnswer(_at_fault(base, name, changes, str(problem)), str(problem)) from None
    return Household(edition, base, changes, text)


def checked_household(text: str) -> Household:
    """The same, but what is wrong is told with its line."""
    try:
        return household_in(text)
    except BadAnswer as problem:
        line = _line_of(text, problem.key)
        raise BadSetup(f"Line {line}: {problem}" if line else str(problem)) from None


def write_household(name: str, title: str, base: Edition, answers: Mapping[str, object]) -> str:
    """A household's edition as its TOML file says it."""
    head = {"name": name, "title": title, "game": base.game, "edition": base.key}
    lines = [f"{key} = {_written(value)}" for key, value in head.items()]
    return "\n".join(
        [*lines, "", "[answers]", *[f"{key} = {_written(value)}" for key, value in answers.items()], ""]
    )


def _written(value: object) -> str:
    # JSON writes texts, whole numbers and truths as TOML reads them.
    return json.dumps(value, ensure_ascii=False)


def _base(game: str, key: str) -> Edition:
    try:
        catalog.about(game)
    except BadSetup as problem:
        raise BadAnswer("game", str(problem)) from None
    if key.endswith(".toml"):
        raise BadAnswer("edition", "House rules start from a published edition, not from another file.")
    try:
        return catalog.edition(game, key)
    except BadSetup as problem:
        raise BadAnswer("edition", str(problem)) from None


def _at_fault(base: Edition, key: str, changes: dict[str, object], why: str) -> str:
    """The answer that is refused for the same reason when it is the only one."""
    for name, value in changes.items():
        try:
            base.household(key, base.title, {name: value}, "")
        except BadSetup as problem:
            if str(problem) == why:
                return name
    return ""


def _line_of(text: str, key: str) -> int:
    """The line where a key stands; 0 where it does not."""
    if not key:
        return 0
    wanted = re.compile(rf"\s*(\[\s*)?[\"']?{re.escape(key)}[\"']?\s*(=|\])")
    return next((at for at, line in enumerate(text.splitlines(), 1) if wanted.match(line)), 0)


def _text(given: dict[str, object], key: str) -> str:
    value = given.get(key)
    if not isinstance(value, str):
        found = "nothing" if value is None else repr(value)
        raise BadAnswer(key, f'A house-rules file needs {key} = "...". Here it is {found}.')
    return value
