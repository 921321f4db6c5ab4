"""A household's own edition: a TOML file that names a published one and the answers it changes."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from boneyard import catalog
from boneyard.core.codes import SetupCode
from boneyard.core.edition import Edition
from boneyard.core.errors import BadSetup, Code

_KEYS = ["name", "title", "game", "edition", "answers"]
_MOST = 100  # answers; more than any sheet asks


@dataclass(frozen=True)
class Household:
    """House rules as an edition: the published one they start from, and the changed answers."""

    edition: Edition
    base: Edition
    answers: dict[str, object]
    text: str


class HouseholdCode(Code):
    """Why a household's file is no edition."""

    IN_FILE = "house-rules-file"  # with the file, and what is wrong with it as `why`
    AT_LINE = "house-rules-line"
    NOT_TOML = "house-rules-not-toml"
    TOO_DEEP = "house-rules-too-deep"
    NO_SUCH_KEY = "house-rules-no-such-key"
    KEY_MISSING = "house-rules-key-missing"
    KEY_NOT_TEXT = "house-rules-key-not-text"
    BAD_NAME = "house-rules-name"
    NO_ANSWERS = "house-rules-no-answers"
    TOO_MANY_ANSWERS = "house-rules-too-many-answers"
    TITLE_NOT_TEXT = "house-rules-title-not-text"
    FROM_A_FILE = "house-rules-from-a-file"


class BadAnswer(BadSetup):
    """What a household's file may not say, with the key that says it."""

    def __init__(self, key: str, code: Code | str, /, **fields: object) -> None:
        super().__init__(code, **fields)
        self.key = key

    @classmethod
    def by(cls, key: str, problem: BadSetup) -> "BadAnswer":
        """The refusal of a key for a reason that something else gave."""
        return cls(key, problem.args[0], **problem.fields)


def edition(game: str, key: object = None) -> Edition:
    """One edition of a game, by its name or a household's TOML file; the first printed one if none is named."""
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
        reason = problem.strerror or str(problem)
        raise BadSetup(SetupCode.CANNOT_READ, path=str(path), reason=reason) from None
    except (UnicodeDecodeError, ValueError):
        raise BadSetup(SetupCode.NOT_UTF8, path=str(path)) from None
    try:
        found = read_household(text)
    except BadSetup as problem:
        raise BadSetup(HouseholdCode.IN_FILE, path=str(path), why=problem) from None
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
        raise BadSetup(HouseholdCode.NOT_TOML, reason=str(problem)) from None
    except (RecursionError, ValueError):
        # Python can't read or show endlessly nested values, or numbers with thousands of digits.
        raise BadSetup(HouseholdCode.TOO_DEEP) from None


def _household(text: str, given: dict[str, object]) -> Household:
    for key in given:
        if key not in _KEYS:
            raise BadAnswer(key, HouseholdCode.NO_SUCH_KEY, given=key, names=tuple(_KEYS))
    name = _text(given, "name").strip()
    if not name or not all(part.isalnum() for part in name.split("-")):
        raise BadAnswer("name", HouseholdCode.BAD_NAME, name=name)
    base = _base(_text(given, "game"), _text(given, "edition"))
    changes = given.get("answers")
    if not isinstance(changes, dict) or not changes:
        raise BadAnswer("answers", HouseholdCode.NO_ANSWERS)
    if len(changes) > _MOST:
        raise BadAnswer("answers", HouseholdCode.TOO_MANY_ANSWERS, most=_MOST)
    title = given.get("title", base.title)
    if not isinstance(title, str):
        raise BadAnswer("title", HouseholdCode.TITLE_NOT_TEXT, given=repr(title))
    try:
        edition = base.household(name, title, changes, f"household edition of {base.name}")
    except BadSetup as problem:
        raise BadAnswer.by(_at_fault(base, name, changes, problem), problem) from None
    return Household(edition, base, changes, text)


def checked_household(text: str) -> Household:
    """The same, but an error names its line."""
    try:
        return household_in(text)
    except BadAnswer as problem:
        line = _line_of(text, problem.key)
        if not line:
            raise
        raise BadSetup(HouseholdCode.AT_LINE, line=line, why=problem) from None


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
        raise BadAnswer.by("game", problem) from None
    if key.endswith(".toml"):
        raise BadAnswer("edition", HouseholdCode.FROM_A_FILE)
    try:
        return catalog.edition(game, key)
    except BadSetup as problem:
        raise BadAnswer.by("edition", problem) from None


def _at_fault(base: Edition, key: str, changes: dict[str, object], why: BadSetup) -> str:
    """The answer that is refused for the same reason when it is the only one."""
    for name, value in changes.items():
        try:
            base.household(key, base.title, {name: value}, "")
        except BadSetup as problem:
            if problem == why:
                return name
    return ""


def _line_of(text: str, key: str) -> int:
    """The line of a key; 0 if it isn't there."""
    if not key:
        return 0
    wanted = re.compile(rf"\s*(\[\s*)?[\"']?{re.escape(key)}[\"']?\s*(=|\])")
    return next((at for at, line in enumerate(text.splitlines(), 1) if wanted.match(line)), 0)


def _text(given: dict[str, object], key: str) -> str:
    value = given.get(key)
    if not isinstance(value, str):
        if value is None:
            raise BadAnswer(key, HouseholdCode.KEY_MISSING, name=key)
        raise BadAnswer(key, HouseholdCode.KEY_NOT_TEXT, name=key, given=repr(value))
    return value
