"""`python -m build` makes an sdist and a wheel; each installs into a fresh environment and plays a match.

Without a compiler the wheel holds no compiled code and suits every machine; with one it is this machine's.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from importlib.metadata import files
from pathlib import Path

import pytest

import boneyard
from compiler import obstacle

ROOT = Path(__file__).parents[2]
NO_COMPILER = {"CC": "no-such-compiler"}
MATCH = """
import boneyard, boneyard.core.tile
match = boneyard.new("muggins", players=3, seed="fresh")
while match.result is None:
    seat = match.actors[0]
    match.play(match.moves(seat)[0], seat)
print(len(match.rounds), sorted(match.result.scores), boneyard.__version__)
print(boneyard.core.tile.__file__)
print(boneyard.compiled)
"""


def python(*command: str, folder: Path, interpreter: str = sys.executable, **environment: str) -> str:
    """The output of a Python that doesn't know this checkout."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "BONEYARD_INTERPRETED")
    }
    done = subprocess.run(
        [interpreter, "-P", *command],
        cwd=folder,
        env={**clean, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist, and a wheel that was built from it without a compiler."""
    folder = tmp_path_factory.mktemp("made")
    python("-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT), folder=folder, **NO_COMPILER)
    return folder


@pytest.fixture(scope="module")
def unpacked(made: Path) -> Path:
    (archive,) = made.glob("*.tar.gz")
    with tarfile.open(archive) as sources:
        sources.extractall(made, filter="data")
    return made / archive.name.removesuffix(".tar.gz")


def plays(wheel: Path, folder: Path) -> tuple[str, str]:
    """Install a wheel into a fresh environment; returns the result of a match there, and where its engine is."""
    venv.create(folder / "fresh", with_pip=False, symlinks=os.name != "nt")
    interpreter = folder / "fresh" / ("Scripts" if os.name == "nt" else "bin") / "python"
    where = python(
        "-c",
        "import sysconfig; print(sysconfig.get_path('purelib'))",
        folder=folder,
        interpreter=str(interpreter),
    ).strip()
    # The one thing that a plain install needs is here already: tests ask no index.
    for file in files("mypy_extensions") or ():
        target = Path(where, file)
        if target.suffix != ".pyc":
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file.locate(), target)
    pip = ("-m", "pip", "--python", str(interpreter), "--disable-pip-version-check")
    python(*pip, "install", "--no-index", str(wheel), folder=folder)
    python(*pip, "check", folder=folder)
    came_to, engine, compiled = python("-c", MATCH, folder=folder, interpreter=str(interpreter)).splitlines()
    assert Path(engine).is_relative_to(where)
    assert compiled == str(Path(engine).suffix != ".py")
    for command in ([str(interpreter), "-P", "-m", "boneyard"], [str(interpreter.with_name("boneyard"))]):
        bare = subprocess.run(
            [*command, "games"], cwd=folder, env={}, capture_output=True, text=True, check=False
        )
        assert bare.returncode == 2
        assert bare.stderr.endswith("run pip install 'boneyard[terminal]'.\n")
        assert bare.stderr.count("\n") == 1
    return came_to, Path(engine).suffix


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return Parser().parsestr(archive.read(name).decode())


def here() -> str:
    """The result of the match in this process."""
    match = boneyard.new("muggins", players=3, seed="fresh")
    while match.result is None:
        seat = match.actors[0]
        match.play(match.moves(seat)[0], seat)
    return f"{len(match.rounds)} {sorted(match.result.scores)} {boneyard.__version__}"


def test_without_a_compiler_the_wheel_suits_every_machine(made: Path, tmp_path: Path) -> None:
    (wheel,) = made.glob("*.whl")
    assert wheel.name == f"boneyard-{boneyard.__version__}-py3-none-any.whl"
    assert plays(wheel, tmp_path) == (here(), ".py")


def test_with_a_compiler_the_wheel_is_this_machines(unpacked: Path, tmp_path: Path) -> None:
    # What this checkout has compiled already is taken over: the sources are the same.
    kept = list(ROOT.glob("build/temp.*/objects"))
    for objects in kept:
        shutil.copytree(objects, unpacked / objects.relative_to(ROOT))
    said = python("-m", "build", "--no-isolation", "--wheel", "--outdir", str(tmp_path), folder=unpacked)
    (wheel,) = tmp_path.glob("*.whl")
    compiled = not obstacle()
    assert "Compiling: 0 of 0 files" in said or not (kept and compiled)
    assert ("py3-none-any" not in wheel.name) == compiled
    assert plays(wheel, tmp_path) == (here(), (".pyd" if os.name == "nt" else ".so") if compiled else ".py")


def test_a_compiler_that_fails_halfway_leaves_a_wheel_for_every_machine(
    unpacked: Path, tmp_path: Path
) -> None:
    """It compiles the probe and nothing that mypyc wrote."""
    compiler = tmp_path / "compiler"
    compiler.write_text('#!/bin/sh\ncase "$*" in *mypyc*) exit 1;; esac\nexec cc "$@"\n', "utf-8")
    compiler.chmod(0o755)
    shutil.rmtree(unpacked / "build", ignore_errors=True)
    out = ("--outdir", str(tmp_path))
    python("-m", "build", "--no-isolation", "--wheel", *out, folder=unpacked, CC=str(compiler))
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]


def test_the_sources_can_be_built_tested_and_read(unpacked: Path) -> None:
    for name in (
        "setup.py",
        "Makefile",
        "LICENSE",
        "README.md",
        "tools/translation_units.py",
        "docs/python.md",
    ):
        assert (unpacked / name).is_file(), name
    for folder in ("src/boneyard", "tests", "docs", "deploy", "tools", "benchmarks"):
        kept = {path.relative_to(unpacked) for path in (unpacked / folder).rglob("*") if path.is_file()}
        there = {
            path.relative_to(ROOT)
            for path in (ROOT / folder).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
        }
        assert kept == there
    assert not list(unpacked.rglob("*.so"))


def test_the_wheel_says_what_it_is(made: Path) -> None:
    (wheel,) = made.glob("*.whl")
    told = metadata(wheel)
    assert told["Name"] == "boneyard"
    assert told["Version"] == boneyard.__version__
    assert told["Author"] == "The Boneyard developers"
    assert told["License-Expression"] == "MIT"
    assert told["Description-Content-Type"] == "text/markdown"
    assert told.get_payload() == (ROOT / "README.md").read_text("utf-8")
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    with zipfile.ZipFile(wheel) as archive:
        names = {Path(name) for name in archive.namelist()}
    package = {
        path.relative_to(ROOT / "src")
        for path in (ROOT / "src/boneyard").rglob("*")
        if path.is_file() and path.suffix != ".pyc" and not path.name.startswith(".")
    }
    assert {name for name in names if name.parts[0] == "boneyard"} == package
