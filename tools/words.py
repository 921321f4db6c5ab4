"""Collects every message that is marked for translation, and brings the catalogs up to date: `make words`.

One file per language is for translators, words/catalogs/es.po. The template (.pot) is what it is compared with, the
.mo is what the program reads, and web/static/words/es.js what the page scripts do: only the messages that they use.
"""

import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import IO, Any, Final

from babel.messages import Catalog
from babel.messages.extract import extract_from_file, extract_python
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from boneyard.words.language import LANGUAGES, SOUND_CHANGES, SOUND_STARTS, SOURCE
from boneyard.words.progress import translated

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "boneyard"
CATALOGS: Final = PACKAGE / "words" / "catalogs"
TEMPLATE: Final = CATALOGS / "boneyard.pot"
SCRIPTS: Final = PACKAGE / "web" / "static" / "words"


def python_messages(file: IO[bytes], keywords: Any, tags: Any, options: Any) -> Iterator[Any]:
    """What Babel finds in Python; a phrase that has words for one and for many is a message with a plural."""
    for line, name, messages, comments in extract_python(file, keywords, tags, options):
        found: Any = messages  # one string, or one for each argument, None for those that are no strings
        many = name == "Phrase" and isinstance(found, tuple) and isinstance(found[1], str)
        yield line, "ngettext" if many else name, messages, comments


# How messages are marked, and which arguments are messages (or their context, `c`).
KEYWORDS: Final = {
    "_": None,
    "rich": None,  # in templates: with tags
    "marked": None,
    "Phrase": None,  # with a second message it is read as ngettext
    "Answer": (2,),
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
}
HOW: Final[dict[str, Any]] = {
    ".py": python_messages,
    ".js": "javascript",
    ".html": "jinja2.ext:babel_extract",
}
# Lines of a catalog's head that no one fills in.
UNWANTED: Final = tuple(
    f'"{name}:'.encode()
    for name in (
        "Report-Msgid-Bugs-To",
        "POT-Creation-Date",
        "PO-Revision-Date",
        "Last-Translator",
        "Language-Team",
        "Generated-By",
    )
)
HEAD: Final = "# Messages of Boneyard. docs/translating.md says how to translate them.\n#"
NOTES: Final = ("For translators:",)
WHEN: Final = datetime(2026, 1, 1, tzinfo=UTC)  # the date in compiled catalogs


def sources() -> Iterator[Path]:
    """The files that can contain messages, in the order of the template."""
    yield from sorted(path for path in PACKAGE.rglob("*") if path.suffix in HOW)


def collect() -> Catalog:
    """Every marked message, with the files it's in."""
    found = Catalog(project="Boneyard", version="1", fuzzy=False, header_comment=HEAD)
    for path in sources():
        method = HOW[path.suffix]
        options = {"silent": "false"} if path.suffix == ".html" else {}
        for _line, message, comments, context in extract_from_file(
            method, path, KEYWORDS, NOTES, options, strip_comment_tags=False
        ):
            place = (path.relative_to(ROOT).as_posix(), 0)
            found.add(message, None, [place], auto_comments=comments, context=context)
    return found


def as_text(catalog: Catalog) -> bytes:
    """A catalog as a file; no dates and no line numbers, which would change with every edit."""
    file = BytesIO()
    write_po(file, catalog, width=110, include_lineno=False, ignore_obsolete=True)
    return b"".join(line for line in file.getvalue().splitlines(True) if not line.startswith(UNWANTED))


def updated(language: str, template: Catalog) -> Catalog:
    """A language's catalog with the messages of today; those that no one uses anymore are dropped."""
    path = CATALOGS / f"{language}.po"
    if not path.exists():
        found = Catalog(locale=language, project="Boneyard", version="1", fuzzy=False, header_comment=HEAD)
    else:
        with path.open("rb") as file:
            found = read_po(file, locale=language)
    found.update(template, no_fuzzy_matching=True)
    found.fuzzy = False
    return found


def compiled(catalog: Catalog) -> bytes:
    """A catalog as the program reads it."""
    # Babel would write the current time, and every run would change the file.
    catalog.creation_date = WHEN
    file = BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


def for_scripts(language: str, catalog: Catalog) -> bytes:
    """The messages of page scripts as a page loads them; what has no translation is left to English."""
    messages = {
        f"{message.context}\x04{_first(message.id)}"
        if message.context
        else _first(message.id): message.string
        for message in catalog
        if message.id
        and translated(message.string)
        and any(path.endswith(".js") for path, _line in message.locations)
    }
    words = json.dumps(messages, ensure_ascii=False, indent=1, sort_keys=True)
    head = f"// Made by `make words` from words/catalogs/{language}.po, which is the file to edit."
    plural = f"(n) => Number{catalog.plural_expr}"
    changes = json.dumps(
        [
            [word, other, f"{SOUND_STARTS}(?:{pattern})"]
            for word, other, pattern in SOUND_CHANGES.get(language, ())
        ],
        ensure_ascii=False,
    )
    parts = f"plural: {plural}, changes: {changes}, messages: {words}"
    return f'{head}\n"use strict";\nglobalThis.boneyardWords = {{ {parts} }};\n'.encode()


def _first(forms: str | tuple[str, ...] | list[str]) -> str:
    return forms if isinstance(forms, str) else forms[0]


def outputs() -> dict[Path, bytes]:
    """Every file that follows from the sources and the translations, as it should be."""
    template = collect()
    found = {TEMPLATE: as_text(template)}
    for language in LANGUAGES:
        if language != SOURCE:
            catalog = updated(language, template)
            found[CATALOGS / f"{language}.po"] = as_text(catalog)
            found[CATALOGS / f"{language}.mo"] = compiled(catalog)
            found[SCRIPTS / f"{language}.js"] = for_scripts(language, catalog)
    return found


def missing(language: str) -> list[str]:
    """The messages that a language has no words for yet."""
    catalog = updated(language, collect())
    return [str(message.id) for message in catalog if message.id and not translated(message.string)]


def main() -> None:
    """Write what is stale, and say how complete each language is."""
    for path, data in outputs().items():
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
            print(f"Wrote {path.relative_to(ROOT)}.")
    for language, name in LANGUAGES.items():
        if language != SOURCE:
            left = missing(language)
            print(f"{name}: {f'{len(left)} left to translate' if left else 'complete'}.")
            for message in left if "--missing" in sys.argv else []:
                print(f"  {message}")


if __name__ == "__main__":
    main()
