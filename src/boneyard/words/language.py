"""The language that sentences are read in: whole messages with named fields, looked up in gettext catalogs.

`_("It's {name}'s turn.", name="Ben")` is written in the language of the moment: English, unless `use` or
`set_default` said otherwise. Messages are marked by the names of these functions, and `make words` collects them.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from functools import cache, wraps
from gettext import GNUTranslations
from pathlib import Path
from typing import Final, Literal, ParamSpec, TypeVar

from boneyard.core.phrase import AND, OR, Figure, Listing, Phrase, Text

CATALOGS: Final = Path(__file__).parent / "catalogs"
SOURCE: Final = "en"  # what the messages themselves are written in
PSEUDO: Final = "en-XA"  # English with accents: anything in plain letters wasn't translated

# What a person can choose, each by its own name.
LANGUAGES: Final = {SOURCE: "English", "es": "Español"}

# Where the numbers and dates of a language are those of a region.
_LOCALES: Final = {"es": "es_419"}

# Small words that change before certain sounds: Ana y Luis, but Ana e Inés; 6 o 7, but 7 u 8. Each has the word, its
# other form, and how the next text starts. Page scripts get the same patterns from `make words`.
SOUND_CHANGES: Final = {
    "es": (
        ("y", "e", r"h?[ií](?![aeoáéó])|y(?![aeiouáéíóú])"),  # not before hielo
        ("o", "u", r"h?[oó]|8|11(?!\d)"),  # ocho and once too
    )
}
SOUND_STARTS: Final = r"^(?:<[^<>]*>|[\"'“‘«(¿¡])*"  # what comes before the first sound: tags and quotes

Params = ParamSpec("Params")
Result = TypeVar("Result")

_PLAIN: Final = (str, int)  # fields of these types go into a message as they are

_default = SOURCE
_current: Final[ContextVar[str | None]] = ContextVar("language", default=None)


def current() -> str:
    """The language of the moment."""
    return _current.get() or _default


@contextmanager
def use(language: str) -> Iterator[None]:
    """Write sentences in a language for a while; other tasks and threads are not affected."""
    token = _current.set(supported(language) or SOURCE)
    try:
        yield
    finally:
        _current.reset(token)


def set_default(language: str) -> None:
    """Write sentences in a language from now on, wherever no other one is asked for."""
    global _default
    _default = supported(language) or SOURCE


def supported(tag: str) -> str | None:
    """Which of our languages a tag such as "es-MX" or "es_MX.UTF-8" means, if any."""
    plain = re.split(r"[.@]", tag.strip())[0].replace("_", "-")
    if plain.lower() == PSEUDO.lower():
        return PSEUDO
    short = plain.partition("-")[0].lower()
    return short if short in LANGUAGES else None


def preferred(accepted: str) -> str:
    """Our language for an Accept-Language header: the first that we have, by the reader's own weights."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:400].split(",")):
        tag, _semicolon, weight = part.partition(";")
        found = supported(tag)
        number = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
        quality = float(number[1]) if number else 0.0 if weight.strip() else 1.0
        if found and quality > 0:
            wishes.append((-quality, place, found))
    return min(wishes)[2] if wishes else SOURCE


def from_environment() -> str:
    """The language that a terminal asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return supported(os.environ[name]) or SOURCE
    return SOURCE


# --- messages


def _(message: str, /, **fields: object) -> str:
    """A message in the language of the moment, with its fields filled in."""
    language = current()
    text = message if language == SOURCE else _text(message, language)
    return _filled(text, fields, language) if fields else text


def pgettext(context: str, message: str, /, **fields: object) -> str:
    """A message whose words mean different things in different places; the context says which is meant."""
    language = current()
    if language == PSEUDO:
        return _filled(pseudo(message), fields, language)
    found = _catalog(language)
    return _filled(message if found is None else found.pgettext(context, message), fields, language)


def ngettext(one: str, many: str, count: int, /, **fields: object) -> str:
    """A message that depends on a number, which fills the field `count`."""
    language = current()
    if language == PSEUDO:
        text = pseudo(one if count == 1 else many)
    else:
        found = _catalog(language)
        text = (one if count == 1 else many) if found is None else found.ngettext(one, many, count)
    return _filled(text, {"count": count, **fields}, language)


def say(text: Text) -> str:
    """A phrase, several in a row, or a marked message, in the language of the moment."""
    if isinstance(text, str):
        return _text(text, current())
    if isinstance(text, Listing):
        items = [item if isinstance(item, str) else say(item) for item in text.items]
        if text.by == AND:
            return listed(items, "and")
        return listed(items, "or") if text.by == OR else text.by.join(items)
    count = text.fields.get("count")
    if text.many and isinstance(count, int):
        return ngettext(text.message, text.many, count, **text.fields)
    return _(text.message, **text.fields)


def _said(value: object) -> object:
    if isinstance(value, Figure):
        return number(value.value)
    return say(value) if isinstance(value, Phrase | Listing) else value


def number(value: float, places: int = 0) -> str:
    """A number as readers of the language of the moment write it: 10,000 or 1.5."""
    return _by_babel(value, places, "") or f"{value:,.{places}f}"


def percent(share: float, places: int = 1, sign: bool = False) -> str:
    """A share of one as a percentage: 12.5%, or +12.5% with its sign."""
    plus = "+" if sign and share >= 0 else ""
    return plus + (_by_babel(share, places, "%") or f"{share:,.{places}%}")


def _by_babel(value: float, places: int, after: str) -> str:
    """A number in another language's way; empty for English, which needs no library, and without Babel."""
    if current() in (SOURCE, PSEUDO):
        return ""
    try:
        from babel.numbers import format_decimal, format_percent  # not everyone has installed it
    except ImportError:
        return ""
    write = format_percent if after else format_decimal
    return str(write(value, f"#,##0{'.' if places else ''}{'0' * places}{after}", locale=locale()))


