"""Every command as its own process: what it prints, where, and how it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

import boneyard as package
from boneyard import catalog
from support.terminal.person import boneyard, surroundings

GOOD = """game: block
edition: cardinal
players: Ann, Ben
options: target=4
round 1
first: 0
hand 0: 6-4 6-6
hand 1: 1-0 3-0
0 6-4 > lead
= turn: 1
1 pass
0 6-6 > 6-4.6
= over: 0
"""
COMMANDS = ["games", "rules", "editions", "play", "replay", "check"]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.bones"
    path.write_text(GOOD, "utf-8")
    return path


def test_version_and_help() -> None:
    build = "compiled" if package.compiled else "interpreted"
    assert boneyard("--version").stdout == f"boneyard {package.__version__} ({build})\n"
    whole = boneyard("--help").stdout
    for command in COMMANDS:
        assert f"  {command} " in whole
        run = boneyard(command, "--help")
        assert run.returncode == 0
        assert f"Usage: boneyard {command}" in run.stdout
        assert command == "games" or "boneyard " + command in run.stdout.partition("\n")[2]


@pytest.mark.parametrize("columns", ["80", "40"])
def test_pages_fit_and_need_no_color(columns: str) -> None:
    for arguments in (["games"], ["rules", "chickenfoot"], ["editions", "tiddle-a-wink"]):
        run = boneyard(*arguments, env={"COLUMNS": columns, "NO_COLOR": "1"})
        assert (run.returncode, run.stderr) == (0, "")
        assert max(len(line) for line in run.stdout.splitlines()) <= int(columns)
        assert "\x1b" not in run.stdout


def test_the_table_of_games_is_complete() -> None:
    out = boneyard("games").stdout
    for game, editions in catalog.games().items():
        assert game in out
        for edition in editions:
            assert edition in out


def test_rules_end_with_the_options() -> None:
    out = " ".join(boneyard("rules", "muggins", "--edition", "university").stdout.split())
    assert "calls = automatic" in out
    assert out.index("Scoring during play") < out.index("target = 250")
    assert "Choose automatic or spoken." in out


def test_editions_shows_only_what_differs() -> None:
    out = boneyard("editions", "draw").stdout
    assert "Every double is open" in out
    assert "Touching ends" not in out
    assert "has one edition" in boneyard("editions", "block").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rules", "nope"], "There's no game 'nope'"),
        (["rules", "block", "-e", "nope"], "has no edition 'nope'"),
        (["editions", "blok"], "Did you mean block?"),
        (["play", "block", "--set", "7"], "isn't played with double-7"),
        (["play", "block", "--players", "29"], "for 2 to 28 players (printed for 2 to 4), not 29"),
        (["play", "block", "--players", "0"], "for 2 to 28 players (printed for 2 to 4), not 0"),
        (["play", "block", "--players", "2", "--bots", "random,random"], "You named 2 bots"),
        (["play", "block", "--bots", "clever"], "There's no bot 'clever'"),
        (["play", "block", "-o", "target"], "name=value"),
        (["play", "block", "-o", "target=0"], "from 1 to"),
        (["play", "block", "-o", "target=5", "-o", "target=6"], "You gave the option target twice"),
        (["play", "block", "--name", "a,b"], "can't be a player's name"),
        (["play", "--edition", "cardinal"], "Which game is the edition"),
        (["play", "--load", "nowhere.bones"], "can't be read"),
        (["play", "block", "--load", "nowhere.bones"], "Leave them out"),
        (["play", "block", "--household", "nowhere.toml"], "can't be read"),
        (["replay", "nowhere.bones"], "can't be read"),
        (["replay", "."], "can't be read"),
    ],
)
def test_whatever_is_refused_is_one_sentence(arguments: list[str], words: str) -> None:
    run = boneyard(*arguments)
    assert run.returncode == 2
    assert run.stderr.startswith("boneyard: ")
    assert run.stderr.count("\n") == 1
    assert words in run.stderr


@pytest.mark.parametrize(
    "arguments", [["play"], ["play", "block"], ["play", "chickenfoot", "--players", "3"]]
)
def test_there_is_no_one_to_ask(arguments: list[str]) -> None:
    run = boneyard(*arguments)
    assert run.returncode == 2
    assert run.stderr.startswith("boneyard: No one is there to answer")
    assert run.stderr.count("\n") == 1


def test_the_menu_takes_enter_numbers_and_names() -> None:
    first = catalog.editions(next(iter(catalog.games())))[0]
    run = boneyard("play", "--seed", "1", "--bots", "random", typed="\n\nquit\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert f"You're playing {first.title} with Ben (random)." in run.stdout
    run = boneyard("play", "--seed", "1", typed="block\n\n\nquit\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "You're playing Block with Ben (greedy)." in run.stdout
    run = boneyard("play", "--seed", "1", typed="99\nmuggins\nuniversity\n77\nx\n3\nquit\n")
    assert run.returncode == 0
    assert f"Type a number from 1 to {len(catalog.games())} or a name" in run.stdout
    assert "is for 2 to 27 players (printed for 2 to 4), not 77" in " ".join(run.stdout.split())
    assert "Type a number from 2 to 4." in run.stdout
    assert "You're playing Muggins with Ben (greedy) and Cleo (greedy)." in run.stdout


def test_input_that_ends_leaves_politely() -> None:
    run = boneyard("play", "block", "--seed", "1", typed="hint\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.rstrip().endswith("Goodbye. This match wasn't saved.") or "Goodbye." in run.stdout


@pytest.mark.parametrize(
    "env",
    [
        {"LANG": "C"},
        {"LC_ALL": "POSIX"},
        {"PYTHONIOENCODING": "ascii"},
        {"LANG": "C", "TERM": "dumb", "NO_COLOR": "1"},
    ],
)
def test_a_plain_terminal_gets_plain_letters(env: dict[str, str]) -> None:
    run = boneyard(
        "play", "chickenfoot", "--players", "2", "--seed", "1", "--name", "Zoe", typed="1\n1\nq\n", env=env
    )
    assert run.returncode == 0
    assert run.stderr == ""
    assert run.stdout.isascii()
    assert "9 <- [9=9] -> 9 (6 ways)" in run.stdout
    assert boneyard("games", env=env).stdout.isascii()


def test_a_name_the_terminal_cannot_show() -> None:
    run = boneyard("play", "block", "--name", "Zoë", typed="q\n", env={"PYTHONIOENCODING": "ascii"})
    assert (run.returncode, run.stderr) == (0, "")
    assert "Zo?" in run.stdout


def test_bytes_that_are_not_text() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "boneyard", "play", "block", "--seed", "1"],
        input=b"\xff\xfe\x00\n\x00\nquit\n",
        capture_output=True,
        env=surroundings(),
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")


def test_a_household_is_played_saved_and_loaded(tmp_path: Path) -> None:
    home = tmp_path / "sunday.toml"
    home.write_text(
        'name = "sunday"\ngame = "block"\nedition = "cardinal"\n[answers]\ntarget = 42\n', "utf-8"
    )
    saved = tmp_path / "s.bones"
    run = boneyard("play", "--household", home, "--seed", "1", typed=f"save {saved}\nq\n")
    assert run.returncode == 0
    assert "(first to 42)" in run.stdout
    assert f"--load {saved} --household {home}" in run.stdout
    assert boneyard("play", "--load", saved, typed="q\n").returncode == 2
    assert boneyard("play", "--load", saved, "--household", home, typed="q\n").returncode == 0
    assert boneyard("check", saved).returncode == 1
    assert boneyard("check", saved, "--household", home).returncode == 0
    assert boneyard("play", "draw", "--household", home).returncode == 2
    assert "sunday" in boneyard("editions", "block", "--household", home).stdout


# --- check


def test_check_is_silent_where_all_holds(good: Path) -> None:
    run = boneyard("check", good)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_check_reports_every_problem(good: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.bones"
    bad.write_text(GOOD.replace("= turn: 1", "= turn: 0").replace("= over: 0", "= over: no"), "utf-8")
    (tmp_path / "odd.bones").write_bytes(b"\xff\xfe")
    missing = tmp_path / "missing.bones"
    run = boneyard("check", bad, good, missing, tmp_path, tmp_path / "odd.bones", env={"COLUMNS": "30"})
    assert run.returncode == 1
    assert run.stderr == ""
    assert run.stdout.splitlines() == [
        f"{bad}:10: expected turn: 0, found turn: 1",
        f"{bad}:13: expected over: no, found over: 0",
        f"{missing}: can't be read: No such file or directory.",
        f"{tmp_path}: can't be read: Is a directory.",
        f"{tmp_path / 'odd.bones'}: isn't a UTF-8 text file.",
    ]


def test_a_line_that_cannot_be_read(tmp_path: Path) -> None:
    bad = tmp_path / "bad.bones"
    bad.write_text("game block\n", "utf-8")
    run = boneyard("check", bad)
    assert run.returncode == 1
    assert run.stdout.startswith(f"{bad}:1: expected ")


# --- replay


def test_replay_prints_a_record_whole(good: Path) -> None:
    run = boneyard("replay", good)
    assert run.returncode == 0
    assert "move 0 of 3" in run.stdout
    assert "  6 ← [6‖6][6|4] → 4" in run.stdout
    assert "● Ann  6-6 6-4" in run.stdout
    assert "Ben passed." in run.stdout
    assert run.stdout.rstrip().endswith("Ann won the match!")


def test_replay_from_one_seat_hides_the_others(good: Path) -> None:
    for seat in ("1", "Ben"):
        out = boneyard("replay", good, "--seat", seat).stdout
        assert "Ann  2 tiles" in out
        assert "6-6 6-4" not in out
    assert "There's no seat '5'" in boneyard("replay", good, "--seat", "5").stderr


def test_replay_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    bad = tmp_path / "bad.bones"
    bad.write_text(GOOD.replace("1 pass", "1 draw"), "utf-8")
    run = boneyard("replay", bad)
    assert run.returncode == 2
    assert run.stderr.startswith(f"boneyard: {bad}:11: expected a legal move")


# --- the other end of the pipe


def test_a_reader_that_leaves_early_is_no_trouble() -> None:
    script = f"{sys.executable} -m boneyard rules muggins | head -n 1; exit ${{PIPESTATUS[0]}}"
    run = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, env=surroundings(), check=False
    )
    assert run.stderr == ""
    assert run.returncode in (0, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk here")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        run = subprocess.run(
            [sys.executable, "-m", "boneyard", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=surroundings(),
            check=False,
        )
    assert (run.returncode, run.stderr) == (2, "boneyard: No space left on device.\n")
