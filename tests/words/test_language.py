"""Sentences are found in the language of the moment, whole and with their fields."""

import asyncio
import pickle

import pytest

from boneyard.core.phrase import Phrase
from boneyard.words import language
from boneyard.words.language import _, ngettext, per_language, preferred, pseudo, say, supported, use


def test_english_needs_no_catalog() -> None:
    assert _("It's {name}'s turn.", name="Ben") == "It's Ben's turn."
    assert ngettext("{count} tile", "{count} tiles", 1) == "1 tile"
    assert ngettext("{count} tile", "{count} tiles", 2) == "2 tiles"


def test_the_pseudo_language_accents_all_but_fields_and_tags() -> None:
    with use("en-XA"):
        text = _("It's {name}'s <b>turn</b>.", name="Ben")
    assert "Ben" in text
    assert "<b>" in text
    assert "turn" not in text
    assert pseudo("Draw a tile").strip("⟦⟧~") != "Draw a tile"


@pytest.mark.parametrize(
    ("accepted", "found"),
    [
        ("", "en"),
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("fr, es;q=0.5, en;q=0.7", "en"),
        ("de", "en"),
        ("es;q=0, en", "en"),
        ("es;q=x", "en"),
        ("en-xa", "en-XA"),
        (";;;,,,q=1", "en"),
    ],
)
def test_a_browser_gets_its_first_language_that_we_have(accepted: str, found: str) -> None:
    assert preferred(accepted) == found


def test_a_terminal_is_read_by_its_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    assert supported("es_MX.UTF-8") == "es"
    assert supported("C.UTF-8") is None
    monkeypatch.setenv("LC_ALL", "es_AR.UTF-8")
    assert language.from_environment() == "es"


def test_two_tasks_speak_two_languages() -> None:
    async def speak(tag: str) -> str:
        with use(tag):
            await asyncio.sleep(0)
            return _("Draw a tile")

    async def both() -> tuple[str, str]:
        return await asyncio.gather(speak("en"), speak("en-XA"))

    english, accented = asyncio.run(both())
    assert english == "Draw a tile"
    assert accented == pseudo("Draw a tile")


def test_what_is_kept_is_kept_for_each_language() -> None:
    @per_language
    def button() -> str:
        return _("Draw a tile")

    assert button() == "Draw a tile"
    with use("en-XA"):
        assert button() == pseudo("Draw a tile")


def test_a_phrase_is_written_where_it_is_read() -> None:
    phrase = Phrase("Deal {count} tile.", "Deal {count} tiles.", count=7)
    assert str(phrase) == say(phrase) == "Deal 7 tiles."
    assert pickle.loads(pickle.dumps(phrase)) == phrase
    with use("en-XA"):
        assert say(phrase) == pseudo("Deal {count} tiles.").format(count=7)
        assert say(Phrase("First: {rest}", rest=phrase)) == pseudo("First: {rest}").format(rest=say(phrase))


def test_things_are_listed_as_a_sentence_does() -> None:
    assert language.listed([], "or") == "none"
    assert language.listed(["5-4"], "and") == "5-4"
    assert language.listed(["5-4", "3-2"], "or") == "5-4 or 3-2"
    assert language.listed(["5-4", "3-2", "1-0"], "and") == "5-4, 3-2 and 1-0"


@pytest.mark.parametrize(
    ("last", "with_and", "with_or"),
    [
        ("Luis", "Ana y Luis", "Ana o Luis"),
        ("Inés", "Ana e Inés", "Ana o Inés"),
        ("Íñigo", "Ana e Íñigo", "Ana o Íñigo"),
        ("Hilda", "Ana e Hilda", "Ana o Hilda"),
        ("Yvonne", "Ana e Yvonne", "Ana o Yvonne"),
        ("Yolanda", "Ana y Yolanda", "Ana o Yolanda"),
        ("hielo", "Ana y hielo", "Ana o hielo"),
        ("Olga", "Ana y Olga", "Ana u Olga"),
        ("Óscar", "Ana y Óscar", "Ana u Óscar"),
        ("Horacio", "Ana y Horacio", "Ana u Horacio"),
        ("8-4", "Ana y 8-4", "Ana u 8-4"),
        ("11", "Ana y 11", "Ana u 11"),
        ("110", "Ana y 110", "Ana o 110"),
        ("<b>Inés</b>", "Ana e <b>Inés</b>", "Ana o <b>Inés</b>"),
        ("“Olga”", "Ana y “Olga”", "Ana u “Olga”"),
        ("Áida", "Ana y Áida", "Ana o Áida"),
    ],
)
def test_spanish_changes_y_and_o_before_the_same_sound(last: str, with_and: str, with_or: str) -> None:
    with use("es"):
        assert language.listed(["Ana", last], "and") == with_and
        assert language.listed(["Ana", last], "or") == with_or
        assert language.listed(["Eva", "Ana", last], "and") == f"Eva, {with_and}"
    with use("en"):
        assert language.listed(["Ana", last], "and") == f"Ana and {last}"


def test_spanish_suits_y_and_o_to_any_field_that_follows_them() -> None:
    with use("es"):
        assert _("{low} or {high}", low=7, high=8) == "7 u 8"
        assert _("{low} or {high}", low=6, high=7) == "6 o 7"
        said = _("{name} and {other} switched seats.", name="Olga", other="Inés")
    assert said == "Olga e Inés cambiaron de asiento."
