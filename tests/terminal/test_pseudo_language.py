"""With the pseudo-language on, nothing around the games is plain English: help, command lines, the menu, the lab."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command

from boneyard.terminal import cli
from boneyard.terminal.play.menu import complete_request
from boneyard.terminal.play.setup import MatchRequest
from boneyard.words import terminal
from boneyard.words.language import PSEUDO, pseudo, use
from support.terminal.person import boneyard, talk_to, typing
from support.terminal.pseudo import escaped, without_typed


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    with use(PSEUDO):
        yield


def _commands() -> list[tuple[str, ...]]:
    return [
        (),
        *[(name,) for name in cli._COMMANDS],
        *[("lab", name) for name in ("simulate", "compare", "tournament", "plot")],
        *[("admin", name) for name in ("tables", "guests", "disk")],
    ]


@pytest.mark.parametrize("command", _commands(), ids=" ".join)
def test_the_help_of_every_command_is_translated(command: tuple[str, ...]) -> None:
    found = get_command(cli.app)
    context = found.make_context("boneyard", list(command), resilient_parsing=True)
    for name in command:
        found = found.get_command(context, name)  # type: ignore[attr-defined]
        context = type(context)(found, parent=context, info_name=name)
    told = found.get_help(context)
    assert "⟦" in told
    for name in getattr(found, "commands", ()):  # what is typed stays as it is
        told = re.sub(rf"^  {name}  ", "  ", told, flags=re.MULTILINE)
    # Examples are commands, and metavars are names for what goes there.
    assert [line for line in escaped(told) if "boneyard" not in line and "|" not in line.split("⟦")[0]] == []


def test_wrong_command_lines_are_refused_in_the_reader_s_language() -> None:
    for arguments in (
        ["play", "--foo"],
        ["odds"],
        ["zz"],
        ["odds", "squeeze", "--deals", "x"],
        ["play", "--bots", "x", "block"],
    ):
        run = boneyard(*arguments, "--language", PSEUDO)
        assert run.returncode == 2
        assert run.stderr.startswith("boneyard: ⟦")
        assert escaped(run.stderr.removeprefix("boneyard: ")) == []


def test_the_language_can_stand_anywhere_and_comes_from_the_locale() -> None:
    before = boneyard("--language", PSEUDO, "train", "12", "12-5").stdout
    assert "⟦" in before
    assert boneyard("train", "12", "12-5", f"--language={PSEUDO}").stdout == before
    assert boneyard("train", "12", "12-5", env={"LC_MESSAGES": "en_XA.UTF-8"}).stdout == before
    assert "⟦" not in boneyard("train", "12", "12-5", env={"LANG": "fr_FR.UTF-8"}).stdout
    wrong = boneyard("train", "--language", "klingon")
    assert wrong.returncode == 2
    assert (
        wrong.stderr
        == "boneyard: There's no language 'klingon'. The languages are en (English) and es (Español).\n"
    )


def test_the_menu_is_in_the_reader_s_language() -> None:
    console, seen = talk_to(typing(["zz", "muggins", "cardinal", "x", "2"]), width=100)
    complete_request(console, MatchRequest(None))
    assert escaped(without_typed(seen.getvalue())) == []


def test_the_lab_and_the_solver_speak_the_reader_s_language(tmp_path: Path) -> None:
    for arguments in (
        ["lab", "compare", "draw", "--option", "target=150", "--deals", "10", "--cores", "1"],
        ["lab", "tournament", "block", "--bots", "greedy,random", "--deals", "2", "--cores", "1"],
        ["lab", "simulate", "block", "--matches", "2", "--cores", "1"],
        ["solve", "castle-rock", "--deal", "7", "--positions", "2000"],
        ["odds", "squeeze", "--set", "6", "--deals", "3", "--cores", "1"],
    ):
        run = boneyard(*arguments, "--language", PSEUDO)
        assert run.returncode == 0
        assert escaped(re.sub(r"target=\d+", "", without_typed(run.stdout))) == []


def test_commands_can_be_typed_in_the_reader_s_language_and_in_english() -> None:
    assert terminal.in_english(f"{pseudo('hint')} {pseudo('sure')}") == "hint sure"
    assert terminal.in_english(f"{pseudo('save!')} my.bones") == "save! my.bones"
    assert terminal.in_english("undo") == "undo"
    assert terminal.in_english("6-4 > 5-5") == "6-4 > 5-5"
    assert terminal.command_name("undo, redo") == f"{pseudo('undo')}, {pseudo('redo')}"
    assert terminal.is_yes(pseudo("yes"))
    assert terminal.is_yes("Y")
    assert not terminal.is_yes("")
