"""Bots that are separate programs, in any language: they play over the protocol on a server that the lab starts.

Each match is a table of that server with the tournament's own deal. A program is started with the personal link of its
seat as its last argument, plays there as at anyone's table, and ends with the match.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Final
from urllib.request import Request, urlopen

from boneyard import catalog
from boneyard.client import Seat, sit_down
from boneyard.core.errors import BadSetup, BoneyardError
from boneyard.core.match import Match
from boneyard.core.rng import rng_for
from boneyard.lab.players import Player
from boneyard.lab.tables import Table
from boneyard.records import replay
from boneyard.words.language import _

_START_SECONDS: Final = 120.0
_MATCH_SECONDS: Final = 1800.0
_GRACE_SECONDS: Final = 5.0  # for a match to end after a program has
_GLANCE: Final = 0.05

_open: "Arena | None" = None


class Arena:
    """A server of our own, for programs."""

    def __init__(self, address: str) -> None:
        self.address: Final = address

    def play(self, setup: Table, seed: str, seats: Sequence[Player], chance: str) -> Match:
        """The match of a seed, played to its end."""
        link = self._make_table(setup, seed)
        taken = [sit_down(link, f"Seat {seat}", seat) for seat in range(setup.seats)]
        programs: list[_Program] = []
        threads: list[_Local] = []
        with ExitStack() as at_the_end:
            for seat, each in enumerate(seats):
                if each.command:
                    said = at_the_end.enter_context(TemporaryFile("w+", encoding="utf-8", errors="replace"))
                    programs.append(_Program(each, taken[seat].personal, said))
                    at_the_end.callback(programs[-1].end)
                else:
                    threads.append(_Local(taken[seat], each, f"{chance} seat {seat}"))
                    at_the_end.callback(taken[seat].line.close)
                    threads[-1].start()
            self._await_end(link, programs, threads)
        return replay(_fetched(f"{link}/record"))

    def _make_table(self, setup: Table, seed: str) -> str:
        wish = {
            "game": setup.edition.game, "edition": setup.edition.key, "set": setup.size, "seed": seed,
            "options": dict(setup.options), "seats": [{"kind": "open"}] * setup.seats,
        }  # fmt: skip
        head = {"Content-Type": "application/json"}
        sent = Request(f"{self.address}/api/tables", json.dumps(wish).encode(), head)
        with urlopen(sent, timeout=60) as answer:
            return str(json.load(answer)["link"])

    def _await_end(self, link: str, programs: "Sequence[_Program]", threads: "Sequence[_Local]") -> None:
        """Wait until all have finished; a program that exits early ends the tournament, and its output is shown."""
        limit = time.monotonic() + _MATCH_SECONDS
        left_at: float | None = None
        while any(thread.is_alive() for thread in threads) or not all(program.ended for program in programs):
            for thread in threads:
                if thread.problem is not None:
                    raise thread.problem
            gone = [program for program in programs if program.ended]
            if gone and left_at is None:
                left_at = time.monotonic()
            late = left_at is not None and time.monotonic() > left_at + _GRACE_SECONDS
            if (late or time.monotonic() > limit) and replay(_fetched(f"{link}/record")).result is None:
                raise (
                    gone[0].left()
                    if gone
                    else BadSetup(_("A match took longer than half an hour, so it was stopped."))
                )
            time.sleep(_GLANCE)
        if replay(_fetched(f"{link}/record")).result is None:
            raise programs[0].left()


class _Program:
    """A program at a table; its error output is kept."""

    def __init__(self, player: Player, link: str, said: IO[str]) -> None:
        self._command: Final = player.command
        self._said: Final = said
        try:
            self._process: Final = subprocess.Popen(
                [*shlex.split(player.command), link],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self._said,
            )
        except (OSError, ValueError) as problem:
            raise BadSetup(
                _("{command} can't be started: {why}.", command=repr(player.command), why=problem)
            ) from None

    @property
    def ended(self) -> bool:
        return self._process.poll() is not None

    def end(self) -> None:
        self._process.kill()
        self._process.wait()

    def left(self) -> BadSetup:
        """Why its match can't be finished."""
        self._process.kill()
        code = self._process.wait()
        self._said.seek(0)
        lines = self._said.read().strip().splitlines()
        if not lines:
            return BadSetup(
                _(
                    "{command} ended before its match was over (exit code {code}).",
                    command=repr(self._command),
                    code=code,
                )
            )
        return BadSetup(
            _(
                "{command} ended before its match was over (exit code {code}). It said: {said}",
                command=repr(self._command),
                code=code,
                said=lines[-1],
            )
        )


class _Local(threading.Thread):
    """One of our bots, or yours by import path, at the same table."""

    def __init__(self, seat: Seat, player: Player, chance: str) -> None:
        super().__init__(daemon=True)
        self.seat: Final = seat
        self.problem: BoneyardError | None = None
        self._player: Final = player
        self._chance: Final = chance

    def run(self) -> None:
        rng = rng_for(self._chance)
        try:
            self.seat.play(
                lambda match, seat: self._player.chooser(match.game, rng)(match, seat), patience=0.0
            )
        except BoneyardError as problem:
            self.problem = problem


def _fetched(address: str) -> str:
    with urlopen(address, timeout=60) as answer:
        found: bytes = answer.read()
        return found.decode()


def check(setup: Table) -> None:
    """Refuse tables that programs can't play at."""
    try:
        published = catalog.edition(setup.edition.game, setup.edition.key) == setup.edition
    except BadSetup:
        published = False
    if not published:
        raise BadSetup(
            _(
                "Programs can only play published editions, and {edition} isn't one.",
                edition=setup.edition.name,
            )
        )


@contextmanager
def opened() -> Iterator[Arena]:
    """Open a server for the matches of this process, and close it at the end."""
    global _open
    settings = {
        "DATA": "",
        "ARENA": "1",
        "PORT": "0",
        "HOST": "127.0.0.1",
        "MAKING": "1000000",
        "RATE": "100000",
    }
    with TemporaryDirectory() as folder:
        around = {**os.environ, **{f"BONEYARD_{name}": value for name, value in settings.items()}}
        around |= {"BONEYARD_DATA": folder, "BONEYARD_BURST": "100000", "PYTHONUNBUFFERED": "1"}
        around["PYTHONPATH"] = os.pathsep.join(each for each in sys.path if each)
        command = (sys.executable, "-m", "boneyard", "serve", "--no-browser")
        with subprocess.Popen(
            command,
            env=around,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as server:
            try:
                _open = Arena(_address(server))
                yield _open
            finally:
                _open = None
                server.terminate()
                try:
                    server.wait(20)
                except subprocess.TimeoutExpired:
                    server.kill()


def _address(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    said = ""
    end = time.monotonic() + _START_SECONDS
    for line in server.stdout:
        said += line
        found = re.search(r"is open at (http://\S+?)/?\s", line)
        if found:
            # What else it says must not fill the pipe.
            threading.Thread(target=server.stdout.read, daemon=True).start()
            return found[1]
        if time.monotonic() > end:
            break
    raise BadSetup(
        _(
            "Couldn't start a server for the programs. It needs {extra}. It said: {said}",
            extra="boneyard[server]",
            said=said.strip(),
        )
    )


def current() -> Arena:
    """The server that is open."""
    assert _open is not None, "programs can play only in the process that opened the arena"
    return _open
