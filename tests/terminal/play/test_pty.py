"""A real terminal of a given width: nothing is wider, and leaving is always polite."""

import os
import re
import select
import signal
import sys
import time
from pathlib import Path

import pytest

import boneyard
from support.terminal.person import surroundings

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]")


class Terminal:
    """A boneyard that believes someone sits in front of it."""

    def __init__(self, columns: int, *arguments: str, env: dict[str, str] | None = None) -> None:
        around = surroundings({"TERM": "xterm", **(env or {})})
        del around["COLUMNS"]
        self.process, self.screen = pty.fork()
        if self.process == 0:
            # A suite that runs in the background ignores Ctrl-C, and would hand that down.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            termios.tcsetwinsize(0, (40, columns))
            os.execve(sys.executable, [sys.executable, "-m", "boneyard", *arguments], around)
        self.text = ""
        self.read = 0  # up to where someone has read

    def wait_for(self, pattern: str) -> str:
        """Read on until something appears; what was found."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            found = re.compile(pattern).search(self.text, self.read)
            if found:
                self.read = found.end()
                return found[0]
            if select.select([self.screen], [], [], 0.5)[0]:
                try:
                    data = os.read(self.screen, 65536)
                except OSError:
                    data = b""
                if not data:
                    break
                self.text += ESCAPES.sub("", data.decode("utf-8", "replace")).replace("\r", "")
        raise AssertionError(f"{pattern!r} never came after:\n{self.text[self.read :]}")

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def end(self, nudge: str = "") -> int:
        """Read what is left, typing the nudge again while nothing comes; the exit status."""
        quiet = 0
        try:
            while quiet < 15:
                if not select.select([self.screen], [], [], 2)[0]:
                    quiet += 1
                    self.type(nudge)
                    continue
                data = os.read(self.screen, 65536)
                if not data:
                    break
                self.text += ESCAPES.sub("", data.decode("utf-8", "replace")).replace("\r", "")
            else:
                os.kill(self.process, signal.SIGKILL)
        except OSError:
            pass
        os.close(self.screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("game", ["chickenfoot", "muggins", "matador"])
def test_nothing_is_wider_than_the_terminal(game: str, columns: int) -> None:
    options = ["-o", "rounds=1"] if game == "chickenfoot" else ["-o", "target=20"]
    terminal = Terminal(columns, "play", game, "--seed", "6", *options)
    turns = 0
    while True:
        prompt = terminal.wait_for(r"Your move.*: $|Where.*\) $|Enter goes.*: $|again or quit: $")
        if prompt.startswith("again"):
            break
        turns += 1
        if prompt.startswith("Your move: "):
            able = re.findall(r"(\d+) ●\[", terminal.text[: terminal.read].rpartition("Your tiles")[2])
            terminal.type(f"{able[turns % len(able)]}\r")
        else:
            terminal.type("1\r" if prompt.startswith("Where") else "\r")
        assert turns < 400
    terminal.type("?\rscores\rquit\r")
    assert terminal.end() == 0
    assert [line for line in terminal.text.split("\n") if len(line) > columns] == []


def test_ctrl_d_and_ctrl_c_leave_politely() -> None:
    terminal = Terminal(80, "play")
    terminal.wait_for(r"Game \[1\]: ")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert terminal.text.rstrip().endswith("Goodbye.")

    terminal = Terminal(80, "play", "block", "--seed", "1")
    terminal.wait_for("Your move")
    terminal.type("1\r")
    terminal.wait_for("Your move")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "Goodbye." in terminal.text

    terminal = Terminal(80, "play", "block", "--seed", "1")
    terminal.wait_for("Your move")
    terminal.type("\x03")
    # Pressed in the instant before the line is read, Ctrl-C is noticed with the next key.
    assert terminal.end(nudge="\x03") == 130
    assert "Traceback" not in terminal.text


def test_ctrl_c_stops_a_review_politely(tmp_path: Path) -> None:
    path = tmp_path / "match.bones"
    match = boneyard.new("block", players=2, seed=1)
    while not match.round_over:
        match.play(match.moves()[0])
    path.write_text(match.record(), "utf-8")
    terminal = Terminal(80, "review", str(path), "--seconds", "20")
    terminal.wait_for(r"decisions .*0/\d+")
    terminal.type("\x03")
    assert terminal.end() == 130
    assert re.search(r"Stopped after 0 of \d+ decisions\.", terminal.text)
    assert "Traceback" not in terminal.text


def test_no_color_when_none_is_wanted() -> None:
    terminal = Terminal(80, "play", "block", "--seed", "1", env={"TERM": "dumb"})
    terminal.wait_for("Your move")
    terminal.type("quit\r")
    assert terminal.end() == 0


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    path = tmp_path / "r.bones"
    path.write_text(
        "game: block\nedition: cardinal\nplayers: Ann, Ben\nround 1\nfirst: 0\n"
        "hand 0: 6-4 6-6 1-1\nhand 1: 1-0 3-0\n0 6-4 > lead\n1 pass\n0 6-6 > 6-4.6\n",
        "utf-8",
    )
    terminal = Terminal(60, "replay", str(path))
    for typed, seen in [
        ("\r", r"move 0 of 3"),
        ("\r", r"move 1 of 3"),
        ("b\r", r"move 2 of 3"),
        ("b\r", r"move 1 of 3"),
        ("b\r", r"move 0 of 3"),
        ("3\r", r"This is the start"),
        ("\r", r"move 3 of 3"),
        ("0\r", r"This is the end"),
        ("end\r", r"move 0 of 3"),
        ("77\r", r"move 3 of 3"),
        ("what\r", r"Enter: next move. b: back. 0 to 3"),
        ("q\r", r"Enter: next move. b: back. 0 to 3"),
    ]:
        terminal.wait_for(seen)
        terminal.wait_for(r"end or q: ")
        terminal.type(typed)
    assert terminal.end() == 0
