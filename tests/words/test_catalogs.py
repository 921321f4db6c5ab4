"""The catalogs hold the messages of today, and each translation has the fields of its message."""

import json
import re
from types import ModuleType

import pytest
from babel.messages import Catalog, Message
from babel.messages.pofile import read_po

from boneyard.words.language import CATALOGS, LANGUAGES, SOURCE
from boneyard.words.progress import progress

TRANSLATED = [language for language in LANGUAGES if language != SOURCE]
_FIELD = re.compile(r"\{(\w+)(?:![rs])?\}")
_TAG = re.compile(r"</?\w[^<>]*>")


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """tools/words.py, which writes the catalogs."""
    import words

    found: ModuleType = words
    return found


def catalog(language: str) -> Catalog:
    with (CATALOGS / f"{language}.po").open("rb") as file:
        return read_po(file, locale=language)


def texts(message: Message) -> list[tuple[str, str]]:
    """Each translation beside what it translates; a plural form beside the plural, the first one beside both."""
    if isinstance(message.id, str):
        return [(message.id, str(message.string))] if message.string else []
    found = [str(each) for each in message.string or ()]
    return [(str(message.id[-1]), each) for each in found if each]


def test_the_catalogs_are_up_to_date(tool: ModuleType) -> None:
    stale = [
        path.name for path, data in tool.outputs().items() if not path.exists() or path.read_bytes() != data
    ]
    assert stale == [], "run `make words`"


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_a_guess_or_left_over(language: str) -> None:
    found = catalog(language)
    assert [message.id for message in found if message.id and message.fuzzy] == []
    assert list(found.obsolete.values()) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_fields_and_tags_of_its_message(language: str) -> None:
    wrong = []
    for message in catalog(language):
        for source, target in texts(message) if message.id else []:
            fields, given = set(_FIELD.findall(source)), set(_FIELD.findall(target))
            # One thing may be named without its number.
            same = fields == given or (fields - given == {"count"} and not isinstance(message.id, str))
            if not same or sorted(_TAG.findall(source)) != sorted(_TAG.findall(target)):
                wrong.append((source, target))
    assert wrong == []


def test_a_message_is_a_whole_sentence_with_named_fields(tool: ModuleType) -> None:
    for message in tool.collect():
        for text in [message.id] if isinstance(message.id, str) else message.id or []:
            assert "{}" not in text, text
            assert text == text.strip(), text


def test_the_page_for_translators_counts_what_the_tool_counts(tool: ModuleType) -> None:
    for each in progress():
        found = catalog(each.language)
        assert each.total == len([message for message in found if message.id])
        assert each.done == len(
            [message for message in found if message.id and tool.translated(message.string)]
        )


def test_scripts_load_their_own_messages_and_no_others(tool: ModuleType) -> None:
    found = Catalog(locale="es")
    found.add("Undo", "Deshacer", [("web/static/table/undo.js", 0)])
    found.add(
        ("{count} tile", "{count} tiles"), ("{count} ficha", "{count} fichas"), [("a.js", 0), ("b.py", 0)]
    )
    found.add("away", "ausente", [("a.js", 0)], context="a player")
    found.add("Redo", "", [("a.js", 0)])
    found.add("Only here", "Solo aquí", [("b.py", 0)])
    text = tool.for_scripts("es", found).decode()
    messages = json.loads(re.findall(r"messages: (\{.*\}) \};", text, re.DOTALL)[0])
    assert messages == {
        "Undo": "Deshacer",
        "{count} tile": ["{count} ficha", "{count} fichas"],
        "a player\x04away": "ausente",
    }
    assert "plural: (n) => Number(n != 1)" in text
