"""The progress of a translation: which messages are translated, and which aren't yet."""

from dataclasses import dataclass
from functools import cache

from boneyard.words.language import CATALOGS, LANGUAGES, SOURCE


@dataclass(frozen=True)
class Missing:
    """A message that a language has no words for."""

    message: str
    context: str
    places: tuple[str, ...]  # the files it's in


@dataclass(frozen=True)
class TranslationProgress:
    """A language with the messages that it still lacks."""

    language: str
    name: str
    total: int
    missing: tuple[Missing, ...]

    @property
    def done(self) -> int:
        """How many messages have words."""
        return self.total - len(self.missing)


@cache
def progress() -> tuple[TranslationProgress, ...]:
    """Every language that is translated into; it takes Babel to read what translators write."""
    return tuple(_of(language, name) for language, name in LANGUAGES.items() if language != SOURCE)


def _of(language: str, name: str) -> TranslationProgress:
    from babel.messages.pofile import read_po  # only the page and the tool for translators need it

    with (CATALOGS / f"{language}.po").open("rb") as file:
        messages = [each for each in read_po(file, locale=language) if each.id]
    missing = tuple(
        Missing(
            each.id if isinstance(each.id, str) else str(each.id[0]),
            each.context or "",
            tuple(dict.fromkeys(path for path, _line in each.locations)),
        )
        for each in messages
        if not translated(each.string)
    )
    return TranslationProgress(language, name, len(messages), missing)


def translated(string: object) -> bool:
    """Whether a translation, or each of its plural forms, is there."""
    return all(string) if isinstance(string, list | tuple) else bool(string)
