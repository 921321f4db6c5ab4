"""The terminal in Spanish: what can be typed is shown in Spanish, and works with or without accents."""

from collections import Counter

from babel.messages.pofile import read_po

from boneyard.words import language, terminal
from boneyard.words.language import use
from support.terminal.person import boneyard

CATALOG = language.CATALOGS / "es.po"


def _play(game: str, typed: str) -> str:
    return " ".join(
        boneyard("play", game, "--seed", "1", typed=typed, env={"LANG": "es_MX.UTF-8"}).stdout.split()
    )


def test_a_match_is_played_in_spanish_where_the_terminal_speaks_it() -> None:
    seen = _play("block", "pista\njugadas\n1\nzz\nsalir\nsi\n")
    for text in (
        "Juegas Bloqueo con Ben",
        "Tu jugada:",
        "Saliste con 6-6.",
        "no es una jugada ni un comando",
    ):
        assert text in seen
    assert "Hasta pronto. Esta partida no se guardó." in seen


def test_moves_are_shown_and_typed_in_spanish() -> None:
    seen = _play("forty-two", "jugadas\npujar 30\nsalir\ns\n")
    assert "pujar 30 pujar 31" in seen
    assert "Pujaste 30." in seen
    assert "Tu jugada [destapar]:" in _play("big-clock", "salir\n")


def test_what_poker_says_can_be_typed() -> None:
    seen = _play("poker", "zz\npasar\nsalir\ns\n")
    assert "Puedes pasar o apostar 2." in seen
    assert "Pasaste." in seen


def test_accents_may_be_left_out() -> None:
    with use("es"):
        assert terminal.in_english("rapido") == terminal.in_english("RÁPIDO") == "fast"
        assert terminal.command_name("fast") == "rápido"
        assert terminal.move_text("trump doubles") == "triunfo dobles"
        assert terminal.in_english("triunfo dobles") == "trump doubles"
        assert terminal.is_yes("si")
        assert terminal.is_yes("Sí")


def test_no_spanish_word_that_can_be_typed_means_two_things() -> None:
    with CATALOG.open("rb") as file:
        own = [str(message.string) for message in read_po(file) if message.context == "typed"]
    assert len(own) > 40
    assert [word for word, count in Counter(own).items() if count > 1 or " " in word] == []
