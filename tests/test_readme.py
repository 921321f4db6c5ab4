"""Every command and every snippet of the README and of the documentation is executed."""

import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

import readme_pictures
from boneyard.records import check

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MAKE = ["make play", "make test"]  # these run in the checkout itself


def blocks(page: Path, language: str) -> list[str]:
    return [body for kind, body in FENCE.findall(page.read_text("utf-8")) if kind == language]


def commands() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for page in PAGES:
        for block in blocks(page, "console"):
            lines = [
                line.removeprefix("$ ").partition(" #")[0].strip() for line in block.splitlines() if line
            ]
            assert all(line.startswith("$ ") for line in block.splitlines() if line), f"{page}: {block}"
            found += [(page.name, line) for line in lines]
    return found


COMMANDS = commands()


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with everything that the commands and snippets name: the environment, records, a household's file."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    record = blocks(ROOT / "docs" / "records.md", "")[0]
    for name in ("match.bones", "game.bones"):
        (tmp_path / name).write_text(record, "utf-8")
    for block in blocks(ROOT / "docs" / "households.md", "toml"):
        named = re.search(r'^name = "(.+)"', block, re.MULTILINE)
        assert named
        (tmp_path / f"{named[1]}.toml").write_text(block, "utf-8")
    return tmp_path


def environment() -> dict[str, str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "TERM": "xterm", "COLUMNS": "80", "LINES": "30"}


def talk(command: str, folder: Path, answers: list[str], seconds: float = 240) -> tuple[int, str]:
    """Run a command in its own terminal, give it these answers one by one, and see how it ends."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execvpe("bash", ["bash", "-c", command], environment())
    said = b""
    end = time.monotonic() + seconds
    quiet = time.monotonic()
    while time.monotonic() < end:
        ready, _, _ = select.select([terminal], [], [], 0.2)
        if ready:
            try:
                heard = os.read(terminal, 65536)
            except OSError:
                break
            if not heard:
                break
            said += heard
            quiet = time.monotonic()
        elif answers and time.monotonic() - quiet > 0.3 and said:
            os.write(terminal, answers.pop(0).encode() + b"\n")
            quiet = time.monotonic()
    else:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    return os.waitstatus_to_exitcode(status), said.decode("utf-8", "replace")


def serve(command: str, folder: Path, seconds: float = 240) -> None:
    """Run a command that opens a server, wait until its address answers, and close it as a person would.

    A port that a page names is someone's example and may be taken here: any free one stands for it.
    """
    command = re.sub(r"(?<=--port )\d+", "0", command)
    data = folder / "data"
    around = {**environment(), "BONEYARD_DATA": str(data), "BONEYARD_PORT": "0", "PYTHONUNBUFFERED": "1"}
    line = ["bash", "-c", f"exec {command}"]
    where = ROOT if command in MAKE else folder
    with subprocess.Popen(
        line, cwd=where, env=around, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, start_new_session=True
    ) as server:
        assert server.stdout is not None
        try:
            end = time.monotonic() + seconds
            said = ""
            while time.monotonic() < end and "is open at" not in said:
                told = server.stdout.readline().decode()
                assert told, said
                said += told
            found = re.search(r"is open at (http://\S+/)", said)
            assert found, said
            with urlopen(f"{found[1]}health", timeout=30) as answer:
                assert answer.status == 200
        finally:
            # make passes nothing on, so the whole company is asked to leave.
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(30)


@pytest.mark.parametrize(("page", "command"), COMMANDS, ids=[f"{page}: {line}" for page, line in COMMANDS])
def test_a_printed_command_works(page: str, command: str, desk: Path) -> None:
    if command == "make test":
        # This test is part of the whole suite, so one file is run in its place.
        line = [*command.split(), "TESTS=tests/core/test_rng.py"]
        done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, env=environment(), check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert re.search(r"\d+ passed", done.stdout)
    elif command == "make play" or " serve" in command:
        serve(command, desk)
    elif " play" in command or "replay" in command:
        code, said = talk(command, desk, ["", "", "", "", "", "quit", "q", "quit"])
        assert code == 0, said
        assert "Traceback" not in said
    else:
        line = ["bash", "-c", command]
        done = subprocess.run(line, cwd=desk, capture_output=True, text=True, env=environment(), check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Traceback" not in done.stderr


PYTHON = [(page.name, count, body) for page in PAGES for count, body in enumerate(blocks(page, "python"))]


@pytest.mark.parametrize(
    ("page", "count", "body"), PYTHON, ids=[f"{page} {count}" for page, count, _ in PYTHON]
)
def test_a_printed_snippet_works(page: str, count: int, body: str, desk: Path) -> None:
    done = subprocess.run([sys.executable, "-c", body], cwd=desk, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = re.search(r"print\(problem\) +# (.+)", body)
    assert not said or said[1] in done.stdout, done.stdout


def test_the_printed_snippets_are_typed(tmp_path: Path) -> None:
    """Examples that readers copy pass the strictest checks."""
    for page, count, body in PYTHON:
        name = re.sub(r"\W", "_", page.removesuffix(".md").lower())
        (tmp_path / f"{name}_{count}.py").write_text(body, "utf-8")
    line = [sys.executable, "-m", "mypy", "--strict", str(tmp_path)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# What a type checker can know to be wrong about the arguments of the door and of a match.
WRONG = """
import boneyard

