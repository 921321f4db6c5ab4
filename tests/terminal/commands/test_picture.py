"""`boneyard picture`: a moment of a record as a file, or a sentence."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import boneyard as package
from support.terminal.person import boneyard


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = package.new("muggins", players=["Ann", "Ben"], seed=5)
    for _ in range(9):
        match.play(match.moves()[0])
    path = tmp_path / "sunday.bones"
    path.write_text(match.record(), "utf-8")
    return path


def test_a_moment_is_drawn_as_a_seat_saw_it(record: Path) -> None:
    out = record.with_name("out.svg")
    for arguments in (["--ply", "4", "--seat", "0"], ["--ply", "0"], ["--seat", "Ben", "--tall"], []):
        run = boneyard("picture", str(record), *arguments, "-o", str(out))
        assert (run.returncode, run.stderr) == (0, "")
        assert str(out) in run.stdout.replace("\n", "")
        root = ElementTree.parse(out).getroot()
        assert (float(root.get("height", 0)) > float(root.get("width", 0))) == ("--tall" in arguments)


def test_a_spectator_sees_no_hand(record: Path) -> None:
    out = record.with_name("out.svg")
    boneyard("picture", str(record), "--ply", "0", "-o", str(out))
    assert {
        node.get("data-piece", "")[:4] for node in ElementTree.parse(out).iter() if node.get("data-piece")
    } == {
        "seat",
        "yard",
    }


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--ply", "40", "-o", "out.svg"], "from 0 to 9"),
        (["--seat", "Cy", "-o", "out.svg"], "There's no seat 'Cy'"),
        (["-o", "out.jpg"], "out.svg or out.png"),
        (["--palette", "pink", "-o", "out.svg"], "There's no palette 'pink'"),
        (["--table", "pink", "-o", "out.svg"], "There's no table 'pink'"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(
    record: Path, arguments: list[str], sentence: str
) -> None:
    run = boneyard("picture", str(record), *arguments)
    assert run.returncode == 2
    assert sentence in " ".join(run.stderr.split())
    assert "Traceback" not in run.stderr