def locale() -> str:
    """The name under which the language of the moment has its numbers and dates."""
    return _LOCALES.get(current(), "en_US")


def listed(items: Iterable[str], last: Literal["and", "or"]) -> str:
    """Several things as a sentence names them: "a, b and c"; with nothing to name, "none"."""
    found = list(items)
    if not found:
        return pgettext("list", "none")
    if len(found) == 1:
        return found[0]
    *rest, final = found
    start = rest[0]
    for each in rest[1:]:
        # For translators: a list of more than two things, before its last one.
        start = pgettext("list", "{start}, {next}", start=start, next=each)
    if last == "and":
        return pgettext("list", "{start} and {last}", start=start, last=final)
    return pgettext("list", "{start} or {last}", start=start, last=final)


def did_you_mean(name: str, names: list[str]) -> str:
    """A hint at the name that was probably meant, after a sentence that refuses it; or nothing."""
    close = get_close_matches(name.lower(), names, n=1, cutoff=0.5)
    return " " + _("Did you mean {name}?", name=close[0]) if close else ""


def _text(message: str, language: str) -> str:
    if language == SOURCE or not message:
        return message
    if language == PSEUDO:
        return pseudo(message)
    found = _catalog(language)
    return message if found is None else found.gettext(message)


def _filled(text: str, fields: dict[str, object], language: str) -> str:
    if not fields:
        return text
    for value in fields.values():
        if type(value) not in _PLAIN:
            fields = {name: _said(value) for name, value in fields.items()}
            break
    if language in SOUND_CHANGES:
        text = adapted(text, fields)
    return text.format_map(fields)


def adapted(text: str, fields: Mapping[str, object]) -> str:
    """A message whose small words suit the fields that follow them: in Spanish, y {name} becomes e {name} for Inés."""
    for word, other, pattern in _sounds(current()):
        if f"{word} {{" in text:
            for name, value in fields.items():
                if pattern.match(str(value)):
                    text = re.sub(rf"\b{word}(?= \{{{name}[}}!:])", other, text)
    return text


@cache
def _sounds(language: str) -> list[tuple[str, str, re.Pattern[str]]]:
    return [
        (word, other, re.compile(f"{SOUND_STARTS}(?:{pattern})", re.IGNORECASE))
        for word, other, pattern in SOUND_CHANGES.get(language, ())
    ]


@cache
def _catalog(language: str) -> GNUTranslations | None:
    if language == SOURCE:
        return None
    with (CATALOGS / f"{language}.mo").open("rb") as file:
        return GNUTranslations(file)


def per_language(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """Keep what a function returns, apart for each language: the `functools.cache` of what people read."""

    @cache
    def kept(language: str, *args: Params.args, **kwargs: Params.kwargs) -> Result:
        return function(*args, **kwargs)

    @wraps(function)
    def found(*args: Params.args, **kwargs: Params.kwargs) -> Result:
        return kept(current(), *args, **kwargs)  # type: ignore[arg-type]

    return found


# --- the pseudo-language

_ACCENTED: Final = str.maketrans(
    "AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz",
    "ÅåƁƀÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž",
)
# Fields, tags and entities stay as they are.
_VERBATIM: Final = re.compile(r"(\{[^{}]*\}|<[^<>]*>|&\w+;)")


def pseudo(message: str) -> str:
    """A message as the pseudo-language writes it: accents everywhere, and a third longer, as translations are."""
    if not any(part.strip(" ,:;.–-") for part in _VERBATIM.split(message)[::2]):
        return message  # nothing but fields and punctuation
    parts = [
        part if place % 2 else part.translate(_ACCENTED)
        for place, part in enumerate(_VERBATIM.split(message))
    ]
    longer = "~" * (len(message) // 3) if len(message) > 8 else ""
    longer = re.sub("(~{8})(?=~)", r"\1 ", longer)  # a line may break there, as it may between words
    return f"⟦{''.join(parts)}{longer}⟧"