match = boneyard.new("block", seed=1)
match.play(5)
match.play("pass", "0")
match.moves("0")
match.look("0")
match.view(None)
match.history("0")
match.record("0")
match.position("0")
match.undo("1")
match.redo(1.5)
match.hint("0")
match.analyse("0")
match.analyse(budget=5)
match.review(iterations="many")
match.to_rows(moves="yes")
boneyard.Move.parse(5)
boneyard.new(5)
boneyard.new("block", seed=1.5)
boneyard.new("block", first=0.5)
boneyard.position(5)
boneyard.load(5)
"""


def test_a_type_checker_catches_wrong_arguments(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG, "utf-8")
    line = [sys.executable, "-m", "mypy", "--strict", str(wrong)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    caught = [int(each) for each in re.findall(r"wrong\.py:(\d+): error", done.stdout)]
    calls = [count for count, text in enumerate(WRONG.splitlines(), 1) if text.endswith(")")][1:]
    assert caught == calls, done.stdout


RECORDS = [(page.name, body) for page in PAGES for body in blocks(page, "") if "game:" in body]


@pytest.mark.parametrize(("page", "body"), RECORDS, ids=[page for page, _ in RECORDS])
def test_a_printed_record_holds(page: str, body: str) -> None:
    assert check(body) == []


def test_the_pages_of_the_games_are_what_their_rows_say(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    subprocess.run(
        [sys.executable, str(tmp_path / "tools" / "game_pages.py")], check=True, capture_output=True
    )
    made = tmp_path / "docs" / "games"
    for page in sorted(path for path in made.rglob("*") if path.is_file()):
        kept = ROOT / "docs" / "games" / page.relative_to(made)
        assert kept.read_text("utf-8") == page.read_text("utf-8"), f"{kept} is stale: run `make pages`"


def test_the_table_of_games_names_every_game_and_edition() -> None:
    from boneyard import catalog

    text = (ROOT / "README.md").read_text("utf-8")
    for game in catalog.games():
        row = next(
            line for line in text.splitlines() if line.startswith("|") and f"docs/games/{game}.md" in line
        )
        for edition in catalog.editions(game):
            assert edition.key in row, f"README: {edition.name} is missing"


@pytest.mark.parametrize("name", readme_pictures.SHOWN)
def test_a_picture_is_what_the_game_draws(name: str) -> None:
    kept = readme_pictures.FOLDER / f"{name}.svg"
    assert kept.read_text("utf-8") == readme_pictures.picture(name), "run make pages"
    assert f'src="docs/images/{name}.svg"' in PAGES[0].read_text("utf-8")
