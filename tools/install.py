"""Install what `make` asks for, and show its progress.

`install.py needs test` installs what pyproject.toml lists under this name. `install.py boneyard STAMP` builds and
installs this package and its server's libraries, says in one line how it went, and writes "compiled" or "interpreted",
whichever this machine can have, into the file STAMP; `install.py wanted` just prints that word.
"""

import importlib
import os
import re
import subprocess
import sys
import threading
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from compiler import interpreted_wanted, obstacle
from requirements import requirements

BUILD = Path("build")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
SLOWER = "Boneyard is installed interpreted, about 20 times slower"

NEEDS = {
    "build": "the build tools",
    "server": "the server's libraries",
    "test": "the test tools",
    "check": "the checking tools",
}

BEAT = 0.2  # seconds between two looks at a terminal
LINE = 3.0  # seconds between two lines of a log
# The lines of pip and setup.py that show progress, and what we print for them.
STEPS = (
    (re.compile(r"Collecting ([\w.-]+)"), "finding {}"),
    (re.compile(r"(?:Downloading|Using cached) ([\w.]+)"), "fetching {}"),
    (re.compile(r"Processing \S*/([\w.]+)-[^/]*\.whl"), "fetching {}"),
    (re.compile(r"(Installing) collected packages"), "unpacking"),
    (re.compile(r"(Checking types and writing C)"), "checking types and writing C"),
    (re.compile(r"Compiling: (\d+ of \d+ files)"), "compiled {}"),
    (re.compile(r"(creating) .*\.whl"), "packing"),
)


class Job(threading.Thread):
    """Commands that run one after the other, their output in a log, and the step they are at."""

    def __init__(self, title: str, log: Path, *commands: tuple[str, ...]) -> None:
        super().__init__(daemon=True)
        self.title = title
        self.step = ""
        self.failed = False
        self.log = log
        self.commands = commands

    def run(self) -> None:
        with self.log.open("w", encoding="utf-8") as log:
            for command in self.commands:
                with subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
                ) as process:
                    for line in process.stdout or ():
                        log.write(line)
                        self._read(line.strip())
                if process.returncode != 0:
                    self.failed = True
                    return

    def _read(self, line: str) -> None:
        for pattern, words in STEPS:
            match = pattern.match(line)
            if match:
                self.step = words.format(match[1])

    def __str__(self) -> str:
        return f"{self.title}: {self.step}" if self.step else self.title


def follow(*jobs: Job) -> None:
    """Run jobs in parallel and report progress: on one line of a terminal, every few seconds in a log."""
    terminal = sys.stdout.isatty()
    started = time.monotonic()
    for job in jobs:
        job.start()
        print(f"{job.title}.", flush=True)
    told = started
    while any(job.is_alive() for job in jobs):
        for job in jobs:
            job.join(BEAT / len(jobs))
        now = time.monotonic()
        if not terminal and now - told < LINE:
            continue
        told = now
        state = "; ".join(str(job) for job in jobs if job.is_alive())
        text = f"  {now - started:.0f} s  {state}" if state else ""
        if terminal:
            print(f"\r\033[K{text[: os.get_terminal_size().columns - 1]}", end="", flush=True)
        elif text:
            print(text, flush=True)
    if terminal:
        print("\r\033[K", end="", flush=True)
    for job in jobs:
        if job.failed:
            sys.exit(f"{job.log.read_text('utf-8')}\n{job.title} failed; this was its output ({job.log}).")


def needs(name: str) -> Job:
    """The installation of what pyproject.toml asks for under this name."""
    log = BUILD / f"needs-{name}.log"
    return Job(f"Installing {NEEDS.get(name, name)}", log, (*PIP, "install", *requirements([name])))


def install(stamp: Path) -> None:
    """Build this package while its server's libraries arrive, and install it."""
    wheels = BUILD / "wheel"
    for old in wheels.glob("*.whl"):
        old.unlink()
    here = ("--verbose", "--no-deps", "--no-index")
    building = (*PIP, "wheel", *here, "--no-build-isolation", "--wheel-dir", str(wheels), ".")
    follow(Job("Building Boneyard", BUILD / "install.log", building), needs("server"))
    wheel = str(*wheels.glob("*.whl"))
    unpacking = (*PIP, "install", *here, "--force-reinstall", wheel)
    follow(Job("Installing Boneyard", BUILD / "unpack.log", unpacking))
    stamp.write_text(said() + "\n", "utf-8")


def said() -> str:
    """Say how Boneyard was installed; the word for how it was meant to be."""
    importlib.invalidate_caches()
    import boneyard.core.tile

    missing = "" if interpreted_wanted() else obstacle()
    if str(boneyard.core.tile.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        print("Boneyard is installed compiled.")
    elif interpreted_wanted():
        print("Boneyard is installed interpreted, as BONEYARD_INTERPRETED asks.")
    elif missing:
        what, remedy = missing.split("|")
        print(f"{what}: {SLOWER}; {remedy} and run `make install` again.")
    else:
        print(f"Compiling failed: {SLOWER}; build/install.log tells why.")
    return wanted()


def wanted() -> str:
    """How to install Boneyard here."""
    return "interpreted" if interpreted_wanted() or obstacle() else "compiled"


def main(job: str, *names: str) -> None:
    if job == "needs":
        follow(*map(needs, names))
    elif job == "boneyard":
        install(Path(names[0]))
    else:
        print(wanted())


main(*sys.argv[1:])
